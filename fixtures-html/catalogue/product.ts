import type { PictureView } from '../templates/picture';

/** What the shop knows of one product. Money is in whole pence, so that sums never drift. */
export type ProductKind = 'simple' | 'variable' | 'grouped' | 'external';

export type Garment =
  | 'tee'
  | 'striped-top'
  | 'henley'
  | 'shirt'
  | 'blouse'
  | 'jumper'
  | 'roll-neck'
  | 'cardigan'
  | 'trousers'
  | 'wide-trousers'
  | 'jeans'
  | 'skirt'
  | 'dress'
  | 'tea-dress'
  | 'coat'
  | 'jacket'
  | 'mac'
  | 'scarf'
  | 'beanie'
  | 'belt'
  | 'tote'
  | 'weekender'
  | 'socks'
  | 'loafers'
  | 'fabric'
  | 'shoe-trees';

export const COLOURS = [
  'ecru',
  'oat',
  'sand',
  'camel',
  'rust',
  'blush',
  'clay',
  'sage',
  'olive',
  'forest',
  'sky',
  'denim',
  'navy',
  'charcoal',
  'black',
  'burgundy',
  'tan',
  'white',
] as const;

export type Colour = (typeof COLOURS)[number];

export interface Art {
  readonly garment: Garment;
  readonly colour: Colour;
}

export interface ProductAttribute {
  /** Key as the platform posts it, without the `attribute_` prefix. */
  readonly key: string;
  readonly label: string;
  readonly options: readonly string[];
}

export interface Variation {
  readonly id: number;
  readonly sku: string;
  /** An empty value: any will do. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly pricePence: number;
  /** `null`: stock is not counted. */
  readonly stock: number | null;
  readonly details?: VariationDetails;
}

/** What only some variations have. */
export interface VariationDetails {
  /** Markup. */
  readonly description?: string;
  readonly weightKg?: number;
  /** Length, width and height in centimetres. */
  readonly sizeCm?: readonly [number, number, number];
  readonly colour?: Colour;
  /** Shown, but a plugin has switched it off. */
  readonly isInactive?: boolean;
  /** Without a price: it is in the shop, but cannot be bought. */
  readonly isUnpriced?: boolean;
}

export interface Product {
  readonly id: number;
  readonly sku: string;
  readonly slug: string;
  readonly name: string;
  readonly kind: ProductKind;
  readonly regularPence: number;
  /** The price asked; lower than `regularPence` when on sale. */
  readonly pricePence: number;
  /** Full category paths, for instance `women/tops`. The first is the one shown. */
  readonly categories: readonly string[];
  /** `null`: stock is not counted. */
  readonly stock: number | null;
  readonly soldIndividually: boolean;
  readonly minQuantity: number;
  readonly quantityStep: number;
  readonly summary: string;
  readonly description: string;
  readonly art: Art;
  /** The gallery, the main picture first; empty: there is only the placeholder. */
  readonly pictures: readonly PictureView[];
  readonly attributes: readonly ProductAttribute[];
  readonly variations: readonly Variation[];
  /** Attribute key → option that is chosen when the page is opened. */
  readonly defaultOptions: Readonly<Record<string, string>>;
  /** Ids of the products a grouped product offers together. */
  readonly children: readonly number[];
  /** Where an external product is sold. */
  readonly externalUrl: string;
  readonly popularity: number;
}

/** Shared attributes have a name of their own; the others are called what their value says. */
export function optionName(attribute: ProductAttribute, option: string): string {
  if (!attribute.key.startsWith('pa_')) return option;
  if (attribute.key === 'pa_size' && option.length <= 2) return option.toUpperCase();
  return option.charAt(0).toUpperCase() + option.slice(1);
}

type ProductEssentials = Pick<
  Product,
  'id' | 'sku' | 'slug' | 'name' | 'regularPence' | 'categories' | 'art' | 'summary'
>;

/** Fills in what most products have in common, so that the lists show only what differs. */
export function defineProduct(product: ProductEssentials & Partial<Product>): Product {
  return {
    kind: 'simple',
    pricePence: product.regularPence,
    stock: 40,
    soldIndividually: false,
    minQuantity: 1,
    quantityStep: 1,
    description: `${product.summary} Cut in small runs, finished by hand and made to be mended rather than replaced.`,
    pictures: ['front', 'back', 'detail', 'hem'],
    attributes: [],
    variations: [],
    defaultOptions: {},
    children: [],
    externalUrl: '',
    popularity: (product.id * 37) % 101,
    ...product,
  };
}
