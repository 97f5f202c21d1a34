import { loadChunk } from '../../platform/load-chunk';

/** Pages of the shop that the browser has fetched before somebody opens them. */
export class FetchedPages {
  #addresses = new Set<string>();
  #kept = new AbortController();

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
  forget(): void {
    this.#kept.abort();
    this.#kept = new AbortController();
    this.#addresses.clear();
  }
}
