// @ts-check
/**
 * A window that nobody looks into. Playwright's pages are inspected all the time, and a page pays for
 * it: the engine keeps the positions of all code that it compiles, which doubles what a first load costs.
 */
import { setTimeout as sleep } from 'node:timers/promises';

const LOOK_MS = 300;
/** Looks in a row that find nothing new: then the page has come to rest. */
const CALM_LOOKS = 4;
const MOST_LOOKS = 100;

/** What the page's code and the browser on its behalf did; V8's own events tell of modules, `loading` of shifts. */
const CATEGORIES = [
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'v8',
  'loading',
  '__metadata',
];

/**
 * @typedef {import('./trace.mjs').TraceEvent} TraceEvent
 * @typedef {object} BareWindow
 * @property {(url: string) => Promise<TraceEvent[]>} load opens a page, and waits until it is at rest
 * @property {() => Promise<TraceEvent[]>} move moves the pointer a little, and waits until the page is at rest again
 * @property {() => Promise<void>} close
 */

/**
 * @param {import('playwright').BrowserContext} context whose cookies the visitor of the window has
 * @param {number} slowdown of the processor
 * @returns {Promise<BareWindow>}
 */
export async function openBareWindow(context, slowdown) {
  const browser = /** @type {import('playwright').Browser} */ (context.browser());
  const cdp = await browser.newBrowserCDPSession();
  const { browserContextId } = await cdp.send('Target.createBrowserContext');
  const cookies = (await context.cookies()).map(({ name, value, domain, path }) => ({
    name,
    value,
    domain,
    path,
  }));
  await cdp.send('Storage.setCookies', { browserContextId, cookies });
  const { targetId } = await cdp.send('Target.createTarget', {
    url: 'about:blank',
    browserContextId,
  });
  const send = await attach(cdp, targetId);
  await send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return {
    async load(url) {
      const stop = await trace(cdp);
      await send('Page.navigate', { url });
      await untilAtRest(send);
      return stop();
    },
    async move() {
      const stop = await trace(cdp);
      for (const x of [1, 2])
        await send('Input.dispatchMouseEvent', { type: 'mouseMoved', x, y: 1 });
      await untilAtRest(send);
      return stop();
    },
    async close() {
      await cdp.send('Target.disposeBrowserContext', { browserContextId });
      await cdp.detach();
    },
  };
}

/**
 * Speaks to a window without enabling any of the inspector's domains, and without the Playwright page
 * that would enable them.
 *
 * @param {import('playwright').CDPSession} cdp
 * @param {string} targetId
 * @returns {Promise<(method: string, params: object) => Promise<any>>}
 */
async function attach(cdp, targetId) {
  const { sessionId } = await cdp.send('Target.attachToTarget', { targetId, flatten: false });
  /** @type {Map<number, { resolve: (result: unknown) => void, reject: (error: Error) => void }>} */
  const waiting = new Map();
  cdp.on('Target.receivedMessageFromTarget', (event) => {
    if (event.sessionId !== sessionId) return;
    const { id, result, error } = JSON.parse(event.message);
    if (error) waiting.get(id)?.reject(new Error(error.message));
    else waiting.get(id)?.resolve(result);
  });
  return async (method, params) => {
    const id = waiting.size;
    const message = JSON.stringify({ id, method, params });
    const answer = new Promise((resolve, reject) => waiting.set(id, { resolve, reject }));
    await cdp.send('Target.sendMessageToTarget', { sessionId, message });
    return answer;
  };
}

/**
 * Records what the browser does from now on.
 *
 * @param {import('playwright').CDPSession} cdp
 * @returns {Promise<() => Promise<TraceEvent[]>>} stops, and tells
 */
async function trace(cdp) {
  /** @type {TraceEvent[]} */
  const events = [];
  const take = (/** @type {{ value: object[] }} */ { value }) =>
    events.push(.../** @type {TraceEvent[]} */ (value));
  cdp.on('Tracing.dataCollected', take);
  await cdp.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: CATEGORIES },
  });
  return async () => {
    const complete = new Promise((resolve) => cdp.once('Tracing.tracingComplete', resolve));
    await cdp.send('Tracing.end');
    await complete;
    cdp.off('Tracing.dataCollected', take);
    return events;
  };
}

/**
 * Nothing tells when the network is quiet: it is looked at from time to time.
 *
 * @param {(method: string, params: object) => Promise<any>} send
 */
async function untilAtRest(send) {
  const expression =
    'document.readyState === "complete" ? performance.getEntriesByType("resource").length : 0';
  let [calm, before] = [0, 0];
  for (let look = 0; calm < CALM_LOOKS; look++) {
    if (look === MOST_LOOKS) throw new Error('The page did not come to rest.');
    await sleep(LOOK_MS);
    const { result } = await send('Runtime.evaluate', { expression, returnByValue: true });
    calm = result.value > 0 && result.value === before ? calm + 1 : 0;
    before = result.value;
  }
}
