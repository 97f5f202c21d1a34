import { noteIslandErrors, withoutSanitizer } from '../../fixtures-html/testing/page-probes';
import { expect, expectIsland, test } from '../../fixtures-html/testing/shop-test';
import { SIMPLE, VARIABLE, barOf, wrapperOf, wake, open } from './sticky-add-to-cart.page';

test.beforeEach(({ shop }) => shop.situation({ stickyBar: true }));

test('no bar for what cannot be bought', async ({ page }) => {
  await test.step('a product that cannot be bought has no bar; one without a button keeps it shut', async () => {
    await page.goto('/product/double-faced-wool-coat/');
    await expect(barOf(page)).toHaveCount(0);
    await page.route(`**${SIMPLE}`, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace('single_add_to_cart_button', '');
      await route.fulfill({ response, body });
    });
    await open(page, SIMPLE);
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await expect(page.locator('.footer-wrapper')).toBeInViewport();
    await expect(barOf(page)).toBeHidden();
  });
});

test.describe('that cannot work', () => {
  test.use({
    allowErrors: [/Failed to load resource|island: (sticky-add-to-cart|cart-fragments)/],
  });

  test('without its code the page is the server’s; a bar that names no product is told of', async ({
    page,
    shop,
  }) => {
    await test.step('without its code the page is as the server sent it', async () => {
      await shop.fault({ match: 'chunks/sticky-add-to-cart', kind: '404', times: 'always' });
      await wake(page, SIMPLE);
      const wrapper = wrapperOf(page);
      await expectIsland(wrapper, 'sticky-add-to-cart', 'failed');
      await expect(barOf(page)).toBeHidden();
    });

    await test.step('a bar that names no product is told of', async () => {
      await shop.startAfresh({ stickyBar: true });
      const errors = await noteIslandErrors(page);
      await page.route(`**${SIMPLE}`, async (route) => {
        const response = await route.fetch();
        const body = (await response.text()).replace(/ data-product-id="\d+"/, '');
        await route.fulfill({ response, body });
      });
      await wake(page, SIMPLE);
      await expectIsland(wrapperOf(page), 'sticky-add-to-cart', 'failed');
      expect((await errors())[0]?.message).toContain(
        'expected .sticky-add-to-cart[data-product-id=',
      );
    });
  });

  test('without what makes the price safe it shows the picture of the choice, and the server’s price', async ({
    page,
    shop,
  }) => {
    await withoutSanitizer(page);
    await shop.fault({ match: 'html-fallback', kind: '404', times: 'always' });
    await wake(page, `${VARIABLE}?attribute_pa_colour=navy&attribute_pa_size=m`);
    const bar = barOf(page);
    await expect(bar.locator('img')).toHaveAttribute('src', /overshirt-navy/);
    await expect(bar.locator('.price')).toHaveCount(1);
  });

  test('an error while rendering gives the server’s markup back', async ({ page }) => {
    const errors = await noteIslandErrors(page);
    await page.addInitScript(() => {
      const { setAttribute } = Element.prototype;
      Element.prototype.setAttribute = function (name, value) {
        if (name === 'role' && this.closest('.sticky-add-to-cart')) throw new Error('not today');
        setAttribute.call(this, name, value);
      };
    });
    await wake(page, VARIABLE);
    const wrapper = wrapperOf(page);
    await expectIsland(wrapper, 'sticky-add-to-cart', 'failed');
    expect((await errors()).map(({ phase }) => phase)).toEqual(['render']);
    const served = await (await page.request.get(VARIABLE)).text();
    const isAsServed = await wrapper.evaluate((node, html) => {
      const fresh = new DOMParser().parseFromString(html, 'text/html');
      const twin = fresh.querySelector('.sticky-add-to-cart')!;
      return node.firstElementChild!.isEqualNode(twin);
    }, served);
    expect(isAsServed).toBe(true);
  });
});
