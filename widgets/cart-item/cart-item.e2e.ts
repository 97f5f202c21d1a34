import { expect, expectIsland, test, type Page } from '../../fixtures-html/testing/shop-test';
import { dropdownOf, openDropdown, toastOf } from '../mini-cart/mini-cart.page';

const TEE = 'Organic Cotton Tee';
const oneLine = [{ sku: 'HV-W101', quantity: 1 }];
const OPEN = /(^| )current-dropdown( |$)/;
const dropdown = (page: Page) => page.locator('.cart-item.has-dropdown > .nav-dropdown');
const link = (page: Page) => page.locator('.cart-item.has-dropdown > .header-cart-link');
const addTee = (page: Page) => page.getByRole('button', { name: `Add to basket: “${TEE}”` });

async function goToShop(page: Page): Promise<void> {
  await page.goto('/shop/');
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
    await page.clock.pauseAt(new Date(Date.now() + 60_000));
    await link(page).hover();
    await page.clock.runFor(19);
    await expect(dropdown(page)).toBeHidden();
    await page.clock.runFor(2);
    await expect(dropdown(page)).toBeVisible();
    await expect(link(page)).toHaveAttribute('aria-expanded', 'true');
    await page.mouse.move(5, 500);
    await page.clock.runFor(69);
    await expect(page.locator('.cart-item.has-dropdown')).toHaveClass(OPEN);
    await page.clock.runFor(2);
    await expect(dropdown(page)).toBeHidden();
    await expect(link(page)).toHaveAttribute('aria-expanded', 'false');
  });

  test('stays open while the pointer crosses from the link to the panel', async ({
    page,
    shop,
  }) => {
    await shop.fill(oneLine);
    await goToShop(page);
    await link(page).hover();
    await expect(dropdown(page)).toBeVisible();
    await dropdownOf(page).total.hover();
    await expect(dropdown(page)).toBeVisible();
  });

  test('opens when the pointer was there before the code', async ({ page, shop }) => {
    await shop.fill(oneLine);
    await shop.fault({ match: 'chunks/cart-item', kind: 'slow', delayMs: 800 });
    await page.goto('/shop/');
    await link(page).hover();
    await expectIsland(page.locator('.cart-item.has-dropdown'), 'cart-item', 'ready');
    await expect(dropdown(page)).toBeVisible();
  });

  test('closes when the mouse leaves, also after a button in it was pressed', async ({
    page,
    shop,
  }) => {
    await shop.fill(oneLine);
    const cart = await openDropdown(page);
    await cart.row(TEE).locator('.plus').click();
    await page.mouse.move(5, 500);
    await expect(dropdown(page)).toBeHidden();
  });

  test('is opened and closed with Space and Escape, and Enter follows the link', async ({
    page,
    shop,
  }) => {
    await shop.fill(oneLine);
    await goToShop(page);
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

  test('that a pointer has opened closes with Escape', async ({ page, shop }) => {
    await shop.fill(oneLine);
    await goToShop(page);
    await link(page).hover();
    await expect(dropdown(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dropdown(page)).toBeHidden();
    await expect(page.locator('body')).toBeFocused();
  });

  test('closes when the focus moves on, and on a press outside', async ({ page, shop }) => {
    await shop.fill(oneLine);
    await goToShop(page);
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

  test('works the same from right to left', async ({ page, shop }) => {
    await shop.fill(oneLine);
    await goToShop(page);
    await page.evaluate(() => void (document.documentElement.dir = 'rtl'));
    await link(page).focus();
    await page.keyboard.press('Space');
    await expect(dropdown(page)).toBeVisible();
    await expect(dropdown(page)).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expect(link(page)).toBeFocused();
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

test.describe('after adding', () => {
  test.beforeEach(({ shop }) => shop.situation({ redirectAfterAdd: 'no', miniCartReveal: true }));

  test('the dropdown shows itself for five seconds, without taking the focus', async ({ page }) => {
    await page.clock.install();
    await goToShop(page);
    await addTee(page).press('Enter');
    await expect(dropdown(page)).toBeVisible();
    await expect(page.locator('.cart-item.has-dropdown')).toHaveClass(/cart-active/);
    await expect(addTee(page)).toBeFocused();
    await expect(dropdownOf(page).row(TEE)).toBeVisible();
    await page.clock.runFor(4000);
    await expect(dropdown(page)).toBeVisible();
    await page.clock.runFor(1500);
    await expect(dropdown(page)).toBeHidden();
  });

  test('each further add starts the five seconds anew', async ({ page }) => {
    await page.clock.install();
    await goToShop(page);
    await addTee(page).press('Enter');
    await expect(dropdown(page)).toBeVisible();
    await page.clock.runFor(4000);
    await addTee(page).press('Enter');
    await expect(dropdownOf(page).field(TEE)).toHaveValue('2');
    await page.clock.runFor(3000);
    await expect(dropdown(page)).toBeVisible();
    await page.clock.runFor(2500);
    await expect(dropdown(page)).toBeHidden();
  });

  test('it stays while it is used by keyboard', async ({ page }) => {
    await page.clock.install();
    await goToShop(page);
    await addTee(page).press('Enter');
    await expect(dropdown(page)).toBeVisible();
    await dropdownOf(page).remove(TEE).focus();
    await page.clock.runFor(30_000);
    await expect(dropdown(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dropdown(page)).toBeHidden();
  });

  test('it is left to the pointer that enters it', async ({ page }) => {
    await page.clock.install();
    await goToShop(page);
    await addTee(page).click();
    await expect(dropdown(page)).toBeVisible();
    await dropdownOf(page).total.hover();
    await page.clock.runFor(30_000);
    await expect(dropdown(page)).toBeVisible();
    await page.mouse.move(5, 500);
    await page.clock.runFor(100);
    await expect(dropdown(page)).toBeHidden();
  });

  test('a changed quantity does not open what the shopper has closed', async ({ page, shop }) => {
    await shop.fill(oneLine);
    const cart = await openDropdown(page);
    await shop.fault({ match: 'alter_quantity', kind: 'slow', delayMs: 700 });
    await cart.row(TEE).locator('.plus').click();
    await page.keyboard.press('Escape');
    await expect(dropdown(page)).toBeHidden();
    await expect(cart.total).toContainText('£48.00');
    await expect(cart.total).not.toHaveAttribute('aria-busy');
    await expect(dropdown(page)).toBeHidden();
  });

  for (const by of ['natively', 'by jQuery'] as const) {
    test(`another script’s event, raised ${by}, opens it too`, async ({ page, shop }) => {
      await shop.situation({ jquery: by === 'by jQuery' ? 'before' : 'none' });
      await shop.fill(oneLine);
      await goToShop(page);
      await page.evaluate((name) => {
        if (window.jQuery) jQuery(document).trigger(name);
        else document.dispatchEvent(new CustomEvent(name));
      }, 'flatsome-open-mini-cart');
      await expect(dropdown(page)).toBeVisible();
    });
  }

  test('nothing opens where the page does not want it', async ({ page, shop }) => {
    await shop.situation({ redirectAfterAdd: 'no', miniCartReveal: false });
    await goToShop(page);
    await addTee(page).click();
    await expect(addTee(page)).toHaveClass(/(^| )added( |$)/);
    await expect(dropdown(page)).toBeHidden();
  });

  test.describe('on a small screen', () => {
    test.use({ viewport: { width: 849, height: 700 } });

    test('the drawer shows the added item', async ({ page }) => {
      await page.goto('/shop/');
      await expectIsland(page.locator('.cart-item:visible'), 'cart-item', 'ready');
      await addTee(page).click();
      const drawer = page.getByRole('dialog', { name: 'Basket' });
      await expect(drawer).toBeVisible();
      await expect(drawer).toContainText(TEE);
      await page.keyboard.press('Escape');
      await expect(drawer).toHaveCount(0);
    });

    test.describe('without the drawer’s code', () => {
      test.use({ allowErrors: [/Failed to load resource/] });

      test('the shopper stays where they are', async ({ page, shop }) => {
        await shop.fault({ match: 'chunks/open-panel', kind: '404', times: 'always' });
        await page.goto('/shop/');
        await expectIsland(page.locator('.cart-item:visible'), 'cart-item', 'ready');
        await addTee(page).click();
        await expect(addTee(page)).toHaveClass(/(^| )added( |$)/);
        await expect.poll(() => shop.requests('chunks/open-panel')).not.toEqual([]);
        await expect(toastOf(page)).toHaveCount(0);
        await expect(page).toHaveURL(/\/shop\/$/);
      });
    });
  });
});

test.describe('the header', () => {
  test('shows the count and the price of the cart, as the server gives them', async ({
    page,
    shop,
  }) => {
    await shop.situation({ redirectAfterAdd: 'no', miniCartReveal: false });
    await goToShop(page);
    await expect(link(page).locator('.cart-icon')).toHaveText('0');
    await addTee(page).click();
    await expect(link(page).locator('.cart-icon')).toHaveText('1');
    await expect(link(page).locator('.cart-price')).toHaveText('£24.00');
    await expect(page.locator('.icon-shopping-bag')).toHaveAttribute('data-icon-label', '1');
  });
});
