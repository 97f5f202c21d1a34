import { expect, test } from '../../fixtures-html/testing/shop-test';
import { openDropdown, toastOf, BEANIE, JUMPER, TEE, names, threeLines } from './mini-cart.page';

const REMOVE = 'remove_from_cart';

test('undo brings the row back to its place, with its quantity, and the focus where it belongs', async ({
  page,
  shop,
}) => {
  await shop.fill(threeLines);
  const cart = await openDropdown(page);

  await test.step('by keyboard', async () => {
    await cart.remove(JUMPER).press('Enter');
    await expect(cart.total).toContainText('£90.00');
    await page.keyboard.press('Enter');
    await expect(cart.field(JUMPER)).toHaveValue('2');
    await expect(cart.rows).toHaveText([new RegExp(TEE), new RegExp(JUMPER), new RegExp(BEANIE)]);
    await expect(cart.remove(JUMPER)).toBeFocused();
    await expect(cart.total).toContainText('£248.00');
    expect((await shop.cart()).lines.find(({ name }) => name === JUMPER)?.quantity).toBe(2);
  });

  await test.step('pressed twice, it asks once', async () => {
    await shop.forgetRequests();
    await cart.remove(JUMPER).click();
    await expect(cart.total).toContainText('£90.00');
    await shop.fault({ match: 'undo_item', kind: 'slow', delayMs: 500 });
    await cart.undo(JUMPER).dblclick();
    await expect(cart.field(JUMPER)).toHaveValue('2');
    await expect(cart.total).toContainText('£248.00');
    expect(await shop.requests('undo_item')).toHaveLength(1);
  });

  await test.step('the focus stays where the shopper has gone meanwhile', async () => {
    await cart.remove(JUMPER).press('Enter');
    await expect(cart.total).toContainText('£90.00');
    await shop.fault({ match: 'undo_item', kind: 'held' });
    await page.keyboard.press('Enter');
    await expect(cart.undoRow).toContainText(`Bringing ${JUMPER} back…`);
    await page.keyboard.press('Shift+Tab');
    const focused = cart.row(TEE).locator(':focus');
    await expect(focused).toHaveCount(1);
    await shop.clearFaults();
    await expect(cart.field(JUMPER)).toHaveValue('2');
    await expect(focused).toHaveCount(1);
  });
});

test('undo before the removal was answered, or even sent, brings the line back', async ({
  page,
  shop,
}) => {
  await shop.fill(threeLines);
  const cart = await openDropdown(page);

  await test.step('sent: the line comes back once that is answered', async () => {
    await shop.fault({ match: REMOVE, kind: 'held' });
    await cart.remove(JUMPER).click();
    await expect.poll(() => shop.requests(REMOVE)).toHaveLength(1);
    await cart.undo(JUMPER).click();
    await expect(cart.undoRow).toContainText(`Bringing ${JUMPER} back…`);
    await shop.clearFaults();
    await expect(cart.field(JUMPER)).toHaveValue('2');
    await expect(cart.total).toContainText('£248.00');
    await expect(cart.rows).toHaveCount(3);
    expect((await names(shop)).toSorted()).toEqual([JUMPER, TEE, BEANIE].toSorted());
    await expect(toastOf(page)).toHaveCount(0);
  });

  await test.step('unsent: it never is', async () => {
    await shop.forgetRequests();
    await shop.fault({ match: 'alter_quantity', kind: 'held' });
    await cart.row(TEE).locator('.plus').click();
    await cart.remove(JUMPER).click();
    await cart.undo(JUMPER).click();
    await shop.clearFaults();
    await expect(cart.total).toContainText('£272.00');
    await expect(cart.field(JUMPER)).toHaveValue('2');
    expect(await shop.requests(REMOVE)).toEqual([]);
  });
});

test('undo brings back the quantity that was typed last, saved or not', async ({ page, shop }) => {
  await shop.fill(threeLines);
  const cart = await openDropdown(page);
  /** Types a quantity that has to wait its turn, and removes the line before it was sent. */
  const typeAndRemove = async (quantity: string): Promise<void> => {
    await shop.fault({ match: 'alter_quantity', kind: 'held' });
    await cart.row(TEE).locator('.plus').click();
    await cart.field(JUMPER).fill(quantity);
    await cart.remove(JUMPER).click();
  };
  await typeAndRemove('5');
  await shop.clearFaults();
  await expect(cart.total).toContainText('£114.00');
  await cart.undo(JUMPER).click();
  await expect(cart.field(JUMPER)).toHaveValue('5');
  await expect(cart.total).toContainText('£509.00');

  // Brought back before even the removal was sent.
  await typeAndRemove('3');
  await cart.undo(JUMPER).click();
  await shop.clearFaults();
  await expect(cart.field(JUMPER)).toHaveValue('3');
  await expect(cart.total).toContainText('£375.00');
  expect(await shop.requests(REMOVE)).toHaveLength(1);
  await expect(toastOf(page)).toHaveCount(0);
});

test('undo that cannot do all of it says so', async ({ page, shop }) => {
  await shop.fill(threeLines);
  const cart = await openDropdown(page);

  await test.step('the quantity typed last could not be brought back', async () => {
    await shop.fault({ match: REMOVE, kind: 'held' });
    await cart.remove(BEANIE).click();
    // Until then the quantity typed next might be sent at once.
    await expect.poll(() => shop.requests(REMOVE)).toHaveLength(1);
    await cart.field(JUMPER).fill('5');
    await cart.remove(JUMPER).click();
    await shop.clearFaults();
    await expect(cart.total).toContainText('£24.00');
    await shop.fault({ match: 'alter_quantity', kind: 'html' });
    await cart.undo(JUMPER).click();
    await expect(toastOf(page)).toContainText(`The quantity of ${JUMPER} could not be changed.`);
    await expect(cart.field(JUMPER)).toHaveValue('2');
    await expect(cart.total).toContainText('£182.00');
  });

  await test.step('with an old link it uses the newest one of the page', async () => {
    await shop.startAfresh();
    await shop.fill(threeLines);
    await openDropdown(page);
    await shop.expireNonces();
    await cart.remove(TEE).click();
    await expect(cart.total).toContainText('£224.00');
    await cart.undo(TEE).click();
    await expect(cart.field(TEE)).toHaveValue('1');
    await expect(toastOf(page)).toHaveCount(0);
  });

  await test.step('with links that are too old', async () => {
    await shop.startAfresh();
    await shop.fill(threeLines.slice(0, 1));
    await openDropdown(page);
    await cart.remove(TEE).click();
    await expect(cart.content).toContainText('No products in the basket.');
    await shop.expireNonces();
    await cart.undo(TEE).press('Enter');
    await expect(toastOf(page)).toContainText('The item could not be brought back.');
    // Nothing is lost by a failure: it can be tried again, for as long as any undo.
    await expect(cart.undo(TEE)).toBeFocused();
    await expect(cart.undo(TEE)).not.toHaveAttribute('aria-disabled', 'true');
    expect(await names(shop)).toEqual([]);
  });
});
