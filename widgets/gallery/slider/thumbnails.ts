import { create, tellSlide } from '../../../shared/dom/slides/slider-parts';
import { listenOn } from '../../../shared/platform/element-events';
import { text } from '../../../shared/platform/strings';
import { events } from '../gallery.contract';
import type { Slider } from './slider';
import { strings } from './slider.strings';

/** Attributes that make a picture or an anchor without address a button; taken off again at the end. */
const BUTTON_ATTRIBUTES = ['role', 'tabindex', 'aria-label', 'aria-current'];

/** The theme's thumbnails: each is an anchor without an address around its picture. */
export function linkThemeThumbnails(
  cells: readonly HTMLElement[],
  slider: Slider,
  signal: AbortSignal,
): void {
  const controls = cells.map((cell) => cell.querySelector<HTMLElement>('a') ?? cell);
  linkControls(controls, slider, signal);
  const mark = (index: number): void => {
    for (const [at, cell] of cells.entries())
      cell.classList.toggle('is-nav-selected', at === index);
    const cell = cells[index];
    if (cell) bringIntoView(cell);
  };
  mark(slider.index);
  slider.listen(mark);
  signal.addEventListener('abort', () => mark(0));
}

/** `ol.flex-control-nav.flex-control-thumbs > li > img`, as the shop plugin's slider makes it. */
export function addShopThumbnails(root: HTMLElement, slider: Slider, signal: AbortSignal): void {
  const list = create('ol', 'flex-control-nav flex-control-thumbs');
  const images = slider.slides.map((slide) => {
    const image = document.createElement('img');
    const { thumb = '', thumbAlt = '', thumbSrcset, thumbSizes } = slide.dataset;
    image.decoding = 'async';
    if (thumbSizes) image.sizes = thumbSizes;
    if (thumbSrcset) image.srcset = thumbSrcset;
    image.src = thumb;
    image.alt = thumbAlt;
    image.draggable = false;
    const item = document.createElement('li');
    item.append(image);
    list.append(item);
    return image;
  });
  root.append(list);
  signal.addEventListener('abort', () => list.remove());
  linkControls(images, slider, signal);
  const mark = (index: number): void => {
    for (const [at, image] of images.entries()) image.classList.toggle('flex-active', at === index);
    const image = images[index];
    if (image) bringIntoView(image);
  };
  mark(slider.index);
  slider.listen(mark);
}

/** Press, Enter and Space select the slide of the same place. */
export function linkControls(
  controls: readonly HTMLElement[],
  slider: Slider,
  signal: AbortSignal,
): void {
  const count = controls.length;
  for (const [index, control] of controls.entries()) {
    control.setAttribute('role', 'button');
    control.tabIndex = 0;
    control.setAttribute(
      'aria-label',
      text('showImage', strings.showImage, { n: index + 1, count }),
    );
    const select = (event: { preventDefault: () => void }): void => {
      event.preventDefault();
      slider.select(index);
    };
    const press = (event: Event): void => {
      select(event);
      tellSlide(slider.index, slider.slides.length);
    };
    control.addEventListener('click', press, { signal });
    listenOn(control, events.thumbnailClick, select, signal);
    control.addEventListener(
      'keydown',
      (event) => {
        if (event.key === 'Enter' || event.key === ' ') press(event);
      },
      { signal },
    );
  }
  const mark = (index: number): void => {
    for (const [at, control] of controls.entries()) {
      if (at === index) control.setAttribute('aria-current', 'true');
      else control.removeAttribute('aria-current');
    }
  };
  mark(slider.index);
  slider.listen(mark);
  signal.addEventListener('abort', () => {
    for (const control of controls) {
      for (const name of BUTTON_ATTRIBUTES) control.removeAttribute(name);
    }
  });
}

/** Moves the strip only: the page must not scroll because a slide was chosen. */
function bringIntoView(cell: HTMLElement): void {
  const strip = cell.closest<HTMLElement>('.flickity-viewport,.flex-control-nav');
  if (!strip) return;
  const inner = cell.getBoundingClientRect();
  const outer = strip.getBoundingClientRect();
  const before = inner.left - outer.left;
  const after = inner.right - outer.right;
  if (before < 0) strip.scrollBy({ left: before });
  else if (after > 0) strip.scrollBy({ left: after });
}
