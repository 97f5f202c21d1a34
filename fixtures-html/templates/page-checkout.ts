import { lineName } from '../server/cart-line';
import { cartTotals, lineTotalPence } from '../server/cart-totals';
import {
  BILLING_FIELDS,
  COUNTRIES,
  PAYMENT_METHODS,
  type CheckoutField,
} from '../server/checkout-fields';
import { createNonce } from '../server/nonces';
import { layout } from './layout';
import { termsBlock, termsLink } from './lightbox-block';
import { flag, html, nothing, raw, type Markup } from './markup';
import { amount } from './price';
import { discountRows, shippingChoice } from './totals-table';
import type { View } from './view';

function control(field: CheckoutField, value: string): Markup {
  const required = html`${field.isRequired ? raw(' aria-required="true"') : nothing}${field.description ? html` aria-describedby="${field.id}-description"` : nothing}`;
  if (field.type === 'select') {
    return html`<select name="${field.id}" id="${field.id}" class="country_to_state country_select" autocomplete="billing ${field.autocomplete}"${required}>${Object.entries(COUNTRIES).map(([code, name]) => html`<option value="${code}"${flag(code === (value || 'GB'), 'selected')}>${name}</option>`)}</select>`;
  }
  return html`<input type="${field.type}" class="input-text" name="${field.id}" id="${field.id}" value="${value}" autocomplete="billing ${field.autocomplete}"${required}>`;
}

export function fieldRow(field: CheckoutField, value: string, isInvalid: boolean): Markup {
  const mark = field.isRequired
    ? html`<span class="required" aria-hidden="true">*</span>`
    : html`<span class="optional">(optional)</span>`;
  return html`<p class="form-row ${field.row}${field.isRequired ? ' validate-required' : ''}${isInvalid ? ' woocommerce-invalid' : ''}" id="${field.id}_field"><label for="${field.id}">${field.label} ${mark}</label><span class="woocommerce-input-wrapper">${control(field, value)}${field.description ? html`<span class="description" id="${field.id}-description" aria-hidden="true">${field.description}</span>` : nothing}</span></p>
`;
}

export function orderReview(view: View): Markup {
  const { visitor } = view;
  const totals = cartTotals(visitor);
  const rows = visitor.lines.map(
    (line) =>
      html`<tr class="cart_item"><td class="product-name">${lineName(line)} <strong class="product-quantity">× ${line.quantity}</strong></td><td class="product-total">${amount(lineTotalPence(line))}</td></tr>`,
  );
  return html`<table class="shop_table woocommerce-checkout-review-order-table"><thead><tr><th scope="col" class="product-name">Product</th><th scope="col" class="product-total">Subtotal</th></tr></thead><tbody>${rows}</tbody><tfoot><tr class="cart-subtotal"><th scope="row">Subtotal</th><td>${amount(totals.subtotalPence)}</td></tr>${discountRows(totals, undefined)}<tr class="woocommerce-shipping-totals shipping"><th scope="row">Delivery</th><td>${shippingChoice(view)}</td></tr><tr class="order-total"><th scope="row">Total</th><td><strong>${amount(totals.totalPence)}</strong></td></tr></tfoot></table>`;
}

export function payment(view: View, values: URLSearchParams): Markup {
  const chosen = values.get('payment_method') ?? 'bacs';
  const methods = Object.entries(PAYMENT_METHODS).map(
    ([id, method]) =>
      html`<li class="wc_payment_method payment_method_${id}"><input id="payment_method_${id}" type="radio" class="input-radio" name="payment_method" value="${id}"${flag(id === chosen, 'checked')}><label for="payment_method_${id}">${method.label}</label><div class="payment_box payment_method_${id}"><p>${method.description}</p></div></li>`,
  );
  return html`<div id="payment" class="woocommerce-checkout-payment"><ul class="wc_payment_methods payment_methods methods" aria-label="Payment methods">${methods}</ul><div class="form-row place-order"><div class="woocommerce-terms-and-conditions-wrapper"><p class="form-row validate-required"><label class="woocommerce-form__label woocommerce-form__label-for-checkbox checkbox"><input type="checkbox" class="woocommerce-form__input woocommerce-form__input-checkbox input-checkbox" name="terms" id="terms"${flag(values.has('terms'), 'checked')}> <span class="woocommerce-terms-and-conditions-checkbox-text">I have read and agree to the website ${termsLink}</span> <span class="required" aria-hidden="true">*</span></label></p></div><button type="submit" class="button alt" name="woocommerce_checkout_place_order" id="place_order" value="Place order" data-value="Place order">Place order</button><input type="hidden" id="woocommerce-process-checkout-nonce" name="woocommerce-process-checkout-nonce" value="${createNonce(view.visitor, 'woocommerce-process_checkout')}"><input type="hidden" name="_wp_http_referer" value="/checkout/"></div></div>`;
}

/** Empty, and more than once: the platform prints one at each of its hooks. */
export const attributionInputs = html`<wc-order-attribution-inputs></wc-order-attribution-inputs>`;

/** Guests may have an account made on the way; the platform's script shows the password with it. */
function accountFields(view: View): Markup {
  const { platformScripts, loggedIn } = view.visitor.situation;
  if (!platformScripts || loggedIn) return nothing;
  return html`<div class="woocommerce-account-fields"><p class="form-row form-row-wide create-account"><label class="woocommerce-form__label woocommerce-form__label-for-checkbox checkbox"><input class="input-checkbox" id="createaccount" type="checkbox" name="createaccount" value="1"> <span>Create an account?</span></label></p><div class="create-account"><p class="form-row validate-required" id="account_password_field"><label for="account_password">Create account password <span class="required" aria-hidden="true">*</span></label><span class="woocommerce-input-wrapper"><input type="password" class="input-text" name="account_password" id="account_password" autocomplete="new-password" aria-required="true"></span></p></div></div>`;
}

/** `values`: what was posted, so that nothing typed is lost when the order is refused. */
export function checkoutPage(view: View, values: URLSearchParams): Markup {
  const invalid = new Set(view.visitor.notices.map((notice) => notice.fieldId));
  const fields = BILLING_FIELDS.map((field) =>
    fieldRow(field, values.get(field.id) ?? '', invalid.has(field.id)),
  );
  const content = html`<div class="woocommerce"><h1 class="entry-title">Checkout</h1><form name="checkout" method="post" class="checkout woocommerce-checkout" action="/checkout/" enctype="multipart/form-data" aria-label="Checkout" novalidate><div class="checkout-columns"><div id="customer_details">${attributionInputs}<div class="woocommerce-billing-fields"><h2>Billing details</h2><div class="woocommerce-billing-fields__field-wrapper">${fields}</div>${attributionInputs}</div>${accountFields(view)}${attributionInputs}<div class="woocommerce-additional-fields"><p class="form-row form-row-wide notes" id="order_comments_field"><label for="order_comments">Order notes <span class="optional">(optional)</span></label><span class="woocommerce-input-wrapper"><textarea name="order_comments" id="order_comments" class="input-text" rows="3">${values.get('order_comments') ?? ''}</textarea></span></p>${attributionInputs}</div>${attributionInputs}</div><div class="checkout-review"><h2 id="order_review_heading">Your order</h2><div id="order_review" class="woocommerce-checkout-review-order">${orderReview(view)}${payment(view, values)}</div></div></div></form></div>`;
  return layout(view, { title: 'Checkout', content, afterFooter: termsBlock(view) });
}

/** The block checkout: the server prints empty blocks, and the platform's scripts draw them. */
export function blockCheckoutPage(view: View): Markup {
  const content = html`<h1 class="entry-title">Checkout</h1><div data-block-name="woocommerce/checkout" class="wp-block-woocommerce-checkout alignwide wc-block-checkout is-loading"><div data-block-name="woocommerce/checkout-fields-block" class="wp-block-woocommerce-checkout-fields-block"></div></div>`;
  return layout(view, { title: 'Checkout', content });
}
