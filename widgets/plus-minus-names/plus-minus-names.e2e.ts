import { expect, expectIsland, test, touch } from '../../fixtures-html/testing/shop-test';

const TEE = 'Organic Cotton Tee';

test('plus and minus say what they change, on a product, in the basket and in the mini-cart', async ({
  page,
  shop,
}) => {
  await shop.fill([{ sku: 'HV-W101', quantity: 2 }]);
  await page.goto('/product/organic-cotton-tee/');
  const block = page.locator('form.cart .quantity');
  await expect(block.locator('.plus')).toHaveAccessibleName('+');
  // What the server has named stays.
  await block.locator('.minus').evaluate((button) => (button.ariaLabel = 'One less'));
  await touch(page);
  await expectIsland(block, 'plus-minus-names', 'ready');
  await expect(block.locator('.plus')).toHaveAccessibleName(`Increase ${TEE} quantity`);
  await expect(block.locator('.minus')).toHaveAccessibleName('One less');

  const cart = page.locator('.cart-item.has-dropdown');
  await cart.hover();
  const row = cart.locator('.mini_cart_item').first();
  const plus = row.getByRole('button', { name: `Increase ${TEE} quantity` });
  await expect(row.getByRole('button', { name: `Reduce ${TEE} quantity` })).toBeVisible();
  // The row is rendered again, and keeps it.
  await plus.click();
  await expect(row.locator('.qty')).toHaveValue('3');
  await expect(cart.locator('.total')).not.toHaveAttribute('aria-busy');
  await expect(plus).toBeVisible();

  await page.goto('/basket/');
  await touch(page);
  await expect(
    page.locator('.cart_item').getByRole('button', { name: `Increase ${TEE} quantity` }),
  ).toBeVisible();
});

test('gives the buttons back as they were', async ({ page }) => {
  await page.goto('/product/organic-cotton-tee/');
  await touch(page);
  const block = page.locator('form.cart .quantity');
  await expectIsland(block, 'plus-minus-names', 'ready');
  const [name] = await block.evaluate(async (element) => {
    const plus = element.querySelector('.plus')!;
    element.remove();
    await new Promise((resolve) => setTimeout(resolve));
    return [plus.getAttribute('aria-label')];
  });
  expect(name).toBeNull();
});
