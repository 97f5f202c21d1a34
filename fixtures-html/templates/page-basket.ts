import { lineName, lineSku, type CartLine } from '../server/cart-line';
import { lineTotalPence } from '../server/cart-totals';
import { createNonce } from '../server/nonces';
import { unitPence } from '../server/stock';
import { layout } from './layout';
import { termsBlock, termsLink } from './lightbox-block';
import { html, type Markup } from './markup';
import { removeUrl } from './mini-cart';
import { picture } from './picture';
import { amount } from './price';
import { quantityField } from './quantity';
import { cartTotalsBlock } from './totals-table';
import type { View } from './view';

function row(view: View, line: CartLine): Markup {
  const name = lineName(line);
  const url = `/product/${line.product.slug}/`;
  const quantity = quantityField(view, line.product, {
    name: `cart[${line.key}][qty]`,
    value: line.quantity,
    min: line.product.soldIndividually ? 1 : 0,
    variation: line.variation,
  });
  return html`<tr class="woocommerce-cart-form__cart-item cart_item">
<td class="product-remove"><a role="button" href="${removeUrl(view, line)}" class="remove" aria-label="Remove ${name} from basket" data-product_id="${line.product.id}" data-product_sku="${lineSku(line)}">×</a></td>
<td class="product-thumbnail"><a href="${url}" tabindex="-1" aria-hidden="true">${picture(line.product, { alt: '' })}</a></td>
<th scope="row" class="product-name" data-title="Product"><a href="${url}">${name}</a></th>
<td class="product-price" data-title="Price">${amount(unitPence(line.product, line.variation))}</td>
<td class="product-quantity" data-title="Quantity">${quantity}${line.product.soldIndividually ? '1' : ''}</td>
<td class="product-subtotal" data-title="Subtotal">${amount(lineTotalPence(line))}</td>
</tr>
`;
}

function cartForm(view: View): Markup {
  return html`<form class="woocommerce-cart-form" action="/basket/" method="post">
<table class="shop_table shop_table_responsive cart woocommerce-cart-form__contents"><thead><tr>
<th scope="col" class="product-remove"><span class="screen-reader-text">Remove item</span></th><th scope="col" class="product-thumbnail"><span class="screen-reader-text">Picture</span></th><th scope="col" class="product-name">Product</th><th scope="col" class="product-price">Price</th><th scope="col" class="product-quantity">Quantity</th><th scope="col" class="product-subtotal">Subtotal</th>
</tr></thead><tbody>
${view.visitor.lines.map((line) => row(view, line))}<tr><td colspan="6" class="actions clear"><div class="coupon"><label for="coupon_code" class="screen-reader-text">Coupon code</label><input type="text" name="coupon_code" class="input-text" id="coupon_code" value="" placeholder="Coupon code" autocomplete="off"><button type="submit" class="button is-outline" name="apply_coupon" value="Apply coupon">Apply coupon</button></div>
<button type="submit" class="button" name="update_cart" value="Update basket">Update basket</button>
<input type="hidden" id="woocommerce-cart-nonce" name="woocommerce-cart-nonce" value="${createNonce(view.visitor, 'woocommerce-cart')}"><input type="hidden" name="_wp_http_referer" value="/basket/"></td></tr>
</tbody></table></form>`;
}

const emptyBasket = html`<div class="text-center empty-basket"><div class="wc-empty-cart-message"><div class="cart-empty woocommerce-info message-wrapper" role="status">Your basket is currently empty.</div></div><p class="return-to-shop"><a class="button primary wc-backward" href="/shop/">Return to shop</a></p></div>`;

export function basketPage(view: View): Markup {
  const isEmpty = view.visitor.lines.length === 0;
  const filled = html`<div class="basket-columns">${isEmpty ? '' : cartForm(view)}<div class="cart-collaterals">${cartTotalsBlock(view)}</div></div>`;
  return layout(view, {
    title: 'Basket',
    content: html`<div class="woocommerce"><h1 class="entry-title">Basket</h1><div class="cart-wrapper">${isEmpty ? emptyBasket : filled}</div><p class="basket-terms">With an order you agree to our ${termsLink}.</p></div>`,
    afterFooter: termsBlock(view),
  });
}
