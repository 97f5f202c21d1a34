import { expect } from '../../fixtures-html/testing/expect';

import { journey } from '../../fixtures-html/testing/engines/journey-test';

/** A product's page: options, pictures, the bar, the size chart, tabs. */

const OVERSHIRT = '/product/corduroy-overshirt/';
const TEE = '/product/organic-cotton-tee/';
const FORM = '.variations_form';
const ALERT = `${FORM} [role=alert]`;
const swatch = (value: string): string => `${FORM} [data-value="${value}"]:not(input)`;
const BUTTON = `${FORM} .single_add_to_cart_button`;

journey('options by swatches, bought past a server that fails', async ({ shopper }) => {
  const { shop } = shopper;
  await shop.situation({ csp: 'strict', swatches: 'plugin', redirectAfterAdd: 'no' });
  await shopper.open(OVERSHIRT);
  await shopper.ready(FORM, 'variation-form');
  await shopper.count('[data-island-swatches=ready]', 2);
  await shopper.press(BUTTON);
  await shopper.see([ALERT, 'Please select some product options']);
  await shopper.press(swatch('navy'));
  await shopper.see(swatch('s'), { attributes: { 'aria-disabled': 'true' } });
  await shopper.press(swatch('m'));
  await shopper.see(`${FORM} .woocommerce-variation-price`, { text: '£104.00' });
  await shopper.see('.wp-post-image', { attributes: { alt: /in navy/ } });
  await shop.fault({ match: 'add_to_cart', kind: '500' });
  await shopper.press(BUTTON);
  await shopper.see(['[role=alert] button', 'Try again']);
  await shopper.press(['[role=alert] button', 'Try again']);
  await shopper.see('.cart-icon', { text: '1' });
  await shopper.press(`${FORM} .reset_variations`);
  await shopper.see(swatch('navy'), { attributes: { 'aria-checked': 'false' } });
  await shopper.see('.wp-post-image', { attributes: { alt: /^(?!.*in navy)/ } });
});

for (const rtl of [false, true]) {
  const name = rtl ? ', from right to left' : '';
  journey(`options by arrow keys${name}`, async ({ shopper }) => {
    await shopper.shop.situation({ csp: 'strict', swatches: 'plugin', rtl });
    await shopper.shop.fault({ match: '/chunks/swatches-', kind: '500' });
    await shopper.open(OVERSHIRT);
    await shopper.count('[data-island-swatches=ready]', 2);
    await shopper.press(swatch('rust'));
    await shopper.see(swatch('rust'), { isFocused: true, attributes: { 'aria-checked': 'true' } });
    await shopper.key(rtl ? 'ArrowLeft' : 'ArrowRight');
    await shopper.see('.variations [aria-checked=true]', { isFocused: true });
    await shopper.key('ArrowDown');
    await shopper.see('.variations [aria-checked=true]', { isFocused: true });
    await shopper.key('ArrowUp');
    await shopper.key(rtl ? 'ArrowRight' : 'ArrowLeft');
    await shopper.see(swatch('rust'), { isFocused: true, attributes: { 'aria-checked': 'true' } });
  });
}

journey('options that the server is asked about, twice', async ({ shopper }) => {
  const { shop } = shopper;
  await shop.situation({ csp: 'strict', variationThreshold: 1, redirectAfterAdd: 'no' });
  await shopper.open(OVERSHIRT);
  await shopper.ready(FORM, 'variation-form');
  await shop.fault({ match: 'get_variation', kind: '500' });
  await shopper.choose(`${FORM} [name=attribute_pa_colour]`, 'Forest');
  await shopper.choose(`${FORM} [name=attribute_pa_size]`, 'M');
  await shopper.see([ALERT, 'could not be looked up']);
  await shopper.press([`${ALERT} button`, 'Try again']);
  await shopper.see(`${FORM} .woocommerce-variation-price`, { text: '£98.00' });
  await shopper.press(BUTTON);
  await shopper.see('.cart-icon', { text: '1' });
});

journey('options that the address names, and that can be shared', async ({ shopper }) => {
  await shopper.shop.situation({ csp: 'strict', swatches: 'plugin' });
  await shopper.shop.fault({ match: '/chunks/variation-form-', kind: '500' });
  await shopper.open(`${OVERSHIRT}?attribute_pa_colour=forest&attribute_pa_size=m`);
  await shopper.ready(FORM, 'variation-form');
  await shopper.see(`${FORM} .woocommerce-variation-price`, { text: '£98.00' });
  await shopper.see(swatch('forest'), { attributes: { 'aria-checked': 'true' } });
});

journey('the bar at the window’s edge', async ({ shopper }) => {
  await shopper.shop.situation({ csp: 'strict', stickyBar: true, redirectAfterAdd: 'no' });
  await shopper.shop.fault({ match: '/chunks/sticky-add-to-cart-', kind: '500' });
  await shopper.open(TEE);
  await shopper.scrollTo(1200);
  await shopper.see('.sticky-add-to-cart--active');
  await shopper.press('.sticky-add-to-cart .plus');
  await shopper.see('.sticky-add-to-cart input.qty', { value: '2' });
  await shopper.scrollTo(0);
  await shopper.gone('.sticky-add-to-cart--active');
  await shopper.see('form.cart input.qty', { value: '2' });
  await shopper.scrollTo(1200);
  await shopper.press('.sticky-add-to-cart .single_add_to_cart_button');
  await shopper.see('[role=alert]', { text: '2 × “Organic Cotton Tee” have been added' });
});

journey('the size chart', async ({ shopper }) => {
  await shopper.shop.situation({ csp: 'strict' });
  await shopper.shop.fault({ match: '/chunks/size-chart-', kind: '500' });
  await shopper.open(TEE);
  await shopper.press('.md-size-chart-btn');
  await shopper.see('[role=dialog]', { isFocused: true });
  await shopper.hover(['[role=dialog] td', '73']);
  await shopper.see('[role=dialog] .col-highlight');
  await shopper.key('Escape');
  await shopper.gone('[role=dialog]:not(.pswp)');
  await shopper.see('.md-size-chart-btn', { isFocused: true });
});

journey('pictures: dots, a swipe, the lightbox by key', async ({ shopper }) => {
  await shopper.shop.situation({ csp: 'strict', galleryOptions: { pageDots: true } });
  await shopper.shop.fault({ match: '/chunks/lightbox-', kind: '500' });
  await shopper.open(TEE);
  await shopper.hover('.woocommerce-product-gallery');
  await shopper.ready('.woocommerce-product-gallery', 'gallery');
  await shopper.press('.product-images .dot:nth-child(2)');
  await shopper.see('.product-images .dot:nth-child(2)', { attributes: { class: 'is-selected' } });
  await shopper.drag('.product-images .slide.is-selected', -300);
  await shopper.see('.product-images .dot:nth-child(3)', { attributes: { class: 'is-selected' } });
  await shopper.press('.product-images .zoom-button');
  await shopper.see('.pswp .pswp__counter', { text: '3 / 4' });
  await shopper.key('ArrowRight');
  await shopper.see('.pswp .pswp__counter', { text: '4 / 4' });
  await shopper.key('Escape');
  await shopper.gone('.storefront-islands-lightbox');
});

journey('tabs by press and by address, and a review', async ({ shopper }) => {
  await shopper.shop.situation({ csp: 'strict' });
  await shopper.shop.fault({ match: '/chunks/product-tabs-', kind: '500' });
  await shopper.open(`${TEE}#tab-additional_information`);
  await shopper.see(['[role=tab]', 'Additional information'], {
    attributes: { 'aria-selected': 'true' },
  });
  await shopper.see('#tab-additional_information', { text: 'Made in' });
  await shopper.press(['[role=tab]', 'Reviews']);
  await shopper.see('#reviews');
  await shopper.ready('.comment-form-rating', 'review-rating');
  await shopper.press('.stars .star-4');
  await shopper.see('.stars .star-4', { attributes: { 'aria-checked': 'true' } });
  await shopper.key('ArrowLeft');
  await shopper.see('.stars .star-3', { isFocused: true, attributes: { 'aria-checked': 'true' } });
  const values = await shopper.shop.requests('wp-comments-post');
  expect(values).toEqual([]);
});

journey('a quantity by the buttons, within what there is', async ({ shopper }) => {
  const { shop } = shopper;
  await shop.situation({ csp: 'strict', redirectAfterAdd: 'no' });
  await shop.fault({ match: '/chunks/quantity-', kind: '500' });
  await shopper.open(TEE);
  await shopper.ready('body', 'quantity');
  await shopper.see('form.cart input.qty', { value: '1' });
  await shopper.press('form.cart .quantity .minus');
  await shopper.see('form.cart input.qty', { value: '1' });
  await shopper.press('form.cart .quantity .plus');
  await shopper.press('form.cart .quantity .plus');
  await shopper.see('form.cart input.qty', { value: '3' });
  await shopper.press('form.cart .single_add_to_cart_button');
  await shopper.see('[role=alert]', { text: '3 × “Organic Cotton Tee” have been added' });
  expect((await shop.cart()).lines).toMatchObject([{ sku: 'HV-W101', quantity: 3 }]);
});

journey('a picture under the magnifier', async ({ shopper }) => {
  await shopper.shop.situation({ csp: 'strict' });
  await shopper.shop.fault({ match: '/chunks/zoom-', kind: '500' });
  await shopper.open(TEE);
  await shopper.hover('.woocommerce-product-gallery');
  await shopper.ready('.woocommerce-product-gallery', 'gallery');
  const slide = '.product-images .slide.is-selected';
  const large = `${slide} > .easyzoom-flyout > img`;
  await shopper.hover(slide);
  await shopper.see(large, { attributes: { src: /organic-cotton-tee-front\.webp$/ } });
  await shopper.key('Escape');
  await shopper.gone(large);
  await shopper.hoverNothing();
  await shopper.hover(slide);
  await shopper.see(large);
  await shopper.press(slide);
  await shopper.see('.pswp .pswp__counter', { text: '1 / 4' });
});

for (const [how, variationThreshold] of [
  ['all in the page', 5000],
  ['asked for one by one', 30],
] as const)
  journey(`one of five thousand, ${how}`, async ({ shopper }) => {
    const { shop } = shopper;
    await shop.situation({ csp: 'strict', variationThreshold, redirectAfterAdd: 'no' });
    await shop.fault({ match: '/chunks/variation-form-', kind: '500' });
    await shopper.open('/product/made-to-measure-trousers/');
    await shopper.ready(FORM, 'variation-form');
    await shopper.choose(`${FORM} [name=attribute_waist]`, 'Waist 12');
    await shopper.choose(`${FORM} [name=attribute_leg]`, 'Leg 7');
    await shopper.see(BUTTON, { attributes: { class: 'disabled' } });
    await shopper.choose(`${FORM} [name=attribute_pa_colour]`, 'Forest');
    await shopper.see(BUTTON, { attributes: { class: /^(?!.*disabled)/ } });
    await shopper.press(BUTTON);
    await shopper.see('.cart-icon', { text: '1' });
    const { lines } = await shop.cart();
    expect(lines).toMatchObject([{ name: expect.stringContaining('Made-to-Measure Trousers') }]);
  });
