import {
  expect,
  expectIsland,
  test,
  visit,
  type Page,
} from '../../fixtures-html/testing/shop-test';

/** Notes what happens to the count, with milliseconds since it was hidden. */
async function noteChanges(page: Page): Promise<() => Promise<Array<[string, number]>>> {
  await page.addInitScript(() => {
    const changes: Array<[string, number]> = [];
    Object.assign(globalThis, { changes });
    let since = 0;
    const own = '.woocommerce-result-count';
    const watch = new MutationObserver((records) => {
      const kinds = new Set(records.map(({ type, attributeName }) => attributeName ?? type));
      kinds.delete('data-island-result-count');
      const hidden = document.querySelector(own)!.getAttribute('aria-hidden');
      if (kinds.size === 0) return;
      since ||= performance.now();
      changes.push([`${[...kinds].sort().join(' ')}: ${hidden}`, performance.now() - since]);
    });
    // As soon as it is printed: other scripts of the page may be later than the bundle.
    const find = new MutationObserver(() => {
      const count = document.querySelector(own);
      if (!count?.nextElementSibling) return;
      find.disconnect();
      watch.observe(count, { attributes: true, childList: true });
    });
    find.observe(document, { childList: true, subtree: true });
  });
  return () => page.evaluate(() => (globalThis as unknown as { changes: [] }).changes);
}

test('the count is said again after two seconds, on pages that were asked for only', async ({
  page,
  shop,
}) => {
  const changes = await noteChanges(page);
  const count = page.locator('.woocommerce-result-count');

  await visit(page, '/shop/?orderby=date');
  const words = await count.textContent();
  await expect(count).toHaveAttribute('role', 'alert');
  await expect(count).toHaveAttribute('aria-hidden', 'false');
  await expect(count).toHaveText(words!);
  const noted = await changes();
  expect(noted.map(([what]) => what)).toEqual([
    'aria-hidden: true',
    'aria-hidden childList: false',
  ]);
  expect(noted[1]![1]).toBeGreaterThan(1900);

  await visit(page, '/shop/');
  await count.dispatchEvent('pointerover');
  await expectIsland(count, 'result-count', 'ready');
  await shop.situation({ blockFilters: true, filters: 'column' });
  expect(await changes()).toEqual([]);
  await visit(page, '/shop/?orderby=date');
  await expectIsland(count, 'result-count', 'ready');
  expect(await changes()).toEqual([]);
});
