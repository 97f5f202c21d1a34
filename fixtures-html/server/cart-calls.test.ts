// @vitest-environment node
import { beforeEach, describe, expect, it } from 'vitest';
import { TestShopper } from './test-shopper';

const CONTENT = 'div.widget_shopping_cart_content';
let shopper: TestShopper;

beforeEach(() => {
  shopper = new TestShopper();
});

describe('add_to_cart', () => {
  it('answers fragments and hash, and sets the cookies scripts read', async () => {
    const response = await shopper.post('/?wc-ajax=add_to_cart', {
      product_id: '101',
      quantity: '2',
      product_sku: 'x',
    });
    const answer = (await response.json()) as {
      fragments: Record<string, string>;
      cart_hash: string;
    };
    expect(response.headers.get('content-type')).toBe('application/json; charset=UTF-8');
    expect(response.headers.get('cache-control')).toContain('no-store');
    expect(response.headers.get('x-robots-tag')).toBe('noindex');
    expect(Object.keys(answer.fragments)).toEqual([
      CONTENT,
      '.cart-price',
      '.header .cart-icon',
      '.cart-item i.icon-shopping-bag',
      '.image-icon.header-cart-icon',
    ]);
    expect(answer.fragments[CONTENT]).toMatch(
      /^<div class="widget_shopping_cart_content">.*Organic Cotton Tee/s,
    );
    expect(answer.cart_hash).toMatch(/^[0-9a-f]{32}$/);
    expect(shopper.cookies.get('woocommerce_cart_hash')).toBe(answer.cart_hash);
    expect(shopper.cookies.get('woocommerce_items_in_cart')).toBe('1');
    const session = response.headers
      .getSetCookie()
      .find((line) => line.startsWith('wp_woocommerce_session_'));
    expect(session).toMatch(/HttpOnly/);
    const second = await shopper.post('/?wc-ajax=add_to_cart', { product_id: '107' });
    expect(second.headers.getSetCookie().map((line) => line.split('=')[0])).toEqual([
      'woocommerce_cart_hash',
    ]);
  });

  it('bails out with an empty page when the product is missing', async () => {
    const response = await shopper.post('/?wc-ajax=add_to_cart', { foo: '1' });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/html; charset=UTF-8');
    expect(await response.text()).toBe('');
  });

  it.each([
    ['out of stock', '112', '1', 'double-faced-wool-coat'],
    ['more than there is', '209', '4', 'waxed-rain-mac'],
    ['options missing', '105', '1', 'bias-wrap-dress'],
    ['sold elsewhere', '309', '1', 'cedar-shoe-trees'],
  ])(
    'refuses %s with the address of the product, whose page says why',
    async (_reason, id, quantity, slug) => {
      expect(await shopper.call('add_to_cart', { product_id: id, quantity })).toEqual({
        error: true,
        product_url: `http://shop.test/product/${slug}/`,
      });
      expect(await shopper.page(`/product/${slug}/`)).toContain(
        '<ul class="woocommerce-error message-wrapper" role="alert">',
      );
      expect(await shopper.page(`/product/${slug}/`)).not.toContain('woocommerce-error');
    },
  );

  it('counts the whole line against the stock', async () => {
    await shopper.call('add_to_cart', { product_id: '209', quantity: '2' });
    expect(await shopper.call('add_to_cart', { product_id: '209', quantity: '2' })).toMatchObject({
      error: true,
    });
    expect(await shopper.page('/product/waxed-rain-mac/')).toContain(
      'we have 3 in stock and you already have 2',
    );
  });

  it('sells individually sold products once', async () => {
    await shopper.call('add_to_cart', { product_id: '305', quantity: '4' });
    expect((await shopper.cart()).lines).toMatchObject([{ quantity: 1 }]);
    expect(await shopper.call('add_to_cart', { product_id: '305' })).toMatchObject({ error: true });
  });

  it('takes fractions of a metre and variations', async () => {
    await shopper.call('add_to_cart', { product_id: '308', quantity: '0.75' });
    await shopper.call('add_to_cart', { product_id: '308', quantity: '0.5' });
    await shopper.call('add_to_cart', { product_id: '1051' });
    expect((await shopper.cart()).lines).toMatchObject([
      { quantity: 1.25, linePence: 2313 },
      { id: 1051, name: 'Bias Wrap Dress - 8' },
    ]);
  });

  it('queues the success notice for the basket page only when that comes next', async () => {
    await shopper.call('add_to_cart', { product_id: '101' });
    expect(await shopper.page('/basket/')).toContain(
      '“Organic Cotton Tee” has been added to your basket.',
    );
    await shopper.situation({ redirectAfterAdd: 'no' });
    await shopper.call('add_to_cart', { product_id: '101' });
    expect(await shopper.page('/basket/')).not.toContain('has been added to your basket. ');
  });
});

describe('the other calls', () => {
  it('removes a line, and says no to an unknown one', async () => {
    const { lines } = await shopper.fillCart({ sku: 'HV-W101', quantity: 1 });
    expect(await shopper.call('remove_from_cart', { cart_item_key: 'deadbeef' })).toEqual({
      success: false,
    });
    const answer = await shopper.call('remove_from_cart', { cart_item_key: lines[0]?.key ?? '' });
    expect(answer.cart_hash).toBe('');
    expect(answer.fragments[CONTENT]).toContain('woocommerce-mini-cart__empty-message');
    expect(shopper.cookies.has('woocommerce_cart_hash')).toBe(false);
    expect(shopper.cookies.has('woocommerce_items_in_cart')).toBe(false);
  });

  it('prints fragments of the theme in use, with the same markup as the page', async () => {
    await shopper.fillCart({ sku: 'HV-W101', quantity: 3 });
    await shopper.situation({ theme: 'plain', pixel: true });
    const { fragments } = await shopper.call('get_refreshed_fragments', { time: '1' });
    expect(Object.keys(fragments)).toEqual([
      CONTENT,
      'a.cart-contents',
      'a.footer-cart-contents',
      'div.wc-facebook-pixel-event-placeholder',
    ]);
    const printed = fragments['a.cart-contents'];
    expect(printed).toMatch(/^\t+<a /);
    expect(await shopper.page('/shop/')).toContain(printed?.trim());
    expect(fragments[CONTENT]).toContain('<span class="quantity">3 ×');
  });

  it('answers the same at the admin address, on any path and not at all elsewhere', async () => {
    await shopper.fillCart({ sku: 'HV-W101', quantity: 1 });
    const admin = await shopper.post('/wp-admin/admin-ajax.php', {
      action: 'woocommerce_get_refreshed_fragments',
    });
    expect(Object.keys((await admin.json()) as object)).toEqual(['fragments', 'cart_hash']);
    expect(
      (await shopper.post('/shop/?wc-ajax=get_refreshed_fragments', {})).headers.get(
        'content-type',
      ),
    ).toContain('json');
    const unknown = await shopper.post('/wp-admin/admin-ajax.php', { action: 'nonsense' });
    expect([unknown.status, await unknown.text()]).toEqual([400, '0']);
  });
});

describe('mini-cart quantity', () => {
  const alter = async (fields: Record<string, string>): Promise<unknown> => {
    const response = await shopper.post('/wp-admin/admin-ajax.php', {
      action: 'flatsome_ajax_cart_item_alter_quantity',
      ...fields,
    });
    return response.json();
  };

  it('answers the line as it now is', async () => {
    const { lines } = await shopper.fillCart({ sku: 'HV-M209', quantity: 1 });
    const key = lines[0]?.key ?? '';
    expect(await alter({ cart_item_key: key, quantity: '3' })).toMatchObject({ key, quantity: 3 });
    expect(await alter({ cart_item_key: key, quantity: '9' })).toMatchObject({ key, quantity: 3 });
    expect(await alter({ quantity: '2' })).toEqual({ success: false });
    expect(await alter({ cart_item_key: key, quantity: '' })).toEqual([]);
    expect((await shopper.cart()).lines).toEqual([]);
  });
});

describe('rest-nonce', () => {
  it('is given to logged-in visitors only', async () => {
    const out = await shopper.get('/wp-admin/admin-ajax.php?action=rest-nonce');
    expect([out.status, await out.text()]).toEqual([400, '0']);
    await shopper.situation({ loggedIn: true });
    expect(await shopper.page('/wp-admin/admin-ajax.php?action=rest-nonce')).toMatch(
      /^[0-9a-f]{10}$/,
    );
  });
});
