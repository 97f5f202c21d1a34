// @ts-check
/** The browser's long tasks, and our share of each. */
import { isEvaluationOf, ourSamples, sumMs } from './profile.mjs';

/**
 * @typedef {{ start: number, duration: number }} Task in milliseconds, from the start of the navigation
 * @typedef {object} LongTasks
 * @property {number} scriptMs all that our code ran, whoever called it
 * @property {number} count long tasks that would not have been long without us
 * @property {number} longestMs our share of the longest of them, the evaluation of React apart
 */

const OURS = /\/(?:loader|chunks\/[^/]+)\.js(?:\?|$)/;
const REACT = /\/chunks\/react-/;

/** From here on the browser calls a task long, and so does the bar. */
export const LONG_TASK_MS = 50;

/** @param {string} url */
export const isOurs = (url) => OURS.test(url);

/**
 * Notes what the page and our code do from now on.
 *
 * @param {import('playwright').Page} page
 * @param {import('playwright').CDPSession} cdp
 * @returns {Promise<() => Promise<LongTasks>>} stops, and tells
 */
export async function noteLongTasks(page, cdp) {
  await page.addInitScript(observe);
  await page.evaluate(observe);
  await cdp.send('Profiler.enable');
  await cdp.send('Profiler.setSamplingInterval', { interval: 500 });
  await cdp.send('Profiler.start');
  return async () => {
    const { profile } = await cdp.send('Profiler.stop');
    /** @type {Task[]} */
    const tasks = await page.evaluate(() => Reflect.get(globalThis, '__longTasks')());
    const ours = ourSamples(profile, ({ url }) => isOurs(url));
    const react = ourSamples(profile, isEvaluationOf(REACT));
    const start = await navigationStartUs(cdp);
    const shares = tasks.map(({ start: at, duration }) => {
      const from = start + at * 1000;
      const to = from + duration * 1000;
      return { duration, ms: sumMs(ours, from, to), reactMs: sumMs(react, from, to) };
    });
    const made = shares.filter(({ duration, ms }) => ms > 0 && duration - ms < LONG_TASK_MS);
    return {
      scriptMs: sumMs(ours),
      count: made.length,
      longestMs: Math.max(0, ...made.map(({ ms, reactMs }) => ms - reactMs)),
    };
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
