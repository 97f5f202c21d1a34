import { holdBack } from '../../fixtures-html/testing/page-probes';
import { expect, expectIsland, test, visit } from '../../fixtures-html/testing/shop-test';
import {
  dropdownOf,
  openDropdown,
  refill,
  widgetOf,
  BEANIE,
  JUMPER,
  TEE,
  names,
  threeLines,
} from './mini-cart.page';

test('the time for undoing is eight seconds, and stands still under the pointer and with the focus', async ({
  page,
  shop,
}) => {
  await page.clock.install();
  await shop.fill(threeLines);
  const cart = await openDropdown(page);
  /** Brings the jumper back for the next step, as another tab would. */
  const restore = (): Promise<void> => refill(page, shop, threeLines, '£248.00');

  await test.step('eight seconds', async () => {
    // From now on no time passes by itself, which would count too.
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 10_000));
    await cart.remove(JUMPER).click();
    await expect(cart.total).toContainText('£90.00');
    await page.mouse.move(5, 500);
    await page.clock.runFor(7000);
    await expect(cart.undoRow).toHaveCount(1);
    await page.clock.resume();
    await page.clock.runFor(1500);
    await expect(cart.undoRow).toHaveCount(0);
  });

  await test.step('under the pointer it stands still', async () => {
    await restore();
    await cart.remove(JUMPER).click();
    await expect(cart.total).toContainText('£90.00');
    await cart.undoRow.hover();
    await page.clock.runFor(60_000);
    await expect(cart.undoRow).toBeVisible();
    await cart.row(BEANIE).hover();
    await page.clock.runFor(8500);
    await expect(cart.undoRow).toHaveCount(0);
  });

  await test.step('its end under a mouse user’s focus hands that to the next row', async () => {
    await restore();
    await cart.remove(JUMPER).click();
    await expect(cart.total).toContainText('£90.00');
    await expect(cart.undo(JUMPER)).toBeFocused();
    await cart.row(TEE).hover();
    await page.clock.runFor(8500);
    await expect(cart.undoRow).toHaveCount(0);
    await expect(cart.remove(BEANIE)).toBeFocused();
  });

  await test.step('with keyboard focus it stands still, which then goes to the neighbour', async () => {
    await restore();
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
});

test('the time for undoing stands still in every mini-cart of the page', async ({ page, shop }) => {
  await page.clock.install();
  await shop.situation({ widgetCart: true });
  await shop.fill(threeLines);
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

test.describe('a widget that hides while the basket is empty', () => {
  test.use({ allowErrors: [/500/] });
  test.beforeEach(({ shop }) => shop.situation({ widgetCart: true, redirectAfterAdd: 'no' }));

  test('shows as soon as adding begins, and hides when nothing can be brought back', async ({
    page,
    shop,
  }) => {
    await page.clock.install();
    await visit(page, '/shop/');
    const widget = widgetOf(page);
    await expectIsland(page.locator('body'), 'cart-fragments', 'ready');
    await expect(widget.frame).toBeHidden();
    const add = page.getByRole('button', { name: `Add to basket: “${TEE}”` });
    await shop.fault({ match: 'wc-ajax=add_to_cart', kind: '500' });
    const releaseFailed = await holdBack(page, '**/?wc-ajax=add_to_cart');
    await add.click();
    await expect(widget.frame).toBeVisible();
    releaseFailed();
    await expect(page.locator('.storefront-islands-toast')).toContainText(TEE);
    await expect(widget.frame).toBeHidden();
    await shop.clearFaults();
    const release = await holdBack(page, '**/?wc-ajax=add_to_cart');
    await add.click();
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
