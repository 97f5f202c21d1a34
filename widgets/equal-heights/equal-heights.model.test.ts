import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { columnsOf, rowsOf } from './equal-heights.model';

describe('columnsOf', () => {
  it.each([
    ['', 1280, 3],
    ['', 850, 3],
    ['', 849, 3],
    ['', 550, 3],
    ['', 549, 2],
    ['', 320, 2],
    ['large-columns-5 medium-columns-4 small-columns-1', 850, 5],
    ['large-columns-5 medium-columns-4 small-columns-1', 849, 4],
    ['large-columns-5 medium-columns-4 small-columns-1', 549, 1],
    ['products row small-columns-2 large-columns-12', 1024, 12],
    ['xlarge-columns-6 large-columns-x', 1024, 3],
    ['large-columns-0', 1024, 3],
  ])('reads "%s" at %i px as %i', (className, width, columns) => {
    expect(columnsOf(className, width)).toBe(columns);
  });
});

describe('rowsOf', () => {
  it('puts every box into the row that the grid shows it in', () => {
    fc.assert(
      fc.property(fc.nat({ max: 60 }), fc.integer({ min: 1, max: 8 }), (count, columns) => {
        const boxes = Array.from({ length: count }, (_, at) => at);
        const rows = rowsOf(boxes, columns);
        expect(rows.flat()).toEqual(boxes);
        for (const box of boxes) {
          expect(rows[Math.floor(box / columns)]?.[box % columns]).toBe(box);
        }
      }),
    );
  });
});
