// @ts-check
/**
 * @typedef {object} LeftOut browser tests that Firefox, or Playwright's driver of it, cannot carry out
 * @property {string} because what cannot be done, as a page without the bundle shows
 * @property {Record<string, string[]>} tests by file: parts of the tests' full titles
 */

/** @type {readonly LeftOut[]} */
export const NOT_IN_FIREFOX = [
  {
    because: 'the driver runs scripts also with `javaScriptEnabled: false`',
    tests: {
      'entry/matrix/fixtures/no-script.e2e.ts': ['without a script nothing is hidden'],
      'entry/no-javascript.e2e.ts': ['without JavaScript'],
      'widgets/add-to-cart/add-to-cart-pages.e2e.ts': ['without JavaScript'],
      'widgets/contact-form/contact-form-pages.e2e.ts': ['without JavaScript'],
      'widgets/gallery/gallery-lightbox-faults.e2e.ts': ['without JavaScript'],
      'widgets/mobile-menu/mobile-menu.e2e.ts': ['without script'],
      'widgets/product-tabs/product-tabs-pages.e2e.ts': ['without JavaScript'],
      'widgets/review-rating/review-rating-faults.e2e.ts': ['without JavaScript'],
      'widgets/size-chart/size-chart-malformed.e2e.ts': ['is printed with all its tabs'],
      'widgets/size-chart/size-chart-pages.e2e.ts': ['without JavaScript'],
      'widgets/swatches/swatches-faults.e2e.ts': ['without JavaScript'],
      'widgets/tabs/tabs.e2e.ts': ['without JavaScript'],
      'widgets/variation-form/variation-form-buy.e2e.ts': ['without JavaScript'],
    },
  },
  {
    because: 'the driver has no finger: `hasTouch` is not heeded, and a tap raises no event',
    tests: {
      'entry/loader-interactions.e2e.ts': ['is a move of a pointer that rested there'],
      'entry/scrolling-is-free.e2e.ts': ['by finger'],
      'widgets/box-swatches/box-swatches.e2e.ts': ['by touch'],
      'widgets/cart-item/cart-item.e2e.ts': ['on touch screens'],
      'widgets/dropdown/dropdown.e2e.ts': ['by touch'],
      'widgets/gallery/gallery-flickity.e2e.ts': ['a finger is told of too'],
      'widgets/gallery/gallery-lightbox.e2e.ts': ['lightbox on a phone'],
      'widgets/gallery/gallery-zoom.e2e.ts': ['on a device that says', 'under the finger'],
      'widgets/gallery/gallery.e2e.ts': ['a finger that is there before', 'fingers ('],
      'widgets/prefetch/prefetch.e2e.ts': ['the first touch fetches'],
      'widgets/product-tabs/product-tabs-pages.e2e.ts': ['a finger opens a title'],
      'widgets/quick-view/quick-view.e2e.ts': ['a touch is enough'],
      'widgets/size-chart/size-chart-pages.e2e.ts': ['on a touch screen'],
      'widgets/slider/slider.e2e.ts': ['a finger that is there before'],
    },
  },
  {
    because: 'the test starts a browser of its own, with options of Chromium’s',
    tests: {
      'widgets/cart-item/cart-item-scroll.e2e.ts': ['nothing moves when the drawer locks the page'],
    },
  },
  {
    because: 'the driver emulates no media: `emulateMedia` and `reducedMotion` change nothing',
    tests: {
      'entry/matrix/states/states.e2e.ts': ['every state that can be open'],
      'entry/product-page.e2e.ts': ['in forced colours', 'with reduced motion', 'on paper'],
      'widgets/accordion/accordion.e2e.ts': ['one item is open at a time'],
      'widgets/back-to-top/back-to-top.e2e.ts': ['slowly unless less motion is wanted'],
      'widgets/contact-form/contact-form-looks.e2e.ts': ['in forced colours and with less motion'],
      'widgets/count-up/count-up.e2e.ts': ['numbers count for four seconds'],
      'widgets/edit-links/edit-links.e2e.ts': ['and a word on motion'],
      'widgets/field-descriptions/field-descriptions.e2e.ts': ['Escape closes the description'],
      'widgets/gallery/gallery-flickity.e2e.ts': ['with reduced motion'],
      'widgets/gallery/gallery-pages.e2e.ts': ['with reduced motion'],
      'widgets/parallax/parallax.e2e.ts': ['less motion, at any time'],
      'widgets/product-tabs/product-tabs.e2e.ts': ['paper has all panels'],
      'widgets/reveal/reveal.e2e.ts': ['on paper nothing is hidden'],
      'widgets/size-chart/size-chart-pages.e2e.ts': ['prints as plain tables', 'in forced colours'],
      'widgets/slider/slider.e2e.ts': ['with less motion no slide turns'],
      'widgets/sticky-add-to-cart/sticky-add-to-cart.e2e.ts': ['is not printed'],
      'widgets/swatches/swatches-keyboard.e2e.ts': ['in forced colours'],
      'widgets/video-background/video-background.e2e.ts': ['with less motion a film waits'],
    },
  },
  {
    because: 'it speaks no DevTools protocol: no heap, no trace of the work, no input method',
    tests: {
      'entry/loader-lifetime.e2e.ts': ['what leaves is taken down'],
      'entry/matrix/load/leaks.e2e.ts': ['100 mounts leave nothing behind'],
      'entry/matrix/load/load.e2e.ts': ['costs each no more than'],
      'entry/matrix/restore/restore.e2e.ts': ['pages that Back brings out of memory'],
      'widgets/contact-form/contact-form-presses.e2e.ts': ['a form of 200 fields is as quick'],
      'widgets/live-search/live-search-requests.e2e.ts': ['while an input method composes'],
      'widgets/quick-view/quick-view-pages.e2e.ts': ['opened and closed again and again'],
      'widgets/equal-heights/equal-heights.e2e.ts': ['costs two rounds of layout'],
    },
  },
  {
    because: 'the driver waits for `load`, which waits in Firefox for code that a test keeps back',
    tests: {
      'entry/loader-interactions.e2e.ts': ['opens without a jump to the end'],
      'entry/loader-timeouts.e2e.ts': ['what was pressed goes its own way'],
      'entry/loader.e2e.ts': ['every island says on its element how far it is'],
      'entry/own-islands.e2e.ts': ['lives as the bundle’s do'],
    },
  },
  {
    because: 'the driver does not know what a page has posted: `route.fetch` waits for ever for it',
    tests: {
      'entry/matrix/faults/requests.e2e.ts': ['to add by a form', 'to send a message'],
      'entry/matrix/hostile/journeys.e2e.ts': ['names in all JSON that would pollute prototypes'],
      'widgets/cart-fragments/cart-fragments-regions.e2e.ts': [
        'every match is replaced',
        'goes on in its replacement',
        'hostile markup in a fragment',
      ],
      'widgets/cart-fragments/cart-fragments-scripts.e2e.ts': ['of the pixel’s region'],
      'widgets/cart-fragments/cart-fragments.e2e.ts': ['keys like __proto__'],
      'widgets/cart-fragments/shop-cart-traces.e2e.ts': ['as recorded'],
      'widgets/contact-form/contact-form-early.e2e.ts': [
        'what another script sends goes to the page',
      ],
      'widgets/contact-form/contact-form-surroundings.e2e.ts': ['that it has set up is left to it'],
      'widgets/mini-cart/mini-cart.markup.e2e.ts': ['a plugin’s fragment may name a part'],
      'widgets/variation-form/variation-form-hostile.e2e.ts': ['markup in a variation is shown'],
      'widgets/variation-form/variation-form-on-demand.e2e.ts': ['sound and film in a description'],
      'widgets/wishlist/wishlist-faults.e2e.ts': ['an answer from before a change'],
    },
  },
  {
    because:
      'a file that failed stays failed while the page lives, and an island with it that shares it',
    tests: {
      'entry/matrix/faults/islands.e2e.ts': ['files missing once'],
      'widgets/banners/coming-soon.e2e.ts': ['a nonce that is too old'],
      'widgets/banners/store-notice.e2e.ts': ['without all of its code'],
      'widgets/cart-fragments/cart-fragments-faults.e2e.ts': ['because its code is missing once'],
    },
  },
  {
    because: 'a double click of the driver is two clicks, each the first of its kind',
    tests: {
      'widgets/add-to-cart/add-to-cart.e2e.ts': ['presses one after the other'],
      'widgets/contact-form/contact-form-presses.e2e.ts': ['a double click and a key held down'],
      'widgets/quick-view/quick-view.e2e.ts': ['the second press of a double click'],
      'widgets/size-chart/size-chart.e2e.ts': ['takes no second press that meets it'],
      'widgets/variation-form/variation-form-buy.e2e.ts': ['a double click is one press'],
    },
  },
  {
    because: 'the driver waits for ever for a page that comes back from memory; journeys have it',
    tests: {
      'widgets/add-to-cart/add-to-cart-return.e2e.ts': ['Back from the back/forward cache'],
      'widgets/banners/store-notice.e2e.ts': ['the page that Back brings'],
      'widgets/cart-fragments/cart-fragments-tabs.e2e.ts': ['a page from the back/forward cache'],
      'widgets/contact-form/contact-form-return.e2e.ts': ['left in the middle of sending'],
      'widgets/pixels/pixels.e2e.ts': ['however often the page comes back'],
      'widgets/quick-view/quick-view-buy.e2e.ts': ['in a page that Back brings out of memory'],
      'widgets/sort-on-change/sort-on-change.e2e.ts': ['a page that Back brings out of memory'],
      'widgets/wishlist/wishlist-faults.e2e.ts': ['a page that Back brings out of memory'],
    },
  },
  {
    because: 'of an error in the console the driver hands on no more than its kind',
    tests: {
      'entry/loader-failures.e2e.ts': ['stands in the console with island'],
    },
  },
  {
    because:
      'the driver’s keys go to the page, also when the focus is in a frame of another process',
    tests: {
      'widgets/lightbox-video/lightbox-video.e2e.ts': ['keys go on in the frame of another house'],
    },
  },
  {
    because: 'Debian’s Firefox plays no H.264 without a decoder of its own, which is not there',
    tests: {
      'widgets/lightbox-video/lightbox-video.e2e.ts': ['a film plays in a dialog'],
    },
  },
  {
    because: 'of what a policy would have refused the driver does not say whose script it was',
    tests: {
      'entry/strict-policy.e2e.ts': ['the watch over every test'],
    },
  },
];

/** @param {string} text */
const escape = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * For Playwright's `grep`, which sees a test as its project, file and titles.
 *
 * @param {LeftOut} leftOut
 */
export const patternsOf = ({ tests }) =>
  Object.entries(tests).flatMap(([file, titles]) =>
    titles.map((title) => new RegExp(`^firefox ${escape(file)} .*${escape(title)}`)),
  );

/**
 * What is left out of so many tests, in words, and what is named above that none of them is.
 *
 * @param {string[]} titles project, file and titles of every test there is
 */
export function accountOf(titles) {
  const lines = NOT_IN_FIREFOX.map((reason) => {
    const patterns = patternsOf(reason);
    const count = titles.filter((title) => patterns.some((pattern) => pattern.test(title))).length;
    return `firefox: ${count} left out: ${reason.because}`;
  });
  const unmet = NOT_IN_FIREFOX.flatMap(patternsOf)
    .filter((pattern) => !titles.some((title) => pattern.test(title)))
    .map(({ source }) => source.replaceAll('\\', ''));
  return { lines, unmet };
}
