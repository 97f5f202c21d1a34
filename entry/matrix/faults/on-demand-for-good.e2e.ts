import { noteIslandErrors } from '../../../fixtures-html/testing/page-probes';
import { atRest, expect, test, type Page } from '../../../fixtures-html/testing/shop-test';
import { prepareUses, usesOf, type UsingWindow } from '../load/uses';
import { ON_DEMAND, placeOf } from '../places';
import { arrange, expectMet, meetingPlaces, openAwake } from './pages';
import { spoil } from './spoilt-code';

/**
 * Every page on which islands are met, without any of the files that are asked for on demand, for good.
 * The islands are there, or have given back what the server sent; whatever is done with them throws
 * nothing and leaves the page usable. What each press shows then is told where the island is tested.
 */
test.use({ allowErrors: [/Failed to load resource|storefront-islands:error|Instagram error/] });

/** Islands that cannot work without, at once or when they are used; they give back what the server sent. */
const NOTHING_WITHOUT = new Set([
  'contact-form',
  'login-popup',
  'pixels',
  'size-chart',
  'slider',
  'variation-form',
  'visit',
]);

/** Comes near an island, presses it, and does all with it that can be done. */
function use(page: Page, island: string): Promise<void> {
  const all = [[''], ...usesOf(island)];
  return page.evaluate(
    async ([selector, uses]) => {
      const element = document.querySelector(selector);
      if (element) await (globalThis as unknown as UsingWindow).useIsland(element, uses);
    },
    [placeOf(island).selector, all] as const,
  );
}

/** What keeps a shopper from going on. Runs in the browser. */
function findObstacles(): string[] {
  const busy = '.loading:not(html),.updating,.processing,.is-busy,.submitting,[aria-busy=true]';
  const held = [...document.querySelectorAll(`${busy},#wrapper[inert],[role=dialog]`)].filter(
    (part) => part.checkVisibility({ visibilityProperty: true }),
  );
  const isLocked = getComputedStyle(document.documentElement).overflow === 'hidden';
  return [
    ...held.map(({ outerHTML }) => outerHTML.slice(0, 160)),
    ...(isLocked ? ['scrolling is locked'] : []),
  ];
}

for (const place of meetingPlaces()) {
  test(`without any file asked for on demand, ${place.path}: nothing is thrown, nothing stays busy`, async ({
    page,
    shop,
  }) => {
    test.slow(true, 'many islands');
    const errors = await noteIslandErrors(page);
    await arrange(shop, place);
    await page.addInitScript(prepareUses, true);
    await spoil(page, new Map(ON_DEMAND.map((file) => [file, 'missing for good'])));
    const states = await openAwake(page, place);
    await expectMet(page, place, states);
    // A press that goes its own way, as it should, leads to no other page here.
    await page.route('**', (route) =>
      route.request().isNavigationRequest() ? route.fulfill({ status: 204 }) : route.fallback(),
    );
    for (const name of place.names) {
      await test.step(name, async () => {
        await use(page, name);
        await atRest(page);
        await expect.poll(() => page.evaluate(findObstacles), name).toEqual([]);
      });
    }
    let failed: string[] = [];
    const findWorking = async (): Promise<string[]> => {
      failed = (await errors()).map(({ island }) => island);
      return place.names.filter((name) => NOTHING_WITHOUT.has(name) && !failed.includes(name));
    };
    await expect.poll(findWorking, 'they work without: no longer to be listed').toEqual([]);
    expect(failed.filter((name) => !NOTHING_WITHOUT.has(name))).toEqual([]);
    const kept = Object.entries(states).filter(([, all]) => all.includes('failed'));
    expect(kept.filter(([name]) => !NOTHING_WITHOUT.has(name))).toEqual([]);
  });
}
