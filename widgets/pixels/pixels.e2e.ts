import {
  expect,
  expectIsland,
  leaveWindow,
  openSettled,
  type Page,
  type Shop,
  test,
} from '../../fixtures-html/testing/shop-test';

const PIXEL = '[data-pixel-id]';

interface Report {
  ev: string;
  eid: string;
  cd: Record<string, unknown>;
}

/** What has reached the social network's stand-in of one event, on all of the visitor's pages. */
async function reports(shop: Shop, event = 'PageView'): Promise<Report[]> {
  const sent = await shop.requests('/fixture-pixel/tr');
  return sent
    .map(({ path }) => Object.fromEntries(new URL(path, 'http://shop').searchParams))
    .map(({ ev = '', eid = '', cd = '{}' }) => ({
      ev,
      eid,
      cd: JSON.parse(cd) as Record<string, unknown>,
    }))
    .filter(({ ev }) => ev === event);
}

/** What the library has been called with on this page; `undefined` where it is not there. */
function calls(page: Page): Promise<unknown[][] | undefined> {
  return page.evaluate(
    () => (globalThis as unknown as { fixturePixelCalls?: unknown[][] }).fixturePixelCalls,
  );
}

/** Reports as any script of the page may, and waits until what it may cause has been sent. */
function track(page: Page, event: string): Promise<void> {
  return page.evaluate(async (name) => {
    const { fbq } = globalThis as unknown as { fbq?: (...call: unknown[]) => void };
    fbq?.('track', name);
    await fetch('/favicon.ico');
  }, event);
}

/** Everything that the network's library, or a call to it, leaves on a page and in the browser. */
async function traces(page: Page): Promise<string[]> {
  const cookies = await page.context().cookies();
  const found = await page.evaluate(() => [
    ...Object.keys(globalThis).filter((name) => /fbq|fixturePixel/.test(name)),
    ...[...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter((key) =>
      /^_?fb|pixel/i.test(key),
    ),
    ...[...document.querySelectorAll('script[src*=pixel-library],[class*=pixel]')].map(String),
  ]);
  return [...cookies.map(({ name }) => name).filter((name) => name.startsWith('_fb')), ...found];
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expectIsland(page.locator(PIXEL), 'pixels', 'ready');
}

test('nothing is fetched, written or called before marketing is allowed, nor after it is withdrawn', async ({
  page,
  shop,
}) => {
  const asked: string[] = [];
  page.context().on('request', (request) => asked.push(request.url()));
  const violations: string[] = [];
  await page.exposeFunction('noteViolation', (text: string) => violations.push(text));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      const { noteViolation } = globalThis as unknown as { noteViolation: (t: string) => void };
      noteViolation(`${violatedDirective} ${blockedURI}`);
    });
  });
  await shop.situation({
    pixels: 'printed',
    csp: 'strict',
    consent: 'optin',
    consentSwitch: true,
    loggedIn: true,
  });
  const pixelAddresses = (): string[] => asked.filter((url) => /pixel-library|\/tr\?/.test(url));
  await open(page, '/shop/');
  expect(await traces(page)).toEqual([]);
  await page.getByRole('button', { name: 'Deny' }).click();
  await open(page, '/product/oxford-shirt/');
  await track(page, 'Lead');
  expect(await traces(page)).toEqual([]);
  expect(pixelAddresses()).toEqual([]);
  expect(asked.filter((url) => url.includes('chunks/pixel-run'))).toEqual([]);

  await page.getByRole('button', { name: 'Allow' }).click();
  await expect.poll(() => reports(shop)).toHaveLength(1);
  const [view] = await reports(shop);
  const printed = await page.evaluate(() => {
    const { wc_facebook_pixel_data: data } = globalThis as unknown as {
      wc_facebook_pixel_data: { eventQueue: Array<{ eventId: string }> };
    };
    return data.eventQueue[0]?.eventId;
  });
  const hash = expect.stringMatching(/^[\da-f]{64}$/) as unknown;
  const fields = ['em', 'ph', 'fn', 'ln', 'ct', 'st', 'zp', 'cn', 'external_id'];
  expect(view).toEqual({
    ev: 'PageView',
    eid: printed,
    cd: {
      source: 'woocommerce',
      version: '11.0.1',
      pluginVersion: '3.7.3',
      user_data: {
        ...Object.fromEntries(fields.map((field) => [field, hash])),
        // Of 'newyork', 'ny', and '10001'.
        ct: '350c754ba4d38897693aa077ef43072a859d23f613443133fecbbd90a3512ca5',
        st: '1b06e2003f8420d6fa42badd8f77ec0f706b976b7a48b13c567dc5a559681683',
        zp: 'e443169117a184f91186b401133b20be670c7c0896f9886075e5d9b81e9d076b',
      },
    },
  });
  const agent = 'woocommerce_2-11.0.1-3.7.3';
  await expect
    .poll(() => calls(page))
    .toEqual([
      ['init', '1234567890', view?.cd['user_data'], { agent }],
      ['set', 'agent', agent, '1234567890'],
      ['track', 'PageView', view?.cd, { eventID: printed }],
      // What else the plugin has printed: nobody but the bundle is there to report it.
      [
        'track',
        'ViewContent',
        { content_type: 'product' },
        { eventID: expect.stringMatching(/^[\da-f-]{36}$/) as unknown },
      ],
    ]);

  expect(asked.join('\n')).not.toMatch(/shop\.test|neil|york|10001-/i);
  await expect.poll(() => traces(page)).toContain('_fbp');
  // An address that an island writes is no new page.
  await page.evaluate(() => history.pushState(null, '', '?attribute_pa_size=m'));
  await track(page, 'Lead');
  await expect.poll(() => reports(shop, 'Lead')).toHaveLength(1);
  expect(await reports(shop)).toHaveLength(1);

  // Withdrawn in another tab, which counts before this one is looked at again.
  await leaveWindow(page);
  const tab = await page.context().newPage();
  await open(tab, '/pixel/');
  await expect.poll(() => reports(shop)).toHaveLength(2);
  await tab.getByRole('button', { name: 'Deny' }).click();
  await expect.poll(async () => (await calls(page))?.at(-1)).toEqual(['consent', 'revoke']);
  await expect.poll(async () => (await calls(tab))?.at(-1)).toEqual(['consent', 'revoke']);
  await Promise.all([track(page, 'Lead'), track(tab, 'Lead')]);
  await expect
    .poll(async () => (await page.context().cookies()).filter(({ name }) => name.startsWith('_fb')))
    .toEqual([]);
  const before = pixelAddresses().length;
  await open(page, '/shop/');
  await track(page, 'Lead');
  expect(await traces(page)).toEqual([]);
  expect(pixelAddresses()).toHaveLength(before);
  expect(await reports(shop)).toHaveLength(2);
  expect(await reports(shop, 'Lead')).toHaveLength(1);
  expect(violations).toEqual([]);
});

test('a page view counts once, when it is shown, however often the page comes back @window', async ({
  page,
  shop,
}) => {
  await page.addInitScript(() => {
    if (sessionStorage.getItem('shown')) return;
    Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
  });
  await shop.situation({ pixels: 'cached', bundleTwice: true, loggedIn: true });
  await page.goto('/pixel/');
  await page.waitForLoadState('networkidle');
  expect(await traces(page)).toEqual([]);
  await page.evaluate(() => {
    Object.defineProperty(document, 'prerendering', { value: false });
    document.dispatchEvent(new Event('prerenderingchange'));
    sessionStorage.setItem('shown', '1');
  });
  await expectIsland(page.locator(PIXEL), 'pixels', 'ready');
  await expect.poll(() => reports(shop)).toHaveLength(1);

  // Real pages, and a real way back.
  await open(page, '/shop/');
  await expect.poll(() => reports(shop)).toHaveLength(2);
  await page.evaluate(() =>
    addEventListener('pageshow', ({ persisted }) => Object.assign(globalThis, { persisted })),
  );
  await open(page, '/');
  await expect.poll(() => reports(shop)).toHaveLength(3);
  await page.goBack({ waitUntil: 'commit' });
  await page.waitForFunction(() => (globalThis as { persisted?: boolean }).persisted === true);
  await track(page, 'Lead');
  await expect.poll(() => reports(shop, 'Lead')).toHaveLength(1);
  const views = await reports(shop);
  expect(views).toHaveLength(3);
  // All pages come from a cache: no data of whom it was filled for, and an id for each view.
  expect(views.map(({ cd }) => cd['user_data'])).toEqual([{}, {}, {}]);
  expect(new Set(views.map(({ eid }) => eid)).size).toBe(3);
  for (const { eid } of views) expect(eid).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
});

test('a page view that the platform’s own scripts report is left to them, and the answer passed on', async ({
  page,
  shop,
}) => {
  await shop.situation({ pixels: 'platform', consent: 'optout', consentSwitch: true });
  await open(page, '/shop/');
  await expect.poll(() => reports(shop)).toHaveLength(1);
  const begin = await calls(page);
  expect(begin?.map(([method]) => method)).toEqual(['init', 'track']);
  await page.getByRole('button', { name: 'Deny' }).click();
  await expect.poll(() => calls(page)).toEqual([...(begin ?? []), ['consent', 'revoke']]);
  await track(page, 'Lead');
  await page.getByRole('button', { name: 'Allow' }).click();
  await expect.poll(async () => (await calls(page))?.at(-1)).toEqual(['consent', 'grant']);
  expect(await reports(shop, 'Lead')).toEqual([]);

  // The snippet is kept from running, the plugin’s script for its events is not.
  await shop.situation({ pixels: 'sender' });
  await open(page, '/shop/');
  await expect.poll(() => reports(shop)).toHaveLength(2);
  await track(page, 'Lead');
  await expect
    .poll(async () =>
      (await calls(page))?.map(([method, event]) => `${String(method)} ${String(event)}`),
    )
    .toEqual(['init 1234567890', 'set agent', 'track PageView', 'track Lead']);

  // Who saves data is spared the library.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  await page.goto('/shop/');
  await page.waitForLoadState('networkidle');
  await expectIsland(page.locator(PIXEL), 'pixels', 'waiting');
  expect(await reports(shop)).toHaveLength(2);
});

test('events that fragments bring go the same way', async ({ page, shop }) => {
  await shop.situation({
    pixel: true,
    pixels: 'printed',
    redirectAfterAdd: 'no',
    consent: 'optin',
    consentSwitch: true,
  });
  await openSettled(page, '/shop/');
  await expectIsland(page.locator(PIXEL), 'pixels', 'ready');
  const answer = (name: string): Promise<void> =>
    page.locator('.consent-switch').getByRole('button', { name }).click();
  let added = 0;
  const add = async (): Promise<void> => {
    added += 1;
    await page.locator('.ajax_add_to_cart').first().click();
    await expect(page.locator('.cart-icon strong').first()).toHaveText(String(added));
  };
  await add();
  await answer('Allow');
  await expect.poll(() => reports(shop)).toHaveLength(1);
  await expect(page.locator('.wc-facebook-pixel-event-placeholder')).toHaveCount(1);
  await add();
  await expect.poll(() => reports(shop, 'AddToCart')).toHaveLength(1);
  await answer('Deny');
  await expect.poll(async () => (await calls(page))?.at(-1)).toEqual(['consent', 'revoke']);
  await add();
  await answer('Allow');
  await add();
  await expect.poll(() => reports(shop, 'AddToCart')).toHaveLength(2);
  expect(await reports(shop)).toHaveLength(1);
});

test.describe('a library that does not come', () => {
  // The browser's own words, the last of them about the library's code.
  const words =
    /Failed to load resource|violates the following|Unexpected token '<'|expected expression, got '<'/;
  test.use({ allowErrors: [words] });

  test('breaks nothing, and is told to nobody', async ({ page, shop }) => {
    await shop.situation({ pixels: 'printed', redirectAfterAdd: 'no' });
    const buy = async (): Promise<void> => {
      await expectIsland(page.locator(PIXEL), 'pixels', 'ready');
      await track(page, 'Lead');
      const queue = await page.evaluate(
        () => (globalThis as unknown as { fbq: { queue: unknown[] } }).fbq.queue,
      );
      expect(queue).toEqual([]);
      await page.locator('.ajax_add_to_cart').first().click();
      await expect(page.locator('.cart-icon strong').first()).toHaveText('1');
      await expect(page.locator('.storefront-islands-toast')).toHaveCount(0);
      await shop.fill([]);
    };
    const refused = (): Promise<unknown> =>
      page.waitForFunction(() => {
        const { fbq } = globalThis as unknown as { fbq?: { callMethod?: unknown } };
        return fbq?.callMethod !== undefined;
      });

    for (const kind of ['404', 'reset', 'html'] as const) {
      await shop.fault({ match: 'pixel-library', kind, times: 'always' });
      await openSettled(page, '/shop/');
      await refused();
      await buy();
      await shop.clearFaults();
    }
    // The network's own address, which this policy does not have.
    await shop.situation({
      csp: 'strict',
      settings: { pixelScript: 'https://connect.facebook.net/en_US/fbevents.js' },
    });
    await openSettled(page, '/shop/');
    await refused();
    await buy();
    expect(await reports(shop)).toEqual([]);
  });
});
