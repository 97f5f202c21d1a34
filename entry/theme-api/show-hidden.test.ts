import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { ATTACH_EVENT } from '../../shared/islands/attach-event';
import { ERROR_EVENT } from '../../shared/islands/island';

/** What the browser would tell of. */
let tell: (target: Element, isIntersecting: boolean) => void;
let observed: Element[];

class FakeObserver {
  // Those of the tests before still listen.
  readonly own = observed;
  constructor(callback: (entries: object[]) => void) {
    tell = (target, isIntersecting) => callback([{ target, isIntersecting }]);
  }
  observe(element: Element): void {
    this.own.push(element);
  }
}

const isShown = (id: string): boolean =>
  document.querySelector(`#${id}`)?.getAttribute('data-animated') === 'true';

beforeEach(async () => {
  vi.resetModules();
  vi.useFakeTimers();
  vi.stubGlobal('IntersectionObserver', FakeObserver);
  observed = [];
  document.body.innerHTML = `<section id="block"><p data-animate="fadeIn" id="inside"></p></section>
    <p data-animate="fadeIn" id="other"></p><p data-animate="fadeIn" data-animated="true" id="done"></p>
    <div class="product-gallery-slider slider"></div>`;
  (await import('./show-hidden')).showWhatIsLeft();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('waits until a part has been in sight for three seconds without a break', () => {
  expect(observed.map(({ id }) => id)).toEqual(['inside', 'other']);
  const inside = document.querySelector('#inside')!;
  tell(inside, true);
  vi.advanceTimersByTime(2900);
  tell(inside, false);
  vi.advanceTimersByTime(10_000);
  expect(isShown('inside')).toBe(false);
  tell(inside, true);
  vi.advanceTimersByTime(3000);
  expect(isShown('inside')).toBe(true);
  expect(isShown('other')).toBe(false);
});

it('shows at once what has to do with an island that failed, and nothing else', () => {
  const fail = (target: Element): boolean =>
    target.dispatchEvent(new CustomEvent(ERROR_EVENT, { bubbles: true }));
  fail(document.body);
  expect(isShown('inside')).toBe(false);
  fail(document.querySelector('#block')!);
  expect([isShown('inside'), isShown('other')]).toEqual([true, false]);
  fail(document.querySelector('#other')!);
  expect(isShown('other')).toBe(true);
});

it('finds what has been inserted once a script attaches, and watches nothing twice', () => {
  const late = document.createElement('span');
  late.className = 'count-up';
  document.body.append(late);
  document.dispatchEvent(new Event(ATTACH_EVENT));
  expect(observed.at(-1)).toBe(late);
  expect(observed).toHaveLength(3);
});

it('shows everything in print, and at once where nothing can be watched', async () => {
  dispatchEvent(new Event('beforeprint'));
  expect([isShown('inside'), isShown('other')]).toEqual([true, true]);
  vi.resetModules();
  Reflect.deleteProperty(globalThis, 'IntersectionObserver');
  document.body.innerHTML = '<p data-animate="" id="old"></p>';
  (await import('./show-hidden')).showWhatIsLeft();
  expect(isShown('old')).toBe(true);
});
