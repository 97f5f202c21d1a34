import { noteIslandErrors } from '../../../fixtures-html/testing/page-probes';
import {
  atRest,
  expect,
  openSettled,
  takePointerAway,
  test,
} from '../../../fixtures-html/testing/shop-test';
import { ON_DEMAND } from '../places';
import { VISITS } from '../states/states';
import { fileIn } from './spoilt-code';

/**
 * Files that are asked for only when something is done: each is missing the first time that anybody asks
 * for it, on the way through every state that can be open (`states.ts`). All states are reached all the
 * same. One after the other in one worker, which remembers what has been missing.
 */

/** What no state needs: code for settings, browsers and scripts that the table has no state of. */
const NOT_ON_THE_WAY = [
  'address',
  'api',
  'block-checkout',
  'buy',
  'consent-functions',
  'draft',
  'drive-by-scroll',
  'fetch-nonce',
  'forget',
  'forget-pages',
  'hash-user-data',
  'html-fallback',
  'instances',
  'jquery-form',
  'jquery-plugin',
  'keep-ad-click',
  'named-panel',
  'on-demand',
  'pixel-queue',
  'pixel-run',
  'refresh',
  'run-scripts',
  'save-dismissal',
  'setting-problems',
  'variation-gallery',
  'youtube-frame',
];
const nameOf = (file: string): string => file.replace(/^chunks\/|-[A-Z\d]{8}\.js$/g, '');

test.describe.serial('a file that is asked for on demand and missing once', () => {
  test.use({ reducedMotion: 'reduce', allowErrors: [/Failed to load resource|Instagram error/] });

  const missed = new Set<string>();

  for (const [title, visits] of Object.entries(VISITS)) {
    test(`is asked for again: ${title}`, async ({ page, shop }) => {
      test.slow(true, 'many states');
      const errors = await noteIslandErrors(page);
      // A panel for developers, who load the page again.
      const shoppers = visits.filter(({ path }) => !path.includes('debug'));
      for (const { path, situation, cart = [], width = 1280, states } of shoppers) {
        await shop.startAfresh(situation);
        await page.route('**/storefront-islands/chunks/*', (route) => {
          const file = fileIn(route.request().url());
          if (!ON_DEMAND.includes(file) || missed.has(file)) return route.continue();
          missed.add(file);
          return route.fulfill({ status: 404, body: 'Not found' });
        });
        await shop.fill([...cart]);
        await page.setViewportSize({ width, height: 800 });
        await takePointerAway(page);
        await openSettled(page, path);
        for (const state of states) {
          await test.step(state.name, async () => {
            await state.open(page, shop);
            await expect(page.locator(state.parts).filter({ visible: true })).not.toHaveCount(0);
            await state.close?.(page, shop);
            if (!state.returnsFocusTo) return;
            // A list of suggestions in a dialog closes first.
            await expect(async () => {
              await page.keyboard.press('Escape');
              await expect(page.locator('[role=dialog]:visible')).toHaveCount(0, { timeout: 1000 });
            }).toPass();
          });
        }
        await atRest(page);
        expect(await errors()).toEqual([]);
      }
    });
  }

  test('no other file than these is left out', () => {
    const left = ON_DEMAND.filter((file) => !missed.has(file)).map(nameOf);
    expect([...new Set(left)].sort()).toEqual(NOT_ON_THE_WAY);
  });
});
