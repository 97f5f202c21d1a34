import type { Browser } from 'playwright/test';

import { PRODUCTS } from '../../../fixtures-html/catalogue/catalogue';
import { VARIABLE } from '../../../fixtures-html/catalogue/variable';
import {
  atRest,
  expect,
  expectInDialog,
  expectIsland,
  openSettled,
  test,
  visit,
  type Page,
} from '../../../fixtures-html/testing/shop-test';
import { countWhatRuns, type CountingWindow } from './left-behind';

/** Milliseconds of the processor's own time, which a busy machine does not lengthen. */
const LONG_TASK_MS = 50;
const OURS = /storefront-islands\/(?!.*\/react-)/;

interface Cost {
  listeners: number;
  queries: number;
  observers: number;
  /** Runs of our code that take longer than a task may, as name and milliseconds. */
  longRuns: string[];
}

interface TraceEvent {
  name: string;
  tdur?: number;
  args: { data?: { url?: string } };
}

/** Counts from the page's first moment how often the document is searched. */
function countQueries(): void {
  let queries = 0;
  for (const { prototype } of [Document, Element])
    for (const name of ['querySelector', 'querySelectorAll'] as const) {
      const native = prototype[name] as (selector: string) => unknown;
      Object.assign(prototype, {
        [name](this: unknown, selector: string) {
          queries += 1;
          return native.call(this as Document, selector);
        },
      });
    }
  Object.assign(globalThis, { countedQueries: () => queries });
}

/** Opens a page as a shopper who moves the pointer and scrolls through it, and says what it costs. */
async function measure(page: Page, browser: Browser, path: string): Promise<Cost> {
  await browser.startTracing(page, { categories: ['devtools.timeline', 'v8'] });
  await visit(page, path);
  await atRest(page);
  await page.locator('.wpcf7').last().scrollIntoViewIfNeeded();
  await expectIsland(page.locator('.wpcf7').last(), 'contact-form', 'ready');
  await atRest(page);
  const trace = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: TraceEvent[];
  };
  const runs = trace.traceEvents.filter(({ name, args }) => {
    const isRun = ['FunctionCall', 'EvaluateScript', 'v8.evaluateModule'].includes(name);
    return isRun && OURS.test(args.data?.url ?? '');
  });
  expect(runs.filter(({ tdur }) => tdur !== undefined)).not.toEqual([]);
  const longRuns = runs
    .map(({ name, tdur = 0, args }) => ({ ms: tdur / 1000, of: `${name} ${args.data?.url}` }))
    .filter(({ ms }) => ms > LONG_TASK_MS)
    .map(({ ms, of }) => `${Math.round(ms)} ms: ${of}`);
  const counted = await page.evaluate(async () => {
    const { countRunning, countedQueries } = globalThis as unknown as CountingWindow & {
      countedQueries: () => number;
    };
    const { observers } = await countRunning([]);
    return {
      queries: countedQueries(),
      observers: Object.values(observers).reduce((sum, count) => sum + count, 0),
    };
  });
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable');
  const { metrics } = await cdp.send('Performance.getMetrics');
  const listeners = metrics.find(({ name }) => name === 'JSEventListeners')?.value ?? Number.NaN;
  await cdp.detach();
  return { ...counted, listeners, longRuns };
}

test('a page of 200 product boxes and 20 forms costs each no more than one of 20 and 2', async ({
  page,
  shop,
  browser,
}) => {
  test.slow(true, 'large pages');
  await page.addInitScript(countWhatRuns);
  await page.addInitScript(countQueries);
  await shop.situation({ wishlist: 'remove', redirectAfterAdd: 'no' });
  const none = await measure(page, browser, '/crowd/?boxes=0&forms=1');
  const some = await measure(page, browser, '/crowd/?boxes=20&forms=3');
  const many = await measure(page, browser, '/crowd/?boxes=200&forms=21');
  expect(many.longRuns).toEqual([]);
  for (const what of ['listeners', 'queries', 'observers'] as const) {
    // Ten times as much may cost ten times as much, and a tenth of that by chance.
    const ten = 10 * (some[what] - none[what]);
    expect(many[what] - none[what], what).toBeLessThanOrEqual(ten * 1.1 + 20);
  }

  // And whoever presses is answered, at the page's very end.
  const box = page.locator('.product-small.col:has(.ajax_add_to_cart)').last();
  await box.locator('.ajax_add_to_cart').click();
  await expect(page.locator('.cart-icon strong').first()).toHaveText('1');
  await box.hover();
  await box.locator('.wishlist-button').click();
  await expect.poll(() => shop.wishes()).toHaveLength(1);
  const form = page.locator('.wpcf7').last();
  await form.locator('[name=your-email]').fill('nobody');
  await form.locator('[name=your-email]').blur();
  await expect(form.locator('.wpcf7-not-valid-tip').first()).toBeVisible();
});

/** Things of which a hundred lines can be made: products, and variations that say all there is to choose. */
const LINES = [
  ...PRODUCTS.filter(({ kind, stock }) => kind === 'simple' && stock !== 0).map(({ sku }) => sku),
  ...[...PRODUCTS, ...VARIABLE].flatMap(({ variations = [] }) => variations.map(({ sku }) => sku)),
]
  .filter(Boolean)
  .slice(0, 100)
  .map((sku) => ({ sku, quantity: 1 }));

test('in a basket of 100 lines a change touches its own line only', async ({ page, shop }) => {
  test.slow(true, 'large pages');
  expect(LINES).toHaveLength(100);
  await shop.situation({ cartStyle: 'off-canvas' });
  await shop.fill(LINES);
  await openSettled(page, '/shop/');
  await expectIsland(page.locator('.cart-item').first(), 'cart-item', 'ready');
  await page.locator('#header .header-cart-link').first().click();
  await expectInDialog(page);
  const content = page.locator('#cart-popup .widget_shopping_cart_content');
  await content.hover();
  await expectIsland(content, 'mini-cart', 'ready');
  const rows = content.locator('.mini_cart_item');
  await expect(rows).toHaveCount(100);
  await atRest(page);
  await rows.evaluateAll((all) => {
    const touched: string[] = [];
    Object.assign(globalThis, { touched });
    for (const [at, row] of all.entries())
      new MutationObserver((records) => {
        for (const { type, attributeName } of records)
          touched.push(`${at}: ${attributeName ?? type}`);
      }).observe(row, { attributes: true, characterData: true, childList: true, subtree: true });
  });
  const touched = async (): Promise<string[]> => {
    const all = await page.evaluate(() => (globalThis as unknown as { touched: string[] }).touched);
    return [...new Set(all.filter((each) => !each.startsWith('49:')))];
  };
  const row = rows.nth(49);
  await shop.fault({ match: 'alter_quantity', kind: 'held' });
  await row.locator('.plus').click();
  await expect(row.locator('.qty')).toHaveValue('2');
  await expect(row).toHaveClass(/updating/);
  expect(await touched()).toEqual([]);
  await shop.clearFaults();
  await expect.poll(async () => (await shop.cart()).lines[49]?.quantity).toBe(2);
  await expect(page.locator('.cart-icon strong').first()).toHaveText('101');
  await atRest(page);
  await expect(content.locator('[aria-busy=true],.updating')).toHaveCount(0);
  // The platform gives the fields of all lines new ids whenever it renders them.
  const others = async (): Promise<string[]> =>
    (await touched())
      .map((each) => each.replace(/^\d+: /, ''))
      .filter((what) => !['id', 'for'].includes(what));
  expect(await others()).toEqual([]);

  const name = (await shop.cart()).lines[49]!.name;
  await row.locator('.remove').click();
  const undo = content.getByRole('button', { name: /^Undo: / });
  await expect(undo).toBeFocused();
  await expect.poll(async () => (await shop.cart()).lines).toHaveLength(99);
  await expect(page.locator('.cart-icon strong').first()).toHaveText('99');
  await atRest(page);
  expect(await others()).toEqual([]);

  await undo.click();
  await expect.poll(async () => (await shop.cart()).lines).toHaveLength(100);
  await expect(page.locator('.cart-icon strong').first()).toHaveText('101');
  await expect(rows.nth(49)).toContainText(name);
  await expect(row.locator('.qty')).toHaveValue('2');
  await atRest(page);
  expect(await others()).toEqual([]);
});
