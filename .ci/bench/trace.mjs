// @ts-check
/** Reads a trace of the browser: what did a page's main thread do for code of ours? */

/**
 * @typedef {object} TraceEvent of Chromium's trace format
 * @property {string} name
 * @property {string} ph its phase; X is a stretch of time
 * @property {number} pid
 * @property {number} tid
 * @property {number} ts when it began, in microseconds
 * @property {number} [dur] in microseconds
 * @property {{ fileName?: string, data?: { url?: string, score?: number } }} [args]
 *
 * @typedef {import('./long-tasks.mjs').Task} Task
 */

/** These tell whose code it is. */
const WITH_ADDRESS = new Set(['EvaluateScript', 'FunctionCall', 'v8.compile', 'v8.compileModule']);

/** These don't: all modules of a page are taken for ours, and what its promises do. */
const WITHOUT_ADDRESS = new Set(['v8.evaluateModule', 'RunMicrotasks']);

/**
 * What the browser does while our code runs (a query, a forced layout, collecting garbage) counts.
 *
 * @param {TraceEvent[]} events
 * @param {(url: string) => boolean} isOurs
 * @returns {Task[]} the tasks of the main thread of the page that runs our code, in their order
 * @throws where none of it is found: the page did not run it, or the browser names it otherwise
 */
export function readTasks(events, isOurs) {
  const isCallOfOurs = (/** @type {TraceEvent} */ event) =>
    WITH_ADDRESS.has(event.name) && isOurs(event.args?.data?.url ?? event.args?.fileName ?? '');
  const call = events.find(isCallOfOurs);
  if (!call) throw new Error('The trace knows nothing of our code.');
  const thread = events
    .filter(({ ph, pid, tid }) => ph === 'X' && pid === call.pid && tid === call.tid)
    .map((event) => ({ ...event, end: event.ts + (event.dur ?? 0) }))
    // What is inside begins later, or at the same time and is shorter.
    .sort((a, b) => a.ts - b.ts || b.end - a.end);
  /** @type {Task[]} */
  const tasks = [];
  let [taskEnd, countedUntil] = [0, 0];
  for (const event of thread) {
    const ms = (event.end - event.ts) / 1000;
    if (event.name === 'RunTask' && event.ts >= taskEnd) {
      tasks.push({ ms, oursMs: 0 });
      taskEnd = event.end;
    }
    const isOwn = WITHOUT_ADDRESS.has(event.name) || isCallOfOurs(event);
    const task = tasks.at(-1);
    if (!isOwn || !task || event.ts < countedUntil) continue;
    task.oursMs += ms;
    countedUntil = event.end;
  }
  return tasks;
}

/**
 * How far all that stood somewhere has moved, as the browser counts it. Nothing was pressed meanwhile that
 * would excuse it.
 *
 * @param {TraceEvent[]} events
 */
export const readShift = (events) =>
  events
    .filter(({ name }) => name === 'LayoutShift')
    .reduce((sum, { args }) => sum + (args?.data?.score ?? 0), 0);
