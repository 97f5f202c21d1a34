// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { IslandSchedule } from './island';
import { schedule, whenShown } from './schedule';

/** Stands for the browser's: a test says what comes into sight. */
class Sight {
  static all: Sight[] = [];
  readonly watched: Element[] = [];
  isOver = false;
  constructor(
    private readonly tell: (entries: Array<{ isIntersecting: boolean }>) => void,
    readonly options: IntersectionObserverInit,
  ) {
    Sight.all.push(this);
  }
  observe(part: Element): void {
    this.watched.push(part);
  }
  disconnect(): void {
    this.isOver = true;
  }
  comes(...isIntersecting: boolean[]): void {
    this.tell(isIntersecting.map((is) => ({ isIntersecting: is })));
  }
}

const start = vi.fn();
const parts = [document.createElement('p'), document.createElement('p')];
let controller: AbortController;
const plan = (when: IslandSchedule | undefined): void =>
  schedule(when, parts, start, controller.signal);

beforeEach(() => {
  start.mockClear();
  Sight.all = [];
  controller = new AbortController();
  vi.stubGlobal('IntersectionObserver', Sight);
});
afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(navigator, 'connection');
});

describe('the moment of an island', () => {
  it.each([
    ['now', 1],
    ['interaction', 0],
    [undefined, 0],
  ] as const)('%s has come at once: %d', (when, times) => {
    plan(when);
    expect(start).toHaveBeenCalledTimes(times);
    expect(Sight.all).toEqual([]);
  });

  it('idle: when the browser says so, within three seconds', () => {
    const idle = vi.fn();
    vi.stubGlobal('requestIdleCallback', idle);
    plan('idle');
    expect(idle).toHaveBeenCalledWith(expect.any(Function), { timeout: 3000 });
    expect(start).not.toHaveBeenCalled();
    const [run] = idle.mock.lastCall as [() => void];
    run();
    expect(start).toHaveBeenCalledOnce();
  });

  it('idle: after 200 ms in a browser that does not tell', () => {
    vi.useFakeTimers();
    vi.stubGlobal('requestIdleCallback', undefined);
    Reflect.deleteProperty(globalThis, 'requestIdleCallback');
    plan('idle');
    vi.advanceTimersByTime(199);
    expect(start).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(start).toHaveBeenCalledOnce();
  });

  it.each<[IslandSchedule, boolean]>([
    ['visible', false],
    ['visible', true],
    ['idle', true],
  ])('%s, with data saved: %s, is when one of its parts is nearly in sight', (when, saveData) => {
    Object.defineProperty(navigator, 'connection', { value: { saveData }, configurable: true });
    plan(when);
    const [sight] = Sight.all;
    expect(sight?.watched).toEqual(parts);
    expect(sight?.options).toEqual({ rootMargin: '200px' });
    sight?.comes(false, false);
    expect(start).not.toHaveBeenCalled();
    sight?.comes(false, true);
    expect(start).toHaveBeenCalledOnce();
    expect(sight?.isOver).toBe(false);
    controller.abort();
    expect(sight?.isOver).toBe(true);
  });
});

describe('a page', () => {
  it('that is shown runs at once', () => {
    whenShown(start);
    expect(start).toHaveBeenCalledOnce();
  });

  it('that is prerendered runs once it is shown', () => {
    Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
    whenShown(start);
    Reflect.deleteProperty(document, 'prerendering');
    expect(start).not.toHaveBeenCalled();
    document.dispatchEvent(new Event('prerenderingchange'));
    document.dispatchEvent(new Event('prerenderingchange'));
    expect(start).toHaveBeenCalledOnce();
  });
});
