import { html } from '../templates/markup';
import { attributionIn } from './attribution';
import { BILLING_FIELDS, PAYMENT_METHODS } from './checkout-fields';
import { lineName } from './cart-line';
import { isNonceValid } from './nonces';
import { queueNotice } from './notices';
import { placeOrder, type Order } from './orders';
import { stockOf } from './stock';
import type { Visitor } from './visitor';

export type CheckoutOutcome = { readonly order: Order } | { readonly refused: true };

function checkFields(visitor: Visitor, form: URLSearchParams): void {
  for (const { id, label, isRequired, check } of BILLING_FIELDS) {
    const value = (form.get(id) ?? '').trim();
    const reason =
      value === '' ? (isRequired ? 'is a required field.' : undefined) : check?.(value);
    if (reason)
      queueNotice(
        visitor,
        'error',
        html`<a href="#${id}"><strong>Billing ${label}</strong> ${reason}</a>`,
        id,
      );
  }
  if (!form.has('terms')) {
    queueNotice(
      visitor,
      'error',
      html`<a href="#terms">Please read and accept the terms and conditions to place your order.</a>`,
      'terms',
    );
  }
  if (!Object.hasOwn(PAYMENT_METHODS, form.get('payment_method') ?? ''))
    queueNotice(visitor, 'error', html`Please choose how to pay.`);
}

/** Others may have bought since the line was added. */
function checkStock(visitor: Visitor): void {
  for (const line of visitor.lines) {
    const stock = stockOf(visitor, line.product, line.variation);
    if (stock !== null && line.quantity > stock) {
      queueNotice(
        visitor,
        'error',
        html`Sorry, we do not have enough “${lineName(line)}” in stock to fulfil your order (${stock} available).`,
      );
    }
  }
}

/** Takes an order from the posted checkout, or queues an error notice for each thing in the way. */
export function takeCheckout(visitor: Visitor, form: URLSearchParams): CheckoutOutcome {
  const before = visitor.notices.length;
  if (
    !isNonceValid(
      visitor,
      'woocommerce-process_checkout',
      form.get('woocommerce-process-checkout-nonce'),
    )
  ) {
    queueNotice(visitor, 'error', html`We were unable to process your order, please try again.`);
  } else if (visitor.lines.length === 0) {
    queueNotice(
      visitor,
      'error',
      html`Sorry, your session has expired. <a href="/shop/" class="wc-backward">Return to shop</a>`,
    );
  } else {
    visitor.shippingMethod = form.get('shipping_method[0]') ?? visitor.shippingMethod;
    checkFields(visitor, form);
    checkStock(visitor);
  }
  if (visitor.notices.length > before) return { refused: true };
  const billing = [...form].filter(([name]) => name.startsWith('billing_'));
  const fields = { ...Object.fromEntries(billing), ...attributionIn(form) };
  return { order: placeOrder(visitor, fields, form.get('payment_method') ?? '') };
}
