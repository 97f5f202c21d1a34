import { create } from '../../shared/dom/slides/slider-parts';
import { text } from '../../shared/platform/strings';
import type { Carousel } from './carousel';
import { classes, strings } from './slider.contract';

/**
 * `ol.flickity-page-dots > li.dot.is-selected`, as style sheets know them (platform document "theme",
 * section 23.1), each with a button that is large enough to be pressed.
 *
 * @param choose a shopper has chosen a place
 */
export function addPageDots(
  root: HTMLElement,
  { embla }: Pick<Carousel, 'embla'>,
  choose: (index: number) => void,
  signal: AbortSignal,
): void {
  const list = create('ol', classes.dots);
  list.setAttribute('aria-label', text('chooseSlide', strings.chooseSlide));
  root.append(list);
  signal.addEventListener('abort', () => list.remove());

  const makeDot = (_snap: number, index: number): HTMLElement => {
    const dot = create('li', 'dot');
    const button = document.createElement('button');
    button.type = 'button';
    button.setAttribute('aria-label', text('showSlide', strings.showSlide, { n: index + 1 }));
    button.addEventListener('click', () => choose(index), { signal });
    dot.append(button);
    return dot;
  };
  const update = (): void => {
    const places = embla.scrollSnapList();
    // A single place leaves nothing to choose.
    list.hidden = places.length < 2;
    if (places.length !== list.children.length) list.replaceChildren(...places.map(makeDot));
    for (const [index, dot] of [...list.children].entries()) {
      const isCurrent = index === embla.selectedScrollSnap();
      dot.classList.toggle(classes.selected, isCurrent);
      if (isCurrent) dot.firstElementChild?.setAttribute('aria-current', 'step');
      else dot.firstElementChild?.removeAttribute('aria-current');
    }
  };
  for (const event of ['select', 'reInit'] as const) embla.on(event, update);
  update();
}
