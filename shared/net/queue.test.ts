import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { enqueue } from './queue';

afterEach(() => vi.restoreAllMocks());

function goOffline(): () => void {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  return () => {
    online.mockReturnValue(true);
    dispatchEvent(new Event('online'));
  };
}

describe('enqueue', () => {
  it('runs one task at a time, in order, whatever their outcomes', async () => {
    const task = fc.record({ delay: fc.integer({ min: 0, max: 3 }), fails: fc.boolean() });
    await fc.assert(
      fc.asyncProperty(fc.array(task, { maxLength: 8 }), async (tasks) => {
        const log: string[] = [];
        let running = 0;
        const outcomes = await Promise.allSettled(
          tasks.map(({ delay, fails }, index) =>
            enqueue(async () => {
              running += 1;
              expect(running).toBe(1);
              for (let turn = 0; turn < delay; turn += 1) await Promise.resolve();
              log.push(String(index));
              running -= 1;
              if (fails) throw new Error(`task ${index}`);
              return index;
            }),
          ),
        );
        expect(log).toEqual(tasks.map((_task, index) => String(index)));
        expect(outcomes.map(({ status }) => status)).toEqual(
          tasks.map(({ fails }) => (fails ? 'rejected' : 'fulfilled')),
        );
      }),
      { numRuns: 50 },
    );
  });

  it('keeps what is pressed offline, tells so once, and runs it once when the network is back', async () => {
    const goOnline = goOffline();
    const task = vi.fn(async () => 'sent');
    const onHold = vi.fn();
    const onResume = vi.fn();
    const sent = enqueue(task, { onHold, onResume });
    await new Promise((resolve) => setTimeout(resolve));
    expect(task).not.toHaveBeenCalled();
    expect(onHold).toHaveBeenCalledOnce();
    goOnline();
    await expect(sent).resolves.toBe('sent');
    expect(onResume).toHaveBeenCalledOnce();
    dispatchEvent(new Event('online'));
    await new Promise((resolve) => setTimeout(resolve));
    expect(task).toHaveBeenCalledOnce();
  });
});
