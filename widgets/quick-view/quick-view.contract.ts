import { platformName } from '../../shared/platform/names';

/** Source: platform document "theme", sections 6 and 15. */
export const selectors = {
  box: '.box',
  boxTitle: '.product-title,.woocommerce-loop-product__title',
  boxLink: '.box-image a[href]:not(.quick-view),.box-text a[href]',
  /** Gets the focus where the link itself cannot have it, as with the theme. */
  boxText: '.box-text a',
  slider: '.product-gallery-slider',
  slide: '.slide',
  form: 'form.variations_form',
  wishlist: '.yith-wcwl-add-to-wishlist',
  chart: 'a.md-size-chart-btn:not([href])',
};

export const classes = {
  /** The theme's own script leaves links alone that have it. */
  taken: 'quick-view-added',
  busy: 'processing',
  popup: 'product-lightbox',
  carousel: 'storefront-islands-carousel',
  selected: 'is-selected',
};

/** The theme's element around every answer that shows a product, or asks for its password. */
export const CONTAINER_CLASS = 'product-quick-view-container';

export const action = (): string => `${platformName('theme')}_quickview`;

export const events = {
  /** Raised on the document, in this order; `opening` before and `open` after the content is there. */
  opening: ['mfpBeforeOpen', 'mfpElementParse', 'mfpBeforeAppend'],
  open: ['mfpChange', 'mfpOpen'],
  closing: ['mfpBeforeClose'],
  closed: ['mfpClose', 'mfpAfterClose'],
  /** Raised on the document; the wishlist plugin sets its new blocks up. */
  wishlist: 'yith_wcwl_init',
} as const;

/** A move is a drag once it is longer than this, in CSS pixels (specification, section 9). */
export const DRAG_THRESHOLD_PX = 15;
/** When the shop's answer is given up, in milliseconds. The platform waits for ever. */
export const TIMEOUT_MS = 30_000;
/** How long an answer is shown again without asking, in milliseconds. */
export const MAX_AGE_MS = 300_000;
export const MAX_ANSWERS = 20;
/** From when on the end of the wait is worth a word, in milliseconds. */
export const LONG_WAIT_MS = 400;

export const strings = {
  quickViewName: 'Quick view: {name}',
  quickViewLoading: 'Loading {name}…',
  quickViewShown: '{name} is shown.',
  quickViewFailed: '{name} could not be shown here.',
  quickViewProduct: 'View {name}',
  quickViewThisItem: 'this item',
};
