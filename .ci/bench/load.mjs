// @ts-check
/** What a page view costs before anyone touches it. */
import { gzipSync } from 'node:zlib';
import { openBareWindow } from './bare-window.mjs';
import { isMadeLong, isOurs, LONG_TASK_MS, noteLongTasks } from './long-tasks.mjs';
import { readTasks } from './trace.mjs';
import { untilIdle } from './until-idle.mjs';

/**
 * @typedef {import('../bench.mjs').Visit} Visit
 * @typedef {import('../bench.mjs').Measure} Measure
 * @typedef {{ shift: number, idleAt: number, startedAt: Record<string, number> }} Seen
 *
 * @typedef {object} Load
 * @property {number} kib all of our scripts before the first interaction, gzip
 * @property {number} [kibBeforeIdle] those that do not wait until the browser is idle
 * @property {boolean} [hydratesNothing] nothing of ours has work to do on such a page
 * @property {boolean} [isSecondView] the visitor has seen a page before, so that the basket's fragments
 *   are stored and valid
 */

const FRAGMENTS = 'wc-ajax=get_refreshed_fragments';
const SCRIPT_MS = 20;

/**
 * @param {string} path
 * @param {Load} load
 * @returns {(visit: Visit) => Promise<Measure[]>}
 */
export function loadPage(path, { kib, kibBeforeIdle, hydratesNothing, isSecondView }) {
  return async (visit) => {
    const { page, cdp } = visit;
    const tasks = await time(visit, path, isSecondView);

    if (isSecondView) await settle(page, path);
    const sizes = weigh(page);
    let fragmentRequests = 0;
    page.on('request', (request) => {
      if (request.url().includes(FRAGMENTS)) fragmentRequests++;
    });
    await page.addInitScript(observe);
    const stop = await noteLongTasks(page, cdp);
    await settle(page, path);
    const longestMs = await stop();
    /** @type {Seen} */
    const seen = await page.evaluate(readSeen);
    const long = tasks.filter(isMadeLong);
    const all = await Promise.all(sizes);
    const early = all.filter(({ url }) => (seen.startedAt[url] ?? 0) < seen.idleAt);

    return [
      {
        what: 'our script',
        value: tasks.reduce((sum, { oursMs }) => sum + oursMs, 0),
        unit: 'ms',
        ...(hydratesNothing && { bar: SCRIPT_MS }),
      },
      {
        what: 'our long tasks',
        value: long.length,
        unit: '',
        ...(hydratesNothing && { bar: 0 }),
      },
      {
        what: 'our longest task, React’s evaluation apart',
        value: hydratesNothing ? Math.max(0, ...long.map(({ oursMs }) => oursMs)) : longestMs,
        unit: 'ms',
        bar: LONG_TASK_MS,
      },
      { what: 'layout shift', value: seen.shift, unit: '', bar: 0 },
      { what: 'our scripts, gzip', value: kibOf(all), unit: 'KiB', bar: kib },
      ...(kibBeforeIdle === undefined
        ? []
        : [{ what: 'of those before idle', value: kibOf(early), unit: 'KiB', bar: kibBeforeIdle }]),
      ...(isSecondView
        ? [{ what: 'fragments requests', value: fragmentRequests, unit: '', bar: 0 }]
        : []),
    ];
  };
}

/**
 * What a page view takes of the main thread, where no inspector looks on.
 *
 * @param {Visit} visit
 * @param {string} path
 * @param {boolean} [isSecondView]
 */
async function time({ page, cdp, url, slowdown }, path, isSecondView = false) {
  // A page that is slowed down keeps a processor busy while it does nothing.
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const window = await openBareWindow(page.context(), slowdown);
  try {
    const { href } = new URL(path, url);
    if (isSecondView) await window.load(href);
    return readTasks(await window.load(href), isOurs);
  } finally {
    await window.close();
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  }
}

/**
 * Weighs what the page loads of ours from now on.
 *
 * @param {import('playwright').Page} page
 */
function weigh(page) {
  /** @type {Promise<{ url: string, bytes: number }>[]} */
  const sizes = [];
  page.on('response', (response) => {
    const url = response.url();
    if (!isOurs(url)) return;
    sizes.push(
      response.body().then((body) => ({ url, bytes: gzipSync(body, { level: 9 }).length })),
    );
  });
  return sizes;
}

/** @param {{ bytes: number }[]} scripts */
function kibOf(scripts) {
  return scripts.reduce((sum, { bytes }) => sum + bytes, 0) / 1024;
}

/**
 * @param {import('playwright').Page} page
 * @param {string} path
 */
async function settle(page, path) {
  await page.goto(path);
  // Nothing more to come by itself: the network is quiet and the browser has been idle, and what
  // came when it was has brought all that it needs.
  await page.waitForLoadState('networkidle');
  await page.evaluate(untilIdle);
  await page.waitForLoadState('networkidle');
}

/** Runs in the page before anything else does. */
function observe() {
  const seen = { shift: 0, idleAt: Infinity };
  Reflect.set(globalThis, '__bench', seen);
  performance.setResourceTimingBufferSize(1000);
  // The first thing that was put off until the browser is idle has its turn.
  const whenIdle = globalThis.requestIdleCallback;
  globalThis.requestIdleCallback = (run, options) =>
    whenIdle((deadline) => {
      seen.idleAt = Math.min(seen.idleAt, performance.now());
      run(deadline);
    }, options);
  // What moves while the page still comes in pieces is before any island.
  let since = Infinity;
  addEventListener('DOMContentLoaded', () =>
    requestAnimationFrame(() => requestAnimationFrame((now) => (since = now))),
  );
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (entry.startTime >= since) seen.shift += Reflect.get(entry, 'value');
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Runs in the page: what was observed, and when each resource was asked for. */
function readSeen() {
  const resources = performance.getEntriesByType('resource');
  const startedAt = Object.fromEntries(resources.map(({ name, startTime }) => [name, startTime]));
  return { ...Reflect.get(globalThis, '__bench'), startedAt };
}
