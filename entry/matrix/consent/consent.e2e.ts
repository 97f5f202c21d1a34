import { readFileSync } from 'node:fs';

import type {
  APIRequestContext,
  PlaywrightTestOptions,
  PlaywrightWorkerArgs,
} from 'playwright/test';

import {
  atRest,
  expect,
  leaveWindow,
  type Page,
  Shop,
  test,
} from '../../../fixtures-html/testing/shop-test';
import { holdBack } from '../../../fixtures-html/testing/page-probes';
import { marketingCookies, shopAt } from '../../../widgets/attribution/attribution.page';
import { documented, Recorder } from './record';
import { AGAIN, answer, goThrough, land, LANDING } from './tour';

/** A host with a domain above it, of which cookies can be, too. */
const HOST = 'www.shop.localhost';
const LIBRARY = readFileSync(
  new URL('../../../fixtures-html/assets/scripts/pixel-library.js', import.meta.url),
  'utf8',
);

test.use({
  baseURL: async ({ baseURL }, use) => use(shopAt(baseURL, HOST)),
  actionTimeout: 10_000,
});

/** Of a test: its page, and where the shop is. */
type Place = Pick<PlaywrightTestOptions, 'baseURL'> & {
  page: Page;
  playwright: PlaywrightWorkerArgs['playwright'];
};

/** Stands for the other houses: nothing of a test leaves this machine. */
async function standIn(page: Page): Promise<void> {
  // The real library writes its cookie for the whole site, and reports to a host of its own.
  const library = LIBRARY.replace('; path=/;', '; domain=.shop.localhost; path=/;').replace(
    '/fixture-pixel/tr',
    'https://www.facebook.com/tr/',
  );
  await page.context().route(
    ({ hostname }) => hostname !== HOST,
    (route) => {
      const { hostname } = new URL(route.request().url());
      const isLibrary = hostname === 'connect.facebook.net';
      return isLibrary
        ? route.fulfill({ contentType: 'text/javascript', body: library })
        : route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Other</title>' });
    },
  );
}

/** The control API of the visitor, by the one name of this machine that is known outside of browsers. */
async function shopOf({ page, playwright, baseURL }: Place): Promise<[Shop, APIRequestContext]> {
  const request = await playwright.request.newContext({ baseURL: shopAt(baseURL, '127.0.0.1') });
  await request.get('/fixtures/api/cart');
  const { cookies } = await request.storageState();
  const { name, value } = cookies.find((cookie) => cookie.name === 'fixture_visitor')!;
  await page.context().addCookies([{ name, value, url: baseURL!, httpOnly: true }]);
  return [new Shop({ request } as Page), request];
}

/** What the shop was told of the advertisement, by any request but those for the landing page. */
async function toldOf(shop: Shop): Promise<string[]> {
  const all = [...(await shop.requests('letter77')), ...(await shop.requests('Click7'))];
  return all.filter(({ path }) => path !== LANDING).map(({ path, body }) => `${path} ${body}`);
}

async function lastOrder(request: APIRequestContext): Promise<unknown> {
  const saved = await request.get('/fixtures/api/attribution');
  return ((await saved.json()) as { orders: unknown[] }).orders.at(-1);
}

// Under the strict policy, which the shop sends to be told of only, the pixel's library would be refused.
test.use({ allowErrors: [/fbevents\.js.*policy is report-only/] });

interface Visitor {
  shop: Shop;
  request: APIRequestContext;
  recorder: Recorder;
  look(): Promise<void>;
}

/** Opens the shop for somebody who has not been asked yet, with everything on that could keep or tell. */
async function openShop(place: Place): Promise<Visitor> {
  const { page, baseURL } = place;
  const [shop, request] = await shopOf(place);
  await standIn(page);
  await shop.situation({
    consent: 'optin',
    consentSwitch: true,
    // The answers are the bundle's to write; the page is as one from a cache, printed for somebody else.
    consentScript: false,
    attributionParams: { allowTracking: true },
    pixels: 'printed',
    storeNotice: 'one',
    cookieNotice: true,
    wishlist: 'remove',
    redirectAfterAdd: 'no',
    settings: {
      pixelScript: 'https://connect.facebook.net/en_US/fbevents.js',
      contactFormDraft: true,
    },
  });
  const recorder = new Recorder(page.context(), baseURL!);
  return { shop, request, recorder, look: () => recorder.take(page) };
}

/** What has been found since it was last asked, and needs consent. */
function beyondNecessary(recorder: Recorder): string[] {
  const necessary = documented('necessary');
  return recorder.release().filter((told) => !necessary.includes(told));
}

test('cookies, storage and other houses are those of the document: denied', async ({
  page,
  playwright,
  baseURL,
}) => {
  test.slow(true, 'a whole session');
  const { shop, request, recorder, look } = await openShop({ page, playwright, baseURL });
  await land(page);
  await look();
  await answer(page, 'Deny');
  await goThrough(page, look);
  expect(recorder.release()).toEqual(documented('necessary'));
  expect(await toldOf(shop)).toEqual([]);
  expect(await lastOrder(request)).toEqual({});
});

test('cookies, storage and other houses are those of the document: allowed after all, then withdrawn', async ({
  page,
  playwright,
  baseURL,
}) => {
  test.slow(true, 'two whole sessions');
  const { shop, request, recorder, look } = await openShop({ page, playwright, baseURL });

  await test.step('allowed', async () => {
    await land(page);
    await answer(page, 'Deny');
    await look();
    expect(beyondNecessary(recorder)).toEqual([]);
    await land(page);
    await answer(page, 'Allow');
    await expect.poll(() => marketingCookies(page)).toContain('_fbp');
    await goThrough(page, look);
    expect(recorder.release()).toEqual(documented('necessary', 'marketing'));
    expect(await lastOrder(request)).toMatchObject({ utm_source: 'letter77' });
  });

  await test.step('withdrawn in another tab, while this one lies open', async () => {
    await land(page);
    await expect.poll(() => marketingCookies(page)).toContain('sbjs_session');
    await leaveWindow(page);
    const tab = await page.context().newPage();
    await tab.goto('/pixel/');
    await answer(tab, 'Deny');
    await expect.poll(() => marketingCookies(page)).toEqual([]);
    recorder.release();
    // Whatever other code asks for, neither tab writes again.
    for (const each of [page, tab]) await each.evaluate(askForMore);
    await look();
    await recorder.take(tab);
    expect(beyondNecessary(recorder)).toEqual([]);
    await tab.close();
  });

  await test.step('and nothing comes back', async () => {
    await shop.forgetRequests();
    await land(page);
    await goThrough(page, look, AGAIN);
    expect(recorder.release()).toEqual(documented('necessary'));
    expect(await toldOf(shop)).toEqual([]);
    expect(await lastOrder(request)).toEqual({});
  });
});

test('cookies, storage and other houses are those of the document: allowed until denied', async ({
  page,
  playwright,
  baseURL,
}) => {
  test.slow(true, 'two sessions');
  const { shop, request, recorder, look } = await openShop({ page, playwright, baseURL });
  await shop.situation({ consent: 'optout' });

  await test.step('nothing answered', async () => {
    await land(page);
    // Of the advertisement's address, which no later page has.
    await expect.poll(() => marketingCookies(page)).toContain('_fbc');
    await goThrough(page, look, AGAIN);
    expect(beyondNecessary(recorder)).toEqual(documented('marketing'));
    expect(await lastOrder(request)).toMatchObject({ utm_source: 'letter77' });
  });

  await test.step('denied', async () => {
    await land(page);
    await answer(page, 'Deny');
    await expect.poll(() => marketingCookies(page)).toEqual([]);
    recorder.release();
    await shop.forgetRequests();
    await land(page);
    await goThrough(page, look, AGAIN);
    expect(beyondNecessary(recorder)).toEqual([]);
    expect(await toldOf(shop)).toEqual([]);
    expect(await lastOrder(request)).toEqual({});
  });

  await test.step('denied, where the pixel plugin’s own scripts run and the library comes late', async () => {
    await shop.situation({ pixels: 'platform' });
    for (const path of [LANDING, '/product/organic-cotton-tee/']) {
      const release = await holdBack(page, '**/pixel-library.js');
      await page.goto(path, { waitUntil: 'commit' });
      await expect(page.locator('[data-pixel-id]')).toHaveAttribute('data-island-pixels', 'ready');
      release();
      await page.waitForFunction(() => 'fixturePixelCalls' in globalThis);
      await atRest(page, { isTouched: false });
      await look();
    }
    expect(beyondNecessary(recorder)).toEqual([]);
    expect(await shop.requests('/fixture-pixel/tr')).toEqual([]);
  });
});

/** Runs in the browser: what scripts of the theme, or of a tag manager, may do at any time. */
function askForMore(): Promise<unknown> {
  const page = globalThis as unknown as {
    wc_order_attribution: { setOrderTracking: (isAllowed: boolean) => void };
    fbq?: (...call: unknown[]) => void;
  };
  page.wc_order_attribution.setOrderTracking(true);
  page.fbq?.('track', 'Lead');
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  document.dispatchEvent(new Event('visibilitychange'));
  return new Promise((resolve) => requestIdleCallback(resolve, { timeout: 500 }));
}
