import { violations } from '../../fixtures-html/testing/accessibility';
import { putFinger } from '../../fixtures-html/testing/finger';
import { holdBack } from '../../fixtures-html/testing/page-probes';
import { expect, expectIsland, painted, test } from '../../fixtures-html/testing/shop-test';
import { carouselOf, expectReachable, heroOf, openSlider, reachable } from './slider.page';

test('slides move by buttons, dots, keys and mouse; those out of sight are out of reach', async ({
  page,
}) => {
  // A pointer may rest on the page while it loads.
  const release = await holdBack(page, '**/chunks/slider-*');
  await page.goto('/');
  const hero = heroOf(page);
  await test.step('before anybody is there, they lie in a row that scrolls', async () => {
    await expect(hero).not.toHaveClass(/flickity-enabled/);
    await expect(hero.getByRole('heading', { name: 'Clothes worth mending' })).toBeVisible();
    await expect(page.locator('.slider-wrapper .loading-spin').first()).toBeHidden();
    await hero.getByRole('link', { name: 'Shop women' }).focus();
  });

  await test.step('the focus stays where it is when the slider begins', async () => {
    release();
    await openSlider(hero);
    await expect(hero.getByRole('link', { name: 'Shop women' })).toBeFocused();
    await expect(hero).toHaveClass(/flickity-enabled.*is-draggable|is-draggable.*flickity-enabled/);
    await expect(
      hero.locator(':scope > .flickity-viewport > .flickity-slider > .slide'),
    ).toHaveCount(3);
    await expectReachable(hero, ['1 of 3']);
  });

  const said = page.getByRole('status').first();
  await test.step('buttons move them, wrap around, and say where they are', async () => {
    await hero.getByRole('button', { name: 'Next' }).click();
    await expectReachable(hero, ['2 of 3']);
    await expect(said).toHaveText('Slide 2 of 3');
    await hero.getByRole('button', { name: 'Previous' }).click();
    await hero.getByRole('button', { name: 'Previous' }).click();
    await expectReachable(hero, ['3 of 3']);
    // The shopper has taken over.
    await expect(hero.getByRole('button', { name: 'Turn slides automatically' })).toBeVisible();
  });

  await test.step('dots are buttons, large enough, and say which one is shown', async () => {
    const dots = hero.getByRole('list', { name: 'Choose a slide' }).getByRole('button');
    await expect(dots).toHaveCount(3);
    await dots.nth(1).press('Enter');
    await expectReachable(hero, ['2 of 3']);
    await expect(dots.nth(1)).toHaveAttribute('aria-current', 'step');
    await expect(hero.locator('.dot.is-selected')).toHaveCount(1);
    const { width, height } = (await dots.first().boundingBox())!;
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
  });

  await test.step('arrow keys move, and take the focus along', async () => {
    await hero.getByRole('link', { name: 'See the coats' }).focus();
    await page.keyboard.press('ArrowRight');
    await expectReachable(hero, ['3 of 3']);
    await expect(hero.getByRole('link', { name: 'How we make and mend' })).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expectReachable(hero, ['2 of 3']);
  });

  await test.step('backgrounds move slower than their slides', async () => {
    await expect(hero).toHaveClass(/slider-has-parallax/);
    const shiftOf = (index: number): Promise<number> =>
      hero
        .locator('.bg')
        .nth(index)
        .evaluate((part) => Math.abs(new DOMMatrix(getComputedStyle(part).transform).e));
    await expect.poll(() => shiftOf(1)).toBeLessThan(1);
    const { width } = (await hero.boundingBox())!;
    await expect.poll(() => shiftOf(0)).toBeCloseTo(width / 3, -1);
  });

  await test.step('a mouse drags them, and a drag opens no link', async () => {
    const { width } = (await hero.boundingBox())!;
    const title = (await hero.getByRole('link', { name: 'See the coats' }).boundingBox())!;
    const from = title.x + title.width / 2;
    await page.mouse.move(from, title.y + 8);
    await page.mouse.down();
    await page.mouse.move(from + width * 0.6, title.y + 8, { steps: 6 });
    await expect(hero).toHaveClass(/is-dragging/);
    await page.mouse.up();
    await expect(hero).not.toHaveClass(/is-dragging/);
    await expectReachable(hero, ['1 of 3']);
    expect(new URL(page.url()).pathname).toBe('/');
  });

  await test.step('a short drag leads on where it moves as it ends, back where it has come to rest', async () => {
    const { x, y, width, height } = (await hero.boundingBox())!;
    const at = { x: x + width / 2, y: y + height - 8 };
    /** Too slow for a swipe. */
    const drag = async (): Promise<number> => {
      await page.mouse.move(at.x, at.y);
      await page.mouse.down();
      for (let moved = 12; moved <= 60; moved += 12) {
        await page.mouse.move(at.x - moved, at.y);
        await painted(page);
      }
      return page.evaluate(() => performance.now());
    };
    const stillSince = await drag();
    await page.waitForFunction((since) => performance.now() - since > 200, stillSince);
    await page.mouse.up();
    await expect(hero).not.toHaveClass(/is-dragging/);
    await expectReachable(hero, ['1 of 3']);
    // A busy machine may take longer from one event to the next than a finger.
    await expect(async () => {
      await drag();
      await page.mouse.up();
      await expect.poll(() => reachable(hero), { timeout: 1500 }).toEqual(['2 of 3']);
    }).toPass();
    await expectReachable(hero, ['2 of 3']);
  });
});

test('slides turn by themselves in silence, and wait for whoever looks, points or chooses', async ({
  page,
}) => {
  await page.clock.install({ time: 0 });
  await page.goto('/');
  const hero = await openSlider(heroOf(page));
  // From here on slides turn by the test's own clock: it may be late as it likes.
  await page.clock.pauseAt(100_000);
  const stop = hero.getByRole('button', { name: 'Stop turning slides' });
  const play = hero.getByRole('button', { name: 'Turn slides automatically' });
  /** Lets time pass until a slide is shown. */
  const turnsTo = (name: string): Promise<void> =>
    expect(async () => {
      await page.clock.runFor(1000);
      expect(await reachable(hero)).toEqual([name]);
    }).toPass();
  /** Lets time pass that would be enough for a turn. */
  const staysAt = async (name: string): Promise<void> => {
    await page.clock.runFor(9000);
    await expectReachable(hero, [name]);
  };

  await expect(stop).toBeVisible();
  await turnsTo('2 of 3');
  await expect(page.getByRole('status').filter({ hasText: 'Slide' })).toHaveCount(0);
  const size = (await stop.boundingBox())!;
  expect(Math.min(size.width, size.height)).toBeGreaterThanOrEqual(24);
  // Under the pointer, and with the focus inside.
  await hero.hover({ position: { x: 300, y: 20 } });
  await staysAt('2 of 3');
  await page.mouse.move(1, 1);
  await hero.getByRole('link', { name: 'See the coats' }).focus();
  await staysAt('2 of 3');
  // Out of sight.
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.locator('footer').scrollIntoViewIfNeeded();
  await staysAt('2 of 3');
  await hero.scrollIntoViewIfNeeded();
  // In a tab that is not looked at.
  const setHidden = (isHidden: boolean): Promise<void> =>
    page.evaluate((hidden) => {
      Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, isHidden);
  await setHidden(true);
  await staysAt('2 of 3');
  await setHidden(false);
  await turnsTo('3 of 3');
  // The button stops them for good, and starts them again.
  await stop.press('Enter');
  await staysAt('3 of 3');
  await play.press('Enter');
  await turnsTo('1 of 3');
});

test('with less motion no slide turns by itself, and what is asked for is there at once', async ({
  page,
}) => {
  await page.clock.install({ time: 0 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const hero = await openSlider(heroOf(page));
  await page.clock.pauseAt(100_000);
  await expect(hero.getByRole('button', { name: 'Turn slides automatically' })).toBeVisible();
  await page.clock.runFor(9000);
  await expectReachable(hero, ['1 of 3']);
  await expect(hero).not.toHaveClass(/slider-has-parallax/);

  await test.step('in the page builder they turn all the same', async () => {
    await page.clock.resume();
    await page.addInitScript(() => Object.assign(globalThis, { UxBuilder: {} }));
    await page.reload();
    await openSlider(hero);
    await expect(hero.getByRole('button', { name: 'Stop turning slides' })).toBeVisible();
  });
});

test('a row of products shows as many as fit, moves them together, and sells them', async ({
  page,
  shop,
}) => {
  await shop.situation({ redirectAfterAdd: 'no' });
  await page.goto('/');
  const row = await openSlider(carouselOf(page));
  for (const [width, count] of [
    [360, 2],
    [768, 3],
    [1280, 4],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(async () => (await reachable(row)).length).toBe(count);
  }
  await expect(page.getByRole('group', { name: 'New arrivals' })).toBeVisible();
  await row.getByRole('button', { name: 'Next' }).click();
  await expectReachable(row, ['5 of 9', '6 of 9', '7 of 9', '8 of 9']);
  await test.step('a box that has moved works as before', async () => {
    const box = row.locator('.product-small.col:not([inert]):has(.ajax_add_to_cart)').first();
    await box.locator('.add_to_cart_button').click();
    await expect(box.locator('.add_to_cart_button')).toHaveClass(/added/);
    expect(await shop.requests('wc-ajax=add_to_cart')).toHaveLength(1);
  });

  await test.step('from right to left', async () => {
    await shop.situation({ rtl: true });
    await page.goto('/');
    await openSlider(row);
    await expectReachable(row, ['1 of 9', '2 of 9', '3 of 9', '4 of 9']);
    await row.focus();
    await page.keyboard.press('ArrowLeft');
    await expectReachable(row, ['5 of 9', '6 of 9', '7 of 9', '8 of 9']);
    expect(await violations(page)).toEqual([]);
  });
});

test.describe('where nothing can point at slides without a press', () => {
  test.use({ hasTouch: true, isMobile: true });

  test('they turn although a pointer seems to rest over them, as after a tap on some phones', async ({
    page,
  }) => {
    await page.clock.install({ time: 0 });
    await page.goto('/');
    const hero = await openSlider(heroOf(page));
    await page.clock.pauseAt(100_000);
    await hero.hover({ position: { x: 300, y: 20 } });
    // What was about to turn has turned.
    await page.clock.runFor(2000);
    const before = await reachable(hero);
    await page.clock.runFor(9000);
    await expect.poll(() => reachable(hero)).not.toEqual(before);
    expect(await hero.evaluate((element) => element.matches(':hover'))).toBe(true);
  });
});

test.describe('a finger that is there before the slider', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 780 } });

  test('leaves a row of groups at the product that it has been swiped to', async ({ page }) => {
    const release = await holdBack(page, '**/chunks/slider-*');
    await page.goto('/');
    await painted(page);
    const row = carouselOf(page);
    // As browsers scroll it until then; by a finger it would stop somewhere near.
    await row.evaluate((element) => {
      const third = element.querySelectorAll('.product-small.col')[2]!;
      const left = third.getBoundingClientRect().left - element.getBoundingClientRect().left;
      element.scrollBy({ left, behavior: 'instant' });
    });
    release();
    await openSlider(row);
    await expectReachable(row, ['3 of 9', '4 of 9']);
  });

  test('is not broken off by it', async ({ page }) => {
    const release = await holdBack(page, '**/chunks/slider-*');
    await page.goto('/');
    await painted(page);
    const hero = heroOf(page);
    const { x, y, width } = (await hero.boundingBox())!;
    const at = (part: number): { x: number; y: number } => ({ x: x + width * part, y: y + 100 });
    const comes = page.waitForResponse('**/chunks/start-slider-*');
    const finger = await putFinger(page, at(0.9));
    for (const part of [0.8, 0.7, 0.6]) await finger.moveTo(at(part));
    release();
    await (await comes).finished();
    for (let step = 0; step < 30; step += 1) await finger.moveTo(at(0.59 - step * 0.01));
    await expect(hero).not.toHaveClass(/flickity-enabled/);
    await finger.lift();
    await expectIsland(hero, 'slider', 'ready');
    await expect(hero.locator('.slide.is-selected')).toHaveAttribute('aria-label', '2 of 3');
  });
});
