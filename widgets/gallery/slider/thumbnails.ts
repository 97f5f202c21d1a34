import { createEdits, type PageEdits } from '../../../shared/dom/regions/page-edits';
import { create, tellSlide } from '../../../shared/dom/slides/slider-parts';
import { listenOn } from '../../../shared/platform/element-events';
import { text } from '../../../shared/platform/strings';
import { events } from '../gallery.contract';
import type { Slider } from './slider';
import { strings } from './slider.strings';

/** The theme's thumbnails: each is an anchor without an address around its picture. */
export function linkThemeThumbnails(
  cells: readonly HTMLElement[],
  slider: Slider,
  signal: AbortSignal,
): void {
  const controls = cells.map((cell) => cell.querySelector<HTMLElement>('a') ?? cell);
  const edits = linkControls(controls, slider, signal);
  followIndex(slider, cells, (cell, isSelected) => {
    edits.toggleClass(cell, 'is-nav-selected', isSelected);
    if (isSelected) bringIntoView(cell);
  });
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
  followIndex(slider, images, (image, isSelected) => {
    image.classList.toggle('flex-active', isSelected);
    if (isSelected) bringIntoView(image);
  });
}

/**
 * Makes buttons of pictures and anchors without address: press, Enter and Space select the slide of the
 * same place.
 *
 * @returns what the buttons got for it, to be given back together
 */
export function linkControls(
  controls: readonly HTMLElement[],
  slider: Slider,
  signal: AbortSignal,
): PageEdits {
  const edits = createEdits(signal);
  const count = controls.length;
  for (const [index, control] of controls.entries()) {
    const name = text('showImage', strings.showImage, { n: index + 1, count });
    edits.attributes(control, { role: 'button', tabindex: '0', 'aria-label': name });
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
  followIndex(slider, controls, (control, isSelected) =>
    edits.attributes(control, { 'aria-current': isSelected ? 'true' : null }),
  );
  return edits;
}

/** Marks the part that belongs to the selected slide, now and each time that another is selected. */
export function followIndex(
  slider: Slider,
  parts: readonly HTMLElement[],
  mark: (part: HTMLElement, isSelected: boolean) => void,
): void {
  const follow = (index: number): void => parts.forEach((part, at) => mark(part, at === index));
  follow(slider.index);
  slider.listen(follow);
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
