import { expect, test } from '../../../fixtures-html/testing/shop-test';
import { runModule } from '../../../fixtures-html/testing/page-module';

interface FuzzedWindow {
  fuzz: typeof import('./fuzz.page');
}

const USUAL_RUNS = 400;
/** Values each reader is tried on; `FUZZ_RUNS` for a night's worth of them. */
const RUNS = Number(process.env['FUZZ_RUNS'] ?? USUAL_RUNS);
/** Told with each failure; `FUZZ_SEED` repeats one. */
const SEED = Number(process.env['FUZZ_SEED'] ?? 20_261_122);

test.use({ allowErrors: [/report-only|404.*no-such-page|Failed to load resource: net::ERR/] });

test('every reader takes whatever comes, or says no as it promises', async ({ page, shop }) => {
  test.slow(true, 'hundreds of values each');
  test.setTimeout(test.info().timeout * Math.max(1, RUNS / USUAL_RUNS));
  // What a property puts into the page is no island's.
  await shop.situation({ bundle: false });
  await page.goto('/no-such-page/');
  await runModule(page, 'entry/matrix/fuzz/fuzz.page.ts', 'fuzz');
  const names = await page.evaluate(() => (globalThis as unknown as FuzzedWindow).fuzz.names);
  const broken: string[] = [];
  for (const name of names) {
    const report = await page.evaluate(
      ([which, runs, seed]) => (globalThis as unknown as FuzzedWindow).fuzz.run(which, runs, seed),
      [name, RUNS, SEED] as const,
    );
    if (report) broken.push(`${name}: ${report}`);
  }
  expect(broken, `FUZZ_SEED=${SEED}`).toEqual([]);
});
