// @vitest-environment node
import fc from 'fast-check';
import { expect, test } from 'vitest';

import { easeInOutExpo } from './scroll-page';

test('the way from start to end never turns back, and is the same from both ends', () => {
  expect([easeInOutExpo(-1), easeInOutExpo(0), easeInOutExpo(1), easeInOutExpo(2)]).toEqual([
    0, 0, 1, 1,
  ]);
  const progress = fc.double({ min: 0, max: 1, noNaN: true });
  fc.assert(
    fc.property(progress, progress, (one, other) => {
      const [before, after] = [Math.min(one, other), Math.max(one, other)];
      expect(easeInOutExpo(before)).toBeLessThanOrEqual(easeInOutExpo(after));
      expect(easeInOutExpo(one) + easeInOutExpo(1 - one)).toBeCloseTo(1);
    }),
  );
});
