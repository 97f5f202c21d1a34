import {
  type Page,
  atRest,
  expect,
  expectIsland,
  openSettled,
  takePointerAway,
  test,
} from '../fixtures-html/testing/shop-test';
import { total, weighScripts } from '../fixtures-html/testing/weigh-scripts';

const twoLines = [
  { sku: 'HV-W101', quantity: 1 },
  { sku: 'HV-W107', quantity: 2 },
];

/** Pages without options to choose, with the cart they are met with; `matrix/fixtures` has them all. */
const PAGES: ReadonlyArray<[name: string, path: string, lines: typeof twoLines]> = [
  ['home', '/', []],
  ['listing', '/shop/', []],
  ['listing with a filled basket', '/shop/', twoLines],
  ['article', '/journal/how-to-wash-wool/', []],
  ['filled basket', '/basket/', twoLines],
];

test.describe('before the first interaction @window', () => {
  /** Everything that will run by itself has run once the browser has been idle. */
  const untilIdle = async (page: Page): Promise<void> => {
    await page.waitForLoadState('networkidle');
    await atRest(page, { isTouched: false });
  };
  const visit = async (page: Page, path: string): Promise<void> => {
    await page.goto(path);
    await untilIdle(page);
  };

  for (const [name, path, lines] of PAGES) {
    test(`${name}: at most 10 KiB, no React, no refresh`, async ({ page, shop }, info) => {
      for (const theme of ['flatsome', 'plain'] as const) {
        await test.step(theme, async () => {
          await shop.startAfresh({ theme });
          await takePointerAway(page);
          await shop.fill(lines);
          const first = await weighScripts(page, () => visit(page, path));
          const note = (type: string, sizes: Record<string, number>): void =>
            void info.annotations.push({ type, description: `${theme}: ${total(sizes)} bytes` });
          note('first visit', first);
          await openSettled(page, path);
          // What this page still fetches is not what the next one does.
          await page.goto('about:blank');
          await shop.forgetRequests();
          // A pointer left over the page would be the first interaction with the next one.
          await takePointerAway(page);
          const sizes = await weighScripts(page, () => visit(page, path));
          note('stored', sizes);
          expect(Object.keys(sizes).filter((file) => /react/.test(file))).toEqual([]);
          expect(Object.keys(first).filter((file) => /react/.test(file))).toEqual([]);
          expect(total(sizes), JSON.stringify(sizes)).toBeLessThanOrEqual(10 * 1024);
          // Without stored fragments the server is asked: the request layer (7.5 KiB by its budget)
          // and the modules that it shares with others (2 KiB) come on top.
          expect(total(first)).toBeLessThanOrEqual((10 + 7.5 + 2) * 1024);
          expect(await shop.requests('wc-ajax')).toEqual([]);
        });
      }
    });
  }

  for (const swatches of ['plugin', 'theme'] as const) {
    test(`product with ${swatches} swatches: at most 92 KiB, 10 KiB before idle without React`, async ({
      page,
      shop,
    }, info) => {
      await shop.situation({ swatches });
      await page.addInitScript(() => {
        const idle: IdleRequestCallback[] = [];
        const { requestIdleCallback: native } = globalThis;
        const grant = (): void => {
          globalThis.requestIdleCallback = native;
          for (const callback of idle.splice(0)) native(callback);
        };
        Object.assign(globalThis, {
          grant,
          requestIdleCallback: (callback: IdleRequestCallback) => idle.push(callback),
        });
      });
      const before = await weighScripts(page, async () => {
        await page.goto('/product/corduroy-overshirt/');
        await page.waitForLoadState('networkidle');
      });
      await expectIsland(page.locator('.variations_form'), 'variation-form', 'waiting');
      const after = await weighScripts(page, async () => {
        await page.evaluate(() => (globalThis as unknown as { grant: () => void }).grant());
        await expectIsland(page.locator('.variations_form'), 'variation-form', 'ready');
        await expect(page.locator('[data-island-swatches=ready]')).toHaveCount(2);
        await untilIdle(page);
      });
      const all = { ...before, ...after };
      info.annotations.push({ type: 'before idle', description: `${total(before)} bytes` });
      info.annotations.push({ type: 'all', description: `${total(all)} bytes` });
      expect(Object.keys(before).filter((file) => /react/.test(file))).toEqual([]);
      expect(total(before)).toBeLessThanOrEqual(10 * 1024);
      expect(Object.keys(after).filter((file) => /react/.test(file))).toHaveLength(1);
      expect(total(all)).toBeLessThanOrEqual(92 * 1024);
      // Small files cost more by their number than by their size.
      expect(Object.keys(all).length).toBeLessThanOrEqual(14);
    });
  }
});
