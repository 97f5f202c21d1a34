import { platformName } from '../platform/names';
import { readFilledText, readSetting, type Setting } from '../platform/settings';
import { adminAjaxEndpoint } from './endpoints';
import { RequestError } from './request-error';

/** Far beyond any answer that still comes; the wishlist plugin sets no limit. */
export const WISHLIST_TIMEOUT_MS = 30_000;

const endpointSetting: Setting<string | undefined> = {
  key: 'wishlistAjaxUrl',
  global: ['yith_wcwl_l10n', 'ajax_url'],
  read: readFilledText,
  expected: 'an address',
  fallback: undefined,
};

/** Where the wishlist plugin answers, and the theme for it. */
export const wishlistEndpoint = (): string => readSetting(endpointSetting) ?? adminAjaxEndpoint();

/**
 * Asks the theme how many things are on the wishlist: a bare number, without nonce (platform document
 * "theme", 21.2). One number needs no library.
 *
 * @throws RequestError when the answer is no number; without an answer what `fetch` throws, as it is
 */
export async function fetchWishlistCount(signal: AbortSignal): Promise<number> {
  const url = new URL(wishlistEndpoint(), document.baseURI);
  url.searchParams.set('action', `${platformName('theme')}_update_wishlist_count`);
  const limit = AbortSignal.any([signal, AbortSignal.timeout(WISHLIST_TIMEOUT_MS)]);
  const answer = await fetch(url, { credentials: 'same-origin', signal: limit });
  const count: unknown = answer.ok ? await answer.json().catch(() => undefined) : undefined;
  if (typeof count !== 'number' || !Number.isInteger(count) || count < 0) {
    throw new RequestError('unknown_error', answer.status);
  }
  return count;
}
