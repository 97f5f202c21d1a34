import { afterEach, describe, expect, it, vi } from 'vitest';

import { adoptingIsland } from './adopting-island';
import type { IslandContext } from './island';
import { reactIsland } from './react-island';

const HTML = '<p class="a">Basket <b>3</b></p>';

let controller: AbortController;

/** The element of the server, and what the loader hands over with it. */
function island(html = HTML): { element: HTMLElement; context: IslandContext; fail: () => void } {
  controller = new AbortController();
  const element = document.createElement('div');
  element.innerHTML = html;
  document.body.replaceChildren(element);
  const fail = vi.fn(() => controller.abort());
  return { element, context: { name: 'test', signal: controller.signal, fail }, fail };
}

afterEach(() => controller.abort());

const same = (
  <p className="a">
    Basket <b>3</b>
  </p>
);

function Broken(): never {
  throw new Error('cannot be rendered');
}

describe('an island that adopts', () => {
  it('keeps the server’s nodes, also when it ends', async () => {
    const { element, context } = island();
    const node = element.querySelector('b');
    await adoptingIsland(() => same)(element, context);
    expect(element.querySelector('b')).toBe(node);
    controller.abort();
    expect(element.querySelector('b')).toBe(node);
    expect(element.innerHTML).toBe(HTML);
  });

  it('waits for what it needs, and does nothing if its element has left meanwhile', async () => {
    const { element, context } = island();
    let prepared = (): void => undefined;
    const render = vi.fn(() => same);
    const mount = adoptingIsland(
      render,
      () => new Promise((resolve) => (prepared = resolve as never)),
    );
    const mounted = mount(element, context);
    expect(render).not.toHaveBeenCalled();
    controller.abort();
    prepared();
    await mounted;
    expect(render).not.toHaveBeenCalled();
    expect(element.innerHTML).toBe(HTML);
  });

  it('that cannot be rendered says so, and the server’s markup stands', async () => {
    const { element, context, fail } = island();
    vi.spyOn(console, 'error').mockReturnValue();
    await adoptingIsland(() => <Broken />)(element, context);
    await vi.waitFor(() => expect(fail).toHaveBeenCalledWith(expect.any(Error), 'render'));
    expect(element.innerHTML).toBe(HTML);
  });
});

describe('an island that renders anew', () => {
  it('sets the server’s content aside, and puts it back', () => {
    const { element, context } = island();
    const node = element.querySelector('b');
    void reactIsland(() => <i>new</i>)(element, context);
    expect(element.innerHTML).toBe('<i>new</i>');
    controller.abort();
    expect(element.querySelector('b')).toBe(node);
    expect(element.innerHTML).toBe(HTML);
  });

  it('puts back what the server has sent since', () => {
    const { element, context } = island();
    void reactIsland(({ keep }) => {
      queueMicrotask(() => keep(document.createRange().createContextualFragment('<p>newer</p>')));
      return <i>new</i>;
    })(element, context);
    return Promise.resolve().then(() => {
      controller.abort();
      expect(element.innerHTML).toBe('<p>newer</p>');
    });
  });

  it('keeps the focus in a field that it takes over', () => {
    const { element, context } = island('<input id="q" name="q" value="wool">');
    element.querySelector('input')?.focus();
    void reactIsland(() => <input id="q" name="q" defaultValue="" />)(element, context);
    expect(document.activeElement).toBe(element.querySelector('input'));
  });

  it('that cannot be rendered says so, and the server’s markup stands', async () => {
    const { element, context, fail } = island();
    vi.spyOn(console, 'error').mockReturnValue();
    void reactIsland(() => <Broken />)(element, context);
    await vi.waitFor(() => expect(fail).toHaveBeenCalledWith(expect.any(Error), 'render'));
    expect(element.innerHTML).toBe(HTML);
  });
});
