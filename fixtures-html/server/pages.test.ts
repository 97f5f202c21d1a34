// @vitest-environment node
import { beforeEach, describe, expect, it } from 'vitest';
import { BILLING_FIELDS } from './checkout-fields';
import { firstMatch, TestShopper } from './test-shopper';

let shopper: TestShopper;

beforeEach(() => {
  shopper = new TestShopper();
});

describe('adding by link and form', () => {
  it('goes to the basket when the shop says so', async () => {
    const response = await shopper.get('/shop/?add-to-cart=101&quantity=2');
    expect([response.status, response.headers.get('location')]).toEqual([302, '/basket/']);
    const page = await shopper.page('/basket/');
    expect(page).toContain('2 × “Organic Cotton Tee” have been added to your basket.');
    expect(page).toContain('Continue shopping');
  });

  it('stays on the page and links to the basket otherwise', async () => {
    await shopper.situation({ redirectAfterAdd: 'no' });
    const page = await shopper.page('/shop/?add-to-cart=101');
    expect(page).toContain(
      '“Organic Cotton Tee” has been added to your basket. <a href="/basket/" class="button wc-forward">View basket</a>',
    );
    expect(page).toContain('<strong>1</strong>');
  });

  it('finds the variation from the posted options', async () => {
    const options = { 'add-to-cart': '201', product_id: '201', variation_id: '0', quantity: '1' };
    await shopper.post('/product/oxford-shirt/', {
      ...options,
      attribute_size: 'L',
      attribute_colour: 'Sky',
    });
    await shopper.post('/product/oxford-shirt/', {
      ...options,
      attribute_size: 'XL',
      attribute_colour: 'Sky',
    });
    await shopper.post('/product/oxford-shirt/', options);
    expect((await shopper.cart()).lines.map((line) => line.name)).toEqual([
      'Oxford Shirt - L, Sky',
    ]);
  });

  it('adds each product of a group', async () => {
    await shopper.post('/product/the-weekend-set/', {
      'add-to-cart': '310',
      'quantity[101]': '1',
      'quantity[306]': '2',
      'quantity[302]': '0',
    });
    expect((await shopper.cart()).lines.map((line) => [line.id, line.quantity])).toEqual([
      [101, 1],
      [306, 2],
    ]);
  });

  it('reads multipart forms, as product pages send them', async () => {
    const body = new FormData();
    body.set('add-to-cart', '107');
    await shopper.request('/product/merino-crew-jumper/', { method: 'POST', body });
    expect((await shopper.cart()).lines).toHaveLength(1);
  });
});

describe('remove and undo links', () => {
  it('removes, returns to where the shopper was, and restores at the end', async () => {
    await shopper.fillCart({ sku: 'HV-W101', quantity: 1 }, { sku: 'HV-W107', quantity: 1 });
    const page = await shopper.page('/shop/');
    const removeUrl = new URL(firstMatch(page, /href="([^"]*remove_item=[^"]*)"/));
    const response = await shopper.get(removeUrl.pathname + removeUrl.search, {
      referer: 'http://shop.test/shop/?orderby=price',
    });
    expect(response.headers.get('location')).toBe('/shop/?orderby=price&removed_item=1');
    const undoUrl = firstMatch(await shopper.page('/shop/'), /href="([^"]*undo_item=[^"]*)"/);
    await shopper.get(undoUrl);
    expect((await shopper.cart()).lines.map((line) => line.sku)).toEqual(['HV-W107', 'HV-W101']);
  });

  it('never follows a referer of another site', async () => {
    await shopper.fillCart({ sku: 'HV-W101', quantity: 1 });
    const removeUrl = new URL(
      firstMatch(await shopper.page('/shop/'), /href="([^"]*remove_item=[^"]*)"/),
    );
    const response = await shopper.get(removeUrl.pathname + removeUrl.search, {
      referer: 'http://elsewhere.test/shop/',
    });
    expect(response.headers.get('location')).toBe('/basket/?removed_item=1');
  });

  it('does nothing when the nonce is stale', async () => {
    await shopper.fillCart({ sku: 'HV-W101', quantity: 1 });
    const removeUrl = new URL(
      firstMatch(await shopper.page('/shop/'), /href="([^"]*remove_item=[^"]*)"/),
    );
    await shopper.expireNonces();
    expect((await shopper.get(removeUrl.pathname + removeUrl.search)).status).toBe(200);
    expect((await shopper.cart()).lines).toHaveLength(1);
  });
});

describe('basket form', () => {
  it('updates quantities, checks the stock, and applies coupons', async () => {
    const { lines } = await shopper.fillCart({ sku: 'HV-M209', quantity: 1 });
    const field = `cart[${lines[0]?.key}][qty]`;
    const nonce = firstMatch(
      await shopper.page('/basket/'),
      /name="woocommerce-cart-nonce" value="(\w+)"/,
    );
    await shopper.post('/basket/', {
      [field]: '2',
      update_cart: 'Update basket',
      'woocommerce-cart-nonce': nonce,
    });
    expect(await shopper.page('/basket/')).toContain('Basket updated.');
    await shopper.post('/basket/', {
      [field]: '7',
      update_cart: 'Update basket',
      'woocommerce-cart-nonce': nonce,
    });
    expect((await shopper.cart()).lines[0]?.quantity).toBe(2);
    await shopper.post('/basket/', {
      coupon_code: 'WELCOME10',
      apply_coupon: 'Apply coupon',
      'woocommerce-cart-nonce': nonce,
    });
    expect(await shopper.page('/basket/')).toContain('33.00');
    await shopper.post('/basket/', {
      [field]: '1',
      update_cart: 'Update basket',
      'woocommerce-cart-nonce': 'stale',
    });
    expect((await shopper.cart()).lines[0]?.quantity).toBe(2);
  });
});

describe('checkout', () => {
  const address = {
    billing_first_name: 'Ada',
    billing_last_name: 'Guest',
    billing_country: 'GB',
    billing_address_1: '3 High St',
    billing_city: 'York',
    billing_postcode: 'YO1 7EP',
    billing_phone: '01904 000000',
    billing_email: 'ada@shop.test',
  };
  const order = async (fields: Record<string, string>): Promise<Response> => {
    const nonce = firstMatch(
      await shopper.page('/checkout/'),
      /name="woocommerce-process-checkout-nonce" value="(\w+)"/,
    );
    return shopper.post('/checkout/', {
      'woocommerce-process-checkout-nonce': nonce,
      payment_method: 'bacs',
      terms: 'on',
      ...fields,
    });
  };

  it('names every missing field and keeps what was typed', async () => {
    await shopper.fillCart({ sku: 'HV-W101', quantity: 1 });
    const page = await (await order({ billing_city: 'Yo"rk' })).text();
    const required = BILLING_FIELDS.filter(
      (field) => field.isRequired && field.id !== 'billing_city',
    );
    for (const field of required) expect(page).toContain(`<li data-id="${field.id}">`);
    expect(page).toContain('value="Yo&quot;rk"');
  });

  it('takes the order: stock goes down, the cart is empty, the page is the buyer’s own', async () => {
    await shopper.fillCart({ sku: 'HV-M209', quantity: 2 });
    const location = (await order(address)).headers.get('location') ?? '';
    expect(location).toMatch(/^\/checkout\/order-received\/\d+\/\?key=wc_order_/);
    expect(await shopper.page(location)).toContain('Your order has been received.');
    expect((await shopper.get(location.replace(/key=.*/, 'key=guess'))).status).toBe(404);
    expect(await shopper.page('/product/waxed-rain-mac/')).toContain('Only 1 left in stock');
    expect((await shopper.cart()).lines).toEqual([]);
    expect((await shopper.get('/checkout/')).headers.get('location')).toBe('/basket/');
  });
});

describe('login in the header’s panel', () => {
  const logIn = async (password: string): Promise<string> => {
    const form = { username: 'ada@shop.test', password, login: 'Log in' };
    const { headers } = await shopper.post('/shop/?orderby=price', form);
    return shopper.page(headers.get('location') ?? '');
  };

  it('leads back to its page, where a refusal is said and a shopper is known', async () => {
    await shopper.situation({ loginPopup: true });
    expect(await logIn('guess')).toContain('The username or password you entered is incorrect.');
    expect(await logIn('mended')).not.toContain('login-form-popup');
    expect(await shopper.page('/my-account/')).toContain('Log out');
    expect(await shopper.page('/my-account/orders/')).toContain('12 November 2026');
    expect(await shopper.page('/my-account/edit-address/shipping/')).toContain(
      '>Delivery address</h1>',
    );
  });
});

describe('what the shop has not', () => {
  it.each([
    ['/shop/page/99/', 404],
    ['/product-category/women/page/0/', 404],
    ['/my-account/edit-address/elsewhere/', 404],
    ['/wp-content/plugins/storefront-islands/%E0%A4%A', 404],
    ['/wp-content/themes/fixture/..%2Fserver%2Fapp.ts', 404],
    ['/wp-json/wp/v2/posts?page=24', 400],
  ])('answers %s with %d', async (path, status) => {
    expect((await shopper.get(path)).status).toBe(status);
  });
});

describe('strict content policy', () => {
  it('leaves no inline script or style in any page', async () => {
    await shopper.fillCart({ sku: 'HV-W101', quantity: 1 });
    await shopper.situation({ csp: 'strict', thirdParty: true });
    for (const path of [
      '/',
      '/shop/',
      '/product/oxford-shirt/',
      '/basket/',
      '/checkout/',
      '/my-account/',
      '/fixtures/',
    ]) {
      const response = await shopper.get(path);
      const page = await response.text();
      expect(response.status).toBe(200);
      expect(response.headers.get('content-security-policy')).toContain(
        "require-trusted-types-for 'script'",
      );
      expect(page).not.toMatch(
        /<script(?![^>]*(?: src=|type="(?:application\/json|text\/template)"))/,
      );
      expect(page).not.toMatch(/ style=| on\w+="/);
    }
    const source = firstMatch(
      await shopper.page('/shop/'),
      /id="wc-add-to-cart-js-extra" src="([^"]+)"/,
    );
    expect((await shopper.get(source)).headers.get('content-type')).toContain('javascript');
  });
});

describe('fixtures index', () => {
  it('sets situation, cart and fault by one link, and leads to pages of this shop only', async () => {
    const page = await shopper.page('/fixtures/');
    const link = firstMatch(page, /href="([^"]*kind%22%3A%22hang[^"]*)"/);
    expect((await shopper.get(link)).headers.get('location')).toBe('/shop/');
    expect((await shopper.cart()).lines).toHaveLength(3);
    expect(await shopper.page('/fixtures/')).toContain('hang, 1 to go');
    await shopper.get('/fixtures/go?situation={"theme":"plain"}&to=/shop/');
    await shopper.get('/fixtures/go?situation={"filters":"column"}&to=/shop/');
    expect(await shopper.page('/shop/'), 'starts from the usual shop').toContain('shop-sidebar');
    expect((await shopper.get('/fixtures/go?to=//evil.test/')).headers.get('location')).toBe(
      '/fixtures/',
    );
    expect((await shopper.get('/fixtures/go?situation={"theme":1}')).status).toBe(400);
  });

  it('lists links that all work', async () => {
    const links = [
      ...(await shopper.page('/fixtures/')).matchAll(/<li[^>]*><a href="(\/[^"]*)"/g),
    ].map((found) => (found[1] ?? '').replaceAll('&amp;', '&'));
    expect(links.length).toBeGreaterThan(50);
    for (const link of links) {
      // What one link sets up is not there for the next.
      await shopper.reset();
      const { status } = await shopper.open(link);
      const isMissing = link.includes(encodeURIComponent('/no-such-page/'));
      expect.soft(status, link).toBe(isMissing ? 404 : 200);
    }
  });
});
