import { nextIndex } from './roving';

/**
 * The keys of a radio group made of elements (ARIA Authoring Practices "Radio Group Pattern"): arrows
 * in both writing directions, round the ends, Home and End move; Space and Enter press, on buttons in
 * the group too, once however long they are held.
 *
 * @param reachable the items that keys can lead to from one of them, itself among them, in their order
 * @param arrive what happens at the item that a key has led to; it has the focus by then
 */
export function listenForRadioKeys(
  group: HTMLElement,
  reachable: (from: HTMLElement) => readonly HTMLElement[],
  arrive: (item: HTMLElement) => void,
  signal: AbortSignal,
): void {
  const onKey = (event: KeyboardEvent): void => {
    const { key, target, altKey, ctrlKey, metaKey, shiftKey } = event;
    if (altKey || ctrlKey || metaKey || shiftKey || !(target instanceof HTMLElement)) return;
    if (!target.matches('[role=radio],[role=button]')) return;
    if (key === ' ' || key === 'Enter') {
      event.preventDefault();
      // A key that is held repeats itself: the next press would undo this one, or follow a link.
      if (!event.repeat) target.click();
      return;
    }
    const items = reachable(target);
    const [index, count] = [items.indexOf(target), items.length];
    const isRtl = getComputedStyle(group).direction === 'rtl';
    const next = index < 0 ? undefined : nextIndex(key, { index, count, axis: 'both', isRtl });
    if (next === undefined) return;
    event.preventDefault();
    const item = items[next];
    if (!item || item === target) return;
    item.focus();
    arrive(item);
  };
  group.addEventListener('keydown', onKey, { signal });
}
