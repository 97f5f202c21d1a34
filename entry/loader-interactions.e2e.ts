import { holdBack, rewrite } from '../fixtures-html/testing/page-probes';
import {
  expect,
  expectIsland,
  expectKnown,
  openSettled,
  painted,
  test,
} from '../fixtures-html/testing/shop-test';

const listing = '/shop/';
const dropdown = '#header .widget_shopping_cart_content';
const twoLines = [
  { sku: 'HV-W101', quantity: 1 },
  { sku: 'HV-W107', quantity: 2 },
];

test.describe('a press before the code is there', () => {
  test('a press that is kept goes along when the region around it is renewed, also by another one', async ({
    page,
    shop,
  }) => {
    await shop.fill(twoLines);
    await openSettled(page, listing);
    const release = await holdBack(page, '**/chunks/react-*');
    await page.locator('.cart-item').first().hover();
    const content = page.locator(dropdown);
    await expectIsland(content, 'mini-cart', 'loading');
    await expectIsland(page.locator('.cart-item').first(), 'cart-item', 'ready');
    const remove = content.locator('.remove_from_cart_button').nth(1);
    await remove.hover();
    await expectIsland(page.locator('body'), 'add-to-cart', 'ready');
    const id = (await remove.getAttribute('data-product_id'))!;
    await remove.click();
    const pressed = content.locator(`[data-product_id="${id}"][data-island-pressed]`);
    await expect(pressed).toHaveCount(1);
    await content.evaluate((element) => Object.assign(element, { isOld: true }));
    // Another line has come first meanwhile: the row stands somewhere else.
    await shop.fill([{ sku: 'HV-W102', quantity: 1 }, ...twoLines]);
    await page.evaluate(() => document.body.dispatchEvent(new Event('wc_fragment_refresh')));
    await expect.poll(() => content.evaluate((element) => 'isOld' in element)).toBe(false);
    await expect(pressed).toHaveCount(1);
    release();
    await expect
      .poll(async () => (await shop.cart()).lines.map(({ sku }) => sku))
      .toEqual(['HV-W102', 'HV-W101']);
    expect(await shop.requests('wc-ajax=remove_from_cart')).toHaveLength(1);
    await expect(page.locator('[data-island-pressed]')).toHaveCount(0);
  });

  test('clicks and keys are kept, shown as kept, and each done once, on whatever it was', async ({
    page,
    shop,
  }) => {
    await shop.situation({ redirectAfterAdd: 'no', miniCartReveal: false });
    const release = await holdBack(page, '**/chunks/add-to-cart-*');
    await page.goto(listing);
    const buttons = page.locator('.ajax_add_to_cart');
    await buttons.nth(0).click();
    await buttons.nth(1).click();
    await buttons.nth(0).click();
    for (const [place, key] of [
      [2, 'Enter'],
      [3, 'Space'],
    ] as const) {
      await buttons.nth(place).focus();
      await page.keyboard.press(key);
    }
    for (const place of [0, 1, 2, 3]) {
      await expect(buttons.nth(place)).toHaveAttribute('data-island-pressed', '');
    }
    expect(await shop.requests('wc-ajax=add_to_cart')).toEqual([]);
    release();
    // In the order of the presses: with the last one all are done.
    await expect(buttons.nth(3)).toHaveClass(/\badded\b/);
    expect((await shop.cart()).lines.map(({ quantity }) => quantity)).toEqual([2, 1, 1, 1]);
    expect(await shop.requests('wc-ajax=add_to_cart')).toHaveLength(5);
    await expect(page.locator('[data-island-pressed]')).toHaveCount(0);
    await expect(page).toHaveURL(/\/shop\/$/);
  });

  test('is kept in forms whose fields have names as forms have', async ({ page, shop }) => {
    await shop.situation({ swatches: 'plugin' });
    const path = '/product/oxford-shirt/';
    await rewrite(page, `**${path}`, (html) =>
      html.replace(/<form class="variations_form[^>]*>/, '$&<input name="children" hidden>'),
    );
    const release = await holdBack(page, '**/chunks/starter-*');
    await page.goto(path);
    const swatch = page.locator('.variable-item').first();
    await swatch.click();
    await expect(swatch).toHaveAttribute('data-island-pressed', '');
    release();
    await expect(swatch).toHaveAttribute('aria-checked', 'true');
  });

  test('the menu of a phone opens without a jump to the end of the page', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const release = await holdBack(page, '**/chunks/starter-*');
    await page.goto(listing);
    await page.locator('[data-open="#main-menu"]').click();
    // A press that nobody kept would have been followed by now.
    await painted(page);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    release();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toHaveClass(/mfp-ready/);
    await expect(page).toHaveURL(/\/shop\/$/);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  test('a new-tab click is the browser’s', async ({ page, context, shop }) => {
    await shop.fault({ match: 'chunks/add-to-cart', kind: 'hang', times: 'always' });
    await page.goto(listing);
    const opened = context.waitForEvent('page');
    const link = page.locator('.ajax_add_to_cart').first();
    await link.click({ modifiers: ['ControlOrMeta'] });
    await expect(await opened).toHaveURL(/add-to-cart=|\/basket\/$/);
    expect((await shop.cart()).lines).toHaveLength(1);
    await expect(link).not.toHaveAttribute('data-island-pressed');
    await expect(page).toHaveURL(/\/shop\/$/);
  });

  test('goes to what was pressed, in a root rendered meanwhile or renewed inside, and to nothing else', async ({
    page,
    shop,
  }) => {
    await test.step('a press goes to the element in the same place of a root rendered meanwhile', async () => {
      await shop.fill(twoLines);
      const release = await holdBack(page, '**/chunks/react-*');
      await openSettled(page, listing);
      await page.locator('.cart-item').first().hover();
      const content = page.locator(dropdown);
      await expect(page.locator('.cart-item').first()).toHaveClass(/current-dropdown/);
      await expectIsland(content, 'mini-cart', 'loading');
      await content.locator('.remove_from_cart_button').nth(1).click();
      await expect(content.locator('[data-island-pressed]')).toHaveCount(1);
      release();
      await expectIsland(content, 'mini-cart', 'ready');
      await expect(content.locator('.storefront-islands-undo')).toHaveCount(1);
      await expect
        .poll(async () => (await shop.cart()).lines.map(({ sku }) => sku))
        .toEqual(['HV-W101']);
      expect(await shop.requests('wc-ajax=remove_from_cart')).toHaveLength(1);
      await expect(page.locator('[data-island-pressed]')).toHaveCount(0);
    });

    await test.step('a press on what is gone by then is not done to what stands in its place', async () => {
      await shop.startAfresh();
      await shop.situation({
        redirectAfterAdd: 'no',
        settings: { islands: { 'mini-cart': 'off' } },
      });
      await shop.fill(twoLines);
      const release = await holdBack(page, '**/chunks/add-to-cart-*');
      await openSettled(page, listing);
      await page.locator('.cart-item').first().hover();
      await expect(page.locator('.cart-item').first()).toHaveClass(/current-dropdown/);
      const rows = page.locator(`${dropdown} .mini_cart_item`);
      await rows.first().locator('.remove_from_cart_button').click();
      // Meanwhile that line went, in another tab say.
      await shop.fill(twoLines.slice(1));
      await page.evaluate(() => document.body.dispatchEvent(new Event('wc_fragment_refresh')));
      await expect(rows).toHaveCount(1);
      await page.locator('.ajax_add_to_cart').last().click();
      await expect(page.locator('[data-island-pressed]')).toHaveCount(1);
      release();

      // The add was pressed later and is done later: a removal would have been done by now.
      await expect.poll(async () => (await shop.cart()).lines).toHaveLength(2);
      expect(await shop.requests('remove')).toEqual([]);
    });

    await test.step('a press survives markup that is renewed inside of what was pressed', async () => {
      await shop.startAfresh();
      await page.setViewportSize({ width: 600, height: 800 });
      const release = await holdBack(page, '**/chunks/cart-item-*');
      await openSettled(page, listing);
      await page.locator('.mobile-nav .cart-item .icon-shopping-bag').click();
      await expect(page.locator('[data-island-pressed]')).toHaveCount(1);
      await shop.fill(twoLines);
      await page.evaluate(() => document.body.dispatchEvent(new Event('wc_fragment_refresh')));
      const icon = page.locator('.mobile-nav .icon-shopping-bag');
      await expect(icon).toHaveAttribute('data-icon-label', '3');
      release();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expect(page).toHaveURL(/\/shop\/$/);
    });
  });
});

test('focus in a field survives the root that takes over the field', async ({ page, shop }) => {
  await shop.situation({ cartStyle: 'dropdown' });
  await shop.fill(twoLines);
  const release = await holdBack(page, '**/chunks/mini-cart-*');
  await openSettled(page, listing);
  await expectIsland(page.locator('.cart-item'), 'cart-item', 'ready');
  await page.locator('.cart-item').first().hover();
  await expect(page.locator('.cart-item').first()).toHaveClass(/current-dropdown/);
  const content = page.locator(dropdown);
  const field = content.locator('.qty').nth(1);
  await field.click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('5');
  await expectIsland(content, 'mini-cart', 'loading');
  release();
  await expectIsland(content, 'mini-cart', 'ready');
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('5');
  await page.keyboard.press('Enter');
  await expect
    .poll(async () => (await shop.cart()).lines.map(({ quantity }) => quantity))
    .toEqual([1, 5]);
});

test.describe('the first sign of a shopper', () => {
  test.use({ hasTouch: true });

  test('is a move of a pointer that rested there, a scroll, a tap or a key', async ({ page }) => {
    await page.goto(listing);
    await page.mouse.move(400, 400);
    const signs = {
      move: () => page.mouse.move(401, 401),
      scroll: () => page.mouse.wheel(0, 200),
      tap: () => page.touchscreen.tap(2, 2),
      key: () => page.keyboard.press('Shift'),
    };
    for (const [name, give] of Object.entries(signs)) {
      await test.step(name, async () => {
        await page.goto(listing);
        await painted(page);
        await expectIsland(page.locator('body'), 'cart-fragments', 'waiting');
        await give();
        await expectIsland(page.locator('body'), 'cart-fragments', 'ready');
        // Those that nobody misses before.
        await expectKnown(page.locator('body'), 'prefetch');
      });
    }
  });
});
