/** Where the focus was in a row or note that left the mini-cart. */
export interface LostFocus {
  /** Cart item key, for a row that may come back. */
  key: string | undefined;
  neighbour: Element | null;
  /** The mini-cart's element, which stays whatever its content becomes. */
  home: Element | null;
}

/** To be asked before an element leaves; `undefined` when it does not have the focus. */
export function noteFocus(row: Element, key?: string): LostFocus | undefined {
  if (!row.contains(document.activeElement)) return undefined;
  return {
    key,
    neighbour: row.nextElementSibling ?? row.previousElementSibling,
    home: row.closest('.widget_shopping_cart_content'),
  };
}

/** Keeps the focus near the place where the row was. */
export function focusNear({ neighbour, home }: LostFocus): void {
  const target = [neighbour, home]
    .filter((element) => element?.isConnected)
    .map((element) =>
      element?.querySelector<HTMLElement>('a[href],button,input:not([type=hidden])'),
    )
    .find((element) => element?.checkVisibility());
  target?.focus({ preventScroll: true });
}
