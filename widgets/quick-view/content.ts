import { toNodes } from '../../shared/dom/html/html';
import { tellOfMarkup } from '../../shared/net/jquery-ajax-events';
import type { MarkupAnswer } from '../../shared/net/shop-request';
import { raise } from '../../shared/platform/events';
import { startPictures } from './pictures';
import { events, selectors } from './quick-view.contract';

/**
 * Puts the shop's markup into the page, and tells everybody who waits for it. Forms, swatches and
 * quantities in it become islands by themselves.
 *
 * @param signal ends with the markup leaving the page
 */
export function showContent(place: HTMLElement, answer: MarkupAnswer, signal: AbortSignal): void {
  const nodes = toNodes(answer.html);
  separateIds(nodes);
  // Their address is code, which is not let through: without one the keyboard does not reach them.
  for (const chart of nodes.querySelectorAll<HTMLElement>(selectors.chart)) chart.tabIndex = 0;
  raiseAll(events.opening);
  place.append(nodes);
  signal.addEventListener('abort', () => place.replaceChildren());
  raiseAll(events.open);
  if (place.querySelector(selectors.wishlist)) raise(events.wishlist, [], document);
  tellOfMarkup(answer);
  startPictures(place, signal);
}

/** Raises events of the theme's popup engine. */
export function raiseAll(names: readonly string[]): void {
  for (const name of names) raise(name, [], document);
}

/** Attributes that name other elements by their ids. */
const REFERENCES = ['for', 'aria-labelledby', 'aria-describedby', 'aria-controls'];

/** A label must not lead to a field of the page below, whose product may have the same options. */
export function separateIds(nodes: ParentNode): void {
  for (const element of nodes.querySelectorAll('[id]')) {
    const { id } = element;
    if (!document.getElementById(id)) continue;
    element.id = `quick-view-${id}`;
    for (const attribute of REFERENCES) {
      for (const user of nodes.querySelectorAll(`[${attribute}~="${CSS.escape(id)}"]`)) {
        const ids = user.getAttribute(attribute)?.split(/\s+/) ?? [];
        user.setAttribute(attribute, ids.map((one) => (one === id ? element.id : one)).join(' '));
      }
    }
  }
}
