import { findProduct, findPurchasable } from '../catalogue/catalogue';
import { noticeList } from '../templates/notices';
import { orderReview, payment } from '../templates/page-checkout';
import { cartTotalsBlock } from '../templates/totals-table';
import { variationData } from '../templates/variation-data';
import { parseQuantity } from './add-request';
import { addToCart, removeLine } from './cart';
import { applyCoupon } from './cart-actions';
import { lineName } from './cart-line';
import { takeCheckout } from './checkout';
import { fragmentsAnswer } from './fragments';
import { jsonAnswer, textAnswer, type ShopRequest } from './http';
import { addedMessage, refusalMessage } from './messages';
import { isNonceValid, type NonceAction } from './nonces';
import { queueNotice, takeNotices } from './notices';
import { matchingVariation } from './posted-variation';
import { viewOf } from './request-view';

type Handler = (c: ShopRequest) => Response;

const refreshed: Handler = (c) => jsonAnswer(fragmentsAnswer(viewOf(c, 'fragment')));

const add: Handler = (c) => {
  const form = c.get('form');
  const visitor = c.get('visitor');
  const idText = form.get('product_id');
  if (idText === null) return textAnswer('');
  const found = findPurchasable(Number(idText));
  if (!found) return jsonAnswer({ error: true, product_url: false });
  const { product } = found;
  // Only the variation's own attributes count here: one that leaves something open cannot be added.
  const isOpen = Object.values(found.variation?.attributes ?? {}).includes('');
  const variation = isOpen ? undefined : found.variation;
  const quantity = parseQuantity(form.get('quantity'));
  const result = addToCart(visitor, product, variation, quantity);
  if ('refused' in result) {
    queueNotice(visitor, 'error', refusalMessage(product, result.refused));
    return jsonAnswer({
      error: true,
      product_url: `${new URL(c.req.url).origin}/product/${product.slug}/`,
    });
  }
  if (visitor.situation.redirectAfterAdd === 'yes') {
    // The browser goes to the basket next; that page prints this.
    queueNotice(
      visitor,
      'success',
      addedMessage([{ name: lineName(result.added), quantity }], '/shop/'),
    );
  }
  return refreshed(c);
};

const remove: Handler = (c) => {
  const line = removeLine(c.get('visitor'), c.get('form').get('cart_item_key') ?? '');
  return line ? refreshed(c) : jsonAnswer({ success: false });
};

/** The platform checks each choice anew: stock and prices are those of this moment. */
const getVariation: Handler = (c) => {
  const form = c.get('form');
  const product = findProduct(Number(form.get('product_id') ?? 0));
  if (product?.kind !== 'variable') return textAnswer('');
  const variation = matchingVariation(product, form);
  return jsonAnswer(variation ? variationData(viewOf(c, 'fragment'), product)(variation) : false);
};

/** Calls that carry a nonce die with `-1` when it is stale. */
function guarded(action: NonceAction, handler: Handler): Handler {
  return (c) =>
    isNonceValid(c.get('visitor'), action, c.get('form').get('security'))
      ? handler(c)
      : textAnswer('-1', 403);
}

function printNotices(c: ShopRequest): Response {
  return textAnswer(String(noticeList(viewOf(c, 'fragment'), takeNotices(c.get('visitor')))));
}

const totals: Handler = (c) => textAnswer(String(cartTotalsBlock(viewOf(c, 'fragment'))));

const HANDLERS: Readonly<Record<string, Handler>> = {
  add_to_cart: add,
  remove_from_cart: remove,
  get_refreshed_fragments: refreshed,
  get_variation: getVariation,
  get_cart_totals: totals,
  apply_coupon: guarded('apply-coupon', (c) => {
    applyCoupon(c.get('visitor'), c.get('form').get('coupon_code') ?? '');
    return printNotices(c);
  }),
  update_shipping_method: guarded('update-shipping-method', (c) => {
    c.get('visitor').shippingMethod = c.get('form').get('shipping_method[0]') ?? 'standard';
    return totals(c);
  }),
  update_order_review: (c) => {
    const view = viewOf(c, 'fragment');
    const form = new URLSearchParams(c.get('form').get('post_data') ?? '');
    c.get('visitor').shippingMethod =
      form.get('shipping_method[0]') ?? c.get('visitor').shippingMethod;
    return jsonAnswer({
      result: 'success',
      messages: '',
      reload: false,
      fragments: {
        '.woocommerce-checkout-review-order-table': String(orderReview(view)),
        '.woocommerce-checkout-payment': String(payment(view, form)),
      },
    });
  },
  checkout: (c) => {
    const outcome = takeCheckout(c.get('visitor'), c.get('form'));
    if ('order' in outcome) {
      const { number, key } = outcome.order;
      return jsonAnswer({
        result: 'success',
        redirect: `${new URL(c.req.url).origin}/checkout/order-received/${number}/?key=${key}`,
        order_id: number,
      });
    }
    const messages = String(noticeList(viewOf(c, 'fragment'), takeNotices(c.get('visitor'))));
    return jsonAnswer({ result: 'failure', messages, refresh: false, reload: false });
  },
};

/** Answers `wc-ajax=<endpoint>`; `undefined` when there is no such endpoint. */
export function answerShopCall(c: ShopRequest, endpoint: string): Response | undefined {
  return Object.hasOwn(HANDLERS, endpoint) ? HANDLERS[endpoint]?.(c) : undefined;
}
