import { describe, expect, it } from 'vitest';

import { createEdits } from './page-edits';

function page(html: string): Element {
  document.body.innerHTML = html;
  return document.body.firstElementChild!;
}

describe('createEdits', () => {
  it('takes everything back to what the server sent, however often it was changed', () => {
    const html = '<p id="a" class="x"><b></b><i class="on" hidden=""></i></p>';
    const root = page(html);
    const controller = new AbortController();
    const edits = createEdits(controller.signal);
    for (const value of ['1', '2', null]) {
      edits.attributes(root, { id: value, role: value });
      edits.attributes(root.children[1]!, { hidden: value });
      edits.toggleClass(root.children[0]!, 'on', value !== null);
      edits.toggleClass(root.children[1]!, 'on', value === null);
      edits.toggleClass(root, 'y', value === '1');
    }
    const asSent = document.createElement('body');
    asSent.innerHTML = html;
    expect(document.body.isEqualNode(asSent)).toBe(false);
    controller.abort();
    // An attribute that was away comes back as the last one.
    expect(document.body.isEqualNode(asSent)).toBe(true);
  });

  it('leaves classes alone that others have added meanwhile', () => {
    const root = page('<p class="tab"></p>');
    const controller = new AbortController();
    const edits = createEdits(controller.signal);
    edits.toggleClass(root, 'active', true);
    root.classList.add('theirs');
    controller.abort();
    expect(root.className).toBe('tab theirs');
  });
});
