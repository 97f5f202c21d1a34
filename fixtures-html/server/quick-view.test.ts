// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { TestShopper } from './test-shopper';

const ADDRESS = '/wp-admin/admin-ajax.php';

function ask(shopper: TestShopper, product: string): Promise<Response> {
  return shopper.post(ADDRESS, { action: 'flatsome_quickview', product });
}

describe('quick view', () => {
  it('shows a product with options as the theme does', async () => {
    const html = await (await ask(new TestShopper(), '401')).text();
    expect(html).toMatch(
      /^<div class="product-quick-view-container">\n<div id="product-401" class="row /,
    );
    expect(html).toContain('<div class="slide first"><img ');
    expect(html).toContain('<form class="variations_form cart" action="" method="post"');
    expect(html).toContain('style="padding: 30px;"');
  });

  it('has no inline styles where the policy forbids them', async () => {
    const shopper = new TestShopper();
    await shopper.situation({ csp: 'strict', swatches: 'plugin' });
    expect(await (await ask(shopper, '401')).text()).not.toContain('style="');
  });

  it('shows a bare picture, a sold-out product without a form, and names as they are', async () => {
    const shopper = new TestShopper();
    expect(await (await ask(shopper, '504')).text()).toContain(
      'main-images mb-0"><img src="/wp-content/uploads/woocommerce-placeholder.webp"',
    );
    const soldOut = await (await ask(shopper, '303')).text();
    expect(soldOut).toContain('Out of stock');
    expect(soldOut).not.toContain('<form');
    expect(await (await ask(shopper, '505')).text()).toContain(
      '<h1>The &lt;b&gt;Bold&lt;/b&gt; &amp; &quot;Brash&quot; Beanie &lt;img src=x onerror=alert(1)&gt;</h1>',
    );
  });

  it('refuses what is no product, as a page of its own', async () => {
    const shopper = new TestShopper();
    const none = await ask(shopper, '');
    expect([none.status, await none.text()]).toEqual([
      400,
      expect.stringContaining('No product id specified.'),
    ]);
    const unknown = await ask(shopper, '99999');
    expect([unknown.status, await unknown.text()]).toEqual([
      404,
      expect.stringContaining('Product not found or unavailable.'),
    ]);
  });

  it('adds from the listing that it stands on', async () => {
    const shopper = new TestShopper();
    const answer = await shopper.post('/shop/', { 'add-to-cart': '101', quantity: '2' });
    expect(answer.headers.get('location')).toBe('/basket/');
    expect((await shopper.cart()).lines).toMatchObject([{ id: 101, quantity: 2 }]);
  });
});
