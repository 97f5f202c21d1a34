// @vitest-environment happy-dom
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { dispatch } from './dispatcher';
import type { AddIslands, Instance } from './instance';

let add: AddIslands = () => false;
const started: Instance[] = [];
const off = new Set<string>();

/** The observer has told of what changed. */
const noticed = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

beforeAll(() => {
  document.body.innerHTML = '<div class="early"></div>';
  dispatch(
    [{ name: 'early', selector: '.early', when: 'now' }],
    () =>
      Promise.resolve({
        bringOthers: (taken: AddIslands) => void (add = taken),
        start: (instance: Instance) => {
          started.push(instance);
          return Promise.resolve();
        },
      }),
    (name) => off.has(name),
  );
});
beforeEach(() => void off.clear());

const states = (): string[] =>
  [...document.body.querySelectorAll('*')].map((element) =>
    [...element.attributes]
      .filter(({ name }) => name.startsWith('data-island-'))
      .map(({ name, value }) => `${name.slice('data-island-'.length)} ${value}`)
      .join(', '),
  );

describe('the islands of a page', () => {
  it('are connected at once, and those that the starter brings when it is there', async () => {
    expect(states()).toEqual(['early loading']);
    await vi.waitFor(() => expect(started).toHaveLength(1));
    document.body.insertAdjacentHTML('beforeend', '<p class="late"></p>');
    await noticed();
    add([{ name: 'late', selector: '.late' }]);
    expect(states()).toEqual(['early loading', 'late waiting']);
  });

  it('that arrive are connected, with all that is in them, and what is no element is passed over', async () => {
    document.body.replaceChildren('text', document.createComment('note'));
    document.body.insertAdjacentHTML('beforeend', '<p class="late early"><b class="late"></b></p>');
    await noticed();
    expect(states()).toEqual(['early loading, late waiting', 'late waiting']);
  });

  it('that leave are taken down; those that were only moved stay', async () => {
    document.body.innerHTML =
      '<p class="late early"></p><section></section><p class="late"></p><p class="late early"></p>';
    await noticed();
    await vi.waitFor(() => expect(document.querySelectorAll('.early')).toHaveLength(2));
    const [moved, gone, still] = document.querySelectorAll<HTMLElement>('.late');
    started.length = 0;
    document.querySelector('section')?.append(moved!);
    gone?.remove();
    await noticed();
    expect(moved?.getAttribute('data-island-late')).toBe('waiting');
    expect(gone?.hasAttribute('data-island-late')).toBe(false);
    expect(still?.getAttribute('data-island-late')).toBe('waiting');
    // Neither was begun anew.
    expect(started).toEqual([]);
    document.body.append(gone!);
    await noticed();
    expect(gone?.getAttribute('data-island-late')).toBe('waiting');
  });

  it('are looked for again when somebody asks for it, not whenever others are added', async () => {
    document.body.innerHTML = '<p></p>';
    await noticed();
    document.querySelector('p')!.className = 'early last';
    add([{ name: 'last', selector: '.last' }]);
    expect(states()).toEqual(['last waiting']);
    add();
    expect(states()).toEqual(['last waiting, early loading']);
    // For the tests below.
    document.body.replaceChildren();
    await noticed();
  });

  it('that came and left before anybody looked are left alone', async () => {
    document.body.innerHTML = '<p class="early"></p>';
    const passing = document.querySelector<HTMLElement>('.early')!;
    passing.remove();
    await noticed();
    expect(passing.hasAttribute('data-island-early')).toBe(false);
  });

  it('are off where the page or markup around them says so, and nowhere else', async () => {
    document.body.innerHTML =
      '<div data-island-late="off"><p class="late early"></p></div><p class="late"></p>';
    await noticed();
    expect(states()).toEqual(['late off', 'early loading, late off', 'late waiting']);
    off.add('late');
    document.body.innerHTML = '<p class="late"></p><p class="early"></p>';
    await noticed();
    expect(states()).toEqual(['late off', 'early loading']);
  });
});
