import { noteEvents } from '../../fixtures-html/testing/page-probes';
import { expect, expectIsland, test } from '../../fixtures-html/testing/shop-test';
import {
  expectSlide,
  lightbox,
  LONG,
  openGallery,
  selectedSlide,
  TEE,
  thumbnails,
} from './gallery.page';

const THEMES = ['flatsome', 'plain'] as const;

test('the theme’s classes and nesting stand; arrows wrap around; a long strip turns its pages', async ({
  page,
}) => {
  await test.step('next and previous wrap around', async () => {
    await openGallery(page, TEE);
    const arrows = page.locator('.product-gallery-slider');
    await arrows.getByRole('button', { name: 'Previous' }).click();
    await expectSlide(page, 'hem');
    await arrows.getByRole('button', { name: 'Next' }).click();
    await expectSlide(page, 'front');
  });

  await test.step('the theme’s classes and nesting stand', async () => {
    await openGallery(page, LONG);
    await expect(
      page.locator(
        '.woocommerce-product-gallery__wrapper.product-gallery-slider.flickity-enabled.is-draggable > .flickity-viewport > .flickity-slider > .slide.first.is-selected > a > img.wp-post-image',
      ),
    ).toHaveCount(1);
    await expect(page.locator('.flickity-slider > .slide[aria-hidden=true]')).toHaveCount(12);
    await expect(
      page.locator(
        '.product-thumbnails.flickity-enabled > .flickity-viewport > .flickity-slider > .col.is-nav-selected.first',
      ),
    ).toHaveCount(1);
    await expect(
      page.locator('.product-gallery-slider > button.flickity-prev-next-button[type=button]'),
    ).toHaveCount(2);
  });

  await test.step('a long strip of thumbnails turns its pages and follows the slides', async () => {
    await page.setViewportSize({ width: 1280, height: 1400 });
    await openGallery(page, LONG);
    const strip = page.locator('.product-thumbnails');
    const next = strip.locator('.next');
    await expect(strip.locator('.previous')).toBeDisabled();
    await next.click();
    await expect(thumbnails(page).nth(5)).toBeInViewport({ ratio: 0.9 });
    await page.locator('.product-gallery-slider').getByRole('button', { name: 'Previous' }).click();
    await expectSlide(page, 'tilt');
    await expect(thumbnails(page).nth(12)).toBeInViewport({ ratio: 0.9 });
    await expect(next).toBeDisabled();
    // A button that has nowhere left to go hands the focus on.
    await strip.locator('.previous').focus();
    await strip.locator('.flickity-viewport').evaluate((own) => own.scrollTo({ left: 0 }));
    await expect(strip.locator('.previous')).toBeDisabled();
    await expect(next).toBeFocused();
  });

  await test.step('a strip that is shown once a tablet is turned can turn its pages', async () => {
    await page.addInitScript(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('@media (max-width: 849px) { .product-thumbnails { display: none } }');
      document.adoptedStyleSheets = [sheet];
    });
    await page.setViewportSize({ width: 800, height: 1280 });
    await openGallery(page, LONG);
    await page.setViewportSize({ width: 1280, height: 800 });
    const strip = page.locator('.product-thumbnails');
    await expect(strip.locator('.next')).toBeEnabled();
    await expect(strip.locator('.previous')).toBeDisabled();
  });
});

test('the shop plugin’s classes and nesting stand; slides that fade lie on top of each other', async ({
  page,
  shop,
}) => {
  await test.step('slides that fade lie on top of each other', async () => {
    await shop.situation({ galleryFade: true });
    const gallery = await openGallery(page, TEE);
    await thumbnails(page).nth(1).click();
    await expectSlide(page, 'back');
    await expect(gallery.locator('.slide').first()).toHaveCSS('opacity', '0');
    await expect(selectedSlide(page)).toHaveCSS('opacity', '1');
    // A swipe turns them; of one that becomes something else, as two fingers that zoom, nothing comes.
    const swipe = (last: string): Promise<void> =>
      selectedSlide(page).evaluate((slide, end) => {
        const move = (type: string, clientX: number): boolean =>
          slide.dispatchEvent(
            new PointerEvent(type, {
              bubbles: true,
              isPrimary: true,
              pointerType: 'touch',
              clientX,
              clientY: 300,
            }),
          );
        move('pointerdown', 400);
        move('pointermove', 200);
        move(end, 200);
      }, last);
    await swipe('pointercancel');
    await expectSlide(page, 'back');
    await swipe('pointerup');
    await expectSlide(page, 'detail');
    await expect(gallery.locator('.storefront-islands-scroller').first()).toHaveCSS(
      'touch-action',
      'pan-y pinch-zoom',
    );
  });

  await test.step('the shop plugin’s classes and nesting stand', async () => {
    await shop.startAfresh();
    await shop.situation({ theme: 'plain' });
    const gallery = await openGallery(page, TEE);
    await expect(gallery).toHaveCSS('opacity', '1');
    await expect(
      gallery.locator(
        '> .flex-viewport > .woocommerce-product-gallery__wrapper > .woocommerce-product-gallery__image.flex-active-slide',
      ),
    ).toHaveCount(1);
    const thumbs = gallery.locator('> ol.flex-control-nav.flex-control-thumbs > li > img');
    await expect(thumbs).toHaveCount(4);
    await expect(thumbs.first()).toHaveClass('flex-active');
    await expect(thumbs.first()).toHaveAttribute('draggable', 'false');
    await expect(thumbs.nth(1)).toHaveAttribute('src', /-back-100x125\.webp$/);
    await expect(thumbs.nth(1)).toHaveAttribute('srcset', /300w$/);
    const trigger = gallery.locator('> a.woocommerce-product-gallery__trigger:first-child');
    await expect(trigger).toHaveAccessibleName('View full-screen image gallery');
    await expect(trigger).toHaveAttribute('role', 'button');
  });
});

test('a page written from the right moves the other way', async ({ page }) => {
  await page.route(`**${TEE}`, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('<html ', '<html dir="rtl" ');
    await route.fulfill({ response, body });
  });
  await openGallery(page, TEE);
  await selectedSlide(page).locator('a').focus();
  await page.keyboard.press('ArrowLeft');
  await expectSlide(page, 'back');
  await thumbnails(page).nth(3).click();
  await expectSlide(page, 'hem');
  await selectedSlide(page).locator('a').focus();
  await page.keyboard.press('ArrowRight');
  await expectSlide(page, 'detail');
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('slides and lightbox change without moving', async ({ page }) => {
    await openGallery(page, LONG);
    const places = await page.evaluate(async () => {
      const viewport = document.querySelector('.woocommerce-product-gallery .flickity-viewport')!;
      const seen = new Set<number>();
      viewport.addEventListener('scroll', () => seen.add(Math.round(viewport.scrollLeft)));
      document.querySelector<HTMLElement>('.product-thumbnails .col:nth-child(4) a')!.click();
      await new Promise((resolve) => viewport.addEventListener('scrollend', resolve));
      return seen.size;
    });
    expect(places).toBe(1);
    await expectSlide(page, 'hem');
    await selectedSlide(page).locator('a').click();
    const zoom = lightbox(page).getByRole('button', { name: 'Zoom' });
    await zoom.click();
    await expect(zoom).toHaveAttribute('aria-pressed', 'true');
  });
});

test('one picture or none needs no slider', async ({ page, shop }) => {
  for (const [name, path, count] of [
    ['one picture', '/product/single-picture-scarf/', 1],
    ['no pictures', '/product/camera-shy-tote/', 0],
  ] as const) {
    for (const theme of THEMES) {
      await test.step(`${name} needs no slider (${theme})`, async () => {
        await shop.startAfresh();
        await shop.situation({ theme });
        const gallery = await openGallery(page, path);
        await expect(gallery.locator('img')).toHaveCount(1);
        await expect(
          page.locator('.flickity-viewport,.flex-viewport,.flex-control-nav'),
        ).toHaveCount(0);
        expect(await shop.requests('chunks/start-slider')).toEqual([]);
        await expect(page.locator('.storefront-islands-lightbox')).toHaveCount(0);
        await expect(gallery.locator('a[href*=".webp"]')).toHaveCount(count);
      });
    }
  }
  await test.step('nor does a shop plugin that has none', async () => {
    await shop.startAfresh({ theme: 'plain', settings: { gallerySlider: false } });
    const gallery = await openGallery(page, LONG);
    await expectIsland(gallery, 'gallery', 'ready');
    await expect(page.locator('.flex-viewport,.flex-control-nav')).toHaveCount(0);
    await expect(gallery.locator('a[href*=".webp"]').nth(1)).toBeAttached();
  });
});

test('events and instances that other scripts know, in a jQuery that comes late too', async ({
  page,
  shop,
}) => {
  await test.step('events and instances that other scripts know', async () => {
    await shop.situation({ jquery: 'before' });
    const events = await noteEvents(page, [
      'wc-product-gallery-before-init',
      'flatsome-flickity-ready',
      'flatsome-product-gallery-tools-init',
      'wc-product-gallery-after-init',
    ]);
    await openGallery(page, TEE);
    // Both sliders are ready: the pictures' and the thumbnails'.
    expect(await events()).toEqual([
      'wc-product-gallery-before-init',
      'flatsome-flickity-ready',
      'flatsome-flickity-ready',
      'flatsome-product-gallery-tools-init',
      'wc-product-gallery-after-init',
    ]);
    const heard = await page.evaluate(async () => {
      const slider = jQuery('.product-gallery-slider');
      const names: string[] = [];
      slider.on('change.flickity', (_event, index: number) => void names.push(`change ${index}`));
      const instance = slider.data('flickity') as {
        selectedIndex: number;
        select: (index: number) => void;
        cells: unknown[];
      };
      instance.select(2);
      names.push(`index ${instance.selectedIndex} of ${instance.cells.length}`);
      (slider as unknown as { flickity: (name: string) => void }).flickity('next');
      names.push(`index ${instance.selectedIndex}`);
      jQuery('.woocommerce-product-gallery').trigger('woocommerce_gallery_reset_slide_position');
      names.push(`index ${instance.selectedIndex}`);
      return names;
    });
    expect(heard).toEqual([
      'change 2',
      'index 2 of 4',
      'change 3',
      'index 3',
      'change 0',
      'index 0',
    ]);
  });

  await test.step('a jQuery that comes late knows the slider too', async () => {
    await shop.startAfresh();
    await shop.situation({ jquery: 'late' });
    await openGallery(page, TEE);
    await page.waitForFunction(() => {
      const { jQuery: late } = globalThis as { jQuery?: typeof jQuery };
      return late?.('.product-gallery-slider').data('flickity') !== undefined;
    });
  });

  await test.step('the shop plugin’s slider hears its own event, natively and from jQuery', async () => {
    await shop.startAfresh();
    await shop.situation({ theme: 'plain', jquery: 'before' });
    await openGallery(page, TEE);
    await page.evaluate(() => jQuery('.flex-control-nav li img').eq(2).trigger('flexslider-click'));
    await expectSlide(page, 'detail');
    await thumbnails(page).nth(1).dispatchEvent('flexslider-click');
    await expectSlide(page, 'back');
    expect(
      await page.evaluate(
        () =>
          (
            jQuery('.woocommerce-product-gallery').data('flexslider') as {
              currentSlide: number;
            }
          ).currentSlide,
      ),
    ).toBe(1);
  });
});
