import { PRESSED_ATTRIBUTE } from '../dom/input/pressed-attribute';
import type { Registration } from './island';

/** These want something done: those on `press` targets are held, and repeated. */
const PRESSES = ['click', 'submit', 'keydown'];

/** What a shopper did before the island was there. */
export interface Interaction {
  event: Event;
  target: HTMLElement;
  /** Where the target stood: indexes of children, from the island's element down; that itself without. */
  place?: number[];
  isPress?: boolean;
}

/** Ends capturing, and tells what is to be repeated, in this order. */
export type EndCapture = () => Interaction[];

/** Islands that wait; each says of an event that is `free` whether it keeps it from everybody. */
const watchers = new Set<(event: Event, hit: Element | null, free: boolean) => unknown>();

/** What was done, and held by none, before all islands were known. */
let past: Array<[event: Event, hit: Element]> | undefined = [];

/** Held by one of them only: it comes by the next one again when it is repeated. */
function offer(event: Event, hit: Element | null): unknown {
  let isHeld: unknown;
  for (const watch of watchers) isHeld = watch(event, hit, !isHeld) || isHeld;
  return isHeld;
}

/** What islands wait for by name: it is held by none, wherever it was done. */
const tell = (event: Event): unknown => offer(event, null);

/**
 * Hands what was done meanwhile to the islands that became known only now.
 *
 * @param areAll whether no others will become known
 * @returns whether anything was done at all
 */
export function catchUp(areAll?: boolean): boolean {
  const done = past ?? [];
  const left = done.filter(([event, hit]) => event.defaultPrevented || !offer(event, hit));
  // Once all are known nothing is noted any more, even if others come.
  past &&= areAll ? undefined : left;
  return !!done[0];
}

/** Begins to watch the page, with one listener a type however many islands wait. */
export function watchPage(): void {
  const hear = (event: Event): void => {
    // Of the page as a whole it is the document that scrolls.
    const hit = event.target === document ? document.body : (event.target as Element);
    if (offer(event, hit)) {
      event.preventDefault();
      event.stopImmediatePropagation();
    } else past?.push([event, hit]);
  };
  for (const type of [
    // These only tell that the shopper is near: they wake, and are repeated if still true. A pointer that
    // rests on the page while it loads comes over nothing any more: it is heard when it moves.
    'pointerover',
    'pointermove',
    'pointerdown',
    'focusin',
    'scroll',
    ...PRESSES,
  ]) {
    document.addEventListener(type, hear, true);
  }
}

/**
 * Watches an element until its island is ready. The first interaction calls `wake`; presses are kept
 * from everybody until the end, so that none is lost and none happens twice.
 *
 * @param onWake may be called again and again, until the end
 */
export function captureInteractions(
  element: HTMLElement,
  { wakeFrom = '*', wake = '*', wakeOn = [], press }: Registration,
  onWake: () => void,
): EndCapture {
  const presses: Interaction[] = [];
  /** The last hover or focus, or what was told last: of those, one is enough. */
  let near: Interaction[] = [];
  const area = element.closest(wakeFrom) ?? element;

  const watch = (event: Event, hit: Element | null, free: boolean): unknown => {
    const { type } = event;
    // A page that is shown for the first time is no news; one from the back/forward cache is.
    if (wakeOn.includes(type) && (event as PageTransitionEvent).persisted !== false) {
      // What is told to the island's own element is told again.
      if (event.target === element) near = [{ event: new Event(type), target: element }];
      onWake();
    }
    if (!hit || !area.contains(hit)) return undefined;
    const isInside = element.contains(hit);
    // Around the island, what is pressed is somebody else's, except where the entry names its part.
    const pressed = press && (isInside || wake !== '*') && hit.closest(press);
    const isPress = PRESSES.includes(type);
    const isHeld = isPress && free && pressed;
    if (pressed ? isPress && !isHoldable(event) : !hit.closest(wake)) return undefined;
    const target = (pressed || hit) as HTMLElement;
    const interaction = { event, target, place: placeOf(target, element), isPress };
    if (isHeld) {
      target.setAttribute(PRESSED_ATTRIBUTE, '');
      // A key that is held down is pressed once.
      if (!(event as KeyboardEvent).repeat) presses.push(interaction);
    }
    // Islands of the whole page only react to presses: nothing to repeat on whatever was near.
    else if (isInside && !isPress && !element.contains(document.body)) near = [interaction];
    onWake();
    return isHeld;
  };
  watchers.add(watch);
  for (const type of wakeOn) {
    // Once, however many islands wait for it.
    addEventListener(type, tell, true);
    // jQuery's trigger reaches no listener, but what the window has by that name. The browser's own come by both.
    if (!(`on${type}` in globalThis))
      (globalThis as unknown as Record<string, unknown>)[`on${type}`] = tell;
  }

  return () => {
    watchers.delete(watch);
    return [...near.splice(0), ...presses.splice(0)];
  };
}

/** Plain presses only: a new-tab click stays the browser's, and typing is never held up. */
const isHoldable = (press: Event & Partial<MouseEvent & KeyboardEvent>): boolean =>
  // A submit has none of these.
  !(
    press.ctrlKey ||
    press.metaKey ||
    press.shiftKey ||
    press.altKey ||
    press.button ||
    (press.key && (press.target as Element).matches(OWN_KEYS[press.key] ?? '*'))
  );

const CONTROLS = 'button,input,select,textarea';

/** Where a key leads to a click or to text by itself; other keys are not held anywhere. */
const OWN_KEYS: Record<string, string> = { ' ': CONTROLS, Enter: `${CONTROLS},summary,[href]` };

function placeOf(target: Element, root: Element): number[] {
  const { parentElement } = target;
  if (target === root || !parentElement) return [];
  // A form's `children` are a field, where one has that name.
  let index = -1;
  for (let at: Element | null = target; at; at = at.previousElementSibling) index += 1;
  return [...placeOf(parentElement, root), index];
}
