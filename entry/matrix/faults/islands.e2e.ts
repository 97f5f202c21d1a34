import { noteIslandErrors } from '../../../fixtures-html/testing/page-probes';
import { expect, expectIsland, test, type Page } from '../../../fixtures-html/testing/shop-test';
import {
  allPlaces,
  arrange,
  differences,
  expectMet,
  keepAsSent,
  meetingPlaces,
  openAwake,
  type MeetingPlace,
} from './pages';
import { isReact, ISLANDS, manifestFileOf } from '../places';
import { spoil, type Spoilt } from './spoilt-code';

/**
 * Islands × faults of their code, on every page on which islands are met (`places.ts`): each file that an
 * island needs missing once, its own file missing for good, a throw in the middle and at the end of mount,
 * a throw inside render. Any uncaught error fails a test by itself.
 */
test.use({ allowErrors: [/Failed to load resource|storefront-islands:error/] });

/** What goes wrong with one island, and the phase that its error event names; `none`: it works. */
const PHASES = {
  'missing once': 'none',
  'missing for good': 'load',
  'throws in the middle of mount': 'mount',
  'throws at the end of mount': 'mount',
  'throws inside render': 'render',
} as const;
type Fault = keyof typeof PHASES;

/** Islands that render nothing before a press, and what is pressed: dialogs, and the errors of a form. */
const RENDERED_BY: Readonly<Record<string, string>> = {
  'quick-view': 'a.quick-view',
  'size-chart': '.md-size-chart-btn',
  'off-canvas': '.filter-button',
  'contact-form': '.wpcf7-checkbox input',
};
const rendersAtOnce = (name: string): boolean =>
  name === 'login-popup' || (isReact(name) && !(name in RENDERED_BY));

/** Opens a place with one fault for each island, and sees that each fares as it says. */
async function visit(
  page: Page,
  place: MeetingPlace,
  errors: Awaited<ReturnType<typeof noteIslandErrors>>,
  faultOf: (name: string, at: number) => Fault,
): Promise<void> {
  const files = new Map<string, Spoilt>();
  const phases = new Map<string, string>();
  for (const [at, name] of ISLANDS.entries()) {
    const fault = faultOf(name, at);
    phases.set(name, PHASES[fault]);
    if (fault !== 'throws inside render') files.set(manifestFileOf(name), fault);
  }
  const isRenderSpoilt = [...phases.values()].includes('render');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await spoil(page, files, { isRenderSpoilt });
  const states = await openAwake(page, place);

  const expectedStates: typeof states = {};
  const expectedErrors: string[] = [];
  for (const [name, { length }] of Object.entries(states)) {
    const phase = phases.get(name)!;
    const isWorking = phase === 'none';
    expectedStates[name] = Array.from({ length }, () => (isWorking ? 'ready' : 'failed'));
    if (!isWorking) expectedErrors.push(...Array.from({ length }, () => `${name}: ${phase}`));
  }
  expect(states).toEqual(expectedStates);
  const told = (await errors()).map(({ island, phase }) => `${island}: ${phase}`);
  // What a view gives back may hold other islands, which begin anew there.
  const counted = (all: string[]): string[] => (isRenderSpoilt ? [...new Set(all)] : all).sort();
  expect(counted(told)).toEqual(counted(expectedErrors));
  await expectMet(page, place, states);
}

const FOR_GOOD = [
  'missing for good',
  'throws in the middle of mount',
  'throws at the end of mount',
] as const;

for (const [index, place] of allPlaces().entries()) {
  const { path, names } = place;
  const hasReact = names.some(isReact);
  // Some addresses are there in two shops.
  const where = `${path} (${index + 1})`;

  test(`faults for good, ${where}: the page is as the server sent it, one error each, others work`, async ({
    page,
    shop,
  }) => {
    test.slow(true, 'many islands');
    const errors = await noteIslandErrors(page);
    await keepAsSent(page);
    await arrange(shop, place);
    for (const turn of FOR_GOOD.keys()) {
      await test.step(`a third each is missing, throws in the middle and at the end (${turn})`, async () => {
        await visit(page, place, errors, (_, at) => FOR_GOOD[(at + turn) % 3]!);
        expect(await differences(page)).toEqual([]);
      });
    }
  });

  if (!hasReact) continue;
  test(`views that throw, ${where}: the page is as the server sent it, one error each, others work`, async ({
    page,
    shop,
  }) => {
    test.slow(true, 'many islands');
    const errors = await noteIslandErrors(page);
    await keepAsSent(page);
    await arrange(shop, place);

    await test.step('views throw inside render, the rest is missing', async () => {
      await visit(page, place, errors, (name) =>
        rendersAtOnce(name) ? 'throws inside render' : 'missing for good',
      );
      expect(await differences(page)).toEqual([]);
    });

    await test.step('a third works beside all of that; dialogs and errors throw when they are to be shown', async () => {
      const mixed = ['missing once', 'missing for good', 'throws at the end of mount'] as const;
      await visit(page, place, errors, (name, at) => {
        if (rendersAtOnce(name)) return 'throws inside render';
        return name in RENDERED_BY ? 'missing once' : mixed[at % 3]!;
      });
      for (const name of names.filter((one) => one in RENDERED_BY)) {
        const pressed = page.locator(RENDERED_BY[name]!).filter({ visible: true }).first();
        await pressed.click();
        const island = pressed.locator(`xpath=ancestor-or-self::*[@data-island-${name}]`);
        await expectIsland(island, name, 'failed');
        expect((await errors()).at(-1)).toMatchObject({ island: name, phase: 'render' });
        await expect(page.getByRole('dialog')).toHaveCount(0);
        await expect(page.locator('#wrapper')).toHaveJSProperty('inert', false);
      }
    });
  });
}

for (const place of meetingPlaces()) {
  test(`files missing once, ${place.path}: all islands work`, async ({ page, shop }) => {
    test.slow(true, 'many islands');
    const errors = await noteIslandErrors(page);
    await arrange(shop, place);
    for (const files of place.missingOnce) {
      await test.step(files.join(', '), async () => {
        await page.unrouteAll({ behavior: 'ignoreErrors' });
        await spoil(page, new Map(files.map((file) => [file, 'missing once'])));
        const states = await openAwake(page, place);
        expect(new Set(Object.values(states).flat())).toEqual(new Set(['ready']));
        expect(await errors()).toEqual([]);
        await expectMet(page, place, states);
        const asked = await page.evaluate(() =>
          performance.getEntriesByType('resource').map(({ name }) => name),
        );
        expect(files.filter((file) => !asked.some((url) => url.includes(file)))).toEqual([]);
      });
    }
  });
}
