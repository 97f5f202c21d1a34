import { holdBack } from '../../fixtures-html/testing/page-probes';
import { expect, expectIsland, test } from '../../fixtures-html/testing/shop-test';

const product = '/product/organic-cotton-tee/';

test('plus and minus raise real events, also in a field of a fragment and before the code is there', async ({
  page,
  shop,
}) => {
  await test.step('plus and minus change the field and raise real events', async () => {
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
    expect(await page.evaluate(() => (globalThis as unknown as { heard: string[] }).heard)).toEqual(
      ['native input', 'jQuery input', 'native change', 'jQuery change'],
    );
    await page.locator('form.cart .minus').click();
    await page.locator('form.cart .minus').click();
    await expect(field).toHaveValue('1');
  });

  await test.step('a field that came with a fragment works without being set up', async () => {
    await shop.startAfresh();
    await shop.fill([{ sku: 'HV-W101', quantity: 1 }]);
    await page.goto('/shop/');
    await page.locator('main').hover();
    await expectIsland(page.locator('body'), 'quantity', 'ready');
    await page.evaluate(() => {
      const block = document.querySelector('.cart-item .quantity')!.cloneNode(true);
      document.querySelector('main')!.prepend(block);
    });
    await page.locator('main > .quantity .plus').click();
    await expect(page.locator('main > .quantity .qty')).toHaveValue('2');
  });

  await test.step('a press before the code is there is not lost', async () => {
    await shop.startAfresh();
    await shop.fault({ match: 'chunks/quantity', kind: 'slow', delayMs: 1000 });
    await page.goto(product);
    await page.locator('form.cart .plus').click();
    await page.locator('form.cart .plus').click();
    await expect(page.locator('form.cart .qty')).toHaveValue('3');
    await expectIsland(page.locator('body'), 'quantity', 'ready');
  });
});

test('limits and decimals are kept, a value below the minimum is raised, a read-only field stays', async ({
  page,
}) => {
  await test.step('presses never cross the limits, and keep the decimals of the step', async () => {
    await page.goto('/product/waxed-rain-mac/');
    await expectIsland(page.locator('body'), 'quantity', 'ready');
    const field = page.locator('form.cart .qty');
    for (let press = 0; press < 5; press++) await page.locator('form.cart .plus').click();
    await expect(field).toHaveValue('3');

    await page.goto('/product/irish-linen-by-the-metre/');
    await expectIsland(page.locator('body'), 'quantity', 'ready');
    await page.locator('form.cart .plus').click();
    await expect(field).toHaveValue('0.75');
    for (let press = 0; press < 3; press++) await page.locator('form.cart .minus').click();
    expect(Number(await field.inputValue())).toBe(0.5);
  });

  await test.step('a value below the minimum is raised at load, except in basket rows', async () => {
    const release = await holdBack(page, '**/chunks/quantity-*');
    // Firefox waits with the page's `load` for code that was asked for before.
    await page.goto('/product/irish-linen-by-the-metre/', { waitUntil: 'domcontentloaded' });
    await page.evaluate(() => {
      const field = document.querySelector<HTMLInputElement>('form.cart .qty')!;
      field.value = '0.25';
      const row = document.createElement('div');
      row.className = 'product-quantity';
      row.append(field.closest('.quantity')!.cloneNode(true));
      row.querySelector<HTMLInputElement>('.qty')!.value = '0.25';
      document.querySelector('main')!.append(row);
    });
    release();
    await expectIsland(page.locator('body'), 'quantity', 'ready');
    await expect(page.locator('form.cart .qty')).toHaveValue('0.5');
    await expect(page.locator('.product-quantity .qty')).toHaveValue('0.25');
  });

  await test.step('a read-only field stays as it is', async () => {
    await page.goto(product);
    await expectIsland(page.locator('body'), 'quantity', 'ready');
    const field = page.locator('form.cart .qty');
    await field.evaluate((input: HTMLInputElement) => void (input.readOnly = true));
    await page.locator('form.cart .plus').click();
    await expect(field).toHaveValue('1');
  });
});
