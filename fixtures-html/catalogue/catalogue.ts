import { ACCESSORIES } from './accessories';
import { GALLERIES } from './galleries';
import { MEN } from './men';
import type { Product, Variation } from './product';
import { VARIABLE } from './variable';
import { WOMEN } from './women';

/** Women's, men's and accessories interleaved, so that a page of the shop shows some of each. */
function interleave(...lists: readonly (readonly Product[])[]): Product[] {
  const longest = Math.max(...lists.map((list) => list.length));
  const mixed: Product[] = [];
  for (let index = 0; index < longest; index += 1) {
    for (const list of lists) {
      const product = list[index];
      if (product) mixed.push(product);
    }
  }
  return mixed;
}

export const PRODUCTS: readonly Product[] = interleave(WOMEN, MEN, ACCESSORIES);

/** Those that are found by their address only are not in `PRODUCTS`: no listing shows them. */
const ALL: readonly Product[] = [...PRODUCTS, ...VARIABLE, ...GALLERIES];

export interface Purchasable {
  readonly product: Product;
  readonly variation: Variation | undefined;
}

/** A map of what is each product's own: two that share a key would hide one another. */
export function uniqueMap<Key, Value>(
  entries: readonly (readonly [Key, Value])[],
): Map<Key, Value> {
  const map = new Map<Key, Value>();
  for (const [key, value] of entries) {
    if (map.has(key)) throw new Error(`Catalogue: two products share ${JSON.stringify(key)}.`);
    map.set(key, value);
  }
  return map;
}

const bySlug = uniqueMap(ALL.map((product) => [product.slug, product]));
const byIdOrSku = uniqueMap(
  ALL.flatMap((product) =>
    [undefined, ...product.variations].map((variation) => ({ product, variation })),
  ).flatMap((found): [number | string, Purchasable][] => {
    const { id, sku } = found.variation ?? found.product;
    return [
      [id, found],
      [sku, found],
    ];
  }),
);

export function findProduct(id: number): Product | undefined {
  const found = byIdOrSku.get(id);
  return found?.variation ? undefined : found?.product;
}

export function findProductBySlug(slug: string): Product | undefined {
  return bySlug.get(slug);
}

/** A product or one of its variations, by id or by SKU. */
export function findPurchasable(idOrSku: number | string): Purchasable | undefined {
  return byIdOrSku.get(idOrSku);
}

/** Whether a product is in a category or in one inside it. */
export function isIn(categoryPath: string, product: Product): boolean {
  return product.categories.some((path) => `${path}/`.startsWith(`${categoryPath}/`));
}

export function productsIn(categoryPath: string): Product[] {
  return PRODUCTS.filter((product) => isIn(categoryPath, product));
}

export function searchProducts(words: string): Product[] {
  const needles = words.toLowerCase().split(/\s+/).filter(Boolean);
  if (needles.length === 0) return [];
  return PRODUCTS.filter((product) => {
    const haystack = `${product.name} ${product.summary}`.toLowerCase();
    return needles.every((needle) => haystack.includes(needle));
  });
}

export const SORTINGS: Readonly<
  Record<string, { label: string; compare: (a: Product, b: Product) => number }>
> = {
  menu_order: { label: 'Default sorting', compare: () => 0 },
  popularity: { label: 'Sort by popularity', compare: (a, b) => b.popularity - a.popularity },
  date: { label: 'Sort by latest', compare: (a, b) => b.id - a.id },
  price: { label: 'Sort by price: low to high', compare: (a, b) => a.pricePence - b.pricePence },
  'price-desc': {
    label: 'Sort by price: high to low',
    compare: (a, b) => b.pricePence - a.pricePence,
  },
};

export function sortProducts(products: readonly Product[], orderby: string): Product[] {
  const compare = SORTINGS[orderby]?.compare;
  return compare ? [...products].sort(compare) : [...products];
}
