import { listen, raise } from '../../platform/events';
import { themeEvent } from '../../platform/theme-event';
import { isPlainPress } from '../input/plain-press';
import { watchRest } from '../input/pointer-rest';
import { blankPlace, placeList } from './place-list';

/** Until a pointer that has left closes a dropdown, in milliseconds. */
const HOVER_CLOSE_MS = 70;

const OPEN = 'current-dropdown';

export interface DropdownParts {
  /** Holds link and list, and gets the theme's class while the list is open. */
  item: HTMLElement;
  link: HTMLElement | null;
  list: HTMLElement;
}

export interface DropdownOptions {
  /** Opens by a press on its link, not by hovering. */
  byPress?: boolean;
  /** Called with each change of state, before anything can be seen of it. */
  changed?: (isOpen: boolean) => void;
}

export interface Dropdown {
  isOpen: () => boolean;
  /** Whether pointer or keyboard are at it. */
  isInUse: () => boolean;
  set: (isOpen: boolean) => void;
}

let current: Dropdown | undefined;

/**
 * A list under a link of the header: opens when a pointer rests on it, by tap and by Space, closes when
 * pointer or focus leave, on Escape, by a press elsewhere and as the header begins to stick. One at a time is open.
 *
 * Sources: platform document "theme", sections 5.2 and 5.3; ARIA Authoring Practices, disclosure.
 */
export function createDropdown(
  { item, link, list }: DropdownParts,
  signal: AbortSignal,
  { byPress = false, changed }: DropdownOptions = {},
): Dropdown {
  const printed = link?.getAttribute('aria-expanded');
  /** A button that was pressed by pointer holds the focus too, but nobody is working with it. */
  const hasKeyboard = (): boolean => item.querySelector(':focus-visible') !== null;
  const isOpen = (): boolean => item.classList.contains(OPEN);
  /** In the frame that shows the list for the first time, which measures the page anyway. */
  const arrive = (): void => {
    if (!isOpen()) return;
    placeList(item, list);
    raise(themeEvent('dropdown-opened'), [item], document);
  };
  const dropdown: Dropdown = {
    isOpen,
    isInUse: () => item.matches(':hover') || hasKeyboard(),
    set(willOpen) {
      hover.cancel();
      link?.setAttribute('aria-expanded', String(willOpen));
      if (willOpen && current !== dropdown) current?.set(false);
      current = willOpen ? dropdown : current === dropdown ? undefined : current;
      if (willOpen === isOpen()) return;
      item.classList.toggle(OPEN, willOpen);
      changed?.(willOpen);
      if (willOpen) requestAnimationFrame(arrive);
      else blankPlace(list);
    },
  };
  const hover = watchHover(item, dropdown, hasKeyboard, signal);
  watchPresses(item, link, dropdown, byPress, signal);
  watchKeys(item, link, dropdown, signal);
  // Two lists over each other cannot be read.
  listen(themeEvent('header-sticky'), () => dropdown.set(false), signal, document);

  dropdown.set(false);
  if (!byPress) {
    hover.start();
    // The pointer came before this code did.
    if (item.matches(':hover') && matchMedia('(hover: hover)').matches) dropdown.set(true);
  }
  signal.addEventListener('abort', () => {
    dropdown.set(false);
    if (typeof printed === 'string') link?.setAttribute('aria-expanded', printed);
    else link?.removeAttribute('aria-expanded');
  });
  return dropdown;
}

function watchHover(
  item: HTMLElement,
  dropdown: Dropdown,
  hasKeyboard: () => boolean,
  signal: AbortSignal,
): { start: () => void; cancel: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let forget: (() => void) | undefined;
  const cancel = (): void => {
    clearTimeout(timer);
    forget?.();
  };
  signal.addEventListener('abort', cancel);
  const start = (): void => {
    forget = watchRest(item, () => dropdown.set(true), signal);
    item.addEventListener(
      'pointerenter',
      ({ pointerType }) => {
        if (pointerType !== 'touch') clearTimeout(timer);
      },
      { signal },
    );
    item.addEventListener(
      'pointerleave',
      ({ pointerType }) => {
        cancel();
        if (pointerType === 'touch' || hasKeyboard()) return;
        timer = setTimeout(() => dropdown.set(false), HOVER_CLOSE_MS);
      },
      { signal },
    );
  };
  return { start, cancel };
}

function watchPresses(
  item: HTMLElement,
  link: HTMLElement | null,
  dropdown: Dropdown,
  byPress: boolean,
  signal: AbortSignal,
): void {
  let isTouch = false;
  item.addEventListener('pointerdown', ({ pointerType }) => (isTouch = pointerType === 'touch'), {
    signal,
  });
  item.addEventListener(
    'click',
    (event) => {
      if (!link?.contains(event.target as Node) || !isPlainPress(event)) return;
      // Enter is no tap, whatever was there before.
      const by = event.detail === 0 ? 'key' : isTouch ? 'finger' : 'mouse';
      const willOpen = afterPress(by, link, dropdown.isOpen(), byPress);
      if (willOpen === undefined) return;
      event.preventDefault();
      dropdown.set(willOpen);
    },
    { signal },
  );
  const closeBeside = ({ target }: Event): void => {
    if (!dropdown.isOpen() || !(target instanceof Element) || !target.isConnected) return;
    if (!item.contains(target)) dropdown.set(false);
  };
  document.addEventListener('click', closeBeside, { signal });
  // A tap on what nobody can press is no click on iOS. A finger that scrolls is not lifted: it is cancelled.
  document.addEventListener(
    'pointerup',
    (event) => event.pointerType === 'touch' && closeBeside(event),
    { signal },
  );
}

/** Whether a press on the link leaves the list open; `undefined`: the link is followed. */
function afterPress(
  by: 'key' | 'finger' | 'mouse',
  link: HTMLElement,
  isOpen: boolean,
  byPress: boolean,
): boolean | undefined {
  const leadsAway = link.getAttribute('href') !== '#';
  // The first tap opens, the second one follows the link.
  if (by === 'finger' && leadsAway && isOpen) return undefined;
  if (by === 'finger' || byPress) return !isOpen;
  if (leadsAway) return undefined;
  // A mouse has opened the list before it presses.
  return by === 'mouse' || !isOpen;
}

function watchKeys(
  item: HTMLElement,
  link: HTMLElement | null,
  dropdown: Dropdown,
  signal: AbortSignal,
): void {
  item.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== ' ' || event.target !== link) return;
      event.preventDefault();
      // A key that is held down is pressed once.
      if (!event.repeat) dropdown.set(!dropdown.isOpen());
    },
    { signal },
  );
  // Wherever the focus is: what a pointer has opened is closed without moving it (WCAG 1.4.13).
  document.addEventListener(
    'keydown',
    ({ key, defaultPrevented }) => {
      // What stands in the list may have a use for the key first: suggestions, a menu in a menu.
      if (key !== 'Escape' || defaultPrevented || !dropdown.isOpen()) return;
      const hadFocus = item.contains(document.activeElement);
      dropdown.set(false);
      if (hadFocus) link?.focus();
    },
    { signal },
  );
  item.addEventListener(
    'focusout',
    ({ relatedTarget }) => {
      if (relatedTarget instanceof Node && !item.contains(relatedTarget)) dropdown.set(false);
    },
    { signal },
  );
}
