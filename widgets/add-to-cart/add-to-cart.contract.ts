import { isRecord } from '../../shared/platform/page-settings';
import { readBoolean, type Setting } from '../../shared/platform/settings';

/** Source: platform document "shop", section 4, and "theme", section 20.1. */

export const selectors = {
  /** Block buttons (`.wc-interactive`) belong to the block runtime. */
  button: '.add_to_cart_button.ajax_add_to_cart:not(.wc-interactive)',
  remove: '.remove_from_cart_button',
  /** Links that look like buttons, those that lead to a product's options included. */
  pressable: '.add_to_cart_button:not(.wc-interactive),.remove_from_cart_button',
  row: '.mini_cart_item',
  /** Everything that may be busy with an add when the page is shown again. */
  busy: '.add_to_cart_button.loading,.single_add_to_cart_button.loading',
};

export const settings = {
  /**
   * The class of a button tells what its product can, not what the shop wants: a shop that has turned
   * adding in place off does not print the platform's object.
   */
  ajaxAddToCart: {
    key: 'ajaxAddToCart',
    global: ['wc_add_to_cart_params'],
    read: (raw) => isRecord(raw) || readBoolean(raw),
    expected: 'a boolean',
    fallback: false,
  } as Setting<boolean>,
  /** Read when the answer arrives: other scripts change it around a single add. */
  redirectAfterAdd: {
    key: 'redirectAfterAdd',
    global: ['wc_add_to_cart_params', 'cart_redirect_after_add'],
    read: readBoolean,
    expected: '"yes" or "no"',
    fallback: false,
  } as Setting<boolean>,
};
