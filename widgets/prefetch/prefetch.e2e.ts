import { holdBack } from '../../fixtures-html/testing/page-probes';
import {
  changeTabs,
  expect,
  expectIsland,
  test,
  visit,
  type Page,
} from '../../fixtures-html/testing/shop-test';
import { INTENT_MS } from './prefetch.contract';

/** Addresses that the page has had fetched ahead, by rules of ours or by links. */
const prefetched = (page: Page): Promise<string[]> =>
  page
    .locator('link[rel=prefetch],head script[type=speculationrules]')
    .evaluateAll((hints) =>
      hints
        .flatMap((hint) =>
          hint instanceof HTMLLinkElement
            ? [hint.href]
            : (JSON.parse(hint.textContent!) as { prefetch: [{ urls: string[] }] }).prefetch[0]
                .urls,
        )
        .map((url) => new URL(url).pathname),
    );

/** As high as the listing: a page that scrolls moves other links under the pointer. */
const HIGH = { width: 1280, height: 3000 };

const TEE = '/product/organic-cotton-tee/';
const SCARF = '/product/lambswool-scarf/';

test('a product page is fetched on hover and on focus, once, and nothing else is', async ({
  page,
  shop,
}) => {
  await shop.situation({ wishlist: 'view', csp: 'strict', redirectAfterAdd: 'no' });
  await page.setViewportSize(HIGH);
  await page.clock.install();
  await visit(page, '/shop/');
  const fetched = page.waitForRequest(
    (request) => request.url().endsWith(TEE) && request.headers()['sec-purpose'] === 'prefetch',
  );
  // The hover that brings the code counts already.
  await page.locator(`.product-title a[href$="${TEE}"]`).hover();
  await fetched;
  await expectIsland(page.locator('body'), 'prefetch', 'ready');
  expect(await prefetched(page)).toEqual([TEE]);

  const scarf = page.locator('.product-small.col', { hasText: 'Lambswool Scarf' });
  // What stands in a box after an add, or by another plugin: the basket is the shopper's own.
  await scarf.locator('.box-text').evaluate((box) => {
    for (const [className, address] of [
      ['added_to_cart wc-forward', '/basket/?shown=1'],
      ['in-box', '/basket/'],
      ['in-box', '/product/organic-cotton-tee/?add-to-cart=101'],
    ] as const) {
      const link = document.createElement('a');
      Object.assign(link, { className, href: address, textContent: 'Basket' });
      box.append(link);
    }
  });
  for (const other of [
    scarf.locator('.added_to_cart'),
    scarf.locator('.in-box').nth(0),
    scarf.locator('.in-box').nth(1),
    scarf.locator('.ajax_add_to_cart'),
    scarf.locator('.quick-view'),
    scarf.locator('.wishlist-button'),
    page.locator('.header-cart-link:visible'),
    page.locator('.breadcrumbs a'),
    page.locator(`.product-title a[href$="${TEE}"]`),
  ]) {
    await other.focus();
    await other.hover({ force: true });
    // As long as it takes to be meant.
    await page.clock.fastForward(2 * INTENT_MS);
  }
  // While something is added, a page would take the notice away that the basket is to show; and one that was
  // fetched before would not say why it was refused.
  const release = await holdBack(page, '**/*wc-ajax=add_to_cart*');
  await scarf.locator('.ajax_add_to_cart').press('Enter');
  await scarf.locator('.product-title a').focus();
  await page.clock.fastForward(2 * INTENT_MS);
  expect(await prefetched(page)).toEqual([]);
  release();
  await expect(scarf.locator('.ajax_add_to_cart')).toHaveClass(/\badded\b/);
  await scarf.locator('.box-image a').first().focus();
  await expect.poll(() => prefetched(page)).toEqual([SCARF]);

  // The page that is shown already, and addresses that do something.
  await page.goto(TEE);
  await page.locator('.woocommerce-product-gallery__image a').first().hover();
  // A hover that begins before the loader knows the island is one too few.
  await expect(async () => {
    await page.locator('.posted_in a').hover();
    await page.locator('.products-related .product-title a').first().hover();
    const asked = await prefetched(page);
    expect(asked).toHaveLength(1);
  }).toPass();
  expect(await prefetched(page)).not.toContain(TEE);
});

test('what is fetched is the page that opens, unless it would say what was so before', async ({
  page,
  shop,
}) => {
  const asked = async (): Promise<number> => (await shop.requests(`GET ${TEE}`)).length;
  const opened = (): Promise<string> =>
    page.evaluate(() => {
      const [entry] = performance.getEntriesByType('navigation');
      return (entry as PerformanceNavigationTiming & { deliveryType: string }).deliveryType;
    });
  const tee = page.locator(`.product-title a[href$="${TEE}"]`);
  const scarf = page.locator('.product-small.col', { hasText: 'Lambswool Scarf' });
  await shop.situation({ redirectAfterAdd: 'no', wishlist: 'view' });
  await page.setViewportSize(HIGH);
  for (const { label, act, isKept } of [
    { label: 'nothing', act: () => Promise.resolve(), isKept: true },
    { label: 'a look at another tab', act: () => changeTabs(page), isKept: false },
    {
      label: 'an add',
      act: () => scarf.locator('.ajax_add_to_cart').dispatchEvent('click'),
      isKept: false,
    },
    {
      label: 'a heart',
      act: () => scarf.locator('.wishlist-button').dispatchEvent('click'),
      isKept: false,
    },
  ]) {
    await test.step(label, async () => {
      await visit(page, '/shop/');
      await shop.forgetRequests();
      await tee.hover();
      await expect.poll(() => prefetched(page)).toEqual([TEE]);
      await expect.poll(asked).toBe(1);
      await act();
      await expect.poll(() => prefetched(page)).toEqual(isKept ? [TEE] : []);
      await tee.click();
      await expect(page).toHaveURL(TEE);
      expect(await opened()).toBe(isKept ? 'navigational-prefetch' : '');
      expect(await asked()).toBe(isKept ? 1 : 2);
    });
  }
});

test('a refused add leads to the product, which says why although it was fetched before', async ({
  page,
  shop,
}) => {
  await shop.situation({ redirectAfterAdd: 'no' });
  await page.setViewportSize(HIGH);
  await visit(page, '/shop/');
  const box = page.locator('.product-small.col', { hasText: 'Organic Cotton Tee' });
  await box.locator('.product-title a').hover();
  await expect.poll(() => prefetched(page)).toEqual([TEE]);
  const add = box.locator('.ajax_add_to_cart');
  await add.evaluate((link) => link.setAttribute('data-quantity', '99999'));
  await add.click();
  await expect(page).toHaveURL(TEE);
  await expect(page.locator('.woocommerce-error')).toBeVisible();
});

test.describe('a policy', () => {
  test.use({ allowErrors: [/Content Security Policy/] });

  test('that lets printed scripts run by nonce or hash only has rules with the nonce, or links', async ({
    page,
    shop,
  }) => {
    await shop.situation({ csp: 'strict' });
    await page.setViewportSize(HIGH);
    const refused: string[] = [];
    page.on(
      'console',
      (message) => void (message.type() === 'error' && refused.push(message.text())),
    );
    for (const [nonce, elements] of [
      ['d29vbA', { rules: 2, links: 0 }],
      ['', { rules: 0, links: 2 }],
    ] as const) {
      await page.route('/shop/', async (route) => {
        const answer = await route.fetch();
        const policy = nonce ? `'nonce-${nonce}'` : `'sha256-${'A'.repeat(43)}='`;
        await route.fulfill({
          response: answer,
          headers: {
            ...answer.headers(),
            'content-security-policy': `script-src 'self' ${policy}; require-trusted-types-for 'script'; trusted-types storefront-islands`,
          },
          body: (await answer.text()).replace('</head>', `<script nonce="${nonce}">0</script>$&`),
        });
      });
      await visit(page, '/shop/');
      await page.locator(`.product-title a[href$="${TEE}"]`).hover();
      await expect.poll(() => prefetched(page)).toEqual([TEE]);
      await page.locator(`.product-title a[href$="${SCARF}"]`).focus();
      await expect.poll(() => prefetched(page)).toEqual([TEE, SCARF]);
      await expect(page.locator('head script[type=speculationrules]')).toHaveCount(elements.rules);
      await expect(page.locator('link[rel=prefetch]')).toHaveCount(elements.links);
    }
    // The page's own script, and one try.
    expect(refused.filter((text) => text.includes('Content Security Policy'))).toHaveLength(2);
  });
});

test.describe('an add that fails', () => {
  test.use({ allowErrors: [/500/] });

  test('keeps nothing from being fetched afterwards, nor does one of another script that is done', async ({
    page,
    shop,
  }) => {
    await shop.situation({ redirectAfterAdd: 'no' });
    await page.setViewportSize(HIGH);
    await page.clock.install();
    await visit(page, '/shop/');
    const scarf = page.locator('.product-small.col', { hasText: 'Lambswool Scarf' });
    const add = scarf.locator('.ajax_add_to_cart');
    await add.hover();
    await expectIsland(page.locator('body'), 'prefetch', 'ready');
    await shop.fault({ match: 'wc-ajax=add_to_cart', kind: '500' });
    await add.click();
    await expect(page.locator('.storefront-islands-toast')).toContainText('Lambswool Scarf');
    await scarf.locator('.product-title a').focus();
    await expect.poll(() => prefetched(page)).toEqual([SCARF]);

    const raise = (name: string): Promise<boolean> =>
      page.evaluate((type) => document.body.dispatchEvent(new CustomEvent(type)), name);
    await raise('adding_to_cart');
    const tee = page.locator(`.product-title a[href$="${TEE}"]`);
    await tee.focus();
    await page.clock.fastForward(2 * INTENT_MS);
    expect(await prefetched(page)).toEqual([]);
    await raise('added_to_cart');
    await scarf.locator('.product-title a').focus();
    await expect.poll(() => prefetched(page)).toEqual([SCARF]);
    await tee.focus();
    await expect.poll(() => prefetched(page)).toEqual([SCARF, TEE]);
  });
});

test('the first touch fetches; shoppers who save data are spared', async ({
  browser,
  shop,
  baseURL,
}) => {
  expect(shop).toBeDefined();
  const context = await browser.newContext({ hasTouch: true, baseURL: baseURL! });
  const page = await context.newPage();
  await page.goto('/shop/');
  const link = page.locator(`.product-title a[href$="${TEE}"]`);
  await link.scrollIntoViewIfNeeded();
  const wake = (): Promise<void> =>
    link.dispatchEvent('pointerover', { bubbles: true, pointerType: 'touch' });
  // The finger comes down, and has not gone up yet.
  const press = (): Promise<void> =>
    link.evaluate((element) => {
      const touch = new Touch({ identifier: 1, target: element });
      element.dispatchEvent(new TouchEvent('touchstart', { bubbles: true, touches: [touch] }));
    });
  await wake();
  await expectIsland(page.locator('body'), 'prefetch', 'ready');
  await press();
  await expect.poll(() => prefetched(page)).toEqual([TEE]);

  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  await page.goto('/shop/');
  await wake();
  await expectIsland(page.locator('body'), 'prefetch', 'ready');
  await press();
  expect(await prefetched(page)).toEqual([]);
  await context.close();
});

test("what the platform's own rules cover is left to the browser, where it knows such rules", async ({
  page,
  shop,
}) => {
  await shop.situation({ speculation: true });
  await page.setViewportSize(HIGH);
  await visit(page, '/shop/');
  const tee = page.locator(`.product-title a[href$="${TEE}"]`);
  await tee.hover();
  await expectIsland(page.locator('body'), 'prefetch', 'ready');
  await tee.focus();
  // Rules leave addresses with a query out: this one is ours.
  const scarf = page.locator(`.product-title a[href$="${SCARF}"]`);
  const address = page.locator(`.product-title a[href*="${SCARF}"]`);
  await scarf.evaluate((link) => ((link as HTMLAnchorElement).href += '?attribute_size=m'));
  await address.focus();
  const hasRules = await page.evaluate(() => HTMLScriptElement.supports('speculationrules'));
  await expect.poll(() => prefetched(page)).toEqual(hasRules ? [SCARF] : [TEE, SCARF]);
});
