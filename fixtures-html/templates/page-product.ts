import { findCategory } from '../catalogue/categories';
import { productsIn } from '../catalogue/catalogue';
import type { Product } from '../catalogue/product';
import { isInStock, stockOf } from '../server/stock';
import { layout } from './layout';
import { html, nothing, type Markup } from './markup';
import { picture, pictureUrl, PICTURE_HEIGHT, PICTURE_WIDTH, type PictureView } from './picture';
import { isOnSale, priceAmounts } from './price';
import { productGrid } from './product-box';
import { productForm } from './product-form';
import type { View } from './view';

const VIEWS: readonly PictureView[] = ['front', 'back', 'detail'];

function gallery(view: View, product: Product): Markup {
  const slides = VIEWS.map((name, index) => {
    const url = pictureUrl(product, name);
    const alt = name === 'front' ? product.name : `${product.name}, ${name}`;
    return html`<div data-thumb="${url}" data-thumb-alt="${alt}" class="woocommerce-product-gallery__image slide${index === 0 ? ' first' : ''}"><a href="${url}"><img width="${PICTURE_WIDTH}" height="${PICTURE_HEIGHT}" src="${url}" class="wp-post-image ux-skip-lazy" alt="${alt}" data-caption="" data-src="${url}" data-large_image="${url}" data-large_image_width="1200" data-large_image_height="1500" decoding="async"></a></div>`;
  });
  const thumbnails = html`<div class="product-thumbnails thumbnails row row-small small-columns-4">${VIEWS.map((name, index) => html`<div class="col${index === 0 ? ' is-nav-selected first' : ''}">${picture(product, { view: name, alt: '', classes: '' })}</div>`)}</div>`;
  const isFlatsome = view.visitor.situation.theme === 'flatsome';
  return html`<div class="product-images relative mb-half has-hover woocommerce-product-gallery woocommerce-product-gallery--with-images woocommerce-product-gallery--columns-4 images" data-columns="4">${isOnSale(view.visitor, product) ? html`<div class="badge-container is-larger absolute left top z-1"><span class="onsale">Sale!</span></div>` : nothing}<div class="woocommerce-product-gallery__wrapper${isFlatsome ? ' product-gallery-slider' : ''}">${slides}</div>${isFlatsome ? thumbnails : nothing}</div>`;
}

function stockLine(view: View, product: Product): Markup {
  if (!isInStock(view.visitor, product))
    return html`<p class="stock out-of-stock">Out of stock</p>`;
  const stock = stockOf(view.visitor, product);
  if (stock === null || product.kind !== 'simple') return nothing;
  return html`<p class="stock in-stock">${stock <= 5 ? `Only ${stock} left in stock` : `${stock} in stock`}</p>`;
}

function meta(product: Product): Markup {
  const links = product.categories.map(
    (path) =>
      html`<a href="/product-category/${path}/" rel="tag">${findCategory(path)?.name ?? path}</a> `,
  );
  return html`<div class="product_meta"><span class="sku_wrapper">SKU: <span class="sku">${product.sku}</span></span> <span class="posted_in">Category: ${links}</span></div>`;
}

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
${gallery(view, product)}
<div class="summary entry-summary product-info"><h1 class="product-title product_title entry-title">${product.name}</h1><div class="price-wrapper"><p class="price product-page-price">${priceAmounts(view.visitor, product)}</p></div><div class="woocommerce-product-details__short-description product-short-description"><p>${product.summary}</p></div>
${stockLine(view, product)}${productForm(view, product)}${meta(product)}</div></div>
<section class="product-description" aria-labelledby="description-title"><h2 id="description-title">Description</h2><p>${product.description}</p></section>
${related(view, product)}</div>`;
  return layout(view, { title: product.name, content });
}
