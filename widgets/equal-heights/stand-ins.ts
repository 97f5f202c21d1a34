import { selectors, standIns } from './equal-heights.contract';

/**
 * Where only some boxes of a row have a rating or swatches, the others keep the same room.
 *
 * @returns what is to be added, once everything has been read; each returns what takes it back
 */
export function planStandIns(row: readonly HTMLElement[]): Array<() => () => void> {
  const boxes = row.map((box) => {
    const price = box.querySelector<HTMLElement>(selectors.price);
    const rating = price?.querySelector(selectors.rating);
    return { price, rating, swatches: box.querySelector(selectors.swatches) };
  });
  const heightOf = (part: 'rating' | 'swatches'): number =>
    boxes.find((box) => box[part])?.[part]?.getBoundingClientRect().height ?? 0;
  const heights = { rating: heightOf('rating'), swatches: heightOf('swatches') };

  return boxes.flatMap(({ price, rating, swatches }) => {
    const plans: Array<() => () => void> = [];
    if (price && !rating && heights.rating) {
      plans.push(() => place(standIns.rating, heights.rating, (it) => price.prepend(it)));
    }
    if (price && !swatches && heights.swatches) {
      plans.push(() => place(standIns.swatches, heights.swatches, (it) => price.after(it)));
    }
    return plans;
  });
}

function place(className: string, height: number, put: (element: Element) => void): () => void {
  const element = document.createElement('div');
  element.className = className;
  element.setAttribute('aria-hidden', 'true');
  Object.assign(element.style, { visibility: 'hidden', height: `${height}px` });
  put(element);
  return () => element.remove();
}
