// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { nextIndex, type RovingPlace } from './roving';

const place: fc.Arbitrary<RovingPlace> = fc
  .record({
    count: fc.integer({ min: 1, max: 9 }),
    at: fc.nat(),
    axis: fc.constantFrom('horizontal' as const, 'vertical' as const, 'both' as const),
    isRtl: fc.boolean(),
  })
  .map(({ count, at, axis, isRtl }) => ({ index: at % count, count, axis, isRtl }));

const KEYS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'Tab', 'a', ' '];

/** The items as they lie before the eye, walked without arithmetic. */
function walk(key: string, { index, count, axis, isRtl }: RovingPlace): number | undefined {
  const line = Array.from({ length: count }, (_, item) => item);
  if (key === 'Home') return line[0];
  if (key === 'End') return line.at(-1);
  const isAcross = key === 'ArrowLeft' || key === 'ArrowRight';
  const isDown = key === 'ArrowUp' || key === 'ArrowDown';
  if (!isAcross && !isDown) return undefined;
  if (isAcross && axis === 'vertical') return undefined;
  if (isDown && axis === 'horizontal') return undefined;
  const onScreen = isAcross && isRtl ? line.toReversed() : line;
  const ring = [onScreen.at(-1), ...onScreen, onScreen[0]];
  const at = onScreen.indexOf(index) + 1;
  return ring[key === 'ArrowRight' || key === 'ArrowDown' ? at + 1 : at - 1];
}

describe('nextIndex', () => {
  it('moves as the items lie on the screen', () => {
    fc.assert(
      fc.property(place, fc.constantFrom(...KEYS), (at, key) => {
        expect(nextIndex(key, at)).toBe(walk(key, at));
      }),
    );
  });

  it('moves nowhere when there is nothing', () => {
    expect(nextIndex('Home', { index: 0, count: 0, axis: 'both', isRtl: false })).toBeUndefined();
  });
});
