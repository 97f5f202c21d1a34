import { defineProduct, type Product } from './product';

export const ACCESSORIES: readonly Product[] = [
  defineProduct({
    id: 301, sku: 'HV-A301', slug: 'lambswool-scarf', name: 'Lambswool Scarf', regularPence: 3800,
    categories: ['accessories/hats-and-scarves'], art: { garment: 'scarf', colour: 'camel' },
    summary: 'A generous scarf with hand-twisted fringes.',
  }),
  defineProduct({
    id: 302, sku: 'HV-A302', slug: 'ribbed-beanie', name: 'Ribbed Beanie', regularPence: 2200,
    categories: ['accessories/hats-and-scarves'], art: { garment: 'beanie', colour: 'rust' }, popularity: 92,
    summary: 'A chunky rib with a turn-up as deep as you like.',
  }),
  defineProduct({
    id: 303, sku: 'HV-A303', slug: 'bridle-leather-belt', name: 'Bridle Leather Belt', regularPence: 4500, stock: 0,
    categories: ['accessories/leather'], art: { garment: 'belt', colour: 'tan' },
    summary: 'Bridle leather from Walsall with a solid brass buckle.',
  }),
  defineProduct({
    id: 304, sku: 'HV-A304', slug: 'market-tote', name: 'Market Tote', regularPence: 2800, pricePence: 2100,
    categories: ['accessories/bags'], art: { garment: 'tote', colour: 'ecru' },
    summary: 'Heavy canvas, long handles and an inside pocket for the list.',
  }),
  defineProduct({
    id: 305, sku: 'HV-A305', slug: 'leather-weekender', name: 'Leather Weekender', regularPence: 22000, soldIndividually: true,
    categories: ['accessories/bags', 'accessories/leather'], art: { garment: 'weekender', colour: 'tan' }, stock: 5,
    summary: 'Made one at a time by one maker, so one to a customer.',
  }),
  defineProduct({
    id: 306, sku: 'HV-A306', slug: 'merino-socks', name: 'Merino Socks', regularPence: 1200, stock: 120,
    categories: ['accessories/socks'], art: { garment: 'socks', colour: 'sage' },
    summary: 'Cushioned soles, flat toe seams and a cuff that stays up.',
  }),
  defineProduct({
    id: 307, sku: 'HV-A307', slug: 'suede-loafers', name: 'Suede Loafers', regularPence: 13000,
    categories: ['accessories/shoes'], art: { garment: 'loafers', colour: 'camel' },
    summary: 'Unlined suede on a stitched leather sole.',
  }),
  defineProduct({
    id: 308, sku: 'HV-A308', slug: 'irish-linen-by-the-metre', name: 'Irish Linen by the Metre', regularPence: 1850,
    categories: ['accessories/haberdashery'], art: { garment: 'fabric', colour: 'sky' },
    minQuantity: 0.5, quantityStep: 0.25, stock: 25,
    summary: 'Our shirting linen, sold in quarter metres from half a metre up.',
  }),
  defineProduct({
    id: 309, sku: 'HV-A309', slug: 'cedar-shoe-trees', name: 'Cedar Shoe Trees', regularPence: 3200, kind: 'external', stock: null,
    categories: ['accessories/shoes'], art: { garment: 'shoe-trees', colour: 'tan' },
    externalUrl: 'https://partner.example/shoe-trees?ref=harrow-vale',
    summary: 'Turned by our friends at a workshop in Northampton, who sell them themselves.',
  }),
  defineProduct({
    id: 310, sku: 'HV-A310', slug: 'the-weekend-set', name: 'The Weekend Set', regularPence: 2400, kind: 'grouped', stock: null,
    categories: ['accessories/gifts'], art: { garment: 'henley', colour: 'sage' }, children: [101, 306, 302],
    summary: 'A tee, socks and a beanie: all that a weekend asks for.',
  }),
];
