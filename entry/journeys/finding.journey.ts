import { expect } from '../../fixtures-html/testing/expect';

import { journey } from '../../fixtures-html/testing/engines/journey-test';

/** Finding something: search, quick view, hearts, colours in boxes. */

const FIELD = '#header .search-field';
const TOAST = '.storefront-islands-toast';

journey('search by keyboard, and one that fails', async ({ shopper }) => {
  const { shop } = shopper;
  await shop.situation({ csp: 'strict' });
  await shopper.open('/shop/');
  await shopper.press(FIELD);
  await shopper.type('oxford');
  await shopper.see('#header [role=option]', { text: 'Oxford Shirt' });
  await shopper.key('ArrowDown');
  await shopper.see('#header [role=option]', { attributes: { 'aria-selected': 'true' } });
  await shopper.see(FIELD, { isFocused: true });
  await shop.fault({ match: 'flatsome_ajax_search_products', kind: '500', times: 'always' });
  await shopper.fill(FIELD, 'boots');
  await shopper.hear('Suggestions could not be loaded. Press Enter to search.');
  await shop.clearFaults();
  await shopper.fill(FIELD, 'oxford s');
  await shopper.hear('1 suggestion');
  await shopper.key('ArrowDown', 'Enter');
  await shopper.at('/product/oxford-shirt/');
});

journey('quick view: options, Escape, a view that fails', async ({ shopper }) => {
  const { shop } = shopper;
  await shop.situation({ csp: 'strict', swatches: 'plugin', boxSwatches: true });
  await shopper.open('/shop/');
  const box = (slug: string): string => `.product-small.box:has([href*="/product/${slug}/"])`;
  const link = (slug: string): string => `${box(slug)} a.quick-view`;
  await shopper.hover(`${box('corduroy-overshirt')} .box-image`);
  await shopper.press(link('corduroy-overshirt'));
  const dialog = '[role=dialog][aria-modal=true]';
  await shopper.see(`${dialog} h1`, { text: 'Corduroy Overshirt' });
  await shopper.count(`${dialog} [data-island-swatches=ready]`, 2);
  await shopper.press(`${dialog} [data-value=forest]:not(input)`);
  await shopper.press(`${dialog} [data-value=m]:not(input)`);
  await shopper.see(`${dialog} .woocommerce-variation-price`, { text: '£98.00' });
  await shopper.key('Escape');
  await shopper.gone(dialog);
  await shopper.see(link('corduroy-overshirt'), { isFocused: true });
  await shop.fault({ match: 'quickview', kind: '500', times: 'always' });
  await shopper.hover(`${box('oxford-shirt')} .box-image`);
  await shopper.press(link('oxford-shirt'));
  await shopper.see(dialog, { text: '“Oxford Shirt” could not be shown here' });
  await shopper.key('Escape');
  await shopper.gone(dialog);
});

journey('a heart, and one that fails', async ({ shopper }) => {
  const { shop } = shopper;
  await shop.situation({ csp: 'strict', wishlist: 'remove' });
  await shopper.open('/shop/');
  const box = (slug: string): string => `.product-small.box:has([href*="/product/${slug}/"])`;
  await shopper.hover(`${box('organic-cotton-tee')} .box-image`);
  await shopper.press(`${box('organic-cotton-tee')} .wishlist-button`);
  await shopper.see(`${box('organic-cotton-tee')} .wishlist-button`, {
    attributes: { class: 'wishlist-added' },
  });
  await shopper.hear('Organic Cotton Tee is on your wishlist.');
  await expect.poll(() => shop.wishes()).toHaveLength(1);
  await shop.fault({ match: 'admin-ajax', kind: '500', times: 'always' });
  await shopper.hover(`${box('lambswool-scarf')} .box-image`);
  await shopper.press(`${box('lambswool-scarf')} .wishlist-button`);
  await shopper.see(TOAST, { text: 'Your wishlist could not be changed: Lambswool Scarf' });
  await shopper.gone('.wishlist-button.loading');
});

journey('a colour in a product’s box', async ({ shopper }) => {
  await shopper.shop.situation({ csp: 'strict', swatches: 'plugin', boxSwatches: true });
  await shopper.shop.fault({ match: '/chunks/box-swatches-', kind: '500' });
  await shopper.open('/shop/');
  const second = '.ux-swatches-in-loop .ux-swatch:nth-child(2)';
  await shopper.hover(second);
  await shopper.ready('.ux-swatches-in-loop', 'box-swatches');
  await shopper.see(second, { attributes: { class: 'selected' } });
  await shopper.press(second);
  await shopper.see('.variations [aria-checked=true]');
});

journey('an order of the listing, and Back', async ({ shopper }) => {
  await shopper.shop.situation({ csp: 'strict' });
  await shopper.shop.fault({ match: '/chunks/sort-on-change-', kind: '500' });
  await shopper.open('/?s=wool&post_type=product');
  await shopper.hover('.woocommerce-ordering');
  await shopper.ready('.woocommerce-ordering', 'sort-on-change');
  await shopper.choose('select.orderby', 'Sort by price: low to high');
  await shopper.at(/orderby=price/);
  await shopper.see('select.orderby', { value: 'price' });
  await shopper.back();
  await shopper.at('/?s=wool&post_type=product');
  await shopper.hover('.woocommerce-ordering');
  await shopper.see('select.orderby', { value: 'menu_order' });
});

journey('the list of hearts: one less', async ({ shopper }) => {
  const { shop } = shopper;
  await shop.situation({ csp: 'strict', wishlist: 'view' });
  await shop.wish(['HV-W101', 'HV-W107']);
  await shop.fault({ match: '/chunks/wishlist-', kind: '500' });
  await shopper.open('/wishlist/');
  const rows = 'tr[data-row-id]';
  await shopper.count(rows, 2);
  // Before the loader knows the island, the press is the page's own, and never meets the fault.
  await shopper.see('body', { attributes: { 'data-island-wishlist': 'waiting' } });
  await shopper.press(`${rows} .remove_from_wishlist`);
  await shopper.count(rows, 1);
  await expect.poll(() => shop.wishes()).toHaveLength(1);
});
