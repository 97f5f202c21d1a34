import { holdBack, rewrite } from '../../fixtures-html/testing/page-probes';
import {
  expect,
  expectIsland,
  painted,
  test,
  type Page,
} from '../../fixtures-html/testing/shop-test';
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

interface Pictured {
  attributes: Record<string, string>;
  image_id: number;
  image: Record<string, string | number>;
}

/** Shows a variation's picture as other scripts do, by the platform's own function. */
async function show(page: Page, colour: string | false): Promise<Pictured | undefined> {
  return page.evaluate((wanted) => {
    const form = document.querySelector<HTMLFormElement>('form.variations_form')!;
    const all = JSON.parse(form.dataset.product_variations!) as Pictured[];
    const variation = all.find(({ attributes }) => attributes['attribute_pa_colour'] === wanted);
    const collection = jQuery(form) as unknown as {
      wc_variations_image_update: (variation: unknown) => void;
    };
    collection.wc_variations_image_update(variation ?? false);
    return variation;
  }, colour);
}

/** Every attribute of the parts that a swap touches. */
function attributesOf(page: Page): Promise<Record<string, Record<string, string>>> {
  return page.evaluate(() => {
    const parts = {
      image: '.woocommerce-product-gallery img.wp-post-image',
      slide: '.woocommerce-product-gallery__image',
      link: '.woocommerce-product-gallery__image a',
      thumbnail: '.product-thumbnails .first img,.flex-control-thumbs li img',
    };
    return Object.fromEntries(
      Object.entries(parts).map(([name, selector]) => [
        name,
        Object.fromEntries(
          [...(document.querySelector(selector)?.attributes ?? [])].map((attribute) => [
            attribute.name,
            attribute.value,
          ]),
        ),
      ]),
    );
  });
}

for (const theme of ['flatsome', 'plain'] as const) {
  test.describe(`the variation’s picture (${theme})`, () => {
    test.beforeEach(async ({ shop }) => shop.situation({ theme, jquery: 'before' }));

    test('every attribute is swapped and restored, by the form and by the address', async ({
      page,
    }) => {
      await test.step('every attribute is swapped, and every one is restored', async () => {
        await openGallery(page, OVERSHIRT);
        // As a page builder writes it.
        const style = 'aspect-ratio: 4 / 5; object-fit: cover;';
        await page
          .locator(mainImage)
          .first()
          .evaluate((image, css) => (image.style.cssText = css), style);
        const before = await attributesOf(page);
        expect(before['image']!['style']).toBe(style);
        const rust = (await show(page, 'rust'))!;
        await expect(page.locator(mainImage).first()).toHaveAttribute(
          'src',
          String(rust.image['src']),
        );
        const { image, slide, link, thumbnail } = await attributesOf(page);
        expect(image).toMatchObject({
          src: rust.image['src'],
          srcset: rust.image['srcset'],
          sizes: rust.image['sizes'],
          width: '600',
          height: '750',
          alt: 'Corduroy Overshirt in rust',
          title: 'Corduroy Overshirt rust',
          'data-caption': '',
          'data-src': rust.image['full_src'],
          'data-large_image': rust.image['full_src'],
          'data-large_image_width': '1200',
          'data-large_image_height': '1500',
          'data-o_src': before['image']!['src'],
          'data-o_title': '',
        });
        expect(slide!['data-thumb']).toBe(rust.image['src']);
        expect(link!['href']).toBe(rust.image['full_src']);
        const small = theme === 'plain' ? 'gallery_thumbnail_src' : 'thumb_src';
        expect(thumbnail!['src']).toBe(rust.image[small]);
        expect(thumbnail).not.toHaveProperty('srcset');
        await expect(page.locator('form.variations_form')).toHaveAttribute(
          'current-image',
          String(rust.image_id),
        );

        await show(page, 'sand');
        await expect(page.locator(mainImage).first()).toHaveAttribute(
          'alt',
          'Corduroy Overshirt in sand',
        );
        await show(page, false);
        await expect(page.locator(mainImage).first()).toHaveAttribute('alt', 'Corduroy Overshirt');
        expect(await attributesOf(page)).toEqual(before);
        await expect(page.locator('form.variations_form')).toHaveAttribute('current-image', '');
      });

      await test.step('a choice in the form shows its picture, and clearing brings back the first', async () => {
        await openGallery(page, OVERSHIRT);
        await expectIsland(page.locator('.variations_form'), 'variation-form', 'ready');
        const before = await attributesOf(page);
        await page.getByLabel('Colour').selectOption('rust');
        await page.getByLabel('Size').selectOption('m');
        await expect(page.locator(mainImage).first()).toHaveAttribute('alt', /in rust/);
        await page.getByLabel('Colour').selectOption('navy');
        await expect(page.locator(mainImage).first()).toHaveAttribute('alt', /in navy/);
        await page.getByRole('link', { name: 'Clear options' }).click();
        await expect(page.locator(mainImage).first()).toHaveAttribute('alt', 'Corduroy Overshirt');
        expect(await attributesOf(page)).toEqual(before);
      });

      await test.step('a choice in the address shows its picture', async () => {
        await openGallery(page, `${OVERSHIRT}?attribute_pa_colour=rust&attribute_pa_size=m`);
        await expect(page.locator(mainImage).first()).toHaveAttribute('alt', /in rust/);
      });
    });

    test('nothing is swapped before it can be painted; slider, zoom, lightbox, events and scripts follow', async ({
      page,
    }) => {
      await openGallery(page, OVERSHIRT);
      const picture = page.locator(mainImage).first();

      await test.step('nothing is swapped before it can be painted; of many choices the last is shown', async () => {
        const release = await holdBack(page, '**/*rust-front*');
        const arrival = page.waitForEvent('requestfinished', (request) =>
          request.url().includes('rust-front'),
        );
        await show(page, 'rust');
        await expect(picture).toHaveAttribute('aria-busy', 'true');
        await expect(picture).toHaveAttribute('alt', 'Corduroy Overshirt');
        await show(page, 'sand');
        await expect(picture).toHaveAttribute('alt', /sand/);
        release();
        await arrival;
        await painted(page);
        await expect(picture).toHaveAttribute('alt', /sand/);
        await expect(picture).not.toHaveAttribute('aria-busy');
      });

      await test.step('the slider goes back to the picture that was swapped', async () => {
        await thumbnails(page).nth(2).click();
        await expectSlide(page, 'detail');
        await show(page, 'rust');
        await expectSlide(page, 'rust-front');
        await expect(selectedSlide(page).locator('img').first()).toHaveAttribute(
          'src',
          /rust-front/,
        );
      });

      await test.step('zoom and lightbox show the variation', async () => {
        await selectedSlide(page).hover();
        await expect(page.locator('.zoomImg,.easyzoom-flyout img')).toHaveAttribute(
          'src',
          /overshirt-rust-front\.webp$/,
        );
        await selectedSlide(page).locator('a').click();
        await expect(
          lightbox(page).locator('.pswp__item[aria-hidden=false] img').last(),
        ).toHaveAttribute('src', /overshirt-rust-front\.webp$/);
        await page.keyboard.press('Escape');
        await expect(lightbox(page)).toHaveCount(0);
      });

      await test.step('events follow in the platform’s order', async () => {
        await page.evaluate(() => {
          const heard: string[] = [];
          Object.assign(globalThis, { heard });
          addEventListener('resize', () => heard.push('resize'));
          for (const name of [
            'woocommerce_gallery_reset_slide_position',
            'woocommerce_gallery_init_zoom',
          ]) {
            jQuery('.woocommerce-product-gallery').on(
              name,
              () => void heard.push(`jQuery ${name}`),
            );
            document
              .querySelector('.woocommerce-product-gallery')!
              .addEventListener(name, () => heard.push(`native ${name}`));
          }
        });
        await show(page, 'navy');
        await expect
          .poll(() => page.evaluate(() => (globalThis as unknown as { heard: string[] }).heard))
          .toEqual([
            'resize',
            'jQuery woocommerce_gallery_reset_slide_position',
            'native woocommerce_gallery_reset_slide_position',
            'jQuery woocommerce_gallery_init_zoom',
            'native woocommerce_gallery_init_zoom',
          ]);
      });

      await test.step('another script asks for the original by the form’s event', async () => {
        await expect(picture).toHaveAttribute('alt', /navy/);
        await page.evaluate(() => jQuery('form.variations_form').trigger('reset_image'));
        await expect(picture).toHaveAttribute('alt', 'Corduroy Overshirt');
      });
    });
  });
}

test('a picture that is in the gallery is gone to; one of other proportions moves nothing below', async ({
  page,
  shop,
}) => {
  await test.step('a picture that is in the gallery is gone to, and the first one keeps its own', async () => {
    await shop.situation({ theme: 'plain', jquery: 'before' });
    await openGallery(page, OVERSHIRT);
    await page.evaluate(() => {
      const picture = document.querySelectorAll('.flex-control-nav img')[2]!;
      jQuery(picture).on('flexslider-click', () => picture.classList.add('is-told'));
      const thumb = picture.getAttribute('src');
      const image = { src: '/elsewhere.webp', gallery_thumbnail_src: thumb };
      (
        jQuery('form.variations_form') as unknown as {
          wc_variations_image_update: (variation: unknown) => void;
        }
      ).wc_variations_image_update({ image, image_id: 77 });
    });
    await expectSlide(page, 'detail');
    await expect(page.locator('.flex-control-nav .is-told')).toHaveCount(1);
    await expect(page.locator(mainImage).first()).toHaveAttribute('alt', 'Corduroy Overshirt');
    await expect(page.locator('form.variations_form')).toHaveAttribute('current-image', '77');
  });

  await test.step('a picture of other proportions moves nothing below', async () => {
    await shop.startAfresh();
    await shop.situation({ jquery: 'before' });
    await openGallery(page, OVERSHIRT);
    const height = (): Promise<number> =>
      galleryOf(page).evaluate((element) => element.getBoundingClientRect().height);
    const before = await height();
    await page.evaluate(() => {
      const src = '/wp-content/uploads/corduroy-overshirt-rust-front.webp';
      (
        jQuery('form.variations_form') as unknown as {
          wc_variations_image_update: (variation: unknown) => void;
        }
      ).wc_variations_image_update({ image: { src, alt: 'Wide', src_w: 900, src_h: 300 } });
    });
    await expect(page.locator(mainImage).first()).toHaveAttribute('alt', 'Wide');
    expect(await height()).toBeCloseTo(before, 0);
    await show(page, false);
    await expect(page.locator(mainImage).first()).toHaveAttribute('alt', 'Corduroy Overshirt');
    await expect(page.locator(mainImage).first()).not.toHaveAttribute('style');
  });

  await test.step('other formats of it, and a thumbnail that comes late, go along', async () => {
    await shop.startAfresh();
    await shop.situation({ jquery: 'before' });
    const late = `class="lazy-load" src="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E" data-src=`;
    await rewrite(page, `**${OVERSHIRT}`, (html) =>
      html
        .replace(
          /(gallery__image.*?)(<img [^>]*?srcset="([^"]*)"[^>]*>)/s,
          (_all, before, image, list) =>
            `${before}<picture><source type="image/webp" srcset="${list}">${image}</picture>`,
        )
        .replace(
          /(is-nav-selected first"><a><img )src=([^>]*)class="[^"]*"([^>]*)srcset=/,
          `$1${late}$2$3data-srcset=`,
        ),
    );
    await openGallery(page, OVERSHIRT);
    const shown = (selector: string): Promise<string> =>
      page
        .locator(selector)
        .first()
        .evaluate((image: HTMLImageElement) => image.currentSrc);
    const thumbnail = '.product-thumbnails .first img';
    await show(page, 'rust');
    await expect.poll(() => shown(mainImage)).toMatch(/rust-front/);
    await expect.poll(() => shown(thumbnail)).toMatch(/rust-front/);
    await show(page, false);
    await expect.poll(() => shown(mainImage)).toMatch(/overshirt-front/);
    await expect.poll(() => shown(thumbnail)).toMatch(/overshirt-front/);
  });
});

test.describe('a variation’s picture that is missing', () => {
  test.use({ allowErrors: [/404/] });

  test('is told by its text instead of another variation’s picture', async ({ page, shop }) => {
    await shop.situation({ jquery: 'before' });
    await openGallery(page, OVERSHIRT);
    await shop.fault({ match: 'rust-front', kind: '404', times: 'always' });
    await show(page, 'rust');
    await expect(page.locator(mainImage).first()).toHaveAttribute(
      'alt',
      'Corduroy Overshirt in rust',
    );
    await expect(page.locator(mainImage).first()).not.toHaveAttribute('aria-busy');
  });
});

for (const jquery of ['before', 'none'] as const) {
  test(`another form in the form’s place has its pictures shown (jQuery ${jquery})`, async ({
    page,
    shop,
  }) => {
    await shop.situation({ jquery });
    await openGallery(page, OVERSHIRT);
    const form = page.locator('.variations_form');
    const choose = async (colour: string): Promise<void> => {
      await form.getByLabel('Colour', { exact: true }).selectOption(colour);
      await form.getByLabel('Size', { exact: true }).selectOption('m');
    };
    const sent = await attributesOf(page);
    await expectIsland(form, 'variation-form', 'ready');
    await choose('forest');
    await expect(page.locator(mainImage).first()).toHaveAttribute('src', /forest/);
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    const ofForest = await attributesOf(page);

    await page.evaluate(async () => {
      const text = await (await fetch(location.href)).text();
      const next = new DOMParser().parseFromString(text, 'text/html');
      document
        .querySelector('.variations_form')!
        .replaceWith(next.querySelector('.variations_form')!);
    });
    await expectIsland(form, 'variation-form', 'ready');
    await expect.poll(() => attributesOf(page)).toEqual(sent);
    await choose('forest');
    await expect.poll(() => attributesOf(page)).toEqual(ofForest);
    await form.locator('.reset_variations').click();
    await expect.poll(() => attributesOf(page)).toEqual(sent);
  });
}
