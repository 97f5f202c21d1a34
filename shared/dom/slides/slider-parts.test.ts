import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { adaptHeight, addArrowButtons, addArrowKeys } from './slider-parts';

const step = vi.fn();
let controller: AbortController;
let element: HTMLElement;

beforeEach(() => {
  step.mockClear();
  controller = new AbortController();
  element = document.createElement('div');
  element.innerHTML = '<p></p><input><video></video><b role="tab"></b><i contenteditable></i>';
  document.body.replaceChildren(element);
});
afterEach(() => controller.abort());

const press = (target: Element, init: KeyboardEventInit): boolean =>
  target.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init }));

describe('the arrow keys of a slider', () => {
  it.each([
    ['ltr', 'ArrowRight', 1],
    ['ltr', 'ArrowLeft', -1],
    ['rtl', 'ArrowRight', -1],
    ['rtl', 'ArrowLeft', 1],
  ])('%s: %s moves by %d, and the page does not', (direction, key, steps) => {
    element.style.direction = direction;
    addArrowKeys(element, step, controller.signal);
    expect(press(element.querySelector('p')!, { key })).toBe(false);
    expect(step.mock.calls).toEqual([[steps]]);
  });

  it('are left to what has a use for them, to the browser, and to who came first', () => {
    addArrowKeys(element, step, controller.signal);
    const key = 'ArrowRight';
    for (const own of element.querySelectorAll('input,video,[role],[contenteditable]')) {
      expect(press(own, { key }), own.localName).toBe(true);
    }
    for (const held of ['ctrlKey', 'metaKey', 'altKey', 'shiftKey']) {
      expect(press(element, { key, [held]: true }), held).toBe(true);
    }
    expect(press(element, { key: 'ArrowDown' })).toBe(true);
    element.querySelector('p')!.addEventListener('keydown', (event) => event.preventDefault());
    press(element.querySelector('p')!, { key });
    expect(step).not.toHaveBeenCalled();
  });

  it('end with the slider', () => {
    addArrowKeys(element, step, controller.signal);
    expect(element.getAttribute('aria-label')).toBe('Product images');
    controller.abort();
    press(element, { key: 'ArrowRight' });
    expect(step).not.toHaveBeenCalled();
    expect(element.attributes).toHaveLength(0);
  });
});

describe('the arrow buttons of a slider', () => {
  it('move it, are off at its ends, and leave with it', () => {
    const { update } = addArrowButtons(element, step, controller.signal);
    const [previous, next] = element.querySelectorAll('button');
    next?.click();
    previous?.click();
    expect(step.mock.calls).toEqual([[1], [-1]]);
    update({ atStart: true, atEnd: false });
    expect([previous?.disabled, next?.disabled]).toEqual([true, false]);
    update({ atStart: false, atEnd: true });
    expect([previous?.disabled, next?.disabled]).toEqual([false, true]);
    controller.abort();
    expect(element.querySelector('button')).toBeNull();
  });

  it('hand the focus to each other at the ends', () => {
    const { update } = addArrowButtons(element, step, controller.signal);
    const [previous, next] = element.querySelectorAll('button');
    next?.focus();
    update({ atStart: false, atEnd: true });
    expect(document.activeElement).toBe(previous);
    update({ atStart: true, atEnd: false });
    expect(document.activeElement).toBe(next);
    // Elsewhere it stays.
    element.querySelector('input')?.focus();
    update({ atStart: false, atEnd: true });
    expect(document.activeElement).toBe(element.querySelector('input'));
  });
});

describe('the height of a slider', () => {
  const slide = (height: number): HTMLElement => {
    const made = document.createElement('div');
    Object.defineProperty(made, 'offsetHeight', { value: height });
    return made;
  };

  it.each([
    [[300, 200], 1, '200px'],
    [[300, 300], 1, ''],
    // Rounded by the browser.
    [[300, 301], 1, ''],
    [[300, 302], 0, '300px'],
  ])('of slides %j is, at number %d, "%s"', (heights, index, height) => {
    element.style.height = '1px';
    adaptHeight(element, heights.map(slide), index);
    expect(element.style.height).toBe(height);
  });
});
