// @vitest-environment node
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { AnswerCache } from './answer-cache';
import { isListShown } from './live-search.model';
import { createRunner } from './search-runner';
import { isSame, type Suggestion, type Wanted } from './suggestion';

interface Call {
  wanted: Wanted;
  signal: AbortSignal;
  state: 'open' | 'answered' | 'failed';
  settle: (isAnswer: boolean) => void;
}

/** A shop that answers when told to, whether or not somebody still wants to know. */
function createShop(): {
  calls: Call[];
  ask: (wanted: Wanted, signal: AbortSignal) => Promise<Suggestion[]>;
} {
  const calls: Call[] = [];
  const ask = (wanted: Wanted, signal: AbortSignal): Promise<Suggestion[]> =>
    new Promise((resolve, reject) => {
      const call: Call = {
        wanted,
        signal,
        state: 'open',
        settle(isAnswer) {
          call.state = isAnswer ? 'answered' : 'failed';
          const name = `${wanted.category}/${wanted.text}`;
          if (isAnswer) resolve([{ name, url: '/x', image: undefined, price: '' }]);
          else reject(new Error('500'));
        },
      };
      calls.push(call);
    });
  return { calls, ask };
}

type Step =
  | { do: 'want'; wanted: Wanted }
  | { do: 'settle'; which: number; isAnswer: boolean }
  | { do: 'wait'; ms: number }
  | { do: 'close' };

const steps = fc.array(
  fc.oneof(
    fc.record({
      do: fc.constant('want' as const),
      wanted: fc.record({
        text: fc.constantFrom('', 'dr', 'dre', 'dres', 'dress', '   ', 'hat'),
        category: fc.constantFrom('', 'women'),
      }),
    }),
    fc.record({ do: fc.constant('settle' as const), which: fc.nat(9), isAnswer: fc.boolean() }),
    fc.record({ do: fc.constant('wait' as const), ms: fc.constantFrom(50, 100, 200) }),
    fc.record({ do: fc.constant('close' as const) }),
  ),
  { maxLength: 40 },
) as fc.Arbitrary<Step[]>;

describe('createRunner', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  for (const latencyMs of [0, 150]) {
    it(`never shows an older answer, asks twice or runs two searches (delay ${latencyMs} ms)`, async () => {
      await fc.assert(
        fc.asyncProperty(steps, async (all) => {
          const { calls, ask } = createShop();
          const runner = createRunner({
            ask,
            cache: new AnswerCache(100),
            limits: () => ({ latencyMs, minCharacters: 3 }),
          });
          const answered: Wanted[] = [];
          let latest: Wanted | undefined;
          for (const step of all) {
            const count = calls.length;
            if (step.do === 'want') {
              latest = step.wanted;
              runner.want(step.wanted);
            } else if (step.do === 'close') runner.close();
            else if (step.do === 'wait') await vi.advanceTimersByTimeAsync(step.ms);
            else {
              const open = calls.filter(({ state }) => state === 'open');
              const call = open[step.which % Math.max(1, open.length)];
              call?.settle(step.isAnswer);
              if (call && step.isAnswer && !call.signal.aborted) answered.push(call.wanted);
              await vi.advanceTimersByTimeAsync(0);
            }
            const state = runner.$state.get();
            const running = calls.filter((one) => one.state === 'open' && !one.signal.aborted);
            // The loading state is there exactly as long as a search runs, and there is one at most.
            expect(running.map((one) => one.wanted)).toEqual(
              state.phase === 'running' ? [latest] : [],
            );
            for (const { wanted } of calls.slice(count)) {
              expect(
                answered.some((one) => isSame(one, wanted)),
                'asked once',
              ).toBe(false);
              expect(wanted.text.trim().length).toBeGreaterThanOrEqual(3);
            }
            if (state.phase === 'answered') {
              expect(state.answer?.suggestions[0]?.name).toBe(
                `${latest?.category}/${latest?.text}`,
              );
            }
            // Whatever else is to be seen was found for the same category, while its successor is awaited.
            if (isListShown(state) && state.phase !== 'answered') {
              expect(['waiting', 'running']).toContain(state.phase);
              expect(state.answer?.to.category).toBe(latest?.category);
            }
          }
        }),
        { numRuns: 400 },
      );
    });
  }

  it('waits the delay after the last key, and not at all for a category or a known text', async () => {
    const { calls, ask } = createShop();
    const limits = () => ({ latencyMs: 100, minCharacters: 3 });
    const { $state, want } = createRunner({ ask, cache: new AnswerCache(9), limits });
    want({ text: 'dre', category: '' });
    await vi.advanceTimersByTimeAsync(99);
    want({ text: 'dres', category: '' });
    await vi.advanceTimersByTimeAsync(99);
    expect(calls).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(1);
    expect(calls.map(({ wanted }) => wanted.text)).toEqual(['dres']);
    calls[0]!.settle(true);
    await vi.advanceTimersByTimeAsync(0);
    want({ text: 'dres', category: 'women' });
    expect(calls).toHaveLength(2);
    want({ text: 'dres', category: '' });
    expect($state.get().phase).toBe('answered');
    expect(calls[1]!.signal.aborted).toBe(true);
  });
});
