import type { Page, Route } from 'playwright/test';

/** What tests read from a page, or change in it, that no visitor sees. */

/** An error event as a page's own monitoring would note it. */
export interface NotedError {
  island: string;
  phase: string;
  message: string;
  /** The element that raised it, e.g. `div.widget_shopping_cart_content`. */
  target: string;
  cancelable: boolean;
}

interface ProbedWindow {
  notedErrors: NotedError[];
  notedEvents: string[];
}

/** Notes every island's error event from the page's first moment; `cancel` as monitoring may. */
export async function noteIslandErrors(
  page: Page,
  { cancel = false } = {},
): Promise<() => Promise<NotedError[]>> {
  await page.addInitScript((prevent) => {
    const notedErrors: NotedError[] = [];
    Object.assign(globalThis, { notedErrors });
    document.addEventListener('storefront-islands:error', (event) => {
      const { island, phase, error } = event.detail;
      const { localName, classList } = event.target as Element;
      notedErrors.push({
        island,
        phase,
        message: String(error),
        target: [localName, ...classList].join('.'),
        cancelable: event.cancelable,
      });
      if (prevent) event.preventDefault();
    });
  }, cancel);
  return () => page.evaluate(() => (globalThis as unknown as ProbedWindow).notedErrors);
}

/** Notes the names of events as they reach the document natively, in order. */
export async function noteEvents(
  page: Page,
  names: readonly string[],
): Promise<() => Promise<string[]>> {
  await page.addInitScript((wanted) => {
    const notedEvents: string[] = [];
    Object.assign(globalThis, { notedEvents });
    for (const name of wanted) document.addEventListener(name, () => notedEvents.push(name));
  }, names);
  return () => page.evaluate(() => (globalThis as unknown as ProbedWindow).notedEvents);
}

/** Changes the text of what the shop sends for matching addresses, e.g. one chunk. */
export async function rewrite(
  page: Page,
  address: string | RegExp | ((url: URL) => boolean),
  change: (text: string) => string,
): Promise<void> {
  await page.route(address, async (route) => {
    const response = await route.fetch();
    const before = await response.text();
    const body = change(before);
    if (body === before) throw new Error(`rewrite: nothing to change in ${route.request().url()}`);
    await route.fulfill({ response, body });
  });
}

/** Keeps the answers for matching addresses back until the returned function is called. */
export async function holdBack(page: Page, address: string): Promise<() => void> {
  let letGo = (): void => {};
  const released = new Promise<void>((resolve) => (letGo = resolve));
  const held: Promise<void>[] = [];
  const hold = async (route: Route): Promise<void> => {
    const onItsWay = released.then(() => route.continue());
    held.push(onItsWay);
    await onItsWay;
  };
  await page.route(address, hold);
  return () => {
    letGo();
    // As long as anything is routed the driver looks at every request, and may lose one of a page that
    // is left. Where the test is over by now, nothing is left to be ended.
    Promise.all(held)
      .then(() => page.unroute(address, hold))
      .catch(() => undefined);
  };
}

/**
 * Has limits end by the page's clock, which a test can move (`page.clock.install`), where code leaves them
 * to the browser, whose own clock goes on. Before the page is opened.
 */
export const endLimitsByClock = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    AbortSignal.timeout = (ms) => {
      const limit = new AbortController();
      setTimeout(() => limit.abort(new DOMException('', 'TimeoutError')), ms);
      return limit.signal;
    };
  });

/** Types of the event listeners on an object itself, whoever added them. */
export async function listenersOf(page: Page, expression: string): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { result } = await session.send('Runtime.evaluate', { expression });
  if (!result.objectId) throw new Error(`listenersOf: ${expression} is no object`);
  const { listeners } = await session.send('DOMDebugger.getEventListeners', {
    objectId: result.objectId,
  });
  await session.detach();
  return listeners.map(({ type }) => type).sort();
}

/** Makes the page's browser one without a sanitizer of its own, as WebKit is and older ones are. */
export async function withoutSanitizer(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const { prototype } of [Element, HTMLTemplateElement])
      Reflect.deleteProperty(prototype, 'setHTML');
  });
}
