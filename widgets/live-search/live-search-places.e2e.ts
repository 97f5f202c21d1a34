import { settled } from '../../fixtures-html/testing/accessibility';
import { expect, test, touch, type Page } from '../../fixtures-html/testing/shop-test';
import { SearchForm } from './live-search.page';

/** The popup engine's frame around a panel of the page (platform document "theme", 6.1 and 7.3). */
async function showInPopup(page: Page, panelId: string, frameClass: string): Promise<void> {
  await page.evaluate(
    ([id, classes]) => {
      const panel = document.getElementById(id!)!;
      const wrap = document.createElement('div');
      const container = document.createElement('div');
      const content = document.createElement('div');
      wrap.className = `mfp-wrap mfp-ready ${classes}`;
      wrap.setAttribute('role', 'dialog');
      wrap.setAttribute('aria-modal', 'true');
      wrap.setAttribute('aria-label', 'Menu');
      container.className = 'mfp-container mfp-inline-holder';
      content.className = 'mfp-content';
      panel.classList.remove('mfp-hide');
      content.append(panel);
      container.append(content);
      wrap.append(container);
      document.body.prepend(wrap);
    },
    [panelId, frameClass],
  );
}

/** Waits until the list lies whole within the window, over everything, and next to its field. */
async function expectWellPlaced(search: SearchForm, isAbove = false): Promise<void> {
  // Half slid in, a header or dropdown has not taken it to its place.
  await settled(search.page);
  await expect(() => expectPlace(search, isAbove)).toPass();
}

async function expectPlace(search: SearchForm, isAbove: boolean): Promise<void> {
  const { page } = search;
  const list = (await search.list.boundingBox())!;
  const field = (await search.field.boundingBox())!;
  const { width, height } = page.viewportSize()!;
  expect(list.height).toBeGreaterThan(100);
  expect(list.height).toBeLessThanOrEqual(0.8 * height);
  expect(list.x).toBeGreaterThanOrEqual(0);
  expect(list.x + list.width).toBeLessThanOrEqual(width);
  expect(list.y).toBeGreaterThanOrEqual(0);
  expect(list.y + list.height).toBeLessThanOrEqual(height);
  const gap = isAbove ? field.y - list.y - list.height : list.y - field.y - field.height;
  expect(gap).toBeGreaterThanOrEqual(0);
  expect(gap).toBeLessThan(20);
  const isOnTop = await search.list.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const points = [
      [left + 5, top + 5],
      [right - 5, bottom - 5],
    ] as const;
    return points.every(([x, y]) => element.contains(document.elementFromPoint(x, y)));
  });
  expect(isOnTop).toBe(true);
}

test('hangs below the field in the header, at the top of the page and stuck', async ({
  page,
  shop,
}) => {
  await shop.situation({ searchCategories: true });
  const search = new SearchForm(page);
  await search.open();
  await search.search('sample');
  await expectWellPlaced(search);
  // A hundred suggestions in a list that scrolls by itself, for the keys too, as high as the theme says.
  await expect(search.options).toHaveCount(100);
  expect((await search.list.boundingBox())!.height).toBeCloseTo(
    0.8 * page.viewportSize()!.height,
    0,
  );
  const scrolled = await page.evaluate(() => scrollY);
  await page.keyboard.press('ArrowUp');
  await search.expectActive(99);
  await expect(search.options.nth(99)).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => scrollY)).toBe(scrolled);
  await page.keyboard.press('Escape');

  await page.mouse.wheel(0, 900);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(900);
  // A header that has just become stuck slides in, and the list with it.
  await expect(page.locator('.header-wrapper')).toHaveClass(/stuck/);
  await page.keyboard.press('ArrowDown');
  await search.expectActive(0);
  await expectWellPlaced(search);
  const before = await search.list.boundingBox();
  await page.mouse.wheel(0, 300);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(1200);
  await expect.poll(() => search.list.boundingBox()).toEqual(before);
});

/** Searches in a panel at one width after the other, and shuts the list by a key of its own. */
async function expectFits(page: Page, id: string, frame: string, widths: number[]): Promise<void> {
  await page.setViewportSize({ width: widths[0]!, height: 740 });
  await page.goto('/shop/');
  await touch(page);
  // What was in reach before it was moved goes on working.
  await showInPopup(page, id, frame);
  const search = new SearchForm(page, `#${id}`);
  await search.enter();
  await search.search('wool');
  for (const width of widths) {
    await page.setViewportSize({ width, height: 740 });
    await expectWellPlaced(search);
  }
  // A dialog around it must not hear the key that shuts the list.
  await page.evaluate(() => {
    addEventListener('keydown', ({ key }) => document.body.setAttribute('data-heard', key));
  });
  await page.keyboard.press('Escape');
  await expect(search.list).toBeHidden();
  await expect(page.locator('body')).not.toHaveAttribute('data-heard');
}

for (const rtl of [false, true]) {
  test(`fits the off-canvas menu (${rtl ? 'right to left' : 'left to right'})`, async ({
    page,
    shop,
  }) => {
    await shop.situation({ rtl });
    await expectFits(page, 'main-menu', 'off-canvas off-canvas-left', [768, 360]);
  });
}

test('fits the lightbox', async ({ page, shop }) => {
  await shop.situation({ searchStyle: 'lightbox' });
  await expectFits(page, 'search-lightbox', '', [1280, 360]);
});

test('fits the header’s dropdown, from right to left too', async ({ page, shop }) => {
  for (const rtl of [false, true]) {
    await shop.situation({ rtl, searchStyle: 'dropdown' });
    const search = new SearchForm(page);
    await page.goto('/shop/');
    await touch(page);
    await page.locator('.header-search-dropdown').hover();
    await expect(search.field).toBeVisible();
    await search.enter();
    await search.search('wool');
    await expectWellPlaced(search);
  }
});

test('opens above where there is no room below, and follows the window', async ({ page, shop }) => {
  await page.setViewportSize({ width: 1280, height: 520 });
  await shop.situation({ sidebarSearch: true });
  const search = new SearchForm(page, '.widget_product_search');
  await search.open();
  await search.field.evaluate((field) =>
    field.scrollIntoView({ block: 'end', behavior: 'instant' }),
  );
  await search.search('wool');
  await expectWellPlaced(search, true);
  await search.form.evaluate((form) => (form.dataset.searchMaxHeight = '150'));
  await page.setViewportSize({ width: 1280, height: 900 });
  await expectWellPlaced(search);
  await expect.poll(async () => (await search.list.boundingBox())?.height).toBe(150);
});
