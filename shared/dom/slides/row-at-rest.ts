/** Between two looks at a row, in milliseconds: fingers and momentum pause less. */
const LOOK_MS = 250;
/** Looks at a row that stands between two slides, as only a finger keeps it: five seconds. */
const LOOKS_BETWEEN = 20;

/**
 * Waits until nobody moves a row of slides that the browser scrolls: to put other elements around it would
 * break a swipe off. The style sheet gives rows their snap points.
 */
export async function rowAtRest(row: HTMLElement, signal: AbortSignal): Promise<void> {
  let { scrollLeft } = row;
  let looks = scrollLeft ? 0 : LOOKS_BETWEEN;
  while (looks < (isBetween(row) ? LOOKS_BETWEEN : 1) && !signal.aborted) {
    await new Promise((go) => setTimeout(go, LOOK_MS));
    looks = row.scrollLeft === scrollLeft ? looks + 1 : 0;
    ({ scrollLeft } = row);
  }
}

/** Whether no slide begins where the row does, and it is not at its end either. */
function isBetween(row: HTMLElement): boolean {
  const isAtEnd = Math.abs(row.scrollLeft) + row.clientWidth > row.scrollWidth - 2;
  const side = getComputedStyle(row).direction === 'rtl' ? 'right' : 'left';
  const start = row.getBoundingClientRect()[side];
  const isInPlace = (slide: Element): boolean =>
    Math.abs(slide.getBoundingClientRect()[side] - start) < 2;
  return !isAtEnd && ![...row.children].some(isInPlace);
}
