import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  AT_REST,
  chosenIndex,
  isListShown,
  neighbour,
  next,
  type SearchState,
} from './live-search.model';
import type { Suggestion } from './suggestion';

const suggestion = (url: string | undefined): Suggestion => ({
  name: 'Dress',
  url,
  image: undefined,
  price: '',
});
const wanted = { text: 'dress', category: '' };

/** A list in which `true` stands for a suggestion that can be picked. */
function shown(pickable: readonly boolean[]): SearchState {
  const suggestions = pickable.map((can) => suggestion(can ? 'https://shop.example/' : undefined));
  return next(next(AT_REST, { type: 'want', wanted, known: undefined }), {
    type: 'answer',
    suggestions,
  });
}

describe('neighbour', () => {
  it('goes through what can be picked, and only that, as through a plain list of places', () => {
    const keys = fc.array(fc.constantFrom(1 as const, -1 as const), { maxLength: 20 });
    fc.assert(
      fc.property(fc.array(fc.boolean(), { maxLength: 6 }), keys, (pickable, steps) => {
        const places = pickable.flatMap((can, index) => (can ? [index] : []));
        let state = shown(pickable);
        let at = -1;
        for (const step of steps) {
          state = next(state, { type: 'highlight', index: neighbour(state, step), by: 'keys' });
          if (step === 1) at = Math.min(at + 1, places.length - 1);
          else at = at === -1 ? places.length - 1 : at - 1;
          expect(state.active).toBe(places[at] ?? -1);
        }
      }),
    );
  });

  it('waits for the answer to what is typed now', () => {
    const longer = { ...wanted, text: 'dresses' };
    const state = next(shown([true]), { type: 'want', wanted: longer, known: undefined });
    expect(isListShown(state)).toBe(true);
    expect(neighbour(state, 1)).toBe(-1);
    expect(next(state, { type: 'highlight', index: 0, by: 'keys' }).active).toBe(-1);
  });
});

describe('what is chosen', () => {
  it('is never what the pointer merely rests on', () => {
    const pointed = next(shown([true]), { type: 'highlight', index: 0, by: 'pointer' });
    expect([pointed.active, chosenIndex(pointed)]).toEqual([0, -1]);
  });

  it('is nothing in a list that is shut or changes its category', () => {
    const chosen = next(shown([true]), { type: 'highlight', index: 0, by: 'keys' });
    expect(chosenIndex(chosen)).toBe(0);
    expect(chosenIndex(next(chosen, { type: 'close' }))).toBe(-1);
    const other = { ...wanted, category: 'hats' };
    const asked = next(chosen, { type: 'want', wanted: other, known: undefined });
    expect([chosenIndex(asked), isListShown(asked), asked.answer]).toEqual([-1, false, undefined]);
  });
});
