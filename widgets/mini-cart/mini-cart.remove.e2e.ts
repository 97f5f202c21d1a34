import { BAD_ANSWERS, REQUESTS } from '../../entry/matrix/faults/outcomes';
import {
  expect,
  expectIsland,
  goOffline,
  goOnline,
  stopClock,
  test,
} from '../../fixtures-html/testing/shop-test';
import {
  openDropdown,
  refill,
  useDropdown,
  BEANIE,
  JUMPER,
  TEE,
  names,
  threeLines,
} from './mini-cart.page';

const REMOVE = 'remove_from_cart';

test('removing hides the row at once, and offers to undo, by double click, Enter, which may be held, and Space', async ({
  page,
  shop,
}) => {
  await shop.fill(threeLines);
  const cart = await openDropdown(page);
  const region = page.locator('.widget_shopping_cart_live_region');
  for (const how of ['double click', 'Enter', 'held Enter', 'Space'] as const) {
    await test.step(how, async () => {
      await shop.forgetRequests();
      await shop.fault({ match: REMOVE, kind: 'held' });
      if (how === 'double click') await cart.remove(JUMPER).dblclick();
      else if (how === 'held Enter') {
        await cart.remove(JUMPER).focus();
        await page.keyboard.down('Enter');
        await expect(cart.undo(JUMPER)).toBeFocused();
        await page.keyboard.down('Enter');
        await page.keyboard.up('Enter');
      } else await cart.remove(JUMPER).press(how);
      await expect(cart.undoRow).toContainText(`${JUMPER} was removed.`);
      // Where the focus was lost with the row, it goes on with what can be done now.
      await expect(cart.undo(JUMPER)).toBeFocused();
      await expect(cart.field(JUMPER)).toHaveCount(0);
      // A double click that meets the undo, or the next row.
      await cart.undo(JUMPER).dispatchEvent('click', { detail: 2 });
      await expect(cart.undoRow).toContainText(`${JUMPER} was removed.`);
      await cart.remove(BEANIE).dispatchEvent('click', { detail: 2 });
      await expect(cart.field(BEANIE)).toHaveCount(1);
      await expect(cart.total).toHaveAttribute('aria-busy', 'true');
      await expect(cart.total).toContainText('£248.00');
      await shop.clearFaults();
      await expect(cart.total).not.toHaveAttribute('aria-busy');
      await expect(cart.total).toContainText('£90.00');
      expect(await names(shop)).toEqual([TEE, BEANIE]);
      expect(await shop.requests(REMOVE)).toHaveLength(1);
      await expect(page).toHaveURL(/\/shop\/$/);
      await expect(region).toContainText(`“${JUMPER}” has been removed from your basket`);
      await cart.undo(JUMPER).click();
      await expect(cart.field(JUMPER)).toHaveValue('2');
      await expect(cart.total).toContainText('£248.00');
      await region.evaluate((element) => element.replaceChildren());
    });
  }
});

test('lines removed one after the other come back in either order, each in its place', async ({
  page,
  shop,
}) => {
  await shop.fill(threeLines);
  const cart = await openDropdown(page);

  for (const [first, second] of [
    [TEE, JUMPER],
    [JUMPER, TEE],
  ] as const) {
    await test.step(`${first} first`, async () => {
      await cart.remove(TEE).click();
      await cart.remove(JUMPER).click();
      await expect(cart.total).toContainText('£66.00');
      await cart.undo(first).click();
      await expect(cart.row(first)).toContainText('£');
      await cart.undo(second).click();
      await expect(cart.total).toContainText('£248.00');
      await expect(cart.rows).toHaveText([new RegExp(TEE), new RegExp(JUMPER), new RegExp(BEANIE)]);
      await expect(cart.field(JUMPER)).toHaveValue('2');
    });
  }

  await test.step('two removals are sent one at a time', async () => {
    await shop.forgetRequests();
    await shop.fault({ match: REMOVE, kind: 'slow', delayMs: 600 });
    await cart.remove(TEE).click();
    await cart.remove(BEANIE).click();
    await expect(cart.undoRow).toHaveCount(2);
    await expect(cart.total).toContainText('£158.00');
    const [first, second, ...more] = await shop.requests(REMOVE);
    expect(more).toEqual([]);
    // The second waited for the answer to the first.
    expect(second!.at - first!.at).toBeGreaterThanOrEqual(600);
  });
});

test('removing the last item leaves the empty basket and the undo; removed_from_cart is raised', async ({
  page,
  shop,
}) => {
  await shop.situation({ jquery: 'before', thirdParty: true });
  await shop.fill([{ sku: 'HV-W101', quantity: 4 }]);
  const cart = await openDropdown(page);
  await shop.fault({ match: REMOVE, kind: 'held' });
  await cart.remove(TEE).click();
  const undo = await cart.undo(TEE).elementHandle();
  await shop.clearFaults();
  await expect(cart.content).toContainText('No products in the basket.');
  await expect(cart.undoRow).toBeVisible();
  // The answer has no list: the one that holds the undo stays, and the focus with it.
  expect(await undo?.evaluate((button) => button === document.activeElement)).toBe(true);
  await expect.poll(() => names(shop)).toEqual([]);
  await expect
    .poll(async () => {
      const heard = await page.evaluate(() => window.fixtureEvents!);
      return heard.filter(([name]) => name === 'removed_from_cart');
    })
    .toEqual([
      [
        'removed_from_cart',
        'jquery',
        expect.stringMatching(/^body/),
        ['object', 'string', 'jquery'],
      ],
      ['removed_from_cart', 'native', expect.stringMatching(/^body/), ['array']],
    ]);
  await cart.undo(TEE).click();
  await expect(cart.field(TEE)).toHaveValue('4');
  await expect(cart.total).toContainText('£96.00');
  await expect(cart.content).not.toContainText('No products in the basket.');
  await expect(cart.remove(TEE)).toBeFocused();
});

test.describe('removing that fails', () => {
  test.use({ allowErrors: [/Failed to load resource/] });

  // Each leaves the page: a few in one test. All say the same by `REQUESTS['remove a line']`.
  for (const kinds of [BAD_ANSWERS.slice(0, 3), BAD_ANSWERS.slice(3, 6), BAD_ANSWERS.slice(6)]) {
    test(`follows the remove link (${kinds.join(', ')})`, async ({ page, shop }) => {
      await shop.fill(threeLines);
      const cart = await openDropdown(page);
      for (const kind of kinds) {
        await test.step(kind, async () => {
          await refill(page, shop, threeLines, '£248.00');
          await useDropdown(page);
          await shop.fault({ match: REMOVE, kind, times: 'always' });
          // The server removes it, unless it had done so already, and leads back to this page.
          await Promise.all([page.waitForEvent('load'), cart.remove(JUMPER).click()]);
          await expect(page).toHaveURL(/\/shop\/\?removed_item=1$/);
          expect(await shop.requests('remove_item=')).toHaveLength(1);
          await expect(cart.row(JUMPER)).toHaveCount(0);
          expect(await names(shop)).toEqual([TEE, BEANIE]);
          await shop.clearFaults();
        });
      }
    });
  }

  test('what was pressed meanwhile is sent before the page is left', async ({ page, shop }) => {
    await shop.fill(threeLines);
    const cart = await openDropdown(page);
    await cart.remove(BEANIE).hover();
    await expectIsland(page.locator('body'), 'add-to-cart', 'ready');
    await shop.fault({ match: REMOVE, kind: 'html' });
    await shop.fault({ match: REMOVE, kind: 'slow', delayMs: 500 });
    const loaded = page.waitForEvent('load');
    // In one breath: no answer can come between.
    await cart.content.evaluate(
      (content, removed) => {
        for (const name of removed) {
          const rows = [...content.querySelectorAll('.mini_cart_item')];
          const row = rows.find(({ textContent }) => textContent.includes(name));
          row!.querySelector<HTMLElement>('.remove_from_cart_button')!.click();
        }
      },
      [JUMPER, TEE, BEANIE],
    );
    await loaded;
    await expect(page).toHaveURL(/\?removed_item=1$/);
    expect(await names(shop)).toEqual([]);
    expect(await shop.requests(REMOVE)).toHaveLength(3);
  });

  test('offline it waits, after ten seconds it is done, and at the limit the link is followed', async ({
    page,
    shop,
  }) => {
    const row = REQUESTS['remove a line'];
    await page.clock.install();
    await shop.fill(threeLines);
    const cart = await openDropdown(page);
    await test.step('offline', async () => {
      // Its code is there: a press that comes before waits for that, and then for the network.
      await cart.remove(BEANIE).hover();
      await expectIsland(page.locator('body'), 'add-to-cart', 'ready');
      await goOffline(page);
      await cart.remove(BEANIE).click();
      await expect(page.locator('.storefront-islands-toast')).toContainText(row.offline.later);
      await goOnline(page);
      await expect.poll(() => names(shop)).toEqual([TEE, JUMPER]);
      await expect(page.locator('.storefront-islands-toast')).toHaveCount(0);
    });
    await test.step('an answer that takes ten seconds', async () => {
      await refill(page, shop, threeLines, '£248.00');
      await shop.forgetRequests();
      await shop.fault({ match: REMOVE, kind: 'held' });
      await cart.remove(BEANIE).click();
      await expect.poll(() => shop.requests(REMOVE)).toHaveLength(1);
      await page.clock.runFor(10_000);
      await shop.clearFaults();
      await expect(page.locator('.widget_shopping_cart_live_region')).toContainText(row.late.done);
      await expect.poll(() => names(shop)).toEqual([TEE, JUMPER]);
    });
    await test.step('an answer that never comes', async () => {
      await refill(page, shop, threeLines, '£248.00');
      await shop.forgetRequests();
      await shop.fault({ match: REMOVE, kind: 'hang', times: 'always' });
      await stopClock(page);
      await cart.remove(JUMPER).click();
      await expect.poll(() => shop.requests(REMOVE)).toHaveLength(1);
      await page.clock.runFor(row.limit[0] - 1);
      await expect(cart.total).toHaveAttribute('aria-busy', 'true');
      expect(await shop.requests('remove_item=')).toEqual([]);
      await Promise.all([page.waitForEvent('load'), page.clock.runFor(1)]);
      await page.clock.resume();
      await expect(page).toHaveURL(/\/shop\/\?removed_item=1$/);
      await expect.poll(() => names(shop)).toEqual([TEE, BEANIE]);
    });
  });
});
