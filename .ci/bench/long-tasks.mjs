// @ts-check
/** The browser's long tasks, and our share of each. */
import { isEvaluationOf, ourSamples, sumMs } from './profile.mjs';

/**
 * @typedef {{ start: number, duration: number }} LongTask in milliseconds, from the start of the navigation
 * @typedef {{ ms: number, oursMs: number }} Task `oursMs` is our share of it
 */

const OURS = /\/(?:loader|chunks\/[^/]+)\.js(?:\?|$)/;
const REACT = /\/chunks\/react-/;

/** From here on the browser calls a task long, and so does the bar. */
export const LONG_TASK_MS = 50;

/** @param {string} url */
export const isOurs = (url) => OURS.test(url);

/** @param {Task} task that is long, and would not be without us or would be with us alone */
export const isMadeLong = ({ ms, oursMs }) =>
  ms >= LONG_TASK_MS && oursMs > 0 && (oursMs >= LONG_TASK_MS || ms - oursMs < LONG_TASK_MS);

/**
 * Notes what the page and our code do from now on.
 *
 * @param {import('playwright').Page} page
 * @param {import('playwright').CDPSession} cdp
 * @returns {Promise<() => Promise<number>>} stops, and tells our largest share of a task that we made long,
 *   the evaluation of React apart; in milliseconds
 */
export async function noteLongTasks(page, cdp) {
  await page.addInitScript(observe);
  await page.evaluate(observe);
  await cdp.send('Profiler.enable');
  await cdp.send('Profiler.setSamplingInterval', { interval: 500 });
  await cdp.send('Profiler.start');
  return async () => {
    const { profile } = await cdp.send('Profiler.stop');
    /** @type {LongTask[]} */
    const tasks = await page.evaluate(() => Reflect.get(globalThis, '__longTasks')());
    const ours = ourSamples(profile, ({ url }) => isOurs(url));
    const react = ourSamples(profile, isEvaluationOf(REACT));
    const start = await navigationStartUs(cdp);
    const shares = tasks.map(({ start: at, duration: ms }) => {
      const from = start + at * 1000;
      const to = from + ms * 1000;
      return { ms, oursMs: sumMs(ours, from, to), reactMs: sumMs(react, from, to) };
    });
    return Math.max(0, ...shares.filter(isMadeLong).map(({ oursMs, reactMs }) => oursMs - reactMs));
  };
}

/** Runs in the page, before anything else does or once for the page that is open. */
function observe() {
  /** @type {PerformanceEntry[]} */
  const tasks = [];
  const observer = new PerformanceObserver((list) => tasks.push(...list.getEntries()));
  observer.observe({ type: 'longtask' });
  Reflect.set(globalThis, '__longTasks', () =>
    [...tasks, ...observer.takeRecords()].map(({ startTime: start, duration }) => ({
      start,
      duration,
    })),
  );
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
