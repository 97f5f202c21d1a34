/** Between two looks at a row, in milliseconds. */
const LOOK_MS = 100;
/** How many looks must find it where it was: a finger or momentum pauses less than that. */
const LOOKS = 3;
/** The same with a finger on it, or between two slides, where only a finger keeps it: five seconds. */
const LOOKS_HELD = 50;

/**
 * Waits until nobody moves a row of slides that the browser scrolls: to put other elements around it would
 * break a swipe off. The style sheet gives rows their snap points.
 */
export async function rowAtRest(row: HTMLElement, until: AbortSignal): Promise<void> {
  // Where there are fingers, the one that has just come may be about to move.
  if (!row.scrollLeft && !matchMedia('(any-pointer: coarse)').matches) return;
  const ended = new AbortController();
  const signal = AbortSignal.any([until, ended.signal]);
  let isHeld = false;
  for (const type of ['touchmove', 'touchend', 'touchcancel']) {
    row.addEventListener(type, () => (isHeld = type === 'touchmove'), { passive: true, signal });
  }
  const wanted = (): number => {
    if (isHeld || isBetween(row)) return LOOKS_HELD;
    return row.scrollLeft ? LOOKS : 1;
  };
  let { scrollLeft } = row;
  for (let looks = 0; looks < wanted() && !signal.aborted;) {
    await new Promise((go) => setTimeout(go, LOOK_MS));
    looks = row.scrollLeft === scrollLeft ? looks + 1 : 0;
    ({ scrollLeft } = row);
  }
  ended.abort();
}

/** Whether no slide begins where the row does, and it is not at its end either. */
function isBetween(row: HTMLElement): boolean {
  if (!row.scrollLeft) return false;
  const isAtEnd = Math.abs(row.scrollLeft) + row.clientWidth > row.scrollWidth - 2;
  const side = getComputedStyle(row).direction === 'rtl' ? 'right' : 'left';
  const start = row.getBoundingClientRect()[side];
  const isInPlace = (slide: Element): boolean =>
    Math.abs(slide.getBoundingClientRect()[side] - start) < 2;
  return !isAtEnd && ![...row.children].some(isInPlace);
}
