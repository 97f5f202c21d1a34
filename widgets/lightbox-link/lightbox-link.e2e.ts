import {
  expect,
  expectIsland,
  expectKnown,
  painted,
  test,
  visit,
} from '../../fixtures-html/testing/shop-test';

const line = [{ sku: 'HV-W101', quantity: 1 }];

test('the terms of the checkout open in a lightbox, can be accepted there, and stay a link', async ({
  page,
  shop,
  context,
}) => {
  await shop.fill(line);
  for (const csp of ['off', 'strict'] as const) {
    await shop.situation({ csp });
    await visit(page, '/checkout/');
    const link = page.getByRole('link', { name: 'terms and conditions' });
    const box = page.locator('#terms');
    const dialog = page.getByRole('dialog', { name: 'terms and conditions' });
    await expectKnown(page.locator('body'), 'lightbox-link');
    await link.click();
    await expect(dialog).toHaveClass(/mfp-ready/);
    await expect(dialog).not.toHaveClass(/off-canvas/);
    await expect(dialog.getByText('Wear it, wash it cool')).toBeVisible();
    await expect(box).not.toBeChecked();
    await page.goBack();
    await expect(dialog).toHaveCount(0);
    await expect(link).toBeFocused();
    await expect(page.locator('#terms-and-conditions-lightbox')).toHaveClass(/mfp-hide/);

    await page.keyboard.press('Enter');
    // A link to a part of what is open leads on in it, and Back leads back there first.
    await dialog.getByText('Wear it, wash it cool').evaluate((part) => {
      part.id = 'care größe';
      const toPart = document.createElement('a');
      toPart.href = '#care größe';
      toPart.textContent = 'To the care';
      part.parentElement!.prepend(toPart);
    });
    await dialog.getByText('To the care').click();
    await expect(page).toHaveURL(/#care%20gr%C3%B6%C3%9Fe$/);
    await painted(page);
    await expect(dialog).toHaveClass(/mfp-ready/);
    await page.goBack();
    await expect(page).toHaveURL(/\/checkout\/$/);
    await expect(dialog).toHaveClass(/mfp-ready/);
    await dialog.getByText('To the care').click();
    await dialog.getByRole('button', { name: 'I accept' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(box).toBeChecked();
    await expect(page).toHaveURL(/\/checkout\/$/);
    // The entry of the history goes some time later.
    await page.waitForFunction(() => !(history.state as object | null));
  }
  // With a key held the browser does what it does with links.
  const opened = context.waitForEvent('page');
  await page
    .getByRole('link', { name: 'terms and conditions' })
    .click({ modifiers: ['ControlOrMeta'] });
  await expect(await opened).toHaveURL(/#terms-and-conditions-lightbox$/);
});

test.describe('without the code of the dialog', () => {
  test.use({ allowErrors: [/open-panel/] });
  test('the terms of the basket are shown in the page', async ({ page, shop }) => {
    await shop.fill(line);
    await shop.fault({ match: 'chunks/open-panel', kind: '404', times: 'always' });
    await visit(page, '/basket/');
    const link = page.getByRole('link', { name: 'terms and conditions' });
    await link.hover();
    await expectIsland(page.locator('body'), 'lightbox-link', 'ready');
    await link.click();
    await expect(page.getByText('Wear it, wash it cool')).toBeInViewport();
  });
});

test('a picture in full screen has keys and focus to itself, and gives them back to the dialog behind', async ({
  page,
  shop,
}) => {
  await shop.fill(line);
  await visit(page, '/basket/');
  await page.locator('#terms-and-conditions-lightbox').evaluate((part) => {
    const link = document.createElement('a');
    link.href = '/wp-content/uploads/canvas-chore-jacket-fold.webp';
    link.className = 'image-lightbox';
    link.textContent = 'How it folds';
    part.append(link);
  });
  await page.getByRole('link', { name: 'terms and conditions' }).click();
  const dialog = page.getByRole('dialog', { name: 'terms and conditions' });
  await expect(dialog).toHaveClass(/mfp-ready/);
  const link = dialog.getByRole('link', { name: 'How it folds' });
  await expectKnown(link, 'lightbox-image');
  await link.focus();
  await page.keyboard.press('Enter');
  const lightbox = page.getByRole('dialog', { name: 'Full screen image' });
  await expect(lightbox).toBeFocused();
  const close = lightbox.getByRole('button', { name: 'Close' });
  await page.keyboard.press('Shift+Tab');
  await expect(close).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(lightbox.getByRole('button').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(lightbox).toHaveCount(0);
  await expect(link).toBeFocused();
  // The dialog keeps the focus as before.
  await expect(dialog).toHaveClass(/mfp-ready/);
  for (const name of ['Close', 'I accept'] as const) {
    await page.keyboard.press('Tab');
    await expect(dialog.getByRole('button', { name })).toBeFocused();
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'terms and conditions' })).toBeFocused();
});
