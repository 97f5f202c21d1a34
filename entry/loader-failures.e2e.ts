import { wakeAll } from './matrix/wake-all';
import {
  expect,
  expectIsland,
  openSettled,
  painted,
  test,
  type Page,
  touch,
  visit,
} from '../fixtures-html/testing/shop-test';
import { noteIslandErrors, rewrite } from '../fixtures-html/testing/page-probes';

const listing = '/shop/';
const simple = '/product/organic-cotton-tee/';
const oneTee = [{ sku: 'HV-W101', quantity: 1 }];
const dropdown = '#header .widget_shopping_cart_content';

/** The minified chunk with another `mount` than its own. */
const withMount = (mount: string) => (code: string) =>
  code.replace(/export\{[^}]*\bas mount\}/, `export const mount=${mount}`);

/** How many objects of a class are still in use. */
async function kept(page: Page, name: string): Promise<number> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('HeapProfiler.collectGarbage');
  const evaluated = await cdp.send('Runtime.evaluate', { expression: `${name}.prototype` });
  const prototypeObjectId = evaluated.result.objectId!;
  const { objects } = await cdp.send('Runtime.queryObjects', { prototypeObjectId });
  const length = 'function () { return this.length; }';
  const { objectId } = objects;
  const counted = await cdp.send('Runtime.callFunctionOn', {
    objectId: objectId!,
    functionDeclaration: length,
  });
  return Number(counted.result.value);
}

test.describe('a chunk that is missing', () => {
  test.use({
    allowErrors: [
      /Failed to load resource|storefront-islands:error|imported module: .*bring-woken/,
    ],
  });

  test('for good: one error, the server’s markup, the other islands at work', async ({
    page,
    shop,
  }) => {
    const errors = await noteIslandErrors(page);
    await shop.fill(oneTee);
    await shop.fault({ match: 'chunks/react', kind: '404', times: 'always' });
    await openSettled(page, listing);
    const content = page.locator(dropdown);
    const before = await content.innerHTML();
    await page.locator('.cart-item').first().hover();
    await expectIsland(content, 'mini-cart', 'failed');
    expect(await content.innerHTML()).toBe(before);
    expect(await errors()).toEqual([
      expect.objectContaining({
        island: 'mini-cart',
        phase: 'load',
        target: 'div.widget_shopping_cart_content',
        cancelable: true,
      }),
    ]);
    await expectIsland(page.locator('.cart-item'), 'cart-item', 'ready');
    await content.locator('.remove_from_cart_button').click();
    await expect.poll(async () => (await shop.cart()).lines).toEqual([]);
    await expect(content).toContainText('No products in the basket');
  });

  test('the core for good: every island fails alone, and links still add', async ({
    page,
    shop,
  }) => {
    const errors = await noteIslandErrors(page);
    await shop.fault({ match: 'chunks/core', kind: '404', times: 'always' });
    await visit(page, listing);
    await expectIsland(page.locator('body'), 'cart-fragments', 'failed');
    await expectIsland(page.locator('.cart-item'), 'cart-item', 'failed');
    await expect
      .poll(async () => (await errors()).map(({ island }) => island).sort())
      .toEqual([
        'back-to-top',
        'cart-fragments',
        'cart-item',
        'cart-item',
        'mobile-menu',
        'scroll-to-notices',
        'sticky-header',
      ]);

    await page.locator('.ajax_add_to_cart').first().click();
    await expect(page).toHaveURL(/add-to-cart=|\/basket\//);
    await expect(
      page.locator('.cart_item, .message-container, [role=alert]').first(),
    ).toBeVisible();
    expect((await shop.cart()).lines).toHaveLength(1);
  });

  test('each of the loader’s own files once: all islands work', async ({ page, shop }) => {
    const files = ['chunks/starter', 'chunks/bring-woken', 'chunks/registry-rare'];
    for (const match of files) await shop.fault({ match, kind: '404' });
    await page.goto('/our-craft/');
    await touch(page);
    expect(await wakeAll(page)).toEqual([]);
    await expectIsland(page.locator('.count-up').first(), 'count-up', 'ready');
    for (const file of files) {
      const [first, ...others] = (await shop.requests(file)).map(({ status }) => status);
      expect(first, file).toBe(404);
      expect(new Set(others), file).toEqual(new Set([200]));
    }
  });

  test('most islands’ registrations for good: the page is the server’s, and nothing is noted for them', async ({
    page,
    shop,
  }) => {
    await shop.fault({ match: 'chunks/bring-woken', kind: '404', times: 'always' });
    await page.goto(listing);
    const failed = page.waitForEvent('console', (message) => message.type() === 'error');
    await touch(page);
    await failed;
    await expect.poll(async () => (await shop.requests('chunks/bring-woken')).length).toBe(2);
    await painted(page);
    for (let x = 100; x < 600; x += 10) await page.mouse.move(x, 300);
    expect(await kept(page, 'PointerEvent')).toBeLessThan(20);
    await page.locator('.product-small a.woocommerce-LoopProduct-link').first().click();
    await expect(page).toHaveURL(/\/product\//);
  });

  test('starter or loader for good: every island fails alone, and links still add', async ({
    page,
    shop,
  }) => {
    await test.step('the starter for good: every island fails alone, and links still add', async () => {
      const errors = await noteIslandErrors(page);
      await shop.situation({ redirectAfterAdd: 'no' });
      await shop.fault({ match: 'chunks/starter', kind: '404', times: 'always' });
      await page.goto(listing);
      // Held by the loader, which then has nobody to hand it to.
      await page.locator('.ajax_add_to_cart').first().click();
      await expect(page).toHaveURL(/add-to-cart=/);
      expect((await shop.cart()).lines).toHaveLength(1);
      await visit(page, listing);
      await expectIsland(page.locator('body'), 'cart-fragments', 'failed');
      await expectIsland(page.locator('.cart-item'), 'cart-item', 'failed');
      await expect
        .poll(
          async () => new Set((await errors()).map(({ island, phase }) => `${island} ${phase}`)),
        )
        .toEqual(new Set(['cart-fragments load', 'cart-item load', 'quantity load']));
      await expect(page.locator('[data-island-pressed]')).toHaveCount(0);
    });

    await test.step('the loader itself: the page is the server’s, and links still add', async () => {
      await shop.startAfresh();
      await shop.fault({ match: 'loader.js', kind: '404', times: 'always' });
      await page.goto(listing);
      await page.locator('.ajax_add_to_cart').first().click();
      await expect(page).toHaveURL(/\/basket\/$/);
      expect((await shop.cart()).lines).toHaveLength(1);
      await expect(page.locator('.cart_item')).toHaveCount(1);
    });
  });
});

test.describe('a listener that cancels the error event', () => {
  test.use({ allowErrors: [/Failed to load resource/] });

  test('keeps it out of the console', async ({ page, shop }) => {
    const errors = await noteIslandErrors(page, { cancel: true });
    await shop.fault({ match: 'chunks/quantity', kind: '404', times: 'always' });
    await page.goto(simple);
    await expectIsland(page.locator('body'), 'quantity', 'failed');
    expect(await errors()).toHaveLength(1);
  });
});

test.describe('an error that nobody cancels', () => {
  test.use({ allowErrors: [/storefront-islands:error/] });

  test('stands in the console with island, phase, error and element', async ({ page }) => {
    const told = page.waitForEvent('console', (message) => message.type() === 'error');
    await rewrite(page, '**/chunks/quantity-*', withMount('()=>{throw new Error("no mount")}'));
    await page.goto(simple);
    await expectIsland(page.locator('body'), 'quantity', 'failed');
    const [text, detail, element] = (await told).args();
    expect(await text!.jsonValue()).toBe('storefront-islands:error');
    expect(
      await detail!.evaluate(({ island, phase, error }) => [island, phase, String(error)]),
    ).toEqual(['quantity', 'mount', 'Error: no mount']);
    expect(await element!.evaluate((node: Element) => node.localName)).toBe('body');
  });
});

test.describe('a throw', () => {
  test.use({ allowErrors: [/storefront-islands:error/] });

  /** What the view renders once a refresh has failed throws. */
  const throwWhenStale = (code: string): string =>
    code.replace(
      /className:\s*["`]storefront-islands-stale["`]/,
      'className:(()=>{throw new Error("no render")})()',
    );

  test('inside a later render: the server’s markup is back, and fragments go on', async ({
    page,
    shop,
  }) => {
    const errors = await noteIslandErrors(page);
    await shop.fill(oneTee);
    await rewrite(page, '**/chunks/mini-cart-*', throwWhenStale);
    await openSettled(page, listing);
    const before = await page.locator(dropdown).innerHTML();
    await page.locator('.cart-item').first().hover();
    await expectIsland(page.locator(dropdown), 'mini-cart', 'ready');
    await shop.fault({ match: 'get_refreshed_fragments', kind: 'html' });
    const refresh = (): Promise<boolean> =>
      page.evaluate(() => document.body.dispatchEvent(new Event('wc_fragment_refresh')));
    await refresh();
    await expectIsland(page.locator(dropdown), 'mini-cart', 'failed');
    expect(await page.locator(dropdown).innerHTML()).toBe(before);
    expect(await errors()).toHaveLength(1);

    await shop.fill([]);
    await refresh();
    await expect(page.locator(dropdown)).toContainText('No products in the basket');
    await expectIsland(page.locator('.cart-item'), 'cart-item', 'ready');
  });
});
