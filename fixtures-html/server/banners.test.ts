// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { md5 } from './digest';
import { firstMatch, TestShopper } from './test-shopper';

const USER = '/wp-json/wp/v2/users/1';
const DISMISSED = { 'woocommerce_meta[coming_soon_banner_dismissed]': 'yes' };
const META = { woocommerce_admin_coming_soon_banner_dismissed: 'yes' };

const meta = (shopper: TestShopper): Promise<unknown> => shopper.json('/fixtures/api/user-meta');

describe('store notices', () => {
  it('are printed hidden, with the digest of their text', async () => {
    const shopper = new TestShopper();
    expect(await shopper.page('/shop/')).not.toContain('woocommerce-store-notice');
    await shopper.situation({ storeNotice: 'two', storeNoticeText: 'Closed', bundle: false });
    const page = await shopper.page('/shop/');
    expect(page.match(/class="woocommerce-store-notice demo_store"/g)).toHaveLength(2);
    expect(page).toContain(`data-notice-id="${md5('Closed')}" style="display:none;"`);
    await shopper.situation({ storeNotice: 'without id', csp: 'strict' });
    expect(await shopper.page('/shop/')).not.toMatch(/data-notice-id|style="/);
  });
});

describe('the coming-soon banner', () => {
  it('is for managers, until its dismissal is saved with their account', async () => {
    const shopper = new TestShopper();
    await shopper.situation({ comingSoon: 'managers' });
    expect(await shopper.page('/shop/')).not.toContain('coming-soon');
    await shopper.situation({ loggedIn: true });
    const page = await shopper.page('/shop/');
    const nonce = firstMatch(page, /data-rest-nonce="(\w+)"/);
    expect(firstMatch(page, /data-rest-url="([^"]+)"/)).toMatch(/\/wp-json\/wp\/v2\/users\/1$/);

    expect((await shopper.post(USER, DISMISSED)).status).toBe(401);
    expect((await shopper.post(USER, DISMISSED, { 'x-wp-nonce': 'stale' })).status).toBe(403);
    expect(await meta(shopper)).toEqual({});
    expect((await shopper.post(USER, DISMISSED, { 'x-wp-nonce': nonce })).status).toBe(200);
    expect(await meta(shopper)).toEqual(META);
    expect(await shopper.page('/shop/')).not.toContain('coming-soon');

    await shopper.request('/fixtures/api/user-meta', { method: 'DELETE' });
    const body = JSON.stringify({ woocommerce_meta: { coming_soon_banner_dismissed: 'yes' } });
    const headers = { 'x-wp-nonce': nonce, 'content-type': 'application/json' };
    await shopper.request(USER, { method: 'POST', body, headers });
    expect(await meta(shopper)).toEqual(META);
  });
});
