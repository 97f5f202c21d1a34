// @ts-check
/** What a page view costs before anyone touches it. */
import { gzipSync } from 'node:zlib';
import { ourSamples, sumMs } from './profile.mjs';

/**
 * @typedef {import('../bench.mjs').Visit} Visit
 * @typedef {import('../bench.mjs').Measure} Measure
 */

const OURS = /\/(?:loader|chunks\/[^/]+)\.js(?:\?|$)/;
const FRAGMENTS = 'wc-ajax=get_refreshed_fragments';
const LONG_TASK_MS = 50;

/**
 * @param {string} path
 * @param {{ isSecondView?: boolean }} [options] second view: the visitor has seen a page before, so
 *   that the basket's fragments are stored and valid
 * @returns {(visit: Visit) => Promise<Measure[]>}
 */
export function loadPage(path, { isSecondView = false } = {}) {
  return async ({ page, cdp }) => {
    if (isSecondView) await settle(page, path);

    /** @type {Promise<number>[]} */
    const sizes = [];
    let fragmentRequests = 0;
    page.on('request', (request) => {
      if (request.url().includes(FRAGMENTS)) fragmentRequests++;
    });
    page.on('response', (response) => {
      if (OURS.test(response.url())) {
        sizes.push(response.body().then((body) => gzipSync(body, { level: 9 }).length));
      }
    });
    await page.addInitScript(observe);
    await cdp.send('Profiler.enable');
    await cdp.send('Profiler.setSamplingInterval', { interval: 500 });
    await cdp.send('Profiler.start');
    await settle(page, path);
    const { profile } = await cdp.send('Profiler.stop');

    const samples = ourSamples(profile, (url) => OURS.test(url));
    const seen = await page.evaluate(() => Reflect.get(globalThis, '__bench'));
    const start = await navigationStartUs(cdp);
    // A long task is ours when it would not have been long without us.
    const ourLongTasks = seen.longTasks.filter(
      (/** @type {{ start: number, duration: number }} */ task) => {
        const from = start + task.start * 1000;
        const ours = sumMs(samples, from, from + task.duration * 1000);
        return ours > 0 && task.duration - ours < LONG_TASK_MS;
      },
    );
    const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
    return [
      { what: 'our script', value: sumMs(samples), unit: 'ms', bar: 20 },
      { what: 'our long tasks', value: ourLongTasks.length, unit: '', bar: 0 },
      { what: 'layout shift', value: seen.shift, unit: '', bar: 0 },
      { what: 'our scripts, gzip', value: bytes / 1024, unit: 'KiB', bar: 10 },
      ...(isSecondView
        ? [{ what: 'fragments requests', value: fragmentRequests, unit: '', bar: 0 }]
        : []),
    ];
  };
}

/**
 * @param {import('playwright').Page} page
 * @param {string} path
 */
async function settle(page, path) {
  await page.goto(path);
  // Nothing more to come by itself: the network is quiet and the browser has been idle.
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}

/** Runs in the page before anything else does. */
function observe() {
  /** @type {{ shift: number, longTasks: { start: number, duration: number }[] }} */
  const seen = { shift: 0, longTasks: [] };
  Reflect.set(globalThis, '__bench', seen);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.shift += Reflect.get(entry, 'value');
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    for (const { startTime: start, duration } of list.getEntries()) {
      seen.longTasks.push({ start, duration });
    }
  }).observe({ type: 'longtask', buffered: true });
}

/**
 * The page's time zero on the profiler's clock, in microseconds.
 *
 * @param {import('playwright').CDPSession} cdp
 */
async function navigationStartUs(cdp) {
  await cdp.send('Performance.enable');
  const { metrics } = await cdp.send('Performance.getMetrics');
  const seconds = metrics.find(({ name }) => name === 'NavigationStart')?.value ?? 0;
  return seconds * 1e6;
}
