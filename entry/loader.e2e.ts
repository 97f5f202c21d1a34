import {
  atRest,
  expect,
  expectIsland,
  test,
  touch,
  visit,
} from '../fixtures-html/testing/shop-test';
import { rewrite } from '../fixtures-html/testing/page-probes';

const listing = '/shop/';
const simple = '/product/organic-cotton-tee/';
test.describe('states', () => {
  test('every island says on its element how far it is, and leaves a User Timing measure', async ({
    page,
    shop,
  }) => {
    await test.step('an island goes from waiting through loading to ready', async () => {
      await page.addInitScript(() => {
        const states: Array<string | null> = [];
        Object.assign(globalThis, { states });
        new MutationObserver((records) => {
          for (const { oldValue } of records) states.push(oldValue);
        }).observe(document, {
          attributeFilter: ['data-island-quantity'],
          attributeOldValue: true,
          subtree: true,
        });
      });
      await page.goto(simple);
      await expectIsland(page.locator('body'), 'quantity', 'ready');
      expect(
        await page.evaluate(() => (globalThis as unknown as { states: unknown }).states),
      ).toEqual([null, 'waiting', 'loading']);
    });

    await test.step('each mounted island leaves a User Timing measure of its own', async () => {
      await touch(page);
      const measures = (): Promise<unknown[]> =>
        page.evaluate(() =>
          performance
            .getEntriesByType('measure')
            .filter(({ name }) => /cart|quantity/.test(name))
            .map(({ name, duration }) => [name, duration > 0])
            .sort(),
        );
      await expect.poll(measures).toEqual([
        ['island:cart-fragments', true],
        ['island:cart-item', true],
        ['island:cart-item', true],
        ['island:quantity', true],
      ]);
    });

    await test.step('every island says on its element how far it is', async () => {
      await shop.startAfresh();
      await shop.fault({ match: 'chunks/quantity', kind: 'hang' });
      await visit(page, simple);
      await expectIsland(page.locator('body'), 'cart-fragments', 'ready');
      await expectIsland(page.locator('body'), 'quantity', 'loading');
      await expectIsland(page.locator('body'), 'add-to-cart', 'waiting');
      for (const item of await page.locator('.cart-item').all()) {
        await expectIsland(item, 'cart-item', 'ready');
      }
      await expect(page.locator('.widget_shopping_cart_content')).toHaveCount(2);
      for (const content of await page.locator('.widget_shopping_cart_content').all()) {
        await expectIsland(content, 'mini-cart', 'waiting');
      }
    });
  });
});

test.describe('turning off', () => {
  test('an attribute on the element, or around it, and the page’s settings turn an island off', async ({
    page,
    shop,
  }) => {
    await test.step('an attribute on the element, or around it, turns an island off', async () => {
      await rewrite(page, '**/shop/', (html) =>
        html
          .replace('<body ', '<body data-island-quantity="off" ')
          .replace('<header id="header"', '$& data-island-mini-cart="off"'),
      );
      await visit(page, listing);
      await expectIsland(page.locator('.cart-item'), 'cart-item', 'ready');
      await page.locator('.cart-item').first().hover();
      await expectIsland(page.locator('#header .widget_shopping_cart_content'), 'mini-cart', 'off');
      await expectIsland(
        page.locator('#cart-popup .widget_shopping_cart_content'),
        'mini-cart',
        'waiting',
      );
      await expectIsland(page.locator('body'), 'quantity', 'off');
      expect(await shop.requests('chunks/quantity')).toEqual([]);
      expect(await shop.requests('chunks/mini-cart')).toEqual([]);
    });

    await test.step('the page settings "off" and false turn an island off', async () => {
      await shop.startAfresh({ settings: { islands: { quantity: 'off', 'add-to-cart': false } } });
      await visit(page, simple);
      await expectIsland(page.locator('body'), 'quantity', 'off');
      await expectIsland(page.locator('body'), 'add-to-cart', 'off');
      await expectIsland(page.locator('.cart-item'), 'cart-item', 'ready');
      await page.locator('form.cart .plus').click();
      await atRest(page);
      await expect(page.locator('form.cart .qty')).toHaveValue('1');
      expect(await shop.requests('chunks/quantity')).toEqual([]);
    });
  });
});

test.describe('page settings', () => {
  test('settings that cannot be read bring one warning and the defaults', async ({
    page,
    shop,
  }) => {
    for (const broken of ['{"islands":', '["quantity"]', '7']) {
      await test.step(`settings that read ${broken} bring one warning and the defaults`, async () => {
        await shop.startAfresh();
        await rewrite(page, '**/organic-cotton-tee/', (html) =>
          html.replace(
            /(id="storefront-islands-settings">)[^<]*/,
            (_, start) => `${start}${broken}`,
          ),
        );
        const warnings: string[] = [];
        page.on('console', (message) => {
          if (message.type() === 'warning') warnings.push(message.text());
        });
        await visit(page, simple);
        await expectIsland(page.locator('body'), 'quantity', 'ready');
        await expectIsland(page.locator('body'), 'cart-fragments', 'ready');
        await expect
          .poll(() => warnings)
          .toEqual(['storefront-islands: #storefront-islands-settings must hold one JSON object.']);
      });
    }
  });
});

test('the bundle included twice works once', async ({ page, shop }) => {
  await shop.situation({ bundleTwice: true });
  await page.goto(simple);
  await expectIsland(page.locator('body'), 'quantity', 'ready');
  await page.locator('form.cart .plus').click();
  await expect(page.locator('form.cart .qty')).toHaveValue('2');
  // Asked for at the same time, by two connections: the order is chance.
  const loaders = (await shop.requests('loader.js')).map(({ path }) => path.split('/').at(-1));
  expect(loaders.sort()).toEqual(['loader.js', 'loader.js?second']);
  expect(await shop.requests('chunks/quantity')).toHaveLength(1);
  const measures = await page.evaluate(
    () => performance.getEntriesByName('island:quantity', 'measure').length,
  );
  expect(measures).toBe(1);
});
