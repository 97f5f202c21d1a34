import { FetchedPages } from '../../shared/dom/html/fetched-pages';
import { isFetchedAhead } from '../../shared/platform/fetch-ahead';
import { savesData } from '../../shared/platform/saves-data';
import { PREFETCH_AFTER_MS } from './live-search.contract';

/**
 * Fetches the page of the result that stays highlighted, so that it opens at once. Each once, pages of
 * this shop only, and neither the shopper's own ones nor for shoppers who save data. Suggestions are no links: the platform's own
 * speculation rules do not know of them.
 *
 * @returns to be told of each change of what is highlighted
 */
export function createPrefetch(signal: AbortSignal): (url: string | undefined) => void {
  const pages = new FetchedPages(signal);
  let timer: ReturnType<typeof setTimeout> | undefined;
  signal.addEventListener('abort', () => clearTimeout(timer));
  return (url) => {
    clearTimeout(timer);
    if (!url || savesData() || !isFetchedAhead(url)) return;
    timer = setTimeout(() => pages.bring(url), PREFETCH_AFTER_MS);
  };
}
