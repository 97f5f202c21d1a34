import { goBackTo, noteHowShown } from '../../fixtures-html/testing/back';
import { holdBack } from '../../fixtures-html/testing/page-probes';
import { expect, expectIsland, openSettled, test } from '../../fixtures-html/testing/shop-test';
import { QuickViewPage } from './quick-view.page';

const OVERSHIRT = 'Corduroy Overshirt';

async function chooseNavy(view: QuickViewPage): Promise<void> {
  const form = view.content.locator('.variations_form');
  await expectIsland(form, 'variation-form', 'ready');
  await form.getByLabel('Colour', { exact: true }).selectOption('navy');
  await form.getByLabel('Size', { exact: true }).selectOption('m');
  await view.raiseQuantity();
  await form.locator('.single_add_to_cart_button').click();
}

async function addTwoTees(view: QuickViewPage): Promise<void> {
  await view.open('Organic Cotton Tee');
  await view.raiseQuantity();
  await expectIsland(view.content.locator('form.cart'), 'busy-form', 'ready');
  await view.content.getByRole('button', { name: 'Add to basket' }).click();
}

test('a simple product is posted as from the theme’s own, and the basket follows', async ({
  page,
  shop,
}) => {
  await page.goto('/shop/');
  const view = new QuickViewPage(page);
  // While the page that it leads to is on its way the button says so.
  await page.evaluate(() =>
    addEventListener('pagehide', () => {
      const { className } = document.querySelector('.single_add_to_cart_button')!;
      sessionStorage.setItem('posted', className);
    }),
  );
  await addTwoTees(view);
  await expect(page).toHaveURL('/basket/');
  expect(await page.evaluate(() => sessionStorage.getItem('posted'))).toMatch(/ loading$/);
  expect((await shop.cart()).lines).toMatchObject([{ name: 'Organic Cotton Tee', quantity: 2 }]);

  // Where the shop does not lead to the basket, it shows the listing again and says what it has done.
  await shop.situation({ redirectAfterAdd: 'no' });
  await page.goto('/shop/');
  await addTwoTees(view);
  await expect(page.locator('.woocommerce-message')).toContainText('“Organic Cotton Tee”');
  await expect(page).toHaveURL('/shop/');
  expect((await shop.cart()).lines).toMatchObject([{ name: 'Organic Cotton Tee', quantity: 4 }]);
  expect(await shop.requests('POST /shop/')).toHaveLength(2);
});

test('with a key held another tab posts it, and the button stays as it is', async ({
  page,
  shop,
}) => {
  await page.goto('/shop/');
  const view = new QuickViewPage(page);
  await view.open('Organic Cotton Tee');
  const button = view.content.locator('.single_add_to_cart_button');
  await button.click({ modifiers: ['ControlOrMeta'] });
  await expect.poll(async () => (await shop.cart()).lines.length).toBe(1);
  await expect(button).not.toHaveClass(/loading/);
  await expect(page).toHaveURL('/shop/');
});

test('in a page that Back brings out of memory the button is itself again @window', async ({
  page,
}) => {
  await noteHowShown(page);
  await page.goto('/shop/');
  const view = new QuickViewPage(page);
  await addTwoTees(view);
  await expect(page).toHaveURL('/basket/');
  await goBackTo(page, '/shop/', 'restored');
  await expect(view.content.locator('.single_add_to_cart_button')).not.toHaveClass(/loading/);
});

test('where the shop stays on the page: the mini-cart shows itself once the popup is gone', async ({
  page,
  shop,
}) => {
  await shop.situation({ redirectAfterAdd: 'no' });
  await openSettled(page, '/shop/unusual/');
  const view = new QuickViewPage(page);
  await view.open(OVERSHIRT);
  await chooseNavy(view);
  await view.gone();
  const item = page.locator('#header .cart-item');
  await expect(item.first()).toHaveClass(/current-dropdown/);
  await expect(item.locator('.mini_cart_item')).toContainText([OVERSHIRT]);
  await expect(page.locator('.widget_shopping_cart_live_region')).toContainText(
    `“${OVERSHIRT}” has been added`,
  );
  expect((await shop.cart()).lines).toMatchObject([{ quantity: 2 }]);
  expect(new URL(page.url()).pathname).toBe('/shop/unusual/');
});

test('the same with a drawer, which takes the focus', async ({ page, shop }) => {
  await shop.situation({ redirectAfterAdd: 'no', cartStyle: 'off-canvas' });
  await openSettled(page, '/shop/unusual/');
  const view = new QuickViewPage(page);
  await view.open(OVERSHIRT);
  await chooseNavy(view);
  const drawer = page.getByRole('dialog', { name: 'Basket' });
  await expect(drawer.locator('.mini_cart_item')).toContainText([OVERSHIRT]);
  await expect(view.dialog).toHaveCount(1);
  await view.escape();
  await view.gone();
  expect((await shop.cart()).lines).toMatchObject([{ quantity: 2 }]);
});

test('a failure that comes after the popup has been closed is told on the page', async ({
  page,
  shop,
}) => {
  await shop.situation({ redirectAfterAdd: 'no' });
  await openSettled(page, '/shop/unusual/');
  const view = new QuickViewPage(page);
  await view.open(OVERSHIRT);
  await shop.fault({ match: 'wc-ajax=add_to_cart', kind: 'html' });
  const release = await holdBack(page, '**/*wc-ajax=add_to_cart*');
  await chooseNavy(view);
  await expect(view.content.locator('.single_add_to_cart_button')).toHaveClass(/loading/);
  await view.escape();
  await view.gone();
  release();
  const toast = page.locator('.storefront-islands-toast');
  await expect(toast).toContainText(`“${OVERSHIRT}” could not be added`);
  await toast.getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator('#header .cart-icon')).toContainText('2');
  await expect(toast).toHaveCount(0);
});

test('without a reveal the popup stays, with the way to the basket; failures are told in it', async ({
  page,
  shop,
}) => {
  await shop.situation({ redirectAfterAdd: 'no', miniCartReveal: false });
  await openSettled(page, '/shop/unusual/');
  const view = new QuickViewPage(page);
  await view.open(OVERSHIRT);
  await shop.fault({ match: 'wc-ajax=add_to_cart', kind: 'html' });
  await chooseNavy(view);
  const toast = view.dialog.locator('.storefront-islands-toast');
  await expect(toast).toContainText(`“${OVERSHIRT}” could not be added`);
  const button = view.content.locator('.single_add_to_cart_button');
  await expect(button).not.toHaveClass(/loading/);
  await toast.getByRole('button', { name: 'Try again' }).click();
  await expect(button).toHaveClass(/added/);
  await expect(view.content.getByRole('link', { name: 'View basket' })).toBeVisible();
  await expect(page.locator('#header .cart-icon')).toContainText('2');
  expect((await shop.cart()).lines).toMatchObject([{ quantity: 2 }]);
});
