import type { WritableAtom } from 'nanostores';

import { preloadPicture } from '../../shared/dom/preload-picture';
import { listenForRadioKeys } from '../../shared/dom/input/radio-keys';
import { listenOn } from '../../shared/platform/element-events';
import type { SwatchItem } from './describe-items';
import type { FormSwatches } from './form-swatches';
import { itemsOf, valueOf, type SwatchList } from './read-list';
import { chosenIn } from './read-row';
import { classes, NO_TOOLTIPS_ATTRIBUTE } from './swatches.contract';
import { placeTooltip } from './tooltip';

/** What the shopper's pointer and focus are on, by value, and what the items are at this moment. */
export interface ListState {
  describe: () => readonly SwatchItem[];
  $focused: WritableAtom<string | undefined>;
  $hovered: WritableAtom<string | undefined>;
}

/** Presses, keys, focus and pointer of one list. */
export function listenToList(
  list: SwatchList,
  swatches: FormSwatches,
  state: ListState,
  signal: AbortSignal,
): void {
  listenForPresses(list, swatches, state, signal);
  listenForMoves(list, swatches, state, signal);
  listenForAttention(list, swatches, state, signal);
}

function itemAt({ dialect }: SwatchList, target: EventTarget | null): HTMLElement | undefined {
  return (target as Element | null)?.closest<HTMLElement>(`.${dialect.item}`) ?? undefined;
}

const stateIn = ({ describe }: ListState, item: Element): SwatchItem | undefined =>
  describe().find(({ value }) => value === valueOf(item));

const RADIO = `.${classes.radio}`;

const isShown = (item: Element): boolean => item.checkVisibility({ visibilityProperty: true });

function listenForPresses(
  list: SwatchList,
  { press }: FormSwatches,
  state: ListState,
  signal: AbortSignal,
): void {
  const { element } = list;
  const limits = classes.limits.filter((name) => element.classList.contains(name));
  const onClick = (event: MouseEvent): void => {
    const more = (event.target as Element).closest(`.${classes.more}`);
    const item = itemAt(list, event.target);
    if (!more && !item) return;
    // A radio field that a script presses would be given its old state back.
    if (!(event.target as Element).matches(RADIO)) event.preventDefault();
    if (item) {
      // What another script has taken out of the select is not there for the index.
      if (stateIn(state, item)?.canBeChosen) press(list, valueOf(item), item);
      return;
    }
    const before = new Set(itemsOf(list).filter(isShown));
    const hadFocus = more?.contains(document.activeElement);
    element.classList.remove(...limits);
    more?.toggleAttribute('hidden', true);
    const revealed = itemsOf(list).find((each) => isShown(each) && !before.has(each));
    if (hadFocus) revealed?.focus({ preventScroll: true });
  };
  element.addEventListener('click', onClick, { signal });
  // Shoppers press the item that the field stands in; other code may change the field itself.
  listenOn(
    element,
    'change',
    ({ target }) => {
      const item =
        (target as Element).matches(`${RADIO}:checked`) && itemAt(list, target as Element);
      const { canBeChosen, isSelected } = (item && stateIn(state, item)) || {};
      if (item && canBeChosen && !isSelected) press(list, valueOf(item), item);
    },
    signal,
  );
  signal.addEventListener('abort', () => element.classList.add(...limits));
}

/** Keys lead to all that can be chosen; what they lead to is chosen. */
function listenForMoves(
  list: SwatchList,
  { press }: FormSwatches,
  state: ListState,
  signal: AbortSignal,
): void {
  const reachable = (from: HTMLElement): HTMLElement[] =>
    itemsOf(list).filter(
      (item) => item === from || (isShown(item) && stateIn(state, item)?.canBeChosen),
    );
  const arrive = (item: HTMLElement): void => {
    // What makes other choices give way is chosen by a press alone, never in passing; nor is what is
    // chosen already taken back.
    const { look, isSelected } = stateIn(state, item) ?? {};
    if (look !== 'disabled' && !isSelected) press(list, valueOf(item), item);
  };
  listenForRadioKeys(list.element, reachable, arrive, signal);
}

/** What is pointed at, or has the focus, shows its tooltip, and its picture is made ready. */
function listenForAttention(
  list: SwatchList,
  { $state }: FormSwatches,
  { $focused, $hovered }: ListState,
  signal: AbortSignal,
): void {
  const { element, dialect, attribute } = list;
  const attend = (target: EventTarget | null): string | undefined => {
    const item = itemAt(list, target);
    if (!item) return undefined;
    // Whose tooltip was sent away stays without as long as nobody goes elsewhere.
    if (element.getAttribute(NO_TOOLTIPS_ATTRIBUTE) !== valueOf(item))
      element.removeAttribute(NO_TOOLTIPS_ATTRIBUTE);
    if (item.hasAttribute('data-wvstooltip')) placeTooltip(item);
    const { rows, index } = $state.get();
    const { image } = index?.find({ ...chosenIn(rows), [attribute]: valueOf(item) }) ?? {};
    if (image) preloadPicture(image);
    return valueOf(item);
  };
  let pointedAt: string | undefined;
  const onOver = ({ target }: Event): void => {
    pointedAt = attend(target);
    if (!dialect.hasEvents) $hovered.set(pointedAt);
  };
  const onLeave = (): void => {
    pointedAt = undefined;
    $hovered.set(undefined);
  };
  const onEscape = ({ key }: KeyboardEvent): void => {
    if (key === 'Escape')
      element.setAttribute(NO_TOOLTIPS_ATTRIBUTE, $focused.get() ?? pointedAt ?? '');
  };
  element.addEventListener('focusin', ({ target }) => $focused.set(attend(target)), { signal });
  element.addEventListener('focusout', () => $focused.set(undefined), { signal });
  element.addEventListener('pointerover', onOver, { signal });
  element.addEventListener('pointerleave', onLeave, { signal });
  document.addEventListener('keydown', onEscape, { signal });
  signal.addEventListener('abort', () => element.removeAttribute(NO_TOOLTIPS_ATTRIBUTE));
}
