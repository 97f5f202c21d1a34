import { expect } from '../../fixtures-html/testing/expect';

import { journey } from '../../fixtures-html/testing/engines/journey-test';

/** What surrounds the goods: menus, panels, tabs, sliders, notices. */

const DIALOG = '[role=dialog][aria-modal=true]';

journey('a list of the menu by hovering and by key', async ({ shopper }) => {
  await shopper.shop.situation({ csp: 'strict' });
  await shopper.shop.fault({ match: '/chunks/dropdown-', kind: '500' });
  await shopper.open('/shop/');
  const women = '.header-nav > li.has-dropdown:nth-child(2)';
  await shopper.hover(`${women} > a`);
  await shopper.see(women, { attributes: { class: 'current-dropdown' } });
  await shopper.see(`${women} .nav-dropdown a`);
  await shopper.key('Escape');
  await shopper.see(women, { attributes: { class: /^(?!.*current-dropdown)/ } });
});

journey('the menu of a phone, with the login in front of it', async ({ shopper }) => {
  await shopper.shop.situation({ csp: 'strict', loginPopup: true });
  await shopper.resize(400, 700);
  await shopper.shop.fault({ match: '/chunks/open-panel-', kind: '500' });
  await shopper.open('/shop/');
  await shopper.press('[data-open="#main-menu"]');
  await shopper.see(DIALOG, { attributes: { class: 'mfp-ready' } });
  await shopper.press([`${DIALOG} button`, 'Toggle: Women']);
  await shopper.see([`${DIALOG} a`, 'Tops']);
  await shopper.press([`${DIALOG} a, ${DIALOG} button`, 'Login']);
  await shopper.see(`${DIALOG}[aria-label=Login]`, { isFocused: true });
  await shopper.key('Escape');
  await shopper.gone(`${DIALOG}[aria-label=Login]`);
  await shopper.see([`${DIALOG} a, ${DIALOG} button`, 'Login'], { isFocused: true });
  await shopper.key('Escape');
  await shopper.gone(DIALOG);
  await shopper.see('[data-open="#main-menu"]', { isFocused: true });
});

journey('Back closes a panel', async ({ shopper }) => {
  await shopper.shop.situation({ csp: 'strict', filters: 'off-canvas' });
  await shopper.shop.fault({ match: '/chunks/off-canvas-', kind: '500' });
  await shopper.open('/shop/');
  await shopper.press('.filter-button');
  await shopper.see(DIALOG, { attributes: { class: 'mfp-ready' } });
  await shopper.back();
  await shopper.gone(DIALOG);
  await shopper.at('/shop/');
});

journey('tabs, an accordion and a film', async ({ shopper }) => {
  await shopper.shop.situation({ csp: 'strict' });
  await shopper.shop.fault({ match: '/chunks/tabs-', kind: '500' });
  await shopper.open('/our-craft/');
  await shopper.press(['.tabbed-content [role=tab]', 'Mending']);
  await shopper.see(['.tabbed-content [role=tab]', 'Mending'], {
    isFocused: true,
    attributes: { 'aria-selected': 'true' },
  });
  await shopper.key('ArrowLeft');
  await shopper.see('.tabbed-content [role=tab][aria-selected=false]:focus');
  await shopper.key('Enter');
  await shopper.see('.tabbed-content [role=tab][aria-selected=true]:focus');
  await shopper.press('.accordion .accordion-title[aria-expanded=false]');
  await shopper.see('.accordion .accordion-title[aria-expanded=true]');
  await shopper.press(['a', 'Watch a heel being darned']);
  await shopper.see(DIALOG, { attributes: { class: 'mfp-ready' } });
  await shopper.key('Escape');
  await shopper.gone(DIALOG);
  await shopper.see(['a', 'Watch a heel being darned'], { isFocused: true });
});

journey('a slider by its dots, and photos that fail', async ({ shopper }) => {
  const { shop } = shopper;
  await shop.situation({ csp: 'strict' });
  await shop.fault({ match: 'flatsome_load_instagram', kind: '500', times: 'always' });
  await shopper.open('/');
  await shopper.hover('.hero-slides .slider');
  await shopper.ready('.hero-slides .slider', 'slider');
  await shopper.press('.hero-slides .dot:nth-child(2)');
  await shopper.see('.hero-slides .dot:nth-child(2)', { attributes: { class: 'is-selected' } });
  await shopper.hover('.feed');
  await expect.poll(() => shop.faultsMet()).toBeGreaterThan(0);
  await shopper.gone('.feed a img');
});

journey('notices that are dismissed stay away', async ({ shopper }) => {
  await shopper.shop.situation({ csp: 'strict', storeNotice: 'one', cookieNotice: true });
  await shopper.shop.fault({ match: '/chunks/banners-', kind: '500' });
  await shopper.shop.fault({ match: '/chunks/banner-root-', kind: '500' });
  await shopper.open('/shop/');
  await shopper.press(['.woocommerce-store-notice a, .woocommerce-store-notice button', 'Dismiss']);
  await shopper.gone('.woocommerce-store-notice');
  await shopper.press(['.flatsome-cookies a, .flatsome-cookies button', 'Accept']);
  await shopper.gone('.flatsome-cookies--active');
  await shopper.open('/journal/how-to-wash-wool/');
  await shopper.hover('h1');
  await shopper.ready('body', 'visit');
  await shopper.gone('.woocommerce-store-notice');
  await shopper.gone('.flatsome-cookies--active');
});

journey('an accordion by the address', async ({ shopper }) => {
  await shopper.shop.situation({ csp: 'strict' });
  await shopper.shop.fault({ match: '/chunks/accordion-', kind: '500' });
  await shopper.open('/our-craft/#accordion-item-delivery');
  await shopper.see('#accordion-delivery .accordion-title[aria-expanded=true]');
  await shopper.see(['.accordion-inner', 'Two working days']);
  await shopper.press('#accordion-returns .accordion-title');
  await shopper.see('#accordion-returns .accordion-title[aria-expanded=true]', { isFocused: true });
  await shopper.see('#accordion-delivery .accordion-title[aria-expanded=false]');
});

journey('a long page: the header stays, a link leads back to the start', async ({ shopper }) => {
  await shopper.shop.situation({ csp: 'strict' });
  await shopper.shop.fault({ match: '/chunks/sticky-header-', kind: '500' });
  await shopper.open('/shop/');
  await shopper.scrollTo(1600);
  await shopper.see('.header-wrapper', { attributes: { class: 'stuck' } });
  await shopper.press('#top-link');
  await shopper.see('.header-wrapper', { attributes: { class: /^(?!.*stuck)/ } });
  await shopper.see('#top-link', { attributes: { class: /^(?!.*active)/ } });
});

journey('a word that explains itself', async ({ shopper }) => {
  await shopper.shop.situation({ csp: 'strict' });
  await shopper.shop.fault({ match: '/chunks/tooltips-', kind: '500' });
  await shopper.open('/our-craft/');
  await shopper.hover(['[title],.tooltipstered', 'dew-retted']);
  await shopper.see('.tooltipster-base', { text: 'Left on the field for six weeks' });
  await shopper.key('Escape');
  await shopper.gone('.tooltipster-base');
});

journey('photos that come when they are near', async ({ shopper }) => {
  const { shop } = shopper;
  await shop.situation({ csp: 'strict' });
  await shop.fault({ match: '/chunks/photo-feed-', kind: '500' });
  await shopper.open('/');
  await shopper.hover('.feed');
  await shopper.see('.feed a img');
  expect(await shop.requests('flatsome_load_instagram')).toHaveLength(1);
});
