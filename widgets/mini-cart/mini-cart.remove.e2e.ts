import { holdBack } from '../../fixtures-html/testing/page-probes';
import { expect, expectIsland, test, type Shop } from '../../fixtures-html/testing/shop-test';
import { dropdownOf, openDropdown, toastOf, widgetOf } from './mini-cart.page';

const TEE = 'Organic Cotton Tee';
const JUMPER = 'Merino Crew Jumper';
const BEANIE = 'Ribbed Beanie';
const REMOVE = 'remove_from_cart';
const threeLines = [
  { sku: 'HV-W101', quantity: 1 },
  { sku: 'HV-W107', quantity: 2 },
  { sku: 'HV-A302', quantity: 3 },
];
const names = async (shop: Shop): Promise<string[]> =>
  (await shop.cart()).lines.map(({ name }) => name);

test.describe('removing', () => {
  for (const how of ['mouse', 'Enter', 'Space'] as const) {
    test(`by ${how} hides the row at once and offers to undo`, async ({ page, shop }) => {
      await shop.fill(threeLines);
      const cart = await openDropdown(page);
      await shop.fault({ match: REMOVE, kind: 'slow', delayMs: 2500 });
      if (how === 'mouse') await cart.remove(JUMPER).click();
      else await cart.remove(JUMPER).press(how);
      await expect(cart.undoRow).toContainText(`${JUMPER} was removed.`);
      // Where the focus was lost with the row, it goes on with what can be done now.
      await expect(cart.undo(JUMPER)).toBeFocused();
      await expect(cart.field(JUMPER)).toHaveCount(0);
      await expect(cart.total).toHaveAttribute('aria-busy', 'true');
      await expect(cart.total).toContainText('£248.00');
      await expect(cart.total).not.toHaveAttribute('aria-busy');
      await expect(cart.total).toContainText('£90.00');
      expect(await names(shop)).toEqual([TEE, BEANIE]);
      expect(await shop.requests(REMOVE)).toHaveLength(1);
      await expect(page).toHaveURL(/\/shop\/$/);
      await expect(page.locator('.widget_shopping_cart_live_region')).toContainText(
        `“${JUMPER}” has been removed from your basket`,
      );
    });
  }

  test('of the last item leaves the empty basket and the undo', async ({ page, shop }) => {
    await shop.fill([{ sku: 'HV-W101', quantity: 4 }]);
    const cart = await openDropdown(page);
    await cart.remove(TEE).click();
    await expect(cart.content).toContainText('No products in the basket.');
    await expect(cart.undoRow).toBeVisible();
    await cart.undo(TEE).click();
    await expect(cart.field(TEE)).toHaveValue('4');
    await expect(cart.total).toContainText('£96.00');
    await expect(cart.content).not.toContainText('No products in the basket.');
    await expect(cart.remove(TEE)).toBeFocused();
  });

  test('of two lines can be undone in either order, each in its place', async ({ page, shop }) => {
    for (const [first, second] of [
      [TEE, JUMPER],
      [JUMPER, TEE],
    ] as const) {
      await shop.fill(threeLines);
      const cart = await openDropdown(page);
      await cart.remove(TEE).click();
      await cart.remove(JUMPER).click();
      await expect(cart.total).toContainText('£66.00');
      await cart.undo(first).click();
      await expect(cart.row(first)).toContainText('£');
      await cart.undo(second).click();
      await expect(cart.total).toContainText('£248.00');
      await expect(cart.rows).toHaveText([new RegExp(TEE), new RegExp(JUMPER), new RegExp(BEANIE)]);
      await expect(cart.field(JUMPER)).toHaveValue('2');
    }
  });

  test('of two lines in a row sends one request at a time', async ({ page, shop }) => {
    await shop.fill(threeLines);
    const cart = await openDropdown(page);
    await shop.fault({ match: REMOVE, kind: 'slow', delayMs: 600 });
    await cart.remove(TEE).click();
    await cart.remove(BEANIE).click();
    expect(await shop.requests(REMOVE)).toHaveLength(1);
    await expect(cart.undoRow).toHaveCount(2);
    await expect(cart.total).toContainText('£158.00');
  });

  test('raises removed_from_cart with fragments, hash and link', async ({ page, shop }) => {
    await shop.situation({ jquery: 'before', thirdParty: true });
    await shop.fill(threeLines);
    const cart = await openDropdown(page);
    await cart.remove(TEE).click();
    await expect(cart.total).toContainText('£224.00');
    const heard = await page.evaluate(() => window.fixtureEvents!);
    expect(heard.filter(([name]) => name === 'removed_from_cart')).toEqual([
      [
        'removed_from_cart',
        'jquery',
        expect.stringMatching(/^body/),
        ['object', 'string', 'jquery'],
      ],
      ['removed_from_cart', 'native', expect.stringMatching(/^body/), ['array']],
    ]);
  });
});

test.describe('removing that fails', () => {
  test.use({ allowErrors: [/Failed to load resource/] });

  for (const kind of ['500', '403', '204', 'html', 'cut', 'wrong-types', 'reset'] as const) {
    test(`(${kind}) follows the remove link`, async ({ page, shop }) => {
      await shop.fill(threeLines);
      const cart = await openDropdown(page);
      await shop.fault({ match: REMOVE, kind, times: 'always' });
      await cart.remove(JUMPER).click();
      // The server removes it, unless it had done so already, and leads back to this page.
      await expect.poll(() => shop.requests('remove_item=')).toHaveLength(1);
      await expect(page).toHaveURL(/\/shop\//);
      await expect(cart.row(JUMPER)).toHaveCount(0);
      expect(await names(shop)).toEqual([TEE, BEANIE]);
    });
  }
});

test.describe('undo', () => {
  test('brings the row back to its place, with its quantity and the focus', async ({
    page,
    shop,
  }) => {
    await shop.fill(threeLines);
    const cart = await openDropdown(page);
    await cart.remove(JUMPER).press('Enter');
    await expect(cart.total).toContainText('£90.00');
    await page.keyboard.press('Enter');
    await expect(cart.field(JUMPER)).toHaveValue('2');
    await expect(cart.rows).toHaveText([new RegExp(TEE), new RegExp(JUMPER), new RegExp(BEANIE)]);
    await expect(cart.remove(JUMPER)).toBeFocused();
    await expect(cart.total).toContainText('£248.00');
    expect((await shop.cart()).lines.find(({ name }) => name === JUMPER)?.quantity).toBe(2);
  });

  test('does not take the focus from where the shopper has gone meanwhile', async ({
    page,
    shop,
  }) => {
    await shop.fill(threeLines);
    const cart = await openDropdown(page);
    await cart.remove(JUMPER).press('Enter');
    await expect(cart.total).toContainText('£90.00');
    await shop.fault({ match: 'undo_item', kind: 'slow', delayMs: 800 });
    await page.keyboard.press('Enter');
    await expect(cart.undoRow).toContainText(`Bringing ${JUMPER} back…`);
    await page.keyboard.press('Shift+Tab');
    const focused = cart.row(TEE).locator(':focus');
    await expect(focused).toHaveCount(1);
    await expect(cart.field(JUMPER)).toHaveValue('2');
    await expect(focused).toHaveCount(1);
  });

  test('pressed twice asks once', async ({ page, shop }) => {
    await shop.fill(threeLines);
    const cart = await openDropdown(page);
    await cart.remove(JUMPER).click();
    await expect(cart.total).toContainText('£90.00');
    await shop.fault({ match: 'undo_item', kind: 'slow', delayMs: 500 });
    await cart.undo(JUMPER).dblclick();
    await expect(cart.field(JUMPER)).toHaveValue('2');
    expect(await shop.requests('undo_item')).toHaveLength(1);
  });

  test('before the removal was answered brings the line back', async ({ page, shop }) => {
    await shop.fill(threeLines);
    const cart = await openDropdown(page);
    await shop.fault({ match: REMOVE, kind: 'slow', delayMs: 2500 });
    await cart.remove(JUMPER).click();
    await cart.undo(JUMPER).click();
    expect((await shop.requests(REMOVE)).at(-1)?.status).toBe(null);
    await expect(cart.undoRow).toContainText(`Bringing ${JUMPER} back…`);
    await expect(cart.field(JUMPER)).toHaveValue('2');
    await expect(cart.total).toContainText('£248.00');
    await expect(cart.rows).toHaveCount(3);
    expect((await names(shop)).toSorted()).toEqual([JUMPER, TEE, BEANIE].toSorted());
    await expect(toastOf(page)).toHaveCount(0);
  });

  test('before the removal was even sent takes it back unsent', async ({ page, shop }) => {
    await shop.fill(threeLines);
    const cart = await openDropdown(page);
    await shop.fault({ match: 'alter_quantity', kind: 'slow', delayMs: 2500 });
    await cart.row(TEE).locator('.plus').click();
    await cart.remove(JUMPER).click();
    await cart.undo(JUMPER).click();
    await expect(cart.total).toContainText('£272.00');
    await expect(cart.field(JUMPER)).toHaveValue('2');
    expect(await shop.requests(REMOVE)).toEqual([]);
  });

  test('with links that are too old says so honestly', async ({ page, shop }) => {
    await shop.fill(threeLines.slice(0, 1));
    const cart = await openDropdown(page);
    await cart.remove(TEE).click();
    await expect(cart.content).toContainText('No products in the basket.');
    await page.request.post('/fixtures/api/nonces/expire');
    await cart.undo(TEE).press('Enter');
    await expect(toastOf(page)).toContainText('The item could not be brought back.');
    await expect(cart.undoRow).toHaveCount(0);
    await expect(cart.content.getByRole('link', { name: 'Return to shop' })).toBeFocused();
    expect(await names(shop)).toEqual([]);
  });

  test('with an old link uses the newest one of the page', async ({ page, shop }) => {
    await shop.fill(threeLines);
    const cart = await openDropdown(page);
    await page.request.post('/fixtures/api/nonces/expire');
    await cart.remove(TEE).click();
    await expect(cart.total).toContainText('£224.00');
    await cart.undo(TEE).click();
    await expect(cart.field(TEE)).toHaveValue('1');
    await expect(toastOf(page)).toHaveCount(0);
  });
});

test.describe('the time for undoing', () => {
  test.beforeEach(async ({ page, shop }) => {
    await page.clock.install();
    await shop.fill(threeLines);
  });

  test('is eight seconds', async ({ page }) => {
    const cart = await openDropdown(page);
    await cart.remove(JUMPER).click();
    await expect(cart.total).toContainText('£90.00');
    await page.mouse.move(5, 500);
    await page.clock.runFor(7000);
    await expect(cart.undoRow).toHaveCount(1);
    await page.clock.runFor(1500);
    await expect(cart.undoRow).toHaveCount(0);
  });

  test('stands still under the pointer', async ({ page }) => {
    const cart = await openDropdown(page);
    await cart.remove(JUMPER).click();
    await expect(cart.total).toContainText('£90.00');
    await cart.undoRow.hover();
    await page.clock.runFor(60_000);
    await expect(cart.undoRow).toBeVisible();
    await cart.row(BEANIE).hover();
    await page.clock.runFor(8500);
    await expect(cart.undoRow).toHaveCount(0);
  });

  test('stands still with keyboard focus, which then goes to the neighbour', async ({ page }) => {
    const cart = await openDropdown(page);
    await cart.remove(JUMPER).press('Enter');
    await expect(cart.total).toContainText('£90.00');
    await expect(cart.undo(JUMPER)).toBeFocused();
    await page.mouse.move(5, 500);
    await page.clock.runFor(60_000);
    await expect(cart.undo(JUMPER)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(cart.remove(BEANIE)).toBeFocused();
    await page.clock.runFor(8500);
    await expect(cart.undoRow).toHaveCount(0);
    await expect(cart.remove(BEANIE)).toBeFocused();
  });

  test('that ends under a mouse user’s focus hands it to the next row', async ({ page }) => {
    const cart = await openDropdown(page);
    await cart.remove(JUMPER).click();
    await expect(cart.total).toContainText('£90.00');
    await expect(cart.undo(JUMPER)).toBeFocused();
    await cart.row(TEE).hover();
    await page.clock.runFor(8500);
    await expect(cart.undoRow).toHaveCount(0);
    await expect(cart.remove(BEANIE)).toBeFocused();
  });

  test('stands still in every mini-cart of the page', async ({ page, shop }) => {
    await shop.situation({ widgetCart: true });
    const cart = await openDropdown(page);
    const widget = widgetOf(page);
    await widget.content.hover();
    await expectIsland(widget.content, 'mini-cart', 'ready');
    await cart.frame.hover();
    await cart.remove(JUMPER).click();
    await expect(widget.undoRow).toHaveCount(1);
    await cart.undoRow.hover();
    await page.clock.runFor(30_000);
    await expect(cart.undoRow).toBeVisible();
    await expect(widget.undoRow).toBeVisible();
  });
});

test.describe('a widget that hides while the basket is empty', () => {
  test.beforeEach(({ shop }) => shop.situation({ widgetCart: true, redirectAfterAdd: 'no' }));

  test('shows as soon as adding begins, and hides when nothing can be brought back', async ({
    page,
    shop,
  }) => {
    await page.clock.install();
    await page.goto('/shop/');
    const widget = widgetOf(page);
    await expectIsland(page.locator('body'), 'cart-fragments', 'ready');
    await expect(widget.frame).toBeHidden();
    const release = await holdBack(page, '**/?wc-ajax=add_to_cart');
    await page.getByRole('button', { name: `Add to basket: “${TEE}”` }).click();
    await expect(widget.frame).toBeVisible();
    expect(await names(shop)).toEqual([]);
    release();
    await expect(widget.row(TEE)).toBeVisible();
    await widget.remove(TEE).click();
    await expect(widget.undoRow).toBeVisible();
    await expect.poll(() => names(shop)).toEqual([]);
    await page.mouse.move(5, 5);
    await expect(widget.content).toContainText('No products');
    await page.clock.runFor(9000);
    await expect(widget.frame).toBeHidden();
  });

  test('stays in step with the dropdown', async ({ page, shop }) => {
    await shop.fill(threeLines);
    const cart = await openDropdown(page);
    const widget = widgetOf(page);
    await cart.row(TEE).locator('.plus').click();
    await expect(widget.field(TEE)).toHaveValue('2');
    await expect(widget.total).toContainText('£272.00');
    await page.mouse.move(5, 500);
    await widget.content.hover();
    await expectIsland(widget.content, 'mini-cart', 'ready');
    await widget.row(TEE).locator('.plus').click();
    await expect(dropdownOf(page).field(TEE)).toHaveValue('3');
    await widget.remove(JUMPER).click();
    await expect(cart.undoRow).toContainText(JUMPER);
    await widget.undo(JUMPER).click();
    await expect(widget.field(JUMPER)).toHaveValue('2');
    await expect(cart.field(JUMPER)).toHaveValue('2');
  });
});
