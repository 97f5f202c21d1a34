import { holdBack, noteIslandErrors } from '../../fixtures-html/testing/page-probes';
import {
  atRest,
  expect,
  expectIsland,
  expectKnown,
  type Locator,
  goOffline,
  goOnline,
  leaveWindow,
  openSettled,
  painted,
  test,
  touch,
  visit,
} from '../../fixtures-html/testing/shop-test';
import { dismissOf, notice, noticeCookies, notices, said, watchFrames } from './banners.page';

const SESSION = { value: 'hidden', path: '/', expires: -1 };

for (const [theme, csp] of [
  ['flatsome', 'off'],
  ['plain', 'strict'],
] as const) {
  test(`a notice is there at the first paint, goes by keyboard and stays away until its text changes (${theme}, policy ${csp})`, async ({
    page,
    shop,
  }) => {
    const watched = await watchFrames(page);
    await shop.situation({ theme, csp, storeNotice: 'one' });
    await page.goto('/journal/how-to-wash-wool/');
    await expectIsland(notice(page), 'banners', 'ready');
    expect(await watched().then(({ frames }) => new Set(frames))).toEqual(new Set([true]));
    // Nobody has been near.
    expect(await shop.requests('chunks/react')).toEqual([]);
    const id = await notice(page).getAttribute('data-notice-id');

    await page.getByRole('link', { name: 'Back to the shop' }).focus();
    const link = dismissOf(notice(page));
    await link.focus();
    const box = await link.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
    await page.keyboard.press('Space');
    await expect(notice(page)).toBeHidden();
    await expect(page.getByRole('link', { name: 'Back to the shop' })).toBeFocused();
    await expect(said(page)).toHaveText('Notice dismissed.');
    expect(await noticeCookies(page)).toEqual({ [`store_notice${id}`]: SESSION });
    expect(await watched().then(({ shifts }) => shifts)).toEqual([]);

    await openSettled(page, '/shop/');
    await expectIsland(notice(page), 'banners', 'ready');
    expect(await watched()).toEqual({ frames: expect.not.arrayContaining([true]), shifts: [] });

    await shop.situation({ storeNoticeText: 'Free returns until the end of May.' });
    await page.reload();
    await expect(notice(page)).toContainText('Free returns');
    await expect(notice(page)).toBeVisible();
  });
}

test('without the line the bundle shows it when idle, never on later pages', async ({
  page,
  shop,
}) => {
  const watched = await watchFrames(page);
  await shop.situation({ storeNotice: 'two', storeNoticeLine: false, rtl: true });
  await page.goto('/shop/');
  await expect(notices(page).filter({ visible: true })).toHaveCount(2);
  await touch(page);
  // One press dismisses what is said of the whole shop.
  await dismissOf(notices(page).nth(1)).click();
  await expect(notices(page).filter({ visible: true })).toHaveCount(0);
  await expect(page.locator('main')).toBeFocused();
  const first = await notice(page).getAttribute('data-notice-id');
  expect(await noticeCookies(page)).toEqual({ [`store_notice${first}`]: SESSION });
  expect(await watched().then(({ shifts }) => shifts)).toEqual([]);
  await page.reload();
  await expectIsland(notices(page).nth(1), 'banners', 'ready');
  expect(await watched()).toEqual({ frames: expect.not.arrayContaining([true]), shifts: [] });
});

test('what sticks to the foot of the window as well stands above the notice', async ({
  page,
  shop,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await shop.situation({ storeNotice: 'one', stickyBar: true, cookieNotice: true });
  await visit(page, '/product/organic-cotton-tee/');
  await expectIsland(notice(page), 'banners', 'ready');
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  const bar = page.locator('.sticky-add-to-cart--active');
  const cookies = page.locator('.flatsome-cookies--active');
  await expect(bar).toBeVisible();
  await expect(cookies).toBeVisible();
  const footOf = (part: Locator): Promise<number> =>
    part.evaluate((element) => element.getBoundingClientRect().bottom);
  const { y: top } = (await notice(page).boundingBox())!;
  await expect.poll(() => footOf(cookies)).toBeCloseTo(top, 0);
  await page.getByRole('button', { name: 'Accept' }).click();
  await expect(cookies).toHaveCount(0);
  await expect.poll(() => footOf(bar)).toBeCloseTo(top, 0);
  await dismissOf(notice(page)).click();
  await expect.poll(() => footOf(bar)).toBe(640);
  await bar.getByRole('button', { name: 'Add to basket' }).click({ trial: true });
});

test('a template that prints no id has one cookie for all texts, as in the platform', async ({
  page,
  shop,
}) => {
  const watched = await watchFrames(page);
  for (const storeNoticeLine of [false, true]) {
    await page.context().clearCookies({ name: /^store_notice/ });
    await shop.situation({ storeNotice: 'without id', storeNoticeLine });
    await page.goto('/shop/');
    await expect(notice(page)).toBeVisible();
    await expectKnown(notice(page), 'banners');
    await painted(page);
    await dismissOf(notice(page)).click();
    await expect(notice(page)).toBeHidden();
    expect(await noticeCookies(page)).toEqual({ store_notice: SESSION });
    await page.reload();
    await expectIsland(notice(page), 'banners', 'ready');
    expect(await watched()).toEqual({ frames: expect.not.arrayContaining([true]), shifts: [] });
  }
});

test('a notice that is dismissed in one tab leaves the other, and the page that Back brings @window', async ({
  page,
  shop,
  context,
}) => {
  await shop.situation({ storeNotice: 'one' });
  await page.goto('/shop/');
  const other = await context.newPage();
  await other.goto('/journal/how-to-wash-wool/');
  await expectIsland(notice(other), 'banners', 'ready');
  await expectIsland(notice(page), 'banners', 'ready');
  await leaveWindow(other);
  // Two presses in a row, by a pointer that came from nowhere, are one.
  const release = await holdBack(page, '**/chunks/banner-root*');
  await dismissOf(notice(page)).dblclick();
  release();
  await expect(notice(page)).toBeHidden();
  await expect(notice(other)).toBeHidden();
  await page.context().clearCookies({ name: /^store_notice/ });

  await page.goto('/journal/how-to-wash-wool/');
  await expect(notice(page)).toBeVisible();
  await page.goto('/shop/');
  await expectKnown(notice(page), 'banners');
  await painted(page);
  await dismissOf(notice(page)).click();
  await expect(notice(page)).toBeHidden();
  await page.evaluate(() => void setTimeout(() => history.back()));
  await expect(page).toHaveURL(/wash-wool/);
  await expect(notice(page)).toBeHidden();
  expect(Object.keys(await noticeCookies(page))).toHaveLength(1);
});

test.describe('without all of its code', () => {
  test.use({ allowErrors: [/Failed to load resource/] });

  test('a press before the code is there is held; a browser that takes no cookies is no obstacle', async ({
    page,
    shop,
  }) => {
    await page.addInitScript(() => {
      Object.defineProperty(Document.prototype, 'cookie', {
        get: () => {
          throw new DOMException('refused', 'SecurityError');
        },
        set: () => {
          throw new DOMException('refused', 'SecurityError');
        },
      });
    });
    await shop.situation({ storeNotice: 'one', storeNoticeLine: false });
    // Slow, and then missing once.
    const release = await holdBack(page, '**/chunks/banner-root*');
    await shop.fault({ match: 'chunks/banner-root', kind: '404' });
    await page.goto('/shop/');
    await expect(notice(page)).toBeVisible();
    await painted(page);
    const link = dismissOf(notice(page));
    await link.click();
    await expect(link).toHaveAttribute('data-island-pressed');
    await link.click();
    release();
    await expect(notice(page)).toBeHidden();
    await expect(said(page)).toHaveText('Notice dismissed.');
    expect(await noticeCookies(page)).toEqual({});

    // No network at all is waited out, however long it takes.
    await page.clock.install();
    // Away from the link, which would have its code fetched.
    await page.mouse.move(1, 1);
    await page.reload();
    await expectIsland(notice(page), 'banners', 'ready');
    // The clock would end whatever else is on its way, too.
    await touch(page);
    await atRest(page);
    await goOffline(page);
    const failed = page.waitForEvent('requestfailed', (asked) => /banner-root/.test(asked.url()));
    await link.click();
    await failed;
    await page.clock.fastForward(180_000);
    await expect(link).toHaveAttribute('data-island-pressed');
    await goOnline(page);
    await expect(notice(page)).toBeHidden();
  });

  test('a notice is as the server sent it, with or without the line, and nothing else suffers', async ({
    page,
    shop,
  }) => {
    const errors = await noteIslandErrors(page, { cancel: true });
    await shop.situation({ storeNotice: 'one', redirectAfterAdd: 'no' });
    await shop.fault({ match: 'chunks/banner-root', kind: '404', times: 'always' });
    await page.goto('/shop/');
    await expectIsland(notice(page), 'banners', 'ready');
    await dismissOf(notice(page)).focus();
    // Each sign of a shopper tries twice.
    await expect
      .poll(async () => (await shop.requests('chunks/banner-root')).length)
      .toBeGreaterThanOrEqual(2);
    // Somebody who only came near loses nothing.
    await expect(notice(page)).toBeVisible();
    await page.keyboard.press('Enter');
    await expectIsland(notice(page), 'banners', 'failed');
    await expect(notice(page)).toBeHidden();
    expect(page.url()).not.toContain('#');
    expect((await errors()).map(({ island, phase }) => [island, phase])).toEqual([
      ['banners', 'load'],
    ]);
    await page.locator('.ajax_add_to_cart').first().click();
    await expect.poll(async () => (await shop.cart()).lines.length).toBe(1);

    // Code that neither comes nor fails is given up, and so is the press that waits for it.
    await page.clock.install();
    await holdBack(page, '**/chunks/banner-root*');
    await visit(page, '/journal/how-to-wash-wool/');
    await expectIsland(notice(page), 'banners', 'ready');
    await dismissOf(notice(page)).click();
    await page.clock.fastForward(60_000);
    await expect(dismissOf(notice(page))).toHaveAttribute('data-island-pressed');
    expect(await errors()).toEqual([]);
    await page.clock.fastForward(60_000);
    await expectIsland(notice(page), 'banners', 'failed');
    await expect(notice(page)).toBeHidden();
    expect(await errors()).toEqual([
      expect.objectContaining({ phase: 'load', message: 'Error: No code after 120 s' }),
    ]);

    await shop.situation({ storeNoticeLine: false });
    await shop.fault({ match: 'loader.js', kind: '404', times: 'always' });
    await page.goto('/shop/');
    await expect(notice(page)).toBeHidden();
  });
});
