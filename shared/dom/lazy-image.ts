import { safeUrl } from '../platform/safe-url';

/** On a picture that the theme loads late (platform document "theme", section 24). */
const WAITING_CLASS = 'lazy-load';

/**
 * Has a picture that waits to be in sight come now. Who changes a picture, and will put back what was there,
 * begins with this: what is there until then only keeps its place, and what comes late would lie over the change.
 */
export function settleLazyImage(image: HTMLImageElement): void {
  const { src, srcset } = image.dataset;
  if (!image.classList.contains(WAITING_CLASS) || !src || !safeUrl(src)) return;
  if (srcset) image.srcset = srcset;
  image.src = src;
  image.classList.remove(WAITING_CLASS);
}
