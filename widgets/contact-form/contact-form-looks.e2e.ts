import { violations } from '../../fixtures-html/testing/accessibility';
import { expect, test, type Locator, type Page } from '../../fixtures-html/testing/shop-test';
import { expectStatus, field, open, response, send, tip, wrapper } from './contact-form.page';

/** Whatever the viewport is, nothing reaches beyond it. */
async function expectNoSideways(page: Page): Promise<void> {
  const widths = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ]);
  expect(widths[0]).toBe(widths[1]);
}

const sizeOf = async (target: Locator): Promise<{ width: number; height: number }> =>
  (await target.boundingBox())!;

test('at 320 px and with text of twice the size, every field, error and text is whole', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, '/contact/everything/');
  await expectNoSideways(page);
  await wrapper(page).getByLabel('I accept the terms (required)').check();
  await send(page).click();
  await expectStatus(page, 'invalid');
  for (const [percent, width] of [
    ['100%', 320],
    ['200%', 640],
  ] as const) {
    await page.setViewportSize({ width, height: 640 });
    await page.evaluate((size) => (document.documentElement.style.fontSize = size), percent);
    await expectNoSideways(page);
    const cut = await wrapper(page)
      .locator('.wpcf7-not-valid-tip,.wpcf7-response-output,label,legend')
      .evaluateAll((parts) =>
        parts
          .filter((part) => part.scrollWidth > part.clientWidth + 1)
          .map((part) => part.outerHTML),
      );
    expect(cut, percent).toEqual([]);
  }
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
  await page.setViewportSize({ width: 320, height: 640 });
  // Boxes are labelled by text around them, which counts as part of the target.
  for (const label of await wrapper(page).locator('.wpcf7-list-item label').all()) {
    expect((await sizeOf(label)).height).toBeGreaterThanOrEqual(24);
  }
  for (const button of await wrapper(page).getByRole('button').all()) {
    expect((await sizeOf(button)).height).toBeGreaterThanOrEqual(24);
  }
  expect(await violations(page)).toEqual([]);
});

test('in forced colours and with less motion, states are told by more than colour', async ({
  page,
  shop,
}) => {
  await open(page);
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await field(page, 'privacy').check();
  await shop.fault({ match: '/feedback&', kind: 'held' });
  await send(page).click();
  await expectStatus(page, 'submitting');
  const spinner = wrapper(page).locator('.wpcf7-spinner');
  await expect(spinner).toBeVisible();
  expect(await spinner.evaluate((turning) => getComputedStyle(turning).animationName)).not.toBe(
    'wpcf7-spin',
  );
  await shop.clearFaults();
  await expectStatus(page, 'invalid');
  await expect(tip(page, 'your-name')).toBeVisible();
  const border = 'border-inline-start-width';
  await expect(field(page, 'your-name'), 'a wrong field').toHaveCSS(border, '6px');
  await expect(field(page, 'order-number'), 'a right one').toHaveCSS(border, '1px');
  await expect(response(page)).toHaveCSS(border, '4px');
  const isEdgeSeen = await response(page).evaluate((output) => {
    const { borderInlineStartColor, backgroundColor } = getComputedStyle(output);
    return borderInlineStartColor !== backgroundColor;
  });
  expect(isEdgeSeen).toBe(true);
});
