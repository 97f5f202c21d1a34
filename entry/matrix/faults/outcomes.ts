/**
 * Requests × answers of the shop: what a shopper sees and hears of each. Data only. `requests.e2e.ts`
 * drives the rows that name a driver, a page load a row; the other rows name the browser test that drives
 * them and reads them here, or shows the same. `outcomes.test.ts` finds a call of the bundle
 * without a row, also the second one of a file.
 */

/** Bad answers, as the fixture shop gives them (`fixtures-html/server/faults.ts`). */
export const BAD_ANSWERS = [
  '500',
  '403',
  '204',
  'empty',
  'html',
  'cut',
  'wrong-types',
  'reset',
] as const;
export type BadAnswer = (typeof BAD_ANSWERS)[number];

/** Text that is seen, and said once; `{done}`: it counts as done, and this is said. */
export type Outcome = string | { readonly done: string };

/** What is seen or said. */
export const textOf = (outcome: Outcome): string =>
  typeof outcome === 'string' ? outcome : outcome.done;

/** A browser test by its file, and a part of its title or of a step's. */
export type Test = readonly [file: string, title: string];

export interface RequestRow {
  /** Where the bundle makes the call; `outcomes.test.ts` says how a place is told. */
  readonly sentBy: readonly string[];
  /** Part of path, query and body by which the shop knows it. */
  readonly match: string;
  /** Where the text is seen. */
  readonly seenIn: string;
  /** The driver in `drivers.ts`, or the test that drives the row. */
  readonly driven: 'here' | Test;
  readonly answers: Readonly<Record<BadAnswer, Outcome>>;
  /** Without a network; `{later}`: this is said, and it is done once the network is back. */
  readonly offline: string | { readonly later: string };
  /** Milliseconds after which an answer is waited for no longer, and what is told then. */
  readonly limit: readonly [ms: number, told: string];
  /** With an answer that is there after 10 s; where the limit is shorter, that has come before. */
  readonly late: Outcome | 'as at the limit';
  /** A nonce that is too old. */
  readonly staleNonce: 'sends none' | Test;
  /** Two at a time. */
  readonly overlapping: readonly [rule: 'one at a time' | 'the newest wins', ...proof: Test];
}

const UNKNOWN = 'An unknown error occurred.';
const NO_JSON = 'The response is not a valid JSON response.';
const GONE = 'You are probably offline.';
const LATE = 'The shop took too long to answer.';

/** Each answer, from what is said of all and why. */
function because(
  say: (reason: string) => string,
  others: Partial<Record<BadAnswer, Outcome>> = {},
): Record<BadAnswer, Outcome> {
  return {
    '500': say(UNKNOWN),
    '403': say(UNKNOWN),
    '204': say(UNKNOWN),
    empty: say(UNKNOWN),
    html: say(NO_JSON),
    cut: say(NO_JSON),
    'wrong-types': say(UNKNOWN),
    reset: say(GONE),
    ...others,
  };
}

const TOAST = 'an alert at the foot of the window, with a button to try again';
const NOT_ADDED = (name: string) => (reason: string) =>
  `${name} could not be added to your basket. ${reason}`.trim();
/** Answers without the item: whether it was added is asked for, and nothing more is known. */
const nothingKnown = (name: string): Partial<Record<BadAnswer, Outcome>> => ({
  '204': NOT_ADDED(name)(''),
  empty: NOT_ADDED(name)(''),
  'wrong-types': NOT_ADDED(name)(''),
});
const TEE = 'Organic Cotton Tee';
const OVERSHIRT = '“Corduroy Overshirt”';
const notSaved = (reason: string): string =>
  `The quantity of ${TEE} could not be changed. ${reason}`;
const notWished = (reason: string): string =>
  `Your wishlist could not be changed: ${TEE}. ${reason}`;
const notSent = (reason: string, what = 'may not have arrived'): string =>
  `${reason} Your message ${what}. Everything you typed is still here: please try again.`;
const notRenewed = (reason: string): string =>
  `${reason} The form’s question could not be renewed: please reload the page.`;
const notSignedUp = (reason: string): string =>
  `You have not been signed up. ${reason} Please try again.`;
const REFUSED = notSignedUp(
  'This page may have been open for too long: reload it if it happens again.',
);
const notLookedUp = (reason: string): string =>
  `This combination could not be looked up. ${reason}`;
const notShown = (reason: string): string => `“Oxford Shirt” could not be shown here. ${reason}`;
const notKept = (reason: string): string => `The banner may be back on the next page. ${reason}`;
const noPhotos = (reason: string): string => `Instagram error: ${reason}`;
const NO_MATCH = 'no products matched your selection';
const NO_SUGGESTIONS = 'Suggestions could not be loaded. Press Enter to search.';

const same = (text: string): Record<BadAnswer, Outcome> => because(() => text);

const ADD_TESTS = 'widgets/add-to-cart/add-to-cart-faults.e2e.ts';
const LOADER_PRESSES = 'entry/loader-interactions.e2e.ts';
const CART_TESTS = 'widgets/mini-cart/mini-cart';
const FRAGMENT_TESTS = 'widgets/cart-fragments/cart-fragments-faults.e2e.ts';
const VARIATION_TESTS = 'widgets/variation-form/variation-form-on-demand.e2e.ts';
const SEARCH_TESTS = 'widgets/live-search/live-search-requests.e2e.ts';
const QUICK_VIEW_TESTS = 'widgets/quick-view/quick-view-faults.e2e.ts';
const WISHLIST_TESTS = 'widgets/wishlist/wishlist-faults.e2e.ts';
const FORM_TESTS = 'widgets/contact-form/contact-form-faults.e2e.ts';
const SIGN_UP_TESTS = 'widgets/sign-up/sign-up.e2e.ts';
const BANNER_TESTS = 'widgets/banners/coming-soon.e2e.ts';
const FEED_TESTS = 'widgets/photo-feed/photo-feed.e2e.ts';

export const REQUESTS = {
  'add by a link': {
    sentBy: ['widgets/add-to-cart/add-to-cart.island.ts: addToCart'],
    match: 'wc-ajax=add_to_cart',
    seenIn: TOAST,
    driven: [ADD_TESTS, 'loading ends, the shopper is told and can retry'],
    answers: because(NOT_ADDED(TEE), nothingKnown(TEE)),
    offline: { later: `You are offline. ${TEE} will be added once you are back.` },
    limit: [30_000, NOT_ADDED(TEE)(LATE)],
    late: { done: `“${TEE}” has been added to your basket` },
    staleNonce: 'sends none',
    overlapping: ['one at a time', LOADER_PRESSES, 'each done once'],
  },
  'add by a form': {
    sentBy: ['widgets/variation-form/buy.ts: addToCart'],
    match: 'wc-ajax=add_to_cart',
    seenIn: TOAST,
    driven: 'here',
    answers: because(NOT_ADDED(OVERSHIRT), nothingKnown(OVERSHIRT)),
    offline: { later: `You are offline. ${OVERSHIRT} will be added once you are back.` },
    limit: [30_000, NOT_ADDED(OVERSHIRT)(LATE)],
    late: { done: `${OVERSHIRT} has been added to your basket.` },
    staleNonce: 'sends none',
    overlapping: [
      'one at a time',
      'widgets/variation-form/variation-form-buy.e2e.ts',
      'two presses add twice, one after the other',
    ],
  },
  'change a quantity': {
    sentBy: ['shared/stores/cart-lines.ts: alterQuantity'],
    match: 'alter_quantity',
    seenIn: TOAST,
    driven: 'here',
    // What the answer says is not read: the fragments that follow it tell what the shop made of it.
    answers: because(notSaved, {
      'wrong-types': { done: `${TEE}: quantity 2. Subtotal: £206.00` },
    }),
    offline: { later: 'You are offline. Your change is kept and sent once you are back.' },
    limit: [30_000, notSaved(LATE)],
    late: { done: `${TEE}: quantity 2. Subtotal: £206.00` },
    staleNonce: 'sends none',
    overlapping: ['one at a time', `${CART_TESTS}.quantity.e2e.ts`, 'quick presses are shown'],
  },
  'remove a line': {
    sentBy: ['shared/stores/cart-lines.ts: removeFromCart'],
    match: 'remove_from_cart',
    seenIn: 'the page itself: the link is followed, which removes the line without script',
    driven: [`${CART_TESTS}.remove.e2e.ts`, 'follows the remove link'],
    answers: same('the line is gone'),
    offline: { later: 'You are offline. Your change is kept and sent once you are back.' },
    limit: [30_000, 'the line is gone'],
    late: { done: 'has been removed from your basket' },
    staleNonce: 'sends none',
    overlapping: ['one at a time', `${CART_TESTS}.remove.e2e.ts`, 'sent one at a time'],
  },
  'bring a line back': {
    sentBy: ['shared/stores/cart-lines.ts: restoreLine'],
    match: 'undo_item',
    seenIn: 'an alert at the foot of the window',
    driven: 'here',
    // The answer leads to a page that is not fetched: that it has come is all that counts.
    answers: {
      ...same('The item could not be brought back.'),
      cut: { done: '' },
      'wrong-types': { done: '' },
    },
    offline: { later: 'You are offline. Your change is kept and sent once you are back.' },
    limit: [30_000, 'The item could not be brought back.'],
    late: { done: '' },
    staleNonce: [`${CART_TESTS}.undo.e2e.ts`, 'with an old link it uses the newest one'],
    overlapping: ['one at a time', `${CART_TESTS}.undo.e2e.ts`, 'pressed twice, it asks once'],
  },
  'refresh the fragments': {
    sentBy: ['widgets/cart-fragments/refresher.ts: refreshFragments'],
    match: 'get_refreshed_fragments',
    seenIn: 'nowhere: the page stays as it was, and the event is wc_fragments_ajax_error',
    driven: [FRAGMENT_TESTS, 'is one error event; the page stays as it was'],
    answers: same(''),
    offline: '',
    limit: [5000, ''],
    late: 'as at the limit',
    staleNonce: 'sends none',
    overlapping: ['the newest wins', FRAGMENT_TESTS, 'never two in flight, and the newest wins'],
  },
  'look a variation up': {
    sentBy: ['widgets/variation-form/ask-variation.ts: postForm'],
    match: 'wc-ajax=get_variation',
    seenIn: 'an alert in place of the price, with a button to try again',
    driven: [VARIATION_TESTS, 'said with a way to try again'],
    answers: because(notLookedUp, { '204': NO_MATCH, empty: NO_MATCH }),
    offline: notLookedUp(GONE),
    limit: [15_000, notLookedUp(LATE)],
    late: { done: '' },
    staleNonce: 'sends none',
    overlapping: ['the newest wins', VARIATION_TESTS, 'of rapid changes only the last is shown'],
  },
  'show a product at once': {
    sentBy: ['widgets/quick-view/answers.ts: postForMarkup'],
    match: 'quickview',
    seenIn: 'the status of the dialog, with a link to the product and a button to try again',
    driven: [QUICK_VIEW_TESTS, 'every fault of the server is said'],
    // Markup is expected: whatever is none of a product is an unknown error.
    answers: because(notShown, { html: notShown(UNKNOWN), cut: notShown(UNKNOWN) }),
    offline: notShown(GONE),
    limit: [30_000, notShown(LATE)],
    late: { done: '' },
    staleNonce: 'sends none',
    overlapping: ['the newest wins', QUICK_VIEW_TESTS, 'one that comes late finds nobody'],
  },
  search: {
    sentBy: ['widgets/live-search/ask-shop.ts: getForm'],
    match: 'ajax_search_products',
    seenIn: 'a note in place of the suggestions',
    driven: 'here',
    answers: same(NO_SUGGESTIONS),
    offline: NO_SUGGESTIONS,
    limit: [15_000, NO_SUGGESTIONS],
    late: { done: '' },
    staleNonce: 'sends none',
    overlapping: ['the newest wins', SEARCH_TESTS, 'the newest search wins'],
  },
  'put on the wishlist': {
    sentBy: ['widgets/wishlist/change.ts: postWishlist'],
    match: 'action=add_to_wishlist',
    seenIn: TOAST,
    driven: 'here',
    answers: because(notWished),
    offline: { later: `You are offline. Your wishlist will be changed once you are back: ${TEE}.` },
    limit: [30_000, notWished(LATE)],
    late: { done: `${TEE} is on your wishlist.` },
    staleNonce: [WISHLIST_TESTS, 'a stale nonce is renewed from the page'],
    overlapping: [
      'one at a time',
      WISHLIST_TESTS,
      'offline a press waits, says so, and is done once',
    ],
  },
  'take off the wishlist': {
    sentBy: ['widgets/wishlist/change.ts: postWishlist'],
    match: 'action=delete_item',
    seenIn: TOAST,
    driven: 'here',
    answers: because(notWished),
    offline: { later: `You are offline. Your wishlist will be changed once you are back: ${TEE}.` },
    limit: [30_000, notWished(LATE)],
    late: { done: `${TEE} is off your wishlist.` },
    staleNonce: [WISHLIST_TESTS, 'a stale nonce is renewed from the page'],
    overlapping: [
      'one at a time',
      WISHLIST_TESTS,
      'offline a press waits, says so, and is done once',
    ],
  },
  'take off the wishlist, on its own page': {
    sentBy: ['widgets/wishlist/change.ts: postWishlist'],
    match: 'action=remove_from_wishlist',
    seenIn: TOAST,
    driven: 'here',
    answers: because(notWished),
    offline: { later: `You are offline. Your wishlist will be changed once you are back: ${TEE}.` },
    limit: [30_000, notWished(LATE)],
    late: { done: 'Product successfully removed.' },
    staleNonce: [WISHLIST_TESTS, 'and goes by a stale nonce'],
    overlapping: [
      'one at a time',
      WISHLIST_TESTS,
      'offline a press waits, says so, and is done once',
    ],
  },
  'fill a heart that came empty': {
    sentBy: ['widgets/wishlist/fragments.ts: postWishlist'],
    match: 'action=load_fragments',
    seenIn: TOAST,
    driven: 'here',
    answers: because(notWished),
    offline: notWished(GONE),
    limit: [30_000, notWished(LATE)],
    late: { done: `${TEE} is on your wishlist.` },
    staleNonce: [WISHLIST_TESTS, 'open for longer than its nonces live'],
    overlapping: ['the newest wins', WISHLIST_TESTS, 'an answer from before a change'],
  },
  'get the wishlist’s new nonces': {
    sentBy: ['widgets/wishlist/refresh-nonces.ts: fetchPage'],
    match: '/shop/&',
    seenIn: TOAST,
    driven: 'here',
    // A page without them leaves it at what the plugin has said, which is nothing.
    answers: {
      ...same(notWished('').trim()),
      '500': notWished(UNKNOWN),
      '403': notWished(UNKNOWN),
      reset: notWished(GONE),
    },
    offline: { later: `You are offline. Your wishlist will be changed once you are back: ${TEE}.` },
    limit: [30_000, notWished(LATE)],
    late: { done: `${TEE} is on your wishlist.` },
    staleNonce: 'sends none',
    overlapping: [
      'one at a time',
      WISHLIST_TESTS,
      'offline a press waits, says so, and is done once',
    ],
  },
  'send a message': {
    sentBy: ['widgets/contact-form/submit-form.ts: callForms'],
    match: '/feedback&',
    seenIn: 'the form’s own response; what was typed stays',
    driven: 'here',
    answers: because(notSent, {
      '403': notSent(UNKNOWN, 'was not sent'),
      '204': notSent(NO_JSON),
      empty: notSent(NO_JSON),
      'wrong-types': notSent(NO_JSON),
    }),
    offline: notSent(GONE, 'was not sent'),
    limit: [60_000, notSent(LATE)],
    late: { done: 'Thank you' },
    staleNonce: [FORM_TESTS, 'a nonce that has expired is renewed once, without a word'],
    overlapping: [
      'one at a time',
      'widgets/contact-form/contact-form-presses.e2e.ts',
      'a double click and a key held down send once',
    ],
  },
  'renew a form': {
    sentBy: ['widgets/contact-form/reset-form.ts: callForms'],
    match: '/refill',
    seenIn: 'the form’s own response, where a question is left over',
    driven: 'here',
    answers: because(notRenewed),
    offline: notRenewed(GONE),
    limit: [8000, notRenewed(LATE)],
    late: 'as at the limit',
    staleNonce: 'sends none',
    overlapping: [
      'the newest wins',
      'widgets/contact-form/contact-form-fields.e2e.ts',
      'of several refills the newest counts',
    ],
  },
  'get a message’s new nonce': {
    sentBy: [
      'widgets/contact-form/submit-form.ts: fetchNonce',
      'widgets/banners/save-dismissal.ts: fetchNonce',
    ],
    match: 'action=rest-nonce',
    seenIn: 'the form’s own response; what was typed stays',
    driven: 'here',
    // Whatever it is: without a nonce the shop’s refusal stands.
    answers: same(notSent(UNKNOWN, 'was not sent')),
    offline: notSent(GONE, 'was not sent'),
    limit: [10_000, notSent(UNKNOWN, 'was not sent')],
    late: 'as at the limit',
    staleNonce: 'sends none',
    overlapping: [
      'one at a time',
      'widgets/contact-form/contact-form-presses.e2e.ts',
      'a double click and a key held down send once',
    ],
  },
  'sign up': {
    sentBy: ['widgets/sign-up/send.ts: postForm'],
    match: 'action=ce4wp_form_submission',
    seenIn: 'an alert in the block; what was typed stays',
    driven: 'here',
    answers: because(notSignedUp),
    offline: notSignedUp(GONE),
    limit: [30_000, notSignedUp(LATE)],
    late: { done: '' },
    staleNonce: [SIGN_UP_TESTS, 'a page that is older than its nonce asks the shop'],
    overlapping: ['one at a time', SIGN_UP_TESTS, 'and a second one, send once'],
  },
  'get a sign-up’s new nonce': {
    sentBy: ['widgets/sign-up/send.ts: fetchPage'],
    match: '/letters/&',
    seenIn: 'an alert in the block; what was typed stays',
    driven: 'here',
    // A page without one leaves it at the shop’s refusal.
    answers: {
      ...same(REFUSED),
      '500': notSignedUp(UNKNOWN),
      '403': notSignedUp(UNKNOWN),
      reset: notSignedUp(GONE),
    },
    offline: notSignedUp(GONE),
    limit: [30_000, notSignedUp(LATE)],
    late: { done: '' },
    staleNonce: 'sends none',
    overlapping: ['one at a time', SIGN_UP_TESTS, 'and a second one, send once'],
  },
  'dismiss a banner': {
    sentBy: ['widgets/banners/save-dismissal.ts: postForm'],
    match: '/wp/v2/users/',
    seenIn: TOAST,
    driven: [BANNER_TESTS, 'the banner goes, says that it may be back'],
    // What the answer says of the user is nobody’s business here.
    answers: because(notKept, {
      '204': { done: 'Banner dismissed.' },
      empty: { done: 'Banner dismissed.' },
      'wrong-types': { done: 'Banner dismissed.' },
    }),
    offline: notKept(GONE),
    limit: [30_000, notKept(LATE)],
    late: { done: 'Banner dismissed.' },
    staleNonce: [BANNER_TESTS, 'a nonce that is too old is renewed once'],
    overlapping: [
      'one at a time',
      BANNER_TESTS,
      'a manager dismisses the banner by keyboard, once',
    ],
  },
  'show the photo feed': {
    sentBy: ['widgets/photo-feed/load-feed.ts: getForm'],
    match: 'flatsome_load_instagram',
    seenIn: 'the console; for those with the admin bar a status above the feed',
    driven: [FEED_TESTS, 'every fault is told'],
    answers: because(noPhotos, {
      '204': noPhotos('Invalid Instagram response'),
      empty: noPhotos('Invalid Instagram response'),
      'wrong-types': noPhotos('Invalid Instagram response'),
    }),
    offline: noPhotos(GONE),
    limit: [30_000, noPhotos(LATE)],
    late: { done: '' },
    staleNonce: 'sends none',
    overlapping: ['one at a time', FEED_TESTS, 'photos are asked for near the window'],
  },
} as const satisfies Record<string, RequestRow>;

type RequestName = keyof typeof REQUESTS;
/** Those whose driver is in `drivers.ts`. */
export type DrivenHere = {
  [Name in RequestName]: (typeof REQUESTS)[Name]['driven'] extends 'here' ? Name : never;
}[RequestName];

/** Calls whose failure is not told: nothing that the shopper sees depends on them. */
export const QUIET = {
  'shared/net/wishlist-count.ts: fetch': {
    why: 'the number in the header stays; the next one is right',
    limitMs: 30_000,
    proof: [WISHLIST_TESTS, 'news that cannot be had change nothing'],
  },
  'widgets/wishlist/fragments.ts: postWishlist': {
    why: 'without a press hearts stay as they are; the next ones are right',
    limitMs: 30_000,
    proof: [WISHLIST_TESTS, 'news that cannot be had change nothing'],
  },
  'widgets/contact-form/schemas.ts: callForms': {
    why: 'the form is checked by the shop alone; the next one of the page asks again',
    limitMs: 60_000,
    proof: [FORM_TESTS, 'rules that cannot be had'],
  },
  'entry/diagnostics/manifest.ts: fetch': {
    why: 'for developers; the panel says what it does not know',
    proof: ['entry/diagnostics/diagnostics.e2e.ts', 'manifest'],
  },
  'shared/net/rest/rest-client.ts: fetchNonce': {
    why: 'the script that has called hears of the refusal',
    limitMs: 10_000,
    proof: ['entry/rest.e2e.ts', 'a nonce that cannot be renewed'],
  },
  'shared/net/rest/rest-client.ts: ky.create': {
    why: 'the script that has called hears of each answer by its code; it sets the limit',
    proof: ['entry/rest.e2e.ts', 'answers that are none'],
  },
} as const satisfies Readonly<Record<string, { why: string; limitMs?: number; proof: Test }>>;

/** Places through which the calls go; the calls are listed by who uses them. */
export const LAYERS: readonly string[] = [
  'shared/net/ask-json.ts: ky.create',
  'shared/net/ask-json.ts: sendWithin',
  'shared/net/cart-calls.ts: fetch',
  'shared/net/cart-calls.ts: postForm, 2 times',
  'shared/net/fetch-page.ts: sendWithin',
  'shared/net/rest/fetch-nonce.ts: fetch',
  'shared/net/shop-request.ts: ky.create',
  'shared/net/shop-request.ts: sendWithin',
  'shared/net/wishlist-calls.ts: postForm',
  'widgets/contact-form/ask-forms.ts: askJson',
  'widgets/contact-form/form-calls.ts: askForms',
  'widgets/wishlist-count/wishlist-count.island.ts: fetchWishlistCount',
];
