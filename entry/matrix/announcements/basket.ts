import { expect, expectInDialog, type Page } from '../../../fixtures-html/testing/shop-test';
import { JUMPER, panelOf, TEE, toastOf, usePanel } from '../../../widgets/mini-cart/mini-cart.page';
import type { Journey } from './journeys';

const press = (page: Page, sku: string): Promise<void> =>
  page.locator(`a.ajax_add_to_cart[data-product_sku="${sku}"]`).click();

export const basket: readonly Journey[] = [
  {
    name: 'adding from a listing',
    path: '/shop/',
    situation: { redirectAfterAdd: 'no', miniCartReveal: false },
    steps: [
      {
        does: async (page) => {
          await press(page, 'HV-W101');
          await expect(page.locator('a.added_to_cart')).toBeVisible();
        },
        says: ['status: “Organic Cotton Tee” has been added to your basket'],
      },
      {
        does: async (page, shop) => {
          await shop.fault({ match: 'wc-ajax=add_to_cart', kind: '500' });
          await press(page, 'HV-A301');
          await expect(toastOf(page)).toBeVisible();
        },
        says: [
          'alert: Lambswool Scarf could not be added to your basket. An unknown error occurred. Try again Dismiss',
        ],
      },
      {
        does: async (page) => {
          await page.getByRole('button', { name: 'Try again' }).click();
          await expect(page.locator('a.added_to_cart')).toHaveCount(2);
        },
        says: ['status: “Lambswool Scarf” has been added to your basket'],
      },
    ],
  },
  {
    name: 'the drawer: quantity, removal, undo, problem',
    path: '/shop/',
    situation: { cartStyle: 'off-canvas' },
    cart: [
      { sku: 'HV-W101', quantity: 1 },
      { sku: 'HV-W107', quantity: 2 },
    ],
    steps: [
      {
        does: async (page) => {
          await usePanel(page);
          await expectInDialog(page);
        },
        says: [],
      },
      {
        does: async (page) => {
          await panelOf(page).row(TEE).locator('.plus').click();
          await expect(panelOf(page).content.locator('.updating')).toHaveCount(0);
          await expect(panelOf(page).field(TEE)).toHaveValue('2');
        },
        says: ['status: Organic Cotton Tee: quantity 2. Subtotal: £206.00'],
      },
      {
        does: async (page) => {
          await panelOf(page).remove(JUMPER).click();
          await expect(panelOf(page).undo(JUMPER)).toBeVisible();
          await expect(panelOf(page).total).toContainText('£48.00');
        },
        says: ['status: “Merino Crew Jumper” has been removed from your basket'],
      },
      {
        does: async (page) => {
          await panelOf(page).undo(JUMPER).click();
          await expect(panelOf(page).row(JUMPER)).toBeVisible();
          await expect(panelOf(page).undo(JUMPER)).toHaveCount(0);
        },
        says: ['status: Merino Crew Jumper is back in your basket.'],
      },
      {
        does: async (page, shop) => {
          await shop.fault({ match: 'alter_quantity', kind: 'html' });
          await panelOf(page).row(TEE).locator('.plus').click();
          await expect(toastOf(page)).toBeVisible();
        },
        says: [
          'alert: The quantity of Organic Cotton Tee could not be changed. The response is not a valid JSON response. Try again Dismiss',
        ],
      },
      {
        does: async (page, shop) => {
          await shop.fault({ match: 'get_refreshed_fragments', kind: '500' });
          await page.evaluate(() =>
            document.body.dispatchEvent(new CustomEvent('wc_fragment_refresh')),
          );
          await expect(panelOf(page).content.locator('.storefront-islands-stale')).toBeVisible();
        },
        says: ['status: Your basket could not be refreshed. Try again'],
      },
    ],
  },
];
