import type { Product } from '../catalogue/product';
import { isInStock } from '../server/stock';
import { html, nothing, type Markup } from './markup';
import { pictureUrl } from './picture';
import { priceAmounts } from './price';
import { stockLine } from './product-facts';
import { quantityField } from './quantity';
import type { View } from './view';

/** The theme's bar for products that can be bought; printed in the footer. */
export function stickyBar(view: View, product: Product): Markup {
  const { theme, stickyBar: isOn } = view.visitor.situation;
  const isPurchasable = product.kind !== 'external' && isInStock(view.visitor, product);
  if (!isOn || theme !== 'flatsome' || !isPurchasable) return nothing;
  const url = pictureUrl(product, 'front');
  const picture = html`<img src="${url}" srcset="${url} 600w" sizes="4rem" width="64" height="80" alt="" class="sticky-add-to-cart-img">`;
  const name = html`<div class="product-title-small hide-for-small"><strong>${product.name}</strong></div>`;
  const rest =
    product.kind === 'simple'
      ? html`${stockLine(view, product)}<form class="cart" action="/product/${product.slug}/" method="post" enctype="multipart/form-data">${quantityField(view, product, { name: 'quantity', value: product.minQuantity, min: product.minQuantity })}<button type="submit" name="add-to-cart" value="${product.id}" class="single_add_to_cart_button button alt">Add to basket</button></form>`
      : html`<span class="price">${priceAmounts(product)}</span><a class="button secondary sticky-add-to-cart-select-options-button mb-0 ml-half"><span>${product.kind === 'variable' ? 'Select options' : 'View products'}</span></a>`;
  return html`<div class="sticky-add-to-cart-wrapper"><div class="sticky-add-to-cart" data-product-id="${product.id}"><div class="sticky-add-to-cart__product type-product post-${product.id} product-type-${product.kind}">${picture}${name}${rest}</div></div></div>`;
}
