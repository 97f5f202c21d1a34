import {
  type Page,
  atRest,
  expect,
  expectIsland,
  takePointerAway,
  test,
  touch,
} from '../fixtures-html/testing/shop-test';
import { withoutSanitizer } from '../fixtures-html/testing/page-probes';
import { total, weighScripts } from '../fixtures-html/testing/weigh-scripts';

/**
 * Browsers without a sanitizer of their own get one that weighs more than all that runs at the start of a
 * page. It comes when markup is about to enter the page and not before, so that the budgets hold there,
 * too (`strict-policy.e2e.ts` has whole journeys).
 */
const FALLBACK = /html-fallback/;

async function untilIdle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await atRest(page, { isTouched: false });
}

test.describe('before the first interaction @window', () => {
  const PAGES = [
    ['listing with hearts, empty basket', '/shop/', 10],
    ['product with options', '/product/corduroy-overshirt/', 92],
  ] as const;

  for (const [name, path, kib] of PAGES) {
    test(`${name}: at most ${kib} KiB, no sanitizer`, async ({ page, shop }) => {
      await withoutSanitizer(page);
      await shop.situation({ wishlist: path === '/shop/' ? 'view' : 'off', swatches: 'plugin' });
      await takePointerAway(page);
      const sizes = await weighScripts(page, async () => {
        await page.goto(path);
        await untilIdle(page);
      });
      expect(Object.keys(sizes).filter((file) => FALLBACK.test(file))).toEqual([]);
      expect(total(sizes), JSON.stringify(sizes)).toBeLessThanOrEqual(kib * 1024);
    });
  }
});

test('an empty basket needs no sanitizer until somebody is there @window', async ({
  page,
  shop,
}) => {
  await withoutSanitizer(page);
  await takePointerAway(page);
  await page.goto('/shop/');
  await atRest(page, { isTouched: false });
  expect(await shop.requests('html-fallback')).toEqual([]);
  await touch(page);
  await expectIsland(page.locator('body'), 'cart-fragments', 'ready');
  await expect.poll(() => shop.requests('html-fallback')).toHaveLength(1);
});

test.describe('without the sanitizer’s code', () => {
  test.use({ allowErrors: [/Failed to load resource/] });

  test('a chosen variation can be bought; what it says comes with a second try @window', async ({
    page,
    shop,
  }) => {
    await withoutSanitizer(page);
    await shop.situation({ swatches: 'none', redirectAfterAdd: 'no' });
    await takePointerAway(page);
    await page.goto('/product/corduroy-overshirt/');
    const form = page.locator('.variations_form');
    await expectIsland(form, 'variation-form', 'ready');
    await shop.fault({ match: 'html-fallback', kind: '500', times: 'always' });
    await form.locator('[name=attribute_pa_colour]').selectOption('forest');
    await form.locator('[name=attribute_pa_size]').selectOption('m');
    await expect(
      form.getByRole('alert').filter({ hasText: 'could not be looked up' }),
    ).toBeVisible();
    await expect(form.locator('.variation_id')).not.toHaveValue('');
    await shop.clearFaults();
    await form.getByRole('button', { name: 'Try again' }).click();
    await expect(form.locator('.woocommerce-variation-price')).toContainText('£');
    await form.locator('.single_add_to_cart_button').click();
    await expect(page.locator('.cart-icon').first()).toHaveText('1');
  });
});
