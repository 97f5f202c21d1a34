import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  isHighlighted,
  layOutTable,
  nextCell,
  type CellAddress,
  type CellSpans,
  type TableLayout,
} from './size-chart.model';

const spans = fc.record({
  columns: fc.integer({ min: 1, max: 3 }),
  rows: fc.integer({ min: 1, max: 3 }),
});
const tables = fc.array(fc.array(spans, { maxLength: 5 }), { minLength: 1, maxLength: 6 });
const plain = (rows: number[]): CellSpans[][] =>
  rows.map((cells) => Array.from({ length: cells }, () => ({ columns: 1, rows: 1 })));

/** Paints the table square by square; a square holds the names of the cells that cover it. */
function paint(rows: readonly (readonly CellSpans[])[]): string[][][] {
  const squares: string[][][] = Array.from({ length: rows.length + 3 }, () =>
    Array.from({ length: 80 }, () => []),
  );
  for (const [row, cells] of rows.entries()) {
    let column = 0;
    for (const [cell, { columns, rows: height }] of cells.entries()) {
      while (squares[row]![column]!.length > 0) column += 1;
      for (let y = row; y < row + height; y += 1)
        for (let x = column; x < column + columns; x += 1) squares[y]?.[x]?.push(`${row}.${cell}`);
      column += columns;
    }
  }
  return squares;
}

function columnsOf(squares: string[][][], row: number, cell: number): number[] {
  return squares[row]!.flatMap((names, column) =>
    names.includes(`${row}.${cell}`) ? [column] : [],
  );
}

describe('layOutTable', () => {
  it('puts every cell where a painted table has it', () => {
    fc.assert(
      fc.property(tables, (rows) => {
        const squares = paint(rows);
        const layout = layOutTable(rows);
        for (const [row, cells] of layout.entries()) {
          for (const [cell, { start, end }] of cells.entries()) {
            const columns = columnsOf(squares, row, cell);
            expect([start, end]).toEqual([columns[0], columns.at(-1)! + 1]);
          }
        }
      }),
    );
  });
});

describe('isHighlighted', () => {
  it('means a shared column, not below the row pointed at, and never the labels', () => {
    fc.assert(
      fc.property(tables, fc.nat(), fc.nat(), (rows, nth, mth) => {
        const cells = rows.flatMap((row, y) =>
          row.map((_, x): CellAddress => ({ row: y, cell: x })),
        );
        const at = cells[nth % Math.max(1, cells.length)];
        const cell = cells[mth % Math.max(1, cells.length)];
        fc.pre(at !== undefined && cell !== undefined);
        const squares = paint(rows);
        const own = columnsOf(squares, cell.row, cell.cell);
        const target = columnsOf(squares, at.row, at.cell);
        const expected =
          own.some((column) => target.includes(column)) &&
          cell.row <= at.row &&
          !own.includes(0) &&
          !target.includes(0);
        expect(isHighlighted(layOutTable(rows), cell, at)).toBe(expected);
      }),
    );
  });

  it('is the same cell index in every row above, where nothing spans', () => {
    const layout = layOutTable(plain([4, 4, 4]));
    const lit = layout.flatMap((row, y) =>
      row.flatMap((_, x) =>
        isHighlighted(layout, { row: y, cell: x }, { row: 1, cell: 2 }) ? [`${y}.${x}`] : [],
      ),
    );
    expect(lit).toEqual(['0.2', '1.2']);
  });
});

describe('nextCell', () => {
  const layout: TableLayout = layOutTable(plain([4, 2, 0, 4]));
  const press = (key: string, row: number, cell: number, isRtl = false, ctrlKey = false) =>
    nextCell(layout, { row, cell }, { key, ctrlKey }, isRtl);

  it.each([
    ['ArrowRight', 0, 1, { row: 0, cell: 2 }],
    ['ArrowRight', 0, 3, { row: 0, cell: 3 }],
    ['ArrowLeft', 0, 0, { row: 0, cell: 0 }],
    ['ArrowDown', 0, 3, { row: 1, cell: 1 }],
    ['ArrowDown', 1, 1, { row: 3, cell: 1 }],
    ['ArrowDown', 3, 1, { row: 3, cell: 1 }],
    ['ArrowDown', 0, 0, { row: 1, cell: 0 }],
    ['ArrowUp', 3, 2, { row: 1, cell: 1 }],
    ['ArrowUp', 1, 1, { row: 0, cell: 1 }],
    ['ArrowUp', 0, 1, { row: 0, cell: 1 }],
    ['Home', 3, 2, { row: 3, cell: 0 }],
    ['End', 1, 0, { row: 1, cell: 1 }],
    ['Tab', 0, 0, undefined],
  ] as const)('%s at row %i, cell %i', (key, row, cell, expected) => {
    expect(press(key, row, cell)).toEqual(expected);
  });

  it('mirrors left and right in right-to-left text, and nothing else', () => {
    expect(press('ArrowRight', 0, 1, true)).toEqual({ row: 0, cell: 0 });
    expect(press('ArrowLeft', 0, 1, true)).toEqual({ row: 0, cell: 2 });
    expect(press('Home', 0, 1, true)).toEqual({ row: 0, cell: 0 });
    expect(press('ArrowDown', 0, 1, true)).toEqual({ row: 1, cell: 1 });
  });

  it('goes to the corners with Ctrl', () => {
    expect(press('Home', 3, 2, false, true)).toEqual({ row: 0, cell: 0 });
    expect(press('End', 0, 0, false, true)).toEqual({ row: 3, cell: 3 });
  });
});
