import { expect } from '../../fixtures-html/testing/expect';

import { journey, type Shopper } from '../../fixtures-html/testing/engines/journey-test';

/** The ways into the basket and through it. */

const add = (sku: string): string => `a.ajax_add_to_cart[data-product_sku="${sku}"]`;
const DROPDOWN = '.cart-item .widget_shopping_cart_content';
const DRAWER = '[role=dialog] .widget_shopping_cart_content';
const TOAST = '.storefront-islands-toast';
const row = (panel: string, slug: string): string =>
  `${panel} .mini_cart_item:not([hidden]):has([href*="${slug}"])`;

const TEE = 'organic-cotton-tee';
const JUMPER = 'merino-crew-jumper';
const TWO_LINES = [
  { sku: 'HV-W101', quantity: 1 },
  { sku: 'HV-W107', quantity: 2 },
];

/** What the basket on the server holds, as `quantity × name`. */
const expectBasket = (shopper: Shopper, lines: string[]): Promise<void> =>
  expect
    .poll(async () => {
      const cart = await shopper.shop.cart();
      return cart.lines.map(({ quantity, name }) => `${quantity} × ${name}`);
    })
    .toEqual(lines);

journey('from the listing into the basket, past a server that fails', async ({ shopper }) => {
  const { shop } = shopper;
  await shop.situation({ csp: 'strict', redirectAfterAdd: 'no', miniCartReveal: false });
  await shopper.open('/shop/');
  await shopper.press(add('HV-W101'));
  await shopper.see('.cart-icon', { text: '1' });
  await shopper.hear('“Organic Cotton Tee” has been added to your basket');
  await shop.fault({ match: 'wc-ajax=add_to_cart', kind: '500' });
  await shopper.press(add('HV-A301'));
  await shopper.see(TOAST, { text: 'Lambswool Scarf could not be added' });
  await shopper.press([`${TOAST} button`, 'Try again']);
  await shopper.see('.cart-icon', { text: '2' });
  await shopper.press('.cart-item > a');
  await shopper.at('/basket/');
  await shopper.see('.cart_item', { text: 'Organic Cotton Tee' });
});

journey('the mini-cart by mouse: quantity, removal, undo, a problem', async ({ shopper }) => {
  const { shop } = shopper;
  await shop.situation({ csp: 'strict' });
  await shop.fill(TWO_LINES);
  await shopper.open('/shop/');
  await shopper.hover('.cart-item');
  await shopper.ready(DROPDOWN, 'mini-cart');
  await shopper.press(`${row(DROPDOWN, TEE)} .plus`);
  await shopper.see(`${row(DROPDOWN, TEE)} input.qty`, { value: '2' });
  await shopper.hear('Organic Cotton Tee: quantity 2.');
  await shopper.press(`${row(DROPDOWN, JUMPER)} .remove_from_cart_button`);
  await shopper.hear('“Merino Crew Jumper” has been removed from your basket');
  await expectBasket(shopper, ['2 × Organic Cotton Tee']);
  await shopper.press([`${DROPDOWN} button`, 'Undo']);
  await shopper.hear('Merino Crew Jumper is back in your basket.');
  await shop.fault({ match: 'alter_quantity', kind: 'html' });
  await shopper.press(`${row(DROPDOWN, TEE)} .plus`);
  await shopper.see(TOAST, { text: 'The quantity of Organic Cotton Tee could not be changed' });
  await shopper.see(`${row(DROPDOWN, TEE)} input.qty`, { value: '2' });
  await shopper.hoverNothing();
  await shopper.gone(DROPDOWN);
});

journey('the drawer by keyboard: a typed quantity, removal, Escape', async ({ shopper }) => {
  const { shop } = shopper;
  await shop.situation({ csp: 'strict', cartStyle: 'off-canvas' });
  await shop.fill(TWO_LINES);
  await shopper.open('/shop/');
  await shopper.press('.cart-item a');
  await shopper.see('[role=dialog]', { attributes: { class: 'mfp-ready' } });
  await shopper.hover(row(DRAWER, TEE));
  await shopper.ready(DRAWER, 'mini-cart');
  await shopper.fill(`${row(DRAWER, TEE)} input.qty`, '3');
  await shopper.key('Tab');
  await expectBasket(shopper, ['3 × Organic Cotton Tee', '2 × Merino Crew Jumper']);
  await shopper.key('Escape');
  await shopper.gone('[role=dialog]');
  await shopper.see('.cart-item a', { isFocused: true });
  await shopper.key('Enter');
  await shopper.see('[role=dialog]', { attributes: { class: 'mfp-ready' } });
  // A removal that the server cannot answer goes the page's own way.
  await shop.fault({ match: 'remove_from_cart', kind: '500' });
  await shopper.press(`${row(DRAWER, JUMPER)} .remove_from_cart_button`);
  await shopper.see('[role=alert]', { text: '“Merino Crew Jumper” removed.' });
  await expectBasket(shopper, ['3 × Organic Cotton Tee']);
});

journey('Tab goes round in a dialog, whatever it leads past', async ({ shopper }) => {
  const { shop } = shopper;
  await shop.situation({ csp: 'strict', cartStyle: 'off-canvas' });
  await shop.fill(TWO_LINES);
  await shop.fault({ match: '/chunks/open-panel-', kind: '500' });
  await shopper.open('/shop/');
  await shopper.press('.cart-item a');
  await shopper.see('[role=dialog]', { attributes: { class: 'mfp-ready' } });
  await shopper.hover(row(DRAWER, TEE));
  await shopper.ready(DRAWER, 'mini-cart');
  // More often than there are stops, one way and back: the focus never leaves.
  for (const key of ['Tab', 'Shift+Tab'] as const) {
    const stops = new Set<string>();
    for (let presses = 0; presses < 16; presses += 1) {
      await shopper.key(key);
      await shopper.count('[role=dialog]:focus, [role=dialog] :focus', 1);
      stops.add(await shopper.read(':focus'));
    }
    // The last one is the cross, which has no value.
    expect([...stops], key).toEqual(expect.arrayContaining(['+', '-', '']));
  }
  await shopper.key('Escape');
  await shopper.gone('[role=dialog]');
  await shopper.see('.cart-item a', { isFocused: true });
});

journey('presses in a row count one each', async ({ shopper }) => {
  await shopper.shop.situation({ csp: 'strict', cartStyle: 'off-canvas' });
  await shopper.shop.fill(TWO_LINES);
  await shopper.shop.fault({ match: '/chunks/mini-cart-', kind: '500' });
  await shopper.open('/shop/');
  await shopper.press('.cart-item a');
  await shopper.see('[role=dialog]', { attributes: { class: 'mfp-ready' } });
  await shopper.hover(row(DRAWER, TEE));
  await shopper.ready(DRAWER, 'mini-cart');
  for (let press = 0; press < 4; press += 1) await shopper.press(`${row(DRAWER, TEE)} .plus`);
  await shopper.see(`${row(DRAWER, TEE)} input.qty`, { value: '5' });
  await expectBasket(shopper, ['5 × Organic Cotton Tee', '2 × Merino Crew Jumper']);
  await shopper.press(`${row(DRAWER, TEE)} .minus`);
  await expectBasket(shopper, ['4 × Organic Cotton Tee', '2 × Merino Crew Jumper']);
});

journey('what one tab adds the other one shows', async ({ shopper }) => {
  await shopper.shop.situation({ csp: 'strict', redirectAfterAdd: 'no', miniCartReveal: false });
  await shopper.shop.fill([{ sku: 'HV-W101', quantity: 1 }]);
  await shopper.shop.fault({ match: '/chunks/cart-fragments-', kind: '500' });
  await shopper.open('/shop/');
  await shopper.ready('body', 'cart-fragments');
  await shopper.see('.cart-icon', { text: '1' });
  const tab = await shopper.openTab();
  await tab.open('/shop/');
  await tab.press(add('HV-A301'));
  await tab.see('.cart-icon', { text: '2' });
  await tab.close();
  await shopper.see('.cart-icon', { text: '2' });
});

journey('Back shows the basket as it is', async ({ shopper }) => {
  const { shop } = shopper;
  await shop.situation({ csp: 'strict', redirectAfterAdd: 'no', miniCartReveal: false });
  await shopper.open('/shop/');
  await shopper.press(add('HV-W101'));
  await shopper.see('.cart-icon', { text: '1' });
  await shopper.press('.cart-item > a');
  await shopper.at('/basket/');
  await shopper.press('.cart_item .remove');
  await shopper.see(['.woocommerce-message', 'removed']);
  await shopper.back();
  await shopper.at('/basket/');
  await shopper.back();
  await shopper.at('/shop/');
  await shopper.see('.cart-icon', { text: '0' });
  await shop.fault({ match: 'wc-ajax=add_to_cart', kind: '500' });
  await shopper.press(add('HV-W101'));
  await shopper.press([`${TOAST} button`, 'Try again']);
  await shopper.see('.cart-icon', { text: '1' });
  await shopper.gone('.ajax_add_to_cart.loading');
});

journey('a connection that breaks, and comes back', async ({ shopper }) => {
  const { shop } = shopper;
  await shop.situation({ csp: 'strict', redirectAfterAdd: 'no', miniCartReveal: false });
  await shopper.open('/shop/');
  await shop.fault({ match: 'wc-ajax=add_to_cart', kind: 'reset', times: 'always' });
  await shopper.press(add('HV-W101'));
  await shopper.see(TOAST, { text: 'Organic Cotton Tee could not be added' });
  await shopper.see(add('HV-W101'), { attributes: { class: /^(?!.*loading)/ } });
  await shop.clearFaults();
  await shopper.press([`${TOAST} button`, 'Try again']);
  await shopper.see('.cart-icon', { text: '1' });
  await expectBasket(shopper, ['1 × Organic Cotton Tee']);
});

journey('Back to a page that was left while its code was on the way', async ({ shopper }) => {
  const { shop } = shopper;
  await shop.situation({ csp: 'strict', redirectAfterAdd: 'no', miniCartReveal: false });
  await shopper.open('/shop/');
  await shop.fault({ match: '/chunks/add-to-cart-', kind: 'slow', delayMs: 3000 });
  await shopper.hover(add('HV-W101'));
  await shopper.see('body', { attributes: { 'data-island-add-to-cart': 'loading' } });
  await shopper.press('.woocommerce-breadcrumb a');
  await shopper.at('/');
  await shopper.back();
  await shopper.at('/shop/');
  await shopper.hover(add('HV-W101'));
  await shopper.ready('body', 'add-to-cart');
  await shopper.press(add('HV-W101'));
  await shopper.see('.cart-icon', { text: '1' });
  await shopper.at('/shop/');
});

journey(
  'a number that the shop cannot have keeps the focus, and is not sent',
  async ({ shopper }) => {
    const { shop } = shopper;
    await shop.situation({ csp: 'strict', cartStyle: 'off-canvas' });
    await shop.fill(TWO_LINES);
    await shop.fault({ match: '/chunks/open-panel-', kind: '500' });
    await shopper.open('/shop/');
    await shopper.press('.cart-item a');
    await shopper.see('[role=dialog]', { attributes: { class: 'mfp-ready' } });
    await shopper.hover(row(DRAWER, TEE));
    await shopper.ready(DRAWER, 'mini-cart');
    const field = `${row(DRAWER, TEE)} input.qty`;
    for (const wrong of ['-1', '-']) {
      await shopper.fill(field, wrong);
      await shopper.key('Tab');
      await shopper.see(field, { isFocused: true });
    }
    expect(await shop.requests('alter_quantity')).toEqual([]);
    await shopper.fill(field, '3');
    await shopper.key('Tab');
    await expectBasket(shopper, ['3 × Organic Cotton Tee', '2 × Merino Crew Jumper']);
  },
);

journey('an item that is left while it is added, and Back', async ({ shopper }) => {
  const { shop } = shopper;
  await shop.situation({ csp: 'strict', redirectAfterAdd: 'no' });
  await shopper.open('/shop/');
  await shop.fault({ match: 'wc-ajax=add_to_cart', kind: 'hang' });
  await shopper.press(add('HV-W101'));
  await shopper.see(add('HV-W101'), { attributes: { class: 'loading' } });
  await expect.poll(() => shop.faultsMet()).toBe(1);
  await shopper.press('.product-small .name a');
  await shopper.at(/^\/product\//);
  await shopper.back();
  await shopper.at('/shop/');
  await shopper.see(add('HV-W101'), { attributes: { class: /^(?!.*loading)/ } });
  // The one that was left is not waited for.
  await shopper.press(add('HV-A301'));
  await expectBasket(shopper, ['1 × Lambswool Scarf']);
});
