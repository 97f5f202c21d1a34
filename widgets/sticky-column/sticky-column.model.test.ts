import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { follow, type Measures, type Place } from './sticky-column.model';

const fits: Measures = { start: 500, room: 900, height: 300, view: 800, offset: 100 };
const long: Measures = { start: 500, room: 900, height: 1200, view: 800, offset: 100 };
const begin: Place = { hold: 'free', shift: 0 };

describe('a column that fits', () => {
  it('sticks below the header, whichever way the page goes', () => {
    expect(follow(begin, 0, 700, fits)).toEqual({ hold: 'top', shift: 300 });
    expect(follow({ hold: 'top', shift: 300 }, 700, 0, fits)).toEqual({ hold: 'top', shift: 0 });
  });
});

describe('a column longer than the window', () => {
  it('scrolls until its end is in sight, stays, and turns back where it is', () => {
    const down = follow(begin, 0, 1200, long);
    expect(down).toEqual({ hold: 'bottom', shift: 300 });
    // 200 pixels back: it has not moved in the page.
    const back = follow(down, 1200, 1000, long);
    expect(back).toEqual({ hold: 'free', shift: 300 });
    expect(follow(back, 1000, 600, long)).toEqual({ hold: 'top', shift: 200 });
  });

  it('never leaves its row', () => {
    expect(follow(begin, 0, 9000, long)).toEqual({ hold: 'bottom', shift: 900 });
  });
});

/** Where the browser shows a column that is held so, by the rules of `position: sticky`. */
function shown({ hold, shift }: Place, scrolled: number, measures: Measures): number {
  const { start, room, height, view, offset } = measures;
  if (hold === 'free') return shift;
  const top = hold === 'top' ? offset : view - height;
  return Math.min(Math.max(scrolled + top - start, 0), room);
}

/** The same, pixel by pixel: pushed by the upper edge on the way up, by the lower on the way down. */
function push(shift: number, from: number, to: number, measures: Measures): number {
  const { start, room, height, view, offset } = measures;
  const isShort = height <= view - offset;
  let at = shift;
  for (let y = from; y !== to;) {
    y += Math.sign(to - from);
    const top = y + offset - start;
    const bottom = y + view - height - start;
    if (isShort) at = top;
    else at = to > from ? Math.max(at, bottom) : Math.min(at, top);
    at = Math.min(Math.max(at, 0), room);
  }
  return at;
}

it('is where a column would be that is pushed pixel by pixel, however the page is scrolled', () => {
  const measures = fc.record({
    start: fc.integer({ min: 0, max: 300 }),
    room: fc.integer({ min: 0, max: 500 }),
    height: fc.integer({ min: 10, max: 600 }),
    view: fc.integer({ min: 150, max: 400 }),
    offset: fc.integer({ min: 0, max: 130 }),
  });
  const stops = fc.array(fc.integer({ min: 0, max: 900 }), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(measures, stops, (sizes, scrolls) => {
      let place = begin;
      let expected = 0;
      let from = 0;
      for (const to of scrolls) {
        place = follow(place, from, to, sizes);
        expected = push(expected, from, to, sizes);
        if (to !== from) expect(shown(place, to, sizes)).toBe(expected);
        from = to;
      }
    }),
  );
});
