// @vitest-environment happy-dom
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { PRESSED_ATTRIBUTE } from '../dom/input/pressed-attribute';
import { watchPage } from './capture';
import { createInstance, unmount, type Instance, type LoadStarter } from './instance';
import { ERROR_EVENT, type IslandErrorDetail, type Registration } from './island';

const STATE = 'data-island-cart';

let element: HTMLElement;
let link: HTMLAnchorElement;
/** Clicks that the page's own link got. */
const followed = vi.fn((event: Event) => event.preventDefault());
const instances: Instance[] = [];

function connect(rest: Partial<Registration>, loadStarter: LoadStarter): Instance {
  const registration = { name: 'cart', selector: '.cart', press: 'a', ...rest };
  const instance = createInstance(element, registration, loadStarter);
  instances.push(instance);
  return instance;
}

/** The starter is there, and does nothing yet. */
const starts = vi.fn(() => Promise.resolve());
const there: LoadStarter = () => Promise.resolve({ bringOthers: () => undefined, start: starts });
const missing: LoadStarter = () => Promise.reject(new Error('no starter'));

/** By then every promise that can be kept has been. */
const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

const press = (): boolean =>
  link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
const hover = (): boolean => link.dispatchEvent(new Event('pointerover', { bubbles: true }));

beforeAll(watchPage);
beforeEach(() => {
  document.body.innerHTML = '<div class="cart"><a href="/basket/">Basket</a></div>';
  element = document.querySelector<HTMLElement>('.cart')!;
  link = document.querySelector('a')!;
  followed.mockClear();
  starts.mockClear();
  link.addEventListener('click', followed);
});
afterEach(() => {
  for (const instance of instances.splice(0)) unmount(instance);
});

describe('an island that was found', () => {
  it('waits, wakes once, and holds what is pressed meanwhile', async () => {
    const instance = connect({}, there);
    expect(element.getAttribute(STATE)).toBe('waiting');
    press();
    press();
    expect(element.getAttribute(STATE)).toBe('loading');
    await vi.waitFor(() => expect(starts).toHaveBeenCalledOnce());
    expect(starts).toHaveBeenCalledWith(instance);
    expect(followed).not.toHaveBeenCalled();
    expect(instance.endCapture()).toHaveLength(2);
  });

  it.each([
    ['seen=1; in_cart=1', 'loading'],
    ['seen=1; in_cart_since=2', 'waiting'],
    ['seen=1', 'waiting'],
  ])('with the cookies "%s" is %s at once', async (cookies, state) => {
    vi.stubGlobal('cookieStore', undefined);
    vi.spyOn(document, 'cookie', 'get').mockReturnValue(cookies);
    connect({ nowWith: 'in_cart' }, there);
    await nextTask();
    expect(element.getAttribute(STATE)).toBe(state);
  });

  it.each([
    [{ name: 'in_cart', value: '1' }, 'loading'],
    [null, 'waiting'],
  ])('does not have the page wait for cookies where it can ask: %j, %s', async (cookie, state) => {
    const read = vi.spyOn(document, 'cookie', 'get');
    const get = vi.fn(() => Promise.resolve(cookie));
    vi.stubGlobal('cookieStore', { get });
    connect({ nowWith: 'in_cart' }, there);
    expect(element.getAttribute(STATE)).toBe('waiting');
    await nextTask();
    expect(element.getAttribute(STATE)).toBe(state);
    expect(get).toHaveBeenCalledExactlyOnceWith('in_cart');
    expect(read).not.toHaveBeenCalled();
  });

  it('waits on a page that may not read cookies', async () => {
    const sandboxed = new DOMException('sandboxed', 'SecurityError');
    vi.stubGlobal('cookieStore', undefined);
    vi.spyOn(document, 'cookie', 'get').mockImplementation(() => {
      throw sandboxed;
    });
    connect({ nowWith: 'in_cart' }, there);
    await nextTask();
    expect(element.getAttribute(STATE)).toBe('waiting');

    vi.stubGlobal('cookieStore', { get: () => Promise.reject(sandboxed) });
    connect({ nowWith: 'in_cart' }, there);
    await nextTask();
    expect(element.getAttribute(STATE)).toBe('waiting');
  });

  it('watches the parts that it names, else itself', () => {
    const watched: Element[] = [];
    class Sight {
      observe = (part: Element): unknown => watched.push(part);
      disconnect = (): undefined => undefined;
    }
    vi.stubGlobal('IntersectionObserver', Sight);
    connect({ when: 'visible', sight: 'a' }, there);
    connect({ when: 'visible' }, there);
    expect(watched).toEqual([link, element]);
  });

  it('does not start when its moment comes after its end', async () => {
    const idle = vi.fn();
    vi.stubGlobal('requestIdleCallback', idle);
    const instance = connect({ when: 'idle' }, there);
    unmount(instance);
    const [run] = idle.mock.lastCall as [() => void];
    run();
    await Promise.resolve();
    expect(element.hasAttribute(STATE)).toBe(false);
    expect(starts).not.toHaveBeenCalled();
  });

  it('leaves no trace on an element that it is taken off, and never starts', async () => {
    const instance = connect({}, there);
    unmount(instance);
    expect(element.hasAttribute(STATE)).toBe(false);
    expect(instance.controller.signal.aborted).toBe(true);
    press();
    expect(followed).toHaveBeenCalledOnce();
    await Promise.resolve();
    expect(starts).not.toHaveBeenCalled();
  });
});

describe('an island whose starter is missing', () => {
  it('fails, says so, and gives what was pressed back to the server’s markup', async () => {
    const told = vi.spyOn(console, 'error').mockReturnValue();
    const errors: IslandErrorDetail[] = [];
    document.addEventListener(
      ERROR_EVENT,
      (event) => errors.push((event as CustomEvent<IslandErrorDetail>).detail),
      { once: true },
    );
    connect({}, missing);
    hover();
    press();
    await vi.waitFor(() => expect(element.getAttribute(STATE)).toBe('failed'));
    expect(errors).toEqual([{ island: 'cart', phase: 'load', error: new Error('no starter') }]);
    expect((element as unknown as Record<string, unknown>)[STATE]).toBe(errors[0]);
    expect(told).toHaveBeenCalledOnce();
    // The hover is no press: the link is followed once.
    expect(followed).toHaveBeenCalledOnce();
    expect(link.hasAttribute(PRESSED_ATTRIBUTE)).toBe(false);
  });

  it('is told to the console only if nobody takes the event', async () => {
    const told = vi.spyOn(console, 'error').mockReturnValue();
    document.addEventListener(ERROR_EVENT, (event) => event.preventDefault(), { once: true });
    connect({}, missing);
    press();
    await vi.waitFor(() => expect(element.getAttribute(STATE)).toBe('failed'));
    expect(told).not.toHaveBeenCalled();
  });
});
