import type { Registration } from './island';

/** Events that only tell that the shopper is near: they wake, and are repeated if still true. */
const NEAR = ['pointerover', 'pointerdown', 'focusin'];
/** Events that want something done: those on `press` targets are held, and repeated. */
const PRESSES = ['click', 'submit', 'keydown'];

export const PRESSED_ATTRIBUTE = 'data-island-pressed';

export interface CapturedInteractions {
  /** Ends capturing and repeats what was held, on the element that now stands in the same place. */
  release: () => void;
}

/**
 * Watches an element until its island is ready. The first interaction calls `wake`; presses are kept
 * from everybody until `release`, so that none is lost and none happens twice.
 */
export function captureInteractions(
  element: HTMLElement,
  { wakeFrom, wake = '*', press }: Registration,
  onWake: () => void,
): CapturedInteractions {
  const controller = new AbortController();
  /** Presses to repeat, in their order. */
  const held: Array<() => void> = [];
  /** The last hover or focus: of those, only the last one can still be true. */
  let near: (() => void) | undefined;
  const area = (wakeFrom && element.closest(wakeFrom)) || element;

  const capture = (event: Event): void => {
    const hit = event.target as HTMLElement;
    const pressed = press ? hit.closest<HTMLElement>(press) : null;
    const target = pressed ?? hit;
    const isPress = PRESSES.includes(event.type);
    if (!pressed) {
      if (isPress || !hit.closest(wake)) return;
    } else if (isPress) {
      if (!isHoldable(event)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      target.setAttribute(PRESSED_ATTRIBUTE, '');
    }
    const place = placeOf(target, element);
    const again = (): void => perform(event, target, place);
    if (isPress) held.push(again);
    else near = again;
    onWake();
  };
  for (const type of [...NEAR, ...PRESSES]) {
    area.addEventListener(type, capture, { capture: true, signal: controller.signal });
  }

  return {
    release() {
      controller.abort();
      for (const again of [near, ...held.splice(0)]) again?.();
    },
  };

  function perform(event: Event, target: HTMLElement, place: number[]): void {
    const at = target.isConnected ? target : elementAt(place, element);
    // A hover that is repeated must not end what another island shows of a press.
    if (PRESSES.includes(event.type))
      for (const node of [target, at]) node?.removeAttribute(PRESSED_ATTRIBUTE);
    // Rows come and go: what was meant for one must not be done to another in its place.
    if (!at?.cloneNode().isEqualNode(target.cloneNode())) return;
    if (event.type === 'click') at.click();
    else if (event.type === 'submit')
      (at as HTMLFormElement).requestSubmit((event as SubmitEvent).submitter);
    else if (event.type !== 'focusin' || at === document.activeElement) {
      at.dispatchEvent(new (event.constructor as typeof Event)(event.type, event));
    }
  }
}

/** Plain presses only: a new-tab click stays the browser's, and typing is never held up. */
function isHoldable(event: Event): boolean {
  if (event.type === 'submit') return true;
  const { ctrlKey, metaKey, shiftKey, altKey, button, key, target } = event as MouseEvent &
    KeyboardEvent;
  if (ctrlKey || metaKey || shiftKey || altKey || button) return false;
  // Enter, and any key on a real control, lead to a click or to text by themselves.
  return (
    !key ||
    !(/^(Tab|Enter)$/.test(key) || (target as Element).matches('button,input,select,textarea'))
  );
}

function placeOf(target: Element, root: Element): number[] {
  const place: number[] = [];
  for (let at = target; at !== root && at.parentElement; at = at.parentElement) {
    place.unshift([...at.parentElement.children].indexOf(at));
  }
  return place;
}

function elementAt(place: number[], root: Element): HTMLElement | undefined {
  return place.reduce<Element | undefined>((at, index) => at?.children[index], root) as HTMLElement;
}
