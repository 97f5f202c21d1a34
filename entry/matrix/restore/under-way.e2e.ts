import { goBackTo, noteHowShown } from '../../../fixtures-html/testing/back';
import { noteIslandErrors } from '../../../fixtures-html/testing/page-probes';
import {
  approach,
  atRest,
  expect,
  expectIsland,
  test,
  visit,
} from '../../../fixtures-html/testing/shop-test';
import { findLies } from '../monkey/eyes';

/**
 * Pages that are left while something is on its way to the shop, and that Back brings out of memory: all of it
 * is done in the end, nothing twice, and they show it.
 */
test.use({ allowErrors: [/Failed to load resource/] });

/** What is held back, with all that is done after it: one request is on its way at a time. */
const HELD = ['add_to_wishlist', 'alter_quantity'];

test('a heart, a quantity and a removal are on their way when the page is left @window', async ({
  page,
  shop,
}) => {
  const errors = await noteIslandErrors(page);
  await noteHowShown(page);
  for (const match of HELD) {
    await test.step(match, async () => {
      await shop.startAfresh({ wishlist: 'view' });
      await shop.fill([
        { sku: 'HV-W101', quantity: 2 },
        { sku: 'HV-W107', quantity: 1 },
      ]);
      await visit(page, '/shop/');
      const cart = page.locator('#header .widget_shopping_cart_content');
      await approach(cart);
      await expectIsland(cart, 'mini-cart', 'ready');
      await approach(page.locator('.wishlist-button'));
      await expectIsland(page.locator('body'), 'wishlist', 'ready');
      await atRest(page);
      const address = page.url();

      await shop.fault({ match, kind: 'held' });
      await page.locator('.product-small .wishlist-button').first().click();
      await page.locator('.cart-item').first().hover();
      await cart.locator('.plus').first().click();
      await cart.locator('.remove_from_cart_button').last().click();
      await expect.poll(() => shop.requests(match)).toHaveLength(1);
      await page.goto('/journal/how-to-wash-wool/');
      await shop.clearFaults();
      await atRest(page, { isTouched: false });

      await goBackTo(page, address, 'restored');
      const findAll = async (): Promise<string[]> =>
        page.evaluate(findLies, { cart: await shop.cart(), wishes: await shop.wishes() });
      await expect.poll(findAll).toEqual([]);
      await atRest(page);
      expect(await findAll()).toEqual([]);
      expect(await shop.wishes()).toHaveLength(1);
      expect((await shop.cart()).lines).toMatchObject([{ sku: 'HV-W101', quantity: 3 }]);
      expect(await errors()).toEqual([]);
    });
  }
});
