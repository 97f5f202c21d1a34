import type { Product } from '../catalogue/product';
import { inlineStyle } from './inline-style';
import { html, type Markup } from './markup';
import { productMeta, stockLine } from './product-facts';
import {
  PICTURE_SIZES,
  pictureAlt,
  pictureSrcset,
  pictureUrl,
  SINGLE_SIZES,
  type PictureView,
} from './picture';
import { priceAmounts } from './price';
import { productForm } from './product-form';
import { productClasses, saleBadge } from './product-box';
import { absolute, type View } from './view';

const [WIDTH, HEIGHT] = PICTURE_SIZES.single;

function slide(product: Product, name: PictureView, index: number): Markup {
  const alt = pictureAlt(product, name);
  return html`<div class="slide${index === 0 ? ' first' : ''}"><img width="${WIDTH}" height="${HEIGHT}" src="${pictureUrl(product, name, 'single')}" class="attachment-woocommerce_single size-woocommerce_single" alt="${alt}" title="${alt}" decoding="async" srcset="${pictureSrcset(product, name)}" sizes="${SINGLE_SIZES}"></div>`;
}

function pictures(product: Product): Markup | readonly Markup[] {
  return product.pictures.length > 0
    ? product.pictures.map((name, index) => slide(product, name, index))
    : html`<img src="/wp-content/uploads/woocommerce-placeholder.webp" width="${WIDTH}" height="${HEIGHT}" alt="Awaiting product image">`;
}

/**
 * What the theme's quick view shows. Its forms have no address of their own: without script they
 * post to the page that they are shown on.
 */
export function quickView(view: View, product: Product): Markup {
  return html`<div class="product-quick-view-container">
<div id="product-${product.id}" class="row row-collapse mb-0 ${productClasses(view, product)}">
<div class="product-gallery large-6 col"><div class="slider slider-show-nav product-gallery-slider main-images mb-0">${pictures(product)}</div>${saleBadge(product)}</div>
<div class="product-info summary large-6 col entry-summary"${inlineStyle(view, 'font-size:90%;')}><div class="product-lightbox-inner"${inlineStyle(view, 'padding: 30px;')}>
<a class="plain" href="${absolute(view, `/product/${product.slug}/`)}"><h1>${product.name}</h1></a><div class="is-divider small"></div>
<div class="price-wrapper"><p class="price product-page-price">${priceAmounts(product)}</p></div><div class="product-short-description"><p>${product.summary}</p></div>
${stockLine(view, product)}${productForm(view, product, '')}${productMeta(product)}</div></div>
</div></div>
`;
}
