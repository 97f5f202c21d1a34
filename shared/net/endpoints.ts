import { platformName } from '../platform/names';
import { readFilledText, readSetting, readText, type Setting } from '../platform/settings';

/** Where the name of an endpoint stands in the pattern. */
const MARK = '%%endpoint%%';

/** Data of the shop plugin's main script. */
const shopGlobal = (): string => `${platformName('shopPlugin')}_params`;

const shopAjaxUrl = (global: string): Setting<string | undefined> => ({
  key: 'shopAjaxUrl',
  global: [global, 'wc_ajax_url'],
  // Without the mark every request would go to one address.
  read: (raw) => {
    const pattern = readText(raw);
    return pattern?.includes(MARK) ? pattern : undefined;
  },
  expected: `an address with ${MARK} in it`,
  fallback: undefined,
});

/**
 * Address of a shop ajax endpoint, e.g. `add_to_cart`. The pattern comes from the page, because
 * sub-directory and multi-language shops change it (platform document "shop", 3.1).
 */
export function shopAjaxEndpoint(endpoint: string): string {
  const pattern =
    ['wc_add_to_cart_params', 'wc_cart_fragments_params', shopGlobal()]
      .map((global) => readSetting(shopAjaxUrl(global)))
      .find(Boolean) ?? `/?wc-ajax=${MARK}`;
  return pattern.replace(MARK, endpoint);
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
    readSetting(setting(shopGlobal(), 'ajax_url')) ??
    '/wp-admin/admin-ajax.php'
  );
}
