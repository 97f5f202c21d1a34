import { expect, painted, test, visit, type Page } from '../fixtures-html/testing/shop-test';

/**
 * A browser that is older than those of the README, told by one feature that came late to all of them: the
 * page stays as the server sent it and works as without the bundle, with no error (which no test allows
 * that does not say so).
 */
test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(AbortSignal, 'any');
  });
});

const islands = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('*')].flatMap(({ attributes }) =>
      [...attributes].map(({ name }) => name).filter((name) => name.startsWith('data-island-')),
    ),
  );

test('pages stay as the server sent them, and ask for no more than the loader', async ({
  page,
  shop,
}) => {
  for (const path of ['/', '/shop/', '/product/oxford-shirt/', '/contact/', '/checkout/']) {
    await shop.startAfresh();
    await shop.fill([{ sku: 'HV-W101', quantity: 1 }]);
    await visit(page, path);
    await page.keyboard.press('Tab');
    await painted(page);
    expect(await islands(page), path).toEqual([]);
    expect(await shop.requests('storefront-islands/chunks'), path).toEqual([]);
  }
});

test('a product is bought by the links and forms of the page', async ({ page, shop }) => {
  await visit(page, '/shop/');
  await page.locator('a.ajax_add_to_cart[data-product_sku="HV-W101"]').click();
  await expect(page).toHaveURL(/\/basket\/$/);
  await page.goto('/product/merino-crew-jumper/');
  await page.locator('.single_add_to_cart_button').click();
  await expect(page.locator('.woocommerce-message')).toContainText('Merino Crew Jumper');
  const { lines } = await shop.cart();
  expect(lines.map(({ sku }) => sku)).toEqual(['HV-W101', 'HV-W107']);
});
