/** What is known of a column until a size changes; all in pixels. */
export interface Measures {
  /** Where the column begins if nothing moves it, from the start of the page. */
  start: number;
  /** How far down it may move: its row goes on so much longer. */
  room: number;
  height: number;
  /** Height of the window. */
  view: number;
  /** Room that is kept free at the top of the window. */
  offset: number;
}

/**
 * How a column is held: by its upper edge below the header, by its lower edge at the window's, or
 * where it is in the page.
 */
export type Hold = 'top' | 'bottom' | 'free';

export interface Place {
  hold: Hold;
  /** Pixels below its start. */
  shift: number;
}

/**
 * Where a column goes while the page is scrolled one way. One that fits sticks below the header. A
 * longer one scrolls with the page until its end is in sight, or its beginning on the way back, and
 * stays then: all of it can be read whichever way the page goes.
 *
 * @param from scroll position at which `place` held
 */
export function follow(place: Place, from: number, to: number, measures: Measures): Place {
  const before = shiftAt(place, from, measures);
  if (measures.height <= measures.view - measures.offset) return holdBy('top', to, measures);
  const edge = to > from ? 'bottom' : 'top';
  const held = holdBy(edge, to, measures);
  const isReached = edge === 'bottom' ? held.shift >= before : held.shift <= before;
  if (to !== from && isReached) return held;
  return to === from ? { hold: place.hold, shift: before } : { hold: 'free', shift: before };
}

function holdBy(hold: 'top' | 'bottom', scrolled: number, measures: Measures): Place {
  const { start, room, height, view, offset } = measures;
  const top = scrolled + (hold === 'top' ? offset : view - height);
  return { hold, shift: clamp(top - start, room) };
}

function shiftAt({ hold, shift }: Place, scrolled: number, measures: Measures): number {
  return hold === 'free' ? clamp(shift, measures.room) : holdBy(hold, scrolled, measures).shift;
}

const clamp = (value: number, max: number): number => Math.max(0, Math.min(value, max));
