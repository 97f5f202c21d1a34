import { safeUrl } from '../../shared/platform/safe-url';
import { isRecord } from '../../shared/platform/page-settings';
import { readFilledText, type Setting } from '../../shared/platform/settings';

/** Source: specification section 7 "Analytics"; platform document "theme", section 26. */

const DATA = 'wc_facebook_pixel_data';

export const settings = {
  /** Id of the advertising pixel. */
  id: {
    key: 'pixelId',
    global: [DATA, 'pixelId'],
    read: (raw) => (/^[1-9]\d*$/.test(String(raw)) ? String(raw) : undefined),
    expected: 'the number of a pixel',
    fallback: undefined,
  } as Setting<string | undefined>,
  /** Who reports, e.g. `woocommerce-11.0.1-3.7.3`: the shop plugin, its version, the pixel plugin's. */
  agent: {
    key: 'pixelAgent',
    global: [DATA, 'agentString'],
    read: readFilledText,
    expected: 'a text such as woocommerce-11.0.1-3.7.3',
    fallback: undefined,
  } as Setting<string | undefined>,
  /** What the shop knows of a shopper who is logged in. */
  userData: {
    key: 'pixelUserData',
    read: readUserData,
    expected: 'an object such as {"em": "…", "ct": "…"}, or its JSON',
    fallback: undefined,
  } as Setting<Readonly<Record<string, unknown>> | undefined>,
  /** Where the social network's library is. */
  script: {
    key: 'pixelScript',
    read: safeUrl,
    expected: 'an http or https address',
    fallback: 'https://connect.facebook.net/en_US/fbevents.js',
  } as Setting<string>,
};

/** Cookies that the library writes: the browser, and a click on an advertisement. */
export const COOKIES = ['_fbp', '_fbc'] as const;

function readUserData(raw: unknown): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = typeof raw === 'string' ? JSON.parse(raw) : raw;
    return isRecord(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
