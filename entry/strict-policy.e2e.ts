import {
  expect,
  expectIsland,
  isRefusedInBundle,
  openSettled,
  test,
  visit,
} from '../fixtures-html/testing/shop-test';
import { rewrite, withoutSanitizer } from '../fixtures-html/testing/page-probes';

/**
 * Every browser test fails when the bundle does what the strict policy would refuse, and every fixture
 * is met under it (`matrix/fixtures.e2e.ts`). Here are journeys in browsers without a sanitizer of their
 * own, where DOMPurify needs the one Trusted Types policy, and the proof that the watch sees something.
 */
for (const cartStyle of ['dropdown', 'off-canvas'] as const) {
  test(`the basket’s journey under a strict policy (${cartStyle}, DOMPurify)`, async ({
    page,
    shop,
  }) => {
    await withoutSanitizer(page);
    await shop.situation({ csp: 'strict', cartStyle, redirectAfterAdd: 'no' });
    await openSettled(page, '/shop/');
    await page.locator('.ajax_add_to_cart').first().click();
    const content =
      cartStyle === 'dropdown'
        ? page.locator('#header .widget_shopping_cart_content')
        : page.getByRole('dialog').locator('.widget_shopping_cart_content');
    // Under the pointer, it stays.
    if (cartStyle === 'dropdown') await page.locator('.cart-item.has-dropdown').hover();
    await expect(content).toBeVisible();
    await content.locator('.mini_cart_item').hover();
    await expectIsland(content, 'mini-cart', 'ready');
    await content.locator('.plus').click();
    await expect.poll(async () => (await shop.cart()).lines[0]?.quantity).toBe(2);
    await content.locator('.remove_from_cart_button').click();
    await expect.poll(async () => (await shop.cart()).lines).toEqual([]);
    await content.getByRole('button', { name: /Undo/ }).click();
    await expect.poll(async () => (await shop.cart()).lines[0]?.quantity).toBe(2);
    await shop.fault({ match: 'alter_quantity', kind: 'html' });
    await content.locator('.plus').click();
    await expect(page.locator('.storefront-islands-toast')).toContainText('could not be changed');
  });
}

test('options chosen, bought and cleared under a strict policy (DOMPurify)', async ({
  page,
  shop,
}) => {
  await withoutSanitizer(page);
  await shop.situation({ csp: 'strict', swatches: 'plugin', redirectAfterAdd: 'no' });
  await page.goto('/product/corduroy-overshirt/?attribute_pa_colour=forest&attribute_pa_size=m');
  const form = page.locator('.variations_form');
  await expectIsland(form, 'variation-form', 'ready');
  await expect(form.locator('[data-island-swatches=ready]')).toHaveCount(2);
  await expect(form.locator('.woocommerce-variation-description strong')).toBeVisible();
  await form.locator('.single_add_to_cart_button').click();
  await expect(page.locator('.cart-icon').first()).toHaveText('1');
  await form.getByRole('radio', { name: 'Navy' }).click();
  await expect(page.locator('.wp-post-image').first()).toHaveAttribute('alt', /in navy/);
  await form.locator('.reset_variations').click();
  await expect(form.locator('.variation_id')).toHaveValue('');
  await form.locator('.single_add_to_cart_button').click();
  await expect(form.locator('.wc-no-matching-variations')).toBeVisible();
  // Everything is put back, styles included.
  await form.evaluate((element) => {
    Object.assign(globalThis, { taken: element });
    element.remove();
  });
  await page.waitForFunction(
    () =>
      !(globalThis as unknown as { taken: Element }).taken.hasAttribute(
        'data-island-variation-form',
      ),
  );
  await page.goto('/product/boot-socks/');
  await expectIsland(form, 'variation-form', 'ready');
  await form.getByRole('radio', { name: 'Oat' }).click();
  await form.getByRole('radio', { name: '40', exact: true }).click();
  await expect(form.locator('.woocommerce-variation-availability')).toContainText('in stock');
});

test.describe('the watch over every test', () => {
  test.use({ allowErrors: [/policy is report-only|ERR_NAME_NOT_RESOLVED/] });

  test('tells markup from a string, foreign code, foreign requests, a style sheet and a second policy of the bundle', async ({
    page,
  }) => {
    const refused: string[] = [];
    page.on('console', (message) => {
      if (isRefusedInBundle(message.text(), message.location().url)) refused.push(message.text());
    });
    await rewrite(
      page,
      '**/loader.js',
      (code) => `${code}
        document.createElement('b').innerHTML = '<i>';
        new Function('return 1')();
        fetch('https://elsewhere.test/').catch(() => undefined);
        document.head.append(Object.assign(document.createElement('style'), { textContent: 'b{}' }));
        trustedTypes.createPolicy('another', {});`,
    );
    await visit(page, '/');
    await expect.poll(() => refused.join(' ')).toMatch(/TrustedHTML/);
    await expect.poll(() => refused.join(' ')).toMatch(/string as JavaScript/);
    await expect.poll(() => refused.join(' ')).toMatch(/elsewhere\.test.*default-src/);
    await expect.poll(() => refused.join(' ')).toMatch(/inline style/);
    await expect.poll(() => refused.join(' ')).toMatch(/another/);
  });
});
