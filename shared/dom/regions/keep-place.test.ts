import { afterEach, describe, expect, it } from 'vitest';

import { keepPlace } from './keep-place';

afterEach(() => document.body.replaceChildren());

function put(html: string): HTMLElement {
  const root = document.createElement('div');
  root.innerHTML = html;
  document.body.append(root);
  return root;
}

/** Replaces one root by another, as a fragment does. */
function replace(root: HTMLElement, html: string): HTMLElement {
  const resume = keepPlace(root);
  const next = put(html);
  root.replaceWith(next);
  resume(next);
  return next;
}

describe('keepPlace', () => {
  it('finds the focused element by its name, though rows came and went', () => {
    const root = put('<input name="a"><input name="b">');
    root.querySelector<HTMLElement>('[name=b]')!.focus();
    const next = replace(root, '<i></i><input name="new"><input name="a"><input name="b">');
    expect(document.activeElement).toBe(next.querySelector('[name=b]'));
  });

  it('finds it by its place where others have its name', () => {
    const rows = '<p><input name="quantity" value="1"></p><p><input name="quantity" value="2"></p>';
    const root = put(rows);
    const second = root.querySelectorAll('input')[1]!;
    second.focus();
    second.value = '23';
    const next = replace(root, rows);
    const fields = next.querySelectorAll('input');
    expect(document.activeElement).toBe(fields[1]);
    expect([...fields].map(({ value }) => value)).toEqual(['1', '23']);
  });

  it('finds it by its place where it has neither name nor id', () => {
    const root = put('<p><a href="#1">1</a><a href="#2">2</a></p>');
    root.querySelectorAll('a')[1]!.focus();
    const next = replace(root, '<p><a href="#1">1</a><a href="#2">2</a></p>');
    expect(document.activeElement).toBe(next.querySelectorAll('a')[1]);
  });

  it('leaves the focus alone where another kind of element stands there now', () => {
    const root = put('<p><a href="#1">1</a></p>');
    root.querySelector('a')!.focus();
    const next = replace(root, '<p><button>1</button></p>');
    expect(next.contains(document.activeElement)).toBe(false);
  });

  it('keeps half-typed text and its selection, and takes untouched values from the server', () => {
    const root = put(
      '<input name="a" value="1"><input name="b" value="2"><textarea name="c">x</textarea>',
    );
    const [a] = root.querySelectorAll('input');
    a!.value = 'typed';
    root.querySelector('textarea')!.value = 'noted';
    a!.focus();
    a!.setSelectionRange(1, 3);
    const next = replace(
      root,
      '<input name="a" value="8"><input name="b" value="9"><textarea name="c">y</textarea>',
    );
    const [nextA, nextB] = next.querySelectorAll('input');
    expect([nextA!.value, nextB!.value]).toEqual(['typed', '9']);
    expect([nextA!.selectionStart, nextA!.selectionEnd]).toEqual([1, 3]);
    expect(next.querySelector('textarea')!.value).toBe('noted');
  });

  it('keeps a number a number', () => {
    const root = put('<input name="q" type="number" value="1">');
    root.querySelector('input')!.value = '12';
    root.querySelector('input')!.focus();
    const field = replace(root, '<input name="q" type="number" value="1">').querySelector('input')!;
    expect([field.type, field.value]).toEqual(['number', '12']);
    expect(document.activeElement).toBe(field);
  });

  it('keeps opened details', () => {
    const root = put('<details><summary>s</summary></details><details></details>');
    root.querySelector('details')!.open = true;
    const next = replace(root, '<details><summary>s</summary></details><details></details>');
    expect([...next.querySelectorAll('details')].map(({ open }) => open)).toEqual([true, false]);
  });

  describe('with a press that an island has kept', () => {
    const row = (key: string, pressed = ''): string =>
      `<li><a href="#remove-${key}" class="remove"${pressed}>Remove</a></li>`;
    const KEPT = ' data-island-pressed=""';
    const clicks: string[] = [];
    const hear = ({ target }: Event): void =>
      void clicks.push((target as Element).getAttribute('href')!);
    const pressedAfter = async (root: HTMLElement, html: string): Promise<string[]> => {
      clicks.length = 0;
      document.addEventListener('click', hear, { once: true });
      replace(root, html);
      await Promise.resolve();
      document.removeEventListener('click', hear);
      return [...clicks];
    };

    it('presses the same thing again, wherever it stands', async () => {
      const root = put(`<ul>${row('a')}${row('b', KEPT)}</ul>`);
      expect(await pressedAfter(root, `<ul>${row('b')}${row('c')}</ul>`)).toEqual(['#remove-b']);
    });

    it('presses nothing else in its place', async () => {
      const root = put(`<ul>${row('a')}${row('b', KEPT)}</ul>`);
      expect(await pressedAfter(root, `<ul>${row('a')}${row('c')}</ul>`)).toEqual([]);
    });

    it('leaves it to an island around that is on its way, which may have kept it', async () => {
      document.body.setAttribute('data-island-add-to-cart', 'loading');
      const root = put(`<ul>${row('a', KEPT)}</ul>`);
      expect(await pressedAfter(root, `<ul>${row('a')}</ul>`)).toEqual([]);
      document.body.removeAttribute('data-island-add-to-cart');
    });
  });
});
