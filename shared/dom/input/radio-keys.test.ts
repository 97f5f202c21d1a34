import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { listenForRadioKeys } from './radio-keys';

let group: HTMLElement;
let items: HTMLElement[];
/** Items that keys cannot lead to. */
let out: Set<HTMLElement>;
let arrived: Array<string | undefined>;
let controller: AbortController;

beforeEach(() => {
  document.body.innerHTML =
    '<ul>' +
    ['a', 'b', 'c', 'd'].map((id) => `<li id="${id}" role="radio" tabindex="0"></li>`).join('') +
    '<li><a href="#more">more</a><span role="button" tabindex="0">all</span></li></ul>';
  group = document.querySelector('ul')!;
  items = [...group.querySelectorAll<HTMLElement>('[role=radio]')];
  out = new Set();
  arrived = [];
  controller = new AbortController();
  listenForRadioKeys(
    group,
    (from) => items.filter((item) => item === from || !out.has(item)),
    (item) => arrived.push(item.id),
    controller.signal,
  );
});
afterEach(() => controller.abort());

/** @returns whether the key was used */
function press(target: Element, key: string, init: KeyboardEventInit = {}): boolean {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init });
  return !target.dispatchEvent(event);
}

describe('listenForRadioKeys', () => {
  it('leads to the next item that can be reached, which has the focus when it is told', () => {
    out.add(items[1]!);
    items[0]!.focus();
    expect(press(items[0]!, 'ArrowRight')).toBe(true);
    expect([document.activeElement?.id, arrived]).toEqual(['c', ['c']]);
    press(items[2]!, 'End');
    press(items[3]!, 'ArrowDown');
    press(items[0]!, 'ArrowUp');
    press(items[3]!, 'Home');
    expect(arrived).toEqual(['c', 'd', 'a', 'd', 'a']);
  });

  it('goes the other way in right-to-left text', () => {
    group.style.direction = 'rtl';
    press(items[0]!, 'ArrowLeft');
    press(items[1]!, 'ArrowRight');
    expect(arrived).toEqual(['b', 'a']);
  });

  it('never stops at what cannot be reached, wherever it starts', () => {
    const keys = fc.constantFrom('ArrowRight', 'ArrowLeft', 'ArrowUp', 'ArrowDown', 'Home', 'End');
    fc.assert(
      fc.property(fc.subarray([0, 1, 2, 3]), fc.nat(3), keys, (blocked, start, key) => {
        out = new Set(blocked.map((index) => items[index]!));
        arrived = [];
        press(items[start]!, key);
        for (const id of arrived) expect(out.has(document.getElementById(id!)!)).toBe(false);
        const others = items.filter((item, index) => index !== start && !out.has(item));
        if (key.startsWith('Arrow')) expect(arrived).toHaveLength(Math.min(others.length, 1));
      }),
    );
  });

  it('presses by Space and Enter, and stays where there is nowhere to go', () => {
    const pressed: string[] = [];
    group.addEventListener('click', ({ target }) => pressed.push((target as Element).id));
    press(items[1]!, ' ');
    press(items[2]!, 'Enter');
    expect(pressed).toEqual(['b', 'c']);
    out = new Set(items);
    expect(press(items[0]!, 'ArrowRight')).toBe(true);
    expect(arrived).toEqual([]);
  });

  it('presses once while a key is held, and keeps the page from answering to it', () => {
    const pressed: string[] = [];
    group.addEventListener('click', ({ target }) => pressed.push((target as Element).id));
    for (const key of [' ', 'Enter']) {
      expect(press(items[1]!, key)).toBe(true);
      expect(press(items[1]!, key, { repeat: true })).toBe(true);
    }
    expect(pressed).toEqual(['b', 'b']);
  });

  it('leaves links, other keys and keys of the browser alone, and ends with the signal', () => {
    expect(press(group.querySelector('a')!, 'Enter')).toBe(false);
    expect(press(items[0]!, 'Tab')).toBe(false);
    expect(press(items[0]!, 'ArrowRight', { ctrlKey: true })).toBe(false);
    expect(press(group.querySelector('span')!, 'ArrowRight')).toBe(false);
    expect(press(group.querySelector('span')!, 'Enter')).toBe(true);
    controller.abort();
    expect(press(items[0]!, 'ArrowRight')).toBe(false);
  });
});
