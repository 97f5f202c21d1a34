import type { Product, Variation } from '../catalogue/product';
import { stockId } from './cart-line';
import type { Visitor } from './visitor';

/** Pieces left for this visitor; `null` when the stock is not counted. */
export function stockOf(visitor: Visitor, product: Product, variation?: Variation): number | null {
  const id = stockId(product, variation);
  const changed = visitor.stock.get(id);
  return changed === undefined ? (variation ?? product).stock : changed;
}

export function isInStock(visitor: Visitor, product: Product, variation?: Variation): boolean {
  if (!variation && product.kind === 'variable') {
    return product.variations.some((candidate) => isInStock(visitor, product, candidate));
  }
  const stock = stockOf(visitor, product, variation);
  return stock === null || stock > 0;
}

export function unitPence(product: Product, variation?: Variation): number {
  return (variation ?? product).pricePence;
}

export function reduceStock(
  visitor: Visitor,
  product: Product,
  variation: Variation | undefined,
  quantity: number,
): void {
  const stock = stockOf(visitor, product, variation);
  if (stock !== null) visitor.stock.set(stockId(product, variation), Math.max(0, stock - quantity));
}
