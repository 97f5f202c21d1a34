import { expect, expectIsland, test } from '../../fixtures-html/testing/shop-test';

const product = '/product/organic-cotton-tee/';

test('plus and minus change the field and raise real events', async ({ page, shop }) => {
  await shop.situation({ jquery: 'before' });
  await page.goto(product);
  const field = page.locator('form.cart .qty');
  await page.evaluate(() => {
    const heard: string[] = [];
    Object.assign(globalThis, { heard });
    const input = document.querySelector('form.cart .qty')!;
    for (const type of ['input', 'change']) {
      input.addEventListener(type, () => heard.push(`native ${type}`));
      jQuery(input).on(type, () => void heard.push(`jQuery ${type}`));
    }
  });
  await page.locator('form.cart .plus').click();
  await expect(field).toHaveValue('2');
  expect(await page.evaluate(() => (globalThis as unknown as { heard: string[] }).heard)).toEqual([
    'native input',
    'jQuery input',
    'native change',
    'jQuery change',
  ]);
  await page.locator('form.cart .minus').click();
  await page.locator('form.cart .minus').click();
  await expect(field).toHaveValue('1');
});

test('a press before the code is there is not lost', async ({ page, shop }) => {
  await shop.fault({ match: 'chunks/quantity', kind: 'slow', delayMs: 1000 });
  await page.goto(product);
  await page.locator('form.cart .plus').click();
  await page.locator('form.cart .plus').click();
  await expect(page.locator('form.cart .qty')).toHaveValue('3');
  await expectIsland(page.locator('body'), 'quantity', 'ready');
});
