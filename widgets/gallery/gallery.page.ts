import type { Locator, Page } from 'playwright/test';

import { putFinger } from '../../fixtures-html/testing/finger';
import { approach, expect, expectIsland } from '../../fixtures-html/testing/shop-test';

/** What tests of the gallery do on a product page. */

export const TEE = '/product/organic-cotton-tee/';
/** With options; each of its colours has a picture of its own. */
export const OVERSHIRT = '/product/corduroy-overshirt/';
export const LONG = '/product/well-documented-jacket/';

/** The gallery of the page. */
export const galleryOf = (page: Page): Locator => page.locator('.woocommerce-product-gallery');

/** The slide that is selected, in either markup. */
export const selectedSlide = (page: Page): Locator =>
  galleryOf(page).locator('.slide.is-selected,.flex-active-slide');

/** The theme's or the shop plugin's thumbnails, as the controls that they are. */
export const thumbnails = (page: Page): Locator =>
  page.locator('.product-thumbnails a,.flex-control-thumbs img');

/** Opens a product page, and waits until its gallery works. */
export async function openGallery(page: Page, path: string): Promise<Locator> {
  await page.goto(path);
  const gallery = galleryOf(page);
  await approach(gallery);
  await expectIsland(gallery, 'gallery', 'ready');
  return gallery;
}

/** Waits until a slide is selected and stands where the shopper sees it. */
export async function expectSlide(
  page: Page,
  name: string,
  options?: { timeout: number },
): Promise<void> {
  const frame = galleryOf(page).locator('.flickity-viewport,.flex-viewport');
  // Both at once: a slide that is passed on the way is selected, too.
  const place = (): Promise<string> =>
    frame.evaluate((viewport) => {
      const slide = viewport.querySelector('.slide.is-selected,.flex-active-slide');
      const { left = NaN } = slide?.getBoundingClientRect() ?? {};
      const off = left - viewport.getBoundingClientRect().left;
      // Widths are seldom whole pixels.
      const state = Math.abs(off) <= 1 ? 'in place' : 'elsewhere';
      return `${slide?.querySelector('a')?.getAttribute('href') ?? 'none'} ${state}`;
    });
  await expect.poll(place, options).toMatch(new RegExp(`-${name}\\.webp in place`));
}

export const lightbox = (page: Page): Locator =>
  page.getByRole('dialog', { name: 'Full screen image' });

/** File names of the pictures that were asked for from now on. */
export function watchPictures(page: Page): string[] {
  const files: string[] = [];
  page.on('request', (request) => {
    const file = /uploads\/([^?]+)/.exec(request.url())?.[1];
    if (file) files.push(file);
  });
  return files;
}

/**
 * A finger's swipe over an element, from one of ten places to the next.
 *
 * @param stepMs how long each takes
 */
export async function swipe(
  page: Page,
  target: Locator,
  distanceX: number,
  stepMs?: number,
): Promise<void> {
  const box = await target.boundingBox();
  if (!box) throw new Error('swipe: nothing to swipe on');
  // Above the arrow buttons: a finger on a button presses it.
  const y = box.y + box.height / 4;
  const x = box.x + box.width / 2 - distanceX / 2;
  const finger = await putFinger(page, { x, y }, stepMs);
  for (let step = 1; step <= 10; step++) await finger.moveTo({ x: x + (distanceX * step) / 10, y });
  await finger.lift();
}

/** Opens the lightbox at the first picture. */
export const openFirst = async (page: Page): Promise<Locator> => {
  await galleryOf(page).locator('.woocommerce-product-gallery__image a').first().click();
  await expect(lightbox(page)).toBeVisible();
  return lightbox(page);
};

/** The picture in the middle, once the large one is there. */
export const shown = (page: Page): Locator =>
  lightbox(page).locator(
    '.pswp__item[aria-hidden=false] img.pswp__img:not(.pswp__img--placeholder)',
  );
