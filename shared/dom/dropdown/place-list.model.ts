/** Narrower containers leave lists where the style sheet has put them, in pixels. */
const NARROW_PX = 750;

/** A stretch of the window from its starting edge, in pixels: left in left-to-right text. */
export interface Stretch {
  start: number;
  size: number;
}

/**
 * How far a list moves towards the end of the line, so that it ends within its container; below zero
 * towards the start. A list in the second half of the container moves a little to the middle.
 *
 * Source: platform document "theme", section 5.2.
 */
export function shiftOf(list: Stretch, container: Stretch): number {
  if (container.size < NARROW_PX) return 0;
  const before = list.start - container.start;
  const after = container.size - before - list.size;
  if (after < 0) return Math.max(after, -before);
  const isBeyondMiddle = before > after && before < list.size;
  return isBeyondMiddle ? -(before + after) / 3 : 0;
}

/** Where a list as wide as another element begins, from where it would begin by itself. */
export const offsetTo = (wide: Stretch, list: Stretch): number => wide.start - list.start;
