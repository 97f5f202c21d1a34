import {
  findByClass,
  hasClass,
  textOf,
  type ServerElement,
  type ServerNode,
} from '../../shared/dom/html/server-tree';
import { readAmount } from '../../shared/platform/settings';
import { thisItem } from '../../shared/platform/strings';
import { classes, KEY_ATTRIBUTE } from './mini-cart.contract';
import type { CartRow } from './mini-cart.model';

/** A row's own element, and whatever a plugin put between it and the next row. */
export interface RowMarkup {
  item: ServerElement;
  followers: readonly ServerNode[];
}

export type MarkupRow = CartRow<RowMarkup>;

/** A row whose followers are still being collected. */
type OpenRow = CartRow<RowMarkup & { followers: ServerNode[] }>;

/** The server's content of a mini-cart, taken apart where rows are concerned. */
export interface CartContent {
  nodes: readonly ServerNode[];
  /** The list element; `undefined` for an empty cart. */
  list: ServerElement | undefined;
  /** What stands in the list before the first row. */
  leading: readonly ServerNode[];
  rows: readonly MarkupRow[];
  /** Text of the total, as the server gave it. */
  total: string;
}

export function readContent(nodes: readonly ServerNode[]): CartContent {
  const list = findByClass(nodes, classes.list);
  const leading: ServerNode[] = [];
  const rows: OpenRow[] = [];
  for (const node of list?.children ?? []) {
    const row = typeof node === 'string' ? undefined : readRow(node);
    if (row) rows.push(row);
    else (rows.at(-1)?.markup.followers ?? leading).push(node);
  }
  const total = findByClass(nodes, classes.total);
  return { nodes, list, leading, rows, total: total ? textOf(total) : '' };
}

/** `undefined` for whatever is no row, or cannot be told apart from other rows. */
function readRow(item: ServerElement): OpenRow | undefined {
  const key =
    hasClass(item, classes.row) &&
    findByClass(item.children, classes.remove)?.attributes[KEY_ATTRIBUTE];
  if (!key) return undefined;
  const quantity = readAmount(findByClass(item.children, classes.quantity)?.attributes.value);
  return { key, name: nameOf(item), quantity, markup: { item, followers: [] } };
}

/** The row's first link with words in it; the remove link only holds a cross. Else its own first words. */
function nameOf(row: ServerElement): string {
  const links = row.children.filter(
    (node) => typeof node !== 'string' && node.tag === 'a' && !hasClass(node, classes.remove),
  );
  const words = row.children.filter((node) => typeof node === 'string').map(textOf);
  return [...links.map(textOf), ...words].find(Boolean) ?? thisItem();
}
