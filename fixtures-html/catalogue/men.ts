import { defineProduct, type Product } from './product';
import { everyVariation } from './variations';

const OXFORD = [
  { key: 'size', label: 'Size', options: ['S', 'M', 'L', 'XL'] },
  { key: 'colour', label: 'Colour', options: ['White', 'Sky'] },
];

export const MEN: readonly Product[] = [
  defineProduct({
    id: 201, sku: 'HV-M201', slug: 'oxford-shirt', name: 'Oxford Shirt', regularPence: 6200, kind: 'variable', stock: null,
    categories: ['men/shirts'], art: { garment: 'shirt', colour: 'sky' }, popularity: 93,
    summary: 'Brushed Oxford cloth with a soft roll in the collar.',
    attributes: OXFORD,
    variations: everyVariation({ firstId: 2011, sku: 'HV-M201', pricePence: 6200, attributes: OXFORD, soldOut: ['XL/Sky'] }),
  }),
  defineProduct({
    id: 202, sku: 'HV-M202', slug: 'heavyweight-tee', name: 'Heavyweight Tee', regularPence: 2800,
    categories: ['men/tops'], art: { garment: 'tee', colour: 'olive' }, popularity: 86,
    summary: 'A dense 220 g jersey with a sturdy neck and side seams that stay put.',
  }),
  defineProduct({
    id: 203, sku: 'HV-M203', slug: 'waffle-henley', name: 'Waffle Henley', regularPence: 4200,
    categories: ['men/tops'], art: { garment: 'henley', colour: 'oat' },
    summary: 'Waffle-knit cotton with three natural buttons.',
  }),
  defineProduct({
    id: 204, sku: 'HV-M204', slug: 'garment-dyed-chinos', name: 'Garment-Dyed Chinos', regularPence: 6800, pricePence: 4900,
    categories: ['men/trousers'], art: { garment: 'trousers', colour: 'sand' },
    summary: 'Straight-leg chinos dyed after sewing, for colour with some life in it.',
  }),
  defineProduct({
    id: 205, sku: 'HV-M205', slug: 'selvedge-jeans', name: 'Selvedge Jeans', regularPence: 9500,
    categories: ['men/trousers'], art: { garment: 'jeans', colour: 'denim' }, popularity: 89,
    summary: 'Fourteen-ounce selvedge denim with a regular rise and a gentle taper.',
  }),
  defineProduct({
    id: 206, sku: 'HV-M206', slug: 'lambswool-jumper', name: 'Lambswool Jumper', regularPence: 8500,
    categories: ['men/knitwear'], art: { garment: 'jumper', colour: 'navy' },
    summary: 'Scottish lambswool with saddle shoulders and a rib that holds.',
  }),
  defineProduct({
    id: 207, sku: 'HV-M207', slug: 'sunday-best-jumper', name: 'Grandad\'s "Sunday Best" Jumper & Scarf', regularPence: 10400,
    categories: ['men/knitwear'], art: { garment: 'cardigan', colour: 'burgundy' },
    summary: 'Knitted from a pattern found in a drawer in Whitby.',
  }),
  defineProduct({
    id: 208, sku: 'HV-M208', slug: 'canvas-chore-jacket', name: 'Canvas Chore Jacket', regularPence: 12000,
    categories: ['men/outerwear'], art: { garment: 'jacket', colour: 'olive' },
    summary: 'Four pockets, triple-stitched seams and a canvas that softens with wear.',
  }),
  defineProduct({
    id: 209, sku: 'HV-M209', slug: 'waxed-rain-mac', name: 'Waxed Rain Mac', regularPence: 16500, stock: 3,
    categories: ['men/outerwear'], art: { garment: 'mac', colour: 'forest' },
    summary: 'Dry-waxed cotton, taped inside, made for the length of the Pennine Way.',
  }),
];
