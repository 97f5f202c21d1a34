import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import { expect, expectIsland, test, type Page } from '../../fixtures-html/testing/shop-test';
import { dropdownOf, openDropdown, openPanel, toastOf } from './mini-cart.page';

const TEE = 'Organic Cotton Tee';
const twoLines = [
  { sku: 'HV-W101', quantity: 1 },
  { sku: 'HV-W107', quantity: 2 },
];
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core'), 'utf8');

interface AxeWindow {
  axe: {
    run: (context: unknown) => Promise<{
      violations: Array<{ id: string; nodes: Array<{ html: string; failureSummary?: string }> }>;
    }>;
  };
}

/** Everything that axe finds wrong, as `rule: element`. */
async function findBarriers(page: Page, selector: string): Promise<string[]> {
  await page.evaluate(axeSource);
  return page.evaluate(async (include) => {
    const { violations } = await (globalThis as unknown as AxeWindow).axe.run({
      include: [include],
    });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary ?? ''}`),
    );
  }, selector);
}

test.describe('no barrier', () => {
  test.use({ reducedMotion: 'reduce' });

  test('in the open dropdown, with a line removed and a problem told', async ({ page, shop }) => {
    await shop.fill(twoLines);
    const cart = await openDropdown(page);
    expect(await findBarriers(page, '.cart-item.has-dropdown')).toEqual([]);
    await cart.remove('Merino Crew Jumper').click();
    await expect(cart.total).toContainText('£24.00');
    await shop.fault({ match: 'alter_quantity', kind: 'html' });
    await cart.row(TEE).locator('.plus').click();
    await expect(toastOf(page)).toBeVisible();
    await cart.undoRow.hover();
    await expect(cart.content.locator('.updating')).toHaveCount(0);
    expect(await findBarriers(page, '.cart-item.has-dropdown')).toEqual([]);
    expect(await findBarriers(page, '.storefront-islands-toast')).toEqual([]);
  });

  test('in the open drawer', async ({ page, shop }) => {
    await shop.situation({ cartStyle: 'off-canvas' });
    await shop.fill(twoLines);
    await openPanel(page);
    expect(await findBarriers(page, 'body')).toEqual([]);
  });

  test.describe('where the basket could not be refreshed', () => {
    test.use({ allowErrors: [/Failed to load resource/] });

    test('in the note', async ({ page, shop }) => {
      await shop.fill(twoLines);
      const cart = await openDropdown(page);
      await shop.fault({ match: 'get_refreshed_fragments', kind: '500' });
      await page.evaluate(() =>
        document.body.dispatchEvent(new CustomEvent('wc_fragment_refresh')),
      );
      await expect(cart.content.locator('.storefront-islands-stale')).toBeVisible();
      expect(await findBarriers(page, '.cart-item.has-dropdown')).toEqual([]);
    });
  });
});

test('a whole visit by keyboard alone', async ({ page, shop }) => {
  await shop.situation({ redirectAfterAdd: 'no', miniCartReveal: false });
  await page.goto('/shop/');
  await expectIsland(page.locator('.cart-item.has-dropdown'), 'cart-item', 'ready');
  const cart = dropdownOf(page);
  const tabTo = async (what: string): Promise<void> => {
    await expect(async () => {
      await page.keyboard.press('Tab');
      const isThere = await page.evaluate(
        (selector) => document.activeElement?.matches(selector) ?? false,
        what,
      );
      expect(isThere).toBe(true);
    }).toPass({ intervals: [0] });
  };

  await tabTo('[aria-label="Add to basket: “Organic Cotton Tee”"]');
  await page.keyboard.press('Enter');
  await expect(page.locator('.cart-item.has-dropdown .cart-icon')).toHaveText('1');
  await page.keyboard.press('Space');
  await expect(page.locator('.cart-item.has-dropdown .cart-icon')).toHaveText('2');

  await cart.frame.locator('.header-cart-link').focus();
  await page.keyboard.press('Space');
  await expect(cart.row(TEE)).toBeVisible();
  await tabTo('.cart-item .qty');
  await expectIsland(cart.content, 'mini-cart', 'ready');
  await page.keyboard.type('5');
  await page.keyboard.press('Enter');
  await expect(cart.total).toContainText('£120.00');
  await page.keyboard.press('ArrowUp');
  await expect(cart.total).toContainText('£144.00');
  await tabTo('.cart-item .plus');
  await page.keyboard.press('Space');
  await expect(cart.total).toContainText('£168.00');

  // Back over the field, minus and the product's link to the cross.
  for (let press = 0; press < 4; press++) await page.keyboard.press('Shift+Tab');
  await expect(cart.remove(TEE)).toBeFocused();
  await page.keyboard.press('Space');
  await expect(cart.undo(TEE)).toBeFocused();
  await expect(cart.content).toContainText('No products in the basket.');
  await page.keyboard.press('Enter');
  await expect(cart.field(TEE)).toHaveValue('7');
  await expect(cart.remove(TEE)).toBeFocused();
  await tabTo('.cart-item .checkout');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/checkout\/$/);
  expect((await shop.cart()).lines[0]?.quantity).toBe(7);
});
