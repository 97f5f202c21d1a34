/** Sources: platform document "shop", sections 12.5 and 21, and "theme", section 31, row 3. */

/** Until the first alert gets the focus, in milliseconds: readers have begun with the page by then. */
export const FOCUS_DELAY_MS = 500;

/** Room left above a notice that is scrolled to, in pixels; more where a header covers more. */
export const SCROLL_OFFSET = 100;

export const selectors = {
  alert:
    '.woocommerce-message[role=alert],.woocommerce-error[role=alert],.wc-block-components-notice-banner[role=alert]',
  typing:
    'input:not([type=button],[type=submit],[type=checkbox],[type=radio]),textarea,select,[contenteditable]',
  /** Whose rows lead the focus on when one of them goes, with a message at the head of the list. */
  list: '.wishlist_table',
};
