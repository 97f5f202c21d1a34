import {
  approach,
  expect,
  expectIsland,
  openSettled,
  test,
  visit,
} from '../fixtures-html/testing/shop-test';

interface Noting {
  noted: unknown[];
}

test('the shop’s functions are there as soon as its scripts would have brought them', async ({
  page,
  shop,
}) => {
  await shop.situation({ jquery: 'before' });
  await page.addInitScript(() => {
    const noted: unknown[] = [];
    Object.assign(globalThis, { noted });
    document.addEventListener('DOMContentLoaded', () => {
      const names = ['wc_variation_form', 'wc_set_variation_attr', 'wc_product_gallery'];
      for (const name of names)
        noted.push(typeof (jQuery.fn as unknown as Record<string, unknown>)[name]);
      jQuery(document).on('wc-product-gallery-after-init', (_event: unknown, root: unknown) => {
        noted.push(root instanceof Element);
      });
    });
  });
  const noted = (): Promise<unknown[]> =>
    page.evaluate(() => (globalThis as unknown as Noting).noted);
  await page.goto('/product/corduroy-overshirt/');
  await expectIsland(page.locator('.variations_form'), 'variation-form', 'ready');
  await approach(page.locator('.woocommerce-product-gallery'));
  // The gallery as it is, not as jQuery's.
  await expect.poll(noted).toEqual([...Array(3).fill('function'), true]);

  const form = await page.locator('.variations_form').evaluate((element) => element.outerHTML);
  await page.goto('/shop/');
  await page.evaluate((markup) => {
    const place = document.createElement('div');
    place.className = 'product';
    place.innerHTML = markup.replace(/data-island-\S+/g, '');
    document.querySelector('main')!.append(place);
    const set = jQuery('main .variations_form') as unknown as { wc_variation_form: () => object };
    Object.assign(globalThis, { noted: [set.wc_variation_form() === set] });
  }, form);
  expect(await noted()).toEqual([true]);
  await expectIsland(page.locator('main .variations_form'), 'variation-form', 'ready');
});

test('links that other code presses by jQuery do what a press does, once', async ({
  page,
  shop,
}) => {
  await shop.situation({ jquery: 'before', redirectAfterAdd: 'no', miniCartReveal: false });
  /** As plugins do; tells how often jQuery's own listeners have heard of it. */
  const press = (selector: string): Promise<number> =>
    page.evaluate((wanted) => {
      let count = 0;
      const link = jQuery(document.querySelector(wanted)!);
      link.on('click', () => void (count += 1));
      link.trigger('click');
      return count;
    }, selector);

  await test.step('adding and removing', async () => {
    await openSettled(page, '/shop/');
    expect(await press('.ajax_add_to_cart')).toBe(1);
    await expect(page.locator('.cart-icon').first()).toHaveText('1');
    expect(await press('.widget_shopping_cart_content .remove_from_cart_button')).toBe(1);
    await expect.poll(async () => (await shop.cart()).lines).toEqual([]);
    expect(await shop.requests('wc-ajax=add_to_cart')).toHaveLength(1);
    // What no island knows is not followed, as ever.
    expect(await press('.site-footer a, footer a')).toBe(1);
    await expect(page).toHaveURL(/\/shop\/$/);
  });

  await test.step('tabs and pictures', async () => {
    await visit(page, '/product/organic-cotton-tee/');
    expect(await press('.reviews_tab a')).toBe(1);
    await expect(page.locator('#tab-reviews')).toBeVisible();
    await expect(page.locator('#tab-description')).toBeHidden();
    expect(await press('.woocommerce-product-gallery__image a')).toBe(1);
    await expect(page.locator('.storefront-islands-lightbox')).toBeVisible();
    await expect(page).toHaveURL(/organic-cotton-tee\/$/);
  });
});
