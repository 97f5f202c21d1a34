import { coveredTop, scrollPage } from '../../shared/dom/scroll/scroll-page';
import type { Mount } from '../../shared/islands/island';
import { selectors } from './theme-presses.contract';

/**
 * Why a behaviour: links and buttons of the page only have to do what the theme means by their classes.
 *
 * Source: platform document "theme", section 3.
 */
export const mount: Mount = (page, { signal }) => {
  page.addEventListener(
    'click',
    (event) => {
      const { target } = event;
      if (!(target instanceof Element) || event.defaultPrevented) return;
      const field = target
        .closest(selectors.searchButton)
        ?.parentElement?.querySelector<HTMLElement>('input:not([type=hidden])');
      const more = target.closest(selectors.more);
      if (field) field.focus();
      else if (more) bringUp(more);
      else if (!target.closest(selectors.still)) return;
      event.preventDefault();
    },
    { signal },
  );
};

function bringUp(element: Element): void {
  const { top } = element.getBoundingClientRect();
  scrollPage(top + scrollY - coveredTop());
}
