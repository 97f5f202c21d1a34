/** Sources: platform documents "shop", 12.2 and 12.6, and "theme", 22. */

/** The platform's store notice; a page may have more than one. */
export const NOTICE = '.woocommerce-store-notice';

/** There is one; a page that was put together carelessly has its id more than once. */
export const COMING_SOON = '#coming-soon-footer-banner';

/** The theme's own notice that there are cookies; it says what the shop does, and asks for nothing. */
export const COOKIE_NOTICE = '.flatsome-cookies';

/** Classes of the links that dismiss them, in this order. */
export const DISMISS_CLASSES = [
  'woocommerce-store-notice__dismiss-link',
  'coming-soon-footer-banner-dismiss',
  'flatsome-cookies__accept-btn',
];
