import { expect, expectIsland, expectKnown } from '../../../fixtures-html/testing/shop-test';
import { SearchForm } from '../../../widgets/live-search/live-search.page';
import { QuickViewPage } from '../../../widgets/quick-view/quick-view.page';
import { heart, products, toast } from '../../../widgets/wishlist/wishlist.page';
import type { Visit } from './states';

const DIALOG = '[role=dialog][aria-modal=true]';
const OVERSHIRT = 'Corduroy Overshirt';
const SEARCH = '#header .searchform-wrapper';
const TOAST = '.storefront-islands-toast';

/** States of a listing: search, quick view, colours, hearts. */
export const LISTING: readonly Visit[] = [
  {
    path: '/shop/',
    situation: { searchCategories: true },
    // With all that, the header of the fixture shop is wider than a small desktop.
    width: 1366,
    states: [
      {
        name: 'suggestions, one of them chosen by key',
        islands: ['live-search'],
        open: async (page) => {
          const search = new SearchForm(page);
          await search.enter();
          await search.search('wool');
          await page.keyboard.press('ArrowDown');
          await search.expectActive(0);
        },
        parts: SEARCH,
        toldApart: [['[role=option][aria-selected=true]', '[role=option]:nth-child(2)']],
        isWideOnly: true,
      },
      {
        name: 'nothing found',
        islands: ['live-search'],
        open: async (page) => {
          const search = new SearchForm(page);
          await search.field.focus();
          await search.search('umbrella');
          await expect(search.options).toHaveText('No products found.');
        },
        parts: SEARCH,
        isWideOnly: true,
      },
      {
        name: 'being searched for',
        islands: ['live-search'],
        open: async (page, shop) => {
          const search = new SearchForm(page);
          await shop.fault({ match: 'flatsome_ajax_search_products', kind: 'held' });
          await search.field.focus();
          await search.field.fill('linen');
          await expect(search.submit).toHaveClass(/loading/);
        },
        parts: SEARCH,
        isWideOnly: true,
        close: (_page, shop) => shop.clearFaults(),
      },
      {
        name: 'a search that failed',
        islands: ['live-search'],
        open: async (page, shop) => {
          const search = new SearchForm(page);
          await search.settled();
          await shop.fault({
            match: 'flatsome_ajax_search_products',
            kind: '500',
            times: 'always',
          });
          await search.field.focus();
          await search.field.fill('boots');
          await expect(search.note).toBeVisible();
        },
        parts: SEARCH,
        isWideOnly: true,
        close: (_page, shop) => shop.clearFaults(),
      },
    ],
  },
  {
    path: '/shop/',
    situation: { searchStyle: 'lightbox' },
    states: [
      {
        name: 'search in a lightbox, with suggestions',
        islands: ['live-search', 'off-canvas'],
        open: async (page) => {
          const link = page.locator('[data-open="#search-lightbox"]');
          await expectKnown(link, 'off-canvas');
          await link.click();
          const dialog = page.getByRole('dialog', { name: 'Search' });
          await expect(dialog.locator('input.search-field')).toBeFocused();
          await page.keyboard.type('jumper');
          await expect(dialog.locator('.autocomplete-suggestion').first()).toBeVisible();
        },
        parts: DIALOG,
        holdsFocus: DIALOG,
        returnsFocusTo: '[data-open="#search-lightbox"]',
      },
    ],
  },
  {
    path: '/shop/',
    situation: { swatches: 'plugin', boxSwatches: true },
    states: [
      {
        name: 'quick view on its way',
        islands: ['quick-view'],
        open: async (page, shop) => {
          const view = new QuickViewPage(page);
          await shop.fault({ match: 'quickview', kind: 'held' });
          await view.press(OVERSHIRT);
          await expect(view.status).toHaveText(`Loading “${OVERSHIRT}”…`);
          await expect(view.dialog).toBeFocused();
        },
        parts: DIALOG,
        holdsFocus: DIALOG,
        close: (_page, shop) => shop.clearFaults(),
      },
      {
        name: 'quick view',
        islands: ['quick-view', 'variation-form', 'swatches'],
        open: async (page) => {
          const view = new QuickViewPage(page);
          await expect(view.content.getByRole('heading', { name: OVERSHIRT })).toBeVisible();
          await expectIsland(view.content.locator('.variable-items-wrapper'), 'swatches', 'ready');
          await expect(view.slider).toHaveClass(/flickity-enabled/);
        },
        parts: DIALOG,
        holdsFocus: DIALOG,
      },
      {
        name: 'quick view with a choice',
        islands: ['quick-view'],
        open: async (page) => {
          const view = new QuickViewPage(page);
          await view.content.getByRole('radio', { name: 'Navy' }).click();
          await view.content.getByRole('radio', { name: 'M', exact: true }).click();
          await expect(view.content.locator('.woocommerce-variation-price')).toBeVisible();
        },
        parts: DIALOG,
        holdsFocus: DIALOG,
        toldApart: [['[role=radio][aria-checked=true]', '[role=radio][aria-checked=false]']],
        close: async (page) => {
          await page.keyboard.press('Escape');
          await expect(page.locator(DIALOG)).toHaveCount(0);
          await expect(new QuickViewPage(page).link(OVERSHIRT)).toBeFocused();
        },
      },
      {
        name: 'quick view that failed',
        islands: ['quick-view'],
        open: async (page, shop) => {
          const view = new QuickViewPage(page);
          await shop.fault({ match: 'quickview', kind: '500', times: 'always' });
          await view.press('Oxford Shirt');
          await expect(view.status).toContainText('could not be shown here');
          await expect(view.dialog).toBeFocused();
        },
        parts: DIALOG,
        holdsFocus: DIALOG,
        close: async (page, shop) => {
          await shop.clearFaults();
          await page.keyboard.press('Escape');
          await expect(page.locator(DIALOG)).toHaveCount(0);
        },
      },
      {
        name: 'a colour of a box chosen',
        islands: ['box-swatches'],
        open: async (page) => {
          const list = page.locator('.ux-swatches-in-loop').first();
          await expectKnown(list, 'box-swatches');
          await list.locator('.ux-swatch').nth(1).hover();
          await expectIsland(list, 'box-swatches', 'ready');
          await expect(list.locator('.ux-swatch').nth(1)).toHaveClass(/selected/);
        },
        parts: '.ux-swatches-in-loop[data-island-box-swatches=ready]',
        toldApart: [
          ['.ux-swatches-in-loop .selected', '.ux-swatches-in-loop .ux-swatch:not(.selected)'],
        ],
      },
    ],
  },
  {
    path: '/shop/',
    situation: { wishlist: 'remove' },
    states: [
      {
        name: 'a product on the wishlist',
        islands: ['wishlist', 'wishlist-count'],
        open: async (page) => {
          await expectKnown(page.locator('body'), 'wishlist');
          await heart(page, products.tee).focus();
          await page.keyboard.press('Enter');
          await expect(heart(page, products.tee)).toHaveClass(/wishlist-added/);
          await expect(heart(page, products.tee)).not.toHaveClass(/loading/);
        },
        parts: '.product-small.box .wishlist-icon,#header .header-wishlist-icon',
        toldApart: [['.wishlist-button.wishlist-added', '.wishlist-button:not(.wishlist-added)']],
      },
      {
        name: 'a heart that failed',
        islands: ['wishlist'],
        open: async (page, shop) => {
          await shop.fault({ match: 'admin-ajax', kind: '500', times: 'always' });
          await heart(page, products.scarf).focus();
          await page.keyboard.press('Enter');
          await expect(toast(page)).toBeVisible();
        },
        parts: TOAST,
        close: (_page, shop) => shop.clearFaults(),
      },
    ],
  },
  {
    path: '/shop/',
    situation: { wishlist: 'login' },
    states: [
      {
        name: 'hearts of somebody who has to log in first',
        islands: ['wishlist'],
        open: async (page) => {
          await expectKnown(page.locator('body'), 'wishlist');
          await heart(page, products.tee).focus();
          await expect(heart(page, products.tee)).toHaveAccessibleName(/^Log in to put/);
        },
        parts: '.product-small.box .wishlist-icon',
      },
    ],
  },
];
