import { test as base } from 'playwright/test';

import { findEngines } from '../../../.ci/engines/find.mjs';
import { expect } from '../expect';
import { ShopControl } from '../shop-control';
import type { Driver, PointerKind } from './driver';
import { launch, type Engine, type RunningEngine } from './launch';
import { Shopper } from './shopper';

export type { Shopper };

const VISITOR = 'fixture_visitor';

/**
 * A journey through the fixture shop, in whatever engine: it knows a shopper and nothing of the browser.
 * On its way the shop fails once; at its end no island may have failed, and the strict policy, where the
 * shop sends it, not have refused anything.
 */
export const journey = base.extend<
  { shopper: Shopper },
  { engine: Engine; pointer: PointerKind; runningEngine: RunningEngine }
>({
  engine: ['chromium', { option: true, scope: 'worker' }],
  pointer: ['mouse', { option: true, scope: 'worker' }],
  runningEngine: [
    async ({ engine, pointer }, use) => {
      const running = await launch(engine, pointer, findEngines());
      await use(running);
      await running.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  shopper: async ({ pointer, runningEngine, baseURL }, use, info) => {
    const [driver, end] = await runningEngine.visit();
    try {
      const shop = await enter(baseURL!, driver);
      const shopper = new Shopper(driver, shop, baseURL!, pointer);
      await use(shopper);
      if (info.status === info.expectedStatus) {
        expect(await shopper.failedIslands(), 'islands that have failed').toEqual([]);
        expect(await shop.faultsMet(), 'failures of the shop').toBeGreaterThan(0);
        expect(await shop.refusals(), 'refused by the strict policy').toEqual([]);
      } else await attachPicture(driver, info.outputPath('window.png'));
    } finally {
      await end();
    }
  },
});

/** Has the shop know the browser and the test as the same visitor. */
async function enter(origin: string, driver: Driver): Promise<ShopControl> {
  const api = new URL('/fixtures/api/cart', origin).href;
  const first = await fetch(api);
  const cookie = first.headers.getSetCookie().find((line) => line.startsWith(`${VISITOR}=`));
  const value = /=([^;]*)/.exec(cookie ?? '')?.[1];
  if (!value) throw new Error('The shop has sent no visitor’s cookie.');
  await driver.setCookie(api, VISITOR, value);
  return new ShopControl(async (method, path, data) => {
    const answer = await fetch(new URL(path, origin), {
      method,
      headers: { cookie: `${VISITOR}=${value}`, 'content-type': 'application/json' },
      ...(data && { body: JSON.stringify(data) }),
    });
    return { isOk: answer.ok, text: await answer.text() };
  });
}

async function attachPicture(driver: Driver, file: string): Promise<void> {
  await driver.screenshot(file).catch(() => undefined);
  await base.info().attach('window', { path: file, contentType: 'image/png' });
}
