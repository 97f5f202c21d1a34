import {
  atRest,
  expect,
  expectInDialog,
  expectIsland,
  openSettled,
  stopClock,
  test,
  type Page,
} from '../../fixtures-html/testing/shop-test';
import { holdBack } from '../../fixtures-html/testing/page-probes';
import { openPanel, panelOf, toastOf } from '../mini-cart/mini-cart.page';

const TEE = 'Organic Cotton Tee';
const JUMPER = 'Merino Crew Jumper';
const twoLines = [
  { sku: 'HV-W101', quantity: 1 },
  { sku: 'HV-W107', quantity: 2 },
];
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Basket' });
const toggle = (page: Page) => page.locator('.off-canvas-toggle:visible');
const html = (page: Page) => page.locator('html');

async function goToShop(page: Page): Promise<void> {
  await openSettled(page, '/shop/');
  await expectIsland(page.locator('.cart-item:visible'), 'cart-item', 'ready');
}

for (const [where, viewport] of [
  ['on a desktop', { width: 1280, height: 720 }],
  ['on a phone', { width: 360, height: 740 }],
] as const) {
  test.describe(`the drawer ${where}`, () => {
    test.use({ viewport });
    test.beforeEach(async ({ shop }) => {
      await shop.situation({ cartStyle: 'off-canvas' });
      await shop.fill(twoLines);
    });

    test('is a modal dialog that holds the focus, leaves nothing behind, and is a mini-cart', async ({
      page,
      shop,
    }) => {
      await goToShop(page);
      // Some put marks at the start of the page, or places to speak from.
      await atRest(page);
      const release = await holdBack(page, '**/chunks/open-panel-*');
      const before = await page.locator('body > :not([role=status])').count();

      await test.step('opens once, however often its toggle is pressed', async () => {
        await toggle(page).dblclick();
        release();
        await expect(drawer(page)).toHaveCount(1);
        await expectInDialog(page);
        await page.keyboard.press('Escape');
        await expect(drawer(page)).toHaveCount(0);
        await expect(page.locator('#cart-popup')).toHaveCount(1);
      });

      await test.step('is a modal dialog with the theme’s classes, and leaves none behind', async () => {
        await expect(toggle(page)).toHaveAttribute('aria-haspopup', 'dialog');
        await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
        await toggle(page).click();
        await expect(drawer(page)).toBeFocused();
        await expect(drawer(page)).toHaveAttribute('aria-modal', 'true');
        await expect(drawer(page)).toHaveClass(/mfp-wrap off-canvas off-canvas-right mfp-ready/);
        await expect(drawer(page).locator('.mfp-content')).toHaveClass(/off-canvas-cart/);
        await expect(page.locator('.mfp-bg')).toHaveClass(/off-canvas off-canvas-right mfp-ready/);
        await expect(html(page)).toHaveClass(/has-off-canvas has-off-canvas-right/);
        await expect(toggle(page)).toHaveClass(/current-lightbox-clicked/);
        await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true');
        await expect(page.locator('#wrapper')).toHaveJSProperty('inert', true);
        await page.keyboard.press('Escape');
        await expect(html(page)).not.toHaveClass(/has-off-canvas/);
        await expect(toggle(page)).toBeFocused();
        await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
        await expect(toggle(page)).not.toHaveClass(/current-lightbox-clicked/);
        await expect(page.locator('#wrapper')).toHaveJSProperty('inert', false);
        await expect(page.locator('#cart-popup')).toHaveClass('mfp-hide');
        await expect.poll(() => page.locator('body > :not([role=status])').count()).toBe(before);
      });

      await test.step('opens from a copy of the header’s link elsewhere, too', async () => {
        await toggle(page).evaluate((link) => {
          const copy = link.cloneNode(true) as HTMLElement;
          copy.id = 'copy';
          document.querySelector('main')!.prepend(copy);
        });
        await page.locator('#copy').click();
        await expect(drawer(page)).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(page.locator('#copy')).toBeFocused();
        await page.locator('#copy').evaluate((link) => link.remove());
      });

      await test.step('keeps Tab and Shift+Tab inside', async () => {
        await toggle(page).click();
        await expect(drawer(page)).toBeFocused();
        for (const key of ['Tab', 'Shift+Tab']) {
          const seen = new Set<string>();
          for (let press = 0; press < 20; press++) {
            await page.keyboard.press(key);
            const at = await page.evaluate(() => {
              const { activeElement } = document;
              return activeElement?.closest('[role=dialog]')
                ? (activeElement.getAttribute('class') ?? activeElement.tagName)
                : 'outside';
            });
            seen.add(at);
          }
          expect(seen).not.toContain('outside');
          expect(seen.size).toBeGreaterThan(4);
        }
        await page.keyboard.press('Escape');
        await expect(drawer(page)).toHaveCount(0);
      });

      await test.step('closes by its cross and by a press beside it', async () => {
        await toggle(page).click();
        await drawer(page).getByRole('button', { name: 'Close' }).click();
        await expect(drawer(page)).toHaveCount(0);
        await expect(toggle(page)).toBeFocused();
        await toggle(page).click();
        await expect(drawer(page)).toHaveClass(/mfp-ready/);
        await page.mouse.click(5, 400);
        await expect(drawer(page)).toHaveCount(0);
        await expect(toggle(page)).toBeFocused();
      });

      await test.step('works as a mini-cart, and lives through fragments while it is open', async () => {
        await toggle(page).click();
        const cart = panelOf(page);
        await cart.content.hover();
        await expectIsland(page.locator('body'), 'quantity', 'ready');
        await expectIsland(cart.content, 'mini-cart', 'ready');
        await cart.row(TEE).locator('.plus').click();
        await expect(cart.total).toContainText('£206.00');
        await expect(cart.total).not.toHaveAttribute('aria-busy');
        await expect.poll(async () => (await shop.cart()).lines[0]?.quantity).toBe(2);
        await shop.fill([{ sku: 'HV-A302', quantity: 1 }]);
        await page.evaluate(() =>
          document.body.dispatchEvent(new CustomEvent('wc_fragment_refresh')),
        );
        await expect(cart.row('Ribbed Beanie')).toBeVisible();
        await cart.remove('Ribbed Beanie').click();
        await expect(cart.undo('Ribbed Beanie')).toBeFocused();
        await cart.undo('Ribbed Beanie').press('Enter');
        await expect(cart.remove('Ribbed Beanie')).toBeFocused();
        await expect(drawer(page)).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(drawer(page)).toHaveCount(0);
        await toggle(page).click();
        await expect(cart.row('Ribbed Beanie')).toBeVisible();
      });
    });
  });
}

test.describe('the drawer', () => {
  test.beforeEach(async ({ shop }) => {
    await shop.situation({ cartStyle: 'off-canvas' });
    await shop.fill(twoLines);
  });

  test('leaves the page 300 ms after closing, and opens again while it is still closing', async ({
    page,
  }) => {
    await page.clock.install();
    await goToShop(page);
    await toggle(page).click();
    await expect(drawer(page)).toHaveClass(/mfp-ready/);
    await stopClock(page);

    await test.step('leaves the page 300 ms after closing', async () => {
      await page.keyboard.press('Escape');
      await expect(drawer(page)).toHaveClass(/mfp-ready mfp-removing/);
      await expect(html(page)).toHaveClass(/has-off-canvas-right/);
      await page.clock.runFor(280);
      await expect(drawer(page)).toHaveCount(1);
      await page.clock.runFor(30);
      await expect(drawer(page)).toHaveCount(0);
      await expect(html(page)).not.toHaveClass(/off-canvas/);
    });

    await test.step('opens again while it is still closing, by keyboard and by mouse', async () => {
      await page.clock.resume();
      await toggle(page).click();
      await expect(drawer(page)).toHaveClass(/mfp-ready/);
      await stopClock(page);
      for (const reopen of [() => page.keyboard.press('Enter'), () => toggle(page).click()]) {
        await page.keyboard.press('Escape');
        await expect(drawer(page)).toHaveClass(/mfp-removing/);
        await page.clock.runFor(100);
        await expect(toggle(page)).toBeFocused();
        await reopen();
        await expect(drawer(page)).not.toHaveClass(/mfp-removing/);
        // Well beyond the end of the first closing.
        await page.clock.runFor(1000);
        await expect(drawer(page)).toHaveClass(/mfp-ready/);
        await expect(drawer(page)).toBeFocused();
        await expect(drawer(page).locator('#cart-popup')).toBeVisible();
        await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true');
        await expect(html(page)).toHaveClass(/has-off-canvas has-off-canvas-right/);
      }
      await page.keyboard.press('Escape');
      await page.clock.runFor(310);
      await expect(drawer(page)).toHaveCount(0);
      await expect(html(page)).not.toHaveClass(/off-canvas/);
      await expect(page.locator('#cart-popup')).toHaveClass('mfp-hide');
    });
  });

  test('a press with a key held, one before the code is there, and one without a panel go where they should', async ({
    page,
    shop,
    context,
  }) => {
    await test.step('a press with a key held goes where the browser goes', async () => {
      await goToShop(page);
      const opened = context.waitForEvent('page');
      await toggle(page).click({ modifiers: ['ControlOrMeta'] });
      await expect(await opened).toHaveURL(/\/basket\/$/);
      await expect(drawer(page)).toHaveCount(0);
    });

    await test.step('a press before the code is there is not lost', async () => {
      await shop.fault({ match: 'chunks/cart-item', kind: 'slow', delayMs: 800 });
      await page.goto('/shop/');
      await toggle(page).click();
      await expect(drawer(page)).toBeVisible();
    });

    await test.step('a toggle whose panel is missing follows its link', async () => {
      await goToShop(page);
      await page.locator('#cart-popup').evaluate((panel) => panel.remove());
      await toggle(page).click();
      await expect(page).toHaveURL(/\/basket\/$/);
    });
  });

  test('a problem told before it opens comes along and stays; one told while it is open outlives it', async ({
    page,
    shop,
  }) => {
    await test.step('a problem told before it opens comes along, and stays when it closes', async () => {
      await shop.fault({ match: 'wc-ajax=add_to_cart', kind: 'html' });
      await goToShop(page);
      await page.locator('.ajax_add_to_cart').first().click();
      const dismiss = toastOf(page).getByRole('button', { name: 'Dismiss' });
      await expect(dismiss).toBeVisible();
      await toggle(page).click();
      await expect(drawer(page)).toHaveClass(/mfp-ready/);
      await expect(drawer(page).getByRole('alert')).toContainText('could not be added');
      await expect(drawer(page)).toBeFocused();
      // It is the last thing in there.
      await page.keyboard.press('Shift+Tab');
      await expect(dismiss).toBeFocused();
      await drawer(page).getByRole('button', { name: 'Close' }).click();
      await expect(drawer(page)).toHaveCount(0);
      await expect(toastOf(page)).toHaveCount(1);
      await dismiss.click();
      await expect(toastOf(page)).toHaveCount(0);
    });

    await test.step('a problem told while it is open can be answered by keyboard, and outlives it', async () => {
      // The page around the drawer is inert.
      const cart = await openPanel(page);
      await shop.fault({ match: 'alter_quantity', kind: 'html' });
      await cart.row(TEE).locator('.plus').click();
      const retry = toastOf(page).getByRole('button', { name: 'Try again' });
      await expect(retry).toBeVisible();
      await toastOf(page).click();
      await expect(drawer(page)).toBeVisible();
      await retry.focus();
      await expect(retry).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(cart.total).toContainText('£206.00');
      await expect(toastOf(page)).toHaveCount(0);
      // Shown before it has been sent: the next fault is not for this one.
      await expect.poll(async () => (await shop.cart()).lines[0]?.quantity).toBe(2);

      await shop.fault({ match: 'alter_quantity', kind: 'html' });
      await cart.row(JUMPER).locator('.plus').click();
      await expect(toastOf(page)).toBeVisible();
      await toastOf(page).getByRole('button', { name: 'Dismiss' }).press('Escape');
      await expect(toastOf(page)).toHaveCount(0);
      await expect(drawer(page)).toBeVisible();

      await shop.fault({ match: 'alter_quantity', kind: 'html' });
      await cart.row(JUMPER).locator('.plus').click();
      await expect(toastOf(page)).toBeVisible();
      await cart.content.press('Escape');
      await expect(drawer(page)).toHaveCount(0);
      await expect(toastOf(page)).toBeVisible();
      await toastOf(page).getByRole('button', { name: 'Dismiss' }).click();
      await expect(toastOf(page)).toHaveCount(0);
    });
  });

  test.describe('without its code', () => {
    test.use({ allowErrors: [/Failed to load resource/] });

    test('is replaced by the basket page', async ({ page, shop }) => {
      await shop.fault({ match: 'chunks/open-panel', kind: '404', times: 'always' });
      await goToShop(page);
      await toggle(page).click();
      await expect(page).toHaveURL(/\/basket\/$/);
    });
  });
});
