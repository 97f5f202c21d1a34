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

const byId = new Map(ALL.map((product) => [product.id, product]));
const bySlug = new Map(ALL.map((product) => [product.slug, product]));

export interface Purchasable {
  readonly product: Product;
  readonly variation: Variation | undefined;
}

export function findProduct(id: number): Product | undefined {
  return byId.get(id);
}

export function findProductBySlug(slug: string): Product | undefined {
  return bySlug.get(slug);
}

/** A product or one of its variations, by id or by SKU. */
export function findPurchasable(idOrSku: number | string): Purchasable | undefined {
  for (const product of ALL) {
    if (product.id === idOrSku || product.sku === idOrSku) return { product, variation: undefined };
    const variation = product.variations.find(
      (candidate) => candidate.id === idOrSku || candidate.sku === idOrSku,
    );
    if (variation) return { product, variation };
  }
  return undefined;
}

export function productsIn(categoryPath: string): Product[] {
  return PRODUCTS.filter((product) =>
    product.categories.some((path) => path === categoryPath || path.startsWith(`${categoryPath}/`)),
  );
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
