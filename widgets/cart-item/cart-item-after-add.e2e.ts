import { rewrite } from '../../fixtures-html/testing/page-probes';
import {
  atRest,
  expect,
  expectInDialog,
  expectIsland,
  openSettled,
  stopClock,
  test,
  type Page,
} from '../../fixtures-html/testing/shop-test';
import { dropdownOf, toastOf } from '../mini-cart/mini-cart.page';

const TEE = 'Organic Cotton Tee';
const oneLine = [{ sku: 'HV-W101', quantity: 1 }];
const dropdown = (page: Page) => page.locator('.cart-item.has-dropdown > .nav-dropdown');
const link = (page: Page) => page.locator('.cart-item.has-dropdown > .header-cart-link');
const addTee = (page: Page) => page.getByRole('button', { name: `Add to basket: “${TEE}”` });

async function goToShop(page: Page): Promise<void> {
  await openSettled(page, '/shop/');
  await expectIsland(page.locator('.cart-item.has-dropdown'), 'cart-item', 'ready');
}

test.describe('after adding', () => {
  test.beforeEach(({ shop }) => shop.situation({ redirectAfterAdd: 'no', miniCartReveal: true }));

  test('the dropdown shows itself for five seconds, unless it is used', async ({ page }) => {
    await page.clock.install();
    await goToShop(page);
    // What an add brings along is there: code on its way would not outlive the clock's leap.
    await addTee(page).hover();
    await expectIsland(page.locator('body'), 'add-to-cart', 'ready');
    await stopClock(page);
    await test.step('the dropdown shows itself for five seconds, without taking the focus', async () => {
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

    await test.step('each further add starts the five seconds anew', async () => {
      await addTee(page).press('Enter');
      await expect(dropdown(page)).toBeVisible();
      await page.clock.runFor(4000);
      await addTee(page).press('Enter');
      await expect(dropdownOf(page).field(TEE)).toHaveValue('3');
      await page.clock.runFor(3000);
      await expect(dropdown(page)).toBeVisible();
      await page.clock.runFor(2500);
      await expect(dropdown(page)).toBeHidden();
    });

    await test.step('it stays while it is used by keyboard', async () => {
      await addTee(page).press('Enter');
      await expect(dropdown(page)).toBeVisible();
      await dropdownOf(page).remove(TEE).focus();
      await page.clock.runFor(30_000);
      await expect(dropdown(page)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dropdown(page)).toBeHidden();
    });

    await test.step('it is left to the pointer that enters it', async () => {
      await addTee(page).click();
      await expect(dropdown(page)).toBeVisible();
      await dropdownOf(page).total.hover();
      await page.clock.runFor(30_000);
      await expect(dropdown(page)).toBeVisible();
      await page.mouse.move(5, 500);
      await page.clock.runFor(100);
      await expect(dropdown(page)).toBeHidden();
    });
  });

  test('another script’s event opens it, raised natively or by jQuery; a changed quantity does not', async ({
    page,
    shop,
  }) => {
    await shop.fill(oneLine);
    const raise = (): Promise<void> =>
      page.evaluate((name) => {
        if (window.jQuery) jQuery(document).trigger(name);
        else document.dispatchEvent(new CustomEvent(name));
      }, 'flatsome-open-mini-cart');
    await shop.situation({ jquery: 'before' });
    await goToShop(page);
    await raise();
    await expect(dropdown(page), 'by jQuery').toBeVisible();

    await shop.situation({ jquery: 'none' });
    await goToShop(page);
    await raise();
    await expect(dropdown(page), 'natively').toBeVisible();

    const { lines } = await shop.cart();
    await openSettled(page, `/shop/?add-to-cart=${lines[0]!.id}`);
    await expectIsland(page.locator('.cart-item.has-dropdown'), 'cart-item', 'ready');
    await expect(dropdown(page), 'by the notice of an add').toBeVisible();
    await shop.fill(oneLine);
    await goToShop(page);
    await atRest(page);
    await expect(dropdown(page), 'without a notice').toBeHidden();

    const cart = dropdownOf(page);
    await cart.frame.hover();
    await expectIsland(cart.content, 'mini-cart', 'ready');
    await shop.fault({ match: 'alter_quantity', kind: 'slow', delayMs: 700 });
    await cart.row(TEE).locator('.plus').click();
    await page.keyboard.press('Escape');
    await expect(dropdown(page)).toBeHidden();
    await expect(cart.total).toContainText('£48.00');
    await expect(cart.total).not.toHaveAttribute('aria-busy');
    await atRest(page);
    await expect(dropdown(page), 'what the shopper has closed').toBeHidden();
  });

  test('nothing opens where the page does not want it; the header shows the server’s count and price', async ({
    page,
    shop,
  }) => {
    await shop.situation({ redirectAfterAdd: 'no', miniCartReveal: false });
    await goToShop(page);
    await expect(link(page).locator('.cart-icon')).toHaveText('0');
    await addTee(page).click();
    await expect(addTee(page)).toHaveClass(/(^| )added( |$)/);
    await expect(link(page).locator('.cart-icon')).toHaveText('1');
    await atRest(page);
    await expect(dropdown(page)).toBeHidden();
    await expect(link(page).locator('.cart-price')).toHaveText('£24.00');
    await expect(page.locator('.icon-shopping-bag')).toHaveAttribute('data-icon-label', '1');
  });

  test.describe('on a small screen', () => {
    test.use({
      viewport: { width: 849, height: 700 },
      allowErrors: [/Failed to load resource.*open-panel/],
    });

    test('the drawer shows the added item; without its code the shopper stays where they are', async ({
      page,
      shop,
    }) => {
      const goToSmallShop = async (): Promise<void> => {
        await openSettled(page, '/shop/');
        await expectIsland(page.locator('.cart-item:visible'), 'cart-item', 'ready');
      };
      await test.step('without the code', async () => {
        await shop.fault({ match: 'chunks/open-panel', kind: '404', times: 'always' });
        await goToSmallShop();
        await addTee(page).click();
        await expect(addTee(page)).toHaveClass(/(^| )added( |$)/);
        await expect.poll(() => shop.requests('chunks/open-panel')).not.toEqual([]);
        await atRest(page);
        await expect(toastOf(page)).toHaveCount(0);
        await expect(page).toHaveURL(/\/shop\/$/);
      });

      await test.step('with it', async () => {
        await shop.clearFaults();
        await goToSmallShop();
        await addTee(page).click();
        const drawer = page.getByRole('dialog', { name: 'Basket' });
        await expect(drawer).toBeVisible();
        await expect(drawer).toContainText(TEE);
        await expectInDialog(page);
        await page.keyboard.press('Escape');
        await expect(drawer).toHaveCount(0);
      });

      await test.step('also from outside the main bar, where the page has no dropdown', async () => {
        await shop.situation({ cartStyle: 'off-canvas' });
        await rewrite(page, '**/shop/', (html) => html.replace('header-main', 'header-top'));
        await goToSmallShop();
        await addTee(page).click();
        await expect(page.getByRole('dialog', { name: 'Basket' })).toBeVisible();
      });
    });
  });
});
