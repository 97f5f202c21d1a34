import { safeUrl } from '../platform/safe-url';
import type { VariationImage } from '../models/variations/variation';
import { savesData } from '../platform/saves-data';

const asked = new Set<string>();

/**
 * Fetches and decodes a picture that may be wanted next, so that showing it is instant. Once for
 * each, and never for shoppers who save data.
 */
export function preloadPicture(picture: Pick<VariationImage, 'src' | 'srcset' | 'sizes'>): void {
  const src = safeUrl(picture.src);
  if (!src || asked.has(src) || savesData()) return;
  asked.add(src);
  const image = new Image();
  if (picture.sizes) image.sizes = picture.sizes;
  if (picture.srcset) image.srcset = picture.srcset;
  image.src = src;
  // It may be asked for again when the network is back.
  image.decode().catch(() => asked.delete(src));
}
