import { findBrowser, launchArgs } from '../../.ci/browser.mjs';
import {
  atRest,
  expect,
  expectIsland,
  openSettled,
  test,
} from '../../fixtures-html/testing/shop-test';

const executablePath = findBrowser();

// Headless browsers hide scroll bars, and with them what happens when one goes.
test.use({
  launchOptions: {
    ...(executablePath ? { executablePath } : {}),
    args: launchArgs,
    ignoreDefaultArgs: ['--hide-scrollbars'],
  },
});

test('nothing moves when the drawer locks the page', async ({ page, shop }) => {
  await shop.situation({ cartStyle: 'off-canvas', headerStyle: 'static' });
  await shop.fill([{ sku: 'HV-W101', quantity: 1 }]);
  await openSettled(page, '/shop/');
  await expectIsland(page.locator('.cart-item:visible'), 'cart-item', 'ready');
  await atRest(page);
  const room = await page.evaluate(() => innerWidth - document.documentElement.clientWidth);
  expect(room).toBeGreaterThan(0);

  const drawer = page.getByRole('dialog', { name: 'Basket' });
  const logo = page.locator('.logo-mark');
  const before = await logo.boundingBox();
  await page.locator('.off-canvas-toggle:visible').click();
  await expect(drawer).toHaveClass(/mfp-ready/);
  expect(await logo.boundingBox()).toEqual(before);
  await page.mouse.wheel(0, 500);
  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  expect(await logo.boundingBox()).toEqual(before);
  await expect(page.locator('html')).not.toHaveAttribute('style', /\S/);
});
