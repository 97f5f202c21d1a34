import { expect, test, visit } from '../fixtures-html/testing/shop-test';
import { wakeAll } from './matrix/wake-all';

/** A listener of these that may prevent scrolling has the browser wait for it with each move. */
const SCROLLING = ['touchstart', 'touchmove', 'wheel', 'mousewheel'];

/** Notes what of the bundle listens so. On window, document and body browsers take none of them for such. */
function noteListeners(types: readonly string[]): void {
  const found: string[] = [];
  Object.assign(globalThis, { blocking: found });
  const { addEventListener: listen } = EventTarget.prototype;
  EventTarget.prototype.addEventListener = function (this: EventTarget, type, listener, options) {
    const isPassive = typeof options === 'object' && options?.passive === true;
    const isBundle = new Error().stack!.includes('/storefront-islands/');
    if (types.includes(type) && !isPassive && isBundle) {
      const element = this instanceof Element ? this.outerHTML.slice(0, 60) : String(this);
      found.push(`${type} on ${element}`);
    }
    return listen.call(this, type, listener, options);
  };
}

test.describe('by finger', () => {
  test.use({ hasTouch: true });

  test('no island has the browser wait before it scrolls', async ({ page, shop }) => {
    await page.addInitScript(noteListeners, SCROLLING);
    await shop.situation({ swatches: 'plugin', cartStyle: 'off-canvas' });
    for (const path of [
      '/',
      '/shop/',
      '/product/oxford-shirt/',
      '/our-craft/',
      '/contact/',
      '/letters/',
      '/my-account/',
    ]) {
      await test.step(path, async () => {
        await visit(page, path);
        await wakeAll(page);
        const found = await page.evaluate(() => (globalThis as { blocking?: string[] }).blocking);
        // React hears everything at its roots, and listens to these as passive ones. The slider's library
        // has to tell a drag from a scroll; no other part of a page waits for it.
        expect(found!.filter((one) => !/^touchmove on .*-carousel/.test(one))).toEqual([]);
      });
    }
  });
});

test('a dialog that is scrolled to its end does not move the page behind it', async ({
  page,
  shop,
}) => {
  await shop.situation({ cartStyle: 'off-canvas' });
  await visit(page, '/shop/');
  await page.locator('.cart-item a').first().click();
  const dialog = page.locator('.mfp-wrap[role=dialog]');
  await expect(dialog).toBeVisible();
  await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
  for (const part of [dialog, dialog.locator('.mfp-content')])
    await expect(part).toHaveCSS('overscroll-behavior-y', 'contain');
});
