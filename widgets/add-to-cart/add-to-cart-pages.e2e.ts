import { expect, expectKnown, test } from '../../fixtures-html/testing/shop-test';
import type { Situation } from '../../fixtures-html/server/situation';
import { dropdownOf, openDropdown } from '../mini-cart/mini-cart.page';
import {
  ADD,
  added,
  addButton,
  basketLink,
  busy,
  expectQuantities,
  LISTING,
  openListing,
  products,
  quantities,
} from './add-to-cart.page';

/** Pages that are not as usual: adding works on them, or the link does what it does by itself. */

const { tee, scarf } = products;

const PAGES: Array<[name: string, situation: Partial<Situation>]> = [
  ['where the bundle is included twice', { bundleTwice: true }],
  ['without the platform’s globals', { globals: false, settings: { ajaxAddToCart: true } }],
  ['under a strict policy', { csp: 'strict' }],
];

test('a press adds one: bundle twice, no globals, strict policy', async ({ page, shop }) => {
  for (const [name, situation] of PAGES) {
    await test.step(`on a page ${name} a press adds one`, async () => {
      await shop.startAfresh();
      await shop.situation({ redirectAfterAdd: 'no', ...situation });
      await page.goto(LISTING);
      await addButton(page, tee).click();
      await expect(addButton(page, tee)).toHaveClass(added);
      await expect(basketLink(page)).toHaveCount(1);
      await expect(basketLink(page)).toHaveAttribute('href', /\/basket\/$/);
      expect(await shop.requests(ADD)).toHaveLength(1);
      expect(await quantities(shop)).toEqual({ [tee.sku]: 1 });
    });
  }
});

test('in a shop without ajax adding, and without a product, the link stays a link', async ({
  page,
  shop,
}) => {
  await test.step('in a shop without ajax adding the link stays a link', async () => {
    await shop.situation({ ajaxAdd: false });
    await page.goto(LISTING);
    await expect(page.locator(`a.ajax_add_to_cart[data-product_sku="${tee.sku}"]`)).toHaveCount(1);
    await addButton(page, tee).click();
    await expect(page).toHaveURL(/\/basket\/$/);
    expect(await shop.requests(ADD)).toEqual([]);
    expect(await quantities(shop)).toEqual({ [tee.sku]: 1 });
  });

  await test.step('there, too, Space presses what looks like a button', async () => {
    const cart = await openDropdown(page, LISTING);
    await cart.remove(tee.name).press('Space');
    await expect(cart.undoRow).toBeVisible();
    await expect.poll(() => quantities(shop)).toEqual({});
    await addButton(page, tee).press('Space');
    await expect(page).toHaveURL(/\/basket\/$/);
  });

  await test.step('a button without a product stays a link', async () => {
    await shop.startAfresh();
    await page.goto(LISTING);
    const button = addButton(page, tee);
    await button.evaluate((element) => element.setAttribute('data-product_id', ''));
    await button.click();
    await expect(page).toHaveURL(/\/basket\/$/);
    expect(await shop.requests(ADD)).toEqual([]);
    expect(await quantities(shop)).toEqual({ [tee.sku]: 1 });
  });
});

test('a button that arrives later adds as well; leaving while an add runs does not hold up the next one @window', async ({
  page,
  shop,
}) => {
  await test.step('a button that arrives later adds as well', async () => {
    await shop.situation({ redirectAfterAdd: 'no' });
    await page.goto(LISTING);
    await addButton(page, scarf).click();
    await expect(addButton(page, scarf)).toHaveClass(added);
    await addButton(page, tee).evaluate((button) => {
      const twin = button.cloneNode(true) as HTMLElement;
      const place = document.createElement('p');
      place.append(twin);
      button.remove();
      document.querySelector('main')?.prepend(place);
    });
    await addButton(page, tee).click();
    await expect(addButton(page, tee)).toHaveClass(added);
    expect(await quantities(shop)).toEqual({ [tee.sku]: 1, [scarf.sku]: 1 });
  });

  await test.step('so does a remove link outside of any mini-cart, once at a double press', async () => {
    const removal = page.getByText('Not the tee');
    await dropdownOf(page)
      .remove(tee.name)
      .evaluate((link) => {
        const twin = link.cloneNode() as HTMLElement;
        twin.removeAttribute('aria-label');
        twin.textContent = 'Not the tee';
        document.querySelector('main')?.prepend(twin);
      });
    await shop.fault({ match: 'remove_from_cart', kind: 'held' });
    await removal.dblclick();
    // And once more while the shop takes its time.
    await removal.dispatchEvent('click');
    await shop.clearFaults();
    await expectQuantities(shop, { [scarf.sku]: 1 });
    expect(await shop.requests('remove_from_cart')).toHaveLength(1);
    await expect(page).toHaveURL(/\/shop\/$/);
  });

  await test.step('leaving while an add runs, and coming back, does not hold up the next one', async () => {
    await shop.startAfresh();
    await shop.situation({ redirectAfterAdd: 'no', miniCartReveal: false });
    await openListing(page, shop);
    await shop.fault({ match: ADD, kind: 'slow', delayMs: 4000 });
    await addButton(page, tee).click();
    await expect(addButton(page, tee)).toHaveClass(busy);
    await expect.poll(async () => (await shop.requests(ADD)).length).toBe(1);
    await page.goto('/product/lambswool-scarf/');
    await page.evaluate(() => {
      setTimeout(() => history.back());
    });
    await expect(page).toHaveURL(/\/shop\/$/);
    // Whether the page is restored or loaded anew.
    await expectKnown(page.locator('body'), 'add-to-cart');
    await expect(addButton(page, tee)).not.toHaveClass(busy);
    await addButton(page, scarf).click();
    await expect(addButton(page, scarf)).toHaveClass(added);
    await expectQuantities(shop, { [tee.sku]: 1, [scarf.sku]: 1 });
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the link adds', async ({ page, shop }) => {
    await page.goto(LISTING);
    await addButton(page, tee).click();
    await expect(page).toHaveURL(/\/basket\/$/);
    await expect(page.locator('.woocommerce-message')).toContainText(tee.name);
    expect(await quantities(shop)).toEqual({ [tee.sku]: 1 });
  });
});
