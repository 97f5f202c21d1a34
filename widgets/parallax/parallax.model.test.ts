// @vitest-environment node
import fc from 'fast-check';
import { expect, test } from 'vitest';

import { distanceAtEdges, factorOf, opacityAt, planLayer } from './parallax.model';

/** Recorded from the theme. */
const FACTORS: ReadonlyArray<readonly [strength: number, factor: number]> = [
  [0, 0],
  [1, -0.0526],
  [2, -0.1111],
  [3, -0.1765],
  [5, -0.3333],
  [8, -0.6667],
  [10, -1],
  [-10, 1],
  [-5, 0.3333],
  [-3, 0.1765],
  [-1, 0.0526],
];

test('the strength is turned into the factor that the theme has', () => {
  for (const [strength, factor] of FACTORS) expect(factorOf(strength)).toBeCloseTo(factor, 4);
});

const heights = fc.record({
  window: fc.integer({ min: 200, max: 2000 }),
  container: fc.integer({ min: 1, max: 6000 }),
});
const strengths = fc.integer({ min: -100, max: 100 }).map((tenths) => tenths / 10);

test('a layer covers every row of its container that can be seen', () => {
  fc.assert(
    fc.property(heights, strengths, fc.double({ min: 0, max: 1, noNaN: true }), (h, n, way) => {
      const factor = factorOf(n);
      const layer = planLayer(h, factor);
      // The container's upper edge in the window: from just below it to just above it.
      const top = h.window - (h.window + h.container) * way;
      const distance = h.window / 2 - (top + h.container / 2);
      const layerTop = top + distance * factor + layer.atCentre;
      const firstSeen = Math.max(top, 0);
      const lastSeen = Math.min(top + h.container, h.window);
      expect(layerTop).toBeLessThanOrEqual(firstSeen + 1e-6);
      expect(layerTop + layer.height).toBeGreaterThanOrEqual(lastSeen - 1e-6);
    }),
  );
});

test('what lags behind is as high as in the theme, and moves as far', () => {
  const h = { window: 900, container: 500 };
  const layer = planLayer(h, factorOf(-5));
  expect(layer.height).toBeCloseTo(500 + 400 / 3);
  expect(layer.atCentre).toBeCloseTo(-200 / 3);
  expect(distanceAtEdges(h)).toBe(-700);
});

test('what fades does so on its way out only, steadily', () => {
  expect(opacityAt(500, { window: 900, container: 500 })).toBe(1);
  expect(opacityAt(900, { window: 900, container: 2000 })).toBe(1);
  expect(opacityAt(450, { window: 900, container: 2000 })).toBe(0.5);
  expect(opacityAt(-1, { window: 900, container: 500 })).toBe(0);
  fc.assert(
    fc.property(heights, fc.integer(), fc.nat(500), (h, bottom, step) => {
      expect(opacityAt(bottom - step, h)).toBeLessThanOrEqual(opacityAt(bottom, h));
    }),
  );
});
