import {
  readAmount,
  readBoolean,
  readFilledText,
  type Setting,
} from '../../shared/platform/settings';

/** Apart from the contract, because a page whose hearts nobody presses does without. */

export const GLOBAL = 'yith_wcwl_l10n';
/** As long as any answer of the plugin's own script may take, in milliseconds. */
export const FOREIGN_TIMEOUT_MS = 30_000;

const textSetting = (key: string, path: readonly string[], fallback: string): Setting<string> => ({
  key,
  global: [GLOBAL, ...path],
  read: readFilledText,
  fallback,
});

export const settings = {
  /** Each action has a nonce of its own. */
  nonce: (action: string): Setting<string> =>
    textSetting(`${action}Nonce`, ['nonce', `${action}_nonce`], ''),
  glue: textSetting('wishlistFragmentGlue', ['fragments_index_glue'], '.'),
  cookiesDisabled: textSetting(
    'wishlistCookiesDisabled',
    ['labels', 'cookie_disabled'],
    'This works only if cookies on your browser are enabled.',
  ),
  /** Whether blocks are rendered anew for a chosen variation. */
  reloadsForVariation: {
    key: 'wishlistVariationReload',
    global: [GLOBAL, 'reload_on_found_variation'],
    read: readBoolean,
    expected: 'true or false',
    fallback: true,
  } satisfies Setting<boolean>,
  /** Whether the plugin's box opens. */
  hasNotices: {
    key: 'wishlistNotices',
    global: [GLOBAL, 'enable_notices'],
    read: readBoolean,
    expected: 'true or false',
    fallback: true,
  } satisfies Setting<boolean>,
  /** How long it stays. */
  noticeMs: {
    key: 'wishlistNoticeMs',
    global: [GLOBAL, 'popup_timeout'],
    read: readAmount,
    expected: 'milliseconds',
    fallback: 3000,
  } satisfies Setting<number>,
};
