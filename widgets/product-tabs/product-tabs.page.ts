import {
  approach,
  expectIsland,
  type Locator,
  type Page,
} from '../../fixtures-html/testing/shop-test';

/** What browser tests of the product's tabs share. */

export const TEE = '/product/organic-cotton-tee/';
export const tabs = (page: Page): Locator => page.locator('.woocommerce-tabs');
export const tab = (page: Page, name: RegExp | string): Locator => page.getByRole('tab', { name });
export const openPanel = (page: Page): Locator => tabs(page).getByRole('tabpanel');

export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await approach(tabs(page));
  await expectIsland(tabs(page), 'product-tabs', 'ready');
}
