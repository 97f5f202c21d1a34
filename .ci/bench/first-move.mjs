// @ts-check
/** What the first move of a pointer costs: until then most islands of a page are not even asked for. */
import { openBareWindow } from './bare-window.mjs';
import { isMadeLong, isOurs, LONG_TASK_MS } from './long-tasks.mjs';
import { readShift, readTasks } from './trace.mjs';

/**
 * @typedef {import('../bench.mjs').Visit} Visit
 * @typedef {import('../bench.mjs').Measure} Measure
 */

/**
 * @param {string} path
 * @returns {(visit: Visit) => Promise<Measure[]>}
 */
export function firstMove(path) {
  return async ({ page, url, slowdown }) => {
    const window = await openBareWindow(page.context(), slowdown);
    try {
      await window.load(new URL(path, url).href);
      const events = await window.move();
      const tasks = readTasks(events, isOurs);
      const long = tasks.filter(isMadeLong).map(({ oursMs }) => oursMs);
      return [
        { what: 'our script', value: sum(tasks.map(({ oursMs }) => oursMs)), unit: 'ms' },
        { what: 'our longest task', value: Math.max(0, ...long), unit: 'ms', bar: LONG_TASK_MS },
        { what: 'layout shift', value: readShift(events), unit: '', bar: 0 },
      ];
    } finally {
      await window.close();
    }
  };
}

/** @param {number[]} values */
const sum = (values) => values.reduce((all, value) => all + value, 0);
