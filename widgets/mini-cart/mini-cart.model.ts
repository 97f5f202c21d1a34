import { arrangeLines, isHidden, type LineChange } from '../../shared/models/cart-lines';

/** A line of the mini-cart; `Markup` is whatever its row is rendered from. */
export interface CartRow<Markup> {
  /** Cart item key. */
  key: string;
  name: string;
  /** `undefined` where the row has no quantity field, or no number in it. */
  quantity: number | undefined;
  markup: Markup;
}

/** The rows as shown: those of the server, and those that are only kept for undoing. */
export interface CartRows<Markup> {
  rows: readonly CartRow<Markup>[];
  /** Keys that keep their place although the server may list them elsewhere. */
  pinned: ReadonlySet<string>;
}

/**
 * The rows to show after the server's markup or the shopper's changes are new. A line that is being
 * undone, or was, stays where it stood; the platform would put it at the end.
 */
export function updateRows<Markup>(
  previous: CartRows<Markup>,
  server: readonly CartRow<Markup>[],
  changes: Readonly<Record<string, LineChange | undefined>>,
): CartRows<Markup> {
  const known = new Map([...previous.rows, ...server].map((row) => [row.key, row]));
  const onServer = new Set(server.map((row) => row.key));
  const hidden = [...known.keys()].filter((key) => isHidden(changes[key]));
  const pinned = new Set([...previous.pinned].filter((key) => onServer.has(key)).concat(hidden));
  const shown = previous.rows.map((row) => row.key);
  const order = arrangeLines(shown, [...onServer], pinned);
  return {
    rows: order.flatMap((key) => known.get(key) ?? []),
    pinned,
  };
}
