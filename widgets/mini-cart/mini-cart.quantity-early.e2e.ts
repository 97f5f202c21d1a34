import { holdBack } from '../../fixtures-html/testing/page-probes';
import {
  expect,
  expectIsland,
  openSettled,
  painted,
  test,
} from '../../fixtures-html/testing/shop-test';
import { dropdownOf } from './mini-cart.page';

const TEE = 'Organic Cotton Tee';
const twoLines = [
  { sku: 'HV-W101', quantity: 1 },
  { sku: 'HV-W107', quantity: 2 },
];

test('what is pressed or typed before the mini-cart’s code is there is not lost', async ({
  page,
  shop,
}) => {
  const cart = dropdownOf(page);
  /** Opens the page with two lines and without React until the returned function is called. */
  const openWithoutCode = async (): Promise<() => void> => {
    await shop.fill(twoLines);
    const release = await holdBack(page, '**/chunks/react*');
    await openSettled(page, '/shop/');
    await expectIsland(cart.frame, 'cart-item', 'ready');
    return release;
  };

  await test.step('plus', async () => {
    const release = await openWithoutCode();
    await cart.frame.hover();
    await expectIsland(page.locator('body'), 'quantity', 'ready');
    await cart.row(TEE).locator('.plus').click();
    await expectIsland(cart.content, 'mini-cart', 'loading');
    release();
    await expectIsland(cart.content, 'mini-cart', 'ready');
    await expect(cart.field(TEE)).toHaveValue('2');
    await expect(cart.total).toContainText('£206.00');
  });

  await test.step('plus, pressed as the code comes and released later', async () => {
    await shop.startAfresh();
    const release = await openWithoutCode();
    await cart.frame.hover();
    await expectIsland(page.locator('body'), 'quantity', 'ready');
    await cart.row(TEE).locator('.plus').hover();
    await page.mouse.down();
    const comes = page.waitForResponse('**/chunks/react*');
    release();
    await (await comes).finished();
    // Long enough for the code to run, if it does not wait.
    await page.evaluate(
      () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 500 })),
    );
    await painted(page);
    await page.mouse.up();
    await expectIsland(cart.content, 'mini-cart', 'ready');
    await expect(cart.total).toContainText('£206.00');
  });

  await test.step('a half-typed number, saved when the field is left', async () => {
    await shop.startAfresh();
    const release = await openWithoutCode();
    await cart.frame.hover();
    await cart.field(TEE).click();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('3');
    release();
    await expectIsland(cart.content, 'mini-cart', 'ready');
    await expect(cart.field(TEE)).toBeFocused();
    await page.keyboard.type('2');
    await expect(cart.field(TEE)).toHaveValue('32');
    await page.keyboard.press('Tab');
    await expect(cart.total).toContainText('£926.00');
  });

  await test.step('a field reached with Tab, replaced by typing', async () => {
    await shop.startAfresh();
    const release = await openWithoutCode();
    await cart.frame.locator('.header-cart-link').focus();
    await page.keyboard.press('Space');
    // What fades in can take the focus from its first frame on.
    await expect(cart.field(TEE)).toBeVisible();
    while (!(await cart.field(TEE).evaluate((field) => field === document.activeElement))) {
      await page.keyboard.press('Tab');
    }
    release();
    await expectIsland(cart.content, 'mini-cart', 'ready');
    await page.keyboard.type('5');
    await expect(cart.field(TEE)).toHaveValue('5');
  });
});
