import { platformName } from '../../shared/platform/names';
import {
  readAmount,
  readBoolean,
  readFilledText,
  readTextList,
  type Setting,
} from '../../shared/platform/settings';

/** Source: platform document "shop", sections 1.3, 4.3, 5.3 and 6. */

const PARAMS = 'wc_cart_fragments_params';

export const settings = {
  /** Key of the cart hash in both storages. Given by the page and never computed. */
  cartHashKey: {
    key: 'cartHashKey',
    global: [PARAMS, 'cart_hash_key'],
    read: readFilledText,
    fallback: undefined,
  } as Setting<string | undefined>,
  /** Milliseconds until a refresh is given up. */
  requestTimeoutMs: {
    key: 'fragmentsTimeoutMs',
    global: [PARAMS, 'request_timeout'],
    read: readAmount,
    expected: 'milliseconds',
    fallback: 5000,
  } satisfies Setting<number> as Setting<number>,
  /**
   * Fragments whose scripts run: an ad pixel's event fragments hold nothing else (platform document
   * "theme", section 26). They run for each answer to an add or a removal, and for what a refresh
   * brings anew; not when stored fragments are shown, nor when a refresh brings the same once more.
   * jQuery ran them with every page view, and left it to the pixel's server to drop an event whose
   * id it knew.
   */
  scriptRegions: {
    key: 'scriptRegions',
    read: readTextList,
    expected: 'a list of keys',
    fallback: ['div.wc-facebook-pixel-event-placeholder'],
  } as Setting<readonly string[]>,
  isBasketPage: {
    key: 'isBasketPage',
    global: ['wc_add_to_cart_params', 'is_cart'],
    read: readBoolean,
    expected: 'true or false',
    fallback: false,
  } as Setting<boolean>,
  basketLabel: {
    key: 'basketLabel',
    global: ['wc_add_to_cart_params', 'i18n_view_cart'],
    read: readFilledText,
    fallback: 'View basket',
  } as Setting<string>,
};

/** Session-storage key of the time at which a filled cart was stored first. */
export const CREATED_KEY = 'wc_cart_created';

export const cookies = {
  hash: () => `${platformName('shopPlugin')}_cart_hash`,
  /** `1` while the cart holds something, absent otherwise; never a count. */
  itemsInCart: () => `${platformName('shopPlugin')}_items_in_cart`,
};

export const selectors = {
  widget: '.widget_shopping_cart',
  hideIfEmpty: '.hide_cart_widget_if_empty',
  basketLink: '.added_to_cart',
};
