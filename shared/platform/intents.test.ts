import { describe, expect, it, vi } from 'vitest';

import { DONE, raiseAdd, raiseIntent, type IntentDetail, type LineIntent } from './intents';

/** What is raised while `act` runs, as it reaches the document. */
function raised(type: string, act: () => void): CustomEvent<IntentDetail<unknown>>[] {
  const heard: CustomEvent<IntentDetail<unknown>>[] = [];
  const hear = (event: Event): void => void heard.push(event as (typeof heard)[number]);
  document.addEventListener(type, hear);
  act();
  document.removeEventListener(type, hear);
  return heard;
}

describe('intents', () => {
  it('are raised once, on the body, before anything has come of them', async () => {
    const intent: LineIntent = { key: 'k', name: 'Tee' };
    let settle = (_outcome: typeof DONE): void => undefined;
    const coming = new Promise<typeof DONE>((resolve) => (settle = resolve));
    const events = raised('storefront-islands:remove', () => raiseIntent('remove', intent, coming));
    expect(events).toHaveLength(1);
    expect(events[0]?.target).toBe(document.body);
    expect(events[0]?.cancelable).toBe(false);
    expect(events[0]?.detail.intent).toBe(intent);
    const came = vi.fn();
    const told = events[0]?.detail.outcome.then(came);
    await Promise.resolve();
    expect(came).not.toHaveBeenCalled();
    settle(DONE);
    await told;
    expect(came).toHaveBeenCalledWith(DONE);
  });

  it('keep their promise where the bundle itself fails, which is reported', async () => {
    const report = vi.fn();
    vi.stubGlobal('reportError', report);
    const error = new Error('a mistake of ours');
    const [event] = raised('storefront-islands:restore', () =>
      raiseIntent('restore', { key: 'k', name: '' }, Promise.reject(error)),
    );
    expect(await event?.detail.outcome).toEqual({ type: 'failed', message: '' });
    expect(report).toHaveBeenCalledExactlyOnceWith(error);
  });

  it.each([
    [{ product_id: '7', quantity: '3', size: 'm' }, 7, 3],
    [{ product_id: 7 }, 7, 1],
  ])('read an add from what is sent: %j', (fields, productId, quantity) => {
    const button = document.createElement('a');
    const [event] = raised('storefront-islands:add', () => raiseAdd(button, fields, DONE));
    expect(event?.detail.intent).toEqual({ productId, quantity, fields, button });
  });
});
