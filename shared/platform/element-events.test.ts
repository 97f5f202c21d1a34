import jquery from 'jquery';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const page = globalThis as { jQuery?: unknown };

let events: typeof import('./events');
let listenOn: typeof import('./element-events').listenOn;
let unmount: AbortController;
let form: HTMLFormElement;
let part: HTMLElement;

/** The bridge remembers every jQuery of a page: each test is a page of its own. */
beforeEach(async () => {
  vi.resetModules();
  document.body.innerHTML = '<form><p></p></form>';
  form = document.querySelector('form')!;
  part = document.querySelector('p')!;
  unmount = new AbortController();
  events = await import('./events');
  ({ listenOn } = await import('./element-events'));
});

afterEach(() => {
  unmount.abort();
  vi.unstubAllGlobals();
  delete page.jQuery;
});

const native = (name: string, detail?: unknown): CustomEvent =>
  new CustomEvent(name, { bubbles: true, cancelable: true, detail });

/** Listens on the form; a call for each event that was heard, with its target and arguments. */
function hearOnForm(name: string, namespace?: string): ReturnType<typeof vi.fn> {
  const heard = vi.fn();
  listenOn(form, name, ({ target }, ...args) => heard(target, ...args), unmount.signal, namespace);
  return heard;
}

describe.each(['no', 'early', 'late'])('listenOn, with %s jQuery', (when) => {
  const useJQuery = (moment: string): void => {
    if (when === moment) page.jQuery = jquery;
    events.hookJQueries();
  };

  it('hears a native event from inside once, with its arguments', () => {
    useJQuery('early');
    const heard = hearOnForm('check_variations');
    useJQuery('late');
    part.dispatchEvent(native('check_variations', [1, 'two']));
    form.dispatchEvent(native('check_variations', { no: 'list' }));
    document.body.dispatchEvent(native('check_variations'));
    expect(heard.mock.calls).toEqual([[part, 1, 'two'], [form]]);
  });

  it('hears nothing of what is raised by us', () => {
    useJQuery('early');
    const heard = hearOnForm('check_variations');
    useJQuery('late');
    events.raise('check_variations', [1], part);
    expect(heard).not.toHaveBeenCalled();
    // Told apart by their target: one that a listener raises elsewhere meanwhile is another script's.
    form.addEventListener('found_variation', () => part.dispatchEvent(native('check_variations')));
    events.raise('found_variation', [], form);
    expect(heard).toHaveBeenCalledOnce();
  });

  it('ends with the signal', () => {
    useJQuery('early');
    const heard = hearOnForm('check_variations');
    useJQuery('late');
    unmount.abort();
    form.dispatchEvent(native('check_variations'));
    if (when !== 'no') jquery(form).trigger('check_variations');
    expect(heard).not.toHaveBeenCalled();
  });

  it('lets what a listener throws neither stop the others nor the script that raises', () => {
    const report = vi.fn();
    vi.stubGlobal('reportError', report);
    useJQuery('early');
    listenOn(
      form,
      'check_variations',
      () => {
        throw new Error('broken');
      },
      unmount.signal,
    );
    const heard = hearOnForm('check_variations');
    useJQuery('late');
    form.dispatchEvent(native('check_variations'));
    expect(heard).toHaveBeenCalledOnce();
    expect(report).toHaveBeenCalledExactlyOnceWith(new Error('broken'));
  });
});

describe.each(['early', 'late'])('listenOn, what a script raises with its %s jQuery', (when) => {
  const listening = (name: string, namespace?: string): ReturnType<typeof vi.fn> => {
    if (when === 'early') page.jQuery = jquery;
    const heard = hearOnForm(name, namespace);
    page.jQuery = jquery;
    events.hookJQueries();
    return heard;
  };

  it('is heard once, with elements instead of collections', () => {
    const heard = listening('found_variation');
    jquery(part).trigger('found_variation', [{ variation_id: 7 }, jquery(form)]);
    expect(heard.mock.calls).toEqual([[part, { variation_id: 7 }, form]]);
  });

  it('may be kept from its default', () => {
    listenOn(form, 'click', (event) => event.preventDefault(), unmount.signal);
    page.jQuery = jquery;
    events.hookJQueries();
    const event = jquery.Event('click');
    jquery(part).trigger(event);
    expect(event.isDefaultPrevented()).toBe(true);
  });

  it('is heard no more when other code takes the namespace off', () => {
    const heard = listening('check_variations', '.wc-variation-form');
    jquery(form).off('.wc-variation-form');
    jquery(form).trigger('check_variations');
    expect(heard).not.toHaveBeenCalled();
  });
});
