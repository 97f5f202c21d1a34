import { settleLazyImage } from '../../shared/dom/lazy-image';
import { createEdits } from '../../shared/dom/regions/page-edits';
import { safeUrl } from '../../shared/platform/safe-url';
import { listenOn } from '../../shared/platform/element-events';
import { isRecord } from '../../shared/platform/page-settings';
import { chosenVariation } from '../../shared/stores/chosen-variation';
import { startCarousel } from './carousel';
import { selectors } from './quick-view.contract';

/** Makes a carousel of several pictures, and keeps the first one in step with the chosen variation. */
export function startPictures(place: HTMLElement, signal: AbortSignal): void {
  const slider = place.querySelector<HTMLElement>(selectors.slider);
  if (!slider) return;
  const main = slider.querySelector('img');
  const hasSlides = slider.querySelectorAll(selectors.slide).length > 1;
  // Without its code the pictures still scroll, as the style sheet lets them.
  const carousel = hasSlides
    ? startCarousel(slider, signal).catch(() => undefined)
    : Promise.resolve(undefined);
  const form = place.querySelector<HTMLFormElement>(selectors.form);
  if (!form || !main) return;
  settleLazyImage(main);
  followVariation(form, main, signal, () => {
    void carousel.then((started) => started?.select(0));
    // Until then, or without it, the browser scrolls.
    slider.scrollTo({ left: 0 });
  });
}

/** Source: platform document "theme", section 15.5. */
function followVariation(
  form: HTMLFormElement,
  image: HTMLImageElement,
  signal: AbortSignal,
  onShown: () => void,
): void {
  let swapped = new AbortController();
  let latest = 0;
  const show = async (variation: unknown): Promise<void> => {
    const turn = ++latest;
    const picture = readPicture(variation);
    if (picture && picture.src !== image.getAttribute('src')) await decode(picture);
    if (turn !== latest || signal.aborted) return;
    swapped.abort();
    swapped = new AbortController();
    const edits = createEdits(swapped.signal);
    if (picture) edits.attributes(image, picture);
    const href = picture && isRecord(variation) && safeUrl(variation['image_link']);
    // Other templates than the theme's have one around each picture.
    const link = image.closest('a');
    if (href && link) edits.attributes(link, { href });
    onShown();
  };
  const $chosen = chosenVariation(form);
  if ($chosen.get()) void show($chosen.get());
  signal.addEventListener(
    'abort',
    $chosen.listen((variation) => void show(variation)),
  );
  listenOn(form, 'reset_image', () => void show(undefined), signal);
}

type Picture = Readonly<Record<string, string | null>> & { readonly src: string };

const ATTRIBUTES = ['srcset', 'sizes', 'alt', 'title'];

/**
 * The attributes that a variation's picture gives to the main image. Old plugins give the address
 * beside the image instead of in it.
 *
 * @returns `undefined` when the variation has no picture of its own
 */
export function readPicture(variation: unknown): Picture | undefined {
  if (!isRecord(variation)) return undefined;
  const { image, image_src: legacy } = variation;
  const own = isRecord(image) && image['src'] ? image : { src: legacy };
  const src = own['src'];
  if (typeof src !== 'string' || !safeUrl(src)) return undefined;
  // Those of the product's own picture would win over the new address.
  const picture: Record<string, string | null> = { srcset: null, sizes: null };
  for (const name of ATTRIBUTES) {
    const value = own[name];
    if (typeof value === 'string' && value) picture[name] = value;
  }
  return { ...picture, src };
}

/** Resolves when the picture can be painted at once, or cannot be had at all. */
async function decode({ src, srcset, sizes }: Picture): Promise<void> {
  const image = new Image();
  if (sizes) image.sizes = sizes;
  if (srcset) image.srcset = srcset;
  image.src = src;
  // A missing picture is shown as missing: its text is true, another variation's picture is not.
  await image.decode().catch(() => undefined);
}
