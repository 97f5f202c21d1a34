import { announce } from '../../shared/dom/announcer';
import { createEdits } from '../../shared/dom/regions/page-edits';
import { released } from '../../shared/dom/input/release';
import { rowAtRest } from '../../shared/dom/slides/row-at-rest';
import {
  adaptHeight,
  addArrowButtons,
  addArrowKeys,
  followHeight,
} from '../../shared/dom/slides/slider-parts';
import type { InstanceSlides } from '../../shared/dom/slides/flickity';
import { createPlayer } from '../../shared/dom/slides/slides-player';
import { eachJQuery } from '../../shared/platform/each-jquery';
import { raise } from '../../shared/platform/events';
import { AUTOPLAY_MS } from '../../shared/platform/slider-options';
import { text } from '../../shared/platform/strings';
import { themeEvent } from '../../shared/platform/theme-event';
import { createCarousel, type Carousel, type CreateEmbla } from './carousel';
import { loadPictures } from './lazy-pictures';
import { addPageDots } from './page-dots';
import { addParallax } from './parallax';
import { classes, selectors, strings } from './slider.contract';
import type { SliderOptions } from './slider.model';

/**
 * Moves the slides in `root`, once nobody else does or presses one, until `until` aborts: then the server's markup is
 * back, node by node.
 */
export async function startSlider(
  root: HTMLElement,
  createEmbla: CreateEmbla,
  options: SliderOptions,
  until: AbortSignal,
): Promise<void> {
  await rowAtRest(root, until);
  await released(root, until);
  if (until.aborted) return;
  const ended = new AbortController();
  const signal = AbortSignal.any([until, ended.signal]);
  // Heard first, so that what the library takes off again is taken off what it put on.
  const edits = createEdits(signal);
  const carousel = createCarousel(root, createEmbla, options, edits, signal);
  const { embla } = carousel;
  addControls(root, carousel, options, signal);
  followDrags(root, carousel, signal);
  if (options.adaptsHeight) followTallest(carousel, signal);
  if (options.parallax > 0) addParallax(root, carousel, options.parallax, edits, signal);
  if (options.lazyNeighbours !== undefined) loadPictures(carousel, options.lazyNeighbours);
  edits.toggleClass(root, classes.lazyLoad, true);

  const { autoplayMs, pausesOnHover, printed } = options;
  const player = createPlayer({
    element: root,
    slider: {
      viewport: carousel.viewport,
      step: carousel.step,
      listen: (listener) => void embla.on('select', listener),
    },
    stayMs: autoplayMs || AUTOPLAY_MS,
    pausesOnHover,
    signal,
  });
  if (autoplayMs && embla.scrollSnapList().length > 1) player.play();
  const destroy = (): void => ended.abort();
  const slides = instanceOf(carousel, { settings: { printed }, player, destroy });
  tellOthers(root, slides, carousel, signal);
}

/** Arrows, dots and keys; what a shopper moves by them is said, what moves by itself is not. */
function addControls(
  root: HTMLElement,
  carousel: Carousel,
  { hasArrows, hasDots }: SliderOptions,
  signal: AbortSignal,
): void {
  const { embla } = carousel;
  const tell = (): void => {
    const values = { n: embla.selectedScrollSnap() + 1, count: embla.scrollSnapList().length };
    announce(text('slideShown', strings.slideShown, values), 0);
  };
  const step = (steps: -1 | 1): void => {
    carousel.step(steps);
    tell();
  };
  addArrowKeys(root, step, signal, nameOf(root, carousel));
  if (hasArrows) {
    const arrows = addArrowButtons(root, step, signal);
    const update = (): void =>
      arrows.update({ atStart: !embla.canScrollPrev(), atEnd: !embla.canScrollNext() });
    for (const event of ['select', 'reInit'] as const) embla.on(event, update);
    update();
  }
  if (hasDots) {
    const choose = (index: number): void => {
      carousel.select(index);
      tell();
    };
    addPageDots(root, carousel, choose, signal);
  }
}

/** The name that the page gave, or one by what the slides hold. */
function nameOf(root: HTMLElement, { embla }: Carousel): string {
  const holdsProducts = embla.slideNodes().every((slide) => slide.matches(selectors.product));
  const key = holdsProducts ? 'productSlides' : 'slides';
  return root.getAttribute('aria-label') ?? text(key, strings[key]);
}

/** The theme's style sheet has another pointer while slides are dragged. */
function followDrags(root: HTMLElement, { embla }: Carousel, signal: AbortSignal): void {
  embla.on('scroll', () => {
    if (embla.internalEngine().dragHandler.pointerDown()) root.classList.add(classes.dragged);
  });
  const end = (): void => root.classList.remove(classes.dragged);
  embla.on('pointerUp', end);
  signal.addEventListener('abort', end);
}

/** Of the slides that are selected together. */
function followTallest({ embla, viewport, selected }: Carousel, signal: AbortSignal): void {
  const adapt = (): void => {
    const slides = embla.slideNodes();
    const tallest = selected().sort((a, b) => b.offsetHeight - a.offsetHeight)[0];
    if (tallest) adaptHeight(viewport, slides, slides.indexOf(tallest));
  };
  embla.on('select', followHeight(viewport, adapt, signal));
}

function instanceOf(
  { embla, groups, renew, select, step }: Carousel,
  theme: NonNullable<InstanceSlides['theme']>,
): InstanceSlides {
  return {
    get slides() {
      return embla.slideNodes();
    },
    get groups() {
      return groups();
    },
    get index() {
      return embla.selectedScrollSnap();
    },
    select,
    step,
    refresh: renew,
    theme,
  };
}

/** Other scripts may wait for the slider, and move it. */
function tellOthers(
  root: HTMLElement,
  slides: InstanceSlides,
  carousel: Carousel,
  signal: AbortSignal,
): void {
  eachJQuery((jQuery) => {
    // For other scripts; without it the shopper lacks nothing.
    import('./instances').then(
      ({ addInstance }) => signal.aborted || addInstance(jQuery, root, slides, carousel, signal),
      () => undefined,
    );
  }, signal);
  raise(themeEvent('flickity-ready'), [], root);
}
