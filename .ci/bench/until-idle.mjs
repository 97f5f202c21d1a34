// @ts-check
/**
 * Runs in a page: until nothing more urgent is to be done. Where the processor is slowed down, Chromium now
 * and then has no idle moment for minutes, on a page that does nothing: then it is enough to have waited.
 *
 * @returns {Promise<unknown>}
 */
export function untilIdle() {
  return new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 }));
}
