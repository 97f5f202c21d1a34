import {
  expect,
  openSettled,
  takePointerAway,
  test,
} from '../../../fixtures-html/testing/shop-test';
import { ISLANDS } from '../places';
import { findFaults } from './checks';
import { STATELESS, VISITS, type Visit } from './states';

/** What pages say of the faults that states of the table are made of. */
const ARMED = /Failed to load resource|Instagram error/;

/** As many as one test looks at in a few seconds. */
const STATES_A_TEST = 5;

/** The lists of visits, in parts that are short enough. */
const TESTS: Array<[title: string, visits: Visit[]]> = [];
for (const [title, visits] of Object.entries(VISITS)) {
  let [room, part] = [0, 0];
  for (const visit of visits) {
    if (room < visit.states.length) {
      TESTS.push([`${title} ${(part += 1)}: ${visit.states[0]!.name} …`, []]);
      room = STATES_A_TEST;
    }
    TESTS.at(-1)![1].push(visit);
    room -= visit.states.length;
  }
}

test.describe('every state that can be open', () => {
  test.use({ reducedMotion: 'reduce', allowErrors: [ARMED] });

  for (const [title, visits] of TESTS) {
    test(title, async ({ page, shop }) => {
      test.slow(true, 'many states');
      for (const { path, situation, cart = [], width = 1280, states } of visits) {
        // jQuery itself breaks under it; what the bundle does there is watched all the same.
        await shop.startAfresh({ ...(!situation?.jquery && { csp: 'strict' }), ...situation });
        await shop.fill([...cart]);
        await page.setViewportSize({ width, height: 800 });
        await takePointerAway(page);
        await openSettled(page, path);
        for (const state of states) {
          await test.step(state.name, async () => {
            await state.open(page, shop);
            expect.soft(await findFaults(page, state)).toEqual([]);
            await state.close?.(page, shop);
            if (state.returnsFocusTo) {
              await page.keyboard.press('Escape');
              await expect(page.locator('[role=dialog]:visible')).toHaveCount(0);
              await expect(page.locator(state.returnsFocusTo)).toBeFocused();
            }
          });
        }
      }
    });
  }
});

test('every island has a state in the table, or a reason why it has none', () => {
  const known = new Set(
    Object.values(VISITS).flatMap((visits) =>
      visits.flatMap(({ states }) => states.flatMap(({ islands }) => islands)),
    ),
  );
  const missing = ISLANDS.filter((island) => !known.has(island) && !STATELESS[island]);
  expect(missing, 'add a state to entry/matrix/states/, or say why there is none').toEqual([]);
  const stale = Object.keys(STATELESS).filter((island) => known.has(island));
  expect(stale, 'they have a state: no reason is needed why they had none').toEqual([]);
});
