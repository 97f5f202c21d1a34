import { toNodes } from '../../shared/dom/html/html';
import { tellOfMarkup } from '../../shared/net/jquery-ajax-events';
import type { MarkupAnswer } from '../../shared/net/shop-request';
import { raise } from '../../shared/platform/events';
import { startPictures } from './pictures';
import { classes, events, selectors } from './quick-view.contract';

/**
 * Puts the shop's markup into the page, and tells everybody who waits for it. Forms, swatches and
 * quantities in it become islands by themselves.
 *
 * @param signal ends with the markup leaving the page
 */
export function showContent(place: HTMLElement, answer: MarkupAnswer, signal: AbortSignal): void {
  const nodes = toNodes(answer.html);
  separateIds(nodes);
  raiseAll(events.opening);
  place.append(nodes);
  signal.addEventListener('abort', () => place.replaceChildren(), { once: true });
  raiseAll(events.open);
  if (place.querySelector(selectors.wishlist)) raise(events.wishlist, [], document);
  tellOfMarkup(answer);
  startPictures(place, signal);
  showPosting(place, signal);
}

/**
 * A form that is posted as a page says so by its button, until the next page is there or this one is
 * shown again (platform document "theme", 20.1).
 */
function showPosting(place: HTMLElement, signal: AbortSignal): void {
  let pressed: Element | null = null;
  // Last of all: those who send the form by themselves have prevented it by then.
  const onSubmit = ({ target, submitter, defaultPrevented }: SubmitEvent): void => {
    if (defaultPrevented || !place.contains(target as Node)) return;
    pressed = submitter?.closest(selectors.add) ?? null;
    pressed?.classList.add(classes.posting);
  };
  const onShown = (): void => pressed?.classList.remove(classes.posting);
  addEventListener('submit', onSubmit, { signal });
  addEventListener('pageshow', onShown, { signal });
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
