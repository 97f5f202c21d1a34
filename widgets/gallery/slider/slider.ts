import { wantsLessMotion } from '../../../shared/dom/less-motion';
import type { Player } from '../../../shared/dom/slides/slides-player';
import { onRest } from './on-rest';
import { nearestIndex, stepIndex } from './slider.model';
import type { SliderSettings } from './slider-settings';

/** A row of slides of which one is selected. */
export interface Slider {
  readonly viewport: HTMLElement;
  /** Read anew each time: other scripts replace slides. */
  readonly slides: readonly HTMLElement[];
  readonly index: number;
  /** Whether the selected slide stands where it belongs. */
  readonly isInPlace: boolean;
  readonly wraps: boolean;
  /** Slides lie on top of each other, and the selected one shows. */
  readonly isFade: boolean;
  select: (index: number, isInstant?: boolean) => void;
  step: (steps: number) => void;
  /** Calls `listener` with the index of each newly selected slide. */
  listen: (listener: (index: number) => void) => void;
  /** Calls `listener` each time that the row has come to rest after a scroll. */
  listenRest: (listener: () => void) => void;
  /** Takes note of slides that were added, replaced or removed. */
  refresh: () => void;
  /** Aborts when the slider is no more. */
  readonly signal: AbortSignal;
  /** Where it is the theme's: what other scripts reach. */
  theme?: ThemeParts;
}

export interface ThemeParts {
  settings: SliderSettings;
  /** The thumbnails, where there are some. */
  strip: HTMLElement | null;
  player: Player;
  /** Gives the server's markup back. */
  destroy: () => void;
}

interface SliderOptions {
  viewport: HTMLElement;
  /** Element whose children are the slides. */
  track: HTMLElement;
  selectedClass: string;
  wraps: boolean;
  isFade: boolean;
  signal: AbortSignal;
}

/** How far from its place a slide counts as arrived, in CSS pixels. */
const TOLERANCE_PX = 2;

/** On slides that a finger cannot reach at once. */
const FAR_CLASS = 'storefront-islands-far';

/** On the viewport while the mouse drags it. */
export const DRAGGED_CLASS = 'is-pointer-down';

/**
 * The browser's own scroller with snap points: swipes, momentum and both writing directions are the
 * browser's, and the selected slide follows from where it stands.
 */
export function createSlider(options: SliderOptions): Slider {
  const { viewport, track, selectedClass, wraps, isFade, signal } = options;
  const listeners = new Set<(index: number) => void>();
  let slides = slidesOf(track);
  let index = 0;
  /**
   * Who moves the row: nobody; the shopper, and what they pass is selected; the shopper still, after
   * another slide was asked for; or ourselves, on the way to that slide.
   */
  let motion: 'rest' | 'swept' | 'asked' | 'gliding' = 'rest';

  const placeOf = (slide: HTMLElement | undefined): number =>
    (slide?.offsetLeft ?? 0) - (slides[0]?.offsetLeft ?? 0);

  /** However fast a finger is, it goes on by one slide: those further away do not catch it. */
  const limitReach = (from?: number): void => {
    for (const [at, slide] of slides.entries())
      slide.classList.toggle(FAR_CLASS, from !== undefined && Math.abs(at - from) > 1);
  };

  const glide = (isInstant: boolean): void => {
    if (isFade) return;
    // Of two animations at once the swipe's would win.
    if (motion === 'swept' || motion === 'asked') {
      motion = 'asked';
      return;
    }
    limitReach();
    const left = placeOf(slides[index]);
    motion = Math.abs(viewport.scrollLeft - left) > TOLERANCE_PX ? 'gliding' : 'rest';
    viewport.scrollTo({ left, behavior: isInstant || wantsLessMotion() ? 'instant' : 'smooth' });
  };

  const mark = (): void => {
    const selected = slides[index];
    const hadFocus = slides.some(
      (slide) => slide !== selected && slide.contains(document.activeElement),
    );
    for (const slide of slides) {
      const isAway = isFade || isOutOfSight(placeOf(slide) - placeOf(selected), viewport);
      slide.classList.toggle(selectedClass, slide === selected);
      setHidden(slide, slide !== selected && isAway);
    }
    // The link that had the focus can no longer be reached.
    if (hadFocus) selected?.querySelector<HTMLElement>('a')?.focus({ preventScroll: true });
  };

  const choose = (next: number): void => {
    if (next === index) return;
    index = next;
    mark();
    for (const listener of listeners) listener(index);
  };

  viewport.addEventListener(
    'scroll',
    () => {
      // What is dragged is chosen when it is let go.
      if (isFade || signal.aborted || viewport.classList.contains(DRAGGED_CLASS)) return;
      if (motion === 'asked' || motion === 'gliding') return;
      motion = 'swept';
      choose(nearestIndex(slides.map(placeOf), viewport.scrollLeft));
    },
    { passive: true, signal },
  );
  for (const type of ['pointerdown', 'wheel', 'touchstart']) {
    const takeOver = (): void => {
      motion = 'rest';
      limitReach(type === 'touchstart' ? index : undefined);
    };
    viewport.addEventListener(type, takeOver, { passive: true, signal });
  }
  const isInPlace = (): boolean => {
    const end = viewport.scrollWidth - viewport.clientWidth;
    const place = Math.min(Math.abs(placeOf(slides[index])), end);
    return Math.abs(place - Math.abs(viewport.scrollLeft)) <= TOLERANCE_PX;
  };
  onRest(
    viewport,
    () => {
      // It is the end of the scroll before, of which the browser tells late.
      if (motion === 'gliding' && !isInPlace()) return;
      const isAsked = motion === 'asked';
      motion = 'rest';
      if (isAsked) glide(false);
      else limitReach();
    },
    signal,
  );
  let width: number | undefined;
  const observer = new ResizeObserver(() => {
    // The height may be the slider's own doing, in the middle of a swipe.
    if (viewport.clientWidth === width) return;
    width = viewport.clientWidth;
    glide(true);
  });
  observer.observe(viewport);
  signal.addEventListener('abort', () => {
    observer.disconnect();
    limitReach();
    for (const slide of slides) {
      slide.classList.remove(selectedClass);
      setHidden(slide, false);
    }
  });
  mark();

  return {
    viewport,
    wraps,
    isFade,
    signal,
    get slides() {
      return slides;
    },
    get index() {
      return index;
    },
    get isInPlace() {
      return isInPlace();
    },
    select(next, isInstant = false) {
      if (!slides[next] || signal.aborted) return;
      choose(next);
      glide(isInstant);
    },
    step(steps) {
      this.select(stepIndex(index, steps, slides.length, wraps));
    },
    listen(listener) {
      listeners.add(listener);
    },
    listenRest: (listener) => onRest(viewport, listener, signal),
    refresh() {
      slides = slidesOf(track);
      index = Math.min(index, Math.max(0, slides.length - 1));
      mark();
    },
  };
}

function slidesOf(track: HTMLElement): HTMLElement[] {
  return [...track.children].filter((child) => child instanceof HTMLElement);
}

/** Wide galleries show neighbours too: those stay within reach. */
function isOutOfSight(distance: number, viewport: HTMLElement): boolean {
  return Math.abs(distance) >= viewport.clientWidth - TOLERANCE_PX;
}

function setHidden(slide: HTMLElement, isHidden: boolean): void {
  slide.inert = isHidden;
  if (isHidden) slide.setAttribute('aria-hidden', 'true');
  else slide.removeAttribute('aria-hidden');
}
