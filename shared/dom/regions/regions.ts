import { currentJQuery } from '../../platform/jquery';
import { loadChunk } from '../../platform/load-chunk';
import { toNodes } from '../html/html';
import type { keepPlace } from './keep-place';

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
  signal.addEventListener('abort', () => owners.delete(element));
}

/** There once the shopper has done something: before, there is no place to keep. */
let keep: typeof keepPlace | undefined;

/** Fetches what keeps the shopper's place with the first sign of a shopper. */
export function keepPlacesFromNowOn(signal: AbortSignal): void {
  const stop = new AbortController();
  const options = { capture: true, signal: AbortSignal.any([stop.signal, signal]) };
  const load = async (): Promise<void> => {
    stop.abort();
    // Without it regions are still replaced, as the platform does it.
    keep = (await loadChunk(() => import('./keep-place')).catch(() => undefined))?.keepPlace;
  };
  for (const type of ['pointerover', 'keydown', 'focusin', 'scroll']) {
    document.addEventListener(type, load, options);
  }
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
    const resume = keep?.(region);
    const arrived = [...nodes.children];
    region.replaceWith(nodes);
    if (arrived[0]) {
      resume?.(arrived[0]);
      if (isAwaking(region)) wake(arrived[0]);
    }
    return arrived;
  });
}

/** Whether an island of this element was on its way, which ends with the element. */
function isAwaking({ attributes }: Element): boolean {
  return [...attributes].some(
    ({ name, value }) => name.startsWith('data-island-') && value === 'loading',
  );
}

/** The pointer or the focus that woke the island is still there, and does not come once more. */
function wake(element: Element): void {
  // The loader hears of new elements in a microtask, too.
  queueMicrotask(() => element.dispatchEvent(new PointerEvent('pointerover', { bubbles: true })));
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
    return Array.from((currentJQuery()?.(selector) ?? []) as ArrayLike<Element>);
  } catch {
    return [];
  }
}
