import { findProduct } from '../catalogue/catalogue';
import type { Product } from '../catalogue/product';
import { formatPence } from '../server/money';
import { unitPence } from '../server/stock';
import { html, type Markup } from './markup';

export function amount(pence: number): Markup {
  return html`<span class="woocommerce-Price-amount amount"><bdi><span class="woocommerce-Price-currencySymbol" translate="no">£</span>${formatPence(pence)}</bdi></span>`;
}

export function isOnSale(product: Product): boolean {
  return product.kind !== 'grouped' && unitPence(product) < product.regularPence;
}

function cheapestChildPence(group: Product): number {
  const children = group.children.flatMap((id) => findProduct(id) ?? []);
  return Math.min(...children.map((child) => unitPence(child)));
}

/** The amounts alone; the caller says in which element they stand. */
export function priceAmounts(product: Product): Markup {
  if (product.kind === 'grouped')
    return html`<span class="from">From </span>${amount(cheapestChildPence(product))}`;
  const prices = product.variations.map((variation) => unitPence(product, variation));
  const [lowest, highest] = [Math.min(...prices), Math.max(...prices)];
  if (lowest < highest)
    return html`<span aria-hidden="true">${amount(lowest)} – ${amount(highest)}</span><span class="screen-reader-text">Price range: £${formatPence(lowest)} to £${formatPence(highest)}</span>`;
  const pence = unitPence(product);
  if (!isOnSale(product)) return amount(pence);
  return html`<del aria-hidden="true">${amount(product.regularPence)}</del> <span class="screen-reader-text">Original price was: £${formatPence(product.regularPence)}.</span><ins aria-hidden="true">${amount(pence)}</ins><span class="screen-reader-text">Current price is: £${formatPence(pence)}.</span>`;
}

export function productPrice(product: Product): Markup {
  return html`<span class="price">${priceAmounts(product)}</span>`;
}
