// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { AnswerCache } from './answer-cache';
import type { Suggestion, Wanted } from './suggestion';

const wanted: fc.Arbitrary<Wanted> = fc.record({
  text: fc.constantFrom('dre', 'dres', 'hat', '["'),
  category: fc.constantFrom('', 'women', 'dre', '","'),
});
const answer = (name: string): Suggestion[] => [
  { name, url: undefined, image: undefined, price: '' },
];

describe('AnswerCache', () => {
  it('knows what a plain list, newest last and cut to its length, knows', () => {
    const steps = fc.array(fc.record({ wanted, isKept: fc.boolean() }), { maxLength: 60 });
    fc.assert(
      fc.property(steps, fc.integer({ min: 1, max: 6 }), (all, limit) => {
        const cache = new AnswerCache(limit);
        let list: Array<{ wanted: Wanted; name: string }> = [];
        const take = (one: Wanted): string | undefined => {
          const found = list.find(
            (entry) => entry.wanted.text === one.text && entry.wanted.category === one.category,
          );
          list = list.filter((entry) => entry !== found);
          return found?.name;
        };
        for (const [index, step] of all.entries()) {
          if (step.isKept) {
            cache.keep(step.wanted, answer(String(index)));
            take(step.wanted);
            list = [...list, { wanted: step.wanted, name: String(index) }].slice(-limit);
          } else {
            const name = take(step.wanted);
            if (name !== undefined) list.push({ wanted: step.wanted, name });
            expect(cache.find(step.wanted)).toEqual(name === undefined ? undefined : answer(name));
          }
        }
      }),
      { numRuns: 500 },
    );
  });
});
