import { cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { useExpiry } from './use-expiry';

const onExpire = vi.fn();

function Row({ delayMs }: { delayMs: number | undefined }): ReactNode {
  useExpiry('.row', delayMs, onExpire);
  return <p className="row">x</p>;
}

/** Whether the row is under the pointer; happy-dom has none. */
let isHovered = false;
async function hover(next: boolean): Promise<void> {
  const tell = async (kind: string): Promise<void> => {
    document.body.dispatchEvent(new Event(`${kind}${next ? 'over' : 'out'}`, { bubbles: true }));
    await vi.advanceTimersByTimeAsync(0);
  };
  // In Firefox the state changes between the two.
  await tell('pointer');
  isHovered = next;
  await tell('mouse');
}

beforeEach(() => {
  vi.useFakeTimers();
  onExpire.mockClear();
  isHovered = false;
  const { matches } = Element.prototype;
  vi.spyOn(Element.prototype, 'matches').mockImplementation(function (this: Element, selector) {
    return selector === ':hover' ? isHovered : matches.call(this, selector);
  });
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('useExpiry', () => {
  it('expires once, after the time', () => {
    render(<Row delayMs={8000} />);
    vi.advanceTimersByTime(7999);
    expect(onExpire).not.toHaveBeenCalled();
    vi.advanceTimersByTime(60_000);
    expect(onExpire).toHaveBeenCalledTimes(1);
  });

  it('stands still under the pointer and goes on where it was', async () => {
    render(<Row delayMs={8000} />);
    vi.advanceTimersByTime(5000);
    await hover(true);
    vi.advanceTimersByTime(60_000);
    expect(onExpire).not.toHaveBeenCalled();
    await hover(false);
    vi.advanceTimersByTime(2999);
    expect(onExpire).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(onExpire).toHaveBeenCalledTimes(1);
  });

  it('runs no time where there is none', () => {
    render(<Row delayMs={undefined} />);
    vi.advanceTimersByTime(60_000);
    expect(onExpire).not.toHaveBeenCalled();
  });

  it('ends with its row', async () => {
    const { unmount } = render(<Row delayMs={8000} />);
    unmount();
    await hover(false);
    vi.advanceTimersByTime(60_000);
    expect(onExpire).not.toHaveBeenCalled();
    expect(vi.getTimerCount()).toBe(0);
  });
});
