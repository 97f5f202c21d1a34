import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { watchRest } from './pointer-rest';

let controller = new AbortController();
let element = document.createElement('a');
const rest = vi.fn();
let forget: () => void;

function move(type: string, clientX: number, pointerType = 'mouse'): void {
  element.dispatchEvent(new PointerEvent(type, { clientX, clientY: 0, pointerType }));
}

beforeEach(() => {
  vi.useFakeTimers();
  rest.mockReset();
  controller = new AbortController();
  element = document.createElement('a');
  forget = watchRest(element, rest, controller.signal);
});

afterEach(() => {
  controller.abort();
  vi.useRealTimers();
});

test('a pointer that stays has come to rest after 20 ms, one that moves once it stops', () => {
  move('pointerenter', 0);
  vi.advanceTimersByTime(19);
  expect(rest).not.toHaveBeenCalled();
  move('pointermove', 3);
  vi.advanceTimersByTime(1);
  expect(rest).not.toHaveBeenCalled();
  move('pointermove', 5);
  vi.advanceTimersByTime(20);
  expect(rest).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1000);
  expect(rest).toHaveBeenCalledTimes(1);
});

test('one that crosses, a finger, and one that is forgotten mean nothing', () => {
  move('pointerenter', 0);
  move('pointerleave', 40);
  vi.advanceTimersByTime(100);
  move('pointerenter', 0, 'touch');
  vi.advanceTimersByTime(100);
  move('pointerenter', 0);
  forget();
  vi.advanceTimersByTime(100);
  move('pointerenter', 0);
  controller.abort();
  vi.advanceTimersByTime(100);
  move('pointerenter', 0);
  vi.advanceTimersByTime(100);
  expect(rest).not.toHaveBeenCalled();
});
