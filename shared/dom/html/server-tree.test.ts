import { describe, expect, it } from 'vitest';

import { findByClass, hasClass, readTree, textOf, withAttributes } from './server-tree';

function read(html: string): ReturnType<typeof readTree> {
  const template = document.createElement('template');
  template.innerHTML = html;
  return readTree(template.content.firstElementChild!);
}

describe('server-tree', () => {
  it('reads elements, attributes and text, and leaves comments out', () => {
    expect(read('<p class="a" data-x="">1 <!-- no --><b>2</b></p>')).toEqual({
      tag: 'p',
      attributes: { class: 'a', 'data-x': '' },
      children: ['1 ', { tag: 'b', attributes: {}, children: ['2'] }],
    });
  });

  it('tells whole class names apart', () => {
    const node = read('<p class="total grand-total"></p>');
    expect(['total', 'grand-total', 'grand', ''].map((name) => hasClass(node, name))).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  it('finds the first element with a class, depth first', () => {
    const node = read('<ul><li><b class="x" id="deep"></b></li><li class="x" id="late"></li></ul>');
    expect(findByClass([node], 'x')?.attributes.id).toBe('deep');
    expect(findByClass([node], 'y')).toBeUndefined();
  });

  it('folds white space, and keeps what stands between elements', () => {
    expect(textOf(read('<p>\n <strong>Subtotal:</strong>  <span>£</span>24 </p>'))).toBe(
      'Subtotal: £24',
    );
  });

  it('adds classes and attributes without changing the node', () => {
    const node = read('<p class="a" id="x"></p>');
    expect(withAttributes(node, { class: 'b', hidden: '' }).attributes).toEqual({
      class: 'a b',
      id: 'x',
      hidden: '',
    });
    expect(node.attributes).toEqual({ class: 'a', id: 'x' });
    expect(withAttributes(read('<p></p>'), {}).attributes).toEqual({});
  });
});
