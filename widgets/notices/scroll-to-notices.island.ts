import type { Mount } from '../../shared/islands/island';
import { eachJQuery } from '../../shared/platform/each-jquery';
import { unwrapElement } from '../../shared/platform/events';
import type { JQuery } from '../../shared/platform/jquery';
import { scrollToNotice } from './scroll-to-notice';

interface WithScroll extends JQuery {
  scroll_to_notices?: (notices: unknown) => void;
}

/**
 * Why a behaviour: it shows nothing. The shop's checkout and other plugins call
 * `jQuery.scroll_to_notices` once they have put a notice into the page; with no notice it does nothing.
 *
 * Sources: platform document "theme", sections 2.3, 10.4 and 31, row 3.
 */
export const mount: Mount = (_body, { signal }) => {
  const scroll = (notices: unknown): void => {
    const first = unwrapElement(notices);
    if (first instanceof Element) scrollToNotice(first);
  };
  eachJQuery((jQuery: WithScroll) => {
    const before = jQuery.scroll_to_notices;
    jQuery.scroll_to_notices = scroll;
    signal.addEventListener('abort', () => {
      // Whoever has replaced it since keeps its own.
      if (jQuery.scroll_to_notices !== scroll) return;
      if (before) jQuery.scroll_to_notices = before;
      else delete jQuery.scroll_to_notices;
    });
  }, signal);
};
