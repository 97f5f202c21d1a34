import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { closeWithBack } from './close-with-back';

/** A browser's history: `back` takes effect later. */
let entries: unknown[];

beforeEach(() => {
  entries = [null];
  vi.spyOn(history, 'state', 'get').mockImplementation(() => entries.at(-1));
  vi.spyOn(history, 'pushState').mockImplementation((state) => void entries.push(state));
  vi.spyOn(history, 'back').mockImplementation(() => undefined);
});
afterEach(() => vi.restoreAllMocks());

function goBack(): void {
  entries.pop();
  dispatchEvent(new PopStateEvent('popstate'));
}

describe('closeWithBack', () => {
  it('closes once with Back, and leaves no entry behind', () => {
    const close = vi.fn<() => void>();
    const forget = closeWithBack(close);
    expect(entries).toHaveLength(2);
    goBack();
    expect(close).toHaveBeenCalledTimes(1);
    forget();
    expect(history.back).not.toHaveBeenCalled();
  });

  it('takes its entry away when it was closed in another way, once', () => {
    const close = vi.fn<() => void>();
    const forget = closeWithBack(close);
    forget();
    forget();
    expect(history.back).toHaveBeenCalledTimes(1);
    goBack();
    expect(close).not.toHaveBeenCalled();
  });

  it('waits with the next one until the entry before is gone', () => {
    closeWithBack(() => undefined)();
    const close = vi.fn<() => void>();
    const forget = closeWithBack(close);
    expect(entries).toHaveLength(2);
    goBack();
    expect(close).not.toHaveBeenCalled();
    expect(entries).toHaveLength(2);
    goBack();
    expect(close).toHaveBeenCalledTimes(1);
    forget();
    expect(history.back).toHaveBeenCalledTimes(1);
  });

  it('adds nothing for what was closed while it waited', () => {
    closeWithBack(() => undefined)();
    closeWithBack(() => undefined)();
    goBack();
    expect(entries).toEqual([null]);
    expect(history.back).toHaveBeenCalledTimes(1);
  });
});
