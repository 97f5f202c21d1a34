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
  const links = new Map<string, HTMLLinkElement>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  signal.addEventListener('abort', () => {
    clearTimeout(timer);
    for (const link of links.values()) link.remove();
  });
  return (url) => {
    clearTimeout(timer);
    if (!url || links.has(url) || savesData() || !isFetchedAhead(url)) return;
    timer = setTimeout(() => {
      const link = document.createElement('link');
      link.rel = 'prefetch';
      link.href = url;
      links.set(url, link);
      document.head.append(link);
    }, PREFETCH_AFTER_MS);
  };
}
