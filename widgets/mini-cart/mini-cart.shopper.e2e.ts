import { expect, expectIsland, test } from '../../fixtures-html/testing/shop-test';
import { dropdownOf, TEE } from './mini-cart.page';

test('a whole visit by keyboard alone', async ({ page, shop }) => {
  await shop.situation({ redirectAfterAdd: 'no', miniCartReveal: false });
  await page.goto('/shop/');
  const cart = dropdownOf(page);
  const tabTo = async (what: string): Promise<void> => {
    await expect(async () => {
      await page.keyboard.press('Tab');
      const isThere = await page.evaluate(
        (selector) => document.activeElement?.matches(selector) ?? false,
        what,
      );
      expect(isThere).toBe(true);
    }).toPass({ intervals: [0] });
  };

  await tabTo('[aria-label="Add to basket: “Organic Cotton Tee”"]');
  await page.keyboard.press('Enter');
  await expect(page.locator('.cart-item.has-dropdown .cart-icon')).toHaveText('1');
  await page.keyboard.press('Space');
  await expect(page.locator('.cart-item.has-dropdown .cart-icon')).toHaveText('2');

  await cart.frame.locator('.header-cart-link').focus();
  await page.keyboard.press('Space');
  await expect(cart.row(TEE)).toBeVisible();
  await tabTo('.cart-item .qty');
  await expectIsland(cart.content, 'mini-cart', 'ready');
  await page.keyboard.type('5');
  await page.keyboard.press('Enter');
  await expect(cart.total).toContainText('£120.00');
  await page.keyboard.press('ArrowUp');
  await expect(cart.total).toContainText('£144.00');
  await tabTo('.cart-item .plus');
  await page.keyboard.press('Space');
  await expect(cart.total).toContainText('£168.00');

  // Back over the field, minus and the product's link to the cross.
  for (let press = 0; press < 4; press++) await page.keyboard.press('Shift+Tab');
  await expect(cart.remove(TEE)).toBeFocused();
  await page.keyboard.press('Space');
  await expect(cart.undo(TEE)).toBeFocused();
  await expect(cart.content).toContainText('No products in the basket.');
  await page.keyboard.press('Enter');
  await expect(cart.field(TEE)).toHaveValue('7');
  await expect(cart.remove(TEE)).toBeFocused();
  await tabTo('.cart-item .checkout');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/checkout\/$/);
  expect((await shop.cart()).lines[0]?.quantity).toBe(7);
});
