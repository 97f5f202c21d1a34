import { TWO_LINES } from '../../../fixtures-html/catalogue/fixtures/fixture';
import {
  expect,
  expectInDialog,
  expectIsland,
  touch,
} from '../../../fixtures-html/testing/shop-test';
import {
  dropdownOf,
  JUMPER,
  panelOf,
  TEE,
  toastOf,
  usePanel,
} from '../../../widgets/mini-cart/mini-cart.page';
import type { Visit } from './states';

const DRAWER = '[role=dialog]';
const TOAST = '.storefront-islands-toast';
const LIST = '#header .cart-item > .nav-dropdown';

/** States of the basket: the header's dropdown, the drawer, and what is said of problems. */
export const BASKET: readonly Visit[] = [
  {
    path: '/shop/',
    situation: { cartStyle: 'dropdown', widgetCart: true },
    cart: TWO_LINES,
    states: [
      {
        name: 'dropdown open',
        islands: ['cart-item', 'mini-cart', 'quantity'],
        open: async (page) => {
          const cart = dropdownOf(page);
          await expectIsland(cart.frame, 'cart-item', 'ready');
          await cart.frame.locator('> a').focus();
          await page.keyboard.press('Space');
          await expect(cart.total).toBeVisible();
          await expectIsland(cart.content, 'mini-cart', 'ready');
        },
        parts: LIST,
        isWideOnly: true,
      },
      {
        name: 'a line removed and a problem told',
        islands: ['mini-cart'],
        open: async (page, shop) => {
          const cart = dropdownOf(page);
          await cart.frame.hover();
          await cart.remove(JUMPER).click();
          await expect(cart.total).toContainText('£24.00');
          await shop.fault({ match: 'alter_quantity', kind: 'html' });
          await cart.row(TEE).locator('.plus').click();
          await expect(toastOf(page)).toBeVisible();
          await expect(cart.content.locator('.updating')).toHaveCount(0);
          await cart.undoRow.hover();
        },
        parts: `${LIST},${TOAST}`,
        isWideOnly: true,
      },
      {
        name: 'the problem alone',
        islands: ['mini-cart'],
        open: async (page) => {
          await page.mouse.move(5, 500);
          await expect(page.locator(LIST)).toBeHidden();
          await expect(toastOf(page)).toBeVisible();
        },
        parts: TOAST,
      },
      {
        name: 'a basket that could not be renewed',
        islands: ['cart-fragments'],
        open: async (page, shop) => {
          await page.getByRole('button', { name: 'Dismiss' }).click();
          await shop.fault({ match: 'get_refreshed_fragments', kind: '500' });
          await page.evaluate(() =>
            document.body.dispatchEvent(new CustomEvent('wc_fragment_refresh')),
          );
          await dropdownOf(page).frame.hover();
          await expect(dropdownOf(page).content.locator('.storefront-islands-stale')).toBeVisible();
        },
        parts: LIST,
        isWideOnly: true,
      },
    ],
  },
  {
    path: '/shop/',
    situation: { cartStyle: 'off-canvas' },
    cart: TWO_LINES,
    states: [
      {
        name: 'drawer open',
        islands: ['cart-item', 'mini-cart'],
        open: async (page) => {
          await usePanel(page);
          await expectInDialog(page);
        },
        parts: DRAWER,
        holdsFocus: DRAWER,
      },
      {
        name: 'drawer with a line removed, which can be brought back',
        islands: ['mini-cart'],
        open: async (page) => {
          await panelOf(page).remove('Merino Crew Jumper').click();
          await expect(panelOf(page).undoRow).toBeVisible();
          await expect(panelOf(page).total).toContainText('£24.00');
        },
        parts: DRAWER,
        holdsFocus: DRAWER,
      },
      {
        name: 'drawer with a quantity under way',
        islands: ['mini-cart', 'quantity'],
        open: async (page, shop) => {
          await shop.fault({ match: 'alter_quantity', kind: 'held' });
          await panelOf(page).row(TEE).locator('.plus').click();
          await expect(panelOf(page).field(TEE)).toHaveValue('2');
          await page.mouse.move(5, 500);
        },
        parts: DRAWER,
        holdsFocus: DRAWER,
        close: async (page, shop) => {
          await shop.clearFaults();
          await expect(panelOf(page).total).toContainText('£48.00');
        },
      },
      {
        name: 'drawer with a problem',
        islands: ['mini-cart'],
        open: async (page, shop) => {
          await shop.fault({ match: 'alter_quantity', kind: 'html' });
          await panelOf(page).row(TEE).locator('.plus').click();
          await expect(toastOf(page)).toBeVisible();
          await expect(panelOf(page).content.locator('.updating')).toHaveCount(0);
        },
        parts: DRAWER,
        holdsFocus: DRAWER,
        close: (page) => page.getByRole('button', { name: 'Dismiss' }).click(),
      },
      {
        name: 'drawer empty',
        islands: ['cart-item', 'mini-cart'],
        open: async (page) => {
          await panelOf(page).remove(TEE).click();
          await expect(panelOf(page).content).toContainText('No products in the basket');
        },
        parts: DRAWER,
        holdsFocus: DRAWER,
        returnsFocusTo: '#header .off-canvas-toggle:visible',
      },
    ],
  },
  {
    path: '/shop/',
    situation: { redirectAfterAdd: 'no', miniCartReveal: false },
    states: [
      {
        name: 'added, with the link to the basket',
        islands: ['add-to-cart'],
        open: async (page) => {
          await page.locator('a.ajax_add_to_cart[data-product_sku="HV-W101"]').click();
          await expect(page.locator('a.added_to_cart')).toBeVisible();
        },
        parts: '.product-small:has(a.added_to_cart) .add-to-cart-button',
      },
      {
        name: 'being added',
        islands: ['add-to-cart'],
        open: async (page, shop) => {
          await shop.fault({ match: 'wc-ajax=add_to_cart', kind: 'held' });
          const button = page.locator('a.ajax_add_to_cart[data-product_sku="HV-A301"]');
          await button.click();
          await expect(button).toHaveClass(/loading/);
        },
        parts: '.product-small:has(a.loading) .add-to-cart-button',
        close: (_page, shop) => shop.clearFaults(),
      },
      {
        name: 'could not be added, and can be tried again',
        islands: ['add-to-cart'],
        open: async (page, shop) => {
          await page.reload();
          await shop.fault({ match: 'wc-ajax=add_to_cart', kind: '500' });
          await page.locator('a.ajax_add_to_cart[data-product_sku="HV-W102"]').click();
          await expect(toastOf(page).getByRole('button', { name: 'Try again' })).toBeVisible();
        },
        parts: TOAST,
      },
      {
        name: 'refused, told on the page of the product',
        islands: ['add-to-cart', 'notices'],
        open: async (page, shop) => {
          await shop.stock('HV-W101', 0);
          await page.locator('a.ajax_add_to_cart[data-product_sku="HV-W101"]').click();
          await expect(page.getByRole('alert').filter({ hasText: 'out of stock' })).toBeFocused();
          await touch(page);
        },
        parts: '.woocommerce-notices-wrapper',
        // A list that is an alert is no list any more: the platform prints its errors so.
        isKnown: (fault) => fault.includes('axe: listitem:'),
      },
    ],
  },
];
