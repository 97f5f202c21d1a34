/** Heights in CSS pixels. */
export interface Heights {
  window: number;
  /** Of the container that the effect is about. */
  container: number;
}

/** How a layer behind its container lies there. */
export interface Layer {
  height: number;
  /** Shift from the container's upper edge while the container is in the middle of the window. */
  atCentre: number;
}

/**
 * Pixels that something moves by for each pixel that the page is scrolled: above zero it lags behind,
 * below it runs ahead (platform document "theme", section 23.2).
 *
 * @param strength from -10 to 10
 */
export function factorOf(strength: number): number {
  const share = strength / 10;
  return share === 0 ? 0 : -share / (2 - Math.abs(share));
}

/**
 * A layer that covers what can be seen of its container, wherever the page is scrolled to.
 *
 * What lags behind is as high as the theme makes it, and not a pixel more. What runs ahead would be
 * lower than its container there: here it is high enough as well.
 */
export function planLayer(heights: Heights, factor: number): Layer {
  const { container } = heights;
  const excess =
    factor >= 0 ? (heights.window - container) * factor : -(heights.window + container) * factor;
  return { height: container + excess, atCentre: -excess / 2 };
}

/**
 * Distance, in pixels, between the middle of the window and that of the container when its first pixel
 * comes into sight from below; the opposite number when its last one leaves.
 */
export const distanceAtEdges = ({ window, container }: Heights): number =>
  -(window + container) / 2;

/**
 * What is left to be seen of something that fades on its way out, from 1 to 0.
 *
 * @param bottom of the container in the window, in pixels
 */
export function opacityAt(bottom: number, { window, container }: Heights): number {
  const way = Math.min(window, container);
  return way > 0 ? Math.min(Math.max(bottom / way, 0), 1) : 1;
}
