import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { FADE_MS, LEAVE_MS, SHOW_MS } from './tooltips.contract';
import { mount } from './tooltips.island';

let ending: AbortController;

/** Starts the behaviour on a page, and gives back what has the id `at`. */
function start(markup: string): HTMLElement {
  document.body.innerHTML = markup;
  ending = new AbortController();
  void mount(document.body, { name: 'tooltips', signal: ending.signal, fail: () => undefined });
  return document.getElementById('at')!;
}

const over = (target: Element, pointerType = 'mouse'): boolean =>
  target.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType }));
const shown = (): string[] =>
  [...document.querySelectorAll('.tooltipster-base:not(.tooltipster-dying)')].map(
    (tip) => tip.textContent,
  );
const wait = (ms: number): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  ending.abort();
  vi.useRealTimers();
  document.body.replaceChildren();
});

describe('a tooltip', () => {
  it('keeps the name that a title gives, and describes what has another', async () => {
    const icon = start('<a id="at" class="has-tooltip" href="/" title="Zoom"><i></i></a>');
    over(icon);
    expect(icon.title).toBe('');
    expect(icon.getAttribute('aria-label')).toBe('Zoom');
    await wait(SHOW_MS);
    expect(shown()).toEqual(['Zoom']);
    expect(icon.hasAttribute('aria-describedby')).toBe(false);
    ending.abort();
    expect(icon.outerHTML).toBe('<a id="at" class="has-tooltip" href="/" title="Zoom"><i></i></a>');

    const word = start('<a id="at" class="tip-top" title="More" aria-describedby="x">Word</a>');
    over(word);
    await wait(SHOW_MS);
    const tip = document.querySelector('.tooltipster-show,.tooltipster-initial')!;
    expect(word.getAttribute('aria-describedby')).toBe(`x ${tip.id}`);
    over(document.body);
    await wait(LEAVE_MS);
    expect(word.getAttribute('aria-describedby')).toBe('x');
    expect(word.title).toBe('More');
    await wait(FADE_MS);
    expect(document.querySelector('.tooltipster-base')).toBeNull();
  });

  it('is one at a time, none without a title, and stays away once sent away', async () => {
    const first = start(
      '<b id="at" class="has-tooltip" title="One">1<i>!</i></b><b id="other" class="has-tooltip" title="Two">2</b><b id="none" class="has-tooltip">3</b>',
    );
    over(first);
    await wait(SHOW_MS);
    over(document.getElementById('other')!);
    await wait(SHOW_MS);
    expect(shown()).toEqual(['Two']);
    over(document.getElementById('none')!);
    await wait(LEAVE_MS);
    expect(shown()).toEqual([]);

    over(first);
    await wait(SHOW_MS);
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    over(first.querySelector('i')!);
    await wait(SHOW_MS);
    expect(shown()).toEqual([]);
    over(document.body);
    over(first);
    await wait(SHOW_MS);
    expect(shown()).toEqual(['One']);
  });

  it('comes by a tap on a point of a picture, but not on one that opens a product', async () => {
    const tap = (target: Element): boolean =>
      target.dispatchEvent(new PointerEvent('click', { bubbles: true, pointerType: 'touch' }));
    const point = start(
      '<a id="at" class="hotspot tooltip" title="Horn button"></a><a id="quick" class="hotspot tooltip quick-view" title="Coat"></a>',
    );
    over(point, 'touch');
    await wait(SHOW_MS);
    expect(shown()).toEqual([]);
    tap(point);
    await wait(SHOW_MS);
    expect(shown()).toEqual(['Horn button']);
    tap(document.getElementById('quick')!);
    await wait(SHOW_MS);
    expect(shown()).toEqual([]);
  });

  it('comes and goes by taps where no click says what it was made with, or there is none', async () => {
    const lift = (target: Element): void => {
      for (const type of ['pointerup', 'pointerout'])
        target.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: 'touch' }));
    };
    const point = start('<a id="at" class="hotspot tooltip" title="Horn button"></a>');
    lift(point);
    await wait(SHOW_MS + LEAVE_MS);
    expect(shown()).toEqual(['Horn button']);
    point.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    await wait(SHOW_MS + LEAVE_MS);
    expect(shown()).toEqual(['Horn button']);
    lift(document.body);
    await wait(SHOW_MS);
    expect(shown()).toEqual([]);
  });
});
