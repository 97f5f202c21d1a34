import { expect, expectIsland, openSettled, test } from '../fixtures-html/testing/shop-test';

for (const gate of ['the browser’s sanitizer', 'DOMPurify']) {
  for (const cartStyle of ['dropdown', 'off-canvas'] as const) {
    test(`the basket’s journey under a strict policy (${gate}, ${cartStyle})`, async ({
      page,
      shop,
    }) => {
      const violations: string[] = [];
      await page.exposeFunction('noteViolation', (text: string) => violations.push(text));
      await page.addInitScript((isNative) => {
        document.addEventListener('securitypolicyviolation', (event) => {
          const { noteViolation } = globalThis as unknown as {
            noteViolation: (text: string) => void;
          };
          noteViolation(`${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}`);
        });
        if (!isNative) Reflect.deleteProperty(Element.prototype, 'setHTML');
      }, gate !== 'DOMPurify');
      await shop.situation({ csp: 'strict', cartStyle, redirectAfterAdd: 'no' });
      await openSettled(page, '/shop/');
      await page.locator('.ajax_add_to_cart').first().click();
      const content =
        cartStyle === 'dropdown'
          ? page.locator('#header .widget_shopping_cart_content')
          : page.getByRole('dialog').locator('.widget_shopping_cart_content');
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
      for (const path of ['/product/organic-cotton-tee/', '/basket/', '/checkout/']) {
        await openSettled(page, path);
      }
      expect(violations).toEqual([]);
    });
  }
}
