import type { Act } from './plan';

/** What the monkey does inside a page, and what it sees there. All of it runs in the browser. */

export interface MonkeyWindow {
  monkeyActs: (acts: Act[]) => Promise<void>;
  /** Requests that have not been answered. */
  monkeyOpen: () => number;
}

/** Where a row of acts has come to, for a page that one of them has left. */
export const PLACE_KEY = 'monkey-place';

/** For a page's first moment: counts what the page asks for, and knows how to do each act. */
export function growHands(placeKey: string): void {
  let open = 0;
  const { fetch } = globalThis;
  globalThis.fetch = (...args) => {
    open += 1;
    return fetch(...args).finally(() => (open -= 1));
  };

  const parts: Partial<Record<Act['what'], string>> = {
    add: '.add_to_cart_button.ajax_add_to_cart',
    plus: '.quantity .plus',
    minus: '.quantity .minus',
    type: '.quantity input.qty',
    remove: '.mini_cart_item .remove_from_cart_button,.wishlist_table .remove_from_wishlist',
    undo: '.storefront-islands-undo button',
    'open basket': '#header .header-cart-link',
    close: '.mfp-close',
    'quick view': 'a.quick-view',
    option: '.variations select,[role=radio]',
    heart: '.wishlist-button',
    search: '#header .search-field',
    'come near': '.add_to_cart_button,a.quick-view,.wishlist-icon,.cart-item,[data-open]',
    'answer a message':
      '.storefront-islands-toast button,.widget_shopping_cart_content [role=alert] button',
  };
  /** Only what a shopper could reach now. */
  const findPart = (what: Act['what'], pick: number): HTMLElement | undefined => {
    const all = [...document.querySelectorAll<HTMLElement>(parts[what] ?? 'body')].filter(
      (part) => part.checkVisibility({ visibilityProperty: true }) && !part.closest('[inert]'),
    );
    // Mostly among the first few, so that the same ones are met again.
    return all[Math.floor(pick * Math.min(all.length, 6))];
  };
  const say = (part: HTMLElement, type: string): boolean =>
    part.dispatchEvent(new Event(type, { bubbles: true }));
  const key = (part: Element, name: string): boolean =>
    part.dispatchEvent(
      new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }),
    );
  const type = (field: HTMLInputElement, value: string): void => {
    field.focus();
    field.value = value;
    say(field, 'input');
    say(field, 'change');
  };

  const act = ({ what, pick }: Act): void => {
    const part = findPart(what, pick);
    if (!part) return;
    const rest = (pick * 7919) % 1;
    if (what === 'escape') key(document.activeElement ?? part, 'Escape');
    else if (what === 'type') type(part as HTMLInputElement, String(Math.floor(rest * 12)));
    else if (what === 'search') {
      type(part as HTMLInputElement, ['sh', 'wool', 'te', ''][Math.floor(rest * 4)]!);
      if (rest > 0.5) key(part, 'ArrowDown');
    } else if (what === 'come near') {
      part.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    } else if (part instanceof HTMLSelectElement) {
      part.selectedIndex = Math.floor(rest * part.options.length);
      say(part, 'change');
    } else {
      part.focus();
      part.click();
    }
  };
  const pause = (pace: Act['pace']): Promise<unknown> | undefined => {
    if (pace === 'a frame') return new Promise((resolve) => requestAnimationFrame(resolve));
    const look = (resolve: (value?: unknown) => void, left: number): unknown =>
      open > 0 && left > 0 ? setTimeout(() => look(resolve, left - 1), 5) : resolve();
    return pace === 'answered' ? new Promise((resolve) => void look(resolve, 60)) : undefined;
  };

  Object.assign(globalThis, {
    monkeyOpen: () => open,
    monkeyActs: async (acts: Act[]) => {
      for (const each of acts) {
        sessionStorage.setItem(placeKey, String(1 + Number(sessionStorage.getItem(placeKey))));
        act(each);
        await pause(each.pace);
      }
    },
  });
}
