// @vitest-environment node
import fc from 'fast-check';
import { expect, test } from 'vitest';

import { stickyLimits } from './sticky-header.model';

const heights = fc
  .record({ top: fc.nat(200), main: fc.nat(200), bottom: fc.nat(200), hidesMain: fc.boolean() })
  .map(({ top, main, bottom, hidesMain }) => ({
    wrapper: top + main + bottom,
    hiddenTopBar: top,
    hiddenBars: top + (hidesMain ? main : 0),
  }));

test('the header never lets go further down than it sticks', () => {
  fc.assert(
    fc.property(heights, fc.boolean(), (measured, shrinks) => {
      const { stick, unstick } = stickyLimits(measured, shrinks);
      expect(unstick).toBeLessThanOrEqual(stick);
    }),
  );
});

test('a header that jumps waits for its height and 100 pixels more, one that shrinks for its bars', () => {
  const measured = { wrapper: 130, hiddenTopBar: 30, hiddenBars: 30 };
  expect(stickyLimits(measured, false)).toEqual({ stick: 230, unstick: 30 });
  expect(stickyLimits(measured, true)).toEqual({ stick: 30, unstick: 30 });
});
