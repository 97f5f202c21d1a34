import {
  expect,
  expectIsland,
  test,
  visit,
  type Page,
} from '../../fixtures-html/testing/shop-test';

/** Waits until the browser has looked once more at what is in sight; frames have the test's clock. */
const seen = (page: Page): Promise<unknown> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        const look = new IntersectionObserver(() => {
          look.disconnect();
          resolve(true);
        });
        look.observe(document.body);
      }),
  );

test('after one window a link leads back to the start, slowly unless less motion is wanted', async ({
  page,
}) => {
  const link = page.locator('#top-link');
  const top = (): Promise<number> => page.evaluate(() => scrollY);
  await page.clock.install({ time: 0 });
  await visit(page, '/shop/');
  await expectIsland(link, 'back-to-top', 'ready');
  // From here on the page scrolls by the test's own clock: no machine is too slow to see it on its way.
  await page.clock.pauseAt(100_000);
  const scrollDown = (y: number): Promise<void> =>
    page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), y);

  await expect(link).not.toHaveClass(/active/);
  await expect(link).toHaveJSProperty('inert', true);
  await scrollDown(page.viewportSize()!.height - 2);
  await seen(page);
  await expect(link).not.toHaveClass(/active/);
  await scrollDown(page.viewportSize()!.height);
  await expect(link).toHaveClass(/active/);
  await expect(link).toHaveJSProperty('inert', false);

  await link.click();
  await page.clock.runFor(500);
  expect(await top()).toBeGreaterThan(0);
  expect(await top()).toBeLessThan(page.viewportSize()!.height - 1);
  await page.clock.runFor(600);
  expect(await top()).toBe(0);
  await expect(link).not.toHaveClass(/active/);

  // Whoever scrolls on the way keeps the page.
  await scrollDown(1200);
  await expect(link).toHaveClass(/active/);
  await link.click();
  await page.clock.runFor(500);
  await page.keyboard.press('Shift');
  const left = await top();
  expect(left).toBeGreaterThan(0);
  expect(left).toBeLessThan(1200);
  await page.clock.runFor(1000);
  expect(await top()).toBe(left);

  await scrollDown(1200);
  await expect(link).toHaveClass(/active/);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await link.focus();
  await page.keyboard.press('Enter');
  await expect.poll(top).toBe(0);
  await expect(page.locator('.skip-link')).toBeFocused();
});
