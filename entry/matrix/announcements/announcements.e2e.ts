import { noteAnnouncements } from '../../../fixtures-html/testing/announcements';
import {
  atRest,
  expect,
  openSettled,
  takePointerAway,
  test,
} from '../../../fixtures-html/testing/shop-test';
import { JOURNEYS } from './journeys';

const JOURNEYS_A_TEST = 3;

/** The announcer waits a second, so that a change of the focus is heard before. */
const LONGEST_WAIT_MS = 2000;

test.describe('everything is said once, in order, and nothing else is', () => {
  test.use({ allowErrors: [/Failed to load resource|Instagram error/] });

  for (let first = 0; first < JOURNEYS.length; first += JOURNEYS_A_TEST) {
    const group = JOURNEYS.slice(first, first + JOURNEYS_A_TEST);
    test(group.map(({ name }) => name).join('; '), async ({ page, shop }) => {
      await page.clock.install();
      const read = await noteAnnouncements(page);
      for (const { name, path, situation, cart = [], steps } of group) {
        await test.step(name, async () => {
          await shop.startAfresh(situation);
          await shop.fill([...cart]);
          await takePointerAway(page);
          await openSettled(page, path);
          for (const { does, says } of steps) {
            await does(page, shop);
            await atRest(page);
            // What waits to be said is said.
            await page.clock.runFor(LONGEST_WAIT_MS);
            expect.soft(await read(), name).toEqual(says);
          }
        });
      }
    });
  }
});
