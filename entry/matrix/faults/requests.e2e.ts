import { noteAnnouncements } from '../../../fixtures-html/testing/announcements';
import { endLimitsByClock } from '../../../fixtures-html/testing/page-probes';
import {
  atRest,
  expect,
  goOffline,
  goOnline,
  stopClock,
  test,
  type Page,
  type Shop,
} from '../../../fixtures-html/testing/shop-test';
import { toast, type Driver } from './driver';
import { DRIVERS } from './drivers';
import { BAD_ANSWERS, REQUESTS, type Outcome, type DrivenHere } from './outcomes';

/** Drives the rows of `outcomes.ts`, one answer after the other on the same page. */
test.use({ allowErrors: [/Failed to load resource/] });

const LATE_MS = 10_000;

/** One row, on a page that is open. */
class RowOnPage {
  private readonly row;
  private readonly driver: Driver;

  constructor(
    private readonly page: Page,
    private readonly shop: Shop,
    private readonly announced: () => Promise<string[]>,
    name: DrivenHere,
  ) {
    this.row = REQUESTS[name];
    this.driver = DRIVERS[name];
  }

  async makeReady(): Promise<void> {
    const { page, shop, driver } = this;
    if ((await driver.agrees?.(page, shop)) === false) {
      await shop.fill([]);
      await driver.open(page, shop);
    }
    await driver.ready?.(page, shop);
    await driver.type?.(page);
  }

  /** Puts things back, lets the shop answer so, and presses. */
  async press(fault?: Parameters<Shop['fault']>[0]['kind']): Promise<() => Promise<void>> {
    const { page, shop, driver, row } = this;
    await this.makeReady();
    await shop.forgetRequests();
    await this.announced();
    if (fault) await shop.fault({ match: row.match, kind: fault, times: 'always' });
    if (fault === 'held' || fault === 'hang') await stopClock(page);
    const before = await driver.kept?.(page);
    await driver.press(page);
    return async () => expect(await driver.kept?.(page), 'nothing typed is lost').toEqual(before);
  }

  /** The text is seen, and was said once. */
  async expectShown(text: string): Promise<void> {
    const { page, driver } = this;
    await expect(driver.seen(page)).toHaveText(text);
    await expect(driver.seen(page)).toBeVisible();
    await this.expectSaid(text);
  }

  /** It is shown, and nothing is under way any more. */
  async expectTold(text: string): Promise<void> {
    await this.expectShown(text);
    await expect(this.page.locator(this.driver.busy)).toHaveCount(0);
  }

  async expectSaid(text: string): Promise<void> {
    const said: string[] = [];
    const times = async (): Promise<number> => {
      said.push(...(await this.announced()));
      // That the focus comes to it is not counted.
      return said.filter((one) => one.includes(text) && !one.startsWith('focus: ')).length;
    };
    // Some wait a second, so that a screen reader does not miss them.
    await expect.poll(times, `said once: ${text}`).toBe(1);
    await atRest(this.page);
    expect(await times(), `said no second time: ${text}`).toBe(1);
  }

  async expectDone(said: string): Promise<void> {
    const { page, shop, driver } = this;
    await driver.done(page, shop);
    await expect(page.locator(driver.busy)).toHaveCount(0);
    await expect(driver.seen(page).filter({ hasText: /could not|offline/ })).toHaveCount(0);
    if (said) await this.expectSaid(said);
  }

  async expectOutcome(outcome: Outcome): Promise<void> {
    if (typeof outcome === 'string') return this.expectTold(outcome);
    await this.expectDone(outcome.done);
  }

  /** Tries again, as the shopper is offered where a message lies over the page; it works now. */
  async tryAgain(outcome: Outcome): Promise<void> {
    const { page, shop, driver } = this;
    await shop.clearFaults();
    if (typeof outcome !== 'string' || driver.seen !== toast) return;
    const retry = driver.again?.(page) ?? page.getByRole('button', { name: 'Try again' });
    await expect(retry).toBeVisible();
    // Half an answer comes from a shop that has done it already: again would be twice.
    if ((await driver.agrees?.(page, shop)) === false) return;
    await shop.forgetRequests();
    await retry.click();
    // What is shown does not tell.
    await this.expectAsked();
    await expect(page.locator(driver.busy)).toHaveCount(0);
    await driver.done(page, shop);
  }

  async expectAsked(): Promise<void> {
    await expect.poll(async () => (await this.shop.requests(this.row.match)).length).toBe(1);
  }

  async waitUntilAsked(): Promise<void> {
    await this.expectAsked();
    await expect(this.page.locator(this.driver.busy)).not.toHaveCount(0);
  }
}

for (const name of Object.keys(DRIVERS) as DrivenHere[]) {
  const row = REQUESTS[name];

  test(`to ${name}: whatever the shop answers, it is told once, nothing is lost or left loading`, async ({
    page,
    shop,
  }) => {
    test.slow(true, 'many answers');
    const driver = DRIVERS[name];
    const announced = await noteAnnouncements(page);
    await page.clock.install();
    await endLimitsByClock(page);
    await shop.situation(driver.situation ?? {});
    await driver.open(page, shop);
    const one = new RowOnPage(page, shop, announced, name);

    for (const kind of BAD_ANSWERS) {
      await test.step(kind, async () => {
        const expectKept = await one.press(kind);
        const outcome = row.answers[kind];
        await one.expectOutcome(outcome);
        await expectKept();
        await one.tryAgain(outcome);
      });
    }

    await test.step('offline', async () => {
      const { offline } = row;
      await one.makeReady();
      await announced();
      await goOffline(page);
      const before = await driver.kept?.(page);
      await driver.press(page);
      const text = typeof offline === 'string' ? offline : offline.later;
      await one.expectShown(text);
      expect(await driver.kept?.(page)).toEqual(before);
      if (typeof offline === 'string') {
        await expect(page.locator(driver.busy)).toHaveCount(0);
        await goOnline(page);
        await one.makeReady();
        await driver.press(page);
      } else await goOnline(page);
      await one.expectDone('');
    });

    await test.step('an answer that never comes', async () => {
      const [limitMs, told] = row.limit;
      const expectKept = await one.press('hang');
      await one.waitUntilAsked();
      await page.clock.runFor(limitMs - 1);
      await expect(page.locator(driver.busy)).not.toHaveCount(0);
      await page.clock.runFor(1);
      await page.clock.resume();
      await one.expectTold(told);
      await expectKept();
      await one.tryAgain(told);
    });

    const { late } = row;
    if (late === 'as at the limit') return;
    await test.step('an answer that takes ten seconds', async () => {
      await one.press('held');
      await one.waitUntilAsked();
      await page.clock.runFor(LATE_MS);
      await expect(page.locator(driver.busy)).not.toHaveCount(0);
      await shop.clearFaults();
      await page.clock.resume();
      await one.expectOutcome(late);
    });
  });
}
