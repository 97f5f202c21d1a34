import { findCategory } from '../catalogue/categories';
import type { Product } from '../catalogue/product';
import { isInStock } from '../server/stock';
import { addToCartLink } from './add-to-cart-link';
import { html, nothing, type Markup } from './markup';
import { picture } from './picture';
import { isOnSale, productPrice } from './price';
import { boxRating } from './reviews';
import { boxSwatches } from './swatches';
import { absolute, type View } from './view';
import { wishlistHeart } from './wishlist';

/** The theme's mark on the picture of a product that costs less than it did. */
export function saleBadge(product: Product): Markup {
  if (!isOnSale(product)) return nothing;
  return html`<div class="badge-container absolute left top z-1"><div class="callout badge badge-circle"><div class="badge-inner secondary on-sale"><span class="onsale">Sale!</span></div></div></div>`;
}

export function productClasses(view: View, product: Product): string {
  const stock = isInStock(view.visitor, product) ? 'instock' : 'outofstock';
  return [
    'product',
    'type-product',
    `post-${product.id}`,
    'status-publish',
    stock,
    ...product.categories.map((path) => `product_cat-${path.split('/').at(-1) ?? path}`),
    'has-post-thumbnail',
    ...(isOnSale(product) ? ['sale'] : []),
    ...(product.soldIndividually ? ['sold-individually'] : []),
    `product-type-${product.kind}`,
  ].join(' ');
}

/** Box of the theme's grid. */
export function flatsomeBox(view: View, product: Product): Markup {
  const url = absolute(view, `/product/${product.slug}/`);
  const isAvailable = isInStock(view.visitor, product);
  const category = findCategory(product.categories[0] ?? '');
  return html`<div class="product-small col has-hover ${productClasses(view, product)}${isAvailable ? '' : ' out-of-stock'}"><div class="col-inner">
${saleBadge(product)}<div class="product-small box">
<div class="box-image"><div class="image-fade_in_back"><a href="${url}" aria-label="${product.name}">${picture(product)}${picture(product, { view: 'back', classes: 'show-on-hover absolute fill hide-for-small back-image', alt: '' })}</a></div>
<div class="image-tools is-small top right show-on-hover">${wishlistHeart(view, product, false)}</div>
<div class="image-tools grid-tools text-center hide-for-small bottom hover-slide-in show-on-hover"><a class="quick-view" data-prod="${product.id}" href="#quick-view">Quick View</a></div>
${isAvailable ? nothing : html`<div class="out-of-stock-label">Out of stock</div>`}</div>
<div class="box-text box-text-products">
<div class="title-wrapper"><p class="category uppercase is-smaller no-text-overflow product-cat">${category?.name ?? ''}</p><p class="name product-title woocommerce-loop-product__title"><a href="${url}" class="woocommerce-LoopProduct-link woocommerce-loop-product__link">${product.name}</a></p></div>
<div class="price-wrapper">${boxRating(view, product)}${productPrice(product)}</div>
${boxSwatches(view, product)}<div class="add-to-cart-button">${addToCartLink(view, product)}</div>
</div></div></div></div>
`;
}

/** List item of the shop plugin's own template. */
function plainBox(view: View, product: Product, index: number): Markup {
  const edge = index % 3 === 0 ? ' first' : index % 3 === 2 ? ' last' : '';
  return html`<li class="${productClasses(view, product)}${edge}"><a href="${absolute(view, `/product/${product.slug}/`)}" class="woocommerce-LoopProduct-link woocommerce-loop-product__link">${picture(product, { alt: '' })}<h2 class="woocommerce-loop-product__title">${product.name}</h2>${isOnSale(product) ? html`<span class="onsale">Sale!</span>` : nothing}${productPrice(product)}</a>${addToCartLink(view, product)}</li>
`;
}

export function productGrid(view: View, products: readonly Product[]): Markup {
  if (view.visitor.situation.theme === 'plain') {
    return html`<ul class="products columns-3">${products.map((product, index) => plainBox(view, product, index))}</ul>`;
  }
  return html`<div class="products row row-small large-columns-3 medium-columns-3 small-columns-2 has-equal-box-heights equalize-box${view.visitor.situation.equalRows ? ' has-subgrid-rows' : ''}">${products.map((product) => flatsomeBox(view, product))}</div>`;
}
