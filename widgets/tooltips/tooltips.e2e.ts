import { settled } from '../../fixtures-html/testing/accessibility';
import {
  expect,
  expectIsland,
  expectKnown,
  test,
  visit,
  type Locator,
  type Page,
} from '../../fixtures-html/testing/shop-test';

const tip = (page: Page): Locator => page.locator('.tooltipster-base:not(.tooltipster-dying)');

/** Whether a tooltip, once it has come to rest, is inside the window. */
async function expectInWindow(page: Page): Promise<void> {
  await settled(page);
  const { x, y, width, height } = (await tip(page).boundingBox())!;
  const view = page.viewportSize()!;
  expect(x).toBeGreaterThanOrEqual(0);
  expect(y).toBeGreaterThanOrEqual(0);
  expect(x + width).toBeLessThanOrEqual(view.width);
  expect(y + height).toBeLessThanOrEqual(view.height);
}

test('titles show by pointer and by keyboard, stay while they are read, and go by Escape', async ({
  page,
  shop,
}) => {
  await shop.situation({ csp: 'strict' });
  await page.setViewportSize({ width: 768, height: 800 });
  await visit(page, '/our-craft/');
  const word = page.getByText('dew-retted');
  const title = 'Left on the field for six weeks, where dew and sun part fibre from stalk.';
  await word.scrollIntoViewIfNeeded();

  await test.step('by pointer, which may go onto it', async () => {
    await word.hover();
    await expect(tip(page)).toHaveText(title);
    await expect(tip(page)).toHaveClass(/tooltipster-sidetip.*tooltipster-show/);
    await expectIsland(page.locator('body'), 'tooltips', 'ready');
    await expect(word).not.toHaveAttribute('title');
    await expect(word).toHaveClass(/tooltipstered/);
    await expectInWindow(page);
    await tip(page).hover();
    await expect(page.getByRole('tooltip')).toHaveCount(1);
    await expect(word).toHaveAccessibleDescription(title);
    await page.keyboard.press('Escape');
    await expect(tip(page)).toHaveCount(0);
    await page.mouse.move(1, 1);
    await word.hover();
    await expect(tip(page)).toBeVisible();
    await page.mouse.move(1, 1);
    await expect(tip(page)).toHaveCount(0);
    await expect(word).toHaveAttribute('title', title);
    await expect(page.getByRole('tooltip')).toHaveCount(0);
  });

  await test.step('by keyboard', async () => {
    await page.keyboard.press('Tab');
    await word.focus();
    await expect(tip(page)).toHaveText(title);
    await expect(word).toHaveAccessibleDescription(title);
    await page.keyboard.press('Escape');
    await expect(tip(page)).toHaveCount(0);
    await expect(word).toBeFocused();
    await expect(word).toHaveAttribute('title', title);
  });

  await test.step('markup that a title may hold, with the link in it', async () => {
    const place = page.getByText('Where we are');
    await place.focus();
    await expect(tip(page)).toContainText('Workshop 4, Foss Islands, York.');
    const link = tip(page).getByRole('link', { name: 'How to find us' });
    await page.keyboard.press('Tab');
    await expect(link).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(place).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expect(place).toBeFocused();
    await expect(tip(page)).toHaveCount(0);
  });

  await test.step('beside bullets, whose names stay', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    const bullet = page.getByRole('link', { name: 'Mending' }).and(page.locator('[data-title]'));
    await bullet.hover();
    await expect(tip(page)).toHaveText('Mending');
    await expect(tip(page)).toHaveClass(/tooltipster-left/);
    await expect(bullet).toHaveAccessibleName('Mending');
    await expectInWindow(page);
  });
});

test('a filter that is chosen, in a dialog: Escape means the tooltip first', async ({
  page,
  shop,
}) => {
  await shop.situation({ filters: 'off-canvas' });
  await page.setViewportSize({ width: 360, height: 740 });
  await visit(page, '/shop/?max_price=50');
  await expectKnown(page.locator('.filter-button'), 'off-canvas');
  await page.locator('.filter-button').click();
  const dialog = page.getByRole('dialog', { name: 'Filter' });
  await expect(dialog).toHaveClass(/mfp-ready/);
  const chosen = dialog.getByRole('link', { name: 'Under £50' });
  await page.keyboard.press('Tab');
  await chosen.focus();
  await expect(tip(page)).toHaveText('Chosen: click to look at others');
  await expectInWindow(page);
  await page.keyboard.press('Escape');
  await expect(tip(page)).toHaveCount(0);
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
});
