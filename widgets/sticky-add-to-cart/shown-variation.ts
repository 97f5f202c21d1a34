import { atom, type ReadableAtom } from 'nanostores';

import { loadHtmlGate, toNodes } from '../../shared/dom/html/html';
import { readChildren, type ServerNode } from '../../shared/dom/html/server-tree';
import { safeUrl } from '../../shared/platform/safe-url';
import type { Variation } from '../../shared/models/variations/variation';
import { chosenVariation } from '../../shared/stores/chosen-variation';
import { classes } from './sticky-add-to-cart.contract';

/** What the bar shows of the chosen variation; without one, what the server wrote. */
export interface ShownVariation {
  price?: readonly ServerNode[] | undefined;
  /** Address of the picture, which is decoded by now. */
  picture?: string | undefined;
}

/** How long price and picture wait for each other, in milliseconds. */
const PATIENCE_MS = 300;

/** Follows the choice in a form. Price and picture appear together, and never those of a past choice. */
export function shownVariation(
  form: HTMLFormElement | undefined,
  signal: AbortSignal,
): ReadableAtom<ShownVariation> {
  const $shown = atom<ShownVariation>({});
  if (!form) return $shown;
  const $chosen = chosenVariation(form);
  const follow = async (variation: Variation | undefined): Promise<void> => {
    if (!variation) return $shown.set({});
    const show = (shown: ShownVariation): void => {
      if ($chosen.get() === variation && !signal.aborted) $shown.set(shown);
    };
    const { price_html: html, image } = variation;
    // Without what makes it safe, the price stays as the server wrote it.
    const isSafe = html
      ? await loadHtmlGate().then(
          () => true,
          () => false,
        )
      : false;
    const price = html && isSafe ? priceNodes(html) : undefined;
    const picture = image ? safeUrl(image.thumb_src ?? image.gallery_thumbnail_src) : undefined;
    // A price that is not asked any more is not kept for a picture's sake.
    const slow = setTimeout(show, PATIENCE_MS, { price });
    if (picture) await decode(picture);
    clearTimeout(slow);
    show({ price, picture });
  };
  signal.addEventListener(
    'abort',
    $chosen.subscribe((variation) => void follow(variation)),
  );
  return $shown;
}

/** What stands in the price element: the platform sends that element too. */
function priceNodes(html: string): ServerNode[] {
  const nodes = toNodes(html);
  return readChildren(nodes.querySelector(`.${classes.price}`) ?? nodes);
}

/** A picture that cannot be had shows as such in its place, as it would anyway. */
async function decode(src: string): Promise<void> {
  const image = new Image();
  image.src = src;
  await image.decode().catch(() => undefined);
}
