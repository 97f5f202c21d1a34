// @vitest-environment node
import fc from 'fast-check';
import { expect, test } from 'vitest';

import { offsetTo, shiftOf } from './place-list.model';

const stretch = fc.record({ start: fc.nat(1500), size: fc.nat(1500) });

test('a list that fits into its container ends within it, and starts within it', () => {
  fc.assert(
    fc.property(stretch, stretch, (list, container) => {
      fc.pre(container.size >= 750 && list.size <= container.size);
      fc.pre(list.start >= container.start && list.start <= container.start + container.size);
      const start = list.start + shiftOf(list, container);
      expect(start).toBeGreaterThanOrEqual(container.start - 1e-9);
      expect(start + list.size).toBeLessThanOrEqual(container.start + container.size + 1e-9);
    }),
  );
});

test('a list is never moved towards the end, and in a narrow container not at all', () => {
  fc.assert(
    fc.property(stretch, stretch, (list, container) => {
      fc.pre(list.start >= container.start);
      const shift = shiftOf(list, container);
      expect(shift).toBeLessThanOrEqual(0);
      if (container.size < 750) expect(shift).toBe(0);
    }),
  );
});

test.each([
  ['that overflows is moved by as much', { start: 900, size: 300 }, 1000, -100],
  ['larger than its container begins where that does', { start: 150, size: 2000 }, 1000, -50],
  [
    'with more room before than after moves a third of both',
    { start: 550, size: 500 },
    1000,
    -500 / 3,
  ],
  ['with no room after moves a third of what is before', { start: 700, size: 700 }, 1300, -200],
  ['with as much room before as after stays', { start: 300, size: 600 }, 1000, 0],
  ['that would have room before stays', { start: 600, size: 400 }, 1000, 0],
  ['as large as the room before stays', { start: 600, size: 500 }, 1010, 0],
  ['stays in a narrow container', { start: 700, size: 300 }, 749, 0],
  ['moves in a container that is not', { start: 700, size: 300 }, 750, -150],
])('a list %s', (_what, list, size, shift) => {
  expect(shiftOf(list, { start: 100, size })).toBeCloseTo(shift);
});

test('a list of another width starts where that width does', () => {
  expect(offsetTo({ start: 40, size: 1000 }, { start: 300, size: 200 })).toBe(-260);
});
