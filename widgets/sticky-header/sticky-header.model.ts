import { STICK_AFTER } from './sticky-header.contract';

/** Heights in pixels, while the header is not stuck. */
export interface HeaderHeights {
  /** The part that sticks, with all its bars. */
  wrapper: number;
  /** The top bar, where it goes while the header is stuck; else 0. */
  hiddenTopBar: number;
  /** All bars that go while the header is stuck. */
  hiddenBars: number;
}

/** Scroll positions in pixels: beyond `stick` the header is stuck, up to `unstick` it is not. */
export interface StickyLimits {
  stick: number;
  unstick: number;
}

/**
 * Between the two the header stays as it is, so that it never flickers at a border.
 *
 * Source: platform document "theme", section 4.2.
 */
export function stickyLimits(heights: HeaderHeights, shrinks: boolean): StickyLimits {
  return shrinks
    ? { stick: heights.hiddenBars, unstick: heights.hiddenBars }
    : { stick: heights.wrapper + STICK_AFTER, unstick: heights.hiddenTopBar };
}
