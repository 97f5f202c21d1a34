import { noteIslandErrors } from '../../../fixtures-html/testing/page-probes';
import { atRest, expect, test, type Page } from '../../../fixtures-html/testing/shop-test';
import { arrange, expectMet, meetingPlaces, openAwake, statesOf } from '../faults/pages';
import { prepareUses, usesOf, type UsingWindow } from '../load/uses';
import { placeOf } from '../places';
import { HOSTILE_PAGES, makeHostile } from './pages';

/** Does with each of the islands what is done with it while leaks are looked for; no press leads away. */
async function useAll(page: Page, names: readonly string[]): Promise<void> {
  const uses = names.map((name) => [placeOf(name).selector, usesOf(name)] as const);
  const missing = await page.evaluate(async (all) => {
    const { useIsland } = globalThis as unknown as UsingWindow;
    const notFound: string[] = [];
    for (const [selector, each] of all) {
      const element = document.querySelector(selector);
      if (element) await useIsland(element, each);
      else if (each.length > 0) notFound.push(selector);
    }
    return notFound;
  }, uses);
  expect(missing).toEqual([]);
  await atRest(page);
  const closes = (): Promise<boolean> =>
    page.evaluate(() => {
      (globalThis as unknown as UsingWindow).closeOpen();
      return document.querySelector('[role=dialog] .mfp-close') === null;
    });
  await expect.poll(closes).toBe(true);
  await atRest(page);
}

/**
 * Hostile pages × every page on which islands are met and used. Any uncaught error fails a test by itself.
 */
for (const [name, hostile] of Object.entries(HOSTILE_PAGES)) {
  test(`on a hostile page every island works: ${name}`, async ({ page, shop }) => {
    test.slow(true, 'many pages');
    const errors = await noteIslandErrors(page);
    const damage = await makeHostile(page, hostile);
    await page.addInitScript(prepareUses);
    const expectReady = (states: Readonly<Record<string, string[]>>): void =>
      expect(new Set(Object.values(states).flat())).toEqual(new Set(['ready']));
    for (const place of meetingPlaces()) {
      await test.step(place.path, async () => {
        await arrange(shop, {
          ...place,
          situation: { ...place.situation, ...hostile.situation },
        });
        const states = await openAwake(page, place);
        expectReady(states);
        await expectMet(page, place, states);
        await useAll(page, place.names);
        expect(Object.values(await statesOf(page)).flat()).not.toContain('failed');
        expect(await errors()).toEqual([]);
        expect(await damage()).toEqual([]);
      });
    }
  });
}
