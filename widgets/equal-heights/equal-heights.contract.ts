import { platformName } from '../../shared/platform/names';

/** Source: platform document "theme", section 13. */
export const selectors = {
  /** One per box; its parts are made equal first, itself last. */
  text: '.box-text',
  /** In this order. */
  parts: ['.product-title', '.price-wrapper', '.box-excerpt', '.add-to-cart-button'],
  price: '.price-wrapper',
  rating: ':scope > .star-rating',
  swatches: ':scope > .ux-swatches-in-loop',
  /** Grids whose boxes all stand in one row. */
  oneRow: '.row-slider,.row-grid',
};

/** Stand-ins keep the room of what other boxes of the row have, and are known to the theme. */
export const standIns = {
  rating: 'js-star-rating star-rating',
  swatches: 'js-ux-swatches ux-swatches ux-swatches-in-loop',
};

/** Asked for by other scripts, on the document, and by the basket when its contents have changed. */
export const equalizeEvent = (): string => `${platformName('theme')}-equalize-box`;
export const CART_TOTALS_EVENT = 'updated_cart_totals';
