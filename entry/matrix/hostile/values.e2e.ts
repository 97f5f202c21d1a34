import { rewrite } from '../../../fixtures-html/testing/page-probes';
import { expect, isThrown, test, touch } from '../../../fixtures-html/testing/shop-test';
import { arrange, expectMet, meetingPlaces, type MeetingPlace } from '../faults/pages';
import { statesOf, wakeAll } from '../wake-all';
import { withHostileValues } from './values';

/**
 * Whole pages on which a part of everything printed for scripts is wrong: islands do without or fail by
 * themselves, are then as the server sent them, and throw nothing past their error event.
 */
const USUAL_SEED = 20_261_122;
const SEED = Number(process.env['FUZZ_SEED'] ?? USUAL_SEED);
/** Few, so that islands are met with some of their values wrong; nearly all. */
const SHARES = [0.1, 0.9];

/** Every page on which islands are met, and what the theme prints in the plugin's place. */
const PLACES: readonly MeetingPlace[] = [
  ...meetingPlaces(),
  {
    path: '/product/wool-overcoat/',
    situation: { swatches: 'theme' },
    names: ['variation-form', 'swatches'],
    printed: '',
    missingOnce: [],
  },
];

// What is wrong is told in the console, and addresses that lead nowhere are asked.
test.use({ allowErrors: [/^console: /] });

const PAGES_A_TEST = 5;
const VISITS = SHARES.flatMap((share) =>
  PLACES.map((place, index) => ({ place, share, seed: SEED + index })),
);
const TESTS = Array.from({ length: Math.ceil(VISITS.length / PAGES_A_TEST) }, (_, index) =>
  VISITS.slice(index * PAGES_A_TEST, (index + 1) * PAGES_A_TEST),
);

for (const visits of TESTS) {
  const names = visits.map(({ place, share }) => `${place.path} (${share * 100} %)`).join(' ');
  test(`with some of their values wrong pages throw nothing and stay usable: ${names}`, async ({
    page,
    shop,
  }) => {
    test.slow(true, 'many pages');
    const thrown: string[] = [];
    page.on('pageerror', (error) => {
      if (isThrown(error)) thrown.push(error.stack ?? error.message);
    });
    await page.route(/evil\.test/, (route) => route.abort());
    for (const { place, share, seed } of visits) {
      const { path, printed } = place;
      await test.step(path, async () => {
        await arrange(shop, place);
        const isPlace = ({ pathname, search }: URL): boolean => pathname + search === path;
        await rewrite(page, isPlace, (html) =>
          withHostileValues(html.replace('</main>', `${printed}$&`), seed, share),
        );
        await page.goto(path);
        await touch(page);
        const states = await wakeAll(page);
        const label = `FUZZ_SEED=${SEED}, ${path}`;
        expect(thrown, label).toEqual([]);
        expect(
          states.filter((state) => !state.endsWith(': failed')),
          label,
        ).toEqual([]);
        // By some values, if they are wrong, islands do not know their elements.
        const isMeant = share === Math.min(...SHARES) && SEED === USUAL_SEED;
        if (isMeant) await expectMet(page, place, await statesOf(page));
        const polluted = await page.evaluate(() => 'polluted' in {});
        expect(polluted, label).toBe(false);
        await expect(page, label).not.toHaveTitle('1');
        await expect(page.locator('main'), label).toBeVisible();
      });
    }
  });
}
