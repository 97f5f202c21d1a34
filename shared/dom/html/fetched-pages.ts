import { listen } from '../../platform/events';
import { loadChunk } from '../../platform/load-chunk';

/** What pages of the shop say depends on these; an add may leave a notice that the next page is to show. */
const CHANGES = [
  'adding_to_cart',
  'added_to_cart',
  'removed_from_cart',
  'added_to_wishlist',
  'removed_from_wishlist',
] as const;

/** Calls a function whenever what the shop has printed may not be so any more. */
export function onShopChange(react: () => void, signal: AbortSignal): void {
  for (const name of CHANGES) listen(name, react, signal);
  document.body.addEventListener('storefront-islands:add', react, { signal });
  // In another tab, or on a page since this one, anything may have changed.
  document.addEventListener('visibilitychange', react, { signal });
  addEventListener('pageshow', ({ persisted }) => persisted && react(), { signal });
}

/** Pages of the shop that the browser has fetched before somebody opens them. */
export class FetchedPages {
  #addresses = new Set<string>();
  #kept = new AbortController();

  constructor(signal: AbortSignal) {
    const forget = (): void => this.#forget();
    onShopChange(forget, signal);
    signal.addEventListener('abort', forget);
  }

  /** Has a page fetched, once. Without the code for it, it is fetched when it is opened. */
  bring(address: string): void {
    if (this.#addresses.has(address)) return;
    this.#addresses.add(address);
    const { signal } = this.#kept;
    loadChunk(() => import('./prefetch-page')).then(
      ({ prefetchPage }) => prefetchPage(address, signal),
      () => undefined,
    );
  }

  /** Has all of them asked for again when they are opened: they were printed before what is so now. */
  #forget(): void {
    this.#kept.abort();
    this.#kept = new AbortController();
    this.#addresses.clear();
  }
}
