import { violations } from '../../fixtures-html/testing/accessibility';
import { expect, expectIsland, test, touch } from '../../fixtures-html/testing/shop-test';

const wrapper = '.touch-scroll-table';

for (const rtl of [false, true]) {
  test(`the orders scroll sideways where they are too wide, by keys as well (${rtl ? 'right to left' : 'left to right'})`, async ({
    page,
    shop,
  }) => {
    await shop.situation({ loggedIn: true, rtl });
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/my-account/orders/');
    await touch(page);
    const table = page.locator('.my_account_orders');
    await expectIsland(table, 'orders-table', 'ready');
    const region = page.getByRole('region', { name: 'Orders, scrolls sideways' });
    await expect(region).toHaveClass('touch-scroll-table');
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(
      true,
    );
    expect(await violations(page)).toEqual([]);
    await region.focus();
    await page.keyboard.press(rtl ? 'ArrowLeft' : 'ArrowRight');
    await expect.poll(() => region.evaluate((box) => Math.abs(box.scrollLeft))).toBeGreaterThan(20);

    // Where it fits there is nothing to stop at.
    await page.setViewportSize({ width: 1280, height: 740 });
    await expect(page.locator(wrapper)).not.toHaveAttribute('tabindex');
    await expect(page.locator(wrapper)).not.toHaveAttribute('role');
    expect(await violations(page)).toEqual([]);
  });
}

test('the theme’s script has wrapped it: one wrapper; a focus inside survives ours', async ({
  page,
  shop,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await shop.situation({ loggedIn: true, themeApi: true, csp: 'strict' });
  await page.goto('/my-account/orders/');
  await expect(page.locator(wrapper)).toHaveCount(1);
  await touch(page);
  await expectIsland(page.locator('.my_account_orders'), 'orders-table', 'ready');
  await expect(page.locator(wrapper)).toHaveCount(1);

  await shop.situation({ themeApi: false });
  await page.goto('/my-account/orders/');
  await expect(page.locator(wrapper)).toHaveCount(0);
  const link = page.getByRole('link', { name: 'View order 860' });
  await link.focus();
  await expectIsland(page.locator('.my_account_orders'), 'orders-table', 'ready');
  await expect(page.locator(wrapper)).toHaveCount(1);
  await expect(link).toBeFocused();
});
