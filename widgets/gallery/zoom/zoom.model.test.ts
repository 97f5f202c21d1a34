import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { zoomShift } from './zoom.model';

describe('zoomShift', () => {
  it.each([
    ['the start shows the start', 0, 0],
    ['the middle shows the middle', 300, -300],
    ['the end shows the end', 600, -600],
    ['before the start is the start', -20, 0],
    ['past the end is the end', 800, -600],
  ])('%s', (_what, position, expected) => {
    expect(zoomShift(position, 600, 1200)).toBeCloseTo(expected);
  });

  it('never shows anything beside the picture, wherever the pointer is', () => {
    const length = fc.integer({ min: 0, max: 4000 });
    fc.assert(
      fc.property(fc.integer({ min: -999, max: 5000 }), length, length, (at, frame, picture) => {
        const shift = zoomShift(at, frame, picture);
        expect(shift).toBeLessThanOrEqual(0);
        if (picture >= frame)
          expect(shift + picture).toBeGreaterThanOrEqual(frame > 0 ? frame - 1e-6 : 0);
        else expect(Math.abs(shift)).toBe(0);
      }),
    );
  });
});
