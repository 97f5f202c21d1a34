import { safeUrl } from '../../shared/platform/safe-url';
import type { Carousel } from './carousel';
import { selectors } from './slider.contract';

/** Attributes in which the theme's slider library finds addresses that are wanted later. */
const SOURCES = ['data-flickity-lazyload-src', 'data-flickity-lazyload'];
const SRCSET = 'data-flickity-lazyload-srcset';

/**
 * Loads pictures of slides that are shown, and of so many on each side (platform document "theme",
 * section 23.1, option `lazyLoad`). What has been loaded stays.
 */
export function loadPictures({ embla }: Carousel, neighbours: number): void {
  const load = (): void => {
    const slides = embla.slideNodes();
    const { slideRegistry } = embla.internalEngine();
    for (const shown of slideRegistry[embla.selectedScrollSnap()] ?? []) {
      for (let step = -neighbours; step <= neighbours; step += 1) {
        const slide = slides[(shown + step + slides.length) % slides.length];
        for (const image of slide?.querySelectorAll<HTMLImageElement>(selectors.lazyPicture) ??
          []) {
          fetchPicture(image);
        }
      }
    }
  };
  for (const event of ['select', 'reInit'] as const) embla.on(event, load);
  load();
}

function fetchPicture(image: HTMLImageElement): void {
  const srcset = image.getAttribute(SRCSET);
  const source = SOURCES.map((name) => safeUrl(image.getAttribute(name))).find(Boolean);
  for (const name of [...SOURCES, SRCSET]) image.removeAttribute(name);
  if (srcset) image.srcset = srcset;
  if (source) image.src = source;
}
