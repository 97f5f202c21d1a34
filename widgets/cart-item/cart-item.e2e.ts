import {
  expect,
  expectIsland,
  openSettled,
  stopClock,
  test,
  type Page,
} from '../../fixtures-html/testing/shop-test';
import { dropdownOf } from '../mini-cart/mini-cart.page';

const TEE = 'Organic Cotton Tee';
const oneLine = [{ sku: 'HV-W101', quantity: 1 }];
const OPEN = /(^| )current-dropdown( |$)/;
const dropdown = (page: Page) => page.locator('.cart-item.has-dropdown > .nav-dropdown');
const link = (page: Page) => page.locator('.cart-item.has-dropdown > .header-cart-link');
async function goToShop(page: Page): Promise<void> {
  await openSettled(page, '/shop/');
  await expectIsland(page.locator('.cart-item.has-dropdown'), 'cart-item', 'ready');
}

test.describe('the dropdown', () => {
  test('opens 20 ms after the pointer came and closes 70 ms after it left', async ({
    page,
    shop,
  }) => {
    await shop.fill(oneLine);
    await page.clock.install();
    await goToShop(page);
    await expect(link(page)).toHaveAttribute('aria-expanded', 'false');
    await stopClock(page);
    await link(page).hover();
    await page.clock.runFor(19);
    await expect(dropdown(page)).toBeHidden();
    await page.clock.runFor(2);
    await expect(dropdown(page)).toBeVisible();
    await expect(link(page)).toHaveAttribute('aria-expanded', 'true');
    // The frame that puts it in its place.
    await page.clock.runFor(17);
    await dropdownOf(page).total.hover();
    await page.clock.runFor(1000);
    await expect(dropdown(page)).toBeVisible();
    await page.mouse.move(5, 500);
    await page.clock.runFor(69);
    await expect(page.locator('.cart-item.has-dropdown')).toHaveClass(OPEN);
    await page.clock.runFor(2);
    await expect(dropdown(page)).toBeHidden();
    await expect(link(page)).toHaveAttribute('aria-expanded', 'false');
  });

  test('a pointer opens it, keeps it open on its way in, and closes it; Escape does so too', async ({
    page,
    shop,
  }) => {
    await shop.fill(oneLine);
    await goToShop(page);
    await test.step('stays open while the pointer crosses from the link to the panel', async () => {
      await link(page).hover();
      await expect(dropdown(page)).toBeVisible();
      await dropdownOf(page).total.hover();
      await expect(dropdown(page)).toBeVisible();
    });

    await test.step('that a pointer has opened closes with Escape', async () => {
      await page.mouse.move(5, 500);
      await expect(dropdown(page)).toBeHidden();
      await link(page).hover();
      await expect(dropdown(page)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dropdown(page)).toBeHidden();
      await expect(page.locator('body')).toBeFocused();
    });

    await test.step('closes when the mouse leaves, also after a button in it was pressed', async () => {
      const cart = dropdownOf(page);
      await page.mouse.move(5, 500);
      await link(page).hover();
      await expectIsland(cart.content, 'mini-cart', 'ready');
      await cart.row(TEE).locator('.plus').click();
      await page.mouse.move(5, 500);
      await expect(dropdown(page)).toBeHidden();
    });
  });

  test('opens when the pointer was there before the code', async ({ page, shop }) => {
    await shop.fill(oneLine);
    await shop.fault({ match: 'chunks/cart-item', kind: 'slow', delayMs: 800 });
    await page.goto('/shop/');
    await link(page).hover();
    await expectIsland(page.locator('.cart-item.has-dropdown'), 'cart-item', 'ready');
    await expect(dropdown(page)).toBeVisible();
  });

  test('keys open and close it, in both writing directions; so do a focus that moves on and a press outside', async ({
    page,
    shop,
  }) => {
    await shop.fill(oneLine);
    await goToShop(page);
    await test.step('closes when the focus moves on, and on a press outside', async () => {
      await link(page).focus();
      await page.keyboard.press('Space');
      await expect(dropdown(page)).toBeVisible();
      await page.keyboard.press('Shift+Tab');
      await expect(dropdown(page)).toBeHidden();
      await link(page).focus();
      await page.keyboard.press('Space');
      await expect(dropdown(page)).toBeVisible();
      await page.locator('main h1').first().click();
      await expect(dropdown(page)).toBeHidden();
    });

    await test.step('works the same from right to left', async () => {
      await page.evaluate(() => void (document.documentElement.dir = 'rtl'));
      await link(page).focus();
      await page.keyboard.press('Space');
      await expect(dropdown(page)).toBeVisible();
      await expect(dropdown(page)).toBeInViewport({ ratio: 1 });
      await page.keyboard.press('Tab');
      await page.keyboard.press('Escape');
      await expect(link(page)).toBeFocused();
    });

    await test.step('is opened and closed with Space and Escape, and Enter follows the link', async () => {
      await page.evaluate(() => document.documentElement.removeAttribute('dir'));
      await expect(dropdown(page)).toBeHidden();
      await link(page).focus();
      await page.keyboard.press('Space');
      await expect(dropdown(page)).toBeVisible();
      await expect(link(page)).toHaveAttribute('aria-expanded', 'true');
      await page.keyboard.press('Space');
      await expect(dropdown(page)).toBeHidden();
      await page.keyboard.press('Space');
      await expect(dropdown(page)).toBeVisible();
      await page.keyboard.press('Tab');
      await expect(dropdownOf(page).remove(TEE)).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(dropdown(page)).toBeHidden();
      await expect(link(page)).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/basket\/$/);
    });
  });
});

test.describe('on touch screens', () => {
  test.use({ hasTouch: true });

  test('the first tap opens the dropdown, the second follows the link', async ({ page, shop }) => {
    await shop.fill(oneLine);
    await goToShop(page);
    await link(page).tap();
    await expect(dropdown(page)).toBeVisible();
    await expect(page).toHaveURL(/\/shop\/$/);
    await page.locator('main h1').first().tap();
    await expect(dropdown(page)).toBeHidden();
    await link(page).tap();
    await expect(dropdown(page)).toBeVisible();
    await link(page).tap();
    await expect(page).toHaveURL(/\/basket\/$/);
  });
});
