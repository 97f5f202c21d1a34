import type { Locator, Page } from 'playwright/test';

import { expect, expectKnown, visit } from '../../fixtures-html/testing/shop-test';

/** What tests of pictures and galleries do on a page of an editor's blocks. */

export const PAGE = '/our-craft/';

export const stages = (page: Page): Locator => page.locator('.gallery a');
export const patches = (page: Page): Locator => page.locator('a.lightbox-gallery');
/** A picture with words under it, alone. */
export const figure = (page: Page): Locator => page.locator('[id^=attachment] a');

export const lightbox = (page: Page): Locator =>
  page.getByRole('dialog', { name: 'Full screen image' });

/** The picture in the middle, once the large one is there. */
export const shown = (page: Page): Locator =>
  lightbox(page).locator(
    '.pswp__item[aria-hidden=false] img.pswp__img:not(.pswp__img--placeholder)',
  );

export const caption = (page: Page): Locator => lightbox(page).locator('.pswp__caption');

/** Opens the page, and has its links known to the island that is woken by them. */
export async function openPage(page: Page): Promise<void> {
  await visit(page, PAGE);
  await expectKnown(figure(page), 'lightbox-image');
}

/** Closes by a key, and waits until the page is the shopper's again. */
export async function closeByKey(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(lightbox(page)).toHaveCount(0);
  // The entry of the history goes some time later.
  await page.waitForFunction(() => !(history.state as object | null));
}
