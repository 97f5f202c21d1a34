import {
  atRest,
  expect,
  expectIsland,
  expectKnown,
  openSettled,
  painted,
  test,
  touch,
  visit,
} from '../fixtures-html/testing/shop-test';
import { listenersOf, rewrite } from '../fixtures-html/testing/page-probes';

const listing = '/shop/';
const simple = '/product/organic-cotton-tee/';
const oneTee = [{ sku: 'HV-W101', quantity: 1 }];

test.describe('when', () => {
  test('a prerendered page starts nothing until it is shown', async ({ page, shop }) => {
    await page.addInitScript(() => {
      let prerendering = true;
      Object.defineProperty(document, 'prerendering', { get: () => prerendering });
      Object.assign(globalThis, {
        show() {
          prerendering = false;
          document.dispatchEvent(new Event('prerenderingchange'));
        },
      });
    });
    await page.goto(simple, { waitUntil: 'networkidle' });
    await expect(page.locator('body')).not.toHaveAttribute('data-island-cart-fragments');
    expect(await shop.requests('chunks/')).toEqual([]);
    expect(await shop.requests('wc-ajax')).toEqual([]);
    await page.evaluate(() => (globalThis as unknown as { show: () => void }).show());
    await touch(page);
    await expectIsland(page.locator('body'), 'cart-fragments', 'ready');
    await expectIsland(page.locator('body'), 'quantity', 'ready');
  });

  test('a delegated behaviour waits for something in sight, or until the shopper does anything @window', async ({
    page,
    shop,
  }) => {
    await test.step('a delegated behaviour waits until something that it is about is in sight', async () => {
      await page.goto(listing, { waitUntil: 'networkidle' });
      await expectIsland(page.locator('body'), 'quantity', 'waiting');
      expect(await shop.requests('chunks/quantity')).toEqual([]);
    });

    await test.step('or until the shopper does anything at all', async () => {
      await painted(page);
      await page.keyboard.press('Tab');
      await expectIsland(page.locator('body'), 'quantity', 'ready');
    });

    await test.step('in sight it begins by itself', async () => {
      await page.goto(simple);
      await expectIsland(page.locator('body'), 'quantity', 'ready');
    });
  });

  test('an idle island waits until it is in sight for shoppers who save data', async ({
    page,
    shop,
  }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    );
    await page.setViewportSize({ width: 360, height: 300 });
    await page.goto('/product/corduroy-overshirt/');
    // What is in sight is not waited for; the rest has had all the time it needs by then.
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    const form = page.locator('.variations_form');
    await expectIsland(form, 'variation-form', 'waiting');
    expect(await shop.requests('chunks/variation-form')).toEqual([]);
    await form.evaluate((element) => element.scrollIntoView());
    await expectIsland(form, 'variation-form', 'ready');
  });
});

test.describe('markup that comes and goes', () => {
  const late = '#late .cart-item';
  const insert = (): void => {
    const copy = document.querySelector('.cart-item')!.cloneNode(true) as Element;
    for (const name of copy.getAttributeNames()) {
      if (name.startsWith('data-island')) copy.removeAttribute(name);
    }
    const list = document.createElement('ul');
    list.id = 'late';
    list.append(copy);
    document.querySelector('#main')!.prepend(list);
  };

  test('what arrives is connected, what is moved keeps its islands, what leaves is taken down', async ({
    page,
    shop,
  }) => {
    await test.step('what is only moved keeps its islands', async () => {
      await shop.fill(oneTee);
      // A refresh that arrives meanwhile would bring another region, with an island of its own.
      await openSettled(page, listing);
      await page.locator('.cart-item').first().hover();
      const content = page.locator('.cart-item .widget_shopping_cart_content');
      await expectIsland(content, 'mini-cart', 'ready');
      await page.evaluate(() => {
        const list = document.createElement('ul');
        list.append(document.querySelector('.cart-item')!);
        document.querySelector('#main')!.prepend(list);
      });
      await page.locator('#main .cart-item').hover();
      await expectIsland(page.locator('#main .cart-item'), 'cart-item', 'ready');
      await expectIsland(content, 'mini-cart', 'ready');
      // The theme's style for the dropdown ends with the header: whether it works is asked, not where.
      await content.locator('.remove_from_cart_button').dispatchEvent('click');
      await expect(content).toContainText('was removed');
      await expect.poll(async () => (await shop.cart()).lines).toEqual([]);
      const mounts = await page.evaluate(
        () => performance.getEntriesByName('island:mini-cart', 'measure').length,
      );
      expect(mounts).toBe(1);
    });

    await test.step('what arrives later is connected, inside other markup too', async () => {
      await shop.startAfresh();
      await shop.fill(oneTee);
      // A refresh that arrives now would replace what is pointed at.
      await openSettled(page, listing);
      await expectIsland(page.locator('.cart-item'), 'cart-item', 'ready');
      await page.evaluate(insert);
      await page.locator(late).hover();
      await expectIsland(page.locator(late), 'cart-item', 'ready');
      await expect(page.locator(late)).toHaveClass(/current-dropdown/);
      await expectIsland(
        page.locator(`${late} .widget_shopping_cart_content`),
        'mini-cart',
        'ready',
      );
    });

    await test.step('a part that makes the whole page an island counts from then on', async () => {
      await shop.startAfresh({ wishlist: 'view' });
      await rewrite(page, '**/shop/', (html) => html.replaceAll('wishlist-fragment', 'not-yet'));
      await visit(page, listing);
      await expectKnown(page.locator('body'), 'quantity');
      await atRest(page);
      const body = page.locator('body');
      await expect(body).not.toHaveAttribute('data-island-wishlist');
      // As a filter of another plugin's brings them.
      await page.evaluate(() => {
        const list = document.querySelector('.products')!;
        list.innerHTML = list.innerHTML.replaceAll('not-yet', 'wishlist-fragment');
      });
      await expect(body).toHaveAttribute('data-island-wishlist');
      await page.locator('.wishlist-button').first().click();
      await expect.poll(() => shop.wishes()).toHaveLength(1);
    });

    await test.step('what leaves is taken down, with all its listeners', async () => {
      await shop.startAfresh();
      await shop.fill(oneTee);
      await visit(page, listing);
      for (const item of await page.locator('.cart-item').all()) {
        await expectIsland(item, 'cart-item', 'ready');
      }
      // What is still on its way, or waits for a sign of the shopper, listens on the document too.
      await page.keyboard.press('Shift');
      await atRest(page);
      const before = await listenersOf(page, 'document');
      await page.evaluate(insert);
      // Anything on the page; the item itself would bring React, which listens on the document for good.
      await page.locator('h1').first().hover();
      await expectIsland(page.locator(late), 'cart-item', 'ready');
      expect(await listenersOf(page, `document.querySelector('${late}')`)).toContain(
        'pointerenter',
      );
      expect(await listenersOf(page, 'document')).not.toEqual(before);

      const left = await page.evaluateHandle(() => {
        const item = document.querySelector('#late .cart-item')!;
        document.querySelector('#late')!.remove();
        return Object.assign(globalThis, { left: item }).left;
      });
      const states = (): Promise<string[]> =>
        left.evaluate((item) =>
          [item, ...item.querySelectorAll('*')].flatMap((element) =>
            element.getAttributeNames().filter((name) => name.startsWith('data-island')),
          ),
        );
      await expect.poll(states).toEqual([]);
      await expect.poll(() => listenersOf(page, 'left')).toEqual([]);
      await expect.poll(() => listenersOf(page, 'document')).toEqual(before);
    });
  });
});
