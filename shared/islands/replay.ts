import { PRESSED_ATTRIBUTE } from '../dom/input/pressed-attribute';
import type { Interaction } from './capture';

/** Repeats what was captured, on the elements that now stand in the same places of `root`. */
export function replay(interactions: readonly Interaction[], root: Element): void {
  for (const interaction of interactions) repeat(interaction, root);
}

function repeat({ event, target, place = [], isPress }: Interaction, root: Element): void {
  const at = target.isConnected ? target : elementAt(place, root);
  // A hover that is repeated must not end what another island shows of a press.
  if (isPress) for (const node of [target, at]) node?.removeAttribute(PRESSED_ATTRIBUTE);
  // Rows come and go: what was meant for one must not be done to another in its place.
  if (!at?.cloneNode().isEqualNode(target.cloneNode())) return;
  if (event.type === 'submit')
    (at as HTMLFormElement).requestSubmit((event as SubmitEvent).submitter);
  else if (event.type !== 'focusin' || at === document.activeElement) {
    // To islands that have only now come, a pointer that moves on where it rested comes over.
    const type = event.type.replace('move', 'over');
    at.dispatchEvent(new (event.constructor as typeof Event)(type, event));
  }
}

function elementAt(place: readonly number[], root: Element): HTMLElement | undefined {
  return place.reduce<Element | undefined>(
    (at, index) => at?.querySelectorAll(':scope>*')[index],
    root,
  ) as HTMLElement;
}
