import { readStored, refreshes } from '../fixtures-html/testing/cart-probes';
import { atRest, expect, openSettled, test, type Page } from '../fixtures-html/testing/shop-test';

/**
 * Pages with the bundle and pages without it in one visit, as in a shop that loads it on some of its pages:
 * each goes on with the basket as the other one has left it.
 */
const LISTING = '/shop/';
const LINE = '#header .widget_shopping_cart_content .mini_cart_item';
const COUNT = '#header .cart-icon strong';

const addFirst = (page: Page, sku: string): Promise<void> =>
  page.locator(`.add_to_cart_button[data-product_sku="${sku}"]`).first().click();

/**
 * On a page without the bundle: what the platform's own script does after it has changed the basket (platform
 * document "shop", section 4; its recorded traces are replayed against the bundle besides).
 */
async function storeAsPlatform(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const answer = await fetch('/?wc-ajax=get_refreshed_fragments', { method: 'POST' });
    const { fragments, cart_hash: hash } = (await answer.json()) as {
      fragments: Record<string, string>;
      cart_hash: string;
    };
    const { fragment_name: name, cart_hash_key: key } = (
      globalThis as unknown as { wc_cart_fragments_params: Record<string, string> }
    ).wc_cart_fragments_params;
    sessionStorage.setItem(name!, JSON.stringify(fragments));
    localStorage.setItem(key!, hash);
    sessionStorage.setItem(key!, hash);
    sessionStorage.setItem('wc_cart_created', String(Date.now()));
  });
}

test('the basket goes on from pages with the bundle to pages without it, and back', async ({
  page,
  shop,
}) => {
  await shop.situation({ redirectAfterAdd: 'no' });
  await openSettled(page, LISTING);
  await addFirst(page, 'HV-W101');
  await expect(page.locator(COUNT).first()).toHaveText('1');
  const { hash: first } = await shop.cart();
  await expect
    .poll(() => readStored(page))
    .toMatchObject({
      sessionHash: first,
      localHash: first,
      created: expect.stringMatching(/^\d{13}$/),
    });

  await test.step('a page without it, where nobody stores anything', async () => {
    await shop.situation({ redirectAfterAdd: 'no', bundle: false });
    await page.goto(LISTING);
    await expect(page.locator(COUNT).first()).toHaveText('1');
    await addFirst(page, 'HV-A301');
    await expect(page).toHaveURL(/add-to-cart=/);
    expect((await shop.cart()).lines).toHaveLength(2);
    expect(await readStored(page)).toMatchObject({ sessionHash: first });
  });

  await test.step('with it, what was stored before is out of date: it is asked for once', async () => {
    await shop.situation({ redirectAfterAdd: 'no', bundle: true });
    await shop.forgetRequests();
    await openSettled(page, LISTING);
    await expect(page.locator(COUNT).first()).toHaveText('2');
    await expect(page.locator(LINE)).toHaveCount(2);
    await atRest(page);
    expect(await refreshes(shop)).toHaveLength(1);
  });

  await test.step('a page without it, where the platform’s script stores', async () => {
    await shop.situation({ redirectAfterAdd: 'no', bundle: false });
    await page.goto(LISTING);
    await addFirst(page, 'HV-W102');
    await expect(page).toHaveURL(/add-to-cart=/);
    await storeAsPlatform(page);
  });

  await test.step('with it, what that has stored is shown, and nothing is asked for', async () => {
    await shop.situation({ redirectAfterAdd: 'no', bundle: true });
    await shop.forgetRequests();
    await openSettled(page, LISTING);
    await expect(page.locator(COUNT).first()).toHaveText('3');
    await expect(page.locator(LINE)).toHaveCount(3);
    await atRest(page);
    expect(await refreshes(shop)).toEqual([]);
  });
});
