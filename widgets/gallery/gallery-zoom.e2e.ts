import { atRest, expect, painted, test, type Page } from '../../fixtures-html/testing/shop-test';
import {
  expectSlide,
  galleryOf,
  lightbox,
  openGallery,
  selectedSlide,
  TEE,
  thumbnails,
  watchPictures,
} from './gallery.page';

const LARGE = /organic-cotton-tee-front\.webp$/;

/** How far the large picture is moved to the left and up. */
const shiftOf = (page: Page, selector: string): Promise<[number, number]> =>
  page.locator(selector).evaluate((image) => {
    const { m41, m42 } = new DOMMatrix(getComputedStyle(image).transform);
    return [Math.round(m41), Math.round(m42)];
  });

test('the picture under the pointer is enlarged and follows it; one that takes its time says so; a press opens it', async ({
  page,
  shop,
}) => {
  await test.step('a picture that takes its time says so', async () => {
    await openGallery(page, TEE);
    await shop.fault({ match: 'organic-cotton-tee-front.webp', kind: 'held' });
    await selectedSlide(page).hover();
    await expect(selectedSlide(page)).toHaveClass(/is-loading/);
    const notice = selectedSlide(page).locator('.easyzoom-notice');
    await expect(notice).toHaveText('Loading image');
    // For screen readers alone, as the theme shows nothing meanwhile.
    await expect(notice).toHaveCSS('clip-path', 'inset(50%)');
    await shop.clearFaults();
    await expect(selectedSlide(page)).toHaveClass(/is-ready/);
    await expect(notice).toHaveCount(0);
  });

  for (const [theme, image] of [
    ['flatsome', '.slide > .easyzoom-flyout > img'],
    ['plain', '.woocommerce-product-gallery__image > img.zoomImg'],
  ] as const) {
    await test.step(`the picture under the pointer is enlarged and follows it (${theme})`, async () => {
      await shop.startAfresh();
      await shop.situation({ theme });
      await openGallery(page, TEE);
      const slide = selectedSlide(page);
      const box = (await slide.boundingBox())!;
      await page.mouse.move(box.x + 2, box.y + 2);
      await expect(slide).toHaveClass(/is-ready/);
      await expect(page.locator(image)).toHaveAttribute('src', LARGE);
      await expect(page.locator(image)).toHaveAttribute('aria-hidden', 'true');
      const isAtStart = async (): Promise<boolean> =>
        (await shiftOf(page, image)).every((shift) => shift <= 0 && shift > -10);
      await expect.poll(isAtStart).toBe(true);
      await page.mouse.move(box.x + box.width - 2, box.y + 300);
      await expect
        .poll(async () => Math.abs((await shiftOf(page, image))[0] + 1200 - box.width))
        .toBeLessThan(10);
      await page.keyboard.press('Escape');
      await expect(page.locator(image)).toHaveCount(0);
      await page.mouse.move(2, 2);
      await page.mouse.move(box.x + 50, box.y + 60);
      await expect(page.locator(image)).toHaveCount(1);
      await page.mouse.move(2, 2);
      await expect(page.locator(image)).toHaveCount(0);
      await expect(slide).not.toHaveClass(/is-ready|is-loading/);
    });
  }

  await test.step('a press on the enlarged picture opens the lightbox', async () => {
    await shop.startAfresh();
    await openGallery(page, TEE);
    await selectedSlide(page).hover();
    await expect(selectedSlide(page)).toHaveClass(/is-ready/);
    await selectedSlide(page).locator('a').click();
    await expect(lightbox(page)).toBeVisible();
  });
});

test('other scripts show, hide and swap it by the theme’s instance', async ({ page, shop }) => {
  await shop.situation({ jquery: 'before' });
  await openGallery(page, TEE);
  const slide = selectedSlide(page);
  const large = page.locator('.slide > .easyzoom-flyout > img');
  const call = (method: string, ...args: string[]): Promise<void> =>
    page.evaluate(
      ([name, rest]) => {
        const instance = jQuery('.slide.is-selected').data('easyZoom');
        (instance as Record<string, (...all: string[]) => void>)[name]!(...rest);
      },
      [method, args] as const,
    );
  await page.waitForFunction(() => jQuery('.slide.is-selected').data('easyZoom'));
  await call('show');
  await expect(large).toHaveAttribute('src', LARGE);
  await call('hide');
  await expect(large).toHaveCount(0);
  await call('show');
  await expect(large).toHaveCount(1);
  const other = '/wp-content/uploads/organic-cotton-tee-back.webp';
  await call('swap', other, other, `${other} 600w`);
  await expect(large).toHaveCount(0);
  await expect(slide.locator('img')).toHaveAttribute('src', other);
  await call('show');
  await expect(large).toHaveAttribute('src', /-back\.webp$/);
});

test.describe('a large picture that is missing', () => {
  test.use({ allowErrors: [/404/] });

  test('is told for 2,500 ms', async ({ page, shop }) => {
    await page.clock.install();
    await openGallery(page, TEE);
    await shop.fault({ match: 'organic-cotton-tee-front.webp', kind: '404', times: 'always' });
    // From now on no time passes by itself.
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 10_000));
    await selectedSlide(page).hover();
    const notice = selectedSlide(page).locator('.easyzoom-notice');
    await expect(notice).toHaveText('The image could not be loaded');
    await expect(notice).toHaveCSS('clip-path', 'none');
    await page.clock.runFor(2499);
    await expect(notice).toBeVisible();
    await page.clock.runFor(1);
    await expect(notice).toHaveCount(0);
    await expect(selectedSlide(page)).toHaveClass(/is-error/);
  });
});

test.describe('on a device that says it is a phone or a tablet', () => {
  test.use({ userAgent: 'Mozilla/5.0 (iPad; test) AppleWebKit/537.36' });

  test('there is no zoom under the pointer', ({ page }) => expectNoZoom(page));
});

test.describe('where the pointer cannot hover', () => {
  test.use({ hasTouch: true, isMobile: true });

  test('there is no zoom under the finger', async ({ page, shop }) => {
    await openGallery(page, TEE);
    await thumbnails(page).nth(1).tap();
    await page.evaluate(() =>
      document
        .querySelector('.is-selected a')!
        .dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' })),
    );
    await atRest(page);
    await expect(page.locator('.is-loading,.is-ready')).toHaveCount(0);
    expect(await shop.requests('chunks/zoom')).toEqual([]);
  });
});

test('there is none where the theme or the shop plugin has it off', async ({ page, shop }) => {
  await test.step('there is none where the theme has not asked for it', async () => {
    await shop.situation({ galleryZoom: false });
    await expectNoZoom(page);
  });

  await test.step('there is none where the shop plugin has it off', async () => {
    await shop.startAfresh();
    await shop.situation({ galleryZoom: false, theme: 'plain' });
    await expectNoZoom(page);
  });
});

test('there is none for shoppers who save data', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  await expectNoZoom(page);
});

/** Hovers, and goes on to the next slide to be sure that whatever a hover starts has had its time. */
async function expectNoZoom(page: Page): Promise<void> {
  await openGallery(page, TEE);
  const files = watchPictures(page);
  const code: string[] = [];
  page.on('request', (request) => code.push(request.url()));
  await selectedSlide(page).hover();
  await selectedSlide(page).locator('a').focus();
  await page.keyboard.press('ArrowRight');
  await expectSlide(page, 'back');
  await expect(
    galleryOf(page).locator('.is-loading,.is-ready,.easyzoom-flyout,.zoomImg'),
  ).toHaveCount(0);
  await painted(page);
  expect(code.filter((url) => url.includes('chunks/zoom'))).toEqual([]);
  expect(files.filter((file) => LARGE.test(file))).toEqual([]);
}
