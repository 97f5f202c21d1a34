import { released } from '../../shared/dom/input/release';
import { createEdits } from '../../shared/dom/regions/page-edits';
import type { Mount } from '../../shared/islands/island';
import { text } from '../../shared/platform/strings';
import { NAME, WRAPPER } from './orders-table.contract';

/**
 * Why a behaviour: a table that the server has printed only needs a way to scroll where it is too wide.
 *
 * While it scrolls it can be reached by keys, which the theme's cannot, and has a name.
 *
 * Sources: specification section 2 "My account", platform document "theme", section 20.4.
 */
export const mount: Mount = async (table, { signal }) => {
  await released(table, signal);
  if (signal.aborted) return;
  const wrapper = table.closest<HTMLElement>(`.${WRAPPER}`) ?? wrap(table, signal);
  const edits = createEdits(signal);
  const follow = (): void => {
    const isScroller = getComputedStyle(wrapper).overflowX !== 'visible';
    const scrolls = isScroller && wrapper.scrollWidth > wrapper.clientWidth;
    const whileScrolling = (value: string): string | null => (scrolls ? value : null);
    edits.attributes(wrapper, {
      role: whileScrolling('region'),
      tabindex: whileScrolling('0'),
      'aria-label': whileScrolling(text(NAME.key, NAME.fallback)),
    });
  };
  const observer = new ResizeObserver(follow);
  observer.observe(wrapper);
  observer.observe(table);
  signal.addEventListener('abort', () => observer.disconnect());
};

function wrap(table: HTMLElement, signal: AbortSignal): HTMLElement {
  const wrapper = document.createElement('div');
  wrapper.className = WRAPPER;
  keepFocus(table, () => {
    table.replaceWith(wrapper);
    wrapper.append(table);
  });
  signal.addEventListener('abort', () => keepFocus(table, () => wrapper.replaceWith(table)));
  return wrapper;
}

/** What is moved loses the focus. */
function keepFocus(moved: Element, move: () => void): void {
  const { activeElement } = document;
  const hasFocus = moved.contains(activeElement);
  move();
  if (hasFocus) (activeElement as HTMLElement).focus({ preventScroll: true });
}
