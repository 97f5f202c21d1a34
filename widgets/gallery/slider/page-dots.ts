import { create } from '../../../shared/dom/slides/slider-parts';
import type { Slider } from './slider';
import { followIndex, linkControls } from './thumbnails';

/**
 * `ol.flickity-page-dots > li.dot.is-selected`, as style sheets know them (platform document "theme",
 * section 23.1), with the difference that the keyboard reaches them.
 */
export function addPageDots(element: HTMLElement, slider: Slider, signal: AbortSignal): void {
  const list = create('ol', 'flickity-page-dots');
  // Its items are buttons, so it is no list.
  list.setAttribute('role', 'group');
  const dots = slider.slides.map(() => create('li', 'dot'));
  list.append(...dots);
  element.append(list);
  signal.addEventListener('abort', () => list.remove());
  linkControls(dots, slider, signal);
  followIndex(slider, dots, (dot, isSelected) => dot.classList.toggle('is-selected', isSelected));
}
