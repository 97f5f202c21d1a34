import jquery from 'jquery';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

type Bridge = typeof import('./events');

const page = globalThis as { jQuery?: unknown };

let bridge: Bridge;
let ask: typeof import('./ask').ask;
let unmount: AbortController;

/** The bridge remembers every jQuery of a page: each test is a page of its own. */
beforeEach(async () => {
  vi.resetModules();
  document.body.replaceWith(document.createElement('body'));
  unmount = new AbortController();
  bridge = await import('./events');
  ({ ask } = await import('./ask'));
});

afterEach(() => {
  unmount.abort();
  vi.unstubAllGlobals();
  delete page.jQuery;
});

function useJQuery(): JQueryStatic {
  page.jQuery = jquery;
  jquery(document.body).off();
  jquery(document).off();
  return jquery;
}

describe.each(['no jQuery', 'jQuery'])('raise, with %s on the page', (kind) => {
  it('reaches every listener exactly once, with the arguments in their order', () => {
    const $ = kind === 'jQuery' ? useJQuery() : undefined;
    const button = document.body.appendChild(document.createElement('a'));
    const ours = vi.fn();
    const native = vi.fn();
    bridge.listen('added_to_cart', ours, unmount.signal);
    document.body.addEventListener('added_to_cart', native);
    const onBody = vi.fn();
    const onDocument = vi.fn();
    $?.(document.body).on('added_to_cart', onBody);
    $?.(document).on('added_to_cart', onDocument);

    bridge.raise('added_to_cart', [{ div: 'x' }, 'H2', button]);

    expect(ours).toHaveBeenCalledExactlyOnceWith({ div: 'x' }, 'H2', button);
    expect(native).toHaveBeenCalledOnce();
    expect(native.mock.calls[0]?.[0].detail).toEqual([{ div: 'x' }, 'H2', button]);
    for (const listener of $ ? [onBody, onDocument] : []) {
      expect(listener).toHaveBeenCalledOnce();
      const [, fragments, hash, $button] = listener.mock.calls[0] ?? [];
      expect([fragments, hash]).toEqual([{ div: 'x' }, 'H2']);
      expect($button.jquery).toBe(jquery.fn.jquery);
      expect($button[0]).toBe(button);
    }
  });

  it('asks before it acts: a native listener may say no', () => {
    if (kind === 'jQuery') useJQuery();
    const name = 'should_send_ajax_request.adding_to_cart';
    expect(ask(name, [])).toBe(true);
    document.body.addEventListener(name, (event) => event.preventDefault());
    expect(ask(name, [])).toBe(false);
  });
});

describe('listen', () => {
  it('hears what jQuery code and native code raise, each once', () => {
    const $ = useJQuery();
    const ours = vi.fn();
    bridge.listen('wc_fragment_refresh', ours, unmount.signal);
    $(document.body).trigger('wc_fragment_refresh', ['a', $('<i>')]);
    expect(ours).toHaveBeenCalledOnce();
    expect(ours.mock.calls[0]?.[0]).toBe('a');
    expect(ours.mock.calls[0]?.[1]).toBeInstanceOf(Element);
    document.body.dispatchEvent(
      new CustomEvent('wc_fragment_refresh', { bubbles: true, detail: ['b'] }),
    );
    expect(ours).toHaveBeenCalledTimes(2);
    expect(ours.mock.calls[1]).toEqual(['b']);
  });

  it('tolerates a foreign event without arguments', () => {
    const ours = vi.fn();
    bridge.listen('added_to_cart', ours, unmount.signal);
    document.body.dispatchEvent(new CustomEvent('added_to_cart', { detail: { not: 'ours' } }));
    expect(ours).toHaveBeenCalledExactlyOnceWith();
  });

  it('hears a jQuery that came after it', () => {
    const ours = vi.fn();
    bridge.listen('updated_wc_div', ours, unmount.signal);
    const $ = useJQuery();
    bridge.hookJQueries();
    bridge.hookJQueries();
    $(document.body).trigger('updated_wc_div');
    expect(ours).toHaveBeenCalledOnce();
  });

  it('stops with its signal', () => {
    const $ = useJQuery();
    const ours = vi.fn();
    bridge.listen('updated_wc_div', ours, unmount.signal);
    unmount.abort();
    $(document.body).trigger('updated_wc_div');
    bridge.raise('updated_wc_div');
    expect(ours).not.toHaveBeenCalled();
  });

  it('goes on when a listener throws', () => {
    const $ = useJQuery();
    const report = vi.fn();
    vi.stubGlobal('reportError', report);
    const after = vi.fn();
    bridge.listen(
      'added_to_cart',
      () => {
        throw new Error('ours');
      },
      unmount.signal,
    );
    bridge.listen('added_to_cart', after, unmount.signal);
    $(document.body).on('added_to_cart', () => {
      throw new Error('theirs');
    });
    bridge.raise('added_to_cart');
    expect(after).toHaveBeenCalledOnce();
    expect(report).toHaveBeenCalledTimes(2);
  });
});

describe('jQuery rules the bridge rests on (pinned for the version that the platform ships)', () => {
  it('only listeners with the namespace hear a namespaced name, and may veto', () => {
    const $ = useJQuery();
    const plain = vi.fn(() => false);
    $(document.body).on('should_send_ajax_request', plain);
    expect(ask('should_send_ajax_request.adding_to_cart', [])).toBe(true);
    expect(plain).not.toHaveBeenCalled();
    $(document.body).on('should_send_ajax_request.adding_to_cart', () => false);
    expect(ask('should_send_ajax_request.adding_to_cart', [])).toBe(false);
  });

  it('hands listeners the very data object, so that they can add to it', () => {
    const $ = useJQuery();
    $(document.body).on('adding_to_cart', (_event, _button, data: Record<string, unknown>) => {
      data.extra = '1';
    });
    const payload: Record<string, unknown> = { product_id: '7' };
    bridge.raise('adding_to_cart', [document.createElement('a'), payload]);
    expect(payload).toEqual({ product_id: '7', extra: '1' });
  });
});
