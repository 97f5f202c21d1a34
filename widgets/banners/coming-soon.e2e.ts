import { REQUESTS, textOf } from '../../entry/matrix/faults/outcomes';
import { holdBack, rewrite } from '../../fixtures-html/testing/page-probes';
import {
  expect,
  expectIsland,
  goOffline,
  goOnline,
  painted,
  stopClock,
  test,
  touch,
  type Page,
} from '../../fixtures-html/testing/shop-test';
import { banner, dismissOf, problem, said } from './banners.page';

const CALL = 'POST /wp-json/wp/v2/users/1';
const META = 'woocommerce_admin_coming_soon_banner_dismissed';

async function savedMeta(page: Page): Promise<unknown> {
  return (await page.request.get('/fixtures/api/user-meta')).json();
}

/** Opens a page as a manager finds it while the shop is not open yet. */
async function openBanner(page: Page): Promise<void> {
  await page.goto('/shop/');
  await expectIsland(banner(page), 'banners', 'ready');
  await painted(page);
}

test('a manager dismisses the banner by keyboard, once for all pages, under a strict policy', async ({
  page,
  shop,
}) => {
  await shop.situation({ csp: 'strict', comingSoon: 'managers', loggedIn: true, rtl: true });
  const release = await holdBack(page, '**/wp-json/wp/v2/users/1');
  await openBanner(page);
  expect(await shop.requests('chunks/react')).toEqual([]);
  const link = dismissOf(banner(page));
  const box = await link.boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
  // The link leads nowhere: Tab reaches it all the same.
  await banner(page).getByRole('link', { name: 'change visibility settings' }).focus();
  await page.keyboard.press('Tab');
  await expect(link).toBeFocused();
  const nonce = await link.getAttribute('data-rest-nonce');
  const sent = page.waitForRequest('**/wp-json/wp/v2/users/1');
  await page.keyboard.press('Enter');
  await expect(link).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Space');
  await expect(banner(page)).toBeVisible();
  expect(await (await sent).allHeaders()).toMatchObject({
    'content-type': 'application/x-www-form-urlencoded; charset=UTF-8',
    'x-wp-nonce': nonce,
  });
  release();
  await expect(banner(page)).toBeHidden();
  await expect(page.locator('main')).toBeFocused();
  await expect(said(page)).toHaveText('Banner dismissed.');
  const calls = await shop.requests(CALL);
  expect(calls.map(({ body }) => decodeURIComponent(body))).toEqual([
    'woocommerce_meta[coming_soon_banner_dismissed]=yes',
  ]);
  expect(await savedMeta(page)).toEqual({ [META]: 'yes' });
  await page.goto('/journal/how-to-wash-wool/');
  await expect(banner(page)).toHaveCount(0);
});

test.describe('when the shop does not answer as it should', () => {
  test.use({ allowErrors: [/Failed to load resource/] });

  const row = REQUESTS['dismiss a banner'];
  const TOLD = ['500', '403', 'html', 'cut', 'reset'] as const;
  const DONE = ['204', 'empty', 'wrong-types'] as const;

  test('the banner goes, says that it may be back, and can be tried again', async ({
    page,
    shop,
  }) => {
    await shop.situation({ comingSoon: 'managers', loggedIn: true });
    await openBanner(page);
    let press = dismissOf(banner(page));
    for (const kind of TOLD) {
      await shop.forgetRequests();
      await shop.fault({ match: row.match, kind, times: 'always' });
      await press.click();
      // Refused for its nonce, it is sent once more.
      const times = kind === '403' ? 2 : 1;
      await expect.poll(async () => (await shop.requests(CALL)).length).toBe(times);
      await expect(problem(page), kind).toHaveText(`${textOf(row.answers[kind])}Try againDismiss`);
      await expect(banner(page), kind).toBeHidden();
      await shop.clearFaults();
      press = problem(page).getByRole('button', { name: 'Try again' });
    }
    for (const kind of DONE) {
      await shop.fault({ match: row.match, kind });
      await press.click();
      await expect(said(page)).toHaveText(textOf(row.answers[kind]));
      await expect(problem(page)).toHaveCount(0);
      await page.request.delete('/fixtures/api/user-meta');
      await openBanner(page);
      press = dismissOf(banner(page));
    }
    await press.click();
    await expect(said(page)).toHaveText('Banner dismissed.');
    expect(await savedMeta(page)).toEqual({ [META]: 'yes' });
  });

  test('no answer at all is said at the limit, one after ten seconds is not', async ({
    page,
    shop,
  }) => {
    await page.clock.install();
    await shop.situation({ comingSoon: 'managers', loggedIn: true });
    await shop.fault({ match: row.match, kind: 'held' });
    await openBanner(page);
    await dismissOf(banner(page)).click();
    await expect.poll(() => shop.requests(CALL)).toHaveLength(1);
    await page.clock.runFor(10_000);
    await expect(banner(page)).toBeVisible();
    await shop.clearFaults();
    await expect(said(page)).toHaveText(row.late.done);
    await expect(banner(page)).toBeHidden();

    await page.request.delete('/fixtures/api/user-meta');
    await shop.forgetRequests();
    await shop.fault({ match: row.match, kind: 'hang' });
    await openBanner(page);
    await touch(page);
    await stopClock(page);
    await dismissOf(banner(page)).click();
    await expect.poll(() => shop.requests(CALL)).toHaveLength(1);
    await page.clock.runFor(row.limit[0] - 1);
    await expect(banner(page)).toBeVisible();
    await expect(problem(page)).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(problem(page)).toContainText(row.limit[1]);
    await expect(banner(page)).toBeHidden();
  });

  test('a nonce that is too old is renewed once; a connection that is gone is told', async ({
    page,
    shop,
  }) => {
    await shop.situation({ comingSoon: 'managers', loggedIn: true });
    await openBanner(page);
    await banner(page).hover();
    await expectIsland(banner(page), 'banners', 'ready');
    await shop.expireNonces();
    await dismissOf(banner(page)).click();
    await expect(said(page)).toHaveText('Banner dismissed.');
    expect((await shop.requests(CALL)).map(({ status }) => status)).toEqual([403, 200]);
    expect(await savedMeta(page)).toEqual({ [META]: 'yes' });

    await page.request.delete('/fixtures/api/user-meta');
    await openBanner(page);
    await shop.fault({ match: '/wp/v2/users/', kind: '500' });
    await dismissOf(banner(page)).click();
    await expect(problem(page)).toContainText('An unknown error occurred.');
    await goOffline(page);
    await problem(page).getByRole('button', { name: 'Try again' }).click();
    await expect(problem(page)).toContainText(row.offline);
    await expect(banner(page)).toBeHidden();

    // Before the code is there, a press waits for the connection.
    await goOnline(page);
    await page.mouse.move(1, 1);
    await openBanner(page);
    const others = page.waitForResponse('**/chunks/bring-woken*');
    await touch(page);
    await (await others).finished();
    await expectIsland(page.locator('body'), 'cart-fragments', 'ready');
    await goOffline(page);
    await dismissOf(banner(page)).click();
    await expect(dismissOf(banner(page))).toHaveAttribute('data-island-pressed');
    await goOnline(page);
    await expect(said(page)).toHaveText('Banner dismissed.');
    await expect(banner(page)).toBeHidden();
  });

  test('a connection that is back as soon as the failure is known is used', async ({
    page,
    shop,
  }) => {
    await shop.situation({ comingSoon: 'managers', loggedIn: true });
    await openBanner(page);
    await page.evaluate(() => {
      let reads = 0;
      Object.defineProperty(navigator, 'onLine', { get: () => (reads += 1) > 1 });
    });
    const asked: string[] = [];
    await page.route(
      '**/chunks/banner-root*',
      (route) => {
        asked.push(route.request().url());
        return route.abort('internetdisconnected');
      },
      { times: 2 },
    );
    await dismissOf(banner(page)).click();
    await expect(said(page)).toHaveText('Banner dismissed.');
    expect(asked).toHaveLength(2);
  });

  test('a guest on a page from a cache, two banners with one id, addresses that are none', async ({
    page,
    shop,
  }) => {
    await shop.situation({ comingSoon: 'everyone' });
    await openBanner(page);
    await page.evaluate(() => {
      const found = document.querySelector('#coming-soon-footer-banner');
      found?.after(found.cloneNode(true));
    });
    const banners = page.locator('#coming-soon-footer-banner');
    await expectIsland(banners.nth(1), 'banners', 'ready');
    await dismissOf(banners.nth(1)).click();
    await expect(banners.filter({ visible: true })).toHaveCount(0);
    await expect(problem(page)).toContainText('may be back');
    expect((await shop.requests(CALL)).map(({ status }) => status)).toEqual([401]);
    expect(await savedMeta(page)).toEqual({});

    await rewrite(page, '**/shop/', (html) =>
      html.replace(/data-rest-url="[^"]*"/, 'data-rest-url="javascript:alert(1)"'),
    );
    const warned = page.waitForEvent('console', (message) => message.type() === 'warning');
    await shop.forgetRequests();
    await openBanner(page);
    await dismissOf(banner(page)).click();
    expect((await warned).text()).toMatch(
      /data-rest-url on <a class="coming-soon.*javascript:alert\(1\)", expected the http address/,
    );
    await expect(banner(page)).toBeHidden();
    await expect(problem(page)).toContainText('may be back');
    // The basket is asked for by the same sign of a shopper.
    const posts = await shop.requests('POST ');
    expect(posts.filter(({ path }) => !path.includes('get_refreshed_fragments'))).toEqual([]);
  });
});
