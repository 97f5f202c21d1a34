import {
  expect,
  expectInDialog,
  expectIsland,
  test,
  visit,
  type Page,
} from '../fixtures-html/testing/shop-test';

const lines = [
  { sku: 'HV-W101', quantity: 1 },
  { sku: 'HV-W107', quantity: 2 },
];
const raised = (page: Page): Promise<string[]> =>
  page.evaluate(() => (globalThis as unknown as { checkoutEvents: string[] }).checkoutEvents);

/** How often the platform's script has brought the payment part anew. */
const updates = async (page: Page): Promise<number> =>
  (await raised(page)).filter((name) => name === 'updated_checkout').length;

test.beforeEach(async ({ shop }) => {
  await shop.situation({ platformScripts: true, jquery: 'before', themeApi: true });
  await shop.fill(lines);
});

test('the platform’s script of the checkout works beside the bundle, whatever it replaces', async ({
  page,
  shop,
}) => {
  await visit(page, '/checkout/');
  await expect.poll(() => updates(page)).toBe(1);
  const inputs = page.locator('form.checkout wc-order-attribution-inputs input');
  await page.locator('#billing_first_name').fill('Ada');
  await expect(inputs.first()).toBeAttached();
  const count = await inputs.count();

  await test.step('a country brings another field for the county, and other parts', async () => {
    await page.locator('#billing_phone').click();
    await expect(page.locator('#billing_phone-description')).toBeVisible();
    await page.locator('#billing_country').selectOption('IE');
    await expect.poll(() => updates(page)).toBe(2);
    await expect(page.locator('select#billing_state')).toContainText('Galway');
    await page.locator('#billing_country').selectOption('GB');
    await expect.poll(() => updates(page)).toBe(3);
    await expect(inputs).toHaveCount(count);
    await expect(page.locator('#billing_first_name')).toHaveValue('Ada');
  });

  await test.step('the terms of the replaced part open once, and the focus returns', async () => {
    const link = page.locator('a.woocommerce-terms-and-conditions-link');
    await link.click();
    await expectInDialog(page);
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(link).toBeFocused();
  });

  await test.step('a password that the script shows late has its button', async () => {
    const field = page.locator('#account_password');
    await expect(field).toBeHidden();
    await page.locator('#createaccount').check();
    await expectIsland(field, 'password-toggle', 'ready');
    await page.getByRole('button', { name: 'Show password' }).click();
    await expect(field).toHaveAttribute('type', 'text');
    await page.locator('#createaccount').uncheck();
  });

  await test.step('problems are told where the script puts them, each time', async () => {
    const place = page.locator('#place_order');
    await place.click();
    const problems = page.locator('.woocommerce-NoticeGroup-checkout .woocommerce-error');
    await expect(problems).toContainText('Last name');
    await expect(problems).toBeFocused();
    await expect(problems).toBeInViewport();
    await expect(page.locator('#billing_last_name_field')).toHaveClass(/woocommerce-invalid/);
    await expect.poll(() => raised(page)).toContain('checkout_error');
    await page.locator('#billing_last_name').fill('Guest');
    await place.click();
    await expect(problems).not.toContainText('Last name');
    await expect(problems).toHaveCount(1);
    await expect(problems).toBeFocused();
  });

  await test.step('the order goes out once, with where it comes from', async () => {
    const values = {
      address_1: '3 High St',
      city: 'York',
      postcode: 'YO1 7EP',
      phone: '01904 000000',
      email: 'ada@shop.test',
    };
    for (const [name, value] of Object.entries(values)) {
      await page.locator(`#billing_${name}`).fill(value);
    }
    await page.locator('#terms').check();
    await shop.forgetRequests();
    await page.locator('#place_order').dblclick();
    await expect(page).toHaveURL(/order-received/);
    const sent = await shop.requests('wc-ajax=checkout');
    expect(sent).toHaveLength(1);
    expect(sent[0]?.body).toContain('wc_order_attribution_source_type=typein');
  });
});

test('the platform’s script of the basket works beside the bundle, whatever it replaces', async ({
  page,
  shop,
}) => {
  await visit(page, '/basket/');
  const row = page.locator('.cart_item').first();
  const update = page.locator('[name=update_cart]');
  await expect(update).toBeDisabled();

  for (const quantity of ['2', '3']) {
    await row.locator('.plus').click();
    await expect(row.locator('.qty')).toHaveValue(quantity);
    // The script has heard of it.
    await expect(update).toBeEnabled();
    await update.click();
    await expect(page.getByRole('alert').filter({ hasText: 'Basket updated.' })).toBeFocused();
    // The form is another one now.
    await expect(update).toBeDisabled();
    expect((await shop.cart()).lines[0]?.quantity).toBe(Number(quantity));
  }

  await test.step('an add of another script brings the form anew', async () => {
    await shop.fill([...lines, { sku: 'HV-W103', quantity: 1 }]);
    await page.evaluate(() => {
      const { jQuery } = globalThis as unknown as {
        jQuery: (target: unknown) => { trigger: (name: string) => void };
      };
      jQuery(document.body).trigger('added_to_cart');
    });
    await expect(page.locator('.cart_item')).toHaveCount(3);
  });

  await test.step('what is taken out is the script’s affair, once', async () => {
    await shop.forgetRequests();
    await row.locator('.product-remove a').click();
    await expect(page.locator('.cart_item')).toHaveCount(2);
    expect(await shop.requests('remove_item=')).toHaveLength(1);
    await page.locator('.basket-terms a').click();
    await expect(page.getByRole('dialog')).toHaveCount(1);
  });
});
