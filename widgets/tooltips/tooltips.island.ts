import { createEdits } from '../../shared/dom/regions/page-edits';
import type { Mount } from '../../shared/islands/island';
import { createShowing, type Showing } from './showing';
import { selectors } from './tooltips.contract';

/**
 * Why a behaviour: the titles of the server's elements, shown by pointer and keyboard, until Escape. At
 * rest every title is in its place.
 *
 * Sources: platform document "theme", section 3 "Tooltips"; WCAG 2.2, success criterion 1.4.13.
 */
export const mount: Mount = (body, { signal }) => {
  const showing = createShowing(createEdits(signal), signal);
  watchPointer(showing, signal);
  watchFocus(showing, signal);
  watchKeys(showing, signal);

  // Who woke this is there already.
  const hovered = [...body.querySelectorAll(':hover')].at(-1);
  const near = triggerAt(hovered ?? null) ?? triggerAt(document.activeElement);
  if (near && (hasKeyboard(near) || (hovered && matchMedia('(hover: hover)').matches)))
    showing.open(near);
};

function watchPointer(showing: Showing, signal: AbortSignal): void {
  /** A tooltip that the keyboard has opened stays. */
  const leave = (): void => {
    const shown = showing.current();
    if (shown && !hasKeyboard(shown.trigger)) showing.leave();
  };
  document.addEventListener(
    'pointerover',
    ({ target, pointerType }) => {
      if (pointerType === 'touch') return;
      const trigger = triggerAt(target);
      showing.moved(trigger);
      if (isAt(showing, target)) showing.stay();
      else if (trigger) showing.open(trigger);
      else leave();
    },
    { signal },
  );
  document.addEventListener(
    'pointerout',
    // A finger that is lifted leaves the page.
    ({ relatedTarget, pointerType }) => relatedTarget || pointerType === 'touch' || leave(),
    { signal },
  );
  let pressedBy: string;
  const press = ({ target, pointerType }: PointerEvent): void => {
    const trigger = triggerAt(target);
    pressedBy = pointerType || pressedBy;
    if (pressedBy === 'touch' && trigger?.matches(selectors.tapped)) showing.open(trigger);
    else if (!isInside(showing.current()?.tip?.element, target)) showing.close();
  };
  // On iOS a tap on what nobody can press is no click, and not every browser says what a click was made with.
  document.addEventListener('pointerup', press, { signal });
  document.addEventListener('click', press as (event: Event) => void, { signal });
}

function watchFocus(showing: Showing, signal: AbortSignal): void {
  document.addEventListener(
    'focusin',
    ({ target }) => {
      const trigger = triggerAt(target);
      if (trigger && hasKeyboard(trigger)) showing.open(trigger);
    },
    { signal },
  );
  document.addEventListener(
    'focusout',
    ({ target, relatedTarget }) => {
      showing.moved(triggerAt(relatedTarget));
      if (isAt(showing, target) && !isAt(showing, relatedTarget)) showing.close();
    },
    { signal },
  );
}

function watchKeys(showing: Showing, signal: AbortSignal): void {
  document.addEventListener(
    'keydown',
    (event) => {
      const { trigger, tip } = showing.current() ?? {};
      if (!trigger || !tip) return;
      if (event.key === 'Tab') return moveThrough(event, trigger, tip.element);
      if (event.key !== 'Escape') return;
      if (isInside(tip.element, document.activeElement)) trigger.focus();
      // Whoever is at the keys means the tooltip, not the dialog that it is in.
      if (hasKeyboard(trigger)) event.stopPropagation();
      showing.dismiss();
    },
    { capture: true, signal },
  );
}

const triggerAt = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(selectors.trigger) : null;

const hasKeyboard = (trigger: HTMLElement): boolean =>
  trigger.contains(document.querySelector(':focus-visible'));

/** @param node of an event that has come to the document: nothing but nodes have */
const isInside = (part: Element | undefined, node: EventTarget | null): boolean =>
  Boolean(part?.contains(node as Node | null));

/** Whether a node is in what shows its tooltip, or in the tooltip. */
function isAt(showing: Showing, node: EventTarget | null): boolean {
  const shown = showing.current();
  return isInside(shown?.trigger, node) || isInside(shown?.tip?.element, node);
}

/** Tab goes from a trigger through the links in its tooltip, which stands elsewhere, and back. */
function moveThrough(event: KeyboardEvent, trigger: HTMLElement, tip: HTMLElement): void {
  const stops = [...tip.querySelectorAll<HTMLElement>(selectors.focusable)];
  const at = stops.indexOf(event.target as HTMLElement);
  if (stops.length === 0 || (at < 0 && (event.target !== trigger || event.shiftKey))) return;
  const next = stops[at + (event.shiftKey ? -1 : 1)];
  (next ?? trigger).focus();
  // Beyond the last one the browser goes on from the trigger.
  if (next || event.shiftKey) event.preventDefault();
}
