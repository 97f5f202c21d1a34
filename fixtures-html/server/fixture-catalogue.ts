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
      { label: 'Home, from right to left', to: '/', situation: { rtl: true } },
      { label: 'Long page with anchors', to: '/our-craft/' },
      { label: 'Long page, from right to left', to: '/our-craft/', situation: { rtl: true } },
      { label: 'Listing', to: '/shop/' },
      { label: 'Listing, last page', to: '/shop/page/3/' },
      { label: 'Listing of unusual products, for the quick view', to: '/shop/unusual/' },
      { label: 'Category without products', to: '/product-category/accessories/archive/' },
      { label: 'Search results', to: '/?s=wool&post_type=product' },
      { label: 'Search without results', to: '/?s=umbrella&post_type=product' },
      { label: 'Two hundred product boxes and twenty forms', to: '/crowd/' },
      { label: 'Article', to: '/journal/how-to-wash-wool/' },
      { label: 'Page that does not exist', to: '/no-such-page/' },
    ],
  },
  {
    title: 'Account',
    fixtures: [
      { label: 'Login and registration', to: '/my-account/' },
      { label: 'Login refused', to: '/fixtures/login-refused' },
      {
        label: 'Login in a panel of the header',
        to: '/journal/how-to-wash-wool/',
        situation: { loginPopup: true },
      },
      { label: 'Lost password', to: '/my-account/lost-password/' },
      { label: 'Dashboard', to: '/my-account/', situation: { loggedIn: true } },
      { label: 'Orders', to: '/my-account/orders/', situation: { loggedIn: true } },
      { label: 'One order', to: '/my-account/view-order/860/', situation: { loggedIn: true } },
      { label: 'Addresses', to: '/my-account/edit-address/', situation: { loggedIn: true } },
      {
        label: 'Address form, with descriptions of fields',
        to: '/my-account/edit-address/billing/',
        situation: { loggedIn: true },
      },
      {
        label: 'Account details, with three passwords',
        to: '/my-account/edit-account/',
        situation: { loggedIn: true },
      },
      {
        label: 'Orders, from right to left',
        to: '/my-account/orders/',
        situation: { loggedIn: true, rtl: true },
      },
      {
        label: 'The theme’s own script is stood in for',
        to: '/our-craft/',
        situation: { themeApi: true, jquery: 'before' },
      },
    ],
  },
  {
    title: 'Banners of the whole site',
    fixtures: [
      { label: 'Store notice', to: '/shop/', situation: { storeNotice: 'one' } },
      {
        label: 'Store notice with another text',
        to: '/shop/',
        situation: { storeNotice: 'one', storeNoticeText: 'Free returns until the end of May.' },
      },
      {
        label: 'Store notice, no line in the head',
        to: '/shop/',
        situation: { storeNotice: 'one', storeNoticeLine: false },
      },
      { label: 'Two store notices', to: '/shop/', situation: { storeNotice: 'two' } },
      {
        label: 'Store notice without an id',
        to: '/shop/',
        situation: { storeNotice: 'without id' },
      },
      {
        label: 'Store notice under a strict policy',
        to: '/shop/',
        situation: { storeNotice: 'one', csp: 'strict' },
      },
      {
        label: 'Coming soon, for a manager',
        to: '/shop/',
        situation: { comingSoon: 'managers', loggedIn: true },
      },
      {
        label: 'Coming soon, cannot be saved',
        to: '/shop/',
        situation: { comingSoon: 'managers', loggedIn: true },
        fault: { match: '/wp/v2/users/', kind: '500' },
      },
      {
        label: 'Coming soon, for a guest by a page from a cache',
        to: '/shop/',
        situation: { comingSoon: 'everyone' },
      },
      {
        label: 'The theme’s notice about cookies',
        to: '/shop/',
        situation: { cookieNotice: true },
      },
      {
        label: 'A part of the home page that opens by itself, each time',
        to: '/',
        situation: { autoLightbox: 'always', jquery: 'before' },
      },
      {
        label: 'A part of the home page that opens by itself, until it was seen',
        to: '/',
        situation: { autoLightbox: 'once', jquery: 'before' },
      },
    ],
  },
  {
    title: 'Blocks',
    fixtures: [
      { label: 'Banner, steps and numbers', to: '/our-craft/' },
      { label: 'Photo feed', to: '/#home-feed' },
      {
        label: 'Photo feed that fails, for whoever has the admin bar',
        to: '/#home-feed',
        situation: { editor: true },
        fault: { match: 'flatsome_load_instagram', kind: '500' },
      },
      { label: 'For a page editor', to: '/our-craft/', situation: { editor: true } },
      {
        label: 'For a page editor, from right to left',
        to: '/our-craft/',
        situation: { editor: true, rtl: true },
      },
    ],
  },
  {
    title: 'Listings',
    fixtures: [
      { label: 'Filters in a column', to: '/shop/', situation: { filters: 'column' } },
      { label: 'Filters in a panel', to: '/shop/', situation: { filters: 'off-canvas' } },
      {
        label: 'Filters of blocks, which announce the results themselves',
        to: '/shop/?orderby=date',
        situation: { filters: 'column', blockFilters: true },
      },
      { label: 'Sorted: the count is said again', to: '/shop/?orderby=date' },
      { label: 'Rows to be measured', to: '/shop/', situation: { equalRows: false } },
      {
        label: 'Ratings in boxes',
        to: '/product-category/women/',
        situation: { boxRatings: true },
      },
      { label: 'With speculation rules', to: '/shop/', situation: { speculation: true } },
    ],
  },
  {
    title: 'Wishlist',
    fixtures: [
      {
        label: 'A listed product leads to the list',
        to: '/shop/',
        situation: { wishlist: 'view' },
      },
      { label: 'Hearts toggle', to: '/shop/', situation: { wishlist: 'remove' } },
      { label: 'Adding again', to: '/shop/', situation: { wishlist: 'add' } },
      { label: 'Guests have to log in', to: '/shop/', situation: { wishlist: 'login' } },
      { label: 'Logged in', to: '/shop/', situation: { loggedIn: true } },
      {
        label: 'Hearts that come empty, for cached pages',
        to: '/shop/',
        situation: { wishlist: 'view', wishlistAjax: true },
      },
      {
        label: 'On a product with options',
        to: '/product/oxford-shirt/',
        situation: { wishlist: 'view' },
      },
      { label: 'The list itself', to: '/wishlist/', situation: { wishlist: 'view' } },
      {
        label: 'From right to left',
        to: '/shop/',
        situation: { wishlist: 'view', filters: 'column', rtl: true },
      },
      {
        label: 'An add that fails',
        to: '/shop/',
        situation: { wishlist: 'view' },
        fault: { match: 'action=add_to_wishlist', kind: '500' },
      },
      {
        label: 'An add that takes 10 s',
        to: '/shop/',
        situation: { wishlist: 'view' },
        fault: { match: 'action=add_to_wishlist', kind: 'slow', delayMs: 10_000 },
      },
      {
        label: 'A count that is no number',
        to: '/shop/',
        situation: { wishlist: 'view' },
        fault: { match: 'update_wishlist_count', kind: 'html' },
      },
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
    title: 'Quick view',
    fixtures: [
      { label: 'Swatches plugin', to: '/shop/unusual/', situation: { swatches: 'plugin' } },
      { label: 'Theme’s swatches', to: '/shop/unusual/', situation: { swatches: 'theme' } },
      { label: 'Signs in a name', to: '/shop/unusual/page/2/' },
      { label: 'From right to left', to: '/shop/unusual/', situation: { rtl: true } },
      {
        label: 'Stays on the page after an add',
        to: '/shop/unusual/',
        situation: { redirectAfterAdd: 'no' },
      },
      {
        label: 'Fails twice',
        to: '/shop/',
        fault: { match: 'flatsome_quickview', kind: '500', times: 2 },
      },
      {
        label: 'Takes its time',
        to: '/shop/',
        fault: { match: 'flatsome_quickview', kind: 'slow', times: 'always', delayMs: 3000 },
      },
    ],
  },
  {
    title: 'Products with options',
    fixtures: [
      { label: 'Two attributes, some combinations missing', to: '/product/corduroy-overshirt/' },
      { label: 'Three attributes, some open to any value', to: '/product/wool-overcoat/' },
      {
        label: 'Chosen by the address, in part',
        to: '/product/corduroy-overshirt/?attribute_pa_size=m',
      },
      {
        label: 'Chosen by the address, sold out',
        to: '/product/corduroy-overshirt/?attribute_pa_colour=navy&attribute_pa_size=s',
      },
      {
        label: 'Chosen by the address, impossible',
        to: '/product/corduroy-overshirt/?attribute_pa_colour=rust&attribute_pa_size=xl',
      },
      { label: 'Chosen by the shop', to: '/product/selkirk-scarf/' },
      { label: 'Nothing left to choose', to: '/product/retired-gilet/' },
      { label: 'On demand (40 variations)', to: '/product/boot-socks/' },
      {
        label: '50 variations, embedded',
        to: '/product/fifty-tees/',
        situation: { variationThreshold: 5000 },
      },
      {
        label: '500 variations, embedded',
        to: '/product/made-to-order-shirt/',
        situation: { variationThreshold: 5000 },
      },
      { label: '500 variations, on demand', to: '/product/made-to-order-shirt/' },
      {
        label: '5,000 variations, embedded',
        to: '/product/made-to-measure-trousers/',
        situation: { variationThreshold: 5000 },
      },
      { label: '5,000 variations, on demand', to: '/product/made-to-measure-trousers/' },
      {
        label: 'The choice stays in the address',
        to: '/product/corduroy-overshirt/',
        situation: { settings: { linkableUrl: true } },
      },
      {
        label: 'Bought without leaving the page',
        to: '/product/corduroy-overshirt/',
        situation: { redirectAfterAdd: 'no' },
      },
      {
        label: 'On demand, and the answer takes 5 s',
        to: '/product/boot-socks/',
        fault: { match: 'wc-ajax=get_variation', kind: 'slow', delayMs: 5000 },
      },
      {
        label: 'On demand, and the answer fails',
        to: '/product/boot-socks/',
        fault: { match: 'wc-ajax=get_variation', kind: '500' },
      },
    ],
  },
  {
    title: 'Product gallery',
    fixtures: [
      { label: 'One picture', to: '/product/single-picture-scarf/' },
      { label: 'Four pictures, theme', to: '/product/organic-cotton-tee/' },
      {
        label: 'Four pictures, plain shop markup',
        to: '/product/organic-cotton-tee/',
        situation: { theme: 'plain' },
      },
      { label: 'Thirteen pictures', to: '/product/well-documented-jacket/' },
      {
        label: 'Thirteen pictures, plain shop markup',
        to: '/product/well-documented-jacket/',
        situation: { theme: 'plain' },
      },
      { label: 'A picture is missing on the server', to: '/product/half-lost-cardigan/' },
      { label: 'No pictures', to: '/product/camera-shy-tote/' },
      {
        label: 'Slides fade',
        to: '/product/organic-cotton-tee/',
        situation: { galleryFade: true },
      },
      {
        label: 'Slides with dots, that turn by themselves',
        to: '/product/organic-cotton-tee/',
        situation: { galleryOptions: { pageDots: true, autoPlay: 4000 } },
      },
      {
        label: 'No lightbox',
        to: '/product/organic-cotton-tee/',
        situation: { galleryLightbox: 'disabled' },
      },
      {
        label: 'The theme’s own lightbox',
        to: '/product/organic-cotton-tee/',
        situation: { galleryLightbox: 'flatsome' },
      },
      {
        label: 'No zoom under the pointer',
        to: '/product/organic-cotton-tee/',
        situation: { galleryZoom: false },
      },
      {
        label: 'Large pictures are missing',
        to: '/product/organic-cotton-tee/',
        fault: { match: '-back.webp', kind: '404', times: 'always' },
      },
    ],
  },
  {
    title: 'Product page: tabs, reviews, size charts',
    fixtures: [
      { label: 'Seven reviews on two pages', to: '/product/organic-cotton-tee/#reviews' },
      {
        label: 'First page of reviews',
        to: '/product/organic-cotton-tee/comment-page-1/#comments',
      },
      { label: 'Without reviews', to: '/product/linen-camp-shirt/#reviews' },
      { label: 'Reviews off', to: '/product/cedar-shoe-trees/' },
      {
        label: 'Logged in',
        to: '/product/merino-crew-jumper/#reviews',
        situation: { loggedIn: true },
      },
      {
        label: 'Accordion',
        to: '/product/organic-cotton-tee/',
        situation: { productDisplay: 'accordion' },
      },
      {
        label: 'Sections',
        to: '/product/organic-cotton-tee/',
        situation: { productDisplay: 'sections' },
      },
      { label: 'Size chart with three tabs', to: '/product/organic-cotton-tee/' },
      { label: 'Two size charts', to: '/product/breton-stripe-top/' },
      { label: 'Size chart, a tab without panel', to: '/product/linen-camp-shirt/' },
      { label: 'Size chart, ragged rows', to: '/product/washed-silk-blouse/' },
      { label: 'Size chart that is missing', to: '/product/midnight-tea-dress/' },
      { label: 'Size chart that is empty', to: '/product/wide-leg-trousers/' },
      { label: 'Right to left', to: '/product/organic-cotton-tee/', situation: { rtl: true } },
    ],
  },
  {
    title: 'Swatches',
    fixtures: [
      {
        label: 'Plugin: colours and buttons',
        to: '/product/corduroy-overshirt/',
        situation: { swatches: 'plugin' },
      },
      {
        label: 'Plugin: colours, buttons, radio fields',
        to: '/product/wool-overcoat/',
        situation: { swatches: 'plugin' },
      },
      {
        label: 'Plugin: pictures and a plain select',
        to: '/product/wool-overcoat/',
        situation: { swatches: 'plugin', swatchKinds: { pa_colour: 'image', pa_size: 'select' } },
      },
      {
        label: 'Plugin, plain shop markup',
        to: '/product/corduroy-overshirt/',
        situation: { swatches: 'plugin', theme: 'plain' },
      },
      {
        label: 'Plugin: chosen by the address',
        to: '/product/corduroy-overshirt/?attribute_pa_colour=navy&attribute_pa_size=m',
        situation: { swatches: 'plugin' },
      },
      {
        label: 'Plugin: chosen by the address, sold out in some sizes',
        to: '/product/corduroy-overshirt/?attribute_pa_colour=navy',
        situation: { swatches: 'plugin' },
      },
      { label: 'Plugin: on demand', to: '/product/boot-socks/', situation: { swatches: 'plugin' } },
      {
        label: 'Plugin: 5,000 variations',
        to: '/product/made-to-measure-trousers/',
        situation: { swatches: 'plugin', variationThreshold: 5000 },
      },
      {
        label: 'Plugin: sold-out values can be chosen',
        to: '/product/corduroy-overshirt/',
        situation: { swatches: 'plugin', swatchOptions: { clickable_out_of_stock: '1' } },
      },
      {
        label: 'Plugin: other choices give way',
        to: '/product/corduroy-overshirt/',
        situation: {
          swatches: 'plugin',
          swatchOptions: { deselect_unavailable: '1', disable_out_of_stock: '1' },
        },
      },
      {
        label: 'Plugin: second press clears, stock is hinted at',
        to: '/product/corduroy-overshirt/',
        situation: {
          swatches: 'plugin',
          swatchOptions: { clear_on_reselect: '1', show_variation_stock: '1' },
        },
      },
      { label: 'Theme', to: '/product/wool-overcoat/', situation: { swatches: 'theme' } },
      {
        label: 'Theme, stacked',
        to: '/product/wool-overcoat/',
        situation: { swatches: 'theme', themeOptions: { swatches_layout: 'stacked' } },
      },
      {
        label: 'From right to left',
        to: '/product/wool-overcoat/',
        situation: { swatches: 'plugin', rtl: true },
      },
      {
        label: 'Strict content policy',
        to: '/product/wool-overcoat/',
        situation: { swatches: 'plugin', csp: 'strict' },
      },
      {
        label: 'Their code is missing',
        to: '/product/wool-overcoat/',
        situation: { swatches: 'plugin' },
        fault: { match: 'chunks/swatches', kind: '404', times: 'always' },
      },
      { label: 'In boxes, by hover', to: '/shop/', situation: { boxSwatches: true } },
      {
        label: 'In boxes, by press, reset after 300 ms',
        to: '/shop/',
        situation: {
          boxSwatches: true,
          themeOptions: {
            swatches_box_select_event: 'click',
            swatches_box_reset: '1',
            swatches_box_reset_limited: '1',
          },
        },
      },
    ],
  },
  {
    title: 'Bar for adding to the basket',
    fixtures: [
      {
        label: 'Simple product',
        to: '/product/organic-cotton-tee/',
        situation: { stickyBar: true },
      },
      {
        label: 'Three left in stock',
        to: '/product/waxed-rain-mac/',
        situation: { stickyBar: true },
      },
      {
        label: 'Product with options',
        to: '/product/corduroy-overshirt/',
        situation: { stickyBar: true },
      },
      { label: 'Grouped product', to: '/product/the-weekend-set/', situation: { stickyBar: true } },
    ],
  },
  {
    title: 'Sign-up',
    fixtures: [
      { label: 'With names, telephone and a summary', to: '/letters/' },
      { label: 'Every kind and generation on one page', to: '/letters/all/' },
      {
        label: 'The shop refuses',
        to: '/letters/',
        fault: { match: 'ce4wp_form_submission', kind: '500' },
      },
      {
        label: 'The connection breaks',
        to: '/letters/',
        fault: { match: 'ce4wp_form_submission', kind: 'reset' },
      },
      { label: 'From right to left', to: '/letters/', situation: { rtl: true } },
    ],
  },
  {
    title: 'Header and menus',
    fixtures: [
      { label: 'Header shrinks at once', to: '/shop/', situation: { headerStyle: 'shrink' } },
      {
        label: 'Header hides while the page goes down',
        to: '/shop/',
        situation: { headerStyle: 'hide' },
      },
      {
        label: 'Header stays at the start of the page',
        to: '/shop/',
        situation: { headerStyle: 'static' },
      },
      { label: 'Menus open by a press', to: '/shop/', situation: { menuStyle: 'toggle' } },
      { label: 'Menus as wide as the page', to: '/shop/', situation: { menuStyle: 'full-width' } },
      {
        label: 'Menus as wide as their container, from right to left',
        to: '/shop/',
        situation: { menuStyle: 'container-width', rtl: true },
      },
      {
        label: 'In the menu’s panel (narrow windows), links open their lists',
        to: '/shop/',
        situation: { menuLinksOpen: true },
      },
      {
        label: 'In the menu’s panel, lists come from the side',
        to: '/shop/',
        situation: { mobileMenu: 'slide' },
      },
      {
        label: 'In the menu’s panel, two menus under tabs',
        to: '/shop/',
        situation: { mobileMenu: 'tabs' },
      },
      { label: 'A long page: bullets, columns that stay, tooltips', to: '/our-craft/' },
    ],
  },
  {
    title: 'Live search',
    fixtures: [
      {
        label: 'In the header, with categories',
        to: '/shop/',
        situation: { searchCategories: true },
      },
      { label: 'Entities, markup, lost pictures, id −1: look for ‘oddment’', to: '/shop/' },
      { label: 'Five thousand products: look for ‘sample’', to: '/shop/' },
      {
        label: 'In a dropdown of the header',
        to: '/shop/',
        situation: { searchStyle: 'dropdown' },
      },
      {
        label: 'In a lightbox, with categories',
        to: '/shop/#search-lightbox',
        situation: { searchStyle: 'lightbox' },
      },
      { label: 'In the off-canvas menu, with categories', to: '/shop/#main-menu' },
      {
        label: 'Several forms: header, sidebar, menu',
        to: '/shop/',
        situation: { sidebarSearch: true },
      },
      { label: 'From right to left', to: '/shop/', situation: { rtl: true } },
      {
        label: 'Waits 400 ms after each key',
        to: '/shop/',
        situation: { themeOptions: { search_result_latency: '400' } },
      },
      {
        label: 'Empty answers, told as ‘No results’',
        to: '/shop/',
        situation: { emptySuggestions: true, settings: { searchNoResultsNotice: true } },
      },
      {
        label: 'Answers take 3 s',
        to: '/shop/',
        fault: { match: 'ajax_search_products', kind: 'slow', times: 'always', delayMs: 3000 },
      },
      {
        label: 'Answers fail',
        to: '/shop/',
        fault: { match: 'ajax_search_products', kind: '500', times: 'always' },
      },
      {
        label: 'Answers come in the wrong order',
        to: '/shop/',
        fault: { match: 'ajax_search_products', kind: 'out-of-order' },
      },
    ],
  },
  {
    title: 'Contact forms',
    fixtures: [
      { label: 'The shop’s enquiry form', to: '/contact/' },
      { label: 'Every field and every rule', to: '/contact/everything/' },
      { label: 'Inside another form', to: '/contact/nested/' },
      { label: 'Two of the same form', to: '/contact/two/' },
      { label: 'A form that arrives later', to: '/contact/late/' },
      { label: 'A cached page', to: '/contact/cached/' },
      { label: '200 fields', to: '/contact/long/' },
      { label: 'What was received', to: '/contact/messages/' },
      ...[
        'mail_failed',
        'acceptance_missing',
        'spam',
        'aborted',
        'payment_required',
        'on_hold',
      ].map((formOutcome) => ({
        label: `Outcome: ${formOutcome}`,
        to: '/contact/',
        situation: { formOutcome },
      })),
      ...[
        ['The shop fails', '500'],
        ['The answer is cut off', 'cut'],
        ['The connection breaks', 'reset'],
        ['It is taken, but the answer is lost', 'reset-after'],
        ['The answer is slow', 'slow'],
      ].map(([label = '', kind = '']) => ({
        label,
        to: '/contact/',
        fault: { match: '/feedback&', kind },
      })),
      {
        label: 'Kept while the tab lives',
        to: '/contact/',
        situation: { settings: { contactFormDraft: true } },
      },
    ],
  },
  {
    title: 'Basket and checkout',
    fixtures: [
      { label: 'Basket, empty', to: '/basket/', cart: [] },
      { label: 'Basket, three lines', to: '/basket/', cart: THREE_LINES },
      { label: 'Basket, awkward lines', to: '/basket/', cart: ONE_OF_EACH_TROUBLE },
      { label: 'Checkout', to: '/checkout/', cart: THREE_LINES },
      {
        label: 'Checkout with the platform’s own scripts',
        to: '/checkout/',
        cart: THREE_LINES,
        situation: { platformScripts: true, jquery: 'before', themeApi: true },
      },
      {
        label: 'Basket with the platform’s own scripts',
        to: '/basket/',
        cart: THREE_LINES,
        situation: { platformScripts: true, jquery: 'before', themeApi: true },
      },
      { label: 'Listing with a full basket', to: '/shop/', cart: THREE_LINES },
    ],
  },
  {
    title: 'After adding',
    fixtures: [
      { label: 'Stay, mini-cart opens', to: '/shop/', situation: { redirectAfterAdd: 'no' } },
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
      { label: 'Theme, cart off-canvas', to: '/shop/', situation: { cartStyle: 'off-canvas' } },
      { label: 'Theme, cart as link', to: '/shop/', situation: { cartStyle: 'link' } },
      { label: 'Theme with cart widget', to: '/shop/', situation: { widgetCart: true } },
      {
        label: 'Theme, mini-cart without fields',
        to: '/shop/',
        cart: THREE_LINES,
        situation: { miniCartQuantity: false },
      },
      { label: 'Plain shop markup', to: '/shop/', situation: { theme: 'plain' } },
    ],
  },
  {
    title: 'Surroundings',
    fixtures: [
      { label: 'jQuery first', to: '/shop/', situation: { jquery: 'before' } },
      { label: 'jQuery late', to: '/shop/', situation: { jquery: 'late' } },
      { label: 'Two jQuerys', to: '/shop/', situation: { jquery: 'twice' } },
      {
        label: 'Third-party listener',
        to: '/shop/',
        situation: { thirdParty: true, jquery: 'before' },
      },
      { label: 'Pixel fragment', to: '/shop/', situation: { pixel: true, redirectAfterAdd: 'no' } },
      { label: 'Strict content policy', to: '/shop/', situation: { csp: 'strict' } },
      { label: 'Without the bundle', to: '/shop/', situation: { bundle: false } },
      { label: 'Bundle included twice', to: '/shop/', situation: { bundleTwice: true } },
      {
        label: 'Without localized globals',
        to: '/shop/',
        situation: { globals: false, settings: { ajaxAddToCart: true } },
      },
    ],
  },
  {
    title: 'Where visits come from, and consent',
    fixtures: [
      {
        label: 'From a campaign',
        to: '/shop/?utm_source=letter&utm_medium=email&utm_campaign=autumn',
      },
      { label: 'From an advertisement in a search', to: '/shop/?gclid=Abc123' },
      { label: 'From an advertisement in a social network', to: '/shop/?fbclid=Abc123' },
      { label: 'From another site', to: '/fixtures/elsewhere' },
      {
        label: 'Registration, in a shop that notes nothing',
        to: '/my-account/',
        situation: { attribution: false },
      },
      { label: 'Checkout', to: '/checkout/', cart: THREE_LINES },
      { label: 'Block checkout', to: '/checkout/block/', cart: THREE_LINES },
      { label: 'Orders, with what is saved of them', to: '/my-account/orders/' },
      {
        label: 'Consent is asked for (opt-in)',
        to: '/shop/',
        situation: { consent: 'optin', consentSwitch: true },
      },
      {
        label: 'Consent is given until denied (opt-out)',
        to: '/shop/',
        situation: { consent: 'optout', consentSwitch: true },
      },
      {
        label: 'The banner says late what it asks for',
        to: '/shop/',
        situation: { consent: 'awaited', consentSwitch: true },
      },
      {
        label: 'Consent is asked for, and the bundle alone has the functions',
        to: '/shop/',
        situation: { consent: 'optin', consentSwitch: true, consentScript: false },
      },
      { label: 'No consent plugin', to: '/shop/', situation: { consent: 'absent' } },
      {
        label: 'Pixels by the bundle, with consent asked for: what they call and report',
        to: '/pixel/',
        situation: { pixels: 'printed', consent: 'optin', consentSwitch: true },
      },
      {
        label: 'Pixels of a shopper who is logged in',
        to: '/pixel/',
        situation: { pixels: 'printed', consent: 'optout', consentSwitch: true, loggedIn: true },
      },
      {
        label: 'Pixels on a page from a cache',
        to: '/pixel/',
        situation: { pixels: 'cached', consent: 'optout', consentSwitch: true, loggedIn: true },
      },
      {
        label: 'Pixels by the bundle, page view by the plugin’s own script',
        to: '/pixel/',
        situation: { pixels: 'sender', consent: 'optout', consentSwitch: true },
      },
      {
        label: 'Pixels by the platform alone',
        to: '/pixel/',
        situation: { pixels: 'platform', consent: 'optout', consentSwitch: true },
      },
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
