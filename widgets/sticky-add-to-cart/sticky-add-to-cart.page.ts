import { expect, expectIsland, painted, type Page } from '../../fixtures-html/testing/shop-test';

/** What the tests of the bar share. */

export const SIMPLE = '/product/organic-cotton-tee/';
export const VARIABLE = '/product/corduroy-overshirt/';

export const barOf = (page: Page) => page.locator('.sticky-add-to-cart');

export const wrapperOf = (page: Page) => page.locator('.sticky-add-to-cart-wrapper');

/** Opens a page and does what wakes the island: anything at all. */
export async function wake(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await painted(page);
  await page.mouse.move(3, 3);
  await page.mouse.move(6, 6);
}

export async function open(page: Page, path: string): Promise<void> {
  await wake(page, path);
  await expectIsland(wrapperOf(page), 'sticky-add-to-cart', 'ready');
}

/** Scrolls the main button out at the top, or back into sight. */
export async function scrollPast(page: Page): Promise<void> {
  await page.locator('.product .single_add_to_cart_button').evaluate((button) => {
    scrollBy({ top: button.getBoundingClientRect().bottom + 40, behavior: 'instant' });
  });
  await expect(barOf(page)).toBeVisible();
}
