import { sessionStore } from '../dom/storage';
import { fragmentName } from '../platform/cart-settings';
import { platformName } from '../platform/names';
import { readSetting } from '../platform/settings';
import { adminAjaxEndpoint, shopAjaxEndpoint } from './endpoints';
import type { FormFields } from './form-body';
import { RequestError } from './request-error';
import { postForm } from './shop-request';

/**
 * The calls of the basket (specification, section 7 "Cart"). Each hands the parsed answer, or
 * `undefined` for an empty one, to `use`. All are given up after a time, so that no button stays
 * busy for ever.
 *
 * @throws RequestError when there is no usable answer
 */
type Use<T> = (answer: unknown) => T;

/** The platform sets no limit for changes; ours is far beyond any answer that still comes. */
const CHANGE_TIMEOUT_MS = 30_000;

/**
 * Changes the basket. What is stored of it is out of date from now on: a page that is opened before the
 * answer has come would show it, as the cookie that it is compared with comes with the answer.
 */
function change<T>(url: string, fields: FormFields, use: Use<T>): Promise<T> {
  forgetFragments();
  return postForm({ url, fields, timeoutMs: CHANGE_TIMEOUT_MS }, use);
}

function forgetFragments(): void {
  const key = readSetting(fragmentName);
  if (key) sessionStore.remove(key);
}

export function addToCart<T>(payload: FormFields, use: Use<T>): Promise<T> {
  return change(shopAjaxEndpoint('add_to_cart'), payload, use);
}

export function removeFromCart<T>(key: string, use: Use<T>): Promise<T> {
  return change(shopAjaxEndpoint('remove_from_cart'), { cart_item_key: key }, use);
}

export function alterQuantity<T>(key: string, quantity: number, use: Use<T>): Promise<T> {
  const action = `${platformName('theme')}_ajax_cart_item_alter_quantity`;
  return change(adminAjaxEndpoint(), { action, quantity, cart_item_key: key }, use);
}

export function refreshFragments<T>(
  timeoutMs: number,
  signal: AbortSignal,
  use: Use<T>,
): Promise<T> {
  const url = shopAjaxEndpoint('get_refreshed_fragments');
  return postForm({ url, fields: { time: Date.now() }, timeoutMs, signal }, use);
}

/**
 * Follows the platform's undo link without leaving the page. The server answers with a redirect to a
 * whole page, which is not fetched.
 */
export async function restoreLine(undoUrl: string): Promise<void> {
  let answer: Response;
  forgetFragments();
  try {
    answer = await fetch(undoUrl, {
      credentials: 'same-origin',
      redirect: 'manual',
      signal: AbortSignal.timeout(CHANGE_TIMEOUT_MS),
    });
  } catch (error) {
    throw new RequestError('fetch_error', undefined, { cause: error });
  }
  if (answer.status >= 400) throw new RequestError('unknown_error');
}
