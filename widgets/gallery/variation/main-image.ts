import { settleLazyImage } from '../../../shared/dom/lazy-image';
import { safeUrl } from '../../../shared/platform/safe-url';
import { raise } from '../../../shared/platform/events';
import { createAttributeKeeper, RECORD_PREFIX } from './attribute-keeper';
import { CURRENT_IMAGE, events, FOLLOW_UP_MS, selectors } from '../gallery.contract';
import { readImageChanges, type Attributes, type ImageChanges } from './image-changes';
import type { Slider } from '../slider/slider';

export interface MainImage {
  /** Shows the picture of a variation, or with `undefined` what the server sent. */
  show: (variation: unknown, form: HTMLFormElement) => Promise<void>;
}

/**
 * Swaps the first slide's picture. The new one is fetched and decoded first, so that nothing
 * flashes; of several choices in a row only the last is shown.
 */
export function createMainImage(
  root: HTMLElement,
  slider: Slider | undefined,
  signal: AbortSignal,
): MainImage {
  const scope = root.closest<HTMLElement>(selectors.product) ?? root;
  const find = <Kind extends Element>(selector: string): Kind | null =>
    scope.querySelector(selector);
  const keeper = createAttributeKeeper();
  let releaseBox: (() => void) | undefined;
  let latest = 0;
  let shownId = '';
  const restore = (): void => {
    releaseBox?.();
    releaseBox = undefined;
    keeper.restore();
  };
  signal.addEventListener('abort', () => {
    latest++;
    mainImageOf(root)?.removeAttribute('aria-busy');
    restore();
  });

  const apply = (changes: ImageChanges): void => {
    const slide = root.querySelector(selectors.mainSlide);
    const image = mainImageOf(root);
    const change = (
      element: Element | null | undefined,
      attributes: Attributes | undefined,
    ): void => {
      if (!element || !attributes) return;
      if (element instanceof HTMLImageElement) {
        settleLazyImage(element);
        // Where a plugin has put other formats before it, the browser would go on to show one of them.
        for (const source of element.closest('picture')?.querySelectorAll('source') ?? [])
          keeper.change(source, { srcset: attributes['srcset'] || attributes['src'] || null });
      }
      keeper.change(element, attributes);
    };
    restore();
    if (image) releaseBox = keepBox(image, changes.image);
    change(image, changes.image);
    change(slide, changes.slide);
    change(slide?.querySelector('a'), changes.link);
    change(find(`${selectors.navigation} li img`), changes.thumbnail);
    change(find(selectors.themeThumbnail), changes.themeThumbnail);
  };

  return {
    async show(variation, form) {
      const turn = ++latest;
      const isStale = (): boolean => turn !== latest;
      const changes = readImageChanges(variation, (url) => safeUrl(url) !== undefined);
      const id = changes ? String((variation as { image_id?: number }).image_id ?? '') : '';
      const shown = changes ? slideWith(changes.thumbnailUrl, root) : -1;
      const image = mainImageOf(root);
      if (changes && shown < 0 && image?.getAttribute('src') !== changes.image['src']) {
        image?.setAttribute('aria-busy', 'true');
        await decode(changes.image, image?.sizes ?? '');
      }
      if (isStale()) return;
      image?.removeAttribute('aria-busy');
      if (changes && shown < 0) apply(changes);
      else restore();

      const isOther = shownId !== id;
      shownId = id;
      form.setAttribute(CURRENT_IMAGE, id);
      if (shown >= 0) {
        slider?.select(shown);
        raise(events.thumbnailClick, [], thumbnailsOf(root)[shown]);
      }
      await new Promise((resolve) => setTimeout(resolve, FOLLOW_UP_MS));
      if (isStale()) return;
      dispatchEvent(new Event('resize'));
      if (isOther && shown < 0) raise(events.resetPosition, [], root);
      raise(events.initZoom, [], root);
    },
  };
}

function mainImageOf(root: HTMLElement): HTMLImageElement | null {
  return root.querySelector(selectors.mainSlide)?.querySelector('img') ?? null;
}

/** The slide whose thumbnail, as the server sent it, is the variation's own; -1 if none is. */
function slideWith(url: string | undefined, root: HTMLElement): number {
  if (!url) return -1;
  return thumbnailsOf(root).findIndex(
    (image) => (image.getAttribute(`${RECORD_PREFIX}src`) ?? image.getAttribute('src')) === url,
  );
}

const thumbnailsOf = (root: HTMLElement): Element[] => [
  ...root.querySelectorAll(`${selectors.navigation} li img`),
];

/** Resolves when the picture can be painted at once, or cannot be had at all. */
async function decode({ src, srcset, sizes }: Attributes, currentSizes: string): Promise<void> {
  const image = new Image();
  image.sizes = sizes ?? currentSizes;
  if (srcset) image.srcset = srcset;
  if (src) image.src = src;
  // A missing picture is swapped in nevertheless: its text is true, another variation's picture is not.
  await image.decode().catch(() => undefined);
}

/**
 * A picture of other proportions is fitted into the old one's box, so that nothing below moves.
 *
 * @returns gives the picture back the style that the server sent; nothing where that was kept
 */
function keepBox(image: HTMLImageElement, { width, height }: Attributes): (() => void) | undefined {
  const before = Number(image.getAttribute('width')) / Number(image.getAttribute('height'));
  const after =
    Number(width ?? image.getAttribute('width')) / Number(height ?? image.getAttribute('height'));
  if (!Number.isFinite(before) || !Number.isFinite(after) || before === after) return undefined;
  const { style } = image;
  const { aspectRatio, objectFit } = style;
  const hadStyle = image.hasAttribute('style');
  Object.assign(style, { aspectRatio: String(before), objectFit: 'contain' });
  return () => {
    Object.assign(style, { aspectRatio, objectFit });
    if (!hadStyle && !style.length) image.removeAttribute('style');
  };
}
