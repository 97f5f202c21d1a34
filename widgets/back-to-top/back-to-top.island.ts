import { watchScrollMark } from '../../shared/dom/scroll/scroll-mark';
import { scrollPage } from '../../shared/dom/scroll/scroll-page';
import type { Mount } from '../../shared/islands/island';

/**
 * Why a behaviour: it shows the theme's own link once the page has been scrolled by a window's height,
 * and takes the page back to its start.
 *
 * Sources: specification section 2 "Site-wide", platform document "theme", section 4.4.
 */
export const mount: Mount = (link, { signal }) => {
  const show = (isActive: boolean): void => {
    link.classList.toggle('active', isActive);
    // The style sheet only hides it from sight: what cannot be seen is not to be met by keyboard.
    link.inert = !isActive;
  };
  watchScrollMark('calc(100vh - 1px)', show, signal);
  link.addEventListener(
    'click',
    (event) => {
      event.preventDefault();
      scrollPage(0);
      // By keyboard the next Tab begins at the start, where the page is then.
      if (event.detail === 0) document.querySelector<HTMLElement>('a.skip-link')?.focus();
    },
    { signal },
  );
  signal.addEventListener('abort', () => {
    link.classList.remove('active');
    link.inert = false;
  });
};
