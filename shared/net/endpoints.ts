import { platformName } from '../platform/names';
import { readFilledText, readSetting, type Setting } from '../platform/settings';

const SHOP_AJAX_GLOBALS = [
  'wc_add_to_cart_params',
  'wc_cart_fragments_params',
  'woocommerce_params',
];

const shopAjaxUrl = (global: string): Setting<string | undefined> => ({
  key: 'shopAjaxUrl',
  global: [global, 'wc_ajax_url'],
  read: readFilledText,
  expected: 'an address with %%endpoint%% in it',
  fallback: undefined,
});

/**
 * Address of a shop ajax endpoint, e.g. `add_to_cart`. The pattern comes from the page, because
 * sub-directory and multi-language shops change it (platform document "shop", 3.1).
 */
export function shopAjaxEndpoint(endpoint: string): string {
  const pattern =
    SHOP_AJAX_GLOBALS.map((global) => readSetting(shopAjaxUrl(global))).find(Boolean) ??
    '/?wc-ajax=%%endpoint%%';
  return pattern.replace('%%endpoint%%', endpoint);
}

/** Address of the admin ajax endpoint: the theme's own value, else the shop plugin's. */
export function adminAjaxEndpoint(): string {
  const setting = (...global: [string, string]): Setting<string | undefined> => ({
    key: 'adminAjaxUrl',
    global,
    read: readFilledText,
    expected: 'an address',
    fallback: undefined,
  });
  return (
    readSetting(setting(`${platformName('theme')}Vars`, 'ajaxurl')) ??
    readSetting(setting('woocommerce_params', 'ajax_url')) ??
    '/wp-admin/admin-ajax.php'
  );
}
