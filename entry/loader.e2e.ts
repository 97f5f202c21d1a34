import { expect, expectIsland, test } from '../fixtures-html/testing/shop-test';
import { listenersOf, rewrite } from '../fixtures-html/testing/page-probes';

const listing = '/shop/';
const simple = '/product/organic-cotton-tee/';
const oneTee = [{ sku: 'HV-W101', quantity: 1 }];

test.describe('states', () => {
  test('every island says on its element how far it is', async ({ page, shop }) => {
    await shop.fault({ match: 'chunks/quantity', kind: 'hang' });
    await page.goto(simple);
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

  test('an island goes from waiting through loading to ready', async ({ page }) => {
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

  test('each mounted island leaves a User Timing measure of its own', async ({ page }) => {
    await page.goto(simple);
    await expectIsland(page.locator('.cart-item').nth(1), 'cart-item', 'ready');
    await expectIsland(page.locator('body'), 'quantity', 'ready');
    const measures = await page.evaluate(() =>
      performance.getEntriesByType('measure').map(({ name, duration }) => [name, duration > 0]),
    );
    expect(measures.sort()).toEqual([
      ['island:cart-fragments', true],
      ['island:cart-item', true],
      ['island:cart-item', true],
      ['island:quantity', true],
    ]);
  });
});

test.describe('turning off', () => {
  test('an attribute on the element, or around it, turns an island off', async ({ page, shop }) => {
    await rewrite(page, '**/shop/', (html) =>
      html
        .replace('<body ', '<body data-island-quantity="off" ')
        .replace('<header id="header"', '$& data-island-mini-cart="off"'),
    );
    await page.goto(listing);
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

  for (const value of ['off', false]) {
    test(`the page setting ${JSON.stringify(value)} turns an island off`, async ({
      page,
      shop,
    }) => {
      await shop.situation({ settings: { islands: { quantity: value } } });
      await page.goto(simple);
      await expectIsland(page.locator('body'), 'quantity', 'off');
      await expectIsland(page.locator('.cart-item'), 'cart-item', 'ready');
      await page.locator('form.cart .plus').click();
      await expect(page.locator('form.cart .qty')).toHaveValue('1');
      expect(await shop.requests('chunks/quantity')).toEqual([]);
    });
  }
});

test.describe('page settings', () => {
  for (const broken of ['{"islands":', '["quantity"]', '7']) {
    test(`settings that read ${broken} bring one warning and the defaults`, async ({ page }) => {
      await rewrite(page, '**/organic-cotton-tee/', (html) =>
        html.replace(/(id="storefront-islands-settings">)[^<]*/, (_, start) => `${start}${broken}`),
      );
      const warnings: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'warning') warnings.push(message.text());
      });
      await page.goto(simple);
      await expectIsland(page.locator('body'), 'quantity', 'ready');
      await expectIsland(page.locator('body'), 'cart-fragments', 'ready');
      expect(warnings).toEqual([
        'storefront-islands: #storefront-islands-settings must hold one JSON object.',
      ]);
    });
  }

  test('without the platform’s globals adding still works', async ({ page, shop }) => {
    await shop.situation({ globals: false, redirectAfterAdd: 'no' });
    await page.goto(listing);
    await page.locator('.ajax_add_to_cart').first().click();
    await expect(page.locator('.ajax_add_to_cart').first()).toHaveClass(/\badded\b/);
    await expect(page.locator('a.added_to_cart')).toHaveAttribute('href', /\/basket\/$/);
    expect((await shop.cart()).lines).toHaveLength(1);
  });
});

test('the bundle included twice works once', async ({ page, shop }) => {
  await shop.situation({ bundleTwice: true });
  await page.goto(simple);
  await expectIsland(page.locator('body'), 'quantity', 'ready');
  await page.locator('form.cart .plus').click();
  await expect(page.locator('form.cart .qty')).toHaveValue('2');
  expect((await shop.requests('loader.js')).map(({ path }) => path.split('/').at(-1))).toEqual([
    'loader.js',
    'loader.js?second',
  ]);
  expect(await shop.requests('chunks/quantity')).toHaveLength(1);
  const measures = await page.evaluate(
    () => performance.getEntriesByName('island:quantity', 'measure').length,
  );
  expect(measures).toBe(1);
});

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
    await page.goto(simple);
    expect(await page.locator('body').getAttribute('data-island-cart-fragments')).toBeNull();
    expect(await shop.requests('chunks/')).toEqual([]);
    expect(await shop.requests('wc-ajax')).toEqual([]);
    await page.evaluate(() => (globalThis as unknown as { show: () => void }).show());
    await expectIsland(page.locator('body'), 'cart-fragments', 'ready');
    await expectIsland(page.locator('body'), 'quantity', 'ready');
  });

  test('a delegated behaviour waits until something that it is about is in sight', async ({
    page,
    shop,
  }) => {
    await page.goto(listing);
    await expectIsland(page.locator('.cart-item'), 'cart-item', 'ready');
    await expectIsland(page.locator('body'), 'quantity', 'waiting');
    expect(await shop.requests('chunks/quantity')).toEqual([]);
    await page.goto(simple);
    await expectIsland(page.locator('body'), 'quantity', 'ready');
  });

  test('or until the shopper does anything at all', async ({ page }) => {
    await page.goto(listing);
    await expectIsland(page.locator('.cart-item'), 'cart-item', 'ready');
    await expectIsland(page.locator('body'), 'quantity', 'waiting');
    await page.keyboard.press('Tab');
    await expectIsland(page.locator('body'), 'quantity', 'ready');
  });

  test('to shoppers who save data nothing out of sight is loaded ahead', async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    );
    await page.goto(listing);
    const [desktop, mobile] = await page.locator('.cart-item').all();
    await expectIsland(desktop!, 'cart-item', 'ready');
    // What is in sight is ready by now; the other header's item is not on this screen.
    await expectIsland(mobile!, 'cart-item', 'waiting');
    await page.setViewportSize({ width: 500, height: 800 });
    await expectIsland(mobile!, 'cart-item', 'ready');
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

  test('what arrives later is connected, inside other markup too', async ({ page, shop }) => {
    await shop.fill(oneTee);
    await page.goto(listing);
    await expectIsland(page.locator('.cart-item'), 'cart-item', 'ready');
    await page.evaluate(insert);
    await expectIsland(page.locator(late), 'cart-item', 'ready');
    await page.locator(late).hover();
    await expect(page.locator(late)).toHaveClass(/current-dropdown/);
    await expectIsland(page.locator(`${late} .widget_shopping_cart_content`), 'mini-cart', 'ready');
  });

  test('what leaves is taken down, with all its listeners', async ({ page, shop }) => {
    await shop.fill(oneTee);
    await page.goto(listing);
    for (const item of await page.locator('.cart-item').all()) {
      await expectIsland(item, 'cart-item', 'ready');
    }
    const before = await listenersOf(page, 'document');
    await page.evaluate(insert);
    await expectIsland(page.locator(late), 'cart-item', 'ready');
    expect(await listenersOf(page, `document.querySelector('${late}')`)).toContain('pointerenter');
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
    expect(await listenersOf(page, 'left')).toEqual([]);
    expect(await listenersOf(page, 'document')).toEqual(before);
  });

  test('what is only moved keeps its islands', async ({ page, shop }) => {
    await shop.fill(oneTee);
    await page.goto(listing);
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
});
