import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { gzipSync } from 'node:zlib';

import type { AxeResults, RunOptions } from 'axe-core';

import {
  expect,
  expectIsland,
  openSettled,
  test,
  type Page,
} from '../fixtures-html/testing/shop-test';
import type { Situation } from '../fixtures-html/server/situation';

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);
const twoLines = [
  { sku: 'HV-W101', quantity: 1 },
  { sku: 'HV-W107', quantity: 2 },
];
const bundle = '/wp-content/plugins/storefront-islands/';

/** Every kind of page, with the cart it is met with. */
const PAGES: ReadonlyArray<[name: string, path: string, lines: typeof twoLines]> = [
  ['home', '/', []],
  ['listing', '/shop/', []],
  ['listing with a filled basket', '/shop/', twoLines],
  ['category', '/product-category/women/', []],
  ['category without products', '/product-category/accessories/archive/', []],
  ['simple product', '/product/organic-cotton-tee/', []],
  ['variable product', '/product/oxford-shirt/', []],
  ['search', '/?s=wool&post_type=product', []],
  ['search without results', '/?s=umbrella&post_type=product', []],
  ['article', '/journal/how-to-wash-wool/', []],
  ['missing page', '/no-such-page/', []],
  ['account', '/my-account/', []],
  ['empty basket', '/basket/', []],
  ['filled basket', '/basket/', twoLines],
  ['checkout', '/checkout/', twoLines],
];

const SITUATIONS: Record<string, Partial<Situation>> = {
  'theme, dropdown': { theme: 'flatsome', cartStyle: 'dropdown' },
  'theme, off-canvas': { theme: 'flatsome', cartStyle: 'off-canvas' },
  'plain shop': { theme: 'plain' },
};

/** Adds up layout shifts from the first moment, apart from those that a press may cause. */
async function watchShifts(page: Page): Promise<() => Promise<unknown[]>> {
  await page.addInitScript(() => {
    const shifts: unknown[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as PerformanceEntry & {
          value: number;
          sources: Array<{ node?: Element | null }>;
        };
        const names = sources.map(({ node }) => node?.parentElement?.innerHTML?.slice(0, 120));
        shifts.push([value, ...names]);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (globalThis as unknown as { shifts: unknown[] }).shifts);
}

/** Has everything mounted that can be reached on the page without a press. */
async function mountAll(page: Page): Promise<void> {
  for (const part of ['.ajax_add_to_cart', '.quantity']) {
    const visible = page.locator(`main ${part}`).filter({ visible: true });
    if ((await visible.count()) > 0) await visible.first().hover();
  }
  const item = page.locator(
    '.cart-item:has(.nav-dropdown), .site-header-cart:has(.widget_shopping_cart)',
  );
  if (await item.first().isVisible()) {
    await item.first().hover();
    await expectIsland(item.first().locator('.widget_shopping_cart_content'), 'mini-cart', 'ready');
  }
  for (const state of ['loading', 'failed']) {
    await expect(page.locator(`[data-island-quantity=${state}]`)).toHaveCount(0);
    await expect(page.locator(`[data-island-add-to-cart=${state}]`)).toHaveCount(0);
    await expect(page.locator(`[data-island-cart-item=${state}]`)).toHaveCount(0);
  }
}

for (const [title, situation] of Object.entries(SITUATIONS)) {
  for (const [name, path, lines] of PAGES) {
    test.describe(`${name} (${title})`, () => {
      test.use({ allowErrors: name === 'missing page' ? [/404.*no-such-page/] : [] });

      test('mounts without a shift, an error or an accessibility violation', async ({
        page,
        shop,
      }) => {
        const shifts = await watchShifts(page);
        await shop.situation(situation);
        await shop.fill(lines);
        await openSettled(page, path);
        await mountAll(page);
        expect(await page.locator('[class]').count()).toBeGreaterThan(5);
        // The plain shop's sidebar leaves a filled basket to the fragments: its lines take room.
        if (!(title === 'plain shop' && name === 'listing with a filled basket')) {
          expect(await shifts()).toEqual([]);
        }
        expect(await violations(page)).toEqual([]);
      });
    });
  }
}

async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axeSource);
  const { violations: found } = await page.evaluate<AxeResults, RunOptions>(
    (options) =>
      (
        globalThis as unknown as { axe: { run: (options: RunOptions) => Promise<AxeResults> } }
      ).axe.run(options),
    { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
  );
  return found.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`));
}

/** Bytes of our scripts after gzip at level 9, by file, for one visit. */
async function weigh(page: Page, visit: () => Promise<void>): Promise<Record<string, number>> {
  const sizes: Record<string, number> = {};
  const bodies: Array<Promise<void>> = [];
  page.on('response', (response) => {
    const url = new URL(response.url());
    if (!url.pathname.startsWith(bundle) || !url.pathname.endsWith('.js')) return;
    const file = url.pathname.slice(bundle.length);
    bodies.push(
      response.body().then((body) => {
        sizes[file] = gzipSync(body, { level: 9 }).length;
      }),
    );
  });
  await visit();
  await Promise.all(bodies);
  return sizes;
}

const total = (sizes: Record<string, number>): number =>
  Object.values(sizes).reduce((sum, size) => sum + size, 0);

test.describe('before the first interaction', () => {
  /** Everything that will run by itself has run once the browser has been idle. */
  const untilIdle = async (page: Page): Promise<void> => {
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    await page.waitForLoadState('networkidle');
  };
  const visit = async (page: Page, path: string): Promise<void> => {
    await page.goto(path);
    await expectIsland(page.locator('body'), 'cart-fragments', 'ready');
    await untilIdle(page);
  };

  for (const [name, path, lines] of PAGES.filter(([page]) =>
    /^(home|listing|article|filled basket)/.test(page),
  )) {
    for (const theme of ['flatsome', 'plain'] as const) {
      test(`${name} (${theme}): at most 10 KiB, no React, no refresh`, async ({
        page,
        shop,
      }, info) => {
        await shop.situation({ theme });
        await shop.fill(lines);
        const first = await weigh(page, () => visit(page, path));
        info.annotations.push({ type: 'first visit', description: `${total(first)} bytes` });
        page.removeAllListeners('response');
        await openSettled(page, path);
        await shop.forgetRequests();
        const sizes = await weigh(page, () => visit(page, path));
        info.annotations.push({ type: 'stored', description: `${total(sizes)} bytes` });
        expect(Object.keys(sizes).filter((file) => /react/.test(file))).toEqual([]);
        expect(Object.keys(first).filter((file) => /react/.test(file))).toEqual([]);
        expect(total(sizes)).toBeLessThanOrEqual(10 * 1024);
        // Without stored fragments the server is asked: the request layer (7.5 KiB by its budget) and
        // the modules that it shares with others (2 KiB) come on top.
        expect(total(first)).toBeLessThanOrEqual((10 + 7.5 + 2) * 1024);
        expect(await shop.requests('wc-ajax')).toEqual([]);
      });
    }
  }
});
