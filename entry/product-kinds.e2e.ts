import { expect, expectIsland, test, touch } from '../fixtures-html/testing/shop-test';

/** Products that are bought the browser's own way, whatever islands stand around their forms. */

test('a grouped product: each row counts by itself, and one press adds what was counted', async ({
  page,
  shop,
}) => {
  await shop.situation({ redirectAfterAdd: 'no', stickyBar: true });
  await page.goto('/product/the-weekend-set/');
  await expectIsland(page.locator('body'), 'quantity', 'ready');
  const rows = page.locator('.woocommerce-grouped-product-list-item');
  const quantity = (row: number) => rows.nth(row).locator('input.qty');
  const add = page.locator('.grouped_form .single_add_to_cart_button');
  await rows.nth(0).locator('.plus').click();
  await rows.nth(0).locator('.plus').click();
  await quantity(1).fill('4');
  await rows.nth(2).locator('.plus').click();
  // Never below nothing.
  await rows.nth(2).locator('.minus').click();
  await rows.nth(2).locator('.minus').click();
  for (const [row, value] of ['2', '4', '0'].entries()) {
    await expect(quantity(row)).toHaveValue(value);
  }
  // What is sold one at a time has no number.
  await rows.nth(3).getByRole('checkbox', { name: 'Buy one of Leather Weekender' }).check();
  // Its bar has no quantity of its own: it leads to the rows.
  await touch(page);
  await add.evaluate((button) =>
    scrollBy({ top: button.getBoundingClientRect().bottom + 40, behavior: 'instant' }),
  );
  const bar = page.locator('.sticky-add-to-cart');
  await expect(bar).toBeVisible();
  await expect(bar.locator('input.qty')).toHaveCount(0);
  await bar.getByRole('button').click();
  await expect(add).toBeInViewport();

  await Promise.all([page.waitForEvent('load'), add.click()]);
  await expect(page.locator('.woocommerce-message')).toContainText('added to your basket');
  expect((await shop.cart()).lines.map(({ sku, quantity: count }) => [sku, count])).toEqual([
    ['HV-W101', 2],
    ['HV-A306', 4],
    ['HV-A305', 1],
  ]);
  expect(await shop.requests('wc-ajax=add_to_cart')).toEqual([]);

  // Nothing counted is the server's to tell.
  await Promise.all([page.waitForEvent('load'), add.click()]);
  await expect(page.getByRole('alert')).toContainText('choose the quantity');
  expect((await shop.cart()).lines).toHaveLength(3);
});

test('an external product: its button leads to the partner, and adds nothing', async ({
  page,
  shop,
}) => {
  await shop.situation({ stickyBar: true });
  await page.route('https://partner.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Partner</title>' }),
  );
  await page.goto('/product/cedar-shoe-trees/');
  await touch(page);
  const button = page.getByRole('button', { name: 'Buy from our partner' });
  await expect(button).toBeEnabled();
  await expect(page.locator('.product input.qty')).toHaveCount(0);
  await button.click();
  await expect(page).toHaveURL('https://partner.example/shoe-trees?ref=harrow-vale');
  await page.goto('/');
  expect((await shop.cart()).lines).toEqual([]);
  expect(await shop.requests('add-to-cart=')).toEqual([]);
});
