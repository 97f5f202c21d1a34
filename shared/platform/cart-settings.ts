import { safeUrl } from './safe-url';
import { readFilledText, type Setting } from './settings';

/** Where the basket is: an add may lead there, and so does the link that is shown after one. */
export const basketUrl: Setting<string> = {
  key: 'basketUrl',
  global: ['wc_add_to_cart_params', 'cart_url'],
  read: safeUrl,
  expected: 'an address',
  fallback: '/basket/',
};

/** Key of the stored fragments in the session storage. Given by the page and never computed. */
export const fragmentName: Setting<string | undefined> = {
  key: 'fragmentName',
  global: ['wc_cart_fragments_params', 'fragment_name'],
  read: readFilledText,
  fallback: undefined,
};
