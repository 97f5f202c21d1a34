import { REQUESTS, textOf, type BadAnswer } from '../../entry/matrix/faults/outcomes';
import {
  expect,
  stopClock,
  test,
  type Page,
  type Shop,
} from '../../fixtures-html/testing/shop-test';
import {
  ADD,
  added,
  addButton,
  basketLink,
  busy,
  expectQuantities,
  holdRequests,
  openListing,
  products,
  quantities,
  REFRESH,
} from './add-to-cart.page';

const { tee, scarf } = products;

// The browser itself writes these lines for answers that are errors.
test.use({ allowErrors: [/Failed to load resource/] });

const alert = (page: Page) => page.getByRole('alert').filter({ hasText: tee.name });
const headerIcon = (page: Page) => page.locator('.header .icon-shopping-bag').first();
const retry = (page: Page) => alert(page).getByRole('button', { name: 'Try again' });

/** Counts `added_to_cart` on the page, in `data-added-events` of the document element. */
async function countAddedEvents(page: Page): Promise<void> {
  await page.addInitScript(() => {
    document.addEventListener('added_to_cart', () => {
      const { dataset } = document.documentElement;
      dataset['addedEvents'] = String(Number(dataset['addedEvents'] ?? 0) + 1);
    });
  });
}

const row = REQUESTS['add by a link'];
/** What is told: `404` is as `500`, `reset-after` as `reset`. */
function told(kind: BadAnswer | '404' | 'reset-after'): string {
  const as = kind === '404' ? '500' : kind === 'reset-after' ? 'reset' : kind;
  return textOf(row.answers[as]);
}

/** In two parts, each well within a test's time. */
const CATALOGUE = {
  'without an item': ['500', '403', '404', '204', 'empty'],
  'that cannot be read, or none': ['html', 'cut', 'wrong-types', 'reset', 'reset-after'],
} as const;
/** The shop has done its work, and the page does not know. */
const CARRIED_OUT = new Set(['cut', 'wrong-types', 'reset-after']);

/** Sets button and page back to how they were before anything was added. */
async function beginAgain(page: Page, shop: Shop): Promise<void> {
  await page.evaluate(() => {
    delete document.documentElement.dataset['addedEvents'];
    for (const button of document.querySelectorAll('.added')) button.classList.remove('added');
    for (const link of document.querySelectorAll('a.added_to_cart')) link.remove();
  });
  await shop.forgetRequests();
}

for (const jquery of ['none', 'before'] as const) {
  for (const [part, answers] of Object.entries(CATALOGUE)) {
    test(`jQuery ${jquery}: after an answer ${part}, loading ends, the shopper is told and can retry`, async ({
      page,
      shop,
    }) => {
      await shop.situation({ redirectAfterAdd: 'no', miniCartReveal: false, jquery });
      await countAddedEvents(page);
      await openListing(page, shop);
      const button = addButton(page, tee);
      const count = async (): Promise<number> => (await quantities(shop))[tee.sku] ?? 0;
      let before = 0;
      for (const kind of answers) {
        await test.step(`answer "${kind}"`, async () => {
          await beginAgain(page, shop);
          await shop.fault({ match: ADD, kind, times: 'always' });
          await button.click();
          await expect(alert(page).locator('p')).toHaveText(told(kind));
          await expect(button).not.toHaveClass(busy);
          await expect(button).not.toHaveClass(added);
          await expect(basketLink(page)).toHaveCount(0);
          await expect(page.locator('html')).not.toHaveAttribute('data-added-events');

          // What the server made of it is asked for, and shown.
          await expect.poll(async () => (await shop.requests(REFRESH)).length).toBe(1);
          const carriedOut = await count();
          expect(carriedOut - before).toBe(CARRIED_OUT.has(kind) ? 1 : 0);
          await expect(headerIcon(page)).toHaveAttribute('data-icon-label', String(carriedOut));
          await shop.clearFaults();

          await retry(page).click();
          await expect(button).toHaveClass(added);
          await expect(alert(page)).toHaveCount(0);
          await expect(page.locator('html')).toHaveAttribute('data-added-events', '1');
          before = carriedOut + 1;
          expect(await count()).toBe(before);
        });
      }
    });
  }
}

test('an error keeps the shopper on the page also in a shop that redirects; without code the link adds', async ({
  page,
  shop,
}) => {
  await test.step('in a shop that redirects, an error keeps the shopper on the page', async () => {
    await openListing(page, shop);
    await shop.fault({ match: ADD, kind: '500' });
    await addButton(page, tee).click();
    await retry(page).click();
    await expect(page).toHaveURL(/\/basket\/$/);
    await expectQuantities(shop, { [tee.sku]: 1 });
  });

  await test.step('without the code that sends, the link adds as it does without script', async () => {
    await shop.startAfresh();
    await shop.fault({ match: 'chunks/cart-calls', kind: '404', times: 'always' });
    await page.goto('/shop/');
    await addButton(page, tee).click();
    await expect(page).toHaveURL(/\/basket\/$/);
    await expectQuantities(shop, { [tee.sku]: 1 });
  });

  await test.step('without the code of the buttons, the link adds as it does without script', async () => {
    await shop.startAfresh();
    await shop.fault({ match: 'chunks/add-to-cart', kind: '404', times: 'always' });
    await page.goto('/shop/');
    await page.evaluate(() =>
      document.addEventListener('storefront-islands:error', (event) => event.preventDefault()),
    );
    await addButton(page, tee).click();
    await expect(page).toHaveURL(/\/basket\/$/);
    await expectQuantities(shop, { [tee.sku]: 1 });
  });
});

test('an answer that takes ten seconds is waited for; one that never comes is given up after 30, told, and the next press goes on', async ({
  page,
  shop,
}) => {
  await shop.situation({ redirectAfterAdd: 'no', miniCartReveal: false });
  await page.clock.install();
  await openListing(page, shop);
  await stopClock(page);
  const button = addButton(page, tee);

  const release = await holdRequests(page, ADD);
  const sent = page.waitForRequest((request) => request.url().includes(ADD));
  await button.click();
  await sent;
  await page.clock.runFor(10_000);
  await expect(button).toHaveClass(busy);
  release();
  await expect(button).toHaveClass(added);
  await expect(alert(page)).toHaveCount(0);
  expect(await quantities(shop)).toEqual({ [tee.sku]: 1 });

  await shop.fill([]);
  await shop.forgetRequests();
  await shop.fault({ match: `${ADD}&`, kind: 'hang' });
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
  await expect(alert(page), 'the success of another item says nothing of this one').toContainText(
    row.limit[1],
  );
  await retry(page).click();
  await expect(button).toHaveClass(added);
  await expectQuantities(shop, { [tee.sku]: 1, [scarf.sku]: 1 });
});
