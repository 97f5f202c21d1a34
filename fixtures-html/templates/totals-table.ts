import { cartTotals, shippingMethods, type CartTotals } from '../server/cart-totals';
import { flag, html, nothing, type Markup } from './markup';
import { amount } from './price';
import type { View } from './view';

export function shippingChoice(view: View): Markup {
  const chosen = cartTotals(view.visitor).shipping.id;
  return html`<ul id="shipping_method" class="woocommerce-shipping-methods">${shippingMethods(
    view.visitor,
  ).map((method) => {
    const id = `shipping_method_0_${method.id}`;
    return html`<li><input type="radio" name="shipping_method[0]" data-index="0" id="${id}" value="${method.id}" class="shipping_method"${flag(method.id === chosen, 'checked')}><label for="${id}">${method.label}${method.pence > 0 ? html`: ${amount(method.pence)}` : nothing}</label></li>`;
  })}</ul>`;
}

export function discountRows(
  totals: CartTotals,
  removeHref: ((code: string) => string) | undefined,
): Markup {
  return html`${totals.discounts.map(
    ({ code, pence }) =>
      html`<tr class="cart-discount coupon-${code}"><th scope="row">Coupon: ${code}</th><td data-title="Coupon: ${code}">−${amount(pence)}${removeHref ? html` <a href="${removeHref(code)}" class="woocommerce-remove-coupon" data-coupon="${code}" aria-label="Remove coupon ${code}">[Remove]</a>` : nothing}</td></tr>`,
  )}`;
}

export function cartTotalsBlock(view: View): Markup {
  const totals = cartTotals(view.visitor);
  return html`<div class="cart_totals"><h2>Basket totals</h2>
<form class="woocommerce-shipping-form" action="/basket/" method="post"><table class="shop_table shop_table_responsive"><tbody>
<tr class="cart-subtotal"><th scope="row">Subtotal</th><td data-title="Subtotal">${amount(totals.subtotalPence)}</td></tr>
${discountRows(totals, (code) => `/basket/?remove_coupon=${code}`)}<tr class="woocommerce-shipping-totals shipping"><th scope="row">Delivery</th><td data-title="Delivery">${shippingChoice(view)}<button type="submit" class="button is-small is-outline" name="calc_shipping" value="1">Update delivery</button></td></tr>
<tr class="order-total"><th scope="row">Total</th><td data-title="Total"><strong>${amount(totals.totalPence)}</strong></td></tr>
</tbody></table></form>
<div class="wc-proceed-to-checkout"><a href="/checkout/" class="checkout-button button alt wc-forward">Proceed to checkout</a></div></div>`;
}
