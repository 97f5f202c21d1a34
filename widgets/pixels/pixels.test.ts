import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { IslandContext } from '../../shared/islands/island';
import { consentGlobals } from '../../shared/platform/consent-globals';
import { pixelPage, type PixelQueue } from '../../shared/platform/pixel-page';

/** The library's element, which no test fetches. */
let library: HTMLScriptElement | undefined;
vi.mock('../../shared/dom/html/insert-script', () => ({
  insertScript: (): HTMLScriptElement => (library = document.createElement('script')),
}));
// Real hashes come from other threads, at no time that a test could wait for.
let hashing = Promise.resolve();
vi.mock('./hash-user-data', () => ({
  hashUserData: ({ fn }: { fn: string }) => hashing.then(() => ({ fn: `hash of ${fn}` })),
}));

const AGENT = 'woocommerce-11.0.1-3.7.3';
let controller = new AbortController();
/** What the library has been called with. */
let calls: unknown[][] = [];

/** Answers as the banner's plugin does; what follows is awaited. */
async function answer(marketing: 'allow' | 'deny'): Promise<void> {
  document.dispatchEvent(
    new CustomEvent('wp_listen_for_consent_change', { detail: { marketing } }),
  );
  await vi.dynamicImportSettled();
}

/** The island of a page that has just been loaded. */
async function loadPage(): Promise<() => Promise<void>> {
  vi.resetModules();
  const { mount } = await import('./pixels.island');
  const fail = (error: unknown): void => {
    throw error;
  };
  return async () => {
    controller = new AbortController();
    const context: IslandContext = { name: 'pixels', signal: controller.signal, fail };
    await mount(document.querySelector<HTMLElement>('[data-pixel-id]')!, context);
  };
}

const openPage = async (): Promise<void> => (await loadPage())();

/** The library comes, and takes over from the queue. */
function arrive(): void {
  const { fbq } = pixelPage;
  if (!fbq) return;
  fbq.callMethod = (...call) => void calls.push(call);
  for (const call of fbq.queue.splice(0)) calls.push(call);
  library?.dispatchEvent(new Event('load'));
}

const names = (): string[] =>
  calls.map(([method, what]) => (method === 'init' ? 'init' : `${String(method)} ${String(what)}`));

/** The browser's own, which the tests' page does not have. */
const reported = vi.fn();

beforeEach(() => {
  vi.stubGlobal('reportError', reported.mockClear());
  calls = [];
  library = undefined;
  consentGlobals.consent_api = { consent_type: 'optout' };
  document.body.innerHTML = `<i data-pixel-id="7" data-pixel-agent="${AGENT}" data-pixel-user-data='{"fn":"Mary"}'></i>`;
});

afterEach(() => {
  controller.abort();
  expect(reported).not.toHaveBeenCalled();
  delete consentGlobals.consent_api;
  delete pixelPage.fbq;
  delete pixelPage.wc_facebook_pixel_data;
  delete pixelPage.wcFacebookPixelFiredEvents;
});

describe('with consent', () => {
  it('the page view is reported once, behind the pixel and with everything that belongs to it', async () => {
    const start = await loadPage();
    // All of them at a time, as news of consent may come while the first is on its way.
    await Promise.all([start(), answer('allow'), answer('allow')]);
    arrive();
    await answer('allow');
    const fn = 'hash of Mary';
    expect(calls).toEqual([
      ['init', '7', { fn }, { agent: AGENT }],
      ['set', 'agent', AGENT, '7'],
      [
        'track',
        'PageView',
        {
          source: 'woocommerce',
          version: '11.0.1',
          pluginVersion: '3.7.3',
          user_data: { fn },
        },
        { eventID: expect.stringMatching(/^[\da-f-]{36}$/) },
      ],
    ]);
    expect(document.querySelectorAll('.wc-facebook-pixel-event-placeholder')).toHaveLength(1);
  });

  it('what others have reported before waits behind the pixel', async () => {
    const start = await loadPage();
    const { openPixelQueue } = await import('../../shared/stores/pixel-queue');
    openPixelQueue()('track', 'AddToCart');
    await start();
    arrive();
    expect(names()).toEqual(['init', 'track AddToCart', 'set agent', 'track PageView']);
  });

  it('an event that the plugin’s own script sends, or has sent, is left to it', async () => {
    const event = { name: 'PageView', eventId: 'e-1' };
    pixelPage.wc_facebook_pixel_data = { eventQueue: [event] };
    pixelPage.wcFacebookPixelFiredEvents = { 'e-1': true };
    await openPage();
    arrive();
    expect(names()).toEqual(['init', 'set agent']);
    controller.abort();

    pixelPage.wcFacebookPixelFiredEvents = {};
    document.body.insertAdjacentHTML(
      'beforeend',
      '<script type="text/plain" id="wc-facebook-pixel-events-js" src="/its-own.js"></script>',
    );
    calls = [];
    await openPage();
    arrive();
    expect(names()).toEqual(['init', 'set agent']);
    controller.abort();

    document.querySelector('#wc-facebook-pixel-events-js')?.remove();
    calls = [];
    await openPage();
    arrive();
    expect(calls.at(-1)?.[3]).toEqual({ eventID: 'e-1' });
    expect(pixelPage.wcFacebookPixelFiredEvents).toEqual({ 'e-1': true });
  });

  it.each(['error', 'load'])('calls go nowhere when the library ends with “%s”', async (end) => {
    await openPage();
    library?.dispatchEvent(new Event(end));
    expect(pixelPage.fbq?.queue).toEqual([]);
    pixelPage.fbq?.('track', 'AddToCart');
    expect(pixelPage.fbq?.queue).toEqual([]);
  });

  it('a library that breaks does not break who calls it', async () => {
    await openPage();
    const { fbq } = pixelPage;
    const broken = new Error('broken');
    fbq!.callMethod = () => {
      throw broken;
    };
    expect(() => fbq!('track', 'AddToCart')).not.toThrow();
    await answer('deny');
    expect(reported.mock.calls).toEqual([[broken], [broken]]);
    reported.mockClear();
  });

  it('the island leaves nothing behind, and counts the page no second time', async () => {
    const start = await loadPage();
    await start();
    arrive();
    controller.abort();
    expect(names().at(-1)).toBe('consent revoke');
    expect(pixelPage.fbq).toBeUndefined();
    expect(document.querySelector('.wc-facebook-pixel-event-placeholder')).toBeNull();
    calls = [];
    await start();
    expect(names()).toEqual(['consent grant']);
    expect(pixelPage.fbq).toBeDefined();
    expect(document.querySelector('.wc-facebook-pixel-event-placeholder')).not.toBeNull();
  });
});

describe('without consent', () => {
  it('nothing is there, not even a queue; and nothing where a page names no pixel', async () => {
    consentGlobals.consent_api = { consent_type: 'optin' };
    await openPage();
    await answer('deny');
    expect(pixelPage.fbq).toBeUndefined();
    expect(library).toBeUndefined();
    controller.abort();

    document.querySelector('[data-pixel-id]')!.setAttribute('data-pixel-id', '');
    vi.spyOn(console, 'warn').mockReturnValue();
    consentGlobals.consent_api = { consent_type: 'optout' };
    await openPage();
    await answer('allow');
    expect(pixelPage.fbq).toBeUndefined();
    expect(library).toBeUndefined();
  });

  it('what is on its way is given up', async () => {
    const start = await loadPage();
    const starting = start();
    await answer('deny');
    await starting;
    expect(pixelPage.fbq).toBeUndefined();

    let finish = (): void => {};
    hashing = new Promise((resolve) => (finish = resolve));
    await answer('allow');
    await answer('deny');
    finish();
    await hashing;
    await answer('deny');
    expect(pixelPage.fbq).toBeUndefined();

    await answer('allow');
    await answer('deny');
    // The library comes too late to hear of anything.
    arrive();
    expect(calls).toEqual([]);
    await answer('allow');
    expect(names()).toEqual(['init', 'set agent', 'track PageView']);
  });

  it('the library is told to stop, nobody’s calls reach it, and none is made up for later', async () => {
    await openPage();
    arrive();
    calls = [];
    await answer('deny');
    await answer('deny');
    pixelPage.fbq?.('track', 'AddToCart');
    expect(names()).toEqual(['consent revoke']);
    await answer('allow');
    pixelPage.fbq?.('track', 'Lead');
    expect(names()).toEqual(['consent revoke', 'consent grant', 'track Lead']);
  });

  it('a script that comes while hashes are made has the page view', async () => {
    let finish = (): void => {};
    hashing = new Promise((resolve) => (finish = resolve));
    const opening = openPage();
    await vi.dynamicImportSettled();
    const foreign = vi.fn() as unknown as PixelQueue;
    pixelPage.fbq = foreign;
    finish();
    await opening;
    expect(library).toBeUndefined();
    expect(foreign).not.toHaveBeenCalled();
  });

  it('a queue of another script is told each change, and nothing else', async () => {
    const foreign = vi.fn() as unknown as PixelQueue;
    pixelPage.fbq = foreign;
    await openPage();
    await answer('allow');
    expect(foreign).not.toHaveBeenCalled();
    for (const each of ['deny', 'deny', 'allow', 'allow'] as const) await answer(each);
    expect(vi.mocked(foreign).mock.calls).toEqual([
      ['consent', 'revoke'],
      ['consent', 'grant'],
    ]);
    controller.abort();
    expect(pixelPage.fbq).toBe(foreign);
    expect(library).toBeUndefined();
  });
});
