import { total, weighScripts } from '../../fixtures-html/testing/weigh-scripts';
import { noteShifts } from '../../fixtures-html/testing/layout-shifts';
import {
  expect,
  expectIsland,
  test,
  visit,
  type Page,
} from '../../fixtures-html/testing/shop-test';

const PARTS = ['.product-title', '.price-wrapper', '.add-to-cart-button', '.box-text'];

/** The largest difference of heights within a row, for each part, in CSS pixels. */
function differences(page: Page, columns: number): Promise<number[]> {
  return page.evaluate(
    ([parts, perRow]) =>
      parts.map((part) => {
        const heights = [...document.querySelectorAll(`.equalize-box ${part}`)].map(
          (element) => element.getBoundingClientRect().height,
        );
        let worst = 0;
        for (let at = 0; at < heights.length; at += perRow) {
          const row = heights.slice(at, at + perRow);
          worst = Math.max(worst, Math.max(...row) - Math.min(...row));
        }
        return Math.round(worst);
      }),
    [PARTS, columns] as const,
  );
}

const inlineStyles = (page: Page): Promise<number> =>
  page.locator('.equalize-box :is(.box-text, .box-text *)[style]').count();

test('boxes of a row are made equal at every width, and left alone when the code goes', async ({
  page,
  shop,
}) => {
  await shop.situation({ equalRows: false, csp: 'strict' });
  await page.setViewportSize({ width: 850, height: 900 });
  await visit(page, '/product-category/women/');
  const grid = page.locator('.equalize-box');
  await expectIsland(grid, 'equal-heights', 'ready');
  await expect.poll(() => differences(page, 3)).toEqual([0, 0, 0, 0]);
  await expect.poll(() => inlineStyles(page)).toBeGreaterThan(0);

  // Two in a row on small screens, whose texts wrap more.
  for (const [width, columns] of [
    [500, 2],
    [549, 2],
    [550, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => differences(page, columns)).toEqual([0, 0, 0, 0]);
  }
  // A title that was longer for a while, as with a font that comes late, leaves no room behind.
  const heightOf = async (): Promise<number> =>
    Math.round((await page.locator('.box-text').first().boundingBox())!.height);
  const title = page.locator('.product-title').first();
  const before = { height: await heightOf(), text: (await title.textContent())! };
  const rename = (text: string): Promise<void> =>
    title.evaluate((element, given) => void (element.textContent = given), text);
  await rename(`${before.text} `.repeat(9));
  await expect.poll(heightOf).toBeGreaterThan(before.height);
  await expect.poll(() => differences(page, 3)).toEqual([0, 0, 0, 0]);
  await rename(before.text);
  await expect.poll(heightOf).toBe(before.height);

  // Another script changes a box, and asks for it.
  await page.evaluate(() => {
    document.querySelector('.price-wrapper')!.append(document.createElement('p'));
    document.querySelector('.price-wrapper p')!.textContent = 'Members pay less today';
    document.dispatchEvent(new CustomEvent('flatsome-equalize-box'));
  });
  await expect.poll(() => differences(page, 3)).toEqual([0, 0, 0, 0]);

  // Large text grows the boxes instead of being cut off.
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  const isCut = await page
    .locator('.box-text')
    .evaluateAll((boxes) => boxes.some((box) => box.scrollHeight > box.clientHeight + 1));
  expect(isCut).toBe(false);
  await grid.evaluate((element) => element.remove());
  await expect(page.locator('[data-island-equal-heights]')).toHaveCount(0);
});

test('boxes without a rating keep its room, unheard and unseen, until the code goes', async ({
  page,
  shop,
}) => {
  await shop.situation({ equalRows: false, boxRatings: true, csp: 'strict' });
  await visit(page, '/product-category/women/');
  const grid = page.locator('.equalize-box');
  const room = grid.locator('.price-wrapper > .js-star-rating.star-rating:first-child');
  await expectIsland(grid, 'equal-heights', 'ready');
  const rated = grid.locator('.star-rating[role="img"]');
  await expect(rated).toHaveCount(2);
  await expect(rated.first()).toHaveAccessibleName(/^Rated [\d.]+ out of 5$/);
  // Rows in which nobody is rated need none: two rated boxes in one row leave one, in two rows four.
  const rows = await rated.evaluateAll(
    (ratings) =>
      new Set(ratings.map((rating) => Math.round(rating.getBoundingClientRect().y))).size,
  );
  await expect(room).toHaveCount(rows * 3 - 2);
  await expect(room.first()).toBeHidden();
  await expect(room.first()).toHaveAttribute('aria-hidden', 'true');
  await expect.poll(() => differences(page, 3)).toEqual([0, 0, 0, 0]);
  const tops = (): Promise<number> =>
    grid
      .locator('.price-wrapper > .price')
      .evaluateAll(
        (prices) =>
          new Set(prices.slice(0, 3).map((price) => Math.round(price.getBoundingClientRect().y)))
            .size,
      );
  expect(await tops()).toBe(1);

  // Its code goes: what it had put there goes along.
  await grid.evaluate((element) => element.replaceWith(...element.children));
  await expect(page.locator('.js-star-rating')).toHaveCount(0);
});

test('a listing that has to be measured stays within 10 KiB, and nothing moves, until somebody does something', async ({
  page,
  shop,
}) => {
  await shop.situation({ equalRows: false });
  const shifts = await noteShifts(page);
  const sizes = await weighScripts(page, async () => {
    await page.goto('/shop/');
    await expectIsland(page.locator('.equalize-box'), 'equal-heights', 'ready');
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  });
  expect(shifts).toEqual([]);
  expect(total(sizes)).toBeGreaterThan(4096);
  expect(total(sizes)).toBeLessThanOrEqual(10 * 1024);
  // What can wait does.
  await expectIsland(page.locator('body'), 'visit', 'waiting');
  await page.mouse.move(200, 200);
  await expectIsland(page.locator('body'), 'visit', 'ready');
});

test('costs two rounds of layout however many boxes there are, and none where the theme does it', async ({
  page,
}) => {
  const shifts = await noteShifts(page);
  await visit(page, '/shop/');
  await expect(page.locator('.equalize-box').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(page.locator('[data-island-equal-heights]')).toHaveCount(0);
  expect(await inlineStyles(page)).toBe(0);
  expect(await differences(page, 3)).toMatchObject({ 1: 0, 2: 0, 3: 0 });
  expect(shifts).toEqual([]);

  const layouts = await layoutsOfMount(page, 1);
  expect(await layoutsOfMount(page, 10)).toBeLessThanOrEqual(layouts + 1);
  expect(layouts).toBeLessThanOrEqual(4);
});

/** How often the browser works the layout out while a grid with `times` the boxes is mounted. */
async function layoutsOfMount(page: Page, times: number): Promise<number> {
  const manifest = await page.request.get('/wp-content/plugins/storefront-islands/manifest.json');
  const { islands } = (await manifest.json()) as { islands: Record<string, { file: string }> };
  const chunk = `/wp-content/plugins/storefront-islands/${islands['equal-heights']!.file}`;
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await page.evaluate((copies) => {
    const grid = document.querySelector('.equalize-box')!;
    grid.className = 'products row copy';
    const boxes = [...grid.children];
    for (let copy = 1; copy < copies; copy += 1)
      grid.append(...boxes.map((box) => box.cloneNode(true)));
    grid.classList.add('equalize-me');
  }, times);
  const count = async (): Promise<number> => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'LayoutCount')!.value;
  };
  // The code first: while it is on its way, others may have their layout.
  await page.evaluate((address) => import(address), chunk);
  await page.evaluate(() => document.body.getBoundingClientRect());
  const before = await count();
  await page.evaluate(async (address) => {
    type Mount = (element: Element, context: object) => void;
    const { mount } = (await import(address)) as { mount: Mount };
    const controller = new AbortController();
    mount(document.querySelector('.equalize-me')!, { signal: controller.signal });
    controller.abort();
  }, chunk);
  const after = await count();
  await page.evaluate(() => {
    const grid = document.querySelector('.equalize-me')!;
    grid.replaceChildren(...[...grid.children].slice(0, 12));
    grid.className = 'products row equalize-box';
  });
  return after - before;
}
