import { expect } from '../../fixtures-html/testing/expect';

import { journey, type Shopper } from '../../fixtures-html/testing/engines/journey-test';

/** A phone in the hand: a narrow window and a finger. */

journey.use({ pointer: 'touch' });

const DIALOG = '[role=dialog][aria-modal=true]';
const CLOSE = '.mfp-close';
const TOAST = '.storefront-islands-toast';
const BASKET = '.mobile-nav .cart-item a';
const basketOf = (items: number): string => `${BASKET} [data-icon-label="${items}"]`;
const TEE = '/product/organic-cotton-tee/';

async function open(shopper: Shopper, path: string): Promise<void> {
  await shopper.resize(400, 740);
  await shopper.open(path);
}

journey('by finger: from the listing into the basket', async ({ shopper }) => {
  const { shop } = shopper;
  await shop.situation({ csp: 'strict', redirectAfterAdd: 'no', miniCartReveal: false });
  await open(shopper, '/shop/');
  await shop.fault({ match: 'wc-ajax=add_to_cart', kind: '500' });
  await shopper.press('a.ajax_add_to_cart[data-product_sku="HV-W101"]');
  await shopper.see(TOAST, { text: 'Organic Cotton Tee could not be added' });
  await shopper.press([`${TOAST} button`, 'Try again']);
  await shopper.see(basketOf(1));
  await shopper.press(BASKET);
  await shopper.see(DIALOG, { text: 'Organic Cotton Tee', attributes: { class: 'mfp-ready' } });
  await shopper.press([`${DIALOG} a`, 'Checkout']);
  await shopper.at('/checkout/');
});

journey('by finger: the basket in its drawer', async ({ shopper }) => {
  const { shop } = shopper;
  await shop.situation({ csp: 'strict' });
  await shop.fill([
    { sku: 'HV-W101', quantity: 1 },
    { sku: 'HV-W107', quantity: 2 },
  ]);
  await open(shopper, '/shop/');
  await shopper.press(BASKET);
  await shopper.see(DIALOG, { attributes: { class: 'mfp-ready' } });
  const row = (slug: string): string =>
    `${DIALOG} .mini_cart_item:not([hidden]):has([href*="${slug}"])`;
  const tee = row('organic-cotton-tee');
  const jumper = row('merino-crew-jumper');
  await shopper.press(`${tee} .plus`);
  await shopper.see(`${tee} input.qty`, { value: '2' });
  await shopper.hear('Organic Cotton Tee: quantity 2.');
  await shop.fault({ match: 'alter_quantity', kind: '500' });
  await shopper.press(`${tee} .plus`);
  await shopper.see(TOAST, { text: 'The quantity of Organic Cotton Tee could not be changed' });
  await shopper.see(`${tee} input.qty`, { value: '2' });
  await shopper.press(`${jumper} .remove_from_cart_button`);
  await shopper.gone(jumper);
  await shopper.press([`${DIALOG} button`, 'Undo']);
  await shopper.see(jumper);
  await shopper.press(CLOSE);
  await shopper.gone(DIALOG);
  await shopper.see(basketOf(4));
});

journey('by finger: the menu, and a page that rests behind it', async ({ shopper }) => {
  const { shop } = shopper;
  await shop.situation({ csp: 'strict' });
  await open(shopper, '/shop/');
  await shopper.scrollTo(500);
  await shopper.scrollTo(0);
  await shop.fault({ match: '/chunks/open-panel-', kind: '500' });
  await shopper.press('[data-open="#main-menu"]');
  await shopper.see(DIALOG, { attributes: { class: 'mfp-ready' } });
  await shopper.press([`${DIALOG} button`, 'Toggle: Women']);
  await shopper.see([`${DIALOG} a`, 'Tops']);
  await shopper.press([`${DIALOG} button`, 'Toggle: Women']);
  await shopper.gone([`${DIALOG} a`, 'Tops']);
  // The menu fits into the window again: nothing in it glides away from under the next press.
  await shopper.key('End');
  await shopper.press([`${DIALOG} button`, 'Toggle: Women']);
  await shopper.see([`${DIALOG} a`, 'Tops']);
  expect(await shopper.scrolled()).toBe(0);
  await shopper.press(CLOSE);
  await shopper.gone(DIALOG);
  await shopper.key('End');
  await expect.poll(() => shopper.scrolled()).toBeGreaterThan(0);
});

journey('by finger: search in the menu', async ({ shopper }) => {
  const { shop } = shopper;
  await shop.situation({ csp: 'strict' });
  await open(shopper, '/shop/');
  await shopper.press('[data-open="#main-menu"]');
  await shopper.see(DIALOG, { attributes: { class: 'mfp-ready' } });
  await shop.fault({ match: 'flatsome_ajax_search_products', kind: '500', times: 'always' });
  await shopper.fill(`${DIALOG} .search-field`, 'boots');
  await shopper.hear('Suggestions could not be loaded');
  await shop.clearFaults();
  await shopper.fill(`${DIALOG} .search-field`, 'oxford s');
  await shopper.press([`${DIALOG} [role=option]`, 'Oxford Shirt']);
  await shopper.at('/product/oxford-shirt/');
});

journey('by finger: options, and a purchase', async ({ shopper }) => {
  const { shop } = shopper;
  await shop.situation({ csp: 'strict', swatches: 'plugin', redirectAfterAdd: 'no' });
  await open(shopper, '/product/corduroy-overshirt/');
  await shopper.count('[data-island-swatches=ready]', 2);
  const swatch = (value: string): string => `.variations_form [data-value="${value}"]:not(input)`;
  await shopper.press(swatch('navy'));
  await shopper.see(swatch('navy'), { attributes: { 'aria-checked': 'true' } });
  await shopper.press(swatch('m'));
  await shopper.see('.woocommerce-variation-price', { text: '£104.00' });
  await shop.fault({ match: 'add_to_cart', kind: '500' });
  await shopper.press('.variations_form .single_add_to_cart_button');
  await shopper.press(['[role=alert] button', 'Try again']);
  await shopper.see(basketOf(1));
  expect((await shop.cart()).lines).toMatchObject([{ quantity: 1 }]);
});

journey('by finger: pictures by swipe, and one in its full size', async ({ shopper }) => {
  const { shop } = shopper;
  await shop.situation({ csp: 'strict', galleryOptions: { pageDots: true } });
  await open(shopper, TEE);
  const dot = (number: number): string => `.product-images .dot:nth-child(${number})`;
  const pictures = '.product-images .flickity-viewport';
  await shop.fault({ match: '/chunks/gallery-', kind: '500' });
  await shopper.press('.product-thumbnails > :nth-child(2) a');
  await shopper.see(dot(2), { attributes: { class: 'is-selected' } });
  await shopper.drag(pictures, 200);
  await shopper.see(dot(1), { attributes: { class: 'is-selected' } });
  await shopper.drag(pictures, -200);
  await shopper.see(dot(2), { attributes: { class: 'is-selected' } });
  // While the swipe is still on its way.
  await shopper.press(dot(3));
  await shopper.meet(`${pictures} .slide:nth-child(3)`);
  await shopper.press(pictures);
  await shopper.see('.pswp .pswp__counter', { text: '3 / 4' });
  await shopper.press('.pswp .pswp__button--close');
  await shopper.gone('.storefront-islands-lightbox');
});

journey('by finger: the size chart', async ({ shopper }) => {
  await shopper.shop.situation({ csp: 'strict' });
  await open(shopper, TEE);
  await shopper.shop.fault({ match: '/chunks/size-chart-', kind: '500' });
  await shopper.press('.md-size-chart-btn');
  await shopper.see('[role=dialog]', { isFocused: true });
  await shopper.press(['[role=dialog] td', '73']);
  await shopper.see('[role=dialog] .col-highlight');
  await shopper.press('[role=dialog] .remodal-close');
  await shopper.gone('[role=dialog]:not(.pswp)');
});

journey('by finger: an enquiry', async ({ shopper }) => {
  const { shop } = shopper;
  const field = (name: string): string => `.wpcf7-form [name="${name}"]`;
  await shop.situation({ csp: 'strict' });
  await open(shopper, '/contact/');
  await shopper.fill(field('your-name'), 'Ada Lovelace');
  await shopper.fill(field('your-email'), 'ada@shop.test');
  await shopper.choose(field('topic'), 'Sizes and fit');
  await shopper.fill(field('your-message'), 'Do you mend elbows?');
  await shopper.press(field('privacy'));
  await shop.fault({ match: '/feedback', kind: '500' });
  await shopper.press('.wpcf7-form [type=submit]');
  await shopper.see('.wpcf7-form', { attributes: { 'data-status': /error|failed/ } });
  await shopper.press('.wpcf7-form [type=submit]');
  await shopper.see('.wpcf7-form', { attributes: { 'data-status': 'sent' } });
});

journey('by finger: hearts, where nothing hovers', async ({ shopper }) => {
  const { shop } = shopper;
  await shop.situation({ csp: 'strict', wishlist: 'remove' });
  await open(shopper, '/shop/');
  const heart = (slug: string): string =>
    `.product-small.box:has([href*="/product/${slug}/"]) .wishlist-button`;
  await shop.fault({ match: 'admin-ajax', kind: '500' });
  await shopper.press(heart('organic-cotton-tee'));
  await shopper.see(TOAST, { text: 'Your wishlist could not be changed: Organic Cotton Tee' });
  await shopper.press(heart('organic-cotton-tee'));
  await shopper.see(heart('organic-cotton-tee'), { attributes: { class: 'wishlist-added' } });
  await expect.poll(() => shop.wishes()).toHaveLength(1);
});
