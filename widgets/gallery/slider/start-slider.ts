import { released } from '../../../shared/dom/input/release';
import { rowAtRest } from '../../../shared/dom/slides/row-at-rest';
import {
  adaptHeight,
  addArrowButtons,
  addArrowKeys,
  followHeight,
  scaffoldThemeSlider,
  tellSlide,
} from '../../../shared/dom/slides/slider-parts';
import { swipedTo } from '../../../shared/dom/slides/swiped-to';
import { createPlayer } from '../../../shared/dom/slides/slides-player';
import { raise } from '../../../shared/platform/events';
import { readSetting } from '../../../shared/platform/settings';
import { AUTOPLAY_MS } from '../../../shared/platform/slider-options';
import { themeEvent } from '../../../shared/platform/theme-event';
import { selectors, settings as gallerySettings } from '../gallery.contract';
import { addMouseDrag } from './mouse-drag';
import { addPageDots } from './page-dots';
import { scaffoldShopSlider, SCROLLER_CLASS } from './scaffold';
import { createSlider, type Slider } from './slider';
import { DRAG_THRESHOLD_PX, readSliderSettings, type SliderSettings } from './slider-settings';
import { addShopThumbnails, linkThemeThumbnails } from './thumbnails';

/**
 * Makes a slider of a gallery with several pictures, in either markup, once nobody moves or presses them.
 *
 * @returns `undefined` where the page has no slider
 */
export async function startSlider(
  root: HTMLElement,
  signal: AbortSignal,
): Promise<Slider | undefined> {
  const theme = root.querySelector<HTMLElement>(selectors.themeSlider);
  if (theme) await rowAtRest(theme, signal);
  // The theme's thumbnails stand beside the gallery.
  await released(root.closest(selectors.product) ?? root, signal);
  if (signal.aborted) return undefined;
  if (theme) return startThemeSlider(root, theme, signal);
  const wrapper = root.querySelector<HTMLElement>(selectors.wrapper);
  return wrapper && readSetting(gallerySettings.slider, root)
    ? startShopSlider(root, wrapper, signal)
    : undefined;
}

function startThemeSlider(root: HTMLElement, element: HTMLElement, until: AbortSignal): Slider {
  const settings = readSliderSettings(element);
  const { wraps } = settings;
  const ended = new AbortController();
  const signal = AbortSignal.any([until, ended.signal]);
  const isFade = element.classList.contains('slider-type-fade');
  // Once they lie on top of each other the row's place says nothing any more.
  const swiped = isFade ? swipedTo(element, cellsOf(element)) : 0;
  const parts = scaffoldThemeSlider(element, SCROLLER_CLASS, signal);
  element.classList.toggle('is-draggable', settings.isDraggable);
  const slider = createSlider({ ...parts, selectedClass: 'is-selected', wraps, isFade, signal });
  const press = (steps: number): void => {
    slider.step(steps);
    tell(slider);
  };
  if (settings.hasArrows) {
    const arrows = addArrowButtons(element, press, signal);
    const update = (index: number): void =>
      arrows.update({
        atStart: !wraps && index === 0,
        atEnd: !wraps && index === slider.slides.length - 1,
      });
    update(0);
    slider.listen(update);
  }
  if (settings.hasDots) addPageDots(element, slider, signal);
  finish(slider, element, settings, signal);
  const strip = stripOf(root);
  if (strip) linkThemeThumbnails(startStrip(strip, signal), slider, signal);
  const { autoplayMs, pausesOnHover } = settings;
  // A shopper may have swiped already.
  const firstIndex = swiped || settings.firstIndex;
  if (firstIndex > 0 && slider.index === 0) slider.select(firstIndex, true);
  const stayMs = autoplayMs || AUTOPLAY_MS;
  const player = createPlayer({ element, slider, stayMs, pausesOnHover, signal });
  if (autoplayMs) player.play();
  slider.theme = { settings, strip, player, destroy: () => ended.abort() };
  for (const ready of [element, strip]) if (ready) raise(themeEvent('flickity-ready'), [], ready);
  return slider;
}

const cellsOf = (parent: HTMLElement): HTMLElement[] =>
  [...parent.children].filter((child) => child instanceof HTMLElement);

/** The thumbnails stand beside the gallery, or around it in the vertical style. */
function stripOf(root: HTMLElement): HTMLElement | null {
  const product = root.closest(selectors.product);
  return (product ?? root.parentElement)?.querySelector<HTMLElement>(selectors.thumbnails) ?? null;
}

/** @returns the cells */
function startStrip(strip: HTMLElement, signal: AbortSignal): HTMLElement[] {
  if (!strip.hasAttribute('data-flickity-options')) return cellsOf(strip);
  const { viewport, track } = scaffoldThemeSlider(strip, SCROLLER_CLASS, signal);
  const { hasArrows } = readSliderSettings(strip);
  if (!hasArrows || strip.classList.contains('slider-no-arrows')) {
    return cellsOf(track);
  }
  const isRtl = getComputedStyle(strip).direction === 'rtl';
  const page = (steps: number): void =>
    viewport.scrollBy({ left: steps * (isRtl ? -1 : 1) * viewport.clientWidth });
  const arrows = addArrowButtons(strip, page, signal);
  const update = (): void => {
    const position = Math.abs(viewport.scrollLeft);
    const end = viewport.scrollWidth - viewport.clientWidth;
    arrows.update({ atStart: position < 2, atEnd: position > end - 2 });
  };
  viewport.addEventListener('scroll', update, { passive: true, signal });
  // Called at the start, too. A strip may come into sight only when a phone is turned.
  const observer = new ResizeObserver(update);
  observer.observe(viewport);
  signal.addEventListener('abort', () => observer.disconnect());
  return cellsOf(track);
}

function startShopSlider(root: HTMLElement, wrapper: HTMLElement, signal: AbortSignal): Slider {
  const parts = scaffoldShopSlider(wrapper, signal);
  const slider = createSlider({
    ...parts,
    selectedClass: 'flex-active-slide',
    wraps: false,
    isFade: false,
    signal,
  });
  addShopThumbnails(root, slider, signal);
  finish(slider, parts.viewport, SHOP_SETTINGS, signal);
  return slider;
}

type FinishSettings = Pick<SliderSettings, 'adaptsHeight' | 'isDraggable' | 'dragThresholdPx'>;

/** The shop plugin's slider; its options are for the library that it used. */
const SHOP_SETTINGS: FinishSettings = {
  adaptsHeight: true,
  isDraggable: true,
  dragThresholdPx: DRAG_THRESHOLD_PX,
};

/** What both kinds have: a name, arrow keys, dragging, and a height that follows. */
function finish(
  slider: Slider,
  element: HTMLElement,
  { adaptsHeight, isDraggable, dragThresholdPx }: FinishSettings,
  signal: AbortSignal,
): void {
  const { viewport } = slider;
  addArrowKeys(
    element,
    (steps) => {
      slider.step(steps);
      tell(slider);
    },
    signal,
  );
  if (isDraggable) addMouseDrag(slider, dragThresholdPx, signal);
  // Nor by a finger, which scrolls.
  else viewport.style.overflowX = 'hidden';
  if (!adaptsHeight || slider.isFade) return;
  const adapt = (): void => adaptHeight(viewport, slider.slides, slider.index);
  slider.listen(followHeight(viewport, adapt, signal));
}

function tell({ index, slides }: Slider): void {
  tellSlide(index, slides.length);
}
