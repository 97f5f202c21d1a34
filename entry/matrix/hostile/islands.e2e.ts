import { noteIslandErrors } from '../../../fixtures-html/testing/page-probes';
import { expect, test } from '../../../fixtures-html/testing/shop-test';
import { arrange, expectMet, meetingPlaces, openAwake } from '../faults/pages';
import { HOSTILE_PAGES } from './pages';

/**
 * Hostile pages × every page on which islands are met. Any uncaught error fails a test by itself.
 */
for (const [name, { situation, prepare }] of Object.entries(HOSTILE_PAGES)) {
  test(`on a hostile page every island works: ${name}`, async ({ page, shop }) => {
    test.slow(true, 'many pages');
    const errors = await noteIslandErrors(page);
    await prepare?.(page);
    for (const place of meetingPlaces()) {
      await test.step(place.path, async () => {
        await arrange(shop, { ...place, situation: { ...place.situation, ...situation } });
        const states = await openAwake(page, place);
        expect(new Set(Object.values(states).flat())).toEqual(new Set(['ready']));
        expect(await errors()).toEqual([]);
        await expectMet(page, place, states);
        expect(await page.evaluate(() => 'polluted' in {} || 'polluted' in [])).toBe(false);
      });
    }
  });
}
