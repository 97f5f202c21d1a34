import { loadHtmlGate } from '../../../shared/dom/html/html';
import { listenOn } from '../../../shared/platform/element-events';
import { loadChunk } from '../../../shared/platform/load-chunk';
import { chosenVariation } from '../../../shared/stores/chosen-variation';
import type { Slider } from '../slider/slider';
import { createMainImage } from './main-image';
import { ACTIVE_ATTRIBUTE, ownGallery } from './own-gallery';

/** Shows the picture of a variation, or with `undefined` what the server sent. */
export type ShowVariation = (variation: unknown) => void;

/**
 * Keeps the main picture in step with what is chosen in the product's form. Other scripts ask for
 * the original by the form's event (platform document "shop", sections 8.10 and 8.13).
 */
export function watchChoice(
  root: HTMLElement,
  form: HTMLFormElement,
  slider: Slider | undefined,
  signal: AbortSignal,
): ShowVariation {
  const image = createMainImage(root, slider, signal);
  const $chosen = chosenVariation(form);
  let latest = 0;
  const swap = async (variation: unknown): Promise<void> => {
    const turn = ++latest;
    const isStale = (): boolean => turn !== latest || signal.aborted;
    if (ownGallery(variation) || form.hasAttribute(ACTIVE_ATTRIBUTE)) {
      // Without the code the choice has its picture, if not its gallery.
      const [code] = await Promise.all([
        loadChunk(() => import('./variation-gallery')),
        loadHtmlGate(),
      ]).catch(() => []);
      if (isStale() || code?.replaceGallery(root, form, variation)) return;
    }
    await image.show(variation, form);
  };
  const show: ShowVariation = (variation) => void swap(variation).catch(reportError);
  if ($chosen.get()) show($chosen.get());
  signal.addEventListener('abort', $chosen.listen(show));
  listenOn(form, 'reset_image', () => show(undefined), signal);
  return show;
}
