import { violations } from '../../fixtures-html/testing/accessibility';
import { holdBack } from '../../fixtures-html/testing/page-probes';
import { approach, expect, expectIsland, test } from '../../fixtures-html/testing/shop-test';
import { open, openPanel, tab, tabs, TEE } from './product-tabs.page';

for (const theme of ['flatsome', 'plain'] as const) {
  test.describe(`tabs (${theme})`, () => {
    test.beforeEach(({ shop }) => shop.situation({ theme }));

    test('a press shows its panel, with the classes known; every key of the pattern is answered, in both directions', async ({
      page,
      shop,
    }) => {
      await test.step('a press shows its panel, with the classes that style sheets know', async () => {
        await open(page, TEE);
        await tab(page, 'Additional information').click();
        await expect(openPanel(page)).toHaveAttribute('id', 'tab-additional_information');
        await expect(page.locator('.additional_information_tab')).toHaveClass(/active/);
        await expect(page.locator('.description_tab')).not.toHaveClass(/active/);
        await tab(page, /Reviews/).click();
        await expect(page.locator('#commentform')).toBeVisible();
      });

      for (const rtl of [false, true]) {
        await test.step(`answer to every key of the pattern (${rtl ? 'right to left' : 'left to right'})`, async () => {
          if (rtl) {
            await shop.situation({ rtl });
            await open(page, TEE);
          } else await tab(page, 'Description').click();
          const [on, back] = rtl ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
          await tab(page, 'Description').focus();
          for (const [key, name] of [
            [on, 'Additional information'],
            [on, 'Reviews (7)'],
            [on, 'Description'],
            [back, 'Reviews (7)'],
            ['Home', 'Description'],
            ['End', 'Reviews (7)'],
            ['ArrowDown', 'Reviews (7)'],
            ['ArrowUp', 'Reviews (7)'],
          ] as const) {
            await page.keyboard.press(key!);
            await expect(tab(page, name!)).toBeFocused();
            // Moving opens nothing: a long panel must not flash by.
            await expect(tab(page, 'Description')).toHaveAttribute('aria-selected', 'true');
          }
          await page.keyboard.press('Enter');
          await expect(openPanel(page)).toContainText('7 reviews for');
          await page.keyboard.press(back!);
          await page.keyboard.press(' ');
          await expect(openPanel(page)).toContainText('Made in');
          await expect(openPanel(page)).toHaveCount(1);
          await expect(tab(page, 'Additional information')).toHaveAttribute(
            'aria-selected',
            'true',
          );
          await expect(page.locator('[role=tab][tabindex="0"]')).toHaveCount(1);
          expect(new URL(page.url()).hash).toBe('');
        });
      }
    });

    test('nothing moves while they start; what is found in the page is opened', async ({
      page,
    }) => {
      await test.step('nothing moves while they start, whichever panel the address names', async () => {
        const release = await holdBack(page, '**/chunks/product-tabs-*');
        for (const hash of ['', '#tab-additional_information', '#comment-7']) {
          await page.goto('about:blank');
          await page.goto(TEE + hash);
          const heights = (): Promise<number[]> =>
            page
              .locator('.woocommerce-tabs, .related')
              .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().height));
          const before = await heights();
          const shown = page.locator('.woocommerce-tabs .panel:visible');
          await expect(shown).toHaveCount(1);
          const id = await shown.getAttribute('id');
          if (hash === '') release();
          await approach(tabs(page));
          await expectIsland(tabs(page), 'product-tabs', 'ready');
          if (hash === '#comment-7') {
            await expectIsland(page.locator('.comment-form-rating'), 'review-rating', 'ready');
          }
          expect(await heights()).toEqual(before);
          await expect(shown).toHaveAttribute('id', id!);
        }
      });

      await test.step('find-in-page and links to a text open the panel of what they find', async () => {
        await open(page, TEE);
        await expect(page.locator('#tab-reviews')).toHaveAttribute('hidden', 'until-found');
        await expect(page.locator('#tab-reviews')).toHaveCSS('visibility', 'visible');
        // The browser finds the text in the closed panel, as its own search does.
        await page.goto(`${TEE}#:~:text=it%20irons%20flat`);
        await expect(openPanel(page)).toHaveAttribute('id', 'tab-reviews');
        await expect(page.getByText('it irons flat')).toBeInViewport();
        await expect(tab(page, /Reviews/)).toHaveAttribute('aria-selected', 'true');
      });
    });

    test('paper has all panels', async ({ page }) => {
      await open(page, TEE);
      await page.emulateMedia({ media: 'print' });
      for (const text of ['Wash at 30', 'Made in', '7 reviews for']) {
        await expect(tabs(page).getByText(text)).toBeVisible();
      }
    });
  });
}

test('other scripts’ sliders do not turn at their keys; on a small screen Up and Down lead', async ({
  page,
}) => {
  await test.step('other scripts’ sliders do not turn at the tabs’ arrow keys', async () => {
    await open(page, TEE);
    await page.evaluate(() => {
      const heard: string[] = [];
      Object.assign(globalThis, { heard });
      document.addEventListener('keyup', ({ key }) => heard.push(key));
    });
    await tab(page, 'Description').focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    const heard = () => page.evaluate(() => (globalThis as unknown as { heard: string[] }).heard);
    await expect.poll(heard).toEqual(['Enter']);
  });

  await test.step('on a small screen the tabs stand one below the other, and Up and Down lead', async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    await open(page, TEE);
    await tab(page, 'Description').focus();
    await page.keyboard.press('ArrowDown');
    await expect(tab(page, 'Additional information')).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(tab(page, 'Additional information')).toBeFocused();
    await tab(page, /Reviews/).click();
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    for (const link of await page.getByRole('tab').all()) {
      expect((await link.boundingBox())!.height).toBeGreaterThanOrEqual(24);
    }
    expect(await violations(page)).toEqual([]);
  });
});

test('a scroll of the shopper’s own is not taken over', async ({ page }) => {
  await page.clock.install();
  await open(page, TEE);
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await page.locator('.woocommerce-review-link').click();
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await page.mouse.wheel(0, 10);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(10);
  await page.clock.runFor(2000);
  expect(await page.evaluate(() => scrollY)).toBe(10);
});
