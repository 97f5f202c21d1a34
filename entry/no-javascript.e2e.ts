import { expect, test } from '../fixtures-html/testing/shop-test';

test.use({ javaScriptEnabled: false });

for (const theme of ['flatsome', 'plain'] as const) {
  test(`the whole journey without JavaScript (${theme})`, async ({ page, shop }) => {
    await shop.situation({ theme });
    await page.goto('/shop/');
    await page
      .getByRole('link', { name: /^Add to basket: / })
      .first()
      .click();
    // Each step has been answered once its page shows so: one that leaves earlier may undo it.
    await expect(page).toHaveURL(/\/basket\/$/);
    await expect(page.locator('.cart_item')).toHaveCount(1);
    await page.goto('/product/merino-crew-jumper/');
    await page.locator('form.cart .qty').fill('2');
    await page
      .locator('form.cart')
      .getByRole('button', { name: /add to basket/i })
      .click();
    await expect(page).toHaveURL(/\/basket\/$/);
    const rows = page.locator('.cart_item');
    await expect(rows).toHaveCount(2);
    const names = (await shop.cart()).lines.map(({ name }) => name);

    await rows.nth(1).locator('.qty').fill('3');
    await page.getByRole('button', { name: 'Update basket' }).click();
    await expect(page.getByRole('alert')).toContainText('Basket updated');
    await expect(rows.nth(1).locator('.qty')).toHaveValue('3');

    await rows
      .nth(0)
      .getByRole('button', { name: /^Remove / })
      .click();
    await expect(rows).toHaveCount(1);
    await page.getByRole('link', { name: /Undo/ }).click();
    await expect(rows).toHaveCount(2);
    expect((await shop.cart()).lines.map(({ name }) => name).sort()).toEqual(names.sort());

    await page.getByRole('link', { name: 'Proceed to checkout' }).click();
    await page.getByLabel(/first name/i).fill('Ada');
    await page.getByLabel(/last name/i).fill('Lovelace');
    await page
      .getByLabel(/street|address/i)
      .first()
      .fill('12 Mill Lane');
    await page.getByLabel(/town|city/i).fill('York');
    await page.getByLabel(/postcode/i).fill('YO1 7HH');
    await page.getByLabel(/phone/i).fill('01904 550000');
    await page.getByLabel(/email/i).fill('ada@example.org');
    await page.getByRole('checkbox', { name: /terms/ }).check();
    await page.getByRole('button', { name: 'Place order' }).click();
    await expect(page).toHaveURL(/\/order-received\//);
    for (const name of names) await expect(page.locator('main')).toContainText(name);
    expect((await shop.cart()).lines).toEqual([]);
    expect(await shop.requests('loader.js')).toEqual([]);
  });
}
