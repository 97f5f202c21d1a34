import { expect, expectIsland, openSettled, test } from '../fixtures-html/testing/shop-test';
import { noteEvents, noteIslandErrors, rewrite } from '../fixtures-html/testing/page-probes';

const listing = '/shop/';
const simple = '/product/organic-cotton-tee/';
const oneTee = [{ sku: 'HV-W101', quantity: 1 }];
const dropdown = '#header .widget_shopping_cart_content';

/** The minified chunk with another `mount` than its own. */
const withMount = (mount: string) => (code: string) =>
  code.replace(/export\{\w+ as mount\}/, `export const mount=${mount}`);

test.describe('a chunk that is missing', () => {
  test.use({ allowErrors: [/Failed to load resource|storefront-islands: "/] });

  for (const [what, island] of [
    ['quantity', 'quantity'],
    ['core', 'cart-fragments'],
  ] as const) {
    test(`once (${what}): it is asked for again and works`, async ({ page, shop }) => {
      const errors = await noteIslandErrors(page);
      await shop.fault({ match: `chunks/${what}`, kind: '404' });
      await page.goto(simple);
      await expectIsland(page.locator('body'), 'quantity', 'ready');
      await expectIsland(page.locator('body'), 'cart-fragments', 'ready');
      expect(await errors()).toEqual([]);
      const files = (await shop.requests(`chunks/${island}`)).map(({ path }) => path);
      expect(files.map((path) => path.split('?')[1])).toEqual([undefined, 'retry']);
    });
  }

  test('once (react): the mini-cart works all the same', async ({ page, shop }) => {
    const errors = await noteIslandErrors(page);
    await shop.fill(oneTee);
    await shop.fault({ match: 'chunks/react', kind: '404' });
    await page.goto(listing);
    await page.locator('.cart-item').first().hover();
    await expectIsland(page.locator(dropdown), 'mini-cart', 'ready');
    expect(await errors()).toEqual([]);
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
    await page.goto(listing);
    await expectIsland(page.locator('body'), 'cart-fragments', 'failed');
    await expectIsland(page.locator('.cart-item'), 'cart-item', 'failed');
    const names = (await errors()).map(({ island }) => island).sort();
    expect(names).toEqual(['cart-fragments', 'cart-item', 'cart-item']);

    await page.locator('.ajax_add_to_cart').first().click();
    await expect(page).toHaveURL(/add-to-cart=|\/basket\//);
    await expect(
      page.locator('.cart_item, .message-container, [role=alert]').first(),
    ).toBeVisible();
    expect((await shop.cart()).lines).toHaveLength(1);
  });

  test('the loader itself: the page is the server’s, and links still add', async ({
    page,
    shop,
  }) => {
    await shop.fault({ match: 'loader.js', kind: '404', times: 'always' });
    await page.goto(listing);
    await page.locator('.ajax_add_to_cart').first().click();
    await expect.poll(async () => (await shop.cart()).lines.length).toBe(1);
    await expect(page.locator('html')).not.toContainText('undefined');
    expect(await page.locator('[data-island-cart-item]').count()).toBe(0);
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
  test.use({ allowErrors: [/storefront-islands: "quantity" failed to mount/] });

  test('stands in the console with island, phase, error and element', async ({ page }) => {
    const told = page.waitForEvent('console', (message) => message.type() === 'error');
    await rewrite(page, '**/chunks/quantity-*', withMount('()=>{throw new Error("no mount")}'));
    await page.goto(simple);
    await expectIsland(page.locator('body'), 'quantity', 'failed');
    const [text, error, element] = (await told).args();
    expect(await text!.jsonValue()).toBe('storefront-islands: "quantity" failed to mount');
    expect(await error!.evaluate((thrown) => String(thrown))).toBe('Error: no mount');
    expect(await element!.evaluate((node: Element) => node.localName)).toBe('body');
  });
});

test.describe('a throw', () => {
  test.use({ allowErrors: [/storefront-islands: "/] });

  for (const [how, mount] of [
    ['thrown', '()=>{throw new Error("no mount")}'],
    ['rejected', 'async()=>{throw new Error("no mount")}'],
  ] as const) {
    test(`inside mount (${how}): failed, one event, nothing unhandled`, async ({ page, shop }) => {
      const errors = await noteIslandErrors(page);
      await shop.fill(oneTee);
      await rewrite(page, '**/chunks/mini-cart-*', withMount(mount));
      await openSettled(page, listing);
      const before = await page.locator(dropdown).innerHTML();
      await page.locator('.cart-item').first().hover();
      await expectIsland(page.locator(dropdown), 'mini-cart', 'failed');
      expect(await page.locator(dropdown).innerHTML()).toBe(before);
      expect(await errors()).toEqual([
        expect.objectContaining({
          island: 'mini-cart',
          phase: 'mount',
          message: 'Error: no mount',
        }),
      ]);
      const measures = await page.evaluate(() => performance.getEntriesByName('island:mini-cart'));
      expect(measures).toEqual([]);
    });
  }

  /** What the view renders once a refresh has failed throws. */
  const throwWhenStale = (code: string): string =>
    code.replace(
      /className:\s*"storefront-islands-stale"/,
      'className:(()=>{throw new Error("no render")})()',
    );

  test('inside the first render: the server’s markup is back, one event', async ({
    page,
    shop,
  }) => {
    const errors = await noteIslandErrors(page);
    const heard = await noteEvents(page, ['wc_fragments_ajax_error']);
    await shop.fill(oneTee);
    await rewrite(page, '**/chunks/mini-cart-*', throwWhenStale);
    await openSettled(page, listing);
    const before = await page.locator(dropdown).innerHTML();
    await shop.fault({ match: 'get_refreshed_fragments', kind: 'html', times: 'always' });
    await page.evaluate(() => document.body.dispatchEvent(new Event('wc_fragment_refresh')));
    await expect.poll(heard).toEqual(['wc_fragments_ajax_error']);
    await page.locator('.cart-item').first().hover();
    await expectIsland(page.locator(dropdown), 'mini-cart', 'failed');
    expect(await page.locator(dropdown).innerHTML()).toBe(before);
    expect(await errors()).toEqual([
      expect.objectContaining({
        island: 'mini-cart',
        phase: 'render',
        message: 'Error: no render',
      }),
    ]);
  });

  test('inside a later render: the markup is back, and fragments go on', async ({ page, shop }) => {
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
