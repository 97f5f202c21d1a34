import { COLOURS, defineProduct, type Product, type Variation } from './product';
import { everyVariation } from './variations';

/**
 * Products with options of every kind that a product page may meet. No listing shows them, so that
 * listings stay what they are; each has its link on the page of fixtures.
 */

const numbered = (prefix: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => `${prefix}${index + 1}`);

const SHIRT_SIZES = { key: 'pa_size', label: 'Size', options: ['s', 'm', 'l', 'xl'] };
const OVERSHIRT = [
  { key: 'pa_colour', label: 'Colour', options: ['forest', 'rust', 'navy', 'sand'] },
  SHIRT_SIZES,
];

/** What is peculiar to some of them, by their option values joined by `/`. */
const OVERSHIRT_STOCK: Readonly<Record<string, number>> = { 'forest/m': 3, 'navy/s': 0 };
const MISSING_OVERSHIRTS = new Set(['rust/xl', 'sand/s', 'sand/m', 'sand/xl']);

const overshirts: Variation[] = everyVariation({
  firstId: 40101,
  sku: 'HV-V401',
  pricePence: 9800,
  attributes: OVERSHIRT,
})
  .filter(({ attributes }) => !MISSING_OVERSHIRTS.has(Object.values(attributes).join('/')))
  .map((variation, index) => {
    const combination = Object.values(variation.attributes).join('/');
    const isNavy = combination.startsWith('navy');
    return {
      ...variation,
      stock: OVERSHIRT_STOCK[combination] ?? 15,
      pricePence: isNavy ? 10400 : 9800,
      details: {
        weightKg: 0.6 + index / 20,
        sizeCm: [72 + index, 58, 3],
        ...(combination.startsWith('forest')
          ? { description: '<p>Dyed with <strong>weld and indigo</strong>; it will mellow.</p>' }
          : {}),
      },
    };
  });

const OVERCOAT = [
  { key: 'pa_colour', label: 'Colour', options: ['camel', 'charcoal', 'burgundy'] },
  { key: 'pa_size', label: 'Size', options: ['s', 'm', 'l'] },
  { key: 'lining', label: 'Lining', options: ['Viscose & silk', 'Quilted', 'Unlined'] },
];

const coat = (
  number: number,
  [colour, size, lining]: readonly [string, string, string],
  more: Partial<Variation> = {},
): Variation => ({
  id: 40200 + number,
  sku: `HV-V402-${number}`,
  attributes: { pa_colour: colour, pa_size: size, lining },
  pricePence: 24500,
  stock: null,
  ...more,
});

const overcoats: Variation[] = [
  coat(1, ['camel', 's', 'Viscose & silk'], { stock: 2 }),
  coat(2, ['camel', 'm', ''], { stock: 6 }),
  coat(3, ['camel', 'l', 'Quilted'], { pricePence: 26500 }),
  coat(4, ['charcoal', '', 'Quilted'], { pricePence: 26500 }),
  coat(5, ['charcoal', '', 'Unlined'], { stock: 0 }),
  coat(6, ['burgundy', 's', 'Unlined'], { details: { isInactive: true } }),
  coat(7, ['burgundy', 'm', 'Unlined'], { details: { isUnpriced: true } }),
  coat(8, ['burgundy', 'l', 'Unlined'], { stock: 4 }),
];

const SOCKS = [
  { key: 'pa_colour', label: 'Colour', options: COLOURS.slice(0, 10) },
  { key: 'pa_size', label: 'Size', options: ['36', '38', '40', '42'] },
];

const FIVE_HUNDRED = [
  { key: 'pa_colour', label: 'Colour', options: COLOURS.slice(0, 10) },
  { key: 'collar', label: 'Collar', options: numbered('Collar ', 10) },
  { key: 'cuff', label: 'Cuff', options: numbered('Cuff ', 5) },
];

const FIVE_THOUSAND = [
  { key: 'pa_colour', label: 'Colour', options: COLOURS.slice(0, 10) },
  { key: 'waist', label: 'Waist', options: numbered('Waist ', 25) },
  { key: 'leg', label: 'Leg', options: numbered('Leg ', 20) },
];

const SCARF = [
  { key: 'pa_colour', label: 'Colour', options: ['oat', 'sky', 'burgundy'] },
  { key: 'pa_size', label: 'Size', options: ['short', 'long'] },
];

const FIFTY = [
  { key: 'pa_colour', label: 'Colour', options: COLOURS.slice(0, 10) },
  { key: 'pa_size', label: 'Size', options: ['xs', 's', 'm', 'l', 'xl'] },
];

const every = (firstId: number, sku: string, pricePence: number, attributes: typeof FIFTY) =>
  everyVariation({ firstId, sku, pricePence, attributes });

const hidden = { kind: 'variable', stock: null, categories: ['men/shirts'] } as const;

export const VARIABLE: readonly Product[] = [
  defineProduct({
    ...hidden,
    id: 401,
    sku: 'HV-V401',
    slug: 'corduroy-overshirt',
    name: 'Corduroy Overshirt',
    regularPence: 9800,
    art: { garment: 'shirt', colour: 'forest' },
    summary:
      'Eight-wale corduroy, cut to go over a jumper. Not every size is made in every colour.',
    attributes: OVERSHIRT,
    variations: overshirts,
  }),
  defineProduct({
    ...hidden,
    id: 402,
    sku: 'HV-V402',
    slug: 'wool-overcoat',
    name: 'Wool Overcoat',
    regularPence: 24500,
    categories: ['men/outerwear'],
    art: { garment: 'coat', colour: 'camel' },
    summary: 'Yorkshire melton with a lining of your choice.',
    attributes: OVERCOAT,
    variations: overcoats,
  }),
  defineProduct({
    ...hidden,
    id: 403,
    sku: 'HV-V403',
    slug: 'boot-socks',
    name: 'Boot Socks',
    regularPence: 1600,
    art: { garment: 'socks', colour: 'rust' },
    summary: 'Cushioned merino in ten colours and four sizes.',
    attributes: SOCKS,
    variations: every(40301, 'HV-V403', 1600, SOCKS).map((variation) =>
      variation.attributes['pa_colour'] === 'oat' && variation.attributes['pa_size'] === '38'
        ? { ...variation, stock: 0 }
        : variation,
    ),
  }),
  defineProduct({
    ...hidden,
    id: 404,
    sku: 'HV-V404',
    slug: 'selkirk-scarf',
    name: 'Selkirk Scarf',
    regularPence: 4500,
    art: { garment: 'scarf', colour: 'oat' },
    summary: 'Woven in Selkirk; we have chosen our favourite for you.',
    attributes: SCARF,
    variations: every(40401, 'HV-V404', 4500, SCARF),
    defaultOptions: { pa_colour: 'sky', pa_size: 'long' },
  }),
  defineProduct({
    ...hidden,
    id: 405,
    sku: 'HV-V405',
    slug: 'retired-gilet',
    name: 'Retired Gilet',
    regularPence: 7500,
    art: { garment: 'jacket', colour: 'olive' },
    summary: 'The last one has gone to a good home.',
    attributes: [SHIRT_SIZES],
    variations: [],
  }),
  defineProduct({
    ...hidden,
    id: 406,
    sku: 'HV-V406',
    slug: 'fifty-tees',
    name: 'Tee in Fifty Variations',
    regularPence: 2400,
    art: { garment: 'tee', colour: 'ecru' },
    summary: 'Ten colours, five sizes.',
    attributes: FIFTY,
    variations: every(50_001, 'HV-V406', 2400, FIFTY),
  }),
  defineProduct({
    ...hidden,
    id: 407,
    sku: 'HV-V407',
    slug: 'made-to-order-shirt',
    name: 'Made-to-Order Shirt',
    regularPence: 13500,
    art: { garment: 'shirt', colour: 'ecru' },
    summary: 'Five hundred shirts, one of which is yours.',
    attributes: FIVE_HUNDRED,
    variations: every(60_001, 'HV-V407', 13500, FIVE_HUNDRED),
  }),
  defineProduct({
    ...hidden,
    id: 408,
    sku: 'HV-V408',
    slug: 'made-to-measure-trousers',
    name: 'Made-to-Measure Trousers',
    regularPence: 18500,
    art: { garment: 'trousers', colour: 'ecru' },
    summary: 'Five thousand pairs, one of which fits.',
    attributes: FIVE_THOUSAND,
    variations: every(70_001, 'HV-V408', 18500, FIVE_THOUSAND),
  }),
];
