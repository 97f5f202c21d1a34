import { PAYMENT_METHODS } from '../server/checkout-fields';
import type { Order } from '../server/orders';
import { layout } from './layout';
import { longDate } from './long-date';
import { html, type Markup } from './markup';
import { amount } from './price';
import { discountRows } from './totals-table';
import type { View } from './view';

export function orderAddress(fields: Order['fields']): Markup {
  const get = (name: string): string => fields[`billing_${name}`] ?? '';
  const lines = [
    `${get('first_name')} ${get('last_name')}`,
    get('company'),
    get('address_1'),
    get('address_2'),
    get('city'),
    get('postcode'),
  ];
  return html`<address>${lines.filter(Boolean).map((line) => html`${line}<br>`)}<p class="woocommerce-customer-details--phone">${get('phone')}</p><p class="woocommerce-customer-details--email">${get('email')}</p></address>`;
}

/** What was bought, and where it goes. */
export function orderDetails(order: Order): Markup {
  const payment = PAYMENT_METHODS[order.paymentMethod]?.label ?? order.paymentMethod;
  const rows = order.lines.map(
    (line) =>
      html`<tr class="woocommerce-table__line-item order_item"><td class="woocommerce-table__product-name product-name"><a href="/product/${line.slug}/">${line.name}</a> <strong class="product-quantity">× ${line.quantity}</strong></td><td class="woocommerce-table__product-total product-total">${amount(line.pence)}</td></tr>`,
  );
  return html`<section class="woocommerce-order-details"><h2 class="woocommerce-order-details__title">Order details</h2><table class="woocommerce-table woocommerce-table--order-details shop_table order_details"><thead><tr><th scope="col" class="product-name">Product</th><th scope="col" class="product-total">Total</th></tr></thead><tbody>${rows}</tbody><tfoot><tr><th scope="row">Subtotal:</th><td>${amount(order.totals.subtotalPence)}</td></tr>${discountRows(order.totals, undefined)}<tr><th scope="row">Delivery:</th><td>${amount(order.totals.shipping.pence)} <small class="shipped_via">via ${order.totals.shipping.label}</small></td></tr><tr><th scope="row">Total:</th><td>${amount(order.totals.totalPence)}</td></tr><tr><th scope="row">Payment method:</th><td>${payment}</td></tr></tfoot></table></section>
<section class="woocommerce-customer-details"><h2 class="woocommerce-column__title">Billing address</h2>${orderAddress(order.fields)}</section>`;
}

export function orderReceivedPage(view: View, order: Order): Markup {
  const payment = PAYMENT_METHODS[order.paymentMethod]?.label ?? order.paymentMethod;
  const content = html`<div class="woocommerce"><h1 class="entry-title">Order received</h1><div class="woocommerce-order">
<p class="woocommerce-notice woocommerce-notice--success woocommerce-thankyou-order-received">Thank you. Your order has been received.</p>
<ul class="woocommerce-order-overview woocommerce-thankyou-order-details order_details"><li class="woocommerce-order-overview__order order">Order number: <strong>${order.number}</strong></li><li class="woocommerce-order-overview__date date">Date: <strong>${longDate(order.placedAt)}</strong></li><li class="woocommerce-order-overview__total total">Total: <strong>${amount(order.totals.totalPence)}</strong></li><li class="woocommerce-order-overview__payment-method method">Payment method: <strong>${payment}</strong></li></ul>
${orderDetails(order)}</div></div>`;
  return layout(view, { title: 'Order received', content });
}
