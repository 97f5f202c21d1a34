// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';

import { PRESSED_ATTRIBUTE } from '../dom/input/pressed-attribute';
import type { Interaction } from './capture';
import { replay } from './replay';

const HTML = '<ul><li><a href="/a">A</a></li><li><a href="/b">B</a><input></li></ul>';

let root: HTMLElement;
const heard: string[] = [];

function build(html: string): void {
  root.innerHTML = html;
  for (const node of root.querySelectorAll('*')) {
    for (const type of ['click', 'focusin', 'pointerover', 'keydown']) {
      node.addEventListener(type, (event) => {
        if (event.target === node) heard.push(`${type} ${node.outerHTML}`);
        event.preventDefault();
      });
    }
  }
}

const second = (): HTMLElement => root.querySelector<HTMLElement>('li:last-child a')!;

/** What was done to an element in the second row, at `[0, 1, index]` of the root. */
const done = (target: HTMLElement, event: Event, index = 0): Interaction => ({
  event,
  target,
  place: [0, 1, index],
  isPress: event.type === 'click' || event.type === 'keydown',
});

beforeEach(() => {
  root = document.createElement('div');
  document.body.replaceChildren(root);
  heard.length = 0;
  build(HTML);
});

it('is done to the element itself while it stands, wherever it stands now', () => {
  const link = second();
  root.firstElementChild!.prepend(link.parentElement!);
  link.setAttribute(PRESSED_ATTRIBUTE, '');
  replay([done(link, new MouseEvent('click'))], root);
  expect(heard).toEqual(['click <a href="/b">B</a>']);
});

it('is done to an equal element in its place, and to no other', () => {
  const link = second();
  link.setAttribute(PRESSED_ATTRIBUTE, '');
  build(HTML);
  replay([done(link, new MouseEvent('click'))], root);
  expect(heard).toEqual(['click <a href="/b">B</a>']);
  heard.length = 0;
  for (const other of ['<ul><li></li><li><a href="/c">B</a></li></ul>', '<ul><li></li></ul>', '']) {
    build(other);
    replay([done(link, new MouseEvent('click'))], root);
  }
  expect(heard).toEqual([]);
});

it('ends what shows a press, also of one that is not repeated; a hover leaves it', () => {
  const link = second();
  link.setAttribute(PRESSED_ATTRIBUTE, '');
  replay([done(link, new Event('pointerover'))], root);
  expect(link.hasAttribute(PRESSED_ATTRIBUTE)).toBe(true);
  link.remove();
  replay([done(link, new MouseEvent('click'))], root);
  expect(link.hasAttribute(PRESSED_ATTRIBUTE)).toBe(false);
});

it('repeats a key as it was, and a focus only where the focus is', () => {
  const input = root.querySelector('input')!;
  const key = new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true });
  const again = vi.fn();
  input.addEventListener('keydown', again);
  replay([done(input, key, 1), done(input, new FocusEvent('focusin'), 1)], root);
  expect(again).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ key: 'ArrowDown' }));
  expect(heard).toEqual(['keydown <input>']);
  input.focus();
  heard.length = 0;
  replay([done(input, new FocusEvent('focusin'), 1)], root);
  expect(heard).toEqual(['focusin <input>']);
});
