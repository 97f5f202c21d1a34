import { createDropdown } from '../../shared/dom/dropdown/dropdown';
import { SHOW_HEADER } from '../../shared/platform/theme-event';
import { classes, REVEAL_MS, selectors } from './cart-item.contract';

export interface CartDropdown {
  /** Shows the mini-cart by itself for a while, without taking the focus. */
  reveal: () => void;
}

/** The mini-cart under the header's basket link: a dropdown that can also show itself. */
export function createCartDropdown(
  item: HTMLElement,
  list: HTMLElement,
  signal: AbortSignal,
): CartDropdown {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const endReveal = (): void => {
    clearTimeout(timer);
    item.classList.remove(classes.revealed);
  };
  const dropdown = createDropdown(
    { item, link: item.querySelector(selectors.link), list },
    signal,
    {
      changed: () => clearTimeout(timer),
    },
  );
  const closeUnlessInUse = (): void => {
    if (dropdown.isInUse()) timer = setTimeout(closeUnlessInUse, REVEAL_MS);
    else dropdown.set(false);
  };

  // Whoever points at it has seen it: from now on it closes as any dropdown does.
  for (const type of ['pointerenter', 'pointerleave']) {
    item.addEventListener(type, endReveal, { signal });
  }
  const endByPress = ({ target }: Event): void => {
    if (target instanceof Element && target.closest(selectors.page)) endReveal();
  };
  document.addEventListener('click', endByPress, { signal });
  signal.addEventListener('abort', endReveal);

  return {
    reveal() {
      document.dispatchEvent(new Event(SHOW_HEADER));
      dropdown.set(true);
      item.classList.add(classes.revealed);
      clearTimeout(timer);
      timer = setTimeout(closeUnlessInUse, REVEAL_MS);
    },
  };
}
