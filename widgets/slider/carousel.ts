import type { default as createEmblaCarousel, EmblaCarouselType } from 'embla-carousel';
import type { PageEdits } from '../../shared/dom/regions/page-edits';
import { leadOn } from '../../shared/dom/slides/lead-on';
import { scaffoldThemeSlider } from '../../shared/dom/slides/slider-parts';
import { watchSizes } from '../../shared/dom/slides/slides-sizes';
import { swipedTo } from '../../shared/dom/slides/swiped-to';
import { text } from '../../shared/platform/strings';
import { classes, selectors, strings } from './slider.contract';
import type { SliderOptions } from './slider.model';

/** The library, which comes in a chunk of its own. */
export type CreateEmbla = typeof createEmblaCarousel;

/** Slides that the library moves, one or a group of them selected at a time. */
export interface Carousel {
  readonly embla: EmblaCarouselType;
  readonly viewport: HTMLElement;
  /** Indexes of the slides that are selected together, group by group. */
  groups: () => number[][];
  /** The slides that are selected together. */
  selected: () => HTMLElement[];
  /** Takes what the style sheet shows now for the slides, and measures them again. */
  renew: () => void;
  /** Moves on; past the ends only where slides wrap around. */
  step: (steps: number) => void;
  select: (index: number, isInstant?: boolean) => void;
}

/** Pixels of a slide that show more than a rounded width does. */
const SHOWN_PX = 1;

/**
 * @param edits take back what is changed on the server's elements
 * @param signal gives the slides back to the server's markup
 */
export function createCarousel(
  root: HTMLElement,
  createEmbla: CreateEmbla,
  options: SliderOptions,
  edits: PageEdits,
  signal: AbortSignal,
): Carousel {
  const swiped = swipedTo(root, displayed(root));
  const { viewport, track } = scaffoldThemeSlider(root, classes.carousel, signal);
  viewport.scrollLeft = 0;
  edits.toggleClass(root, classes.draggable, options.isDraggable);
  const isPageRtl = getComputedStyle(root).direction === 'rtl';
  const isRtl = options.isRightToLeft ?? isPageRtl;
  if (isRtl !== isPageRtl) turnRound(root, track, isRtl, edits);
  const isFade = root.classList.contains(classes.fade);
  const isStill = (): boolean => isFade || matchMedia('(prefers-reduced-motion: reduce)').matches;

  const embla = createEmbla(viewport, {
    container: track,
    slides: displayed(track),
    align: options.align,
    slidesToScroll: options.group,
    loop: options.wraps,
    containScroll: options.isContained ? 'trimSnaps' : false,
    dragFree: options.isFree,
    watchDrag: options.isDraggable,
    dragThreshold: options.dragThresholdPx,
    direction: isRtl ? 'rtl' : 'ltr',
    duration: options.duration,
    startIndex: options.firstIndex,
    watchFocus: false,
    watchResize: false,
    watchSlides: (own) => {
      renew();
      own.emit('slidesChanged');
      return false;
    },
  });
  signal.addEventListener('abort', () => embla.destroy());
  const renew = (): void => {
    const [shown] = selected();
    const slides = displayed(track);
    for (const slide of embla.slideNodes())
      if (!slides.includes(slide)) edits.toggleClass(slide, classes.selected, false);
    embla.reInit({ slides });
    // Which place it has depends on how many are displayed before it.
    if (shown && !selected().includes(shown)) scrollTo(shown);
  };
  const scrollTo = (slide: HTMLElement): void => {
    const index = embla.slideNodes().indexOf(slide);
    const group = groups().findIndex((indexes) => indexes.includes(index));
    if (group >= 0) embla.scrollTo(group, true);
  };
  const groups = (): number[][] => embla.internalEngine().slideRegistry;
  // The library counts groups of slides, which it has made just now.
  if (swiped > 0)
    embla.reInit({ startIndex: groups().findIndex((group) => group.includes(swiped)) });

  const selected = (): HTMLElement[] => {
    const slides = embla.slideNodes();
    const indexes = groups()[embla.selectedScrollSnap()] ?? [];
    return indexes.flatMap((index) => slides[index] ?? []);
  };
  const mark = (): void => markSlides(embla.slideNodes(), selected(), viewport, edits);
  // What only peeks in comes in whole for who gets there by key. What shows whole stays where it is.
  viewport.addEventListener(
    'focusin',
    ({ target }) => {
      const focused = target as Element;
      const slide = embla.slideNodes().find((one) => one.contains(focused));
      if (!slide || !focused.matches(':focus-visible')) return;
      // One that is selected is there, or on its way, except where slides rest anywhere.
      const isComing = selected().includes(slide) && !options.isFree;
      if (!isComing && !isWhole(slide, viewport)) scrollTo(slide);
    },
    { signal },
  );
  for (const event of ['select', 'settle', 'reInit', 'resize'] as const) embla.on(event, mark);
  mark();
  watchSizes(embla, viewport, signal, renew);
  if (!options.isFree) leadOn(embla, options.dragThresholdPx, signal);
  return {
    embla,
    viewport,
    groups,
    selected,
    renew,
    step: (steps) => (steps > 0 ? embla.scrollNext(isStill()) : embla.scrollPrev(isStill())),
    select: (index, isInstant = false) => embla.scrollTo(index, isInstant || isStill()),
  };
}

/** The slides that the style sheet shows: a banner may be there for phones only. */
const displayed = (parent: HTMLElement): HTMLElement[] =>
  [...parent.querySelectorAll<HTMLElement>(selectors.slides)].filter(
    (slide) => getComputedStyle(slide).display !== 'none',
  );

/** Slides that run against the page's direction, with their arrows and keys, hold words that do not. */
function turnRound(root: HTMLElement, track: HTMLElement, isRtl: boolean, edits: PageEdits): void {
  edits.attributes(root, { dir: isRtl ? 'rtl' : 'ltr' });
  for (const slide of track.children) {
    if (!slide.hasAttribute('dir')) edits.attributes(slide, { dir: isRtl ? 'ltr' : 'rtl' });
  }
}

function isWhole(slide: HTMLElement, viewport: HTMLElement): boolean {
  const inner = slide.getBoundingClientRect();
  const outer = viewport.getBoundingClientRect();
  return inner.left >= outer.left - SHOWN_PX && inner.right <= outer.right + SHOWN_PX;
}

/** Says which slide is which, and takes those out of reach that are out of sight. */
function markSlides(
  slides: readonly HTMLElement[],
  selected: readonly HTMLElement[],
  viewport: HTMLElement,
  edits: PageEdits,
): void {
  const window = viewport.getBoundingClientRect();
  const isShownNow = slides.map((slide) => {
    const { left, right } = slide.getBoundingClientRect();
    const seen = Math.min(right, window.right) - Math.max(left, window.left);
    return selected.includes(slide) || seen > SHOWN_PX;
  });
  const focused = document.activeElement;
  for (const [index, slide] of slides.entries()) {
    const isShown = isShownNow[index];
    edits.toggleClass(slide, classes.selected, selected.includes(slide));
    // What is pressed itself keeps its role, and its own words.
    const isPressed = slide.matches(selectors.focusable);
    if (!isPressed && (slide.role === null || slide.ariaRoleDescription !== null)) {
      edits.attributes(slide, {
        role: 'group',
        'aria-roledescription': 'slide',
        'aria-label': text('slideName', strings.slideName, { n: index + 1, count: slides.length }),
      });
    }
    edits.attributes(slide, {
      'aria-hidden': isShown ? null : 'true',
      inert: isShown ? null : '',
    });
    // A browser takes the focus away some time later, or not at all.
    if (!isShown && slide.contains(focused)) focusOn(selected, viewport);
  }
}

function focusOn(slides: readonly HTMLElement[], viewport: HTMLElement): void {
  const targets = slides.flatMap((slide) =>
    [slide, ...slide.querySelectorAll<HTMLElement>('*')].filter((part) =>
      part.matches(selectors.focusable),
    ),
  );
  (targets[0] ?? viewport.parentElement)?.focus({ preventScroll: true });
}
