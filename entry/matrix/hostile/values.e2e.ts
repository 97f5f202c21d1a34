import { expect, isThrown, test, touch } from '../../../fixtures-html/testing/shop-test';
import type { Situation } from '../../../fixtures-html/server/situation';
import { withHostileValues } from './values';
import { EVERYTHING } from '../places';
import { wakeAll } from '../wake-all';

/**
 * Whole pages on which a part of everything printed for scripts is wrong: islands do without or fail by
 * themselves, are then as the server sent them, and throw nothing past their error event.
 */
const SEED = Number(process.env['FUZZ_SEED'] ?? 20_261_122);
const SHARES = [0.1, 0.9];
const PATHS: ReadonlyArray<[path: string, situation?: Partial<Situation>]> = [
  ['/'],
  ['/our-craft/'],
  ['/shop/'],
  ['/product/corduroy-overshirt/'],
  ['/product/organic-cotton-tee/'],
  ['/product/wool-overcoat/', { swatches: 'theme' }],
  ['/contact/everything/'],
  ['/letters/'],
  ['/my-account/'],
  ['/checkout/'],
];

// What is wrong is told in the console, and addresses that lead nowhere are asked.
test.use({ allowErrors: [/^console: /] });

const PAGES_A_TEST = 5;
const PARTS = SHARES.flatMap((share) =>
  [0, PAGES_A_TEST].map(
    (first) => [share, first, PATHS.slice(first, first + PAGES_A_TEST)] as const,
  ),
);

for (const [share, first, paths] of PARTS) {
  const names = paths.map(([path]) => path).join(' ');
  test(`with ${share * 100} % of their values wrong pages throw nothing and stay usable: ${names}`, async ({
    page,
    shop,
  }) => {
    test.slow(true, 'many pages');
    const thrown: string[] = [];
    page.on('pageerror', (error) => {
      if (isThrown(error)) thrown.push(error.stack ?? error.message);
    });
    await page.route(/evil\.test/, (route) => route.abort());
    for (const [index, [path, situation]] of paths.entries()) {
      await test.step(path, async () => {
        const seed = SEED + first + index;
        await shop.startAfresh({ ...EVERYTHING, ...situation });
        await shop.fill([{ sku: 'HV-W107', quantity: 2 }]);
        await page.route(`**${path}`, async (route) => {
          const response = await route.fetch();
          await route.fulfill({
            response,
            body: withHostileValues(await response.text(), seed, share),
          });
        });
        await page.goto(path);
        await touch(page);
        const states = await wakeAll(page);
        const label = `FUZZ_SEED=${SEED}, ${path}`;
        expect(thrown, label).toEqual([]);
        expect(
          states.filter((state) => !state.endsWith(': failed')),
          label,
        ).toEqual([]);
        const polluted = await page.evaluate(() => 'polluted' in {});
        expect(polluted, label).toBe(false);
        await expect(page, label).not.toHaveTitle('1');
        await expect(page.locator('main'), label).toBeVisible();
      });
    }
  });
}
