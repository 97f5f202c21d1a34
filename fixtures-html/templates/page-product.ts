import { findCategory } from '../catalogue/categories';
import { productsIn } from '../catalogue/catalogue';
import type { Product } from '../catalogue/product';
import { isInStock } from '../server/stock';
import { layout } from './layout';
import { html, nothing, type Markup } from './markup';
import { priceAmounts } from './price';
import { productGallery } from './product-gallery';
import { productGrid } from './product-box';
import { productMeta, stockLine } from './product-facts';
import { productForm } from './product-form';
import { productTabs } from './product-tabs';
import { productRating } from './reviews';
import { sizeCharts } from './size-chart';
import { stickyBar } from './sticky-bar';
import type { View } from './view';

function related(view: View, product: Product): Markup {
  const top = (product.categories[0] ?? '').split('/')[0] ?? '';
  const others = productsIn(top)
    .filter((candidate) => candidate !== product)
    .slice(0, 3);
  return html`<section class="related products-related" aria-labelledby="related-title"><h2 id="related-title">You may also like…</h2>${productGrid(view, others)}</section>`;
}

export function productPage(view: View, product: Product): Markup {
  const category = findCategory(product.categories[0] ?? '');
  const content = html`<nav class="woocommerce-breadcrumb breadcrumbs" aria-label="Breadcrumb"><a href="/">Home</a> <span class="divider">/</span> ${category ? html`<a href="/product-category/${category.path}/">${category.name}</a> <span class="divider">/</span> ` : nothing}${product.name}</nav>
<div id="product-${product.id}" class="product type-product post-${product.id} ${isInStock(view.visitor, product) ? 'instock' : 'outofstock'} product-type-${product.kind}"><div class="product-columns">
${productGallery(view, product)}
<div class="summary entry-summary product-info"><h1 class="product-title product_title entry-title">${product.name}</h1>${productRating(view, product)}<div class="price-wrapper"><p class="price product-page-price">${priceAmounts(product)}</p></div><div class="woocommerce-product-details__short-description product-short-description"><p>${product.summary}</p></div>
${stockLine(view, product)}${sizeCharts(product)}${productForm(view, product)}${productMeta(product)}</div></div>
${productTabs(view, product)}
${related(view, product)}</div>`;
  return layout(view, {
    title: product.name,
    content,
    afterFooter: stickyBar(view, product),
  });
}
