/** Widths of the window from which the theme's larger layouts apply, in CSS pixels. */
const LAYOUTS = [
  { name: 'large', minWidth: 850, columns: 3 },
  { name: 'medium', minWidth: 550, columns: 3 },
  { name: 'small', minWidth: 0, columns: 2 },
] as const;

/**
 * Boxes per row, by the grid's `large-columns-4 medium-columns-3 small-columns-2` and the window's
 * width; 3, 3 and 2 where it says nothing (specification, section 9).
 */
export function columnsOf(className: string, windowWidth: number): number {
  const layout = LAYOUTS.find(({ minWidth }) => windowWidth >= minWidth) ?? LAYOUTS[2];
  const given = new RegExp(`(?:^|\\s)${layout.name}-columns-(\\d+)(?:\\s|$)`).exec(className);
  return Number(given?.[1] ?? 0) || layout.columns;
}

/** Cuts a list into rows; the last may be shorter. */
export function rowsOf<Item>(items: readonly Item[], columns: number): Item[][] {
  const rows: Item[][] = [];
  for (let at = 0; at < items.length; at += columns) rows.push(items.slice(at, at + columns));
  return rows;
}
