import { expect, hasScriptModules, open, PRELOADS, test } from './wordpress-test';

test('WordPress with script modules prints the loader once', async ({ page, site }) => {
  // A stand-in where this WordPress has none.
  await open(page, '/shop/?modules');
  await expect(page.locator('script[src*="/loader.js"]')).toHaveCount(1);
  const place = await page
    .locator('#storefront-islands-js-module')
    .evaluate((script) => !!script.nextElementSibling);
  expect(place || hasScriptModules(site)).toBe(true);
  await expect(page.locator('body[data-island-cart-fragments]')).toHaveCount(1);
});

for (const theme of ['classic', 'block']) {
  test(`modules of others find what they import in a ${theme} theme`, async ({ page, site }) => {
    await open(page, `/product/?with=module&theme=${theme}`);
    const preloads = page.locator(PRELOADS);
    await expect(preloads).not.toHaveCount(0);
    if (!hasScriptModules(site)) {
      await expect(page.locator('script[type=importmap]')).toHaveCount(0);
      await expect(preloads.and(page.locator(':not([rel=modulepreload])'))).toHaveCount(0);
      return;
    }
    const outcome = () => page.evaluate(() => (globalThis as { imported?: unknown }).imported);
    await expect.poll(outcome).toBe('by its name');
    // Browsers that read one import map only take none behind the first module.
    const first = page.locator(
      'script[type=importmap], script[type=module], link[rel=modulepreload]',
    );
    await expect(first.first()).toHaveAttribute('type', 'importmap');
  });
}

test('a theme’s module imports the bundle’s by their names', async ({ page, site }) => {
  await open(page, '/shop/?with=api');
  if (!hasScriptModules(site)) {
    await expect(page.locator('script[type=importmap]')).toHaveCount(0);
    return;
  }
  const theirs = () => page.evaluate(() => (globalThis as { themeModule?: unknown }).themeModule);
  await expect.poll(theirs).toEqual([expect.stringMatching(/fresh|stale/), 'function']);
  // The islands' own stores, not a second copy.
  const files = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => name.replace(/.*\//, '')),
  );
  expect(files.filter((name) => name.startsWith('api.js'))).toHaveLength(1);
  expect(new Set(files).size).toBe(files.length);
});

test('a theme’s module runs where a page is without the islands, too', async ({ page, site }) => {
  for (const query of ['constant', 'filter=active', 'uxb_iframe']) {
    const { hasLoader } = await open(page, `/shop/?with=api&${query}`);
    expect(hasLoader, query).toBe(false);
    if (!hasScriptModules(site)) continue;
    const theirs = () => page.evaluate(() => (globalThis as { themeModule?: unknown }).themeModule);
    await expect.poll(theirs, query).toEqual(['fresh', 'function']);
  }
});
