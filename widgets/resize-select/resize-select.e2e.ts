import {
  expect,
  expectIsland,
  test,
  visit,
  type Page,
} from '../../fixtures-html/testing/shop-test';

const list = (page: Page) => page.locator('#header .resize-select');
const width = (page: Page): Promise<number> =>
  list(page).evaluate((select) => select.getBoundingClientRect().width);

for (const isKnown of [true, false]) {
  test(`a list is as wide as what is chosen, and takes the focus from nobody (by ${isKnown ? 'style' : 'script'})`, async ({
    page,
    shop,
  }) => {
    await shop.situation({ searchCategories: true });
    if (!isKnown) {
      await page.addInitScript(() => {
        CSS.supports = () => false;
      });
    }
    await visit(page, '/shop/');
    if (!isKnown) {
      await page.addStyleTag({ content: '.resize-select{field-sizing:fixed!important}' });
      await expectIsland(list(page), 'resize-select', 'ready');
    }
    const short = await width(page);
    await list(page).selectOption({ label: 'Accessories' });
    await expect.poll(() => width(page)).toBeGreaterThan(short + 20);
    await expect(page.locator('#header .search-field')).not.toBeFocused();
    await list(page).selectOption({ index: 0 });
    await expect.poll(() => width(page)).toBe(short);
    await expect(page.locator('.select-resize-ghost')).toHaveCount(0);
  });
}
