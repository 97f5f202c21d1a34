import type { FormFields } from './form-body';
import { postForm } from './shop-request';
import { WISHLIST_TIMEOUT_MS, wishlistEndpoint } from './wishlist-count';

/**
 * One of the wishlist plugin's own calls.
 *
 * @throws RequestError when there is no usable answer
 */
export function postWishlist<T>(
  fields: FormFields,
  use: (answer: unknown) => T,
  signal?: AbortSignal,
): Promise<T> {
  const url = wishlistEndpoint();
  return postForm({ url, fields, timeoutMs: WISHLIST_TIMEOUT_MS, ...(signal && { signal }) }, use);
}
