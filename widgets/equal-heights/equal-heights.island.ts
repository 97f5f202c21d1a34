import type { Mount } from '../../shared/islands/island';
import { listen } from '../../shared/platform/events';
import { CART_TOTALS_EVENT, equalizeEvent, selectors } from './equal-heights.contract';
import { columnsOf, rowsOf } from './equal-heights.model';
import { planStandIns } from './stand-ins';

/**
 * Why a behaviour: the theme's style sheet lays the boxes out; where it does not make those of a row
 * equal by itself, they are measured.
 *
 * Everything is read together and written together, in two rounds, however large the grid is: the
 * browser works the layout out twice. What is equal already is left alone.
 *
 * Sources: specification sections 2 "Product listing" and 9, platform document "theme", 13.2.
 */
export const mount: Mount = (grid, { signal }) => {
  let undo: Array<() => void> = [];
  let frame = 0;
  let seen = '';
  const parts = (): HTMLElement[] => [grid, ...grid.querySelectorAll<HTMLElement>(PARTS)];
  const size = (): string =>
    parts()
      .map(({ offsetWidth, offsetHeight }) => `${offsetWidth} ${offsetHeight}`)
      .join();
  const clear = (): void => {
    for (const step of undo.splice(0)) step();
  };
  const run = (): void => {
    clear();
    undo = equalize(grid);
    seen = size();
    observer.disconnect();
    for (const part of parts()) observer.observe(part);
  };
  const runSoon = (): void => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(run);
  };
  // Boxes that come or go, a window that is turned: they change the grid. A text that gets shorter, as with
  // a font that comes late, changes its own part only: the others of its row hold the grid as it is.
  const observer = new ResizeObserver(() => seen !== size() && runSoon());
  run();
  listen(equalizeEvent(), runSoon, signal, document);
  listen(CART_TOTALS_EVENT, runSoon, signal);
  signal.addEventListener('abort', () => {
    observer.disconnect();
    cancelAnimationFrame(frame);
    clear();
  });
};

/** All that a row's heights depend on. */
const PARTS = [selectors.text, ...selectors.parts].join();

/** @returns what takes it all back */
function equalize(grid: HTMLElement): Array<() => void> {
  const texts = [...grid.querySelectorAll<HTMLElement>(selectors.text)];
  const columns = grid.matches(selectors.oneRow)
    ? texts.length
    : columnsOf(grid.className, innerWidth);
  if (columns < 2) return [];
  const rows = rowsOf(texts, columns);
  const undo = rows.flatMap(planStandIns).map((add) => add());
  const parts = rows.flatMap((row) =>
    selectors.parts.map((part) => row.flatMap((box) => box.querySelector<HTMLElement>(part) ?? [])),
  );
  undo.push(...raise(parts));
  undo.push(...raise(rows));
  return undo;
}

/** Gives the elements of each group the height of its tallest. Reads all before it writes any. */
function raise(groups: readonly HTMLElement[][]): Array<() => void> {
  const short = groups.flatMap((group) => {
    const heights = group.map((element) => element.getBoundingClientRect().height);
    const tallest = Math.max(...heights);
    return group
      .filter((_element, at) => tallest - (heights[at] ?? 0) >= 1)
      .map((element) => ({ element, height: tallest - outside(element) }));
  });
  return short.map(({ element: { style }, height }) => {
    const before = style.minHeight;
    // Not the height: what grows later, as with a larger text, still fits.
    style.minHeight = `${height}px`;
    return () => (style.minHeight = before);
  });
}

/** Padding and border where `min-height` does not cover them, in CSS pixels. */
function outside(element: HTMLElement): number {
  const style = getComputedStyle(element);
  if (style.boxSizing === 'border-box') return 0;
  const { paddingTop, paddingBottom, borderTopWidth, borderBottomWidth } = style;
  return [paddingTop, paddingBottom, borderTopWidth, borderBottomWidth]
    .map(Number.parseFloat)
    .reduce((sum, width) => sum + width, 0);
}
