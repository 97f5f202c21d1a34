import { countTaps } from '../shared/dom/input/count-taps';
import { ATTACH_EVENT } from '../shared/islands/attach-event';
import type { AddIslands } from '../shared/islands/instance';
import { tellWishlistNews } from '../shared/stores/wishlist-news';
import { DEBUG_QUERY } from './diagnostics/debug-query';
import { watchForParts } from './page-islands';
import { leadOn } from './quick-view-links';
import { woken } from './registry-woken';
import { sortUntilReady } from './sort-until-ready';

/**
 * Connects the last of the islands, and finds everything that has become one until then. From now on
 * the page is looked over again whenever a script asks for it by the theme's functions.
 */
export function bring(add: AddIslands, sign?: Event): void {
  countTaps();
  leadOn();
  add(woken);
  add();
  tellWishlistNews();
  sortUntilReady(sign);
  const lookOver = (): void => void add();
  document.addEventListener(ATTACH_EVENT, lookOver);
  watchForParts(lookOver);
  // Opens by itself where the page's address asks for it; beside the folder of the chunks.
  if (location.search.includes(DEBUG_QUERY)) {
    import(new URL('../diagnostics.js', import.meta.url).href).catch(reportError);
  }
}
