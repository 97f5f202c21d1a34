import { expect, expectIsland, expectKnown } from '../../../fixtures-html/testing/shop-test';
import { SearchForm } from '../../../widgets/live-search/live-search.page';
import { heart, products, toast } from '../../../widgets/wishlist/wishlist.page';
import type { Journey } from './journeys';

export const finding: readonly Journey[] = [
  {
    name: 'search',
    path: '/shop/',
    steps: [
      {
        does: async (page) => {
          const search = new SearchForm(page);
          await search.enter();
          await search.search('oxford shirt');
        },
        says: ['status: 1 suggestion. Use the up and down arrow keys to choose.'],
      },
      { does: (page) => page.keyboard.press('ArrowDown'), says: [] },
      {
        does: (page) => new SearchForm(page).search('umbrella'),
        says: ['status: No products found.'],
      },
      {
        does: async (page, shop) => {
          const search = new SearchForm(page);
          await shop.fault({
            match: 'flatsome_ajax_search_products',
            kind: '500',
            times: 'always',
          });
          await search.field.fill('boots');
          await expect(search.note).toBeVisible();
        },
        says: ['status: Suggestions could not be loaded. Press Enter to search.'],
      },
    ],
  },
  {
    name: 'hearts',
    path: '/shop/',
    situation: { wishlist: 'remove' },
    steps: [
      {
        does: async (page) => {
          await expectKnown(page.locator('body'), 'wishlist');
          await heart(page, products.tee).click();
          await expect(heart(page, products.tee)).toHaveClass(/wishlist-added/);
        },
        says: ['status: Organic Cotton Tee is on your wishlist.'],
      },
      {
        does: async (page) => {
          await heart(page, products.tee).click();
          await expect(heart(page, products.tee)).not.toHaveClass(/wishlist-added/);
        },
        says: ['status: Organic Cotton Tee is off your wishlist.'],
      },
      {
        does: async (page, shop) => {
          await shop.fault({ match: 'admin-ajax', kind: '500', times: 'always' });
          await heart(page, products.scarf).click();
          await expect(toast(page)).toBeVisible();
        },
        says: [
          'alert: Your wishlist could not be changed: Lambswool Scarf. An unknown error occurred. Try again Dismiss',
        ],
      },
    ],
  },
  {
    name: 'the number of results',
    path: '/shop/?orderby=date',
    steps: [
      {
        does: (page) =>
          expectIsland(page.locator('.woocommerce-result-count'), 'result-count', 'ready'),
        says: ['alert: Showing 1–12 of 31 results Sorted: latest'],
      },
    ],
  },
];
