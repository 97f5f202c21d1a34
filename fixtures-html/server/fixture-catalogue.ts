import type { Situation } from './situation';

/** One fixture: a situation to set, a cart to fill, a fault to arm, and the page to see it on. */
export interface Fixture {
  readonly label: string;
  readonly to: string;
  readonly situation?: Partial<Situation>;
  readonly cart?: readonly { readonly sku: string; readonly quantity: number }[];
  readonly fault?: {
    readonly match: string;
    readonly kind: string;
    readonly times?: number | 'always';
    readonly delayMs?: number;
  };
}

export interface FixtureGroup {
  readonly title: string;
  readonly fixtures: readonly Fixture[];
}

const THREE_LINES = [
  { sku: 'HV-W101', quantity: 1 },
  { sku: 'HV-W107', quantity: 2 },
  { sku: 'HV-A308', quantity: 1.25 },
];
const ONE_OF_EACH_TROUBLE = [
  { sku: 'HV-M209', quantity: 2 },
  { sku: 'HV-A305', quantity: 1 },
  { sku: 'HV-M207', quantity: 1 },
  { sku: 'HV-W109', quantity: 1 },
];

export const FIXTURE_GROUPS: readonly FixtureGroup[] = [
  {
    title: 'Pages',
    fixtures: [
      { label: 'Home', to: '/' },
      { label: 'Listing', to: '/shop/' },
      { label: 'Listing, last page', to: '/shop/page/3/' },
      { label: 'Category without products', to: '/product-category/accessories/archive/' },
      { label: 'Search results', to: '/?s=wool&post_type=product' },
      { label: 'Search without results', to: '/?s=umbrella&post_type=product' },
      { label: 'Article', to: '/journal/how-to-wash-wool/' },
      { label: 'Login', to: '/my-account/' },
      { label: 'Page that does not exist', to: '/no-such-page/' },
    ],
  },
  {
    title: 'Products',
    fixtures: [
      { label: 'Simple', to: '/product/organic-cotton-tee/' },
      { label: 'On sale, very long name', to: '/product/roll-neck-mill-seconds/' },
      { label: 'Name with quotes and ampersand', to: '/product/sunday-best-jumper/' },
      { label: 'Three left in stock', to: '/product/waxed-rain-mac/' },
      { label: 'Out of stock', to: '/product/double-faced-wool-coat/' },
      { label: 'Sold individually', to: '/product/leather-weekender/' },
      { label: 'By the metre', to: '/product/irish-linen-by-the-metre/' },
      { label: 'Variable, one attribute', to: '/product/bias-wrap-dress/' },
      { label: 'Variable, two attributes', to: '/product/oxford-shirt/' },
      { label: 'Grouped', to: '/product/the-weekend-set/' },
      { label: 'External', to: '/product/cedar-shoe-trees/' },
    ],
  },
  {
    title: 'Basket and checkout',
    fixtures: [
      { label: 'Basket, empty', to: '/basket/', cart: [] },
      { label: 'Basket, three lines', to: '/basket/', cart: THREE_LINES },
      { label: 'Basket, awkward lines', to: '/basket/', cart: ONE_OF_EACH_TROUBLE },
      { label: 'Checkout', to: '/checkout/', cart: THREE_LINES },
      { label: 'Listing with a full basket', to: '/shop/', cart: THREE_LINES },
    ],
  },
  {
    title: 'After adding',
    fixtures: [
      {
        label: 'Go to the basket (as specified)',
        to: '/shop/',
        situation: { redirectAfterAdd: 'yes' },
      },
      {
        label: 'Stay, mini-cart opens',
        to: '/shop/',
        situation: { redirectAfterAdd: 'no', miniCartReveal: true },
      },
      {
        label: 'Stay, mini-cart stays shut',
        to: '/shop/',
        situation: { redirectAfterAdd: 'no', miniCartReveal: false },
      },
      { label: 'No adding in the page', to: '/shop/', situation: { ajaxAdd: false } },
    ],
  },
  {
    title: 'Theme and header',
    fixtures: [
      {
        label: 'Theme, cart as dropdown',
        to: '/shop/',
        situation: { theme: 'flatsome', cartStyle: 'dropdown' },
      },
      {
        label: 'Theme, cart off-canvas',
        to: '/shop/',
        situation: { theme: 'flatsome', cartStyle: 'off-canvas' },
      },
      {
        label: 'Theme, cart as link',
        to: '/shop/',
        situation: { theme: 'flatsome', cartStyle: 'link' },
      },
      {
        label: 'Theme with cart widget',
        to: '/shop/',
        situation: { theme: 'flatsome', widgetCart: true },
      },
      { label: 'Plain shop markup', to: '/shop/', situation: { theme: 'plain' } },
    ],
  },
  {
    title: 'Surroundings',
    fixtures: [
      { label: 'No jQuery', to: '/shop/', situation: { jquery: 'none' } },
      { label: 'jQuery first', to: '/shop/', situation: { jquery: 'before' } },
      { label: 'jQuery late', to: '/shop/', situation: { jquery: 'late' } },
      { label: 'Two jQuerys', to: '/shop/', situation: { jquery: 'twice' } },
      {
        label: 'Third-party listener',
        to: '/shop/',
        situation: { thirdParty: true, jquery: 'before' },
      },
      { label: 'Pixel fragment', to: '/shop/', situation: { pixel: true, redirectAfterAdd: 'no' } },
      {
        label: 'Strict content policy',
        to: '/shop/',
        situation: { csp: 'strict', jquery: 'none' },
      },
      { label: 'Content policy off', to: '/shop/', situation: { csp: 'off' } },
      { label: 'Without the bundle', to: '/shop/', situation: { bundle: false } },
      {
        label: 'Bundle included twice',
        to: '/shop/',
        situation: { bundle: true, bundleTwice: true },
      },
      { label: 'Without localized globals', to: '/shop/', situation: { globals: false } },
      { label: 'Logged in', to: '/my-account/', situation: { loggedIn: true } },
    ],
  },
  {
    title: 'Faults, once',
    fixtures: [
      {
        label: 'Add fails: server error',
        to: '/shop/',
        fault: { match: 'wc-ajax=add_to_cart', kind: '500' },
      },
      {
        label: 'Add fails: page instead of JSON',
        to: '/shop/',
        fault: { match: 'wc-ajax=add_to_cart', kind: 'html' },
      },
      {
        label: 'Add fails: connection reset',
        to: '/shop/',
        fault: { match: 'wc-ajax=add_to_cart', kind: 'reset' },
      },
      {
        label: 'Add is slow (10 s)',
        to: '/shop/',
        fault: { match: 'wc-ajax=add_to_cart', kind: 'slow', delayMs: 10_000 },
      },
      {
        label: 'Remove fails: server error',
        to: '/shop/',
        cart: THREE_LINES,
        fault: { match: 'wc-ajax=remove_from_cart', kind: '500' },
      },
      {
        label: 'Quantity fails: server error',
        to: '/shop/',
        cart: THREE_LINES,
        fault: { match: 'alter_quantity', kind: '500' },
      },
      {
        label: 'Fragments never answer',
        to: '/shop/',
        cart: THREE_LINES,
        fault: { match: 'get_refreshed_fragments', kind: 'hang' },
      },
      { label: 'A chunk is missing once', to: '/shop/', fault: { match: '/chunks/', kind: '404' } },
      {
        label: 'All chunks are missing',
        to: '/shop/',
        fault: { match: '/chunks/', kind: '404', times: 'always' },
      },
      {
        label: 'The loader is missing',
        to: '/shop/',
        fault: { match: 'loader.js', kind: '404', times: 'always' },
      },
    ],
  },
];
