import { expect, expectIsland, test, type Page } from '../../fixtures-html/testing/shop-test';
import {
  expectSlide,
  galleryOf,
  lightbox,
  openGallery,
  OVERSHIRT,
  selectedSlide,
  thumbnails,
} from './gallery.page';

const mainImage = '.woocommerce-product-gallery img.wp-post-image';

test.describe('a gallery of its own', () => {
  /** Gives each rust variation a gallery of three pictures, as the shop plugin's feature does. */
  const withGalleries = async (page: Page): Promise<void> => {
    await page.addInitScript(() => {
      const slide = (view: string): string => {
        const url = `/wp-content/uploads/corduroy-overshirt-rust-${view}`;
        return `<div data-thumb="${url}-100x125.webp" class="woocommerce-product-gallery__image"><a href="${url}.webp"><img width="600" height="750" src="${url}-600x750.webp" class="wp-post-image" alt="Rust, ${view}" data-large_image="${url}.webp" data-large_image_width="1200" data-large_image_height="1500"></a></div>`;
      };
      const html = `<div class="woocommerce-product-gallery woocommerce-product-gallery--with-images images" data-columns="4" onclick="alert(1)"><div class="woocommerce-product-gallery__wrapper">${['front', 'back', 'hem'].map(slide).join('')}</div></div>`;
      document.addEventListener('DOMContentLoaded', () => {
        const form = document.querySelector<HTMLFormElement>('form.variations_form')!;
        const all = JSON.parse(form.dataset.product_variations!) as Array<{
          attributes: Record<string, string>;
          gallery_images_html: string;
        }>;
        for (const variation of all) {
          if (variation.attributes['attribute_pa_colour'] === 'rust')
            variation.gallery_images_html = html;
        }
        form.dataset.product_variations = JSON.stringify(all);
      });
    });
  };

  test('stands in the product’s place while it is chosen', async ({ page, shop }) => {
    await shop.situation({ theme: 'plain' });
    await withGalleries(page);
    await page.addInitScript(() => {
      const heard: string[] = [];
      Object.assign(globalThis, { heard });
      for (const name of ['before-destroy', 'before-init', 'after-init']) {
        document.addEventListener(`wc-product-gallery-${name}`, () => heard.push(name));
      }
    });
    await openGallery(page, OVERSHIRT);
    await expectIsland(page.locator('.variations_form'), 'variation-form', 'ready');
    await page.getByLabel('Colour').selectOption('rust');
    await page.getByLabel('Size').selectOption('m');
    await expect(galleryOf(page).getByRole('img', { name: 'Rust, front' })).toBeVisible();
    await expectIsland(galleryOf(page), 'gallery', 'ready');
    await expect(page.locator('.variations_form')).toHaveAttribute(
      'data-product_gallery_active',
      'yes',
    );
    await expect(page.locator('.variations_form')).toHaveAttribute('current-image', /^\d+$/);
    await expect(thumbnails(page)).toHaveCount(3);
    await expect(galleryOf(page)).not.toHaveAttribute('onclick');
    await thumbnails(page).nth(2).click();
    await expectSlide(page, 'rust-hem');
    await selectedSlide(page).locator('a').click();
    await expect(lightbox(page).getByText('3 / 3')).toBeVisible();
    await page.keyboard.press('Escape');

    await page.getByLabel('Colour').selectOption('navy');
    await expect(page.locator(mainImage).first()).toHaveAttribute('alt', /in navy/);
    await expect(thumbnails(page)).toHaveCount(4);
    await expect(page.locator('.variations_form')).not.toHaveAttribute(
      'data-product_gallery_active',
    );
    await page.getByLabel('Colour').selectOption('rust');
    await expect(thumbnails(page)).toHaveCount(3);
    await page.getByRole('link', { name: 'Clear options' }).click();
    await expect(page.locator(mainImage).first()).toHaveAttribute('alt', 'Corduroy Overshirt');
    await expectIsland(galleryOf(page), 'gallery', 'ready');
    await expect(thumbnails(page)).toHaveCount(4);
    await expect(page.locator('.variations_form')).toHaveAttribute('current-image', '');
    const heard = await page.evaluate(() => (globalThis as unknown as { heard: string[] }).heard);
    expect(heard.slice(0, 5)).toEqual([
      'before-init',
      'after-init',
      'before-destroy',
      'before-init',
      'after-init',
    ]);
  });
});
