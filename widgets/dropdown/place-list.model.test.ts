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

test('a list of another width starts where that width does', () => {
  expect(offsetTo({ start: 40, size: 1000 }, { start: 300, size: 200 })).toBe(-260);
});
