import type { Product, Variation } from '../catalogue/product';
import { cartLineKey, type CartLine } from './cart-line';
import { roundQuantity } from './money';
import { isInStock, stockOf } from './stock';
import type { Visitor } from './visitor';

export type AddRefusal =
  | { readonly reason: 'not-purchasable' }
  | { readonly reason: 'options-missing' }
  | { readonly reason: 'out-of-stock' }
  | { readonly reason: 'already-in-cart' }
  | { readonly reason: 'not-enough-stock'; readonly stock: number; readonly inCart: number };

export type AddResult = { readonly added: CartLine } | { readonly refused: AddRefusal };

export function findLine(visitor: Visitor, key: string): CartLine | undefined {
  return visitor.lines.find((line) => line.key === key);
}

function refusalFor(
  visitor: Visitor,
  product: Product,
  variation: Variation | undefined,
  quantity: number,
): AddRefusal | undefined {
  if (product.kind === 'external' || product.kind === 'grouped')
    return { reason: 'not-purchasable' };
  if (product.kind === 'variable' && !variation) return { reason: 'options-missing' };
  if (variation?.details?.isUnpriced) return { reason: 'not-purchasable' };
  const inCart = findLine(visitor, cartLineKey(product, variation))?.quantity ?? 0;
  if (product.soldIndividually && inCart > 0) return { reason: 'already-in-cart' };
  if (!isInStock(visitor, product, variation)) return { reason: 'out-of-stock' };
  const stock = stockOf(visitor, product, variation);
  // The whole line counts, not only what is being added.
  if (stock !== null && inCart + quantity > stock)
    return { reason: 'not-enough-stock', stock, inCart };
  return undefined;
}

/** Adds to the cart, joining an existing line of the same product and options. */
export function addToCart(
  visitor: Visitor,
  product: Product,
  variation: Variation | undefined,
  asked: number,
): AddResult {
  const quantity = product.soldIndividually ? 1 : asked;
  const refused = refusalFor(visitor, product, variation, quantity);
  if (refused) return { refused };
  const key = cartLineKey(product, variation);
  const existing = findLine(visitor, key);
  if (existing) {
    existing.quantity = roundQuantity(existing.quantity + quantity);
    return { added: existing };
  }
  const line: CartLine = { key, product, variation, quantity };
  visitor.lines.push(line);
  return { added: line };
}

export type QuantityResult = 'changed' | 'removed' | 'refused' | 'unknown';

/** Sets a line's quantity. Nothing or less removes the line; more than the stock is refused and nothing changes. */
export function setLineQuantity(visitor: Visitor, key: string, quantity: number): QuantityResult {
  const line = findLine(visitor, key);
  if (!line) return 'unknown';
  if (quantity <= 0) {
    removeLine(visitor, key);
    return 'removed';
  }
  const stock = stockOf(visitor, line.product, line.variation);
  if ((stock !== null && quantity > stock) || (line.product.soldIndividually && quantity > 1))
    return 'refused';
  line.quantity = roundQuantity(quantity);
  return 'changed';
}

export function removeLine(visitor: Visitor, key: string): CartLine | undefined {
  const line = findLine(visitor, key);
  if (!line) return undefined;
  visitor.lines = visitor.lines.filter((candidate) => candidate !== line);
  visitor.removedLines.set(key, line);
  return line;
}

/** Brings a removed line back, at the end of the cart as the platform does. */
export function restoreLine(visitor: Visitor, key: string): CartLine | undefined {
  const line = visitor.removedLines.get(key);
  if (!line) return undefined;
  visitor.removedLines.delete(key);
  visitor.lines = [...visitor.lines.filter((candidate) => candidate.key !== key), line];
  return line;
}

export function emptyCart(visitor: Visitor): void {
  visitor.lines = [];
  visitor.removedLines.clear();
  visitor.coupons = [];
}

export function cartCount(visitor: Visitor): number {
  return roundQuantity(visitor.lines.reduce((sum, line) => sum + line.quantity, 0));
}
