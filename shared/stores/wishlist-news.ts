import { localStore } from '../dom/storage';

/** Where the last change of the wishlist is noted for other tabs and pages: milliseconds since 1970. */
const KEY = 'storefront-islands-wishlist';

export function noteWishlistNews(): void {
  localStore.set(KEY, String(Date.now()));
}

/** Whether it is another tab that has changed the list. */
export const isWishlistNews = ({ key }: StorageEvent): boolean => key === KEY;

/**
 * Whether the list may have been changed, here or in another tab, since the server printed this page.
 * Of one from the browser's cache, on Back or fetched ahead, nobody knows how old it is.
 */
export function hasWishlistNews(): boolean {
  const changedAt = Number(localStore.get(KEY));
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return changedAt > (visit?.transferSize ? performance.timeOrigin : 0);
}

/** Tells the islands that wait for another tab's news of those that are older than they are. */
export function tellOlderWishlistNews(): void {
  if (hasWishlistNews()) dispatchEvent(new StorageEvent('storage', { key: KEY }));
}
