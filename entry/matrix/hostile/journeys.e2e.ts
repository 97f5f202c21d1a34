import { holdBack } from '../../../fixtures-html/testing/page-probes';
import {
  expect,
  expectIsland,
  test,
  visit,
  type Page,
  type Shop,
} from '../../../fixtures-html/testing/shop-test';
import {
  fillEnquiry,
  response,
  submissions,
  wrapper,
} from '../../../widgets/contact-form/contact-form.page';
import { dropdownOf, TEE } from '../../../widgets/mini-cart/mini-cart.page';
import { HOSTILE_PAGES } from './pages';

/** The way of most shoppers: each press is counted once, and nothing is lost. */
async function shopAround(page: Page, shop: Shop): Promise<void> {
  const lines = async (): Promise<string[]> =>
    (await shop.cart()).lines.map(({ name, quantity }) => `${quantity} × ${name}`);
  const unpolluted = async (): Promise<void> =>
    expect(await page.evaluate(() => 'polluted' in {} || 'polluted' in [])).toBe(false);

  await test.step('a listing: add, change the quantity, remove', async () => {
    await visit(page, '/shop/');
    await expectIsland(page.locator('body'), 'cart-fragments', 'ready');
    await page.locator('a.ajax_add_to_cart[data-product_sku="HV-W101"]').click();
    await expect(page.locator('.cart-icon').first()).toHaveText('1');
    expect(await lines()).toEqual([`1 × ${TEE}`]);
    const cart = dropdownOf(page);
    await expectIsland(cart.frame, 'cart-item', 'ready');
    await cart.frame.hover();
    await expectIsland(cart.content, 'mini-cart', 'ready');
    await cart.row(TEE).locator('.plus').click();
    await expect(cart.total).toContainText('£48.00');
    await expect.poll(lines).toEqual([`2 × ${TEE}`]);
    await cart.remove(TEE).click();
    await expect(cart.undoRow).toContainText(`${TEE} was removed.`);
    await expect.poll(lines).toEqual([]);
    await expect(cart.content).toContainText('No products in the basket');
    await unpolluted();
  });

  await test.step('a product: choose by swatches, add', async () => {
    await visit(page, '/product/corduroy-overshirt/');
    const form = page.locator('.variations_form');
    await expectIsland(form, 'variation-form', 'ready');
    for (const [attribute, value] of [
      ['colour', 'forest'],
      ['size', 'm'],
    ]) {
      const list = form.locator(`ul[data-attribute_name="attribute_pa_${attribute}"]`);
      await expectIsland(list, 'swatches', 'ready');
      await list.locator(`[data-value="${value}"]`).click();
    }
    await expect(form.locator('.variation_id')).toHaveValue('40102');
    await form.locator('.single_add_to_cart_button').click();
    await expect(page.locator('.cart-icon').first()).toHaveText('1');
    expect(await lines()).toEqual(['1 × Corduroy Overshirt - Forest, M']);
    await unpolluted();
  });

  await test.step('a message', async () => {
    await visit(page, '/contact/');
    await expectIsland(wrapper(page), 'contact-form', 'ready');
    await fillEnquiry(page);
    await wrapper(page).locator('[type=submit]').click();
    await expect(response(page)).toContainText('Thank you');
    expect(await submissions(page)).toHaveLength(1);
    await unpolluted();
  });
}

for (const [name, { situation, prepare }] of Object.entries(HOSTILE_PAGES)) {
  test(`on a hostile page all works: ${name}`, async ({ page, shop }) => {
    await shop.situation({
      swatches: 'plugin',
      redirectAfterAdd: 'no',
      miniCartReveal: false,
      ...situation,
    });
    await prepare?.(page);
    await shopAround(page, shop);
  });
}

test('markup that is moved or leaves while it is open, or while its code is on its way, takes nothing along', async ({
  page,
  shop,
}) => {
  const twoTees = [{ sku: 'HV-W101', quantity: 2 }];
  const cart = dropdownOf(page);

  await test.step('moved while it is open', async () => {
    await shop.fill(twoTees);
    await visit(page, '/shop/');
    await expectIsland(cart.frame, 'cart-item', 'ready');
    await cart.frame.hover();
    await expectIsland(cart.content, 'mini-cart', 'ready');
    await cart.content.evaluate((content) => {
      const place = content.parentElement!;
      content.remove();
      place.append(content);
    });
    await cart.frame.hover();
    await expectIsland(cart.content, 'mini-cart', 'ready');
    await cart.row(TEE).locator('.plus').click();
    await expect(cart.total).toContainText('£72.00');
  });

  await test.step('gone while it is open', async () => {
    await page.locator('a.quick-view').first().click();
    await expect(page.getByRole('dialog').getByRole('heading').first()).toBeVisible();
    await page
      .locator('.product-small.col')
      .first()
      .evaluate((box) => box.remove());
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.locator('#wrapper')).toHaveJSProperty('inert', false);
  });

  await test.step('gone while its code is on its way', async () => {
    await shop.startAfresh();
    await shop.fill(twoTees);
    const release = await holdBack(page, '**/chunks/{mini-cart,live-search,quick-view}-*');
    await visit(page, '/shop/');
    await expectIsland(cart.frame, 'cart-item', 'ready');
    await cart.frame.hover();
    await page.locator('#header .search-field').first().focus();
    await page.locator('a.quick-view').first().dispatchEvent('pointerover');
    await expectIsland(cart.content, 'mini-cart', 'loading');
    await page.evaluate(() => {
      for (const part of document.querySelectorAll(
        '.widget_shopping_cart_content,.searchform,.product-small.col',
      ))
        part.remove();
    });
    const last = page.waitForResponse('**/chunks/mini-cart-*');
    release();
    await (await last).finished();
    await expectIsland(page.locator('body'), 'cart-fragments', 'ready');
    // Nothing is left to act on, and nothing has gone wrong: the test would know of any error.
    await expect(page.locator('[data-island-mini-cart],[data-island-quick-view]')).toHaveCount(0);
  });
});
