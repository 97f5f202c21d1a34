import { holdBack, noteIslandErrors } from '../fixtures-html/testing/page-probes';
import {
  atRest,
  expect,
  expectIsland,
  goOffline,
  goOnline,
  openSettled,
  stopClock,
  test,
  touch,
  visit,
} from '../fixtures-html/testing/shop-test';

const LIMIT_MS = 120_000;
const dropdown = '#header .widget_shopping_cart_content';

test.use({
  allowErrors: [/storefront-islands:error|timeout|ERR_INTERNET_DISCONNECTED/],
});

test('the file of an island that never comes is given up after two minutes', async ({
  page,
  shop,
}) => {
  const errors = await noteIslandErrors(page);
  await page.clock.install();
  await shop.fill([{ sku: 'HV-W101', quantity: 1 }]);
  const release = await holdBack(page, '**/chunks/mini-cart-*');
  await openSettled(page, '/shop/');
  await stopClock(page);
  const content = page.locator(dropdown);
  const before = await content.innerHTML();
  const asked = page.waitForRequest('**/chunks/mini-cart-*');
  await page.locator('.cart-item').first().hover();
  await asked;
  await expectIsland(content, 'mini-cart', 'loading');
  await page.clock.fastForward(LIMIT_MS - 1);
  await expectIsland(content, 'mini-cart', 'loading');
  await page.clock.fastForward(1);
  await expectIsland(content, 'mini-cart', 'failed');
  expect(await content.innerHTML()).toBe(before);
  expect(await errors()).toEqual([
    expect.objectContaining({
      island: 'mini-cart',
      phase: 'load',
      message: expect.stringMatching(/^Error: .*\/chunks\/mini-cart-\w+\.js: timeout$/),
    }),
  ]);
  // What comes after that is not let in any more.
  const late = page.waitForResponse('**/chunks/mini-cart-*');
  release();
  await (await late).finished();
  await expectIsland(page.locator('.cart-item'), 'cart-item', 'ready');
  await expectIsland(content, 'mini-cart', 'failed');
  expect(await content.innerHTML()).toBe(before);
});

test('what was pressed goes its own way when the second half of the loader never comes, or what an island loads on demand', async ({
  page,
  shop,
}) => {
  const errors = await noteIslandErrors(page);
  await page.clock.install();

  await test.step('the second half of the loader', async () => {
    await shop.situation({ redirectAfterAdd: 'no' });
    await holdBack(page, '**/chunks/starter-*');
    await page.goto('/shop/');
    await page.locator('.ajax_add_to_cart').first().click();
    await expect(page.locator('[data-island-pressed]')).toHaveCount(1);
    expect((await shop.cart()).lines).toEqual([]);
    await page.clock.fastForward(LIMIT_MS);
    await expect.poll(async () => (await shop.cart()).lines).toHaveLength(1);
  });

  await test.step('what an island loads on demand', async () => {
    await shop.startAfresh();
    await holdBack(page, '**/chunks/open-panel-*');
    await visit(page, '/product/organic-cotton-tee/');
    const button = page.locator('.md-size-chart-btn');
    const asked = page.waitForRequest('**/chunks/open-panel-*');
    await button.click();
    await expectIsland(button, 'size-chart', 'ready');
    await asked;
    // The clock would end whatever else is on its way, too.
    await atRest(page, { held: '/chunks/open-panel-' });
    await page.clock.fastForward(LIMIT_MS);
    await expectIsland(button, 'size-chart', 'failed');
    await expect(button).not.toHaveAttribute('aria-expanded');
    expect(await errors()).toEqual([
      expect.objectContaining({
        island: 'size-chart',
        phase: 'load',
        message: 'Error: No code after 120 s',
      }),
    ]);
  });
});

test('the islands that a shopper brings, and the rare ones, are waited for without a network, and else given up with a word @window', async ({
  page,
  shop,
}) => {
  const uncaught: string[] = [];
  page.on('pageerror', ({ message }) => uncaught.push(message.replace(/^.*\/|-\w+(?=\.js)/g, '')));
  await shop.situation({ redirectAfterAdd: 'no' });

  await test.step('waited for without a network', async () => {
    await page.goto('/product/organic-cotton-tee/');
    await expectIsland(page.locator('.cart-item'), 'cart-item', 'waiting');
    await goOffline(page);
    const failed = page.waitForEvent('requestfailed', (asked) => /bring-woken/.test(asked.url()));
    await touch(page);
    await failed;
    await goOnline(page);
    await expectIsland(page.locator('html'), 'scroll-to-notices', 'ready');
    expect(uncaught).toEqual([]);
  });

  await test.step('given up with a word', async () => {
    await page.clock.install();
    const names = ['bring-woken', 'registry-rare'];
    for (const name of names) await holdBack(page, `**/chunks/${name}-*`);
    const asked = names.map((name) => page.waitForRequest(`**/chunks/${name}-*`));
    await visit(page, '/shop/');
    await Promise.all(asked);
    await expectIsland(page.locator('.cart-item'), 'cart-item', 'ready');
    await page.clock.fastForward(LIMIT_MS / 2);
    expect(uncaught).toEqual([]);
    await page.clock.fastForward(LIMIT_MS / 2);
    await expect
      .poll(() => uncaught.toSorted())
      .toEqual(names.map((name) => `${name}.js: timeout`));
    await page.locator('.ajax_add_to_cart').first().click();
    await expect.poll(async () => (await shop.cart()).lines).toHaveLength(1);
  });
});
