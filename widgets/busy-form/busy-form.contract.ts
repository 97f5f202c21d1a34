/** Sources: platform document "theme", sections 3 and 20.1. */

export const selectors = {
  addButton: '.single_add_to_cart_button:not(.disabled),.ux-buy-now-button:not(.disabled)',
  formButton: '.wpcf7-submit',
};

export const classes = { adding: 'loading', sending: 'processing' };

/** The contact form tells of each new status by this event. */
export const STATUS_EVENT = 'wpcf7statuschanged';

/** The status while a contact form is on its way. */
export const SENDING = 'submitting';

/**
 * A form that has been sent without the page being left by then, in milliseconds: the answer was a
 * file, or nothing, or the shopper has stopped it.
 */
export const LEAVING_LIMIT_MS = 30_000;
