import { test as base, type Locator, type Page, type Request } from 'playwright/test';

import type { Situation } from '../server/situation';
import { gatherBranches } from './branch-counts';
import { expect } from './expect';
import { fillByKeys } from './engines/fill-by-keys';
import { ShopControl, type Fault } from './shop-control';

export { expect };
export type { Locator, Page };
export type { CartJson, Fault, LoggedRequest } from './shop-control';

const isFirefox = (page: Page): boolean =>
  page.context().browser()?.browserType().name() === 'firefox';

/** The fixture shop as one visitor meets it: every test is a visitor of its own. */
export class Shop extends ShopControl {
  constructor(private readonly page: Page) {
    super(async (method, path, data) => {
      const answer = await page.request.fetch(path, { method, ...(data && { data }) });
      return { isOk: answer.ok(), text: await answer.text() };
    });
  }

  /** Has the browser ask for every file again from now on, also for those that it has kept. */
  async keepNoFiles(): Promise<void> {
    // The others are started without a place to keep files in.
    if (this.page.context().browser()?.browserType().name() !== 'chromium') return;
    const session = await this.page.context().newCDPSession(this.page);
    await session.send('Network.enable');
    await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  }

  override async fault(fault: Fault): Promise<void> {
    // What a browser has kept would never meet it.
    await this.keepNoFiles();
    await super.fault(fault);
  }

  /** Makes the visitor a new one, in the shop and in the browser; the next page is their first. */
  async startAfresh(situation: Partial<Situation> = {}): Promise<void> {
    await this.page.unrouteAll({ behavior: 'ignoreErrors' });
    // An answer without scripts: nothing of the page before is left that could still ask or store.
    await this.page.goto('/fixtures/api/cart');
    await this.page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    await this.page.context().clearCookies({ name: /^(?!fixture_visitor$)/ });
    await this.reset();
    await this.situation(situation);
  }
}

/** Opens a page and waits until its cart regions are as the server last sent them. */
export async function openSettled(page: Page, path: string): Promise<void> {
  await visit(page, path);
  await expectIsland(page.locator('body'), 'cart-fragments', 'ready');
  // The platform writes the keys last of all, also those of an empty cart.
  await page.waitForFunction(() => {
    const [, hash = ''] = /(?:^|; )woocommerce_cart_hash=([^;]*)/.exec(document.cookie) ?? [];
    return Object.entries(localStorage).some(
      ([key, stored]) => key.startsWith('wc_cart_hash') && stored === hash,
    );
  });
}

/** Opens a page as a shopper who then moves the mouse a little: the first interaction. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await touch(page);
}

/** Waits for the first picture of the page: browsers drop input that comes before. */
export async function painted(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

/** The least that a shopper can do: what waits for the first interaction wakes. */
export async function touch(page: Page): Promise<void> {
  await painted(page);
  await page.mouse.move(1, 1);
  await page.mouse.move(2, 2);
}

/** Takes the pointer off the page: left over it, it would be the first sign of a shopper on the next one. */
export async function takePointerAway(page: Page): Promise<void> {
  // Firefox's driver lets it nowhere else; a page there knows of none before its first move.
  if (isFirefox(page)) return;
  await page.mouse.move(-1, -1);
}

/** Wakes an island as a pointer does that comes near, wherever it stands on the page. */
export const approach = (target: Locator): Promise<void> =>
  target.first().dispatchEvent('pointerover');

/** Waits until the loader knows an island: a press before that takes the page's own way. */
export const expectKnown = (target: Locator, name: string): Promise<void> =>
  expect(target.first()).toHaveAttribute(`data-island-${name}`);

/** Waits until an island has reached a state on the (first) element. */
export async function expectIsland(
  target: Locator,
  name: string,
  state: 'waiting' | 'loading' | 'ready' | 'failed' | 'off',
): Promise<void> {
  await expect(target.first()).toHaveAttribute(`data-island-${name}`, state);
}

/** How many times slower than it is the browser is made, to find tests that need a fast one. */
const slowPage = Number(process.env['E2E_SLOW_PAGE'] ?? 1);

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowPage });
}

/** What each page has asked for. */
interface Asked {
  unanswered: Set<Request>;
  count: number;
}

const asked = new WeakMap<Page, Asked>();

const findUnanswered = (page: Page): Request[] => [...(asked.get(page)?.unanswered ?? [])];

const isPage = (request: Request, page: Page): boolean =>
  request.isNavigationRequest() && request.frame() === page.mainFrame();

function watchRequests(page: Page): void {
  const open = new Set<Request>();
  const all: Asked = { unanswered: open, count: 0 };
  asked.set(page, all);
  const isNextPage = (request: Request): boolean => isPage(request, page);
  // What the page before has asked for ends with it, and is not always told.
  page.on('request', (request) => {
    // Nor is that of pages fetched ahead, which the browser gives up as it likes.
    if (request.headers()['sec-purpose']?.startsWith('prefetch')) return;
    if (isNextPage(request)) open.clear();
    open.add(request);
    all.count += 1;
  });
  page.on('framenavigated', (frame) => {
    // That goes on until the next page is there. No other page comes without having been asked for.
    if (frame !== page.mainFrame() || ![...open].some(isNextPage)) return;
    for (const request of open) if (!isNextPage(request)) open.delete(request);
  });
  page.on('requestfinished', (request) => open.delete(request));
  // The words of a refusal that nobody reads stay on their way.
  page.on('response', (response) => {
    if (!response.ok()) open.delete(response.request());
  });
  page.on('requestfailed', (request) => open.delete(request));
}

/** The first pages of a run wait for the shop to print their pictures. */
const AT_REST = { timeout: 30_000, intervals: [20, 20, 50, 50, 100] };

/**
 * Waits until nothing is on its way on a page that somebody has touched: all islands are known, none is
 * being fetched or mounted, no request is unanswered. Before a test moves the clock, which would end
 * what is on its way, or counts what is there.
 *
 * @param isTouched false for a page that nobody has touched: most islands are not known there
 * @param held part of the addresses whose answers the test keeps back: they may be missing
 */
export async function atRest(
  page: Page,
  { isTouched = true, held }: { isTouched?: boolean; held?: string } = {},
): Promise<void> {
  const findAsked = (): string[] =>
    findUnanswered(page)
      .map((request) => request.url())
      .filter((url) => !held || !url.includes(held));
  await expect
    .poll(async () => {
      const before = findAsked();
      if (before.length > 0) return before;
      // What has been answered has had its effect by the time the page has nothing more urgent to do.
      const count = asked.get(page)?.count;
      const loading = await findLoading(page, isTouched);
      const isCalm = asked.get(page)?.count === count;
      return [...loading, ...findAsked(), ...(isCalm ? [] : ['what was asked for meanwhile'])];
    }, AT_REST)
    .toEqual([]);
}

/** The islands that are on their way, once nothing more urgent is to be done on the page. */
const findLoading = (page: Page, isTouched: boolean): Promise<string[]> =>
  page.evaluate(async (hasAll) => {
    const look = (): string[] => {
      const states = [...document.querySelectorAll('*')].flatMap(({ attributes }) =>
        [...attributes].filter(({ name }) => name.startsWith('data-island-')),
      );
      // It is among the last that become known.
      const areKnown =
        !hasAll || document.documentElement.hasAttribute('data-island-scroll-to-notices');
      return [
        ...(areKnown ? [] : ['the list of islands']),
        ...states.filter(({ value }) => value === 'loading').map(({ name }) => name),
      ];
    };
    let found: string[] = [];
    // Asking from outside, over and over, keeps the page from getting on.
    for (let looks = 0; looks < 10; looks += 1) {
      // Islands wait for such a moment, too. On a busy machine a browser may find none at all.
      await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 }));
      found = look();
      if (found.length === 0) break;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    return found;
  }, isTouched);

/**
 * Stops the page's clock (`page.clock.install` comes before the page is opened) once nothing is on its
 * way: from then on time passes as the test says, not as the machine is fast.
 */
export async function stopClock(page: Page): Promise<void> {
  await atRest(page);
  // A little ahead of the page's own time, which goes on until then.
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + 20_000);
}

/**
 * Goes from a page's window to another one. Playwright has every page believe that it is in front; a
 * browser takes the focus from a window as soon as another has it.
 */
export const leaveWindow = (page: Page): Promise<void> =>
  page.evaluate(() => void dispatchEvent(new Event('blur')));

/** Goes from a page's tab to another one, or back. Playwright has every page believe that it is shown. */
export const changeTabs = (page: Page): Promise<void> =>
  page.evaluate(
    () => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
  );

/** A page of the control interface, which the shop neither logs nor answers with a fault. */
const PROBE = '/fixtures/api/cart';

/** Cuts the network off, and waits until it is: what is asked for at once may still get through. */
export const goOffline = (page: Page): Promise<void> => setOffline(page, true);

/** Gives the network back, and waits until it is there. */
export const goOnline = (page: Page): Promise<void> => setOffline(page, false);

async function setOffline(page: Page, isOffline: boolean): Promise<void> {
  await page.context().setOffline(isOffline);
  const wanted = { isSaid: isOffline, isTrue: isOffline };
  const look = (): Promise<typeof wanted | undefined> =>
    page
      .evaluate(
        async ([url, unasked]) => {
          // The browser's own error page may ask for nothing; it is left for another one in any case.
          if (location.protocol === 'chrome-error:') return unasked;
          const answer = await fetch(url, { cache: 'no-store' }).catch(() => undefined);
          return { isSaid: !navigator.onLine, isTrue: !answer };
        },
        [PROBE, wanted] as const,
      )
      // A page that is left just then: the next one is asked.
      .catch(() => undefined);
  await expect.poll(look).toEqual(wanted);
}

/** Waits until the focus is in the dialog that has opened: its keys reach nothing before. */
export const expectInDialog = (page: Page): Promise<void> =>
  expect(page.locator('[role=dialog]:is(:focus,:has(:focus))')).toHaveCount(1);

/**
 * Playwright looks at what is under its pointer in the page, and fails so where the element that it
 * presses has left the page meanwhile. Nothing of the bundle or the shop asks for elements by a point.
 */
const PLAYWRIGHTS_OWN = 'root.elementsFromPoint is not a function';

/**
 * Whether the browser says that the bundle has done what the strict policy would have refused. The shop
 * sends that policy with every page, for browsers to tell only (`WATCH_POLICY`); what the page itself,
 * jQuery or a test does against it is their own affair.
 */
export const isRefusedInBundle = (text: string, url: string): boolean =>
  text.includes('policy is report-only') && url.includes('/plugins/storefront-islands/');

/**
 * What Firefox takes for an error of the page, and Chromium does not: what a policy that only reports would
 * have refused, a file that is no script, an answer from elsewhere that is not to be read, and a cookie for
 * a domain that takes none. Who asked for the file or the answer is told of it, too.
 */
const TOLD_IN_FIREFOX =
  /^\(Report-Only policy\)|^Loading module from .* disallowed MIME type|^Cookie “.*” has been rejected|^The Same Origin Policy disallows/;

/** Whether something of the page has thrown it. */
export const isThrown = ({ message }: Error): boolean =>
  message !== PLAYWRIGHTS_OWN && !TOLD_IN_FIREFOX.test(message);

/**
 * What is said in Firefox of code that is broken off, which it does as soon as another page is asked for. An
 * island may need more of it while it is mounted, and later.
 */
const BROKEN_OFF =
  /storefront-islands:error .*phase: (?:load|mount)|error loading dynamically imported module/;
/** Milliseconds in which the driver has told of both, in whatever order. */
const TOLD_WITHIN_MS = 1000;

/**
 * The project's test: a page of the fixture shop, its control API, and proof that nothing went wrong
 * unnoticed, in tests that do not use the shop too. A test that expects console errors or failed
 * requests says so by `allowErrors`.
 */
export const test = base.extend<{ shop: Shop; allowErrors: RegExp[] }>({
  allowErrors: [[], { option: true }],
  shop: [
    async ({ page, allowErrors }, use) => {
      const gatherLast = await gatherBranches(page.context());
      const unexpected: string[] = [];
      let failed: { text: string; at: number }[] = [];
      let leftAt = 0;
      const note = (text: string): void => {
        if (!allowErrors.some((pattern) => pattern.test(text))) unexpected.push(text);
      };
      const noteUnlessLeft = (text: string): void => {
        const isOnItsWay = findUnanswered(page).some((request) => isPage(request, page));
        const isLeft = isOnItsWay || Date.now() - leftAt < TOLD_WITHIN_MS;
        if (!isFirefox(page) || !BROKEN_OFF.test(text)) note(text);
        else if (!isLeft) failed.push({ text, at: Date.now() });
      };
      // Of every tab of the visitor's.
      page.context().on('weberror', (thrown) => {
        const error = thrown.error();
        if (isThrown(error)) noteUnlessLeft(`uncaught: ${error.message}`);
      });
      page.context().on('console', (message) => {
        const { url } = message.location();
        const isError = message.type() === 'error' || isRefusedInBundle(message.text(), url);
        if (!isError || url.endsWith(PROBE)) return;
        noteUnlessLeft(`console: ${message.text()} ${url}`);
      });
      page.on('request', (request) => {
        if (!isPage(request, page)) return;
        leftAt = Date.now();
        failed = failed.filter(({ at }) => Date.now() - at > TOLD_WITHIN_MS);
      });
      watchRequests(page);
      if (isFirefox(page)) fillByKeys(page);
      if (slowPage > 1) {
        await slowDown(page);
        // One that is closed at once needs no slowing down.
        page.context().on('page', (other) => void slowDown(other).catch(() => undefined));
      }
      await use(new Shop(page));
      await gatherLast();
      for (const { text } of failed) note(text);
      expect(unexpected, 'nothing goes wrong unnoticed').toEqual([]);
      // What is still kept back is nobody's error any more: thrown later, it would end the worker.
      for (const routed of [page, page.context()]) {
        await routed.unrouteAll({ behavior: 'ignoreErrors' });
      }
    },
    { auto: true },
  ],
});
