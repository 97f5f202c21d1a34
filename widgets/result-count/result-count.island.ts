import { createEdits } from '../../shared/dom/regions/page-edits';
import type { Mount } from '../../shared/islands/island';
import { ANNOUNCE_MS, selectors } from './result-count.contract';

/**
 * Why a behaviour: it has screen readers say what stands in the page already.
 *
 * Only on a page that a search, a filter or an order led to, once, and not beside filters that tell
 * of their results by themselves.
 *
 * Sources: specification section 9 "Layout and timings", platform document "shop", section 11.
 */
export const mount: Mount = (count, { signal }) => {
  const isFirst = document.querySelector(selectors.count) === count;
  if (!isFirst || !location.search || document.querySelector(selectors.blockFilters)) return;
  const edits = createEdits(signal);
  // Hidden until then, so that the same words are news.
  edits.attributes(count, { role: 'alert', 'aria-hidden': 'true' });
  const timer = setTimeout(() => {
    edits.attributes(count, { 'aria-hidden': 'false' });
    const words = [...count.childNodes];
    count.replaceChildren();
    count.append(...words);
  }, ANNOUNCE_MS);
  signal.addEventListener('abort', () => clearTimeout(timer));
};
