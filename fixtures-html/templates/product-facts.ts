import { findCategory } from '../catalogue/categories';
import type { Product } from '../catalogue/product';
import { isInStock, stockOf } from '../server/stock';
import { html, nothing, type Markup } from './markup';
import type { View } from './view';

/** Few enough to be worth saying. */
const LOW_STOCK = 5;

export function stockText(stock: number): string {
  return stock <= LOW_STOCK ? `Only ${stock} left in stock` : `${stock} in stock`;
}

/** What is said of a product's stock; nothing where its form says so itself. */
export function stockLine(view: View, product: Product): Markup {
  if (product.kind === 'variable' && product.variations.length === 0) return nothing;
  if (!isInStock(view.visitor, product))
    return html`<p class="stock out-of-stock">Out of stock</p>`;
  const stock = stockOf(view.visitor, product);
  if (stock === null || product.kind !== 'simple') return nothing;
  return html`<p class="stock in-stock">${stockText(stock)}</p>`;
}

export function productMeta(product: Product): Markup {
  const links = product.categories.map(
    (path) =>
      html`<a href="/product-category/${path}/" rel="tag">${findCategory(path)?.name ?? path}</a> `,
  );
  return html`<div class="product_meta"><span class="sku_wrapper">SKU: <span class="sku">${product.sku}</span></span> ${measures(product)}<span class="posted_in">Category: ${links}</span></div>`;
}

/** Weight and dimensions of a product with options, which say nothing until one is chosen. */
function measures(product: Product): Markup {
  if (!product.variations.some(({ details }) => details?.weightKg)) return nothing;
  return html`<span class="measures">Weight: <span class="product_weight">depends on the size</span></span> <span class="measures">Folded: <span class="product_dimensions">depends on the size</span></span> `;
}
