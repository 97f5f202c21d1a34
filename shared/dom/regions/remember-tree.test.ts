import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { rememberTree } from './remember-tree';

const html =
  '<li class="a" title="White">one <b data-x="1">two</b></li><li hidden=""><i></i> three</li>text';

function content(): HTMLElement {
  const root = document.createElement('ul');
  root.innerHTML = html;
  return root;
}

/** What others may do to a tree, each told by numbers that choose where. */
const damage = fc.record({
  kind: fc.constantFrom('set', 'remove', 'detach', 'append', 'move', 'empty'),
  at: fc.nat(),
});

function inflict(root: Element, { kind, at }: { kind: string; at: number }): void {
  const all = [...root.querySelectorAll('*')];
  const node = all[at % all.length];
  if (!node) return;
  switch (kind) {
    case 'set':
      return node.setAttribute(at % 2 ? 'class' : 'data-new', String(at));
    case 'remove':
      return node.removeAttribute('class');
    case 'detach':
      return node.remove();
    case 'append':
      return node.append(document.createElement('u'), 'more');
    case 'move':
      return root.append(node);
    default:
      return node.replaceChildren();
  }
}

describe('rememberTree', () => {
  it('puts back the very nodes with what they had, whatever happened meanwhile', () => {
    fc.assert(
      fc.property(fc.array(damage, { maxLength: 8 }), (damages) => {
        const root = content();
        const nodes = [...root.querySelectorAll('*')];
        const restore = rememberTree(root);
        for (const one of damages) inflict(root, one);
        restore();
        // The order of attributes is nobody's business.
        expect(root.isEqualNode(content())).toBe(true);
        expect([...root.querySelectorAll('*')]).toEqual(nodes);
      }),
    );
  });

  it('puts back a style', () => {
    const root = content();
    const item = root.querySelector('li')!;
    item.style.color = 'red';
    const restore = rememberTree(root);
    item.style.color = 'blue';
    restore();
    expect(item.style.color).toBe('red');
  });

  it('leaves the attributes of the element itself alone', () => {
    const root = content();
    const restore = rememberTree(root);
    root.setAttribute('data-island-x', 'ready');
    root.replaceChildren();
    restore();
    expect(root.getAttribute('data-island-x')).toBe('ready');
    expect(root.innerHTML).toBe(html);
  });
});
