// @vitest-environment node
import { beforeEach, describe, expect, it } from 'vitest';

import { firstMatch, TestShopper } from './test-shopper';

const AJAX = '/wp-admin/admin-ajax.php';
const KEY = 'yith-wcwl-add-to-wishlist.add-to-wishlist-101.wishlist-fragment.on-first-load';
const TEE = '/product/organic-cotton-tee/';

interface Answer {
  result?: unknown;
  message?: string;
  fragments: Record<string, string> | [];
}

let shopper: TestShopper;

beforeEach(async () => {
  shopper = new TestShopper();
  await shopper.situation({ wishlist: 'view' });
});

async function nonceOf(action: string): Promise<string> {
  return firstMatch(await shopper.page(TEE), new RegExp(`"${action}_nonce":"(\\w+)"`));
}

async function call(action: string, fields: Record<string, string>): Promise<Answer> {
  const nonce = await nonceOf(action);
  const response = await shopper.post(AJAX, { action, nonce, context: 'frontend', ...fields });
  return (await response.json()) as Answer;
}

const add = (): Promise<Answer> =>
  call('add_to_wishlist', { add_to_wishlist: '101', [`fragments[${KEY}][is_single]`]: 'true' });

const count = async (): Promise<string> =>
  (await shopper.get(`${AJAX}?action=flatsome_update_wishlist_count`)).text();

describe('the wishlist', () => {
  it('answers an add with the block as it now is, and counts in a bare number', async () => {
    expect(await count()).toBe('0');
    const { result, fragments } = await add();
    expect(result).toBe('true');
    expect(Object.keys(fragments)).toEqual([KEY]);
    expect(Object.values(fragments)[0]).toContain('yith-wcwl-wishlistaddedbrowse');
    expect((await add()).result).toBe('exists');
    expect(await count()).toBe('1');
    const page = await shopper.page(TEE);
    expect(page).toContain('add-to-wishlist-101 exists');
    expect(page).toContain('yith-wcwl-wishlistexistsbrowse');
    expect(page).toContain('data-icon-label="1"');
  });

  it('refuses a stale nonce as the plugin does, and what is not for sale', async () => {
    const nonce = await nonceOf('add_to_wishlist');
    await shopper.expireNonces();
    const stale = { action: 'add_to_wishlist', nonce, add_to_wishlist: '101' };
    expect(await (await shopper.post(AJAX, stale)).json()).toEqual({ result: false });
    const row = { action: 'remove_from_wishlist', nonce, remove_from_wishlist: '101' };
    expect(await (await shopper.post(AJAX, row)).json()).toEqual({ fragments: [] });
    const unknown = await call('add_to_wishlist', { add_to_wishlist: '99999' });
    expect(unknown).toMatchObject({ result: 'error', fragments: [] });
    expect(await count()).toBe('0');
  });

  it('keeps a guest and an account apart, and lets guests in only where the shop does', async () => {
    await add();
    await shopper.situation({ loggedIn: true });
    expect(await count()).toBe('0');
    await shopper.situation({ loggedIn: false, wishlist: 'login' });
    expect(await shopper.page(TEE)).toContain('class="disabled_item"');
    await shopper.situation({ loggedIn: true });
    expect(await shopper.page(TEE)).not.toContain('class="disabled_item"');
  });

  it('takes off by item, by row, and by links without script', async () => {
    await shopper.situation({ wishlist: 'remove' });
    await add();
    const page = await shopper.page(TEE);
    const itemId = firstMatch(page, /class="delete_item" data-item-id="(\d+)"/);
    expect((await call('delete_item', { item_id: itemId })).result).toBe(true);
    // As a stale nonce is answered.
    expect(await call('delete_item', { item_id: itemId })).toEqual({ result: false });
    await add();
    const wanted = { 'fragments[woocommerce.yith-wcwl-form.wishlist-fragment][count]': '1' };
    const fields = { remove_from_wishlist: '101', ...wanted };
    const { fragments } = await call('remove_from_wishlist', fields);
    expect(Object.values(fragments)[0]).toContain('No products added to the wishlist');
    const href = firstMatch(await shopper.page(TEE), /href="(\?add_to_wishlist=101[^"]+)"/);
    expect((await shopper.get(TEE + href.replace('&#38;', '&'))).status).toBe(302);
    expect(await count()).toBe('1');
    const remove = firstMatch(await shopper.page('/wishlist/'), /href="(\?remove_from[^"]+)"/);
    await shopper.get(`/wishlist/${remove}`);
    expect(await count()).toBe('0');
  });

  it('is not there where the plugin is off', async () => {
    await shopper.situation({ wishlist: 'off' });
    expect((await shopper.get('/wishlist/')).status).toBe(404);
    expect(await shopper.page(TEE)).not.toContain('wishlist');
  });
});

describe('listings', () => {
  it('filter by price with links, and keep the filter while sorting', async () => {
    await shopper.situation({ filters: 'column' });
    const page = await shopper.page('/shop/?min_price=100&orderby=price');
    expect(page).toMatch(/aria-current="true"[^>]*>£100 and over/);
    expect(page).toContain('<input type="hidden" name="min_price" value="100">');
    expect(page).toContain('/product/double-faced-wool-coat/');
    expect(page).not.toContain('/product/organic-cotton-tee/');
  });
});
