import type { Mount } from '../../shared/islands/island';
import { loadChunk } from '../../shared/platform/load-chunk';
import { readSetting } from '../../shared/platform/settings';
import { flickityOptions } from '../../shared/platform/slider-options';
import { isLeftToStyles, readOptions } from './slider.model';

/**
 * Why a behaviour: slides are the server's, with everything in them; it puts the theme's elements
 * around them and moves them. Until it runs, and without it, they scroll by themselves.
 *
 * Source: platform document "theme", sections 13.4, 23.1 and 24.
 *
 * @throws when the options are none: the slides then stay as the server sent them
 */
export const mount: Mount = async (root, { signal }) => {
  const printed = readSetting(flickityOptions(undefined), root);
  if (!printed) {
    const { outerHTML } = root.cloneNode() as HTMLElement;
    throw new Error(`data-flickity-options on ${outerHTML} must be a JSON object.`);
  }
  if (isLeftToStyles(printed)) return;
  // At once, and not one after the other.
  const [{ startSlider }, { default: createEmbla }] = await Promise.all([
    loadChunk(() => import('./start-slider')),
    loadChunk(() => import('embla-carousel')),
  ]);
  await startSlider(root, createEmbla, readOptions(printed), signal);
};
