import { expect, open, test } from './wordpress-test';

test('code that editors have written has the jQuery that it calls, wherever it stands', async ({
  page,
}) => {
  for (const [place, path] of [
    ['content', '/inline/'],
    ['content, under another name', '/wrapped/'],
    ['short description', '/excerpt/'],
    ['field', '/field/'],
    ['block of the theme within another', '/block/'],
    ['block that the theme’s settings name', '/plain/?with=footer-block'],
    ['widget', '/plain/?with=widget'],
    ['synced pattern', '/synced/'],
    ['part of a template', '/part/?theme=block'],
    ['category', '/category/woollens/'],
    ['page that is the shop', '/products/'],
  ] as const) {
    await test.step(place, async () => {
      const { ran, hasJQuery } = await open(page, path);
      expect(hasJQuery).toBe(true);
      expect(ran).not.toContain('wc-add-to-cart');
      const hasRun = () => page.evaluate(() => (globalThis as { editorsCode?: true }).editorsCode);
      await expect.poll(hasRun).toBe(true);
    });
  }
  await test.step('a block that the page does not show', async () => {
    expect((await open(page, '/plain/')).hasJQuery).toBe(false);
  });
});

test('what opens by itself, and the terms in a popup, are answered', async ({ page }) => {
  for (const [path, isAnswered] of [
    ['/popup/', true],
    ['/checkout/?with=terms', true],
    ['/checkout/', false],
    ['/plain/', false],
  ] as const) {
    const { sources } = await open(page, path);
    expect(sources.includes('storefront-islands-popups-js'), path).toBe(isAnswered);
  }
});
