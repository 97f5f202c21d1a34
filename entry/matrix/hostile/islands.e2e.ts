import { noteIslandErrors } from '../../../fixtures-html/testing/page-probes';
import { atRest, expect, test, type Page } from '../../../fixtures-html/testing/shop-test';
import { arrange, expectMet, meetingPlaces, openAwake } from '../faults/pages';
import { prepareUses, usesOf, type UsingWindow } from '../load/uses';
import { placeOf } from '../places';
import { statesOf } from '../wake-all';
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

/** What is left of something open, once a shopper has closed what can be closed. */
async function findLeftOpen(page: Page): Promise<string[]> {
  await page.keyboard.press('Escape');
  return page.evaluate(() => {
    // The way back to the top is out of reach while there is none.
    const signs = '[role=dialog],[role=tooltip],body > [inert]:not(.back-to-top)';
    const open = [...document.querySelectorAll(signs)]
      .filter((part) => part.checkVisibility({ visibilityProperty: true }))
      .map((part) => (part.cloneNode() as Element).outerHTML);
    const isLocked = document.documentElement.style.overflow === 'hidden';
    return [...open, ...(isLocked ? ['the page cannot be scrolled'] : [])];
  });
}

/** Those of the selectors that match within body, innermost first. */
const innermostFirst = (page: Page, selectors: readonly string[]): Promise<string[]> =>
  page.evaluate((all) => {
    const depthOf = (element: Element | null): number =>
      element ? 1 + depthOf(element.parentElement) : 0;
    return all
      .map((selector) => ({ selector, element: document.querySelector(`body ${selector}`) }))
      .filter(({ element }) => element)
      .sort((one, other) => depthOf(other.element) - depthOf(one.element))
      .map(({ selector }) => selector);
  }, selectors);

const remove = (page: Page, selectors: readonly string[]): Promise<void> =>
  page.evaluate((all) => {
    for (const selector of all) document.querySelector(`body ${selector}`)?.remove();
  }, selectors);

/** Takes the elements of islands off the page, each while it is in use, where it can be. */
async function removeInUse(page: Page, names: readonly string[]): Promise<void> {
  const uses = new Map(names.map((name) => [placeOf(name).selector, usesOf(name)]));
  const selectors = await innermostFirst(page, [...uses.keys()]);
  for (const selector of selectors) {
    const each = uses.get(selector)!;
    if (each.length === 0) continue;
    await page.evaluate(
      async ([wanted, all]) => {
        const { useIsland } = globalThis as unknown as UsingWindow;
        await useIsland(document.querySelector(`body ${wanted}`)!, all);
      },
      [selector, each] as const,
    );
    await atRest(page);
    await remove(page, [selector]);
    await expect.poll(() => findLeftOpen(page), `without ${selector}`).toEqual([]);
  }
  await remove(page, selectors);
  await atRest(page);
}

/**
 * Hostile pages × every page on which islands are met and used, and leave it while they are. Any uncaught
 * error fails a test by itself.
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
        if (hostile.losesElements) await removeInUse(page, place.names);
        expect(Object.values(await statesOf(page)).flat()).not.toContain('failed');
        expect(await errors()).toEqual([]);
        expect(await damage()).toEqual([]);
      });
    }
  });
}
