import { goBackTo, noteHowShown } from '../../fixtures-html/testing/back';
import { holdBack, noteIslandErrors } from '../../fixtures-html/testing/page-probes';
import { atRest, expect, expectIsland, test, visit } from '../../fixtures-html/testing/shop-test';

const SORTED = /\/\?s=wool&.*orderby=price|orderby=price&.*s=wool/;

test('choosing an order submits the form at once, and other scripts may have a say @window', async ({
  page,
  shop,
}) => {
  await shop.situation({ jquery: 'before' });
  const errors = await noteIslandErrors(page);
  await visit(page, '/?s=wool&post_type=product');
  const form = page.locator('form.woocommerce-ordering');
  const select = form.locator('select.orderby');
  await select.hover();
  await expectIsland(form, 'sort-on-change', 'ready');

  await page.evaluate(() => {
    jQuery('form.woocommerce-ordering').one('submit', (event) => {
      event.preventDefault();
      document.body.setAttribute('data-forbidden', '');
    });
  });
  await select.selectOption('popularity');
  await expect(page.locator('body')).toHaveAttribute('data-forbidden');
  await atRest(page);
  await expect(page).toHaveURL(/\?s=wool&post_type=product$/);

  // As scripts that replace selects do it.
  await page.evaluate(() => {
    document.querySelector<HTMLSelectElement>('select.orderby')!.value = 'price';
    jQuery('select.orderby').trigger('change');
  });
  await expect(page).toHaveURL(SORTED);
  await expect(page).toHaveURL(/paged=1/);
  await expect(select).toHaveValue('price');
  expect(await shop.requests('orderby=popularity')).toEqual([]);
  expect(await errors()).toEqual([]);
});

test('a page that Back brings out of memory shows the order that it has @window', async ({
  page,
}) => {
  await noteHowShown(page);
  await visit(page, '/?s=wool&post_type=product');
  const form = page.locator('form.woocommerce-ordering');
  const select = form.locator('select.orderby');
  await select.hover();
  await expectIsland(form, 'sort-on-change', 'ready');
  await select.selectOption('price');
  await expect(page).toHaveURL(SORTED);
  await expect(select).toHaveValue('price');
  await goBackTo(page, /\?s=wool&post_type=product$/, 'restored');
  await expect(select).toHaveValue('menu_order');
});

test('a page that is loaded anew by Back shows the order that it has, too @window', async ({
  page,
}) => {
  await noteHowShown(page);
  await visit(page, '/shop/?orderby=price');
  const form = page.locator('form.woocommerce-ordering');
  const select = form.locator('select.orderby');
  await select.hover();
  await expectIsland(form, 'sort-on-change', 'ready');
  await select.evaluate((field: HTMLSelectElement) => {
    // It stands for all that keeps a page out of the back/forward cache.
    addEventListener('unload', () => undefined);
    field.value = 'popularity';
  });
  await page.mouse.move(0, 0);
  await page.goto('/contact/');
  await goBackTo(page, /orderby=price/, 'loaded');
  // The browser fills in what was chosen before.
  await expect(select).toHaveValue('popularity');
  await select.hover();
  await expect(select).toHaveValue('price');
  await expectIsland(form, 'sort-on-change', 'ready');
  await expect(page).toHaveURL(/orderby=price/);
});

test('a choice by keyboard before the code is there is not lost, and one before its list is known', async ({
  page,
}) => {
  const release = await holdBack(page, '**/chunks/sort-on-change-*.js');
  await visit(page, '/shop/');
  await page.locator('select.orderby').focus();
  await expectIsland(page.locator('form.woocommerce-ordering'), 'sort-on-change', 'loading');
  await page.keyboard.press('ArrowDown');
  await expect(page).toHaveURL(/orderby=popularity/);
  release();

  const known = await holdBack(page, '**/bring-woken-*.js');
  await visit(page, '/shop/');
  await page.locator('select.orderby').focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('select.orderby')).toHaveValue('popularity');
  await expect(page).toHaveURL(/\/shop\/$/);
  known();
  await expect(page).toHaveURL(/orderby=popularity/);
});

test('a script changes it before anybody has done anything, while the code comes, and after', async ({
  page,
  shop,
}) => {
  await shop.situation({ jquery: 'before' });
  const order = page.locator('select.orderby');
  await visit(page, '/shop/');
  await order.selectOption('popularity');
  await expect(page).toHaveURL(/orderby=popularity/);

  const release = await holdBack(page, '**/chunks/sort-on-change-*.js');
  await visit(page, '/shop/');
  await order.hover();
  await expectIsland(page.locator('form.woocommerce-ordering'), 'sort-on-change', 'loading');
  await order.selectOption('date');
  await expect(page).toHaveURL(/orderby=date/);
  release();

  await visit(page, '/shop/');
  await page.mouse.move(2, 2);
  await expectIsland(page.locator('form.woocommerce-ordering'), 'sort-on-change', 'waiting');
  await page.evaluate(() => void jQuery('select.orderby').val('price').trigger('change'));
  await expect(page).toHaveURL(/orderby=price/);
});

test('a list that is turned off is left to the page', async ({ page, shop }) => {
  await shop.situation({ settings: { islands: { 'sort-on-change': 'off' } } });
  await visit(page, '/shop/');
  const order = page.locator('select.orderby');
  await order.hover();
  await expectIsland(page.locator('form.woocommerce-ordering'), 'sort-on-change', 'off');
  await order.selectOption('popularity');
  await atRest(page);
  await expect(page).toHaveURL(/\/shop\/$/);
});
