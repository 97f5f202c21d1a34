// @ts-check
/** What is measured, and against which bars. */
import { choose, pressSwatches, PRODUCTS, SWATCH_PRODUCTS } from './choose.mjs';
import { firstMove } from './first-move.mjs';
import { loadPage } from './load.mjs';
import { press } from './press.mjs';

const CART = [{ sku: 'HV-W101', quantity: 2 }];
const DRAWER_TOGGLE = '.cart-item a.off-canvas-toggle:visible';
const SEARCH_FIELD = '#header .searchform .search-field';

/** On these, everything that runs before the first interaction may weigh this, gzip. */
const PLAIN_PAGE = { kib: 10 };
/** On these, React comes once the browser is idle. */
const PRODUCT_PAGE = { kib: 92, kibBeforeIdle: 10 };

/** @type {import('../bench.mjs').Scenario[]} */
const LOADS = [
  { name: 'load home', run: loadPage('/', { ...PLAIN_PAGE, hydratesNothing: true }) },
  { name: 'load listing', run: loadPage('/shop/', { ...PLAIN_PAGE, hydratesNothing: true }) },
  {
    name: 'load simple product',
    run: loadPage('/product/organic-cotton-tee/', PRODUCT_PAGE),
  },
  {
    name: 'load variable product with swatches',
    situation: { swatches: 'plugin' },
    run: loadPage('/product/corduroy-overshirt/', PRODUCT_PAGE),
  },
  {
    name: 'load listing, stored fragments',
    cart: CART,
    run: loadPage('/shop/', { ...PLAIN_PAGE, isSecondView: true }),
  },
];

/** @type {import('../bench.mjs').Scenario[]} */
const FIRST_MOVES = [
  {
    name: 'first move, listing with hearts',
    situation: { wishlist: 'view' },
    run: firstMove('/shop/'),
  },
  {
    name: 'first move, variable product with swatches',
    situation: { swatches: 'plugin' },
    run: firstMove('/product/corduroy-overshirt/'),
  },
  { name: 'first move, page of many blocks', run: firstMove('/our-craft/') },
  { name: 'first move, form of many fields', run: firstMove('/contact/everything/') },
];

/** @type {import('../bench.mjs').Scenario[]} */
const PRESSES = [
  {
    // What a press costs that nobody hears: the others cannot be faster on this machine.
    name: 'press a heading, to compare',
    run: press('/shop/', { target: 'h1:visible', shows: 'h1' }),
  },
  {
    name: 'press add to basket',
    situation: { redirectAfterAdd: 'no' },
    run: press('/shop/', {
      target: '.ajax_add_to_cart',
      shows: '.ajax_add_to_cart.loading',
      isFirstFrame: true,
    }),
  },
  {
    name: 'press open drawer',
    situation: { cartStyle: 'off-canvas' },
    cart: CART,
    run: press('/shop/', { target: DRAWER_TOGGLE, shows: '[role=dialog]' }),
  },
  {
    name: 'press open quick view',
    run: press('/shop/', { target: 'a.quick-view', shows: '[role=dialog]' }),
  },
  {
    // Every answer has a hundred suggestions here, as many as the theme's handler gives.
    name: 'press a key in the search',
    run: press('/shop/', {
      target: SEARCH_FIELD,
      typed: ['sampl'],
      key: 'e',
      shows: '#header .submit-button.loading',
    }),
  },
  {
    name: 'press Backspace in the search, to what is known',
    run: press('/shop/', {
      target: SEARCH_FIELD,
      typed: ['sample', 'x'],
      key: 'Backspace',
      shows: '#header .autocomplete-suggestion[data-index="5"]',
    }),
  },
  {
    name: 'press quantity plus in mini-cart',
    situation: { cartStyle: 'off-canvas' },
    cart: CART,
    run: press('/shop/', {
      before: DRAWER_TOGGLE,
      target: '[role=dialog] .ux-mini-cart-qty .plus',
      shows: '[role=dialog] .ux-mini-cart-qty input.qty',
      withValue: '3',
      isFirstFrame: true,
    }),
  },
  {
    name: 'press remove in mini-cart',
    situation: { cartStyle: 'off-canvas' },
    cart: CART,
    run: press('/shop/', {
      before: DRAWER_TOGGLE,
      target: '[role=dialog] .remove_from_cart_button',
      shows: '[role=dialog] .storefront-islands-undo',
      isFirstFrame: true,
    }),
  },
  {
    name: 'press a swatch',
    situation: { swatches: 'plugin' },
    run: press('/product/corduroy-overshirt/', {
      target: '.variable-item[data-value="rust"]',
      shows: '.variable-item[data-value="rust"][aria-checked=true]',
    }),
  },
];

/** @type {import('../bench.mjs').Scenario[]} */
export const SCENARIOS = [
  ...LOADS,
  ...FIRST_MOVES,
  ...PRESSES,
  ...PRODUCTS.map(({ name, path }) => ({
    name,
    situation: { variationThreshold: 5000 },
    run: choose(path),
  })),
  ...SWATCH_PRODUCTS.map(({ name, path }) => ({
    name,
    situation: { variationThreshold: 5000, swatches: 'plugin' },
    run: pressSwatches(path),
  })),
];
