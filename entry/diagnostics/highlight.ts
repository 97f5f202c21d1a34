import { wantsLessMotion } from '../../shared/dom/less-motion';
import { node } from './nodes';

/** More than these say nothing more, and cost a measurement each at every scroll. */
const MOST_MARKS = 60;

export interface Highlight {
  show: (elements: readonly Element[]) => void;
  hide: () => void;
}

/** Frames around elements of the page, drawn over it: the elements themselves are not touched. */
export function createHighlight(layer: Element, signal: AbortSignal): Highlight {
  let shown: Array<{ element: Element; mark: HTMLElement }> = [];
  let frame = 0;

  const place = (): void => {
    frame = 0;
    for (const { element, mark } of shown) {
      const { left, top, width, height } = shownPart(element).getBoundingClientRect();
      mark.style.transform = `translate(${left}px, ${top}px)`;
      mark.style.inset = '0 auto auto 0';
      mark.style.width = `${width}px`;
      mark.style.height = `${height}px`;
    }
  };
  const placeSoon = (): void => {
    if (shown.length > 0) frame ||= requestAnimationFrame(place);
  };
  addEventListener('scroll', placeSoon, { capture: true, passive: true, signal });
  addEventListener('resize', placeSoon, { signal });
  signal.addEventListener('abort', () => cancelAnimationFrame(frame));

  return {
    show(elements) {
      shown = elements
        .slice(0, MOST_MARKS)
        .map((element) => ({ element, mark: node('div', { class: 'mark' }) }));
      layer.replaceChildren(...shown.map(({ mark }) => mark));
      place();
    },
    hide() {
      shown = [];
      layer.replaceChildren();
    },
  };
}

/** Brings an element into sight; `isLow`: what lies below is covered. */
export function scrollToElement(element: Element, isLow: boolean): void {
  shownPart(element).scrollIntoView({
    block: isLow ? 'start' : 'center',
    inline: 'nearest',
    behavior: wantsLessMotion() ? 'auto' : 'smooth',
  });
}

/** What is not shown has no place: the nearest element around it that has one stands for it. */
function shownPart(element: Element): Element {
  let part = element;
  while (!isShown(part) && part.parentElement) part = part.parentElement;
  return part;
}

export const isShown = (element: Element): boolean => element.getClientRects().length > 0;
