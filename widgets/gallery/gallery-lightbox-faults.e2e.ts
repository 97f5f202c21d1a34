import { atRest, approach, expect, test } from '../../fixtures-html/testing/shop-test';
import { violations } from '../../fixtures-html/testing/accessibility';
import {
  TEE,
  expectSlide,
  galleryOf,
  lightbox,
  openFirst,
  openGallery,
  selectedSlide,
  shown,
  thumbnails,
} from './gallery.page';

const THEMES = ['flatsome', 'plain'] as const;

test.describe('pictures that cannot be loaded', () => {
  test.use({ allowErrors: [/404/] });

  test('say which they are and link to it, and the others go on; a single one has no number', async ({
    page,
    shop,
  }) => {
    await test.step('say which they are and link to it, and the others go on', async () => {
      await openGallery(page, TEE);
      await shop.fault({ match: 'tee-back.webp', kind: '404', times: 'always' });
      await openFirst(page);
      await page.keyboard.press('ArrowRight');
      const failure = lightbox(page).getByRole('link', {
        name: 'The image #2 could not be loaded.',
      });
      await expect(failure).toBeVisible();
      await expect(failure).toHaveAttribute('href', /tee-back\.webp$/);
      await page.keyboard.press('ArrowRight');
      await expect(shown(page)).toHaveAttribute('src', /-detail\.webp$/);
      expect(await violations(page)).toEqual([]);
    });

    await test.step('a single one has no number', async () => {
      await shop.startAfresh();
      await openGallery(page, '/product/single-picture-scarf/');
      await shop.fault({ match: 'scarf-front.webp', kind: '404', times: 'always' });
      await openFirst(page);
      await expect(lightbox(page).getByText('The image could not be loaded.')).toBeVisible();
      await expect(lightbox(page).getByRole('button')).toHaveCount(1);
    });
  });
});

test.describe('without its code', () => {
  test.use({ allowErrors: [/404|island: gallery, phase: load/] });

  test('without the lightbox’s, links are followed; missing once, it is fetched again', async ({
    page,
    shop,
  }) => {
    await test.step('a press follows the plain link', async () => {
      await shop.fault({ match: 'chunks/lightbox', kind: '404', times: 'always' });
      await openGallery(page, TEE);
      await thumbnails(page).nth(1).click();
      await expectSlide(page, 'back');
      await selectedSlide(page).locator('a').click();
      await expect(page).toHaveURL(/organic-cotton-tee-back\.webp$/);
    });

    await test.step('the zoom button follows the link of the slide shown', async () => {
      await shop.startAfresh();
      await shop.fault({ match: 'chunks/lightbox', kind: '404', times: 'always' });
      await openGallery(page, TEE);
      await page.locator('.zoom-button').click();
      await expect(page).toHaveURL(/organic-cotton-tee-front\.webp$/);
    });

    await test.step('code that is missing once is fetched again', async () => {
      await shop.startAfresh();
      await shop.fault({ match: 'chunks/lightbox', kind: '404', times: 1 });
      await openGallery(page, TEE);
      await openFirst(page);
    });
  });

  test('without the slider’s the pictures scroll, and open; without the gallery’s own the links are plain', async ({
    page,
    shop,
  }) => {
    await test.step('without the slider’s code the pictures scroll, and open', async () => {
      await shop.fault({ match: 'chunks/start-slider', kind: '404', times: 'always' });
      await openGallery(page, TEE);
      await openFirst(page);
      await page.keyboard.press('Escape');
      const wrapper = page.locator('.product-gallery-slider');
      expect(await wrapper.evaluate((element) => element.scrollWidth > element.clientWidth)).toBe(
        true,
      );
    });

    await test.step('without the gallery’s own code the links are plain', async () => {
      await shop.startAfresh();
      await shop.fault({ match: 'chunks/gallery', kind: '404', times: 'always' });
      await page.goto(TEE);
      await approach(galleryOf(page));
      await expect(galleryOf(page)).toHaveAttribute('data-island-gallery', 'failed');
      await galleryOf(page).locator('.woocommerce-product-gallery__image a').first().click();
      await expect(page).toHaveURL(/organic-cotton-tee-front\.webp$/);
    });
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('pictures are plain links to the large ones', async ({ page, shop }) => {
    for (const theme of THEMES) {
      await test.step(`pictures are plain links to the large ones (${theme})`, async () => {
        await shop.situation({ theme });
        await page.goto(TEE);
        const link = galleryOf(page).locator('.woocommerce-product-gallery__image a').first();
        await expect(link).toBeVisible();
        await expect(galleryOf(page)).toHaveCSS('opacity', '1');
        await link.click();
        await expect(page).toHaveURL(/organic-cotton-tee-front\.webp$/);
      });
    }
  });
});

test('switches against lightboxes leave links alone or do nothing; else the theme’s popup events are raised', async ({
  page,
  shop,
}) => {
  await test.step('the theme’s own lightbox, with its popup events in jQuery', async () => {
    await shop.situation({ jquery: 'before', galleryLightbox: 'flatsome' });
    await openGallery(page, TEE);
    await page.evaluate(() => {
      const heard: string[] = [];
      Object.assign(globalThis, { heard });
      for (const name of [
        'mfpBeforeOpen',
        'mfpOpen',
        'mfpBeforeClose',
        'mfpClose',
        'mfpAfterClose',
      ]) {
        jQuery(document).on(name, () => void heard.push(name));
      }
    });
    await openFirst(page);
    await page.keyboard.press('Escape');
    await expect(lightbox(page)).toHaveCount(0);
    await expect
      .poll(() => page.evaluate(() => (globalThis as unknown as { heard: string[] }).heard))
      .toEqual(['mfpBeforeOpen', 'mfpOpen', 'mfpBeforeClose', 'mfpClose', 'mfpAfterClose']);
  });

  await test.step('a gallery whose lightbox is off leaves its links alone', async () => {
    await shop.startAfresh();
    await shop.situation({ galleryLightbox: 'disabled', theme: 'plain' });
    await openGallery(page, TEE);
    await expect(page.locator('.woocommerce-product-gallery__trigger')).toHaveCount(0);
    await selectedSlide(page).locator('a').click();
    await expect(page).toHaveURL(/organic-cotton-tee-front\.webp$/);
  });

  await test.step('there the theme’s zoom button leads where the picture leads', async () => {
    await shop.startAfresh();
    await shop.situation({ settings: { galleryLightbox: false } });
    const gallery = await openGallery(page, TEE);
    await gallery.getByRole('button', { name: 'Next' }).click();
    await expectSlide(page, 'back');
    await page.locator('.zoom-button').click();
    await expect(page).toHaveURL(/organic-cotton-tee-back\.webp$/);
  });

  await test.step('the theme’s switch against lightboxes makes pictures do nothing', async () => {
    await shop.startAfresh();
    await shop.situation({ galleryLightbox: 'disabled' });
    await openGallery(page, TEE);
    await selectedSlide(page).locator('a').click();
    await atRest(page);
    expect(await shop.requests('chunks/lightbox')).toEqual([]);
    await expectSlide(page, 'front');
    await expect(page).toHaveURL(new RegExp(`${TEE}$`));
    await expect(lightbox(page)).toHaveCount(0);
  });
});
