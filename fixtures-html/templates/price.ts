import { findProduct } from '../catalogue/catalogue';
import type { Product } from '../catalogue/product';
import { formatPence } from '../server/money';
import { unitPence } from '../server/stock';
import type { Visitor } from '../server/visitor';
import { html, type Markup } from './markup';

export function amount(pence: number): Markup {
  return html`<span class="woocommerce-Price-amount amount"><bdi><span class="woocommerce-Price-currencySymbol" translate="no">£</span>${formatPence(pence)}</bdi></span>`;
}

export function isOnSale(visitor: Visitor, product: Product): boolean {
  return product.kind !== 'grouped' && unitPence(visitor, product) < product.regularPence;
}

function cheapestChildPence(visitor: Visitor, group: Product): number {
  const children = group.children.flatMap((id) => findProduct(id) ?? []);
  return Math.min(...children.map((child) => unitPence(visitor, child)));
}

/** The amounts alone; the caller says in which element they stand. */
export function priceAmounts(visitor: Visitor, product: Product): Markup {
  if (product.kind === 'grouped')
    return html`<span class="from">From </span>${amount(cheapestChildPence(visitor, product))}`;
  const prices = product.variations.map((variation) => unitPence(visitor, product, variation));
  const [lowest, highest] = [Math.min(...prices), Math.max(...prices)];
  if (lowest < highest)
    return html`<span aria-hidden="true">${amount(lowest)} – ${amount(highest)}</span><span class="screen-reader-text">Price range: £${formatPence(lowest)} to £${formatPence(highest)}</span>`;
  const pence = unitPence(visitor, product);
  if (!isOnSale(visitor, product)) return amount(pence);
  return html`<del aria-hidden="true">${amount(product.regularPence)}</del> <span class="screen-reader-text">Original price was: £${formatPence(product.regularPence)}.</span><ins aria-hidden="true">${amount(pence)}</ins><span class="screen-reader-text">Current price is: £${formatPence(pence)}.</span>`;
}

export function productPrice(visitor: Visitor, product: Product): Markup {
  return html`<span class="price">${priceAmounts(visitor, product)}</span>`;
}
