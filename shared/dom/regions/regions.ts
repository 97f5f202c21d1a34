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

/** Between two looks at a press, in milliseconds. */
const LOOK_MS = 20;

/** There once the shopper has done something: before, there is no place to keep. */
let keep: typeof keepPlace | undefined;

/** Fetches what keeps the shopper's place with the first signs of a shopper. */
export function keepPlacesFromNowOn(signal: AbortSignal): void {
  const load = async (): Promise<void> => {
    // Without it regions are still replaced, as the platform does it.
    keep ??= (await loadChunk(() => import('./keep-place')).catch(() => undefined))?.keepPlace;
  };
  for (const type of ['pointerover', 'keydown', 'focusin', 'scroll']) {
    document.addEventListener(type, load, { capture: true, once: true, signal });
  }
}

/**
 * Replaces every element that `selector` matches by the markup. Focus, scroll, open details and
 * half-typed values inside are kept. One that is being pressed is replaced once it is let go, as a
 * press needs its beginning and its end on the same node. A selector that no browser understands is
 * skipped, so that the other fragments still arrive.
 *
 * @returns the elements that now stand in the page
 */
export function replaceRegion(selector: string, html: string): Element[] {
  return findRegions(selector).flatMap((region) => replace(region, html));
}

/** Regions that are being pressed, with the timers of those that look again. */
const pressed = new WeakMap<Element, ReturnType<typeof setTimeout>>();

function replace(region: Element, html: string): Element[] {
  clearTimeout(pressed.get(region));
  const nodes = toNodes(html);
  const arrived = [...nodes.children];
  const [next] = arrived;
  const update = owners.get(region);
  if (update && next) {
    update(next);
    return [region];
  }
  if (region.matches(':active')) {
    pressed.set(region, setTimeout(replace, LOOK_MS, region, html));
    return [region];
  }
  const resume = keep?.(region);
  region.replaceWith(nodes);
  if (next) {
    resume?.(next);
    if (isAwaking(region)) wake(next);
  }
  return arrived;
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
