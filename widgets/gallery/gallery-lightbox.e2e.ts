import { atRest, expect, test } from '../../fixtures-html/testing/shop-test';
import {
  LONG,
  TEE,
  expectSlide,
  galleryOf,
  lightbox,
  openFirst,
  openGallery,
  selectedSlide,
  shown,
  thumbnails,
  watchPictures,
} from './gallery.page';

const THEMES = ['flatsome', 'plain'] as const;

for (const theme of THEMES) {
  test.describe(`lightbox (${theme})`, () => {
    test.beforeEach(async ({ shop }) => shop.situation({ theme }));

    test('keyboard from opening to closing: focus goes in, stays, and returns', async ({
      page,
    }) => {
      await test.step('keyboard from opening to closing: focus goes in, stays, and returns', async () => {
        await openGallery(page, TEE);
        const opener = page.locator('.zoom-button,.woocommerce-product-gallery__trigger');
        await thumbnails(page).nth(1).click();
        await expectSlide(page, 'back');
        await opener.focus();
        await page.keyboard.press('Space');
        const dialog = lightbox(page);
        await expect(dialog).toBeFocused();
        await expect(dialog).toHaveAttribute('aria-modal', 'true');
        await expect(dialog.getByText('2 / 4')).toBeVisible();
        for (const name of [
          'Zoom in/out',
          'Close (Esc)',
          'Previous (arrow left)',
          'Next (arrow right)',
        ]) {
          await page.keyboard.press('Tab');
          await expect(dialog.getByRole('button', { name })).toBeFocused();
        }
        await page.keyboard.press('Shift+Tab');
        await expect(dialog.getByRole('button', { name: 'Previous (arrow left)' })).toBeFocused();
        await expect(page.locator('main')).not.toBeFocused();
        expect(
          await page.evaluate(() => document.querySelector<HTMLElement>('#wrapper,#page')!.inert),
        ).toBe(true);
        await page.keyboard.press('ArrowRight');
        await expect(dialog.getByRole('status')).toHaveText(
          'Image 3 of 4: Organic Cotton Tee, detail',
        );
        await page.keyboard.press('Escape');
        await expect(dialog).toHaveCount(0);
        await expect(opener).toBeFocused();
        await expectSlide(page, 'detail');
        await expect(page.locator('#wrapper,#page').first()).toHaveJSProperty('inert', false);
        expect(
          await page.evaluate(() => document.querySelector('[inert]')?.className ?? ''),
        ).toMatch(/^$|woocommerce-product-gallery__image/);
        // The entry of the history goes some time later.
        await page.waitForFunction(() => !(history.state as object | null));
      });
    });

    test('a press on a picture opens it and has its neighbours fetched; Back closes it, and leaves no entry behind @window', async ({
      page,
    }) => {
      await test.step('a press on a picture opens it, and its neighbours are fetched', async () => {
        await openGallery(page, LONG);
        const files = watchPictures(page);
        await openFirst(page);
        await expect(shown(page)).toHaveAttribute('src', /-front\.webp$/);
        await expect.poll(() => files).toContain('well-documented-jacket-back.webp');
        await expect.poll(() => files).toContain('well-documented-jacket-tilt.webp');
        expect(files).not.toContain('well-documented-jacket-detail.webp');
        await page.keyboard.press('ArrowRight');
        await expect(shown(page)).toHaveAttribute('src', /-back\.webp$/);
        await expect.poll(() => files).toContain('well-documented-jacket-detail.webp');
        await lightbox(page).getByRole('button', { name: 'Close' }).click();
        await expectSlide(page, 'back');
        await expect(selectedSlide(page).locator('a')).toBeFocused();
      });

      await test.step('Back closes it, and leaves no entry behind however it was closed', async () => {
        await page.goto('/shop/');
        await openGallery(page, TEE);
        await openFirst(page);
        await page.goBack();
        await expect(lightbox(page)).toHaveCount(0);
        await expect(page).toHaveURL(new RegExp(`${TEE}$`));
        await openFirst(page);
        await page.keyboard.press('Escape');
        await expect(lightbox(page)).toHaveCount(0);
        await page.waitForFunction(() => !(history.state as object | null));
        // A page from the back/forward cache does not load again.
        await page.goBack({ waitUntil: 'commit' });
        await expect(page).toHaveURL(/\/shop\//);
      });
    });
  });
}

test.describe('strict policy', () => {
  test.use({ allowErrors: [/404.*-lost/] });

  test('a strict policy has nothing to say', async ({ page, shop }) => {
    const refused: string[] = [];
    await page.exposeFunction('noteViolation', (text: string) => refused.push(text));
    await page.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', (event) => {
        const { noteViolation } = globalThis as unknown as {
          noteViolation: (text: string) => void;
        };
        noteViolation(`${event.violatedDirective} ${event.sourceFile}`);
      });
    });
    for (const theme of THEMES) {
      await test.step(theme, async () => {
        await shop.situation({ csp: 'strict', theme });
        await openGallery(page, '/product/half-lost-cardigan/');
        await selectedSlide(page).locator('a').hover();
        await expect(galleryOf(page).locator('.is-ready')).toHaveCount(1);
        await openFirst(page);
        await page.keyboard.press('ArrowRight');
        await expect(lightbox(page).getByText('could not be loaded')).toBeVisible();
        await lightbox(page).getByRole('button', { name: 'Close' }).click();
        await thumbnails(page).nth(2).click();
        await expectSlide(page, 'back');
        expect(refused).toEqual([]);
      });
    }
  });
});

test.describe('lightbox on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });

  test('a tap opens the picture; nothing is wider than the screen', async ({ page, shop }) => {
    for (const theme of THEMES) {
      await test.step(theme, async () => {
        await shop.situation({ theme });
        await openGallery(page, TEE);
        await galleryOf(page).locator('.woocommerce-product-gallery__image a').first().tap();
        await expect(shown(page)).toBeVisible();
        await lightbox(page).getByRole('button', { name: 'Next' }).tap();
        await expect(shown(page)).toHaveAttribute('src', /-back\.webp$/);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
      });
    }
  });
});

test('shoppers who save data get no neighbours ahead', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  await openGallery(page, LONG);
  const files = watchPictures(page);
  await openFirst(page);
  await expect(shown(page)).toHaveAttribute('src', /-front\.webp$/);
  await atRest(page, { isTouched: false });
  expect(files).not.toContain('well-documented-jacket-back.webp');
  await page.keyboard.press('ArrowRight');
  await expect(shown(page)).toHaveAttribute('src', /-back\.webp$/);
  await atRest(page, { isTouched: false });
  expect(files.filter((file) => /detail|tilt/.test(file) && !/-\d+x/.test(file))).toEqual([]);
});
