import { expect, expectIsland, type Page } from '../../../fixtures-html/testing/shop-test';
import { LONG_WAIT_MS } from '../../../widgets/quick-view/quick-view.contract';
import { expectSlide } from '../../../widgets/gallery/gallery.page';
import { QuickViewPage } from '../../../widgets/quick-view/quick-view.page';
import { forgetStars } from '../../../widgets/review-rating/review-rating.page';
import { formOf } from '../../../widgets/variation-form/variation-form.page';
import type { Journey } from './journeys';

const swatch = (page: Page, value: string) =>
  page.locator(`.variations [data-value="${value}"]:not(input)`);

export const product: readonly Journey[] = [
  {
    name: 'options of a product, as selects',
    path: '/product/corduroy-overshirt/',
    situation: { redirectAfterAdd: 'no', miniCartReveal: false },
    steps: [
      {
        does: async (page) => {
          await expectIsland(formOf(page).form, 'variation-form', 'ready');
          await formOf(page).button.click();
          await expect(formOf(page).message).toBeVisible();
        },
        says: [
          'alert: Please select some product options before adding this product to your basket.',
        ],
      },
      {
        does: async (page) => {
          await formOf(page).select('Colour').selectOption({ label: 'Forest' });
          await formOf(page).select('Size').selectOption({ label: 'M' });
          await expect(formOf(page).price).toHaveText('£98.00');
        },
        says: ['alert: Dyed with weld and indigo; it will mellow. £98.00 Only 3 left in stock'],
      },
      {
        does: async (page) => {
          await formOf(page).select('Colour').selectOption({ label: 'Navy' });
          await formOf(page).select('Size').selectOption({ label: 'S' });
          await expect(formOf(page).result).toContainText('Out of stock');
        },
        says: ['alert: £104.00 15 in stock', 'alert: £104.00 Out of stock'],
      },
      {
        does: async (page) => {
          await formOf(page).clear.click();
          await expect(formOf(page).result).toBeHidden();
        },
        says: [
          'alert: Your selection has been reset. Please select some product options before adding this product to your basket.',
        ],
      },
      {
        does: async (page) => {
          await formOf(page).select('Colour').selectOption({ label: 'Forest' });
          await formOf(page).select('Size').selectOption({ label: 'M' });
          await formOf(page).button.click();
          await expect(page.locator('.cart-icon').first()).toHaveText('1');
        },
        says: [
          'alert: Dyed with weld and indigo; it will mellow. £98.00 Only 3 left in stock',
          'status: “Corduroy Overshirt” has been added to your basket.',
        ],
      },
    ],
  },
  {
    name: 'options of a product, as swatches',
    path: '/product/corduroy-overshirt/',
    situation: { swatches: 'plugin', swatchOptions: { show_variation_stock: '1' } },
    steps: [
      {
        does: async (page) => {
          await expect(page.locator('[data-island-swatches=ready]')).toHaveCount(2);
          await swatch(page, 'forest').click();
          await expect(swatch(page, 'm')).toHaveAccessibleName('M, 3 left');
        },
        says: ['status: Size: M 3 left'],
      },
      {
        does: async (page) => {
          await swatch(page, 'navy').click();
          await expect(swatch(page, 's')).toHaveAttribute('aria-disabled', 'true');
        },
        says: [],
      },
      {
        does: async (page) => {
          await swatch(page, 's').click({ force: true });
          await expect(swatch(page, 's')).toHaveAttribute('aria-checked', 'false');
        },
        says: [],
      },
      {
        does: async (page) => {
          await swatch(page, 'm').click();
          await expect(formOf(page).price).toBeVisible();
        },
        says: ['alert: £104.00 15 in stock'],
      },
    ],
  },
  {
    name: 'pictures, their lightbox, and a rating that is missing',
    path: '/product/organic-cotton-tee/',
    situation: { galleryOptions: { pageDots: true } },
    steps: [
      {
        does: async (page) => {
          const gallery = page.locator('.woocommerce-product-gallery');
          // All by keyboard: under the mouse a large picture that takes its time says so.
          await page.mouse.move(1, 1);
          await gallery.locator('.slide a').first().focus();
          await expectIsland(gallery, 'gallery', 'ready');
          await gallery.locator('li.dot').nth(1).focus();
          await page.keyboard.press('Enter');
          await expectSlide(page, 'back');
        },
        says: ['status: Image 2 of 4'],
      },
      {
        does: async (page) => {
          await page.locator('.slide.is-selected a').focus();
          await page.keyboard.press('Enter');
          await expect(page.getByRole('dialog', { name: 'Full screen image' })).toBeVisible();
          await page.keyboard.press('ArrowRight');
          await expect(page.locator('.storefront-islands-lightbox .pswp__counter')).toHaveText(
            '3 / 4',
          );
          await page.keyboard.press('Escape');
          await expect(page.getByRole('dialog', { name: 'Full screen image' })).toHaveCount(0);
        },
        says: [
          'status: Image 2 of 4: Organic Cotton Tee, back',
          'status: Image 3 of 4: Organic Cotton Tee, detail',
        ],
      },
      {
        does: async (page) => {
          await forgetStars(page);
          await expect(page.getByText('Please select a rating')).toBeVisible();
        },
        says: ['alert: Please select a rating'],
      },
    ],
  },
  {
    name: 'quick view',
    path: '/shop/',
    steps: [
      {
        does: async (page, shop) => {
          const view = new QuickViewPage(page);
          await shop.fault({ match: 'quickview', kind: 'held' });
          await view.press('Oxford Shirt');
          await expect(view.status).toBeVisible();
          await page.clock.runFor(LONG_WAIT_MS + 1000);
          await shop.clearFaults();
          await expect(view.content.getByRole('heading', { name: 'Oxford Shirt' })).toBeVisible();
        },
        says: ['status: Loading “Oxford Shirt”…', 'status: “Oxford Shirt” is shown.'],
      },
      {
        does: async (page, shop) => {
          const view = new QuickViewPage(page);
          await view.escape();
          await view.gone();
          await shop.fault({ match: 'quickview', kind: '500', times: 'always' });
          await view.press('Lambswool Scarf');
          await expect(view.status).toContainText('could not be shown here');
        },
        says: [
          'status: Loading “Lambswool Scarf”…',
          'status: “Lambswool Scarf” could not be shown here. An unknown error occurred.',
        ],
      },
    ],
  },
];
