/** Where a cell lies in its table: columns from `start` up to, but not including, `end`. */
export interface CellPlace {
  readonly start: number;
  readonly end: number;
}

export interface CellSpans {
  readonly columns: number;
  readonly rows: number;
}

/** Places by row and by the cell's place in its row. */
export type TableLayout = readonly (readonly CellPlace[])[];

export interface CellAddress {
  readonly row: number;
  /** Place among the cells of the row, not the column. */
  readonly cell: number;
}

/** Lays cells out as browsers do: each takes the next columns that no cell from above reaches into. */
export function layOutTable(rows: readonly (readonly CellSpans[])[]): TableLayout {
  /** By column: the first row that is free again. */
  const freeFrom: number[] = [];
  return rows.map((cells, row) => {
    let column = 0;
    return cells.map(({ columns, rows: height }) => {
      while ((freeFrom[column] ?? 0) > row) column += 1;
      const start = column;
      column += columns;
      for (let at = start; at < column; at += 1) {
        // A cell from above may reach into a wide one, and go on below it.
        freeFrom[at] = Math.max(freeFrom[at] ?? 0, row + height);
      }
      return { start, end: column };
    });
  });
}

/**
 * Whether a cell is highlighted while another one is pointed at: the cells of its columns, from the
 * top down to its row. The first column holds the labels and takes no part (specification section 2,
 * platform document "theme", 25.2).
 */
export function isHighlighted(layout: TableLayout, cell: CellAddress, at: CellAddress): boolean {
  const own = layout[cell.row]?.[cell.cell];
  const target = layout[at.row]?.[at.cell];
  if (!own || !target || target.start === 0 || own.start === 0) return false;
  return cell.row <= at.row && own.start < target.end && target.start < own.end;
}

/**
 * The cell that a key leads to (ARIA Authoring Practices, grid). In rows that are too short, the last
 * cell stands in for those that are missing.
 *
 * @returns `undefined` when the key does not move, the place itself at the table's edge
 */
export function nextCell(
  layout: TableLayout,
  at: CellAddress,
  { key, ctrlKey }: { key: string; ctrlKey: boolean },
  isRtl: boolean,
): CellAddress | undefined {
  const lastIn = (row: number): number => Math.max(0, (layout[row]?.length ?? 0) - 1);
  const lastRow = layout.length - 1;
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowRight': {
      const step = (key === 'ArrowRight') === isRtl ? -1 : 1;
      return { row: at.row, cell: clamp(at.cell + step, lastIn(at.row)) };
    }
    case 'ArrowUp':
      return inColumn(layout, at, -1);
    case 'ArrowDown':
      return inColumn(layout, at, 1);
    case 'Home':
      return { row: ctrlKey ? 0 : at.row, cell: 0 };
    case 'End': {
      const row = ctrlKey ? lastRow : at.row;
      return { row, cell: lastIn(row) };
    }
    default:
      return undefined;
  }
}

/** The cell of the next row, up or down, that has cells at all, in the same column. */
function inColumn(layout: TableLayout, at: CellAddress, step: 1 | -1): CellAddress {
  const column = layout[at.row]?.[at.cell]?.start ?? 0;
  for (let row = at.row + step; row >= 0 && row < layout.length; row += step) {
    const cells = layout[row] ?? [];
    if (cells.length === 0) continue;
    const cell = cells.findLastIndex(({ start }) => start <= column);
    return { row, cell: Math.max(0, cell) };
  }
  return at;
}

function clamp(value: number, max: number): number {
  return Math.min(Math.max(value, 0), max);
}
