import {
  approach,
  expect,
  expectIsland,
  expectKnown,
  type Page,
} from '../../../fixtures-html/testing/shop-test';
import { lightbox, openFirst, selectedSlide, shown } from '../../../widgets/gallery/gallery.page';
import { forgetStars } from '../../../widgets/review-rating/review-rating.page';
import { scrollPast } from '../../../widgets/sticky-add-to-cart/sticky-add-to-cart.page';
import { formOf } from '../../../widgets/variation-form/variation-form.page';
import type { State, Visit } from './states';

/** Not the lightbox that the shop plugin prints. */
const DIALOG = '[role=dialog]:not(.pswp)';
const item = (page: Page, value: string) =>
  page.locator(`form.variations_form [data-value="${value}"]:not(input)`);

/** What a shopper does with the options of the corduroy overshirt, whoever shows them. */
const SWATCH_STATES: readonly State[] = [
  {
    name: 'nothing chosen, told at the form',
    islands: ['variation-form'],
    open: async (page) => {
      await expectIsland(page.locator('.variations_form'), 'variation-form', 'ready');
      await expect(page.locator('[data-island-swatches=ready]')).toHaveCount(2);
      await formOf(page).button.click();
      await expect(formOf(page).message).toHaveText(/Please select some product options/);
    },
    parts: '.variations_form',
  },
  {
    name: 'a colour chosen, a size that is sold out',
    islands: ['swatches'],
    open: async (page) => {
      await item(page, 'navy').click();
      await expect(item(page, 's')).toHaveAccessibleName('S, Out of stock');
    },
    parts: '.variations',
    toldApart: [
      ['.variations [data-value=navy]:not(input)', '.variations [data-value=rust]:not(input)'],
      ['.variations [data-value=s]:not(input)', '.variations [data-value=m]:not(input)'],
    ],
  },
  {
    name: 'all chosen: price, stock and the way back',
    islands: ['swatches', 'variation-form'],
    open: async (page) => {
      await item(page, 'forest').click();
      await item(page, 'm').click();
      await expect(formOf(page).price).toHaveText('£98.00');
    },
    parts: '.variations_form',
  },
];

/** States of a product's page. */
export const PRODUCT: readonly Visit[] = [
  {
    path: '/product/corduroy-overshirt/',
    situation: { swatches: 'plugin', stickyBar: true },
    states: [
      ...SWATCH_STATES,
      {
        name: 'the bar shown',
        islands: ['sticky-add-to-cart'],
        open: async (page) => {
          await expectIsland(
            page.locator('.sticky-add-to-cart-wrapper'),
            'sticky-add-to-cart',
            'ready',
          );
          await scrollPast(page);
        },
        inNarrow: (page) => scrollPast(page),
        parts: '.sticky-add-to-cart',
      },
    ],
  },
  {
    path: '/product/corduroy-overshirt/',
    situation: { swatches: 'theme', rtl: true },
    states: SWATCH_STATES,
  },
  {
    path: '/product/organic-cotton-tee/',
    situation: { galleryOptions: { pageDots: true }, rtl: true },
    states: [
      {
        name: 'the second picture, by its dot',
        islands: ['gallery'],
        open: async (page) => {
          const gallery = page.locator('.woocommerce-product-gallery');
          await approach(gallery);
          await expectIsland(gallery, 'gallery', 'ready');
          await gallery.locator('li.dot').nth(1).click();
          await expect(gallery.locator('li.dot').nth(1)).toHaveClass(/is-selected/);
        },
        parts: '.product-images,.product-thumbnails',
        toldApart: [
          ['.flickity-page-dots .is-selected', '.flickity-page-dots .dot:not(.is-selected)'],
          [
            '.product-thumbnails [aria-current=true] img',
            '.product-thumbnails a:not([aria-current=true]) img',
          ],
        ],
      },
      {
        name: 'enlarged under the pointer',
        islands: ['gallery'],
        open: async (page) => {
          await selectedSlide(page).hover();
          await expect(selectedSlide(page)).toHaveClass(/is-ready/);
        },
        parts: '.product-images',
        isWideOnly: true,
      },
      {
        name: 'lightbox',
        islands: ['gallery'],
        open: async (page) => {
          await page.mouse.move(1, 1);
          await page.locator('.product-gallery-slider').evaluate((slider) => {
            slider.querySelector<HTMLElement>('.slide.is-selected a')!.focus();
          });
          await page.keyboard.press('Enter');
          await expect(shown(page)).toBeVisible();
        },
        parts: '.pswp',
        holdsFocus: '.pswp',
        returnsFocusTo: '.slide.is-selected a',
      },
    ],
  },
  {
    path: '/product/organic-cotton-tee/',
    situation: { rtl: true },
    states: [
      {
        name: 'size chart',
        islands: ['size-chart'],
        open: async (page) => {
          await expectKnown(page.locator('.md-size-chart-btn'), 'size-chart');
          await page.locator('.md-size-chart-btn').click();
          await expect(page.locator(DIALOG)).toBeFocused();
        },
        parts: DIALOG,
        holdsFocus: DIALOG,
      },
      {
        name: 'size chart, another tab, a row and a column lit',
        islands: ['size-chart'],
        open: async (page) => {
          const dialog = page.locator(DIALOG);
          await dialog.locator('td:visible').getByText('73', { exact: true }).hover();
          await expect(dialog.locator('.col-highlight').first()).toBeVisible();
        },
        parts: DIALOG,
        holdsFocus: DIALOG,
        toldApart: [['[role=tab][aria-selected=true]', '[role=tab][aria-selected=false]']],
        returnsFocusTo: '.md-size-chart-btn',
      },
      {
        name: 'reviews, with stars chosen',
        islands: ['product-tabs', 'review-rating'],
        open: async (page) => {
          await page.getByRole('tab', { name: /Reviews/ }).click();
          await expectIsland(page.locator('.comment-form-rating'), 'review-rating', 'ready');
          await page.getByRole('radio', { name: '4 of 5 stars' }).click();
          await expect(page.locator('#rating')).toHaveValue('4');
        },
        parts: '.woocommerce-tabs .tabs,.comment-form-rating',
        toldApart: [
          ['p.stars .star-4', 'p.stars .star-5'],
          ['[role=tab][aria-selected=true]', '[role=tab][aria-selected=false]'],
        ],
      },
      {
        name: 'a rating that is missing',
        islands: ['review-rating'],
        open: async (page) => {
          await page.reload();
          await forgetStars(page);
          await expect(page.getByText('Please select a rating')).toBeVisible();
        },
        parts: '.comment-form-rating',
      },
    ],
  },
  {
    path: '/product/organic-cotton-tee/',
    situation: { theme: 'plain', productDisplay: 'accordion' },
    states: [
      {
        name: 'lightbox of the platform’s own gallery',
        islands: ['gallery'],
        open: async (page) => {
          const gallery = page.locator('.woocommerce-product-gallery');
          await approach(gallery);
          await expectIsland(gallery, 'gallery', 'ready');
          await openFirst(page);
          await expect(lightbox(page)).toBeVisible();
        },
        parts: '.pswp',
        holdsFocus: '.pswp',
        close: async (page) => {
          await page.keyboard.press('Escape');
          await expect(lightbox(page)).toHaveCount(0);
        },
      },
    ],
  },
  {
    path: '/product/organic-cotton-tee/',
    situation: { productDisplay: 'accordion' },
    states: [
      {
        name: 'another part of the accordion',
        islands: ['product-tabs'],
        open: async (page) => {
          const accordion = page.locator('.product-page-accordian');
          await approach(accordion);
          await expectIsland(accordion, 'product-tabs', 'ready');
          await accordion.getByRole('button', { name: 'Additional information' }).click();
          await expect(accordion.getByText('Made in')).toBeVisible();
        },
        parts: '.product-page-accordian',
        toldApart: [
          ['.accordion-title[aria-expanded=true]', '.accordion-title[aria-expanded=false]'],
        ],
      },
    ],
  },
];
