// @ts-check
/** What a press costs: until the next paint, until the page shows that it was heard, and in long tasks. */
import { LONG_TASK_MS, noteLongTasks } from './long-tasks.mjs';
import { untilIdle } from './until-idle.mjs';

/**
 * @typedef {import('../bench.mjs').Visit} Visit
 * @typedef {import('../bench.mjs').Measure} Measure
 * @typedef {object} Press
 * @property {string} target selector of what is pressed
 * @property {string} shows selector of what is visible as soon as the press was heard
 * @property {string} [withValue] the value that the shown field then has
 * @property {boolean} [isFirstFrame] whether it has to show in the first frame, before the network answers
 * @property {string} [before] selector of something to press first, unmeasured
 * @property {string} [key] key to press in the target, instead of pressing the target itself
 * @property {string[]} [typed] what is typed into the target before, piece by piece, unmeasured
 */

/** How long a finger stays: the page is painted once while it is down, and once when it is up. */
const HELD = { delay: 100 };

/** Event Timing reports nothing below this, and rounds to 8 ms. */
const SHORTEST_REPORTED_MS = 16;

/** For an answer that Event Timing has to report. */
const LATE_MS = 40;

/**
 * @param {string} path
 * @param {Press} press
 * @returns {(visit: Visit) => Promise<Measure[]>}
 */
export function press(path, { target, shows, withValue, before, key, typed = [], isFirstFrame }) {
  return async ({ page, cdp }) => {
    await page.addInitScript(observe, SHORTEST_REPORTED_MS);
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    if (before) {
      await page.locator(before).first().click();
      await page.locator(target).first().waitFor();
    }
    const button = page.locator(target).first();
    // As a hand does on its way: it wakes the island, so that the press finds it ready.
    await button.hover();
    await settle(page);
    if (key) await button.focus();
    for (const piece of typed) {
      await button.pressSequentially(piece);
      await settle(page);
    }

    const stop = await noteLongTasks(page, cdp);
    const [heard] = await Promise.all([
      page.evaluate(watch, { shows, withValue, type: key ? 'keydown' : 'click' }),
      key ? button.press(key, HELD) : button.click(HELD),
    ]);
    await settle(page);
    const longestMs = await stop();
    await pressLate(page);
    const paintMs = await page.evaluate(longestPress, SHORTEST_REPORTED_MS);
    return [
      { what: 'next paint', value: paintMs, unit: 'ms', bar: 100 },
      { what: 'visible answer', value: heard.ms, unit: 'ms' },
      {
        what: 'frames until the visible answer',
        value: heard.frames,
        unit: '',
        ...(isFirstFrame && { bar: 1 }),
      },
      {
        what: 'our longest task, React’s evaluation apart',
        value: longestMs,
        unit: 'ms',
        bar: LONG_TASK_MS,
      },
    ];
  };
}

/**
 * Nothing is on its way any more, and nothing waits for an idle moment.
 *
 * @param {import('playwright').Page} page
 */
async function settle(page) {
  await page.waitForLoadState('networkidle');
  await page.evaluate(untilIdle);
  await page.waitForFunction(isSettled);
  await page.waitForLoadState('networkidle');
}

/**
 * Presses a key that is answered late, and waits until Event Timing tells of it. A press before of which
 * nothing was told was faster than what is reported then: nobody had stopped looking.
 *
 * @param {import('playwright').Page} page
 */
async function pressLate(page) {
  await page.evaluate(answerLate, LATE_MS);
  await page.keyboard.press('Shift');
  await page.waitForFunction(isLateTold).catch(() => {
    throw new Error('Event Timing does not tell of a press that takes its time.');
  });
}

/**
 * Runs in the page.
 *
 * @param {number} ms
 */
function answerLate(ms) {
  /** @param {KeyboardEvent} event */
  const answer = ({ timeStamp }) => {
    Reflect.set(globalThis, '__lateAt', timeStamp);
    const end = performance.now() + ms;
    while (performance.now() < end);
  };
  window.addEventListener('keydown', answer, { capture: true, once: true });
}

/** Runs in the page. */
function isLateTold() {
  /** @type {PerformanceEntry[]} */
  const entries = Reflect.get(globalThis, '__presses');
  const lateAt = Reflect.get(globalThis, '__lateAt');
  return entries.some(({ name, startTime }) => name === 'keydown' && startTime >= lateAt);
}

/**
 * Runs in the page before anything else does.
 *
 * @param {number} durationThreshold in milliseconds
 */
function observe(durationThreshold) {
  /** @type {PerformanceEntry[]} */
  const entries = [];
  Reflect.set(globalThis, '__presses', entries);
  const observer = new PerformanceObserver((list) => entries.push(...list.getEntries()));
  // TypeScript's DOM types do not know the option yet.
  /** @type {PerformanceObserverInit & { durationThreshold: number }} */
  const options = { type: 'event', buffered: true, durationThreshold };
  observer.observe(options);
}

/** Runs in the page: no island is on its way, and no search. */
function isSettled() {
  return [...document.querySelectorAll('*')].every(
    (element) =>
      !element.matches('.submit-button.loading') &&
      [...element.attributes].every(
        ({ name, value }) => !name.startsWith('data-island-') || value !== 'loading',
      ),
  );
}

/**
 * Runs in the page: milliseconds and frames from the press to the frame that shows the answer.
 *
 * @param {{ shows: string, withValue: string | undefined, type: string }} answer
 * @returns {Promise<{ ms: number, frames: number }>}
 */
function watch({ shows, withValue, type }) {
  Reflect.set(globalThis, '__pressAt', performance.now());
  return new Promise((resolve) => {
    const isShown = () =>
      [...document.querySelectorAll(shows)].some(
        (element) =>
          element.checkVisibility() &&
          (withValue === undefined || Reflect.get(element, 'value') === withValue),
      );
    /** @param {Event} event */
    const start = (event) => {
      let frames = 0;
      const look = () => {
        frames += 1;
        if (isShown()) resolve({ ms: performance.now() - event.timeStamp, frames });
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    };
    document.addEventListener(type, start, { capture: true, once: true });
  });
}

/**
 * Runs in the page: Event Timing of the slowest event of the press before the late one.
 *
 * @param {number} shortestMs what it is without an entry
 */
function longestPress(shortestMs) {
  /** @type {(PerformanceEntry & { interactionId?: number })[]} */
  const entries = Reflect.get(globalThis, '__presses');
  const [from, to] = ['__pressAt', '__lateAt'].map((name) => Reflect.get(globalThis, name));
  const durations = entries
    .filter(
      ({ startTime, interactionId = 0 }) =>
        startTime >= from && startTime < to && interactionId > 0,
    )
    .map(({ duration }) => duration);
  return Math.max(shortestMs, ...durations);
}
