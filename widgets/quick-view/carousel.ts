import {
  adaptHeight,
  addArrowButtons,
  addArrowKeys,
  scaffoldThemeSlider,
  tellSlide,
} from '../../shared/dom/slides/slider-parts';
import { leadOn } from '../../shared/dom/slides/lead-on';
import { watchSizes } from '../../shared/dom/slides/slides-sizes';
import { raise } from '../../shared/platform/events';
import { loadChunk } from '../../shared/platform/load-chunk';
import { themeEvent } from '../../shared/platform/theme-event';
import { holdShortMoves } from './drag-threshold';
import { classes, DRAG_THRESHOLD_PX } from './quick-view.contract';

export interface Carousel {
  select: (index: number) => void;
}

/** How quickly slides come to rest; the library's own measure and default. */
const GLIDE = 25;

/**
 * Moves the pictures of the theme's slider by drag, buttons and arrow keys, around both ends.
 *
 * @returns nothing when `signal` has aborted meanwhile
 * @throws when the library cannot be loaded: the slider is then as the server sent it
 */
export async function startCarousel(
  root: HTMLElement,
  signal: AbortSignal,
): Promise<Carousel | undefined> {
  const { default: createEmbla } = await loadChunk(() => import('embla-carousel'));
  if (signal.aborted) return undefined;
  const { viewport, track } = scaffoldThemeSlider(root, classes.carousel, signal);
  const slides = [...track.children].filter((child) => child instanceof HTMLElement);
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const embla = createEmbla(viewport, {
    container: track,
    slides,
    align: 'start',
    loop: true,
    direction: getComputedStyle(root).direction === 'rtl' ? 'rtl' : 'ltr',
    // What is longer is no click either.
    dragThreshold: DRAG_THRESHOLD_PX,
    watchDrag(_carousel, press) {
      holdShortMoves(press, signal);
      return true;
    },
    duration: isStill ? 0 : GLIDE,
    watchResize: false,
  });

  const update = (): void => {
    const index = embla.selectedScrollSnap();
    for (const [at, slide] of slides.entries()) setSelected(slide, at === index);
    adaptHeight(viewport, slides, index);
  };
  embla.on('select', update);
  embla.on('resize', update);
  watchSizes(embla, viewport, signal);
  leadOn(embla, DRAG_THRESHOLD_PX, signal);
  update();
  const step = (steps: -1 | 1): void => {
    if (steps === 1) embla.scrollNext(isStill);
    else embla.scrollPrev(isStill);
    tellSlide(embla.selectedScrollSnap(), slides.length);
  };
  addArrowButtons(root, step, signal);
  addArrowKeys(root, step, signal);
  signal.addEventListener('abort', () => {
    embla.destroy();
    for (const slide of slides) setSelected(slide, true);
  });
  raise(themeEvent('flickity-ready'), [], root);
  return { select: (index) => embla.scrollTo(index, isStill) };
}

/** What is out of sight is out of reach. */
function setSelected(slide: HTMLElement, isSelected: boolean): void {
  slide.classList.toggle(classes.selected, isSelected);
  slide.inert = !isSelected;
  if (isSelected) slide.removeAttribute('aria-hidden');
  else slide.setAttribute('aria-hidden', 'true');
}
