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
  const isInUse = (): boolean => item.matches(':hover') || item.contains(document.activeElement);
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
  link?.setAttribute('aria-haspopup', 'true');
  signal.addEventListener('abort', () => {
    set(false);
    link?.removeAttribute('aria-expanded');
    link?.removeAttribute('aria-haspopup');
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
    if (pointerType !== 'touch' && !item.contains(document.activeElement))
      setAfter(HOVER_CLOSE_MS, false);
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
    if (event.key === 'Escape' && isOpen()) {
      event.stopPropagation();
      set(false);
      if (item.contains(document.activeElement)) link?.focus();
    } else if (event.key === ' ' && event.target === link) {
      event.preventDefault();
      set(!isOpen());
    }
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

  // Woken by the very pointer that wants it open.
  if (matchMedia('(hover: hover)').matches && item.matches(':hover')) setAfter(HOVER_OPEN_MS, true);

  return {
    reveal() {
      set(true);
      item.classList.add(classes.revealed);
      timer = setTimeout(closeUnlessInUse, REVEAL_MS);
    },
  };
}
