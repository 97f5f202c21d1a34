import { readFilledText, type Setting } from './settings';

/** Where the basket is: an add may lead there, and so does the link that is shown after one. */
export const basketUrl: Setting<string> = {
  key: 'basketUrl',
  global: ['wc_add_to_cart_params', 'cart_url'],
  read: readFilledText,
  expected: 'an address',
  fallback: '/basket/',
};
