import { afterEach, describe, expect, it, vi } from 'vitest';

import { holdShortMoves } from './drag-threshold';

const pictures = document.createElement('div');
document.body.append(pictures);
const heard = vi.fn<(event: Event) => void>();
for (const type of ['mousemove', 'touchmove']) pictures.addEventListener(type, heard);

afterEach(() => {
  dispatchEvent(new Event('mouseup'));
  heard.mockClear();
});

const mouse = (type: string, clientX: number): MouseEvent =>
  new MouseEvent(type, { clientX, bubbles: true });
const touch = (type: string, clientX: number): TouchEvent =>
  Object.assign(new Event(type, { bubbles: true }), {
    touches: [{ clientX }],
  }) as unknown as TouchEvent;

describe.each([
  ['a mouse', mouse, 'mousedown', 'mousemove', 'mouseup'],
  ['a finger', touch, 'touchstart', 'touchmove', 'touchend'],
] as const)('holdShortMoves by %s', (_who, event, down, move, up) => {
  const hold = (signal = new AbortController().signal): void =>
    holdShortMoves(event(down, 100), signal);
  const moveTo = (clientX: number): number => {
    pictures.dispatchEvent(event(move, clientX));
    return heard.mock.calls.length;
  };

  it('keeps 15 pixels in either direction from everybody, and lets a drag through from then on', () => {
    hold();
    expect([115, 85, 100].map(moveTo)).toEqual([0, 0, 0]);
    expect([84, 99, 100].map(moveTo)).toEqual([1, 2, 3]);
    pictures.dispatchEvent(event(up, 100));
    hold();
    expect([115, 116].map(moveTo)).toEqual([3, 4]);
  });

  it('keeps nothing once the press is over, or the pictures have gone', () => {
    hold();
    pictures.dispatchEvent(event(up, 100));
    expect(moveTo(101)).toBe(1);
    const gone = new AbortController();
    hold(gone.signal);
    expect(moveTo(101)).toBe(1);
    gone.abort();
    expect(moveTo(101)).toBe(2);
  });
});
