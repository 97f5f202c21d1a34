import { goBackTo, noteHowShown } from '../../fixtures-html/testing/back';
import { expect, expectIsland, test, visit } from '../../fixtures-html/testing/shop-test';
import {
  ADD,
  added,
  addButton,
  basketLink,
  busy,
  expectQuantities,
  holdRequests,
  openListing,
  products,
  quantities,
} from './add-to-cart.page';

const { tee, scarf, top } = products;
const PRODUCT = '/product/organic-cotton-tee/';

const FLIP = (to: string): string =>
  `document.addEventListener('adding_to_cart', () => { wc_add_to_cart_params.cart_redirect_after_add = '${to}'; });`;

test('in a shop that redirects, adds lead to the basket, with everything pressed before the answer, unless a listener decides otherwise', async ({
  page,
  shop,
}) => {
  await test.step('in a shop that redirects, an add leads to the basket, which says so', async () => {
    await openListing(page, shop);
    await addButton(page, tee).click();
    await expect(page).toHaveURL(/\/basket\/$/);
    await expect(page.locator('.woocommerce-message')).toContainText(
      `“${tee.name}” has been added to your basket`,
    );
    await expect(page.locator('.cart_item')).toHaveCount(1);
    expect(await quantities(shop)).toEqual({ [tee.sku]: 1 });
  });

  await test.step('in a shop that redirects, everything pressed before the answer is in the basket', async () => {
    await shop.startAfresh();
    await openListing(page, shop);
    const release = await holdRequests(page, ADD);
    await addButton(page, tee).click();
    await addButton(page, scarf).click();
    await addButton(page, top).click();
    release();
    await expect(page).toHaveURL(/\/basket\/$/);
    await expect(page.locator('.cart_item')).toHaveCount(3);
    expect(await quantities(shop)).toEqual({ [tee.sku]: 1, [scarf.sku]: 1, [top.sku]: 1 });
  });

  await test.step('a listener that turns the redirect off while the request runs keeps the page', async () => {
    await shop.startAfresh();
    await openListing(page, shop);
    await page.evaluate(FLIP('no'));
    await addButton(page, tee).click();
    await expect(addButton(page, tee)).toHaveClass(added);
    await expect(basketLink(page)).toHaveCount(1);
    await expect(page).toHaveURL(/\/shop\/$/);
  });

  await test.step('what counts is the setting when the answer arrives', async () => {
    await shop.startAfresh();
    await openListing(page, shop);
    const release = await holdRequests(page, ADD);
    await addButton(page, tee).click();
    await expect(addButton(page, tee)).toHaveClass(busy);
    await page.evaluate('wc_add_to_cart_params.cart_redirect_after_add = "no"');
    release();
    await expect(addButton(page, tee)).toHaveClass(added);
    await expect(page).toHaveURL(/\/shop\/$/);
  });

  await test.step('a listener that turns the redirect on while the request runs leads to the basket', async () => {
    await shop.startAfresh();
    await shop.situation({ redirectAfterAdd: 'no' });
    await openListing(page, shop);
    await page.evaluate(FLIP('yes'));
    await addButton(page, tee).click();
    await expect(page).toHaveURL(/\/basket\/$/);
  });
});

test('where the page stays instead of the basket, the button is free after 30 seconds, and the header shows what was added', async ({
  page,
  shop,
}) => {
  await page.clock.install();
  await openListing(page, shop);
  // As after a press on Stop.
  await page.evaluate(`navigation.addEventListener('navigate', (event) => {
    event.preventDefault();
    document.body.dataset.stopped = event.destination.url;
  })`);
  await addButton(page, tee).click();
  await expect(page.locator('body')).toHaveAttribute('data-stopped', /\/basket\/$/);
  await expect(addButton(page, tee)).toHaveClass(busy);
  await page.clock.runFor(30_000);
  await expect(addButton(page, tee)).not.toHaveClass(busy);
  await expect(page.locator('#header .cart-icon').first()).toHaveText('1');
});

test('an item that is refused leads to its page, which says why, with a redirect and without', async ({
  page,
  shop,
}) => {
  for (const redirectAfterAdd of ['yes', 'no'] as const) {
    await test.step(`an item that is refused leads to its page, which says why (redirect ${redirectAfterAdd})`, async () => {
      await shop.startAfresh();
      await shop.situation({ redirectAfterAdd });
      await openListing(page, shop);
      await shop.stock(tee.sku, 0);
      await addButton(page, tee).click();
      await expect(page).toHaveURL(/\/product\/organic-cotton-tee\/$/);
      await expect(page.locator('.woocommerce-error')).toContainText(tee.name);
      expect(await quantities(shop)).toEqual({});
    });
  }
});

test('Back from the back/forward cache: nothing is loading, and one press adds one @window', async ({
  page,
  shop,
}) => {
  await noteHowShown(page);
  const goBack = async (path: RegExp): Promise<void> => {
    await expect(page).toHaveURL(/\/basket\/$/);
    await page.waitForLoadState();
    await goBackTo(page, path, 'restored');
  };
  await test.step('the listing', async () => {
    await openListing(page, shop);
    const button = addButton(page, tee);
    await button.click();
    await goBack(/\/shop\/$/);
    await expect(button).not.toHaveClass(busy);
    await button.click();
    await expect(page).toHaveURL(/\/basket\/$/);
    await expectQuantities(shop, { [tee.sku]: 2 });
  });

  await test.step('a product, whose form is posted', async () => {
    await visit(page, PRODUCT);
    await expectIsland(page.locator('form.cart'), 'busy-form', 'ready');
    const button = page.locator('.single_add_to_cart_button');
    // The browser answers nothing while it leaves the page.
    await page.evaluate(() =>
      addEventListener('submit', ({ submitter }) =>
        sessionStorage.setItem('wore', submitter!.className),
      ),
    );
    await button.click();
    await goBack(new RegExp(`${PRODUCT}$`));
    await expect(button).not.toHaveClass(busy);
    await button.click();
    await expect(page).toHaveURL(/\/basket\/$/);
    await expectQuantities(shop, { [tee.sku]: 4 });
  });
});

test('a page that only finishes loading does not end what is under way', async ({ page, shop }) => {
  await shop.situation({ redirectAfterAdd: 'no' });
  const picture = '/wp-content/uploads/hero-autumn.webp';
  const showPicture = await holdRequests(page, picture);
  const release = await holdRequests(page, ADD);
  await page.addInitScript((src) => {
    addEventListener('DOMContentLoaded', () =>
      document.body.append(Object.assign(new Image(), { src })),
    );
    addEventListener('pageshow', () => (document.documentElement.dataset['shown'] = 'loaded'));
  }, picture);
  await page.goto('/shop/', { waitUntil: 'domcontentloaded' });
  await addButton(page, tee).click();
  await expect(addButton(page, tee)).toHaveClass(busy);
  await expect(page.locator('html'), 'still loading').not.toHaveAttribute('data-shown');
  showPicture();
  await expect(page.locator('html')).toHaveAttribute('data-shown', 'loaded');
  await expect(addButton(page, tee)).toHaveClass(busy);
  release();
  await expect(addButton(page, tee)).toHaveClass(added);
});
