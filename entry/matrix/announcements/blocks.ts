import { expect, expectKnown } from '../../../fixtures-html/testing/shop-test';
import { lightbox, stages } from '../../../widgets/lightbox-image/lightbox-image.page';
import { heroOf, openSlider } from '../../../widgets/slider/slider.page';
import type { Journey } from './journeys';

export const blocks: readonly Journey[] = [
  {
    name: 'slides, and photos that could not be had',
    path: '/',
    situation: { editor: true },
    steps: [
      {
        does: async (page) => {
          const hero = await openSlider(heroOf(page));
          await hero.locator('.dot').nth(1).click();
          await expect(hero.locator('.dot').nth(1)).toHaveClass(/is-selected/);
        },
        says: ['status: Slide 2 of 3'],
      },
      {
        does: async (page, shop) => {
          await shop.fault({ match: 'flatsome_load_instagram', kind: '500', times: 'always' });
          await page.locator('.feed').scrollIntoViewIfNeeded();
          await expect(page.locator('.container.error')).toBeVisible();
        },
        says: ['status: Instagram error: An unknown error occurred.'],
      },
    ],
  },
  {
    name: 'a picture and a film that could not be had',
    path: '/our-craft/',
    steps: [
      {
        does: async (page, shop) => {
          await shop.fault({ match: 'chore-jacket-seam.webp', kind: '404', times: 'always' });
          await expectKnown(stages(page).first(), 'lightbox-image');
          await stages(page).nth(1).click();
          await expect(lightbox(page).getByRole('link', { name: 'image #2' })).toBeVisible();
        },
        says: [
          'status: Image 2 of 3: The flat-felled side seam of a jacket',
          'status: The image #2 could not be loaded.',
        ],
      },
      {
        does: async (page, shop) => {
          await page.keyboard.press('Escape');
          await expect(lightbox(page)).toHaveCount(0);
          await shop.fault({ match: 'mending.mp4', kind: '404', times: 'always' });
          await page.getByRole('link', { name: 'Watch a heel being darned' }).click();
          await expect(page.getByText('This could not be shown here.')).toBeVisible();
        },
        says: ['status: Loading…', 'alert: This could not be shown here.'],
      },
    ],
  },
];
