import {
  expect,
  expectIsland,
  leaveWindow,
  type Page,
  test,
  visit,
} from '../../fixtures-html/testing/shop-test';

const line = [{ sku: 'HV-W101', quantity: 1 }];

/** Names of everything that the browser keeps for the shop, and that it has not got from the server. */
async function kept(page: Page): Promise<string[]> {
  const cookies = (await page.context().cookies())
    .filter(({ httpOnly }) => !httpOnly)
    .map(({ name }) => name);
  const stored = await page.evaluate(() => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
  ]);
  return [...cookies, ...stored].sort();
}

/** What the shop itself needs: the basket and the answer. */
const NECESSARY =
  /^(woocommerce_(cart_hash|items_in_cart)|wc_(cart_hash|fragments)_\w+|wc_cart_created|wp_consent_marketing)$/;

const marketing = async (page: Page): Promise<string[]> =>
  (await kept(page)).filter((name) => !NECESSARY.test(name));

/** Whether the platform's function says that marketing is allowed. */
function hasConsent(page: Page, category = 'marketing'): Promise<boolean> {
  return page.evaluate((name) => {
    const { wp_has_consent: has } = globalThis as unknown as {
      wp_has_consent: (category: string) => boolean;
    };
    return has(name);
  }, category);
}

/** What the platform's own script leaves for others to read. */
const allowsTracking = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    const { wc_order_attribution: shopGlobal } = globalThis as unknown as {
      wc_order_attribution: { params: { allowTracking: unknown } };
    };
    return shopGlobal.params.allowTracking;
  });

test('an answer counts in the other tab too, and at once in an open checkout', async ({
  page,
  shop,
}) => {
  await shop.situation({ consent: 'optout', consentSwitch: true });
  await shop.fill(line);
  await page.goto('/checkout/?utm_source=letter');
  const source = page.locator('form.checkout [name=wc_order_attribution_utm_source]');
  await expect(source).toHaveValue('letter');
  await leaveWindow(page);
  const tab = await page.context().newPage();
  await visit(tab, '/shop/');
  await expectIsland(tab.locator('body'), 'visit', 'ready');
  expect(await hasConsent(tab)).toBe(true);
  await tab.getByRole('button', { name: 'Deny' }).click();
  await expect(source).toHaveValue('');
  await expect(page.locator('wc-order-attribution-inputs input')).toHaveCount(16);
  expect(await hasConsent(page)).toBe(false);
  await expect.poll(() => marketing(page)).toEqual([]);
  for (const each of [page, tab]) await expect.poll(() => allowsTracking(each)).toBe(false);
  // Nothing is written again by either, whatever other code asks for.
  for (const each of [page, tab]) {
    await each.evaluate(() => {
      const { wc_order_attribution: shopGlobal } = globalThis as unknown as {
        wc_order_attribution: { setOrderTracking: (isAllowed: boolean) => void };
      };
      shopGlobal.setOrderTracking(true);
      return new Promise((resolve) => requestIdleCallback(resolve));
    });
  }
  expect(await marketing(page)).toEqual([]);
  await expect(source).toHaveValue('');

  await tab.getByRole('button', { name: 'Allow' }).click();
  await expect(source).toHaveValue('letter');
  expect(await allowsTracking(page)).toBe(true);
  await expect.poll(() => marketing(page)).toContain('sbjs_session');
  // Withdrawn where the form is, by an event alone, as a script may that keeps answers elsewhere.
  await page.evaluate(() =>
    document.dispatchEvent(
      new CustomEvent('wp_listen_for_consent_change', {
        detail: Object.assign([], { marketing: 'deny' }),
      }),
    ),
  );
  await expect(source).toHaveValue('');
  await expect.poll(() => marketing(page)).toEqual([]);
});

test('a type that comes late is awaited, and the platform’s functions answer as theirs do', async ({
  page,
  shop,
}) => {
  await shop.situation({ consent: 'awaited', consentScript: false });
  await page.goto('/shop/?utm_source=letter');
  await expectIsland(page.locator('body'), 'visit', 'ready');
  expect(await hasConsent(page)).toBe(false);
  expect(await marketing(page)).toEqual([]);
  const told = await page.evaluate(() => {
    const events: unknown[] = [];
    document.addEventListener('wp_listen_for_consent_change', ({ detail }: CustomEventInit) =>
      events.push([Array.isArray(detail), (detail as { statistics?: string }).statistics]),
    );
    document.addEventListener(
      'wp_consent_api_status_change_service',
      ({ detail }: CustomEventInit) => events.push(detail),
    );
    const call = (name: string, ...args: unknown[]): unknown =>
      (globalThis as unknown as Record<string, (...given: unknown[]) => unknown>)[name]?.(...args);
    call('wp_set_consent', 'statistics', 'allow');
    // Said before, and no answer: neither is told.
    call('wp_set_consent', 'statistics', 'allow');
    call('wp_set_consent', 'statistics', 'perhaps');
    const services = [
      call('wp_has_service_consent', 'video'),
      call('wp_set_service_consent', 'video', false),
      call('wp_has_service_consent', 'video'),
      call('wp_is_service_denied', 'video'),
      call('wp_get_service_category', 'video'),
      call('wp_get_service_category', 'chat'),
    ];
    call('consent_api_set_cookie', 'wp_consent_note', 'a');
    return [events, services, call('consent_api_get_cookie', 'wp_consent_note')];
  });
  expect(told).toEqual([
    [[true, 'allow'], { service: 'video', value: false }],
    [true, undefined, false, true, 'statistics', 'marketing'],
    'a',
  ]);
  const cookie = (await page.context().cookies()).find(({ name }) => name.endsWith('statistics'));
  expect(cookie).toMatchObject({ value: 'allow', path: '/', domain: '127.0.0.1' });
  expect(Math.round(((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400)).toBe(30);

  // The banner says that nobody has to be asked here, after all.
  await page.evaluate(() => {
    Object.assign(globalThis, { wp_consent_type: '' });
    document.dispatchEvent(new CustomEvent('wp_consent_type_defined'));
  });
  await expect.poll(() => marketing(page)).toContain('sbjs_current');
  expect(await hasConsent(page)).toBe(true);

  // Functions that the page has already stay; what they raise is heard.
  await shop.situation({ consent: 'optin', consentScript: true, consentSwitch: true });
  await visit(page, '/');
  await expectIsland(page.locator('body'), 'visit', 'ready');
  await expect
    .poll(async () => (await marketing(page)).filter((name) => /sbjs/.test(name)))
    .toEqual([]);
  expect(await hasConsent(page)).toBe(false);
  await page.getByRole('button', { name: 'Allow' }).click();
  await expect.poll(() => marketing(page)).toContain('sbjs_current');
  const isTheirs = await page.evaluate(() =>
    String((globalThis as unknown as { wp_set_consent: unknown }).wp_set_consent).includes(
      'nameOf',
    ),
  );
  expect(isTheirs).toBe(true);
});
