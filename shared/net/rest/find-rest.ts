import { adminAjaxEndpoint } from '../endpoints';
import { readFilledText, readSetting, type Setting } from '../../platform/settings';

const setting = (
  key: string,
  ...global: [name: string, ...path: string[]]
): Setting<string | undefined> => ({
  key,
  global,
  read: readFilledText,
  fallback: undefined,
});

/**
 * The REST root of the page, with its slash. Order: the page's settings, what the platform's scripts
 * print, the link in the head, `/wp-json/`.
 *
 * Source: platform document "forms, swatches, consent", F.1.
 */
export function findRestRoot(): string {
  const link = document.querySelector<HTMLLinkElement>('link[rel="https://api.w.org/"]')?.href;
  const root =
    readSetting(setting('restRoot', 'wpApiSettings', 'root')) ??
    readSetting(setting('restRoot', 'wpcf7', 'api', 'root')) ??
    (link || '/wp-json/');
  const absolute = new URL(root, document.baseURI).href;
  return /[/=]$/.test(absolute) || absolute.includes('?') ? absolute : `${absolute}/`;
}

/** The nonce that the page was printed with; none on most pages, and none in a cached one is best. */
export function findRestNonce(): string | undefined {
  return (
    readSetting(setting('restNonce', 'wpApiSettings', 'nonce')) ??
    readSetting(setting('restNonce', 'wp', 'apiFetch', 'nonceMiddleware', 'nonce'))
  );
}

/** Where logged-in people get a new nonce. */
export function findNonceEndpoint(): string {
  const endpoint = adminAjaxEndpoint();
  return (
    readSetting(setting('restNonceEndpoint', 'wp', 'apiFetch', 'nonceEndpoint')) ??
    `${endpoint}${endpoint.includes('?') ? '&' : '?'}action=rest-nonce`
  );
}
