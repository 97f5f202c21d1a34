import type { CDPSession } from 'playwright/test';

import type { Situation } from '../../../fixtures-html/server/situation';
import {
  atRest,
  expect,
  expectIsland,
  openSettled,
  test,
  touch,
  type Locator,
  type Page,
} from '../../../fixtures-html/testing/shop-test';
import { countWhatRuns, more, readRunning, type Running } from './left-behind';
import { EVERYTHING, fileOf, ISLANDS, placeOf } from '../places';
import { prepareUses, usesOf, type UsingWindow } from './uses';

const ROUNDS = 100;
const MAX_GROWTH_BYTES = 200_000;

/** Every so many rounds the island is used before it goes. */
const USED_EVERY = 25;

/** Mounts an island by its own door and takes it down again, as often as asked for. */
function mountAndUnmount(page: Page, name: string, times: number): Promise<string[]> {
  return page.evaluate(
    async ([address, island, selector, rounds, every, uses]) => {
      type Mount = (element: Element, context: object) => void | Promise<void>;
      const { mount } = (await import(address)) as { mount: Mount };
      const failures: string[] = [];
      const fail = (error: unknown): void => void failures.push(String(error));
      const { useIsland, closeOpen } = globalThis as unknown as UsingWindow;
      for (let round = 0; round < rounds; round += 1) {
        const controller = new AbortController();
        const context = { name: island, signal: controller.signal, fail };
        const element = document.querySelector(selector)!;
        await mount(element, context);
        if (round % every === 0) await useIsland(element, uses);
        controller.abort();
        closeOpen();
      }
      return failures;
    },
    [fileOf(name), name, placeOf(name).selector, times, USED_EVERY, usesOf(name)] as const,
  );
}

interface Measured {
  listeners: number;
  bytes: number;
  running: Running;
}

/** Everything that is in use once all garbage has been collected. */
async function measure(page: Page, cdp: CDPSession): Promise<Measured> {
  const running = await readRunning(page);
  await cdp.send('HeapProfiler.collectGarbage');
  await cdp.send('HeapProfiler.collectGarbage');
  const { metrics } = await cdp.send('Performance.getMetrics');
  const { usedSize } = await cdp.send('Runtime.getHeapUsage');
  const listeners = metrics.find(({ name }) => name === 'JSEventListeners')?.value ?? Number.NaN;
  return { listeners, bytes: usedSize, running };
}

/** Markup without the loader's own marks, which come with the islands' registrations: early or late. */
async function withoutMarks(part: Locator): Promise<string> {
  const html = (await part.innerHTML()).replace(/ data-island-[\w-]+="\w+"/g, '');
  // In which order classes stand is nobody's business.
  return html.replace(/ class="([^"]*)"/g, (_all, names: string) => names.split(' ').sort().join());
}

const OFF = Object.fromEntries(ISLANDS.map((island) => [island, 'off']));

/** Opens a page on which every island is turned off, so that the test alone mounts any. */
async function openTurnedOff(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expectIsland(page.locator('body'), 'cart-fragments', 'off');
  // What brings the other registrations listens until somebody is there.
  await touch(page);
  await atRest(page);
}

interface Stop {
  path: string;
  situation: Partial<Situation>;
  names: string[];
}

/** Pages with the islands that are met on them, so few of them in one test that none takes long. */
function planTests(): Stop[][] {
  const stops = new Map<string, Stop>();
  for (const name of ISLANDS) {
    const { path, situation = {} } = placeOf(name);
    const key = JSON.stringify([path, situation]);
    const stop = stops.get(key) ?? { path, situation, names: [] };
    stop.names.push(name);
    stops.set(key, stop);
  }
  const tests: Stop[][] = [[]];
  for (const { names, ...stop } of stops.values()) {
    for (let first = 0; first < names.length; first += MAX_NAMES) {
      const some = names.slice(first, first + MAX_NAMES);
      const count = tests.at(-1)!.reduce((sum, other) => sum + other.names.length, 0);
      if (count + some.length > MAX_NAMES) tests.push([]);
      tests.at(-1)!.push({ ...stop, names: some });
    }
  }
  return tests;
}

/** Islands in one test. */
const MAX_NAMES = 8;

async function expectNothingLeft(page: Page, cdp: CDPSession, name: string): Promise<void> {
  const { selector } = placeOf(name);
  const part = page.locator(selector === 'body' ? '#header' : selector).first();
  const before = await withoutMarks(part);
  // The first ones fetch code, and fill caches that stay.
  for (let time = 0; time < 2; time += 1) {
    expect(await mountAndUnmount(page, name, 5), name).toEqual([]);
    await atRest(page);
  }
  await expectNoLeak(page, cdp, name);
  if (name !== 'cart-fragments') await expect.poll(() => withoutMarks(part), name).toBe(before);
}

/**
 * A cache is filled once, and React holds on to a root that it had last; what leaks grows each time. On
 * a busy machine the browser is a while with pictures that nobody looks at any more.
 */
async function expectNoLeak(page: Page, cdp: CDPSession, name: string): Promise<void> {
  let growth: unknown;
  for (const timeout of [2000, 2000, 2000, 40_000]) {
    try {
      return await expectNoGrowth(page, cdp, name, timeout);
    } catch (error) {
      growth = error;
    }
  }
  throw growth;
}

/** @param timeout in milliseconds: what a timer still holds goes with it, what has leaked stays */
async function expectNoGrowth(
  page: Page,
  cdp: CDPSession,
  name: string,
  timeout: number,
): Promise<void> {
  const start = await measure(page, cdp);
  expect(await mountAndUnmount(page, name, ROUNDS), name).toEqual([]);
  await expect(async () => {
    const end = await measure(page, cdp);
    expect(more(end.running, start.running), name).toEqual([]);
    expect(end.listeners, name).toBeLessThanOrEqual(start.listeners);
    expect(end.bytes - start.bytes, name).toBeLessThan(MAX_GROWTH_BYTES);
  }).toPass({ timeout, intervals: [50, 100, 250] });
}

for (const stops of planTests()) {
  const all = stops.flatMap(({ names }) => names);
  test(`${ROUNDS} mounts leave nothing behind: ${all.join(', ')}`, async ({ page, shop }) => {
    // Hundreds of mounts one after the other, on a machine that may be busy.
    test.setTimeout(150_000);
    await page.addInitScript(countWhatRuns);
    await page.addInitScript(prepareUses);
    await shop.situation(EVERYTHING);
    await shop.fill([{ sku: 'HV-W107', quantity: 2 }]);
    await openSettled(page, '/shop/');
    await shop.situation({ settings: { islands: OFF } });
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Performance.enable');
    for (const { path, situation, names } of stops) {
      await shop.situation({ loggedIn: false, ...situation });
      await openTurnedOff(page, path);
      for (const name of names) await test.step(name, () => expectNothingLeft(page, cdp, name));
    }
    expect(await shop.requests('wc-ajax=get_refreshed')).toHaveLength(1);
  });
}
