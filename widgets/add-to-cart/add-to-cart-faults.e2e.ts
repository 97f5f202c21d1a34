import { expect, test, type Page } from '../../fixtures-html/testing/shop-test';
import {
  ADD,
  added,
  addButton,
  basketLink,
  busy,
  expectQuantities,
  openListing,
  products,
  quantities,
  REFRESH,
} from './add-to-cart.page';

const { tee, scarf } = products;

// The browser itself writes these lines for answers that are errors.
test.use({ allowErrors: [/Failed to load resource/] });

const alert = (page: Page) => page.getByRole('alert').filter({ hasText: tee.name });
const retry = (page: Page) => alert(page).getByRole('button', { name: 'Try again' });

/** Counts `added_to_cart` on the page, in `data-added-events` of the document element. */
async function countAddedEvents(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let count = 0;
    document.addEventListener('added_to_cart', () => {
      document.documentElement.dataset['addedEvents'] = String((count += 1));
    });
  });
}

const CATALOGUE = [
  { kind: '500', reason: 'An unknown error occurred.', isCarriedOut: false },
  { kind: '403', reason: 'An unknown error occurred.', isCarriedOut: false },
  { kind: '404', reason: 'An unknown error occurred.', isCarriedOut: false },
  { kind: '204', reason: '', isCarriedOut: false },
  { kind: 'empty', reason: '', isCarriedOut: false },
  { kind: 'html', reason: 'The response is not a valid JSON response.', isCarriedOut: false },
  { kind: 'cut', reason: 'The response is not a valid JSON response.', isCarriedOut: true },
  { kind: 'wrong-types', reason: '', isCarriedOut: true },
  { kind: 'reset', reason: 'You are probably offline.', isCarriedOut: false },
  { kind: 'reset-after', reason: 'You are probably offline.', isCarriedOut: true },
] as const;

for (const jquery of ['none', 'before'] as const) {
  for (const { kind, reason, isCarriedOut } of CATALOGUE) {
    test(`answer "${kind}", jQuery ${jquery}: loading ends, the shopper is told and can retry`, async ({
      page,
      shop,
    }) => {
      await shop.situation({ redirectAfterAdd: 'no', miniCartReveal: false, jquery });
      await countAddedEvents(page);
      await openListing(page, shop);
      // Chromium repeats a request by itself when a used connection is cut: hence more than once.
      await shop.fault({ match: ADD, kind, times: 'always' });
      const button = addButton(page, tee);
      await button.click();
      await expect(alert(page).locator('p')).toHaveText(
        `${tee.name} could not be added to your basket. ${reason}`.trim(),
      );
      await expect(button).not.toHaveClass(busy);
      await expect(button).not.toHaveClass(added);
      await expect(basketLink(page)).toHaveCount(0);
      await expect(page.locator('html')).not.toHaveAttribute('data-added-events');

      // What the server made of it is asked for, and shown.
      await expect.poll(async () => (await shop.requests(REFRESH)).length).toBe(1);
      const { [tee.sku]: carriedOut = 0 } = await quantities(shop);
      expect(carriedOut > 0).toBe(isCarriedOut);
      await expect(page.locator('.header .icon-shopping-bag').first()).toHaveAttribute(
        'data-icon-label',
        String(carriedOut),
      );
      await shop.clearFaults();

      await retry(page).click();
      await expect(button).toHaveClass(added);
      await expect(alert(page)).toHaveCount(0);
      await expect(page.locator('html')).toHaveAttribute('data-added-events', '1');
      expect(await quantities(shop)).toEqual({ [tee.sku]: carriedOut + 1 });
    });
  }
}

test('in a shop that redirects, an error keeps the shopper on the page', async ({ page, shop }) => {
  await openListing(page, shop);
  await shop.fault({ match: ADD, kind: '500' });
  await addButton(page, tee).click();
  await retry(page).click();
  await expect(page).toHaveURL(/\/basket\/$/);
  await expectQuantities(shop, { [tee.sku]: 1 });
});

test('an answer that takes ten seconds is waited for', async ({ page, shop }) => {
  await shop.situation({ redirectAfterAdd: 'no' });
  await openListing(page, shop);
  await shop.fault({ match: ADD, kind: 'slow', delayMs: 10_000 });
  const button = addButton(page, tee);
  await button.click();
  await expect(button).toHaveClass(busy);
  await expect(button).toHaveClass(added, { timeout: 15_000 });
  await expect(alert(page)).toHaveCount(0);
  expect(await quantities(shop)).toEqual({ [tee.sku]: 1 });
});

test('an answer that never comes is given up after 30 seconds, and the next press goes on', async ({
  page,
  shop,
}) => {
  await shop.situation({ redirectAfterAdd: 'no', miniCartReveal: false });
  await page.clock.install();
  await openListing(page, shop);
  await page.clock.pauseAt(Date.now() + 600_000);
  await shop.fault({ match: `${ADD}&`, kind: 'hang' });
  const button = addButton(page, tee);
  await button.click();
  await addButton(page, scarf).click();
  await expect.poll(async () => (await shop.requests(ADD)).length).toBe(1);
  await page.clock.runFor(29_999);
  await expect(button).toHaveClass(busy);
  await expect(alert(page)).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(addButton(page, scarf)).toHaveClass(added);
  await expect(button).not.toHaveClass(busy);
  await expectQuantities(shop, { [scarf.sku]: 1 });
});

test('a time-out says so', async ({ page, shop }) => {
  await shop.situation({ redirectAfterAdd: 'no', miniCartReveal: false });
  await page.clock.install();
  await openListing(page, shop);
  await page.clock.pauseAt(Date.now() + 600_000);
  await shop.fault({ match: ADD, kind: 'hang' });
  await addButton(page, tee).click();
  await expect.poll(async () => (await shop.requests(ADD)).length).toBe(1);
  await page.clock.runFor(30_000);
  await expect(alert(page)).toContainText('The shop took too long to answer.');
  await expect(addButton(page, tee)).not.toHaveClass(busy);
  await retry(page).click();
  await expect(addButton(page, tee)).toHaveClass(added);
});

test('without the code that sends, the link adds as it does without script', async ({
  page,
  shop,
}) => {
  await openListing(page, shop);
  await shop.fault({ match: 'chunks/cart-calls', kind: '404', times: 'always' });
  await page.reload();
  await addButton(page, tee).click();
  await expect(page).toHaveURL(/\/basket\/$/);
  await expectQuantities(shop, { [tee.sku]: 1 });
});

test('without the code of the buttons, the link adds as it does without script', async ({
  page,
  shop,
}) => {
  await shop.fault({ match: 'chunks/add-to-cart', kind: '404', times: 'always' });
  await page.goto('/shop/');
  await page.evaluate(() =>
    document.addEventListener('storefront-islands:error', (event) => event.preventDefault()),
  );
  await addButton(page, tee).click();
  await expect(page).toHaveURL(/\/basket\/$/);
  await expectQuantities(shop, { [tee.sku]: 1 });
});

test('offline, presses are kept, told, and each sent once when the network is back', async ({
  page,
  shop,
  context,
}) => {
  await shop.situation({ redirectAfterAdd: 'no', miniCartReveal: false });
  await openListing(page, shop);
  await addButton(page, tee).hover();
  await expect(page.locator('body')).toHaveAttribute('data-island-add-to-cart', 'ready');
  await context.setOffline(true);
  await addButton(page, tee).click();
  await expect(alert(page).locator('p')).toHaveText(
    `You are offline. ${tee.name} will be added once you are back.`,
  );
  await expect(addButton(page, tee)).not.toHaveClass(busy);
  await addButton(page, scarf).click();
  await expect(page.getByRole('alert').filter({ hasText: scarf.name })).toBeVisible();
  expect(await quantities(shop)).toEqual({});
  await context.setOffline(false);
  await expect(addButton(page, tee)).toHaveClass(added);
  await expect(addButton(page, scarf)).toHaveClass(added);
  await expect(page.getByRole('alert').filter({ hasText: 'offline' })).toHaveCount(0);
  await context.setOffline(true);
  await context.setOffline(false);
  expect(await quantities(shop)).toEqual({ [tee.sku]: 1, [scarf.sku]: 1 });
  expect(await shop.requests(ADD)).toHaveLength(2);
});

test('offline before the code is there, a press is kept as well', async ({
  page,
  shop,
  context,
}) => {
  await shop.situation({ redirectAfterAdd: 'no', miniCartReveal: false });
  await openListing(page, shop);
  await context.setOffline(true);
  const isRefused = page.waitForEvent('requestfailed', (request) =>
    request.url().includes('chunks/add-to-cart'),
  );
  await addButton(page, tee).click();
  await isRefused;
  await expect(addButton(page, tee)).toHaveAttribute('data-island-pressed', '');
  await expect(page.locator('body')).toHaveAttribute('data-island-add-to-cart', 'loading');
  await context.setOffline(false);
  await expect(addButton(page, tee)).toHaveClass(added);
  await expect(page).toHaveURL(/\/shop\/$/);
  expect(await quantities(shop)).toEqual({ [tee.sku]: 1 });
});
