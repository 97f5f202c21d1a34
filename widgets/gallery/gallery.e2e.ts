import { putFinger } from '../../fixtures-html/testing/finger';
import { noteShifts } from '../../fixtures-html/testing/layout-shifts';
import { holdBack } from '../../fixtures-html/testing/page-probes';
import {
  approach,
  expect,
  expectIsland,
  expectKnown,
  painted,
  stopClock,
  test,
} from '../../fixtures-html/testing/shop-test';
import {
  expectSlide,
  galleryOf,
  LONG,
  openGallery,
  selectedSlide,
  swipe,
  TEE,
  thumbnails,
} from './gallery.page';

const THEMES = ['flatsome', 'plain'] as const;

for (const theme of THEMES) {
  test.describe(`slides (${theme})`, () => {
    test.beforeEach(async ({ shop }) => shop.situation({ theme }));

    test('arrow keys, a mouse and thumbnails move the slides; those out of sight are out of reach', async ({
      page,
    }) => {
      await test.step('arrow keys move, and take the focus along', async () => {
        await openGallery(page, TEE);
        await selectedSlide(page).locator('a').focus();
        await page.keyboard.press('ArrowRight');
        await expectSlide(page, 'back');
        await expect(selectedSlide(page).locator('a')).toBeFocused();
        await page.keyboard.press('ArrowLeft');
        await expectSlide(page, 'front');
        await expect(page.getByRole('status').first()).toHaveText('Image 1 of 4');
      });

      await test.step('a mouse drags the slides, and a drag opens nothing', async () => {
        const gallery = galleryOf(page);
        const box = (await gallery.locator('.is-selected,.flex-active-slide').boundingBox())!;
        const y = box.y + 200;
        await page.mouse.move(box.x + box.width * 0.7, y);
        await page.mouse.down();
        await page.mouse.move(box.x + box.width * 0.2, y, { steps: 8 });
        await page.mouse.up();
        // The next drag begins before the row has come to rest from the last one.
        const row = gallery.locator('.flickity-viewport,.flex-viewport').first();
        await page.mouse.down();
        await row.evaluate((own) =>
          own.addEventListener('scrollend', () => own.setAttribute('data-ended', ''), {
            once: true,
          }),
        );
        await page.mouse.move(box.x + box.width * 0.3, y, { steps: 4 });
        await expect(row).toHaveAttribute('data-ended');
        const from = await row.evaluate((own) => own.scrollLeft);
        await page.mouse.move(box.x + box.width * 0.3 + 50, y, { steps: 4 });
        await expect.poll(() => row.evaluate((own) => own.scrollLeft)).toBeCloseTo(from - 50, -1);
        await page.mouse.move(box.x + box.width * 0.2, y, { steps: 4 });
        await page.mouse.up();
        await expectSlide(page, 'back');
        // A short drag comes back where it has come to rest, and leads on where it is still going.
        const dragShort = async (): Promise<number> => {
          await page.mouse.move(box.x + 200, y);
          await page.mouse.down();
          await page.mouse.move(box.x + 240, y, { steps: 4 });
          return page.evaluate(() => performance.now());
        };
        const stillSince = await dragShort();
        await page.waitForFunction((since) => performance.now() - since > 200, stillSince);
        await page.mouse.up();
        await expect(row).not.toHaveClass(/is-pointer-down/);
        await expectSlide(page, 'back');
        // A busy machine may take longer from one event to the next than a hand.
        await expect(async () => {
          await dragShort();
          await page.mouse.up();
          await expectSlide(page, 'front', { timeout: 1500 });
        }).toPass();
        await expect(page.locator('.storefront-islands-lightbox')).toHaveCount(0);
        expect(page.url()).toContain(TEE);
        // A press that hardly moves is a click.
        await page.mouse.move(box.x + 200, y);
        await page.mouse.down();
        await page.mouse.move(box.x + 208, y, { steps: 2 });
        await page.mouse.up();
        await expect(page.locator('.storefront-islands-lightbox')).toBeVisible();
      });

      await test.step('slides out of sight are out of reach', async () => {
        const gallery = await openGallery(page, LONG);
        await expect(gallery.getByRole('link', { name: /Jacket/ })).toHaveCount(1);
        await thumbnails(page).nth(1).click();
        await expectSlide(page, 'back');
        await expect(gallery.getByRole('link', { name: /Jacket/ })).toHaveCount(1);
      });

      await test.step('thumbnails select their slide, by press and by key', async () => {
        await page.setViewportSize({ width: 1280, height: 1400 });
        await openGallery(page, TEE);
        await expectSlide(page, 'front');
        await thumbnails(page).nth(2).click();
        await expectSlide(page, 'detail');
        await expect(page.getByRole('status').first()).toHaveText('Image 3 of 4');
        await expect(thumbnails(page).nth(2)).toHaveAttribute('aria-current', 'true');
        await expect(thumbnails(page).nth(0)).not.toHaveAttribute('aria-current');
        await thumbnails(page).nth(1).focus();
        await page.keyboard.press('Enter');
        await expectSlide(page, 'back');
        await thumbnails(page).nth(3).focus();
        const scrolled = await page.evaluate(() => scrollY);
        await page.keyboard.press('Space');
        await expectSlide(page, 'hem');
        expect(await page.evaluate(() => scrollY)).toBe(scrolled);
      });

      await test.step('the height is that of the selected slide, however wide the window is', async () => {
        const frame = galleryOf(page).locator('.flickity-viewport,.flex-viewport');
        const missing = (): Promise<number> =>
          frame.evaluate((viewport) => {
            const slide = viewport.querySelector<HTMLElement>(
              '.slide.is-selected,.flex-active-slide',
            )!;
            return slide.offsetHeight - (viewport as HTMLElement).offsetHeight;
          });
        await selectedSlide(page)
          .locator('img')
          .first()
          .evaluate((image) => void (image.style.aspectRatio = '1 / 1'));
        await thumbnails(page).nth(1).click();
        await expectSlide(page, 'back');
        await thumbnails(page).nth(3).click();
        await expectSlide(page, 'hem');
        await expect.poll(missing).toBe(0);
        // A height that changes on the way does not make it a jump.
        const places = await frame.evaluateHandle((viewport) => {
          const seen = new Set<number>();
          viewport.addEventListener('scroll', () => seen.add(viewport.scrollLeft));
          return seen;
        });
        await thumbnails(page).nth(0).click();
        await expectSlide(page, 'front');
        expect(await places.evaluate(({ size }) => size)).toBeGreaterThan(3);
        await thumbnails(page).nth(3).click();
        await expectSlide(page, 'hem');
        for (const width of [1100, 1280]) {
          await page.setViewportSize({ width, height: 1400 });
          await expect.poll(missing).toBe(0);
        }
      });
    });

    test('of two galleries on a page, each is moved by what is raised on it', async ({
      page,
      shop,
    }) => {
      await shop.situation({ jquery: 'before' });
      await page.addInitScript(() => {
        document.addEventListener('readystatechange', () => {
          const one = document.querySelector('.product-images,.woocommerce-product-gallery');
          if (document.readyState === 'interactive') one?.after(one.cloneNode(true));
        });
      });
      await page.goto(TEE);
      const [first, second] = [galleryOf(page).nth(0), galleryOf(page).nth(1)];
      const slide = '.slide.is-selected,.flex-active-slide';
      for (const gallery of [first, second]) {
        await approach(gallery);
        await expectIsland(gallery, 'gallery', 'ready');
        await gallery.locator(slide).locator('a').focus();
        await page.keyboard.press('ArrowRight');
        await expect(gallery.locator(slide).locator('a')).toHaveAttribute('href', /-back/);
      }
      for (const raised of ['jQuery', 'native']) {
        await first.evaluate((root, how) => {
          const name = 'woocommerce_gallery_reset_slide_position';
          if (how === 'jQuery') jQuery(root).trigger(name);
          else root.dispatchEvent(new Event(name, { bubbles: true }));
        }, raised);
        await expect(first.locator(slide).locator('a')).toHaveAttribute('href', /-front/);
        await first.locator(slide).locator('a').focus();
        await page.keyboard.press('ArrowRight');
        await expect(first.locator(slide).locator('a')).toHaveAttribute('href', /-back/);
      }
      await expect(second.locator(slide).locator('a')).toHaveAttribute('href', /-back/);
    });

    test('nothing moves when it mounts, no early press is lost, and the server’s markup stands again when it goes', async ({
      page,
      shop,
    }) => {
      await test.step('nothing moves when it mounts, and nothing is lost of an early press', async () => {
        const shifts = await noteShifts(page);
        const release = await holdBack(page, '**/chunks/gallery-*');
        await page.goto(LONG);
        await expectKnown(galleryOf(page), 'gallery');
        await galleryOf(page).locator('.woocommerce-product-gallery__image a').first().click();
        release();
        await expectIsland(galleryOf(page), 'gallery', 'ready');
        await expect(page.locator('.storefront-islands-lightbox')).toBeVisible();
        await painted(page);
        expect(shifts).toEqual([]);
        await expect.poll(() => shop.requests('-back.webp')).not.toEqual([]);
      });

      await test.step('nor of a press that goes on while the gallery arrives', async () => {
        const release = await holdBack(page, '**/chunks/start-slider-*');
        // The pointer may rest where the gallery comes to stand, and bring its code at once.
        const asked = page.waitForRequest('**/chunks/start-slider-*');
        await page.goto(TEE);
        await expectKnown(galleryOf(page), 'gallery');
        // The second thumbnail, or, where these come with the slider, the picture.
        const pressed =
          theme === 'flatsome'
            ? thumbnails(page).nth(1)
            : galleryOf(page).locator('.woocommerce-product-gallery__image a').first();
        await pressed.hover();
        const code = (await asked).url();
        await page.mouse.down();
        release();
        await page.evaluate((url) => import(url), code);
        await painted(page);
        await page.mouse.up();
        await expectIsland(galleryOf(page), 'gallery', 'ready');
        if (theme === 'flatsome') await expectSlide(page, 'back');
        else await expect(page.locator('.storefront-islands-lightbox')).toBeVisible();
      });

      await test.step('the server’s markup stands again when the gallery is taken away', async () => {
        const release = await holdBack(page, '**/chunks/gallery-*');
        await page.goto(TEE);
        const markup = (): Promise<string> =>
          page.evaluate(() =>
            document
              .querySelector('.product-columns > :first-child')!
              .outerHTML.replace(/ data-island-[\w-]+="\w+"/g, ''),
          );
        const before = await markup();
        release();
        await approach(galleryOf(page));
        await expectIsland(galleryOf(page), 'gallery', 'ready');
        await thumbnails(page).nth(2).click();
        await expectSlide(page, 'detail');
        expect(await markup()).not.toBe(before);
        await page.evaluate(() => {
          const gallery = document.querySelector('.woocommerce-product-gallery')!;
          const place = document.createComment('');
          gallery.replaceWith(place);
          Object.assign(globalThis, { gallery, place });
        });
        await expect(page.locator('.woocommerce-product-gallery')).toHaveCount(0);
        // The thumbnails stand outside, so they show when everything has been undone.
        await expect(
          page.locator('.product-thumbnails [aria-current],.flickity-enabled'),
        ).toHaveCount(0);
        const after = await page.evaluate(() => {
          const { gallery, place } = globalThis as unknown as Record<string, Element>;
          const holder = document.createElement('template');
          holder.content.append(gallery!);
          place!.replaceWith(...document.createRange().createContextualFragment('').childNodes);
          return gallery!.outerHTML.replace(/ data-island-[\w-]+="\w+"/g, '');
        });
        expect(before).toContain(after);
      });
    });
  });

  test.describe(`fingers (${theme})`, () => {
    test.use({ hasTouch: true, viewport: { width: 390, height: 780 } });

    test('a swipe shows the next slide and its thumbnail', async ({ page, shop }) => {
      await shop.situation({ theme });
      const gallery = await openGallery(page, TEE);
      const frame = gallery.locator('.flickity-viewport,.flex-viewport');
      await swipe(page, frame, -260);
      await expectSlide(page, 'back');
      await expect(thumbnails(page).nth(1)).toHaveAttribute('aria-current', 'true');
      // However fast the finger is, no picture is missed.
      await swipe(page, frame, -260, 4);
      await expectSlide(page, 'detail');
      await expect(thumbnails(page).nth(2)).toHaveAttribute('aria-current', 'true');
      await swipe(page, frame, 260, 4);
      await expectSlide(page, 'back');
      await swipe(page, frame, 260);
      await expectSlide(page, 'front');
      await expect(page.locator('.storefront-islands-lightbox')).toHaveCount(0);
    });

    if (theme === 'flatsome') {
      test('slides that fade stay where a finger has brought them before the slider was there', async ({
        page,
        shop,
      }) => {
        await shop.situation({ theme, galleryFade: true });
        await page.goto(TEE);
        const gallery = galleryOf(page);
        await swipe(page, gallery.locator('.product-gallery-slider'), -260);
        await expect(gallery.locator('.flickity-viewport')).toBeAttached();
        await expectSlide(page, 'back');
        await expect(thumbnails(page).nth(1)).toHaveAttribute('aria-current', 'true');
      });
    }

    for (const saysEnd of [true, false]) {
      const how = saysEnd ? '' : ', also where a browser never says that scrolling has ended';
      test(`a picture that is asked for while a swipe is on its way comes${how}`, async ({
        page,
        shop,
      }) => {
        if (!saysEnd) {
          await page.addInitScript(() =>
            addEventListener('scrollend', (event) => event.stopImmediatePropagation(), true),
          );
        }
        await shop.situation({ theme });
        const gallery = await openGallery(page, TEE);
        await swipe(page, gallery.locator('.flickity-viewport,.flex-viewport'), -200);
        // It is passed, and the row moves on.
        await expect(thumbnails(page).nth(1)).toHaveAttribute('aria-current', 'true');
        await thumbnails(page).nth(2).tap();
        await expectSlide(page, 'detail');
      });
    }
  });
}

for (const theme of THEMES) {
  test(`a page that is busy while the slides glide passes none of them off as the chosen one (${theme})`, async ({
    page,
    shop,
  }) => {
    await shop.situation({ theme });
    await page.clock.install();
    const gallery = await openGallery(page, TEE);
    const chosen = await gallery.evaluateHandle((root) => {
      const names: string[] = [];
      const note = (): void => {
        const slide = root.querySelector('.slide.is-selected,.flex-active-slide');
        names.push(slide?.querySelector('a')?.getAttribute('href') ?? 'none');
      };
      new MutationObserver(note).observe(root, { subtree: true, attributeFilter: ['class'] });
      return names;
    });
    await stopClock(page);
    await thumbnails(page)
      .nth(3)
      .evaluate(async (thumbnail: HTMLElement) => {
        thumbnail.click();
        // Scrolls are heard on their way to the row alone.
        const until = { once: true, capture: true };
        await new Promise((resolve) => addEventListener('scroll', resolve, until));
        // The browser tells late that the scroll before has ended.
        const row = document.querySelector('.flickity-viewport,.flex-viewport')!;
        await new Promise((resolve) => row.addEventListener('scroll', resolve, { once: true }));
        row.dispatchEvent(new Event('scrollend'));
      });
    // What waits for a pause has waited for long, while the row moves on.
    await page.clock.runFor(150);
    await expectSlide(page, 'hem');
    const others = await chosen.evaluate((names) => names.filter((name) => !name.includes('-hem')));
    expect(others).toEqual([]);
  });
}

test.describe('a finger that is there before the slider', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 780 } });

  test('is not broken off by it', async ({ page }) => {
    const release = await holdBack(page, '**/chunks/gallery-*');
    await page.goto(TEE);
    await painted(page);
    const gallery = galleryOf(page);
    const { x, y, width } = (await gallery
      .locator('.woocommerce-product-gallery__image')
      .first()
      .boundingBox())!;
    const at = (part: number): { x: number; y: number } => ({ x: x + width * part, y: y + 100 });
    const comes = page.waitForResponse('**/chunks/start-slider-*');
    const finger = await putFinger(page, at(0.9));
    for (const part of [0.8, 0.7, 0.6]) await finger.moveTo(at(part));
    release();
    await (await comes).finished();
    for (let step = 0; step < 30; step += 1) await finger.moveTo(at(0.59 - step * 0.01));
    await expect(gallery).toHaveAttribute('data-island-gallery', 'loading');
    await finger.lift();
    await expectIsland(gallery, 'gallery', 'ready');
    await expectSlide(page, 'back');
  });
});
