import { currentJQuery } from '../platform/jquery';
import { toNodes } from './html';
import { keepPlace } from './keep-place';

/**
 * Page regions that the server re-renders ("fragments"): a selector, and the markup that takes the
 * place of every element it matches.
 *
 * A root that renders a region claims it. It is then handed the new element instead of being torn
 * out of the page, and keeps focus and state by itself.
 */
type RegionOwner = (next: Element) => void;

const owners = new WeakMap<Element, RegionOwner>();

/** Claims a region until `signal` aborts. */
export function claimRegion(element: Element, update: RegionOwner, signal: AbortSignal): void {
  owners.set(element, update);
  signal.addEventListener('abort', () => owners.delete(element), { once: true });
}

/**
 * Replaces every element that `selector` matches by the markup. Focus, scroll, open details and
 * half-typed values inside are kept. A selector that no browser understands is skipped, so that the
 * other fragments still arrive.
 *
 * @returns the elements that now stand in the page
 */
export function replaceRegion(selector: string, html: string): Element[] {
  return findRegions(selector).flatMap((region) => {
    const nodes = toNodes(html);
    const next = nodes.firstElementChild;
    const update = owners.get(region);
    if (update && next) {
      update(next);
      return [region];
    }
    const resume = keepPlace(region);
    const arrived = [...nodes.children];
    region.replaceWith(nodes);
    if (arrived[0]) resume(arrived[0]);
    return arrived;
  });
}

function findRegions(selector: string): Element[] {
  try {
    return [...document.querySelectorAll(selector)];
  } catch {
    // Fragment keys may be written in jQuery's own selector dialect.
    return findWithJQuery(selector);
  }
}

function findWithJQuery(selector: string): Element[] {
  try {
    const found = currentJQuery()?.(selector) as unknown as ArrayLike<Element> | undefined;
    return found ? Array.from(found) : [];
  } catch {
    return [];
  }
}
