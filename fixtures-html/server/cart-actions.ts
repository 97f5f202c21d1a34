import { html } from '../templates/markup';
import { addFromFields } from './add-request';
import { removeLine, restoreLine, setLineQuantity } from './cart';
import { lineName } from './cart-line';
import { cartTotals, findCoupon } from './cart-totals';
import type { ShopRequest } from './http';
import { removedMessage } from './messages';
import { createNonce, isNonceValid } from './nonces';
import { queueNotice } from './notices';
import { isInStock, stockOf } from './stock';
import type { Visitor } from './visitor';

/** Where the shopper came from, on this shop only; another site's address is never followed. */
function refererPath(c: ShopRequest): string | undefined {
  const referer = c.req.header('referer');
  const here = new URL(c.req.url);
  if (!referer || !URL.canParse(referer)) return undefined;
  const url = new URL(referer);
  return url.host === here.host ? url.pathname + url.search : undefined;
}

function withoutParameters(
  path: string,
  names: readonly string[],
  added?: readonly [string, string],
): string {
  const url = new URL(path, 'http://shop.invalid');
  for (const name of names) url.searchParams.delete(name);
  if (added) url.searchParams.set(added[0], added[1]);
  return url.pathname + url.search;
}

function add(c: ShopRequest, fields: URLSearchParams): Response | undefined {
  const visitor = c.get('visitor');
  const isRedirect = visitor.situation.redirectAfterAdd === 'yes';
  const outcome = addFromFields(
    visitor,
    fields,
    isRedirect ? (refererPath(c) ?? '/shop/') : undefined,
  );
  return outcome === 'added' && isRedirect ? c.redirect('/basket/', 302) : undefined;
}

function remove(c: ShopRequest, key: string): Response {
  const visitor = c.get('visitor');
  const line = removeLine(visitor, key);
  if (line) {
    const stock = stockOf(visitor, line.product, line.variation);
    const canComeBack =
      isInStock(visitor, line.product, line.variation) &&
      (stock === null || stock >= line.quantity);
    const undoUrl = `/basket/?undo_item=${key}&_wpnonce=${createNonce(visitor, 'woocommerce-cart')}`;
    queueNotice(
      visitor,
      'success',
      removedMessage(lineName(line), canComeBack ? undoUrl : undefined),
    );
  }
  const back = refererPath(c) ?? '/basket/';
  return c.redirect(
    withoutParameters(
      back,
      ['remove_item', 'add-to-cart', 'added-to-cart', '_wpnonce'],
      ['removed_item', '1'],
    ),
    302,
  );
}

function undo(c: ShopRequest, key: string): Response {
  restoreLine(c.get('visitor'), key);
  return c.redirect(
    withoutParameters(refererPath(c) ?? '/basket/', ['undo_item', 'removed_item', '_wpnonce']),
    302,
  );
}

export function applyCoupon(visitor: Visitor, code: string): boolean {
  const coupon = findCoupon(code);
  if (!coupon) {
    queueNotice(
      visitor,
      'error',
      code.trim() === ''
        ? html`Please enter a coupon code.`
        : html`Coupon “${code}” does not exist.`,
    );
    return false;
  }
  if (visitor.coupons.includes(coupon.code)) {
    queueNotice(visitor, 'error', html`Coupon code already applied.`);
    return false;
  }
  visitor.coupons.push(coupon.code);
  queueNotice(visitor, 'success', html`Coupon code applied successfully.`);
  return true;
}

function updateQuantities(visitor: Visitor, form: URLSearchParams): void {
  let isRefused = false;
  for (const [name, value] of form) {
    const key = /^cart\[(\w+)\]\[qty\]$/.exec(name)?.[1];
    if (key === undefined || value === '') continue;
    const line = visitor.lines.find((candidate) => candidate.key === key);
    if (line && setLineQuantity(visitor, key, Number.parseFloat(value) || 0) === 'refused') {
      isRefused = true;
      queueNotice(
        visitor,
        'error',
        html`There is not enough stock of “${lineName(line)}” for that quantity.`,
      );
    }
  }
  if (!isRefused) queueNotice(visitor, 'success', html`Basket updated.`);
}

function basketForm(c: ShopRequest, form: URLSearchParams): Response | undefined {
  const visitor = c.get('visitor');
  if (form.has('calc_shipping')) {
    visitor.shippingMethod = form.get('shipping_method[0]') ?? visitor.shippingMethod;
    queueNotice(
      visitor,
      'success',
      html`Delivery changed to: ${cartTotals(visitor).shipping.label}.`,
    );
    return c.redirect('/basket/', 302);
  }
  const isUpdate = form.has('update_cart') || form.has('apply_coupon');
  if (!isUpdate || !isNonceValid(visitor, 'woocommerce-cart', form.get('woocommerce-cart-nonce')))
    return undefined;
  if (form.has('apply_coupon')) applyCoupon(visitor, form.get('coupon_code') ?? '');
  else updateQuantities(visitor, form);
  return c.redirect('/basket/', 302);
}

/** Links and forms that change the cart work on every page, before the page is made. */
export function performCartActions(c: ShopRequest): Response | undefined {
  const visitor = c.get('visitor');
  const { searchParams } = new URL(c.req.url);
  const form = c.get('form');
  const fields = form.has('add-to-cart') ? form : searchParams;
  if (fields.has('add-to-cart')) return add(c, fields);
  // A stale nonce is not an error on the platform: nothing happens and the page is shown.
  const isNonceFresh = isNonceValid(visitor, 'woocommerce-cart', searchParams.get('_wpnonce'));
  const removeKey = searchParams.get('remove_item');
  if (removeKey !== null && isNonceFresh) return remove(c, removeKey);
  const undoKey = searchParams.get('undo_item');
  if (undoKey !== null && isNonceFresh) return undo(c, undoKey);
  const coupon = searchParams.get('remove_coupon');
  if (coupon !== null && visitor.coupons.includes(coupon)) {
    visitor.coupons = visitor.coupons.filter((code) => code !== coupon);
    queueNotice(visitor, 'success', html`Coupon has been removed.`);
    return c.redirect('/basket/', 302);
  }
  return c.req.method === 'POST' ? basketForm(c, form) : undefined;
}
