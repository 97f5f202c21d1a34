import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { EDGE, GAP, placeTip, type Box, type Side } from './place-tip.model';

const view = { width: 1000, height: 800 };
const tip = { width: 120, height: 30 };
const at = (left: number, top: number): Box => ({ left, top, width: 40, height: 20 });

describe('a tooltip', () => {
  it('is in the middle of the side that is wanted', () => {
    expect(placeTip(at(500, 400), tip, view, 'top')).toEqual({
      side: 'top',
      left: 460,
      top: 364,
      arrow: 60,
    });
    expect(placeTip(at(500, 400), tip, view, 'left')).toEqual({
      side: 'left',
      left: 374,
      top: 395,
      arrow: 15,
    });
  });

  it('goes to the other side where there is no room, and along the edge', () => {
    expect(placeTip(at(500, 5), tip, view, 'top').side).toBe('bottom');
    expect(placeTip(at(5, 400), tip, view, 'left').side).toBe('right');
    expect(placeTip(at(950, 400), tip, view, 'top')).toMatchObject({ left: 876, arrow: 94 });
  });

  it('goes where most room is if there is enough nowhere', () => {
    const trigger = (top: number): Box => ({ left: 0, top, width: view.width, height: 20 });
    const high = { width: 120, height: view.height - 40 };
    for (const wanted of ['top', 'bottom', 'left', 'right'] as const) {
      expect(placeTip(trigger(view.height - 21), high, view, wanted).side).toBe('top');
      expect(placeTip(trigger(1), high, view, wanted).side).toBe('bottom');
    }
  });
});

it('is inside the window and beside its trigger wherever that is possible', () => {
  const box = fc.record({
    left: fc.integer({ min: 0, max: 900 }),
    top: fc.integer({ min: 0, max: 700 }),
    width: fc.integer({ min: 1, max: 300 }),
    height: fc.integer({ min: 1, max: 300 }),
  });
  const size = fc.record({
    width: fc.integer({ min: 30, max: 990 }),
    height: fc.integer({ min: 24, max: 400 }),
  });
  const side = fc.constantFrom<Side>('top', 'bottom', 'left', 'right');
  fc.assert(
    fc.property(box, size, side, (trigger, own, wanted) => {
      const place = placeTip(trigger, own, view, wanted);
      expect(place.left).toBeGreaterThanOrEqual(EDGE);
      expect(place.top).toBeGreaterThanOrEqual(EDGE);
      expect(place.left + own.width).toBeLessThanOrEqual(view.width - EDGE);
      expect(place.top + own.height).toBeLessThanOrEqual(view.height - EDGE);
      const hasRoom =
        trigger.top - own.height >= GAP + EDGE ||
        view.height - trigger.top - trigger.height - own.height >= GAP + EDGE;
      const isOver =
        place.left < trigger.left + trigger.width &&
        place.left + own.width > trigger.left &&
        place.top < trigger.top + trigger.height &&
        place.top + own.height > trigger.top;
      if (hasRoom) expect(isOver).toBe(false);
    }),
  );
});
