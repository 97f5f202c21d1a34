import { localStore } from '../dom/storage';

/** Where the last change of the wishlist is noted for other tabs and pages: milliseconds since 1970. */
const KEY = 'storefront-islands-wishlist';

/** `deliveryType` says where the browser had the page from, where that was not the server. */
type Visit = PerformanceNavigationTiming & { deliveryType?: string };

export function noteWishlistNews(): void {
  localStore.set(KEY, String(Date.now()));
}

/**
 * The plugin's own, on the document: have the server render all that it has rendered anew. For its newer
 * button it is all that tells of a change (platform document "forms-swatches-consent", E).
 */
export const RELOAD_EVENT = 'yith_wcwl_reload_fragments';

/** Told on the window, where islands wait for it, when the list may be another. */
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
 * Tells of news from now on, and at once of those that are older than the islands that wait: of other tabs,
 * and what scripts tell on the document, where islands that are on their way would miss it. The first who
 * listens for `storage` has the page wait for another process: nothing for a page that opens.
 */
export function tellWishlistNews(): void {
  const tell = (): void => void dispatchEvent(new Event(NEWS_EVENT));
  const tellReload = (): void => {
    noteWishlistNews();
    tell();
  };
  addEventListener('storage', ({ key }) => key === KEY && tell());
  document.addEventListener(RELOAD_EVENT, tellReload);
  // jQuery's trigger reaches no listener, but what its target has by that name.
  Object.assign(document, { [`on${RELOAD_EVENT}`]: tellReload });
  if (hasWishlistNews()) tell();
}
