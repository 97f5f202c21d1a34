import type { Situation } from '../../../fixtures-html/server/situation';
import {
  expect,
  goOnline,
  isThrown,
  type Page,
  type Shop,
} from '../../../fixtures-html/testing/shop-test';
import { findFailed, findLies } from './eyes';
import { growHands, PLACE_KEY, type MonkeyWindow } from './hands';
import type { Act, Step } from './plan';

/** The basket in a drawer and beside the listing, adds that stay on the page, hearts that toggle. */
const SHOP: Partial<Situation> = {
  cartStyle: 'off-canvas',
  widgetCart: true,
  redirectAfterAdd: 'no',
  wishlist: 'remove',
};

/** A monkey with two tabs of the shop, which carries steps out one after the other. */
export class Monkey {
  private readonly problems: string[] = [];
  private current = 0;
  private hadFault = false;
  private isOffline = false;
  /** Whether a press has led to another page, with what was under way on the one before. */
  private hasLeft = false;
  /** Tabs in which a chunk may have been missed since their page was loaded. */
  private readonly excused = new Set<Page>();

  private constructor(
    private readonly tabs: readonly [Page, Page],
    private readonly shop: Shop,
  ) {}

  static async bring(page: Page, shop: Shop): Promise<Monkey> {
    const context = page.context();
    await context.addInitScript(growHands, PLACE_KEY);
    const monkey = new Monkey([page, await context.newPage()], shop);
    for (const tab of monkey.tabs) {
      tab.on('pageerror', (error) => {
        if (isThrown(error)) monkey.problems.push(`uncaught: ${error.message}`);
      });
      tab.on('request', (request) => {
        if (request.isNavigationRequest()) monkey.hasLeft = true;
      });
    }
    return monkey;
  }

  /**
   * Opens a new visitor's shop in both tabs and carries the steps out.
   *
   * @returns the number of steps until something was wrong, and what; `undefined` where all was well
   */
  async run(steps: readonly Step[]): Promise<{ at: number; problems: string[] } | undefined> {
    this.problems.length = 0;
    this.current = 0;
    for (const tab of this.tabs) await tab.goto('about:blank');
    await this.shop.startAfresh(SHOP);
    for (const tab of this.tabs) await this.go(tab, '/shop/');
    // Behind another tab there is a frame a second.
    await this.tab.bringToFront();
    for (let at = 0; at < steps.length; at += 1) {
      const acts = actsFrom(steps, at);
      if (acts.length > 0) {
        await this.act(acts);
        at += acts.length - 1;
      } else await this.take(steps[at] as Exclude<Step, Act>);
      if (this.problems.length > 0) return { at: at + 1, problems: this.problems };
    }
    return undefined;
  }

  /** After a step that may have led to an error page, or out of the shop. */
  private async comeBack(tab: Page): Promise<void> {
    await tab.waitForLoadState('domcontentloaded').catch(() => undefined);
    const isShop = await tab
      .evaluate(() => document.querySelector('script[src*="storefront-islands/loader"]') !== null)
      .catch(() => false);
    if (isShop) return this.arrive(tab);
    await this.calm();
    return this.go(tab, '/shop/');
  }

  /** Gives the network and the shop back; what waited for the network is under way after that. */
  private async calm(): Promise<void> {
    for (const tab of this.isOffline ? this.tabs : []) await goOnline(tab);
    this.isOffline = false;
    await this.shop.clearFaults();
  }

  private get tab(): Page {
    return this.tabs[this.current]!;
  }

  private async go(tab: Page, path: string): Promise<void> {
    await overtaking(tab, () => tab.goto(path));
    await this.arrive(tab);
  }

  /** Waits until the page that a tab has come to is one that a shopper has touched. */
  private async arrive(tab: Page): Promise<void> {
    let arrived: { isFresh: boolean } | undefined;
    await expect
      .poll(async () => {
        await tab.mouse.move(1, 1);
        await tab.mouse.move(2, 2);
        arrived = await tab.evaluate(arrival).catch(() => undefined);
        return arrived;
      })
      .toBeTruthy();
    // What the page before has missed is its own.
    if (arrived?.isFresh) this.excused.delete(tab);
  }

  private async take(step: Exclude<Step, Act>): Promise<void> {
    const { tab, shop } = this;
    switch (step.do) {
      case 'go':
        return this.go(tab, step.to);
      case 'reload':
        return this.go(tab, tab.url());
      case 'back':
      case 'forward':
        // A page from the back/forward cache does not load again.
        await overtaking(tab, () =>
          tab[step.do === 'back' ? 'goBack' : 'goForward']({ waitUntil: 'commit' }),
        );
        // Before the first page of the shop there was none with islands.
        return this.comeBack(tab);
      case 'tab':
        this.current = step.tab;
        return tab.bringToFront();
      case 'offline':
        this.hadFault = true;
        this.isOffline = true;
        for (const each of this.tabs) this.excused.add(each);
        return tab.context().setOffline(true);
      case 'expire nonces':
        return shop.expireNonces();
      case 'fault':
        this.hadFault = true;
        return shop.fault({ match: step.match, kind: step.kind, times: 2, delayMs: 150 });
      case 'check':
        return this.check();
    }
  }

  /** Acts in the page; where one of them leaves it, the rest happens on the next page. */
  private async act(acts: readonly Act[]): Promise<void> {
    this.hasLeft = false;
    await this.tab.evaluate((key) => sessionStorage.removeItem(key), PLACE_KEY);
    for (let done = 0; done < acts.length;) {
      try {
        await this.tab.evaluate(
          (rest) => (globalThis as unknown as MonkeyWindow).monkeyActs(rest),
          acts.slice(done),
        );
        return;
      } catch (error) {
        if (!isLeaving(error)) throw error;
        await this.comeBack(this.tab);
        done = await this.tab.evaluate((key) => Number(sessionStorage.getItem(key)), PLACE_KEY);
      }
    }
  }

  /** Gives the network and the shop back, and looks whether all that is shown comes to be true. */
  private async check(): Promise<void> {
    await this.calm();
    for (const tab of this.tabs) await this.ask(tab, () => tab.evaluate(endWhatIsBegun));
    for (const tab of this.tabs) {
      // As a shopper sees it: what nobody has touched behind another tab may wait.
      await tab.bringToFront();
      let lies = await this.lastLies(tab);
      if (lies.length > 0 && (this.hadFault || this.hasLeft)) {
        // News that could not be fetched is not fetched again by itself; another page brings it. So it is
        // with what was sent and not answered when the page was left: the next one was printed meanwhile.
        await this.go(tab, tab.url());
        lies = await this.lastLies(tab);
      }
      const where = `tab ${this.tabs.indexOf(tab)}, ${new URL(tab.url()).pathname}: `;
      this.problems.push(...lies.map((lie) => where + lie));
      if (lies.length > 0) this.problems.push(...(await this.lastRequests()));
      if (!this.excused.has(tab))
        this.problems.push(...(await this.ask(tab, () => tab.evaluate(findFailed))));
    }
    await this.tab.bringToFront();
    this.hadFault = false;
  }

  /** What stays untrue although nothing is in the way of the truth. */
  private async lastLies(tab: Page): Promise<string[]> {
    let lies: string[] = [];
    const poll = expect.poll(async () => (lies = await this.lies(tab)), {
      timeout: 6000,
      intervals: [20, 50, 100, 200],
    });
    await poll.toEqual([]).catch(() => undefined);
    return lies;
  }

  /** For whoever has to find out: the calls of the platform's interface, and what came of them. */
  private async lastRequests(): Promise<string[]> {
    const asked = [
      ...(await this.shop.requests('action=')),
      ...(await this.shop.requests('ajax=')),
    ];
    const last = asked.sort((one, other) => one.at - other.at).slice(-20);
    return [
      `now in tab ${this.current}; asked last:`,
      ...last.map(
        ({ method, path, body, at, status }) =>
          `${at % 1e6} ${method} ${path} ${decodeURIComponent(body).slice(0, 90)} ${status}`,
      ),
    ];
  }

  private async lies(tab: Page): Promise<string[]> {
    const truth = { cart: await this.shop.cart(), wishes: await this.shop.wishes() };
    return this.ask(tab, async () => {
      const open = await tab.evaluate(() => (globalThis as unknown as MonkeyWindow).monkeyOpen());
      const lies = await tab.evaluate(findLies, truth);
      return open > 0 ? [`${open} requests are unanswered`, ...lies] : lies;
    });
  }

  /** Asks a page, or the one after it where a press leads there at that very moment. */
  private async ask<T>(tab: Page, question: () => Promise<T>): Promise<T> {
    for (;;) {
      try {
        return await question();
      } catch (error) {
        if (!isLeaving(error)) throw error;
        await this.comeBack(tab);
      }
    }
  }
}

/**
 * Runs in the browser: ends what has been begun, as those do who want it right. A number that was typed
 * before its code was there is saved when its field is left; a failure that is told is answered.
 */
function endWhatIsBegun(): void {
  if (document.activeElement instanceof HTMLInputElement) document.activeElement.blur();
  const told = '.storefront-islands-toast button,.widget_shopping_cart_content [role=alert] button';
  for (const button of document.querySelectorAll<HTMLButtonElement>(told))
    if (button.textContent === 'Try again') button.click();
}

/** Runs in the browser. @returns nothing on a page whose islands are not all known yet */
function arrival(): { isFresh: boolean } | undefined {
  const isKnown = document.documentElement.hasAttribute('data-island-scroll-to-notices');
  if (document.readyState !== 'complete' || !isKnown) return undefined;
  const seen = globalThis as { isSeen?: boolean };
  const isFresh = !seen.isSeen;
  seen.isSeen = true;
  return { isFresh };
}

const isLeaving = (error: unknown): boolean =>
  /context was destroyed|navigation/.test(String(error));

/** The acts that follow each other from a place in the steps on. */
function actsFrom(steps: readonly Step[], at: number): Act[] {
  const rest = steps.slice(at);
  const end = rest.findIndex((step) => step.do !== 'act');
  return rest.slice(0, end === -1 ? undefined : end) as Act[];
}

/** Presses may be leading elsewhere at that very moment: then it is asked for again. */
async function overtaking(tab: Page, navigate: () => Promise<unknown>): Promise<void> {
  const tryIt = (): Promise<string> =>
    navigate().then(
      () => 'there',
      async (error: unknown) => {
        const told = String(error);
        if (!/another navigation|ERR_ABORTED|Not attached/.test(told)) throw error;
        await tab.waitForLoadState().catch(() => undefined);
        return told;
      },
    );
  await expect.poll(tryIt, { timeout: 30_000 }).toBe('there');
}
