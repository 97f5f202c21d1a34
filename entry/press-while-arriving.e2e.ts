import type { Situation } from '../fixtures-html/server/situation';
import { holdBack } from '../fixtures-html/testing/page-probes';
import { expect, painted, test, touch } from '../fixtures-html/testing/shop-test';

/** Islands that put other elements around what a shopper may be pressing just then. */
const CASES: Readonly<
  Record<string, { path: string; situation?: Partial<Situation>; code: string; link: string }>
> = {
  slider: {
    path: '/',
    code: '**/chunks/start-slider-*',
    link: '.hero-slides .slide:first-child a',
  },
  'orders-table': {
    path: '/my-account/orders/',
    situation: { loggedIn: true },
    code: '**/chunks/orders-table-*',
    link: '.my_account_orders a',
  },
};

test('a press that goes on while an island arrives is not lost', async ({ page, shop }) => {
  for (const [name, { path, situation, code, link }] of Object.entries(CASES)) {
    await test.step(name, async () => {
      await shop.situation(situation ?? {});
      const release = await holdBack(page, code);
      const asked = page.waitForRequest(code);
      await page.goto(path);
      await touch(page);
      const url = (await asked).url();
      const pressed = page.locator(link).first();
      const address = await pressed.evaluate((anchor) => (anchor as HTMLAnchorElement).href);
      await pressed.hover();
      await page.mouse.down();
      release();
      await page.evaluate((file) => import(file), url);
      await painted(page);
      await page.mouse.up();
      await expect(page).toHaveURL(address);
    });
  }
});
