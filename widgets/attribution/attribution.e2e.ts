import { rewrite } from '../../fixtures-html/testing/page-probes';
import { expect, expectIsland, test, touch, visit } from '../../fixtures-html/testing/shop-test';
import {
  attributionCookie,
  attributionData,
  hiddenInputs,
  marketingCookies,
  placeOrder,
  savedAttribution,
  shopAt,
} from './attribution.page';

const line = [{ sku: 'HV-W101', quantity: 1 }];
const prefix = 'wc_order_attribution_';

test('what a consent tool says while the page loads counts as soon as somebody is there to act on it', async ({
  page,
  shop,
}) => {
  await shop.situation({ consent: 'absent', attributionParams: { allowTracking: false } });
  await rewrite(page, '**/shop/**', (html) =>
    html.replace(
      '<script type="module"',
      `<script src="/wp-content/plugins/storefront-islands/early-attribution.js"></script>
      <script>
        var { setOrderTracking, getAttributionData } = wc_order_attribution;
        var atFirst = getAttributionData();
        if (location.search.includes('allowed'))
          addEventListener('DOMContentLoaded', () => setOrderTracking(true));
      </script>$&`,
    ),
  );
  await visit(page, '/shop/?utm_source=letter');
  await expectIsland(page.locator('body'), 'visit', 'ready');
  expect(await attributionData(page)).toMatchObject({ utm_source: null });
  expect(await marketingCookies(page)).toEqual([]);
  await visit(page, '/shop/?utm_source=letter&allowed');
  await expect.poll(() => marketingCookies(page)).toContain('sbjs_current');
  const atFirst = await page.evaluate(
    () => (globalThis as unknown as { atFirst: Record<string, unknown> }).atFirst,
  );
  expect(atFirst).toMatchObject({ utm_source: null });
  // Who has kept the first function says by it what counts now.
  await page.evaluate(() => {
    const { setOrderTracking } = globalThis as unknown as {
      setOrderTracking: (is: boolean) => void;
    };
    setOrderTracking(false);
  });
  await expect.poll(() => marketingCookies(page)).toEqual([]);
});

test('a campaign is saved with the order of the classic checkout, and with an account', async ({
  page,
  shop,
}) => {
  // This page has enough to load, and nobody touches it: a campaign does not wait for that.
  await page.goto(
    '/product/oxford-shirt/?utm_source=letter&utm_medium=e%2Dmail&utm_campaign=%3Cb%3E&fbclid=Click1',
  );
  await expectIsland(page.locator('body'), 'visit', 'ready');
  const entry = page.url();
  await expect.poll(() => marketingCookies(page)).toContain('_fbc');
  expect(await page.evaluate(() => document.cookie)).toMatch(/_fbc=fb\.\d\.\d{13}\.Click1/);
  await shop.fill(line);
  // The basket is filled now: its own code comes first, and the visit with the first interaction.
  await visit(page, '/shop/');
  await expect.poll(() => attributionCookie(page, 'session')).toContain('pgs=2');
  await page.goto('/checkout/');
  await expect(page.locator('form.checkout wc-order-attribution-inputs input')).toHaveCount(16);
  await expect
    .poll(() => hiddenInputs(page, 'form.checkout'))
    .toMatchObject({ [`${prefix}utm_source`]: 'letter', [`${prefix}session_pages`]: '3' });
  // One element of the form sends; which one does not matter.
  const names = await page
    .locator('wc-order-attribution-inputs input')
    .evaluateAll((inputs) => (inputs as HTMLInputElement[]).map(({ name }) => name));
  expect(new Set(names).size).toBe(16);
  await placeOrder(page);
  const [order] = (await savedAttribution(page)).orders;
  expect(order).toMatchObject({
    source_type: 'utm',
    utm_source: 'letter',
    utm_medium: 'e-mail',
    utm_campaign: '<b>',
    session_entry: decodeURIComponent(entry),
    session_pages: '3',
    session_count: '1',
    device_type: 'Desktop',
  });
  // "(none)" is sent, and not saved.
  expect(order).not.toHaveProperty('utm_term');

  await page.goto('/my-account/orders/');
  await expect(page.getByRole('table', { name: /order/ })).toContainText('letter');
  await page.goto('/my-account/');
  await page.locator('#reg_email').fill('ada@shop.test');
  await page.locator('#reg_password').fill('long enough');
  await expect(page.locator('form.register wc-order-attribution-inputs input')).toHaveCount(16);
  await expect
    .poll(() => hiddenInputs(page, 'form.register'))
    .toMatchObject({ [`${prefix}source_type`]: 'utm' });
  await page.locator('form.register [name=register]').click();
  await expect(page.getByRole('table', { name: /account/ })).toBeVisible();
  expect((await savedAttribution(page)).account).toMatchObject({ utm_source: 'letter' });
});

test('the block checkout gets text or null for every field, whenever its store comes', async ({
  page,
  shop,
}) => {
  await shop.fill(line);
  await shop.situation({ consent: 'optin', consentSwitch: true });
  await visit(page, '/checkout/block/?utm_source=letter');
  await expectIsland(page.locator('body'), 'visit', 'ready');
  const calls = (): Promise<Array<[string, Record<string, unknown>, boolean]>> =>
    page.evaluate(
      () =>
        (
          globalThis as unknown as {
            fixtureExtensionCalls: Array<[string, Record<string, unknown>, boolean]>;
          }
        ).fixtureExtensionCalls,
    );
  await expect.poll(calls).toHaveLength(1);
  const [[namespace, none, isReplaced] = []] = await calls();
  expect([namespace, isReplaced]).toEqual(['woocommerce/order-attribution', true]);
  expect(Object.values(none ?? {})).toEqual(Array.from({ length: 16 }, () => null));

  await page.getByRole('button', { name: 'Allow' }).click();
  await expect.poll(async () => (await calls()).at(-1)?.[1].utm_source).toBe('letter');
  await page.getByRole('button', { name: 'Place Order' }).click();
  await page.waitForURL('**/order-received/**');
  const [order] = (await savedAttribution(page)).orders;
  expect(order).toMatchObject({ source_type: 'utm', utm_source: 'letter', session_pages: '1' });
});

test('a visit from another site goes on across pages, tabs and the platform’s own format', async ({
  page,
  shop,
  baseURL,
}) => {
  const www = shopAt(baseURL, 'www.shop.localhost');
  await page.goto(
    `${shopAt(baseURL, 'elsewhere.localhost')}/fixtures/elsewhere?shop=www.shop.localhost`,
  );
  await page.getByRole('link', { name: 'good jumpers' }).click();
  await page.waitForURL(`${www}/shop/`);
  await expectIsland(page.locator('body'), 'visit', 'ready');
  expect(await attributionData(page)).toMatchObject({
    source_type: 'referral',
    utm_source: 'elsewhere.localhost',
    session_pages: '1',
  });
  const cookies = await page.context().cookies(www);
  const session = cookies.find(({ name }) => name === 'sbjs_session');
  // Seen by all subdomains, and gone after half an hour; the others end with the browser.
  expect(session?.domain).toBe('.shop.localhost');
  expect((session?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(29 * 60);
  expect(cookies.find(({ name }) => name === 'sbjs_current')?.expires).toBe(-1);

  // As the platform's own script would count a page.
  await page.evaluate(() => {
    const end = new Date(Date.now() + 1_800_000).toUTCString();
    document.cookie = `sbjs_session=${encodeURIComponent('pgs=7|||cpg=x')};expires=${end};domain=.shop.localhost; path=/`;
  });
  const tab = await page.context().newPage();
  await tab.goto(`${www}/journal/how-to-wash-wool/?gclid=1`);
  await expectIsland(tab.locator('body'), 'visit', 'ready');
  expect(await attributionData(tab)).toMatchObject({ utm_source: 'google', session_pages: '8' });
  // The first tab goes on telling what was true for it; its next page knows of the other's.
  expect(await attributionData(page)).toMatchObject({
    source_type: 'referral',
    session_pages: '1',
  });
  await visit(page, `${www}/`);
  await expectIsland(page.locator('body'), 'visit', 'ready');
  expect(await attributionData(page)).toMatchObject({ utm_source: 'google', session_pages: '9' });

  // Turned off by the platform's function: nothing is left on any domain, www or not.
  await page.evaluate(() => {
    document.cookie = 'sbjs_promo=x;path=/';
    document.cookie = 'sbjs_first=x;path=/;domain=www.shop.localhost';
    const { wc_order_attribution: shopGlobal } = globalThis as unknown as {
      wc_order_attribution: { setOrderTracking: (isAllowed: boolean) => void };
    };
    shopGlobal.setOrderTracking(false);
  });
  await expect.poll(() => marketingCookies(page)).toEqual([]);
  expect(new Set(Object.values(await attributionData(page)))).toEqual(new Set([null]));
  await shop.clearFaults();
});

test('a page is counted when it is shown, once, and never beside the platform’s own script', async ({
  page,
  shop,
}) => {
  await page.addInitScript(() => {
    // The empty page that a browser begins with has no storage.
    if (origin === 'null' || sessionStorage.getItem('shown')) return;
    Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
  });
  await page.goto('/shop/');
  await page.waitForLoadState('networkidle');
  await expect(page.locator('body')).not.toHaveAttribute('data-island-visit', /./);
  expect(await marketingCookies(page)).toEqual([]);
  await page.evaluate(() => {
    Object.defineProperty(document, 'prerendering', { value: false });
    document.dispatchEvent(new Event('prerenderingchange'));
    sessionStorage.setItem('shown', '1');
  });
  // Nobody has sent the shopper here: what they do first is early enough.
  await expectIsland(page.locator('body'), 'visit', 'waiting');
  await touch(page);
  await expectIsland(page.locator('body'), 'visit', 'ready');
  expect(await attributionCookie(page, 'session')).toContain('pgs=1');
  await page.evaluate(() => {
    const { wc_order_attribution: shopGlobal, sbjs } = globalThis as unknown as {
      wc_order_attribution: { setOrderTracking: (isAllowed: boolean) => void };
      sbjs: { get: { session: { pgs: string } } };
    };
    shopGlobal.setOrderTracking(true);
    if (sbjs.get.session.pgs !== '1') throw new Error('counted twice');
  });
  expect(await attributionCookie(page, 'session')).toContain('pgs=1');

  // A page from a cache, printed for a shopper who had not allowed it; no consent plugin: its word.
  await shop.situation({ attributionParams: { allowTracking: false } });
  await visit(page, '/');
  await expectIsland(page.locator('body'), 'visit', 'ready');
  expect(await attributionCookie(page, 'session')).toContain('pgs=2');
  await shop.situation({ consent: 'absent' });
  await visit(page, '/');
  await expectIsland(page.locator('body'), 'visit', 'ready');
  await expect.poll(() => marketingCookies(page)).toEqual([]);

  // The shop's own lifetimes, and values that no firewall takes offence at.
  await shop.situation({ attributionParams: { lifetime: 2, session: 5, base64: true } });
  await visit(page, '/');
  await expectIsland(page.locator('body'), 'visit', 'ready');
  const written = Object.fromEntries(
    (await page.context().cookies())
      .filter(({ name }) => name.startsWith('sbjs_'))
      .map(({ name, value, expires }) => [
        name,
        { content: decodeURIComponent(atob(value)), minutes: expires / 60 - Date.now() / 60_000 },
      ]),
  );
  expect(written.sbjs_session?.content).toMatch(/^pgs=1\|\|\|cpg=/);
  expect(Math.round(written.sbjs_session?.minutes ?? 0)).toBe(5);
  expect(written.sbjs_current?.content).toContain('typ=typein');
  expect(Math.round(written.sbjs_current?.minutes ?? 0)).toBe(2 * 30 * 24 * 60);
  await page.context().clearCookies({ name: /^sbjs_/ });

  await shop.situation({ attributionParams: {} });
  // There from the first moment on: other scripts of the page may be later than the bundle.
  await page.addInitScript(() => {
    let shopGlobal: object | undefined;
    Object.defineProperty(globalThis, 'wc_order_attribution', {
      get: () => shopGlobal,
      set(printed: object) {
        shopGlobal = Object.assign(printed, { setOrderTracking: () => undefined });
      },
    });
  });
  await visit(page, '/');
  await expectIsland(page.locator('body'), 'visit', 'ready');
  expect(await marketingCookies(page)).toEqual([]);
  // What it tells the block checkout stays as it is, too.
  await shop.fill(line);
  await shop.forgetRequests();
  await visit(page, '/checkout/block/');
  await expectIsland(page.locator('body'), 'visit', 'ready');
  expect(await shop.requests('chunks/block-checkout')).toEqual([]);
});

test.describe('without the code', () => {
  test.use({ allowErrors: [/404|storefront-islands:error|Failed to fetch/] });
  test('the checkout goes on, and sends nothing that is not true', async ({ page, shop }) => {
    await shop.fill(line);
    await shop.fault({ match: '/chunks/record-page', kind: '404', times: 'always' });
    await visit(page, '/checkout/?utm_source=letter');
    await expectIsland(page.locator('body'), 'visit', 'failed');
    await expect(page.locator('wc-order-attribution-inputs input')).toHaveCount(16);
    const values = Object.values(await hiddenInputs(page, 'form.checkout'));
    expect(new Set(values)).toEqual(new Set(['']));
    await placeOrder(page);
    expect((await savedAttribution(page)).orders).toEqual([{}]);
  });
});
