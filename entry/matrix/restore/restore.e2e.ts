import type { CDPSession } from 'playwright/test';

import { goBackTo, noteHowShown } from '../../../fixtures-html/testing/back';
import { noteIslandErrors } from '../../../fixtures-html/testing/page-probes';
import {
  atRest,
  expect,
  takePointerAway,
  test,
  type Page,
  type Shop,
} from '../../../fixtures-html/testing/shop-test';
import { allPlaces, arrange, expectMet, openAwake, type MeetingPlace } from '../faults/pages';
import { countWhatRuns, more, readRunning } from '../load/left-behind';
import { findLies } from '../monkey/eyes';
import { statesOf } from '../wake-all';

/**
 * Every island on a page that Back brings out of the browser's memory, on every page on which islands are
 * met (`places.ts`): as it was left, mounted once, listening once, at rest, and true of what has changed
 * at the shop meanwhile.
 */

/** Where the visitor goes meanwhile. */
const OTHER = '/journal/how-to-wash-wool/';

interface Look {
  states: Record<string, string[]>;
  /** How often each island has been mounted. */
  mounts: Record<string, number>;
  /** How often each function listens to each kind of event, on the page's elements and on its window. */
  listeners: Record<string, number>;
}

const count = (names: readonly string[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const name of names.toSorted()) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
};

async function look(page: Page, cdp: CDPSession): Promise<Look> {
  const mounts = await page.evaluate(() =>
    performance.getEntriesByType('measure').map(({ name }) => name),
  );
  const listeners = [...(await listening(cdp, 'window')), ...(await listening(cdp, 'document'))];
  return {
    states: await statesOf(page),
    mounts: count(mounts.filter((name) => name.startsWith('island:'))),
    listeners: count(listeners),
  };
}

/** What listens on an object of the page and on all that is in it, as kinds of events with the code's beginning. */
async function listening(cdp: CDPSession, expression: string): Promise<string[]> {
  const objectGroup = 'listening';
  const { result } = await cdp.send('Runtime.evaluate', { expression, objectGroup });
  const { listeners } = await cdp.send('DOMDebugger.getEventListeners', {
    objectId: result.objectId!,
    depth: -1,
  });
  await cdp.send('Runtime.releaseObjectGroup', { objectGroup });
  return listeners.map(
    ({ type, handler, scriptId, lineNumber, columnNumber }) =>
      `${expression} ${type}: ${handler?.description?.slice(0, 80)} ${scriptId}:${lineNumber}:${columnNumber}`,
  );
}

/**
 * The platform sends pages of a visitor's own as `no-store`, and Chromium keeps none of those for Back once
 * their code has fetched anything. Other browsers do.
 */
async function letAllBeKept(cdp: CDPSession): Promise<void> {
  cdp.on('Fetch.requestPaused', ({ requestId, responseStatusCode = 200, responseHeaders = [] }) => {
    const headers = responseHeaders.filter(({ name }) => name.toLowerCase() !== 'cache-control');
    const answer = { requestId, responseCode: responseStatusCode, responseHeaders: headers };
    // One that is broken off is not waited for.
    void cdp.send('Fetch.continueResponse', answer).catch(() => undefined);
  });
  const patterns = [{ resourceType: 'Document', requestStage: 'Response' } as const];
  await cdp.send('Fetch.enable', { patterns });
}

async function expectRestored(
  page: Page,
  shop: Shop,
  cdp: CDPSession,
  place: MeetingPlace,
): Promise<void> {
  await arrange(shop, place);
  await expectMet(page, place, await openAwake(page, place));
  const left = await look(page, cdp);
  const running = await readRunning(page);
  const address = page.url();

  await takePointerAway(page);
  await page.goto(OTHER);
  await atRest(page, { isTouched: false });
  await shop.fill([{ sku: 'HV-W107', quantity: 3 }]);
  await shop.wish(['HV-W102']);
  await goBackTo(page, address, 'restored');

  const truth = { cart: await shop.cart(), wishes: await shop.wishes() };
  await expect.poll(() => page.evaluate(findLies, truth)).toEqual([]);
  await atRest(page);
  const now = await look(page, cdp);
  expect(now.states).toEqual(left.states);
  expect(now.mounts).toEqual(left.mounts);
  const doubled = Object.entries(now.listeners)
    .filter(([name, times]) => times > (left.listeners[name] ?? 0))
    .map(([name, times]) => `${name}: ${left.listeners[name] ?? 0} → ${times}`);
  expect(doubled).toEqual([]);
  // What is shown for a while ends by itself.
  await expect.poll(async () => more(await readRunning(page), running)).toEqual([]);
}

/** Places in one test, so that each takes no longer than others. */
const MOST_PLACES = 4;

const places = allPlaces();
for (let from = 0; from < places.length; from += MOST_PLACES) {
  const some = places.slice(from, from + MOST_PLACES);
  const paths = some.map(({ path }) => path).join(', ');
  test(`pages that Back brings out of memory are as they were left, and true: ${paths} @window`, async ({
    page,
    shop,
  }) => {
    test.slow(true, 'many islands');
    const errors = await noteIslandErrors(page);
    await noteHowShown(page);
    await page.addInitScript(countWhatRuns);
    const cdp = await page.context().newCDPSession(page);
    await letAllBeKept(cdp);
    for (const place of some) {
      await test.step(place.path, async () => {
        await expectRestored(page, shop, cdp, place);
        expect(await errors()).toEqual([]);
      });
    }
  });
}
