import { classes, HOVER_CLOSE_MS, HOVER_OPEN_MS, REVEAL_MS, selectors } from './cart-item.contract';

export interface Dropdown {
  /** Shows the dropdown by itself for a while, without taking the focus. */
  reveal: () => void;
}

/**
 * The mini-cart under the header's basket link: opens on hover and by keyboard, closes on Escape,
 * outside presses and leaving.
 */
export function createDropdown(item: HTMLElement, signal: AbortSignal): Dropdown {
  const link = item.querySelector<HTMLAnchorElement>(selectors.link);
  let timer: ReturnType<typeof setTimeout> | undefined;

  const isOpen = (): boolean => item.classList.contains(classes.open);
  /** A button that was pressed by pointer holds the focus too, but nobody is working with it. */
  const hasKeyboard = (): boolean => item.querySelector(':focus-visible') !== null;
  const isInUse = (): boolean => item.matches(':hover') || hasKeyboard();
  const set = (open: boolean): void => {
    clearTimeout(timer);
    item.classList.toggle(classes.open, open);
    link?.setAttribute('aria-expanded', String(open));
  };
  const setAfter = (delayMs: number, open: boolean): void => {
    clearTimeout(timer);
    timer = setTimeout(() => set(open), delayMs);
  };
  const closeUnlessInUse = (): void => {
    if (isInUse()) timer = setTimeout(closeUnlessInUse, REVEAL_MS);
    else set(false);
  };

  set(false);
  // The pointer came before this code did.
  if (item.matches(':hover') && matchMedia('(hover: hover)').matches) set(true);
  signal.addEventListener('abort', () => {
    set(false);
    link?.removeAttribute('aria-expanded');
  });

  const on = <Name extends keyof HTMLElementEventMap>(
    target: HTMLElement | Document,
    name: Name,
    react: (event: HTMLElementEventMap[Name]) => void,
  ): void => target.addEventListener(name, react as (event: Event) => void, { signal });

  on(item, 'pointerenter', ({ pointerType }) => {
    item.classList.remove(classes.revealed);
    if (pointerType !== 'touch') setAfter(HOVER_OPEN_MS, true);
  });
  on(item, 'pointerleave', ({ pointerType }) => {
    item.classList.remove(classes.revealed);
    if (pointerType !== 'touch' && !hasKeyboard()) setAfter(HOVER_CLOSE_MS, false);
  });
  let touched = false;
  on(item, 'pointerdown', ({ pointerType }) => (touched = pointerType === 'touch'));
  on(item, 'click', (event) => {
    // The first tap opens, the second one follows the link.
    if (!touched || isOpen() || !link?.contains(event.target as Node)) return;
    event.preventDefault();
    set(true);
  });
  on(item, 'keydown', (event) => {
    if (event.key !== ' ' || event.target !== link) return;
    event.preventDefault();
    set(!isOpen());
  });
  // Wherever the focus is: what a pointer has opened is closed without moving it (WCAG 1.4.13).
  on(document, 'keydown', ({ key }) => {
    if (key !== 'Escape' || !isOpen()) return;
    const hadFocus = item.contains(document.activeElement);
    set(false);
    if (hadFocus) link?.focus();
  });
  on(item, 'focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !item.contains(relatedTarget)) set(false);
  });
  on(document, 'click', ({ target }) => {
    if (isOpen() && target instanceof Element && target.isConnected && !item.contains(target))
      set(false);
    if (target instanceof Element && target.closest(selectors.page))
      item.classList.remove(classes.revealed);
  });

  return {
    reveal() {
      set(true);
      item.classList.add(classes.revealed);
      timer = setTimeout(closeUnlessInUse, REVEAL_MS);
    },
  };
}
