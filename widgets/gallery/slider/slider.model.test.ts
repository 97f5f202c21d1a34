import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { dragTarget, nearestIndex, stepIndex } from './slider.model';

const counts = fc.integer({ min: 1, max: 40 });

describe('stepIndex', () => {
  it('walks one slide at a time, as a finger on the buttons would', () => {
    fc.assert(
      fc.property(
        counts,
        fc.nat(39),
        fc.integer({ min: -90, max: 90 }),
        fc.boolean(),
        (count, start, steps, wraps) => {
          const index = start % count;
          let expected = index;
          for (let step = 0; step < Math.abs(steps); step++) {
            expected += Math.sign(steps);
            if (expected < 0) expected = wraps ? count - 1 : 0;
            if (expected >= count) expected = wraps ? 0 : count - 1;
          }
          expect(stepIndex(index, steps, count, wraps)).toBe(expected);
        },
      ),
    );
  });
});

describe('nearestIndex', () => {
  it('is the first of the places with the least distance', () => {
    const places = fc.array(fc.integer({ min: -5000, max: 5000 }), { minLength: 1 });
    fc.assert(
      fc.property(places, fc.integer({ min: -6000, max: 6000 }), (positions, position) => {
        const distances = positions.map((place) => Math.abs(place - position));
        expect(nearestIndex(positions, position)).toBe(distances.indexOf(Math.min(...distances)));
      }),
    );
  });
});

describe('dragTarget', () => {
  it.each([
    ['a short drag that rests returns', 2, 90, false, 2],
    ['a fifth of the width reaches the next slide', 2, 100, false, 3],
    ['a short one that is going leads on', 2, 20, true, 3],
    ['backwards too', 2, -20, true, 1],
    ['a long drag goes as far as it went', 2, 1240, false, 4],
    ['and no further if it is going', 1, 1240, true, 3],
    ['backwards too', 2, -620, false, 1],
    ['not past the start', 0, -400, false, 0],
    ['not past the end', 4, 400, true, 4],
  ])('%s', (_what, index, moved, isGoing, expected) => {
    expect(dragTarget(index, { moved, isGoing }, 500, 5)).toBe(expected);
  });

  it('never leaves the slides, and mirrors itself', () => {
    fc.assert(
      fc.property(
        counts,
        fc.nat(39),
        fc.integer({ min: -3000, max: 3000 }),
        fc.integer({ min: 0, max: 900 }),
        fc.boolean(),
        (count, start, moved, width, isGoing) => {
          const index = start % count;
          const target = dragTarget(index, { moved, isGoing }, width, count);
          expect(target).toBeGreaterThanOrEqual(0);
          expect(target).toBeLessThan(count);
          const mirrored = dragTarget(count - 1 - index, { moved: -moved, isGoing }, width, count);
          expect(mirrored).toBe(count - 1 - target);
        },
      ),
    );
  });
});
