import { cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it } from 'vitest';

import { readChildren } from '../dom/html/server-tree';
import { ServerElementView, ServerMarkup } from './ServerMarkup';

afterEach(cleanup);

function read(html: string): ReturnType<typeof readChildren> {
  const template = document.createElement('template');
  template.innerHTML = html;
  return readChildren(template.content);
}

function view(html: string): ReactNode {
  return <ServerMarkup nodes={read(html)} replace={() => undefined} />;
}

/** Markup as the platform and its plugins print it into a mini-cart. */
const SAMPLES: ReadonlyArray<[what: string, html: string]> = [
  ['text between elements', 'a <b>b</b> c <i>d</i>\n'],
  [
    'a quantity block',
    '<div class="quantity"><input type="button" value="-" class="minus"> ' +
      '<label for="q">Tee quantity</label><input type="number" id="q" class="qty" name="cart[k][qty]" value="2" min="0" max="9" step="1" inputmode="numeric" autocomplete="off">' +
      '<input type="button" value="+" class="plus"></div>',
  ],
  [
    'boxes and choices',
    '<input type="checkbox" name="gift" value="1" checked=""><input type="radio" name="r" value="a">',
  ],
  [
    'a choice list',
    '<select name="s"><option value="1">One</option><option value="2" selected="">Two</option></select>',
  ],
  ['a note field', '<textarea name="note" rows="2">Happy birthday</textarea>'],
  [
    'item data',
    '<dl class="variation"><dt class="variation-Size">Size:</dt><dd class="variation-Size"><p>12</p></dd></dl>',
  ],
  [
    'inline styles and event attributes',
    '<p style="color: red" onclick="void 0" tabindex="0" data-a="1" aria-label="x">x</p>',
  ],
  ['microdata', '<p><meta itemprop="price" content="24.00"><link itemprop="url" href="/a"></p>'],
  ['a template for scripts', '<span hidden="" class="x"></span><x-price cents="5">5</x-price>'],
  ['pictures without script', '<noscript>&lt;img src="/a.svg"&gt;</noscript>'],
  ['data of a plugin', '<script type="application/json" class="gifts">{"a":1}</script>'],
];

describe('ServerMarkup', () => {
  it.each(SAMPLES)('renders as it was, attribute for attribute: %s', (_what, html) => {
    const { container } = render(view(html));
    expect(container.innerHTML).toBe(html);
  });

  it.each(SAMPLES)('and stays so when it is rendered anew: %s', (_what, html) => {
    const { container, rerender } = render(view(html));
    rerender(view(html));
    rerender(view(html));
    expect(container.innerHTML).toBe(html);
  });

  it('keeps what a shopper typed and ticked when it is rendered anew', () => {
    const html =
      '<input type="text" name="t" value="a"><textarea name="n">b</textarea><input type="checkbox" name="c">';
    const { container, rerender } = render(view(html));
    const [text, box] = container.querySelectorAll('input');
    const note = container.querySelector('textarea')!;
    text!.value = 'typed';
    note.value = 'noted';
    box!.checked = true;
    rerender(view(html));
    expect([text!.value, note.value, box!.checked]).toEqual(['typed', 'noted', true]);
  });

  it('leaves a field as it is while it is typed into', () => {
    const html = '<input type="number" name="q" value="1" max="3"><textarea name="n">b</textarea>';
    const { container } = render(view(html));
    for (const field of container.querySelectorAll<HTMLInputElement>('input,textarea')) {
      field.value = '2';
      field.dispatchEvent(new Event('input', { bubbles: true }));
      field.dispatchEvent(new Event('change', { bubbles: true }));
    }
    expect(container.innerHTML).toBe(html);
  });

  it('follows the server’s attributes, and leaves alone what other scripts added', () => {
    const { container, rerender } = render(view('<p class="a" data-gone="1">x</p>'));
    const element = container.querySelector('p')!;
    element.setAttribute('data-foreign', 'y');
    rerender(view('<p class="b">x</p>'));
    expect(container.innerHTML).toBe('<p class="b" data-foreign="y">x</p>');
  });

  it('leaves a class that a script has changed, as long as the server’s is the same', () => {
    const { container, rerender } = render(view('<p class="a" id="x">x</p>'));
    container.querySelector('p')!.className = 'a is-open';
    rerender(view('<p class="a" id="y">x</p>'));
    expect(container.innerHTML).toBe('<p class="a is-open" id="y">x</p>');
    rerender(view('<p class="b" id="y">x</p>'));
    expect(container.innerHTML).toBe('<p class="b" id="y">x</p>');
  });

  it('writes all attributes of an element that takes the place of another', () => {
    const { container, rerender } = render(view('<p class="a" id="x">x</p>'));
    rerender(view('<div class="a" id="x">x</div>'));
    expect(container.innerHTML).toBe('<div class="a" id="x">x</div>');
  });

  it('makes an element anew only where its text is another one', () => {
    const button = '<div> <button class="a">Subscribe</button>\n</div>';
    const { container, rerender } = render(view(button));
    const first = container.querySelector('button')!;
    first.focus();
    const nodes = read(button.replace('<div> ', '<div>\n\t'));
    rerender(
      <ServerMarkup
        nodes={nodes}
        replace={function replace(node) {
          if (node.tag === 'div') return undefined;
          return <ServerElementView node={node} replace={() => undefined} />;
        }}
      />,
    );
    expect(container.querySelector('button')).toBe(first);
    expect(document.activeElement).toBe(first);
    rerender(view(button.replace('Subscribe', 'Subscribed')));
    expect(container.querySelector('button')).not.toBe(first);
    expect(container.innerHTML).toContain('<button class="a">Subscribed</button>');
  });

  it('keeps the namespace of links inside drawings', () => {
    const { container } = render(
      view('<svg viewBox="0 0 1 1"><use xlink:href="#bag"></use></svg>'),
    );
    const use = container.querySelector('use')!;
    expect(use.namespaceURI).toBe('http://www.w3.org/2000/svg');
    expect(use.getAttributeNS('http://www.w3.org/1999/xlink', 'href')).toBe('#bag');
  });
});
