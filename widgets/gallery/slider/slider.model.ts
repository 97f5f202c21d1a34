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

/** Part of a slide's width that a drag must cover to reach the next one. */
const DRAG_SHARE = 0.2;

/**
 * Where a drag of `moved` pixels (positive: towards the next slide) ends. A short one returns; a
 * long one goes as far as it went, but always by one slide at least.
 */
export function dragTarget(index: number, moved: number, width: number, count: number): number {
  if (width <= 0 || Math.abs(moved) < width * DRAG_SHARE) return index;
  const slides = Math.max(1, Math.round(Math.abs(moved) / width));
  return stepIndex(index, Math.sign(moved) * slides, count, false);
}
