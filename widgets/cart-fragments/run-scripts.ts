import { runScripts as run } from '../../shared/dom/regions/script-regions';
import { PIXEL_CATEGORY, pixelSelectors } from '../../shared/platform/pixel-page';
import { mayKeep } from '../../shared/stores/kept-data';
import { foreignPixelQueue, openPixelQueue } from '../../shared/stores/pixel-queue';

/**
 * Runs a fragment's scripts. Those of the pixel's region report to a social network: they run only as
 * far as consent covers it, and are then run also where the shop keeps the pixel's scripts from
 * running by themselves (`type="text/plain"`).
 */
export function runScripts(html: string, region: Element): void {
  if (!region.matches(pixelSelectors.events)) return run(html, region);
  if (!mayKeep(PIXEL_CATEGORY)) return;
  // They may come before the island that loads the library: what they say waits for it.
  if (!foreignPixelQueue() && document.querySelector(pixelSelectors.pixel)) openPixelQueue();
  run(html, region, true);
}
