import { expect, expectIsland, expectKnown } from '../../../fixtures-html/testing/shop-test';
import { lightbox, shown, stages } from '../../../widgets/lightbox-image/lightbox-image.page';
import { openSlider } from '../../../widgets/slider/slider.page';
import { allReady, tab, title } from '../../../widgets/tabs/tabs.page';
import type { Visit } from './states';

const CRAFT = '/our-craft/';
const DIALOG = '[role=dialog][aria-modal=true]';

/** States of an editor's blocks, and of the bundle's own panel. */
export const BLOCKS: readonly Visit[] = [
  {
    path: CRAFT,
    states: [
      {
        name: 'another tab',
        islands: ['tabs'],
        open: async (page) => {
          await allReady(page);
          await tab(page, 'Mending').click();
          await expect(tab(page, 'Mending')).toHaveAttribute('aria-selected', 'true');
        },
        parts: '.tabbed-content',
        toldApart: [
          [
            '.tabbed-content [role=tab][aria-selected=true]',
            '.tabbed-content [role=tab][aria-selected=false]',
          ],
        ],
      },
      {
        name: 'a part of the accordion',
        islands: ['accordion'],
        open: async (page) => {
          await title(page, 'When will it').click();
          await expect(page.getByText('Two working days')).toBeVisible();
        },
        parts: '.accordion',
        toldApart: [
          ['.accordion-title[aria-expanded=true]', '.accordion-title[aria-expanded=false]'],
        ],
      },
      {
        name: 'where on the page one is',
        islands: ['scroll-to'],
        open: async (page) => {
          await expectIsland(page.locator('body'), 'scroll-to', 'ready');
          await page
            .getByRole('list', { name: 'On this page' })
            .getByRole('link', { name: 'Cut' })
            .click();
          await expect(page.locator('.scroll-to-bullets [aria-current]')).toHaveCount(1);
        },
        parts: '.scroll-to-bullets',
        toldApart: [['.scroll-to-bullets a.active', '.scroll-to-bullets a:not(.active)']],
        isWideOnly: true,
      },
      {
        name: 'a tooltip',
        islands: ['tooltips'],
        open: async (page) => {
          await expectKnown(page.locator('body'), 'tooltips');
          // Browsers show the focus to those who use keys.
          await page.keyboard.press('Shift');
          await page.getByText('dew-retted').focus();
          await expect(page.getByRole('tooltip')).toBeVisible();
        },
        parts: '[role=tooltip]',
        close: (page) => page.keyboard.press('Escape'),
      },
      {
        name: 'a film that has been stopped',
        islands: ['video-background'],
        open: async (page) => {
          const film = page.locator('.film-section video');
          await film.scrollIntoViewIfNeeded();
          await expectIsland(film, 'video-background', 'ready');
          await expect(page.getByRole('button', { name: 'Play background film' })).toBeVisible();
        },
        parts: '.film-section button',
      },
      {
        name: 'pictures in a lightbox',
        islands: ['lightbox-image'],
        open: async (page) => {
          await stages(page).nth(1).focus();
          await page.keyboard.press('Enter');
          await expect(shown(page)).toBeVisible();
          await expect(lightbox(page)).toBeFocused();
        },
        parts: '.pswp',
        holdsFocus: '.pswp',
        returnsFocusTo: '.gallery a >> nth=1',
      },
      {
        name: 'a picture that could not be had, in a lightbox',
        islands: ['lightbox-image'],
        open: async (page, shop) => {
          await shop.fault({ match: 'chore-jacket-seam.webp', kind: '404', times: 'always' });
          await shop.fault({ match: 'mending.mp4', kind: '404', times: 'always' });
          // What has been shown once is in the browser’s memory.
          await page.reload();
          await expectKnown(stages(page).first(), 'lightbox-image');
          await stages(page).nth(1).focus();
          await page.keyboard.press('Enter');
          await expect(
            lightbox(page).getByRole('link', { name: 'The image #2 could not be loaded.' }),
          ).toBeVisible();
          await expect(lightbox(page)).toBeFocused();
        },
        parts: '.pswp',
        holdsFocus: '.pswp',
        returnsFocusTo: '.gallery a >> nth=1',
      },
      {
        name: 'a film that could not be had',
        islands: ['lightbox-video'],
        open: async (page) => {
          const link = page.getByRole('link', { name: 'Watch a heel being darned' });
          await link.click();
          await expect(page.locator(DIALOG).getByRole('alert')).toBeVisible();
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
        name: 'a film in a dialog',
        islands: ['lightbox-video'],
        open: async (page) => {
          const link = page.getByRole('link', { name: 'Watch a heel being darned' });
          await expectKnown(link, 'lightbox-video');
          await link.click();
          await expect(page.locator(DIALOG)).toHaveClass(/mfp-ready/);
          await expect(page.locator(DIALOG).getByText('Loading')).toHaveCount(0);
        },
        parts: DIALOG,
        holdsFocus: DIALOG,
        close: async (page) => {
          await page.keyboard.press('Escape');
          await expect(page.locator(DIALOG)).toHaveCount(0);
          await expect(page.getByRole('link', { name: 'Watch a heel being darned' })).toBeFocused();
        },
      },
    ],
  },
  {
    path: CRAFT,
    situation: { editor: true },
    states: [
      {
        name: 'links of a page editor',
        islands: ['edit-links'],
        open: async (page) => {
          const bar = page.getByRole('group', { name: 'Edit block: Numbers' });
          await bar.getByRole('link', { name: 'UX Builder' }).focus();
          await expect(bar.getByRole('link', { name: 'UX Builder' })).toBeInViewport();
        },
        parts: '.storefront-islands-edit-links:focus-within,.storefront-islands-edit-links',
      },
    ],
  },
  {
    path: '/',
    situation: { editor: true, autoLightbox: 'always', jquery: 'before' },
    states: [
      {
        name: 'a block that opens by itself',
        islands: ['slider'],
        open: (page) => expect(page.locator(DIALOG)).toHaveClass(/mfp-ready/),
        parts: DIALOG,
        holdsFocus: DIALOG,
        close: (page) => page.keyboard.press('Escape'),
      },
      {
        name: 'the second slide',
        islands: ['slider'],
        open: async (page) => {
          const hero = page.locator('.hero-slides .slider');
          await openSlider(hero);
          await hero.locator('.dot').nth(1).click();
          await expect(hero.locator('.dot').nth(1)).toHaveClass(/is-selected/);
        },
        parts: '.hero-slides',
      },
      {
        name: 'photos that could not be had',
        islands: ['photo-feed'],
        open: async (page, shop) => {
          await shop.fault({ match: 'flatsome_load_instagram', kind: '500', times: 'always' });
          await page.locator('.feed').scrollIntoViewIfNeeded();
          await expect(page.locator('.container.error')).toBeVisible();
        },
        parts: '.feed',
      },
    ],
  },
  {
    path: '/shop/?storefront-islands=debug',
    states: [
      {
        name: 'the panel of diagnostics',
        islands: ['diagnostics'],
        open: (page) => expect(page.getByRole('region', { name: 'Islands' })).toBeVisible(),
        parts: '#storefront-islands-diagnostics',
      },
    ],
  },
];
