import { defineProduct, type Product } from './product';
import { everyVariation } from './variations';

const DRESS_SIZES = [{ key: 'size', label: 'Size', options: ['8', '10', '12', '14', '16'] }];

export const WOMEN: readonly Product[] = [
  defineProduct({
    id: 101, sku: 'HV-W101', slug: 'organic-cotton-tee', name: 'Organic Cotton Tee', regularPence: 2400,
    categories: ['women/tops'], art: { garment: 'tee', colour: 'ecru' }, popularity: 98,
    summary: 'An everyday tee in midweight organic cotton, with a neat ribbed neck that keeps its shape.',
  }),
  defineProduct({
    id: 102, sku: 'HV-W102', slug: 'breton-stripe-top', name: 'Breton Stripe Top', regularPence: 3400, pricePence: 2600,
    categories: ['women/tops'], art: { garment: 'striped-top', colour: 'navy' }, popularity: 91,
    summary: 'Boat neck, dropped shoulder and a stripe woven in rather than printed on.',
  }),
  defineProduct({
    id: 103, sku: 'HV-W103', slug: 'linen-camp-shirt', name: 'Linen Camp Shirt', regularPence: 5800,
    categories: ['women/tops'], art: { garment: 'shirt', colour: 'sage' },
    summary: 'Garment-washed linen with a relaxed collar and corozo-nut buttons.',
  }),
  defineProduct({
    id: 104, sku: 'HV-W104', slug: 'washed-silk-blouse', name: 'Washed Silk Blouse', regularPence: 9500,
    categories: ['women/tops'], art: { garment: 'blouse', colour: 'blush' },
    summary: 'Sand-washed silk with a soft drape and a concealed placket.',
  }),
  defineProduct({
    id: 105, sku: 'HV-W105', slug: 'bias-wrap-dress', name: 'Bias Wrap Dress', regularPence: 11000, kind: 'variable',
    categories: ['women/dresses'], art: { garment: 'dress', colour: 'rust' }, stock: null, popularity: 88,
    summary: 'Cut on the bias so it moves with you, with a tie that stays tied.',
    attributes: DRESS_SIZES,
    variations: everyVariation({ firstId: 1051, sku: 'HV-W105', pricePence: 11000, attributes: DRESS_SIZES, soldOut: ['16'] }),
  }),
  defineProduct({
    id: 106, sku: 'HV-W106', slug: 'midnight-tea-dress', name: 'Midnight Tea Dress', regularPence: 8900, pricePence: 6900,
    categories: ['women/dresses'], art: { garment: 'tea-dress', colour: 'navy' },
    summary: 'A short-sleeved tea dress in fluid viscose with covered buttons.',
  }),
  defineProduct({
    id: 107, sku: 'HV-W107', slug: 'merino-crew-jumper', name: 'Merino Crew Jumper', regularPence: 7900,
    categories: ['women/knitwear'], art: { garment: 'jumper', colour: 'oat' }, popularity: 95,
    summary: 'Fine-gauge merino knitted in Hawick, light enough to layer.',
  }),
  defineProduct({
    id: 108, sku: 'HV-W108', slug: 'moss-stitch-cardigan', name: 'Moss Stitch Cardigan', regularPence: 9800,
    categories: ['women/knitwear'], art: { garment: 'cardigan', colour: 'clay' },
    summary: 'A weighty cotton and wool cardigan with horn-effect buttons.',
  }),
  defineProduct({
    id: 109, sku: 'HV-W109', slug: 'roll-neck-mill-seconds',
    name: 'Hand-Finished Extra-Fine Merino Roll-Neck Jumper with Raglan Sleeves and Ribbed Cuffs in Undyed Natural Ecru (Mill Seconds)',
    regularPence: 8800, pricePence: 5200,
    categories: ['women/knitwear'], art: { garment: 'roll-neck', colour: 'ecru' },
    summary: 'Perfect but for a pulled thread somewhere you will never find.',
  }),
  defineProduct({
    id: 110, sku: 'HV-W110', slug: 'wide-leg-trousers', name: 'Wide Leg Trousers', regularPence: 7200,
    categories: ['women/trousers'], art: { garment: 'wide-trousers', colour: 'charcoal' },
    summary: 'High-rise trousers in brushed twill that fall straight from the hip.',
  }),
  defineProduct({
    id: 111, sku: 'HV-W111', slug: 'pleated-midi-skirt', name: 'Pleated Midi Skirt', regularPence: 6400, pricePence: 4480,
    categories: ['women/skirts'], art: { garment: 'skirt', colour: 'forest' },
    summary: 'Sunray pleats set by steam, on a comfortable flat waistband.',
  }),
  defineProduct({
    id: 112, sku: 'HV-W112', slug: 'double-faced-wool-coat', name: 'Double-Faced Wool Coat', regularPence: 24500, stock: 0,
    categories: ['women/outerwear'], art: { garment: 'coat', colour: 'camel' }, popularity: 90,
    summary: 'Two layers of wool woven as one, so it needs no lining.',
  }),
];
