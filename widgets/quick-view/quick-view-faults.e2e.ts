import type { Request } from 'playwright/test';

import { BAD_ANSWERS, REQUESTS, textOf } from '../../entry/matrix/faults/outcomes';
import {
  expect,
  expectIsland,
  expectKnown,
  goOffline,
  goOnline,
  painted,
  stopClock,
  test,
  touch,
} from '../../fixtures-html/testing/shop-test';
import { QuickViewPage } from './quick-view.page';

test.use({ allowErrors: [/Failed to load resource|island: quick-view, phase: load/] });

const SHIRT = 'Oxford Shirt';
const row = REQUESTS['show a product at once'];

test('every fault of the server is said, leads to the product, and can be tried again', async ({
  page,
  shop,
}) => {
  await page.goto('/shop/');
  const view = new QuickViewPage(page);
  let asked = 0;
  let answered = 0;
  // What is sent as a stream a driver cannot read; nothing else goes there.
  const isAboutProduct = (request: Request): boolean => request.url().includes('admin-ajax.php');
  page.on('request', (request) => (asked += Number(isAboutProduct(request))));
  for (const end of ['requestfinished', 'requestfailed'] as const) {
    page.on(end as 'requestfinished', (request) => (answered += Number(isAboutProduct(request))));
  }
  await test.step('a shop that fails is asked once by a pointer that comes near', async () => {
    await touch(page);
    await expectKnown(view.link(SHIRT), 'quick-view');
    await shop.fault({ match: 'quickview', kind: '500', times: 'always' });
    await view.link(SHIRT).hover();
    await expectIsland(view.link(SHIRT), 'quick-view', 'ready');
    await expect.poll(() => shop.faultsMet()).toBe(1);
    for (let part = 0; part < 3; part += 1) {
      await view.link(SHIRT).dispatchEvent('pointerover');
      await painted(page);
    }
    expect(await shop.requests('quickview')).toHaveLength(1);
    await page.mouse.move(1, 1);
  });
  // The pointer asks ahead: that is to fail, too.
  for (const kind of BAD_ANSWERS) {
    await shop.clearFaults();
    await shop.fault({ match: 'quickview', kind, times: 'always' });
    await view.press(SHIRT);
    await expect(view.status, kind).toHaveText(textOf(row.answers[kind]));
    await expect(view.box(SHIRT).locator('.box-image')).not.toHaveClass(/processing/);
    await expect(view.dialog.getByRole('link', { name: `View “${SHIRT}”` })).toHaveAttribute(
      'href',
      /\/product\/oxford-shirt\/$/,
    );
    if (kind === '500') {
      await view.dialog.getByRole('button', { name: 'Try again' }).click();
      await expect(view.dialog).toBeFocused();
      await expect(view.status).toContainText('could not be shown');
    }
    if (kind === 'reset') break;
    await view.escape();
    await view.gone();
    await expect(view.link(SHIRT)).toBeFocused();
    await page.mouse.move(1, 1);
    // With the focus it asked again, which has to have failed before the next one is asked for.
    await painted(page);
    await expect.poll(() => asked - answered).toBe(0);
  }
  await shop.clearFaults();
  await view.dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(view.content.getByRole('heading', { name: SHIRT })).toBeVisible();
});

test('an answer that never comes is given up; one that comes late finds nobody', async ({
  page,
  shop,
}) => {
  await shop.fault({ match: 'quickview', kind: 'hang', times: 'always' });
  await page.clock.install();
  await page.goto('/shop/');
  const view = new QuickViewPage(page);
  await touch(page);
  await expectKnown(view.link(SHIRT), 'quick-view');
  await stopClock(page);
  await view.link(SHIRT).click();
  // The time runs once the shop has been asked.
  await expect.poll(() => shop.requests('quickview')).toHaveLength(1);
  await page.clock.runFor(row.limit[0] - 1);
  await expect(view.status).toHaveText(`Loading “${SHIRT}”…`);
  await page.clock.runFor(1);
  await expect(view.status).toHaveText(row.limit[1]);
  // It leaves 300 milliseconds after closing, as long as the theme fades it.
  await page.clock.runFor(1000);
  await view.escape();
  await expect(view.dialog).toHaveClass(/mfp-removing/);
  await page.clock.runFor(290);
  await expect(view.dialog).toHaveCount(1);
  await page.clock.runFor(20);
  await view.gone();
  await page.clock.resume();
  await shop.clearFaults();

  await test.step('one that takes ten seconds is shown', async () => {
    await shop.forgetRequests();
    await shop.fault({ match: 'quickview', kind: 'held' });
    await view.press('Lambswool Scarf');
    await expect.poll(() => shop.requests('quickview')).toHaveLength(1);
    await page.clock.runFor(10_000);
    await expect(view.status).toHaveText('Loading “Lambswool Scarf”…');
    await shop.clearFaults();
    await expect(view.content.getByRole('heading')).toHaveText('Lambswool Scarf');
    await view.escape();
    await view.gone();
  });

  let release = (): void => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  const asked: Request[] = [];
  await page.route('**/admin-ajax.php', async (route) => {
    asked.push(route.request());
    // What the first one asks for not every driver knows; the shop tells it below.
    if (asked.length === 1) await released;
    await route.continue();
  });
  await view.press('Organic Cotton Tee');
  await expect(view.status).toContainText('Loading');
  await view.escape();
  await view.gone();
  await view.open('Heavyweight Tee');
  expect(await shop.requests('product=101')).toEqual([]);
  const late = page.waitForResponse((answer) => answer.request() === asked[0]);
  release();
  await (await late).finished();
  await painted(page);
  await expect(view.content.getByRole('heading')).toHaveText('Heavyweight Tee');
  expect(await shop.requests('product=101')).toHaveLength(1);
});

test('offline: says so, and goes on when asked again', async ({ page }) => {
  await page.goto('/shop/');
  const view = new QuickViewPage(page);
  // All code is there, as after the first quick view.
  await view.open('Organic Cotton Tee');
  await view.escape();
  await view.gone();
  await goOffline(page);
  await view.link(SHIRT).focus();
  await page.keyboard.press('Enter');
  await expect(view.status).toHaveText(row.offline);
  await goOnline(page);
  await view.dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(view.content.getByRole('heading', { name: SHIRT })).toBeVisible();
});

test('without the dialog’s code the press leads to the product', async ({ page }) => {
  await page.route('**/chunks/open-panel-*', (route) => route.abort());
  await page.goto('/shop/');
  await new QuickViewPage(page).press(SHIRT);
  await expect(page).toHaveURL('/product/oxford-shirt/');
});

test('code whose address has failed for good comes by another', async ({ page }) => {
  // As in browsers that remember a failure for as long as the page lives.
  await page.route(/\/chunks\/open-panel-\w+\.js$/, (route) => route.abort());
  await page.goto('/shop/');
  const view = new QuickViewPage(page);
  await view.open('Organic Cotton Tee');
  await view.escape();
  await view.gone();
  await view.open(SHIRT);
});

test('without its own code, too', async ({ page }) => {
  await page.route('**/chunks/quick-view-*', (route) => route.abort());
  await page.goto('/shop/');
  const view = new QuickViewPage(page);
  await view.link(SHIRT).hover();
  await expectIsland(view.link(SHIRT), 'quick-view', 'failed');
  // What leads on comes with the islands that nobody misses before the first sign of a shopper.
  await expectKnown(page.locator('body'), 'prefetch');
  await view.press(SHIRT);
  await expect(page).toHaveURL('/product/oxford-shirt/');
});

test('without the carousel’s code pictures are scrolled, and still follow the choice', async ({
  page,
}) => {
  await page.route('**/chunks/embla-*', (route) => route.abort());
  await page.goto('/shop/unusual/');
  const view = new QuickViewPage(page);
  await view.open('Corduroy Overshirt');
  const form = view.content.locator('.variations_form');
  await expectIsland(form, 'variation-form', 'ready');
  await expect
    .poll(() => view.slider.evaluate((one) => one.scrollWidth > 3 * one.clientWidth))
    .toBe(true);
  await view.slider.evaluate((one) => one.scrollTo({ left: 900, behavior: 'instant' }));
  await form.getByLabel('Colour', { exact: true }).selectOption('navy');
  await form.getByLabel('Size', { exact: true }).selectOption('m');
  await expect(view.main).toHaveAttribute('src', /corduroy-overshirt-navy/);
  await expect.poll(() => view.slider.evaluate((one) => one.scrollLeft)).toBe(0);
});

test('a link that names no product stays a link, and a product that is gone is said', async ({
  page,
}) => {
  // Told at once: the page is left right after the error.
  const errors: unknown[] = [];
  await page.exposeFunction('noteError', (error: unknown) => errors.push(error));
  await page.addInitScript(() => {
    document.addEventListener('storefront-islands:error', (event) => {
      event.preventDefault();
      const { island, phase } = event.detail;
      const { noteError } = globalThis as unknown as { noteError: (error: object) => void };
      noteError({ island, phase, target: (event.target as Element).localName });
    });
  });
  await page.goto('/shop/');
  const view = new QuickViewPage(page);
  await view.link('Organic Cotton Tee').evaluate((link) => (link.dataset.prod = '99999'));
  await view.press('Organic Cotton Tee');
  await expect(view.status).toContainText('could not be shown');
  await view.escape();
  await view.gone();
  await view.link(SHIRT).evaluate((link) => (link.dataset.prod = 'shirt'));
  await view.press(SHIRT);
  await expect(page).toHaveURL('/product/oxford-shirt/');
  await expect.poll(() => errors).toEqual([{ island: 'quick-view', phase: 'mount', target: 'a' }]);
});
