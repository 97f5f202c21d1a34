import type { Product } from '../catalogue/product';
import { html, nothing, raw, type Markup } from './markup';
import { productMeta, stockLine } from './product-facts';
import { PICTURE_SIZES, pictureSrcset, pictureUrl, type PictureView } from './picture';
import { isOnSale, priceAmounts } from './price';
import { productForm } from './product-form';
import { productClasses } from './product-box';
import { absolute, type View } from './view';

const [WIDTH, HEIGHT] = PICTURE_SIZES.single;
const SIZES = `(max-width: ${WIDTH}px) 100vw, ${WIDTH}px`;

function slide(product: Product, name: PictureView, index: number): Markup {
  const alt = name === 'front' ? product.name : `${product.name}, ${name}`;
  return html`<div class="slide${index === 0 ? ' first' : ''}"><img width="${WIDTH}" height="${HEIGHT}" src="${pictureUrl(product, name, 'single')}" class="attachment-woocommerce_single size-woocommerce_single" alt="${alt}" title="${alt}" decoding="async" srcset="${pictureSrcset(product, name)}" sizes="${SIZES}"></div>`;
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
  // A strict policy would refuse the attributes, and say so in the console.
  const style = (text: string): Markup =>
    view.visitor.situation.csp === 'strict' ? nothing : raw(` style="${text}"`);
  const badge = isOnSale(product)
    ? html`<div class="badge-container absolute left top z-1"><div class="callout badge badge-circle"><div class="badge-inner secondary on-sale"><span class="onsale">Sale!</span></div></div></div>`
    : nothing;
  return html`<div class="product-quick-view-container">
<div id="product-${product.id}" class="row row-collapse mb-0 ${productClasses(view, product)}">
<div class="product-gallery large-6 col"><div class="slider slider-show-nav product-gallery-slider main-images mb-0">${pictures(product)}</div>${badge}</div>
<div class="product-info summary large-6 col entry-summary"${style('font-size:90%;')}><div class="product-lightbox-inner"${style('padding: 30px;')}>
<a class="plain" href="${absolute(view, `/product/${product.slug}/`)}"><h1>${product.name}</h1></a><div class="is-divider small"></div>
<div class="price-wrapper"><p class="price product-page-price">${priceAmounts(product)}</p></div><div class="product-short-description"><p>${product.summary}</p></div>
${stockLine(view, product)}${productForm(view, product, '')}${productMeta(product)}</div></div>
</div></div>
`;
}
