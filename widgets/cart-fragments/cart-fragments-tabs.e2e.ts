import { goBackTo, noteHowShown } from '../../fixtures-html/testing/back';
import { refresh, refreshes } from '../../fixtures-html/testing/cart-probes';
import { holdBack } from '../../fixtures-html/testing/page-probes';
import {
  changeTabs,
  expect,
  expectIsland,
  openSettled,
  test,
  touch,
  visit,
} from '../../fixtures-html/testing/shop-test';

const listing = '/shop/';
const icon = '#header .cart-icon';

test('an add in one tab shows in the other, once; what another shop on the same address stores is none of ours', async ({
  page,
  shop,
  context,
}) => {
  // The second tab finds keys of the first: they do not tell that its own cart has come.
  const bothHaveAsked = (): Promise<void> =>
    expect
      .poll(async () => {
        const asked = await refreshes(shop);
        return asked.length >= 2 && asked.every(({ status }) => status === 200);
      })
      .toBe(true);

  await test.step('an add in one tab shows in the other, with exactly one refresh', async () => {
    await shop.situation({ redirectAfterAdd: 'no' });
    await openSettled(page, listing);
    const other = await context.newPage();
    await openSettled(other, '/product-category/women/');
    await bothHaveAsked();
    await shop.forgetRequests();
    await page.locator('.ajax_add_to_cart').first().click();
    await expect(other.locator(icon)).toHaveText('1');
    await expect(page.locator(icon)).toHaveText('1');
    await other.locator('.ajax_add_to_cart').last().click();
    await expect(page.locator(icon)).toHaveText('2');
    // One for each tab's add, asked by the other one; no echo between the two.
    expect(await refreshes(shop)).toHaveLength(2);
    await other.close();
  });

  await test.step('what another shop on the same address stores is none of ours', async () => {
    await shop.startAfresh();
    await page.addInitScript(() => {
      const keys: Array<string | null> = [];
      Object.assign(globalThis, { keys });
      // The platform's probe for storage is heard as well, and what cleared it before may be.
      addEventListener('storage', ({ key, newValue }) => newValue === 'sibling' && keys.push(key));
    });
    await openSettled(page, listing);
    const other = await context.newPage();
    await openSettled(other, '/journal/how-to-wash-wool/');
    await bothHaveAsked();
    await shop.forgetRequests();
    await other.evaluate(() => {
      localStorage.setItem('wc_cart_hash_0123456789abcdef0123456789abcdef', 'sibling');
      localStorage.setItem('wc_cart_hash', 'sibling');
      localStorage.setItem('wc_cart_created', 'sibling');
    });
    await expect
      .poll(() => page.evaluate(() => (globalThis as unknown as { keys: string[] }).keys))
      .toHaveLength(3);
    // What was asked for because of them would have been asked for before this.
    await refresh(page);
    await expect.poll(() => refreshes(shop)).toHaveLength(1);
    await refresh(page);
    await expect.poll(() => refreshes(shop)).toHaveLength(2);
  });
});

test('an add shows in a tab that nobody has touched, and in one opened behind once it is looked at @window', async ({
  page,
  shop,
  context,
}) => {
  await shop.situation({ redirectAfterAdd: 'no' });
  const behind = await context.newPage();
  for (const tab of [page, behind]) {
    await tab.goto('/product-category/women/');
    await expectIsland(tab.locator('body'), 'cart-fragments', 'waiting');
  }
  await changeTabs(page);
  const other = await context.newPage();
  await openSettled(other, listing);
  await other.locator('.ajax_add_to_cart').first().click();
  await expect(page.locator(icon)).toHaveText('1');
  await expectIsland(page.locator('body'), 'cart-fragments', 'ready');
  await expectIsland(behind.locator('body'), 'cart-fragments', 'waiting');
  await changeTabs(behind);
  await expect(behind.locator(icon)).toHaveText('1');
});

test('a page from the back/forward cache asks once and shows the cart of now @window', async ({
  page,
  shop,
}) => {
  await noteHowShown(page);
  await openSettled(page, listing);
  await visit(page, '/journal/how-to-wash-wool/');
  await expectIsland(page.locator('body'), 'cart-fragments', 'ready');
  await shop.fill([{ sku: 'HV-W107', quantity: 3 }]);
  await shop.forgetRequests();
  await goBackTo(page, /\/shop\/$/, 'restored');
  await expect(page.locator(icon)).toHaveText('3');
  expect(await refreshes(shop)).toHaveLength(1);
});

/** Changes of the basket whose page is left before their answer: what is pressed, the call, the count after. */
const LEFT: ReadonlyArray<[what: string, press: string, call: string, count: string]> = [
  ['an add', '.ajax_add_to_cart', 'wc-ajax=add_to_cart', '3'],
  ['a removal', '.remove_from_cart_button', 'wc-ajax=remove_from_cart', '0'],
];

for (const [what, press, call, count] of LEFT) {
  test(`the page after one that was left during ${what} shows the basket with it`, async ({
    page,
    shop,
  }) => {
    await shop.situation({ redirectAfterAdd: 'no' });
    await shop.fill([{ sku: 'HV-W107', quantity: 2 }]);
    await openSettled(page, listing);
    await shop.fault({ match: call, kind: 'held' });
    await page.locator(press).first().dispatchEvent('click');
    await expect.poll(() => shop.requests(call)).toHaveLength(1);
    const letGo = await holdBack(page, '**/storefront-islands/loader*');
    await page.goto('/journal/how-to-wash-wool/', { waitUntil: 'commit' });
    await expect(page.locator(icon)).toHaveText('2');
    // Printed before the shop has done it; and the cookies that tell of it went to a page that was gone.
    const known = await page.context().cookies();
    await shop.clearFaults();
    await expect
      .poll(async () => (await shop.cart()).lines.reduce((sum, { quantity }) => sum + quantity, 0))
      .toBe(Number(count));
    await page.context().clearCookies();
    await page.context().addCookies(known);
    letGo();
    await touch(page);
    await expect(page.locator(icon)).toHaveText(count);
  });
}
