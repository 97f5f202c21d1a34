import { localStore } from '../dom/storage';

/** Where the last change of the wishlist is noted for other tabs and pages: milliseconds since 1970. */
const KEY = 'storefront-islands-wishlist';

/** `deliveryType` says where the browser had the page from, where that was not the server. */
type Visit = PerformanceNavigationTiming & { deliveryType?: string };

export function noteWishlistNews(): void {
  localStore.set(KEY, String(Date.now()));
}

/** The plugin's own, on the document: have the server render all that it has rendered anew. */
export const RELOAD_EVENT = 'yith_wcwl_reload_fragments';

/** Told on the window, where islands wait for it, when another tab has changed the list. */
export const NEWS_EVENT = 'wishlist-news';

/**
 * Whether the list may have been changed, here or in another tab, since the server printed this page.
 * Of one from the browser's cache, on Back or fetched ahead, nobody knows how old it is.
 */
export function hasWishlistNews(): boolean {
  const changedAt = Number(localStore.get(KEY));
  const [visit] = performance.getEntriesByType('navigation') as Visit[];
  const isNew = visit?.transferSize && !visit.deliveryType;
  return changedAt > (isNew ? performance.timeOrigin : 0);
}

/**
 * Tells of other tabs' news from now on, and at once of those that are older than the islands that wait. The
 * first who listens for `storage` has the page wait for another process: nothing for a page that opens.
 */
export function tellWishlistNews(): void {
  const tell = (): void => void dispatchEvent(new Event(NEWS_EVENT));
  addEventListener('storage', ({ key }) => key === KEY && tell());
  if (hasWishlistNews()) tell();
}
