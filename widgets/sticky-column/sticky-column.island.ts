import type { Mount } from '../../shared/islands/island';
import { LOCKED_CLASS } from '../../shared/platform/scroll-lock';
import { readSetting } from '../../shared/platform/settings';
import { stickyHeight } from '../../shared/platform/sticky-height';
import { ROOM_BELOW_HEADER, selectors } from './sticky-column.contract';
import { follow, type Measures, type Place } from './sticky-column.model';

/**
 * Why a behaviour: it only says at which edge a column of the server sticks; the browser does the
 * sticking itself, off the main thread. Sizes are measured when they change, never while scrolling.
 *
 * Sources: specification section 9 "Layout and timings", platform document "theme", section 24 and
 * section 31, row 22.
 */
export const mount: Mount = (column, { signal }) => {
  const moved = movedPart(column);
  const row = moved.parentElement;
  if (!row) return;
  const { style } = moved;
  const { position, top, transform } = style;
  signal.addEventListener('abort', () => {
    Object.assign(style, { position, top, transform });
    if (!style.cssText) moved.removeAttribute('style');
  });
  if (getComputedStyle(moved).position !== 'sticky') style.position = 'sticky';

  let measures: Measures | undefined;
  let place: Place = { hold: 'free', shift: 0 };
  let last = 0;
  const settle = (scrolled: number): void => {
    if (!measures) return;
    const next = follow(place, last, scrolled, measures);
    last = scrolled;
    if (next.hold !== place.hold || next.hold === 'free') hold(style, next, measures);
    place = next;
  };

  let scrolled = scrollY;
  const sizes = new ResizeObserver(() => {
    scrolled = scrollY;
    measures = measure(moved, row);
    // A window of another height is no scrolling: what stuck to an edge does so still.
    hold(style, place, measures);
    settle(scrolled);
  });
  // The body's, because what grows above the column moves it.
  for (const part of [moved, row, document.body]) sizes.observe(part);
  signal.addEventListener('abort', () => sizes.disconnect());
  const remeasure = (): void => {
    sizes.unobserve(moved);
    sizes.observe(moved);
  };
  addEventListener('resize', remeasure, { signal });
  // Asked before header and columns change anything, or the page would be laid out just for that.
  addEventListener('scroll', () => (scrolled = scrollY), { capture: true, passive: true, signal });
  addEventListener(
    'scroll',
    () => {
      if (!document.body.classList.contains(LOCKED_CLASS)) settle(scrolled);
    },
    { passive: true, signal },
  );
};

/** The column, where the style sheet lets it stick; else what is in it. */
function movedPart(column: HTMLElement): HTMLElement {
  const inner = column.querySelector<HTMLElement>(selectors.inner);
  return inner && getComputedStyle(column).position !== 'sticky' ? inner : column;
}

function measure(moved: HTMLElement, row: HTMLElement): Measures {
  const { style } = moved;
  // Where it would be by itself.
  Object.assign(style, { top: 'auto', transform: 'none' });
  const { top, bottom, height } = moved.getBoundingClientRect();
  const { paddingBottom, borderBottomWidth } = getComputedStyle(row);
  const end =
    row.getBoundingClientRect().bottom -
    Number.parseFloat(paddingBottom) -
    Number.parseFloat(borderBottomWidth);
  return {
    start: top + scrollY,
    room: Math.max(0, end - bottom),
    height,
    view: document.documentElement.clientHeight,
    offset: readSetting(stickyHeight()) + ROOM_BELOW_HEADER,
  };
}

function hold(style: CSSStyleDeclaration, place: Place, { view, height, offset }: Measures): void {
  const { hold: edge, shift } = place;
  const top = edge === 'free' ? 'auto' : `${edge === 'top' ? offset : view - height}px`;
  Object.assign(style, { top, transform: edge === 'free' ? `translateY(${shift}px)` : 'none' });
}
