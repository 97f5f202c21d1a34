import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { AnswerCache } from './answer-cache.model';

const MAX_AGE = 100;
const MAX_COUNT = 3;

// Mostly asked, so that there are more answers than may be kept.
const step = fc.oneof(
  {
    weight: 12,
    arbitrary: fc.record({
      type: fc.constant('get' as const),
      key: fc.constantFrom('1', '2', '3', '4', '5'),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ type: fc.constant('wait' as const), ms: fc.constantFrom(1, 40, 60) }),
  },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('clear' as const) }) },
);

describe('AnswerCache', () => {
  it('asks exactly when a plain list of dated answers would', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 60 }), async (steps) => {
        let now = 0;
        let asked = 0;
        const cache = new AnswerCache<number>(MAX_AGE, MAX_COUNT, () => now);
        let list: { key: string; at: number; answer: number }[] = [];
        for (const one of steps) {
          if (one.type === 'wait') now += one.ms;
          else if (one.type === 'clear') {
            cache.clear();
            list = [];
          } else {
            const known = list.find(({ key, at }) => key === one.key && now - at < MAX_AGE);
            const expected = known?.answer ?? asked + 1;
            if (!known) {
              list = [
                ...list.filter(({ key }) => key !== one.key),
                { ...one, at: now, answer: expected },
              ].slice(-MAX_COUNT);
            }
            expect(await cache.take(one.key, () => Promise.resolve((asked += 1)))).toBe(expected);
          }
        }
      }),
    );
  });

  it('shares a request that is on its way, and forgets one that failed', async () => {
    const cache = new AnswerCache<string>(MAX_AGE, MAX_COUNT, () => 0);
    let asked = 0;
    const fail = (): Promise<string> => {
      asked += 1;
      return Promise.reject(new Error('gone'));
    };
    const both = await Promise.allSettled([cache.take('1', fail), cache.take('1', fail)]);
    expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(asked).toBe(1);
    expect(await cache.take('1', () => Promise.resolve('back'))).toBe('back');
  });

  it('keeps a newer answer when an older request fails late', async () => {
    const cache = new AnswerCache<string>(MAX_AGE, MAX_COUNT, () => 0);
    let fail = (): void => undefined;
    const old = cache.take('1', () => new Promise((_resolve, reject) => (fail = reject)));
    cache.clear();
    await cache.take('1', () => Promise.resolve('newer'));
    fail();
    await old.catch(() => undefined);
    expect(await cache.take('1', () => Promise.resolve('asked again'))).toBe('newer');
  });
});
