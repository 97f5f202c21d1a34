import { violations } from '../../fixtures-html/testing/accessibility';
import { holdBack } from '../../fixtures-html/testing/page-probes';
import {
  approach,
  expect,
  expectIsland,
  expectKnown,
  test,
  type Page,
} from '../../fixtures-html/testing/shop-test';
import {
  expectSlide,
  galleryOf,
  openGallery,
  selectedSlide,
  swipe,
  TEE,
  thumbnails,
} from './gallery.page';

/** What other code knows of the theme's slider, and the options that it may print. */

interface Instance {
  selectedIndex: number;
  selectedElement: Element;
  cells: Array<{ element: Element }>;
  options: Record<string, unknown>;
  select: (index: number, wraps?: boolean) => void;
  on: (name: string, listener: (...args: unknown[]) => void) => unknown;
  once: (name: string, listener: (...args: unknown[]) => void) => unknown;
  playPlayer: () => void;
  stopPlayer: () => void;
  destroy: () => void;
}

/** Opens a product page on which time stands still from before its slides could turn. */
async function openAtStandstill(page: Page): Promise<void> {
  await page.clock.install();
  await page.goto(TEE);
  await standStill(page);
  await approach(galleryOf(page));
  await expectIsland(galleryOf(page), 'gallery', 'ready');
}

/** From now on no time passes by itself: a slow test must not meet another slide than a fast one. */
const standStill = async (page: Page): Promise<void> =>
  page.clock.pauseAt(await page.evaluate(() => Date.now() + 10_000));

/** How far the selected slide is from its place. */
const pixelsAway = (page: Page): Promise<number> =>
  page
    .locator('.product-gallery-slider .is-selected')
    .evaluate((slide: HTMLElement) =>
      Math.abs(slide.closest('.flickity-viewport')!.scrollLeft - slide.offsetLeft),
    );

/** Notes the slider's jQuery events, each once with what it tells; moves only once in a row. */
async function noteSliderEvents(page: Page): Promise<() => Promise<string[]>> {
  await page.waitForFunction(() => jQuery('.product-gallery-slider').data('flickity'));
  await page.evaluate(() => {
    const heard: string[] = [];
    Object.assign(globalThis, { heard });
    const names = ['pointerDown', 'dragStart', 'dragMove', 'pointerUp', 'dragEnd', 'staticClick'];
    for (const name of [...names, 'select', 'change', 'scroll', 'settle']) {
      jQuery('.product-gallery-slider').on(`${name}.flickity`, (_event, ...args) => {
        const told = args.map((arg) =>
          typeof arg === 'number' ? Math.round(arg) : arg instanceof Event ? 'event' : typeof arg,
        );
        const note = /scroll|Move/.test(name) ? name : [name, ...told].join(' ');
        if (heard.at(-1) !== note) heard.push(note);
      });
    }
  });
  return () => page.evaluate(() => (globalThis as unknown as { heard: string[] }).heard);
}

test('drag, click, instance and dots work as the library’s do; a press before the code is there is kept', async ({
  page,
  shop,
}) => {
  await test.step('a mouse’s drag and click are told in the library’s events, in its order', async () => {
    await shop.situation({ jquery: 'before', galleryOptions: { dragThreshold: 40 } });
    const gallery = await openGallery(page, TEE);
    const heard = await noteSliderEvents(page);
    const box = (await gallery.locator('.is-selected').boundingBox())!;
    const y = box.y + 120;
    await page.mouse.move(box.x + box.width * 0.7, y);
    await page.mouse.down();
    // Not yet as far as the page's own threshold.
    await page.mouse.move(box.x + box.width * 0.7 - 30, y, { steps: 2 });
    expect(await heard()).toEqual(['pointerDown event event']);
    await page.mouse.move(box.x + box.width * 0.2, y, { steps: 6 });
    await expect(page.locator('.product-gallery-slider')).toHaveClass(/is-dragging/);
    await page.mouse.up();
    await expectSlide(page, 'back');
    await expect(page.locator('.product-gallery-slider')).not.toHaveClass(/is-dragging/);
    await expect.poll(heard).toContain('settle 1');
    // A browser may creep the last pixel, of which nobody is told as of another rest.
    await expect.poll(() => pixelsAway(page)).toBeLessThan(0.5);
    const drag = await heard();
    expect(drag.filter((name) => !/scroll|Move/.test(name))).toEqual([
      'pointerDown event event',
      'dragStart event event',
      'pointerUp event event',
      'dragEnd event event',
      'select 1',
      'change 1',
      'settle 1',
    ]);
    expect(drag).toContain('dragMove');
    expect(drag).toContain('scroll');
    await page.evaluate(() => (globalThis as unknown as { heard: string[] }).heard.splice(0));
    await page.mouse.click(box.x + 60, y);
    await expect(page.locator('.storefront-islands-lightbox')).toBeVisible();
    expect((await heard()).slice(0, 3)).toEqual([
      'pointerDown event event',
      'pointerUp event event',
      'staticClick event event object 1',
    ]);
  });

  await test.step('the instance does what scripts ask of it, and gives the markup back', async () => {
    await shop.startAfresh();
    await shop.situation({ jquery: 'before' });
    await openGallery(page, TEE);
    await page.waitForFunction(() => jQuery('.product-thumbnails').data('flickity'));
    const told = await page.evaluate(() => {
      const slider = jQuery('.product-gallery-slider');
      const main = slider.data('flickity') as Instance;
      const strip = jQuery('.product-thumbnails').data('flickity') as Instance;
      const noted: unknown[] = [main.options['wrapAround'], strip.options['wrapAround']];
      main.on('change', (index) => noted.push(`change ${String(index)}`));
      main.once('select', (index) => noted.push(`once ${String(index)}`));
      strip.select(2);
      main.select(-1, true);
      noted.push(main.selectedIndex, main.selectedElement === main.cells[3]!.element);
      (slider as unknown as { flickity: (name: string, index: number) => void }).flickity(
        'selectCell',
        1,
      );
      noted.push(strip.selectedIndex, strip.cells.length);
      return noted;
    });
    expect(told).toEqual([true, true, 'once 2', 'change 2', 'change 3', 3, true, 'change 1', 1, 4]);
    await page.evaluate(() => {
      (jQuery('.product-gallery-slider').data('flickity') as Instance).destroy();
    });
    await expect(page.locator('.flickity-enabled,.flickity-viewport,.is-selected')).toHaveCount(0);
    expect(
      await page.evaluate(() =>
        ['.product-gallery-slider', '.product-thumbnails'].map((one) =>
          jQuery(one).data('flickity'),
        ),
      ),
    ).toEqual([undefined, undefined]);
    // The pictures still open.
    await galleryOf(page).locator('.slide a').first().click();
    await expect(page.locator('.storefront-islands-lightbox')).toBeVisible();
  });

  await test.step('dots select their slide by press and by key, where the page asks for them', async () => {
    await shop.startAfresh();
    await shop.situation({
      galleryOptions: { pageDots: true, initialIndex: 2, prevNextButtons: false, draggable: false },
    });
    await openGallery(page, TEE);
    await expectSlide(page, 'detail');
    const dots = page.locator('.product-gallery-slider > ol.flickity-page-dots > li.dot');
    await expect(dots).toHaveCount(4);
    await expect(dots.nth(2)).toHaveClass(/is-selected/);
    await expect(page.locator('.product-gallery-slider .flickity-prev-next-button')).toHaveCount(0);
    await expect(page.locator('.product-gallery-slider')).not.toHaveClass(/is-draggable/);
    await dots.nth(1).click();
    await expectSlide(page, 'back');
    await dots.nth(3).focus();
    await page.keyboard.press('Enter');
    await expectSlide(page, 'hem');
    await expect(dots.nth(3)).toHaveAttribute('aria-current', 'true');
    await expect(thumbnails(page).nth(3)).toHaveAttribute('aria-current', 'true');
  });

  await test.step('a press on a thumbnail before the code is there is kept', async () => {
    await shop.startAfresh();
    await page.setViewportSize({ width: 1280, height: 1400 });
    const release = await holdBack(page, '**/chunks/gallery-*');
    await page.goto(TEE);
    await expectKnown(galleryOf(page), 'gallery');
    const thumbnail = page.locator('.product-thumbnails a').nth(2);
    await thumbnail.click();
    await expect(thumbnail).toHaveAttribute('data-island-pressed', '');
    release();
    await expectIsland(galleryOf(page), 'gallery', 'ready');
    await expectSlide(page, 'detail');
    await expect(thumbnail).not.toHaveAttribute('data-island-pressed');
    expect(await shop.requests('chunks/lightbox')).toEqual([]);
  });
});

test.describe('a finger', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 780 } });

  test('is told of too, and a swipe is its change and settling', async ({ page, shop }) => {
    await shop.situation({ jquery: 'before' });
    const gallery = await openGallery(page, TEE);
    const heard = await noteSliderEvents(page);
    await swipe(page, gallery.locator('.flickity-viewport'), -260);
    await expectSlide(page, 'back');
    await expect.poll(async () => (await heard()).at(-1)).toBe('settle 1');
    const names = (await heard()).filter((name) => !/scroll|Move/.test(name));
    expect(names.toSorted()).toEqual([
      'change 1',
      'dragEnd event object',
      'dragStart event object',
      'pointerDown event object',
      'pointerUp event object',
      'select 1',
      'settle 1',
    ]);
  });
});

test.describe('a finger, where the page allows no dragging', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 780 } });

  test('moves no slide; the buttons do', async ({ page, shop }) => {
    await shop.situation({ galleryOptions: { draggable: false } });
    const gallery = await openGallery(page, TEE);
    await swipe(page, gallery.locator('.flickity-viewport'), -260);
    await gallery.getByRole('button', { name: 'Next' }).tap();
    await expectSlide(page, 'back');
  });
});

test('slides turn by themselves where the page asks for it, until somebody is there', async ({
  page,
  shop,
}) => {
  await shop.situation({ jquery: 'before', galleryOptions: { autoPlay: 4000 } });
  await openAtStandstill(page);
  const stop = page.getByRole('button', { name: 'Stop turning slides' });
  await expect(stop).toBeVisible();
  await page.clock.runFor(4000);
  await expectSlide(page, 'back');
  // Nobody asked for it, so nothing is said, however long one waits.
  await page.clock.runFor(1100);
  await expect(page.getByRole('status').filter({ hasText: 'Image 2' })).toHaveCount(0);
  // It waits under the pointer and under the focus.
  await selectedSlide(page).hover();
  await page.clock.runFor(9000);
  await expectSlide(page, 'back');
  await page.mouse.move(1, 1);
  await selectedSlide(page).locator('a').focus();
  await page.clock.runFor(9000);
  await expectSlide(page, 'back');
  // Its button stops it for good, and starts it again.
  await page.clock.resume();
  expect(await violations(page)).toEqual([]);
  await standStill(page);
  await stop.focus();
  await page.keyboard.press('Enter');
  const play = page.getByRole('button', { name: 'Turn slides automatically' });
  await page.clock.runFor(9000);
  await expectSlide(page, 'back');
  await play.press('Enter');
  await page.clock.runFor(4000);
  await expectSlide(page, 'detail');
  // Whoever chooses a slide keeps it.
  await thumbnails(page).nth(0).click();
  await expect(play).toBeVisible();
  await page.clock.runFor(9000);
  await expectSlide(page, 'front');
  // Other scripts play and stop it too.
  await page.evaluate(() => {
    (jQuery('.product-gallery-slider').data('flickity') as Instance).playPlayer();
  });
  await page.mouse.move(1, 1);
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.clock.runFor(4000);
  await expectSlide(page, 'back');
  await page.evaluate(() => {
    (jQuery('.product-gallery-slider').data('flickity') as Instance).stopPlayer();
  });
  await page.clock.runFor(9000);
  await expectSlide(page, 'back');
});

test('with reduced motion slides wait to be turned', async ({ page, shop }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await shop.situation({ galleryOptions: { autoPlay: true } });
  await openAtStandstill(page);
  const play = page.getByRole('button', { name: 'Turn slides automatically' });
  await expect(play).toBeVisible();
  await page.clock.runFor(9000);
  await expectSlide(page, 'front');
  await play.press('Enter');
  await page.clock.runFor(3000);
  await expectSlide(page, 'back');
});
