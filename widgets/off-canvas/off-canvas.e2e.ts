import {
  expect,
  expectIsland,
  expectKnown,
  test,
  visit,
} from '../../fixtures-html/testing/shop-test';

for (const filters of ['column', 'off-canvas'] as const) {
  test(`filters of a listing with ${filters} open as a panel and go back`, async ({
    page,
    shop,
    context,
  }) => {
    await shop.situation({ filters, csp: 'strict', rtl: filters === 'column' });
    await page.setViewportSize({ width: 768, height: 900 });
    await visit(page, '/shop/');
    const trigger = page.locator('.filter-button');
    const panel = page.locator('#shop-sidebar');
    const root = page.locator('html');
    const place = await panel.evaluate((element) => element.parentElement!.className);
    const classes = await panel.getAttribute('class');
    await expectKnown(trigger, 'off-canvas');

    await trigger.click();
    const dialog = page.getByRole('dialog', { name: 'Filter' });
    await expect(dialog).toBeVisible();
    await expect(dialog.locator('#shop-sidebar')).toBeVisible();
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
    await expect(root).toHaveClass(/has-off-canvas has-off-canvas-left/);
    await expect
      .poll(() => dialog.evaluate((own) => own.contains(document.activeElement)))
      .toBe(true);
    await page.keyboard.press('Tab');
    await expect(dialog.locator('a').first()).toBeFocused();

    // Pressed while its panel fades away, it opens it again.
    const faded = await dialog.elementHandle();
    await trigger.evaluate((own: HTMLElement) => {
      new MutationObserver((_changes, observer) => {
        observer.disconnect();
        own.click();
      }).observe(own, { attributeFilter: ['aria-expanded'] });
    });
    await page.keyboard.press('Escape');
    await page.waitForFunction((own) => !own!.isConnected, faded);
    await expect(dialog).toHaveClass(/mfp-ready/);
    await expect(dialog.locator('#shop-sidebar')).toBeVisible();
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');

    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(trigger).toBeFocused();
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
    await expect(root).not.toHaveClass(/has-off-canvas/);
    await expect
      .poll(() => panel.evaluate((element) => element.parentElement!.className))
      .toBe(place);
    await expect(panel).toHaveAttribute('class', classes!);

    // With a key held the browser does what it does with links.
    const opened = context.waitForEvent('page');
    await trigger.click({ modifiers: ['ControlOrMeta'] });
    await (await opened).close();

    // By keyboard, as a button; its links lead to filtered pages.
    await page.keyboard.press('Space');
    await dialog.getByRole('link', { name: 'Under £50' }).click();
    await expect(page).toHaveURL(/max_price=50/);
    // Where there is room for a column, it is there, and its opener is not: the focus goes beside it.
    await trigger.click();
    await expect(dialog).toHaveClass(/mfp-ready/);
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(panel).toBeVisible({ visible: filters === 'column' });
    const beside = page.locator('.shop-page-title a').first();
    await expect(filters === 'column' ? beside : trigger).toBeFocused();
  });
}

test('where the page has no such panel, a link stays a link', async ({ page }) => {
  await visit(page, '/shop/');
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = '/contact/';
    link.dataset.open = '#not-on-this-page';
    link.textContent = 'Write to us';
    document.querySelector('main')!.prepend(link);
  });
  const link = page.getByText('Write to us');
  await link.hover();
  await expectIsland(link, 'off-canvas', 'ready');
  await expect(link).toHaveRole('link');
  await expect(link).not.toHaveAttribute('aria-expanded');
  // By which a page is scrolled.
  await link.press('Space');
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await link.click();
  await expect(page).toHaveURL(/\/contact\/$/);
});

test('an opener that is no link with an address is reached and pressed by keys', async ({
  page,
  shop,
}) => {
  await shop.situation({ filters: 'off-canvas' });
  await visit(page, '/shop/');
  await page.evaluate(() => {
    for (const [index, tag] of ['span', 'a'].entries()) {
      const opener = document.createElement(tag);
      opener.dataset.open = '#shop-sidebar';
      opener.textContent = `Filters ${index + 1}`;
      document.querySelector('.filter-button')!.before(opener);
    }
  });
  const dialog = page.getByRole('dialog');
  const openers = page.getByRole('button', { name: /^Filters/ });
  // The first sign of somebody at the keyboard.
  await page.keyboard.press('Tab');
  await expect(openers).toHaveCount(2);
  for (const [index, key] of ['Enter', 'Space'].entries()) {
    const opener = openers.nth(index);
    await expect(opener).toHaveAttribute('tabindex', '0');
    await opener.focus();
    await page.keyboard.press(key);
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(opener).toBeFocused();
  }
});

test.describe('without the code of the dialog', () => {
  test.use({ allowErrors: [/open-panel/] });
  test('the shopper is told, and may try again', async ({ page, shop }) => {
    await shop.situation({ filters: 'off-canvas' });
    await shop.fault({ match: 'chunks/open-panel', kind: '500', times: 'always' });
    await visit(page, '/shop/');
    await expectKnown(page.locator('.filter-button'), 'off-canvas');
    await page.locator('.filter-button').click();
    const problem = page.getByRole('alert').filter({ hasText: 'Filter could not be opened.' });
    await expect(problem).toBeVisible();
    await expectIsland(page.locator('.filter-button'), 'off-canvas', 'ready');
    await shop.clearFaults();
    await page.reload();
    await expectKnown(page.locator('.filter-button'), 'off-canvas');
    await page.locator('.filter-button').click();
    await expect(page.getByRole('dialog', { name: 'Filter' })).toBeVisible();
  });
});
