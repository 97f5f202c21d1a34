import { expect, goOffline, goOnline, test } from '../../fixtures-html/testing/shop-test';
import { openDropdown, refill, toastOf } from './mini-cart.page';

const TEE = 'Organic Cotton Tee';
const SAVE = 'alter_quantity';
const twoLines = [
  { sku: 'HV-W101', quantity: 1 },
  { sku: 'HV-W107', quantity: 2 },
];

// The browser itself writes these lines for answers that are errors.
test.use({ allowErrors: [/Failed to load resource/] });

test('a quantity whose answer is odd, lost or late counts as what the server made of it', async ({
  page,
  shop,
}) => {
  await shop.fill(twoLines);
  const cart = await openDropdown(page);

  await test.step('offline, it is kept, told, and sent once', async () => {
    await refill(page, shop, twoLines, '£182.00');
    await goOffline(page);
    await cart.row(TEE).locator('.plus').click();
    await cart.row(TEE).locator('.plus').click();
    await expect(toastOf(page)).toContainText('You are offline.');
    await expect(cart.field(TEE)).toHaveValue('3');
    await goOnline(page);
    await expect(cart.total).toContainText('£230.00');
    await expect(toastOf(page)).toHaveCount(0);
    expect(await shop.requests(SAVE)).toHaveLength(1);
  });

  await test.step('cut off after the work was done, it shows what the server has', async () => {
    await refill(page, shop, twoLines, '£182.00');
    await shop.fault({ match: SAVE, kind: 'reset-after', times: 2 });
    await cart.row(TEE).locator('.plus').click();
    await expect(toastOf(page)).toContainText('could not be changed');
    await expect(cart.field(TEE)).toHaveValue('2');
    await expect(cart.total).toContainText('£206.00');
  });
});
