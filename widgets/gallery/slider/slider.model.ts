/** How a slider counts. No DOM. */

/** The slide `steps` further on; past the ends it wraps around, or stays where it is. */
export function stepIndex(index: number, steps: number, count: number, wraps: boolean): number {
  const next = index + steps;
  return wraps ? ((next % count) + count) % count : Math.min(count - 1, Math.max(0, next));
}

/** The index of the number nearest to `position`; the first of two equally near ones. */
export function nearestIndex(positions: readonly number[], position: number): number {
  let nearest = 0;
  for (const [index, candidate] of positions.entries()) {
    const best = positions[nearest] ?? 0;
    if (Math.abs(candidate - position) < Math.abs(best - position)) nearest = index;
  }
  return nearest;
}

/** Part of a slide's width that a drag must cover to reach the next one when it has come to rest. */
const DRAG_SHARE = 0.2;

/** A drag that has ended. */
export interface Drag {
  /** CSS pixels; positive: towards the next slide. */
  moved: number;
  /** Whether it was still going that way. */
  isGoing: boolean;
}

/**
 * Where a drag ends. A short one that has come to rest returns; a long one goes as far as it went. All
 * others lead on by one slide, as with the theme's own library (Flickity).
 *
 * @param width of a slide, in CSS pixels
 */
export function dragTarget(index: number, drag: Drag, width: number, count: number): number {
  const length = Math.abs(drag.moved);
  if (width <= 0 || (!drag.isGoing && length < width * DRAG_SHARE)) return index;
  const slides = Math.max(1, Math.round(length / width));
  return stepIndex(index, Math.sign(drag.moved) * slides, count, false);
}
