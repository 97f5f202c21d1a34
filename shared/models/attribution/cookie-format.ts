/**
 * How one attribution cookie is written and read, byte for byte as the platform's own script does
 * it: pages with and without the bundle may follow each other in one visit.
 * Source: platform document "shop", section 15.3.
 */
import { findCookie } from '../cookie-text';

/** Named values of one cookie, e.g. `{ typ: 'utm', src: 'newsletter' }`. */
export type Parts = Readonly<Record<string, string>>;

const DELIMITER = '|||';

/** A bar that would end a value before its time: part of a delimiter, or about to become one. */
const LOOSE_BAR = /\|(?=\|\||\|?$)/g;

/** What the cookies of one page have in common. */
export interface CookieScope {
  /** Host of the site without `www.`: the cookies are seen by all its subdomains. */
  host: string;
  /** Milliseconds since the epoch. */
  now: number;
  /** Whether values are hidden from firewalls that take them for an attack. */
  base64: boolean;
}

/**
 * One assignment to `document.cookie`.
 *
 * @param minutes that the cookie lives; 0 ends it with the browser's session
 */
export function writeCookie(
  name: string,
  text: string,
  minutes: number,
  { host, now, base64 }: CookieScope,
): string {
  const encoded = encode(text);
  const value = base64 ? btoa(encoded).replace(/=+$/, '') : encoded;
  const expires = minutes ? `; expires=${new Date(now + minutes * 60_000).toUTCString()}` : '';
  return `${name}=${value}${expires};domain=.${host}; path=/`;
}

/**
 * Reads one cookie out of the text of `document.cookie`, whichever way it was encoded.
 *
 * @returns `undefined` when it is absent or empty
 */
export function readCookie(cookies: string, name: string): string | undefined {
  const value = findCookie(cookies, name);
  return (value && decode(fromBase64(value))) || undefined;
}

/** The text of a cookie. Values that hold the delimiter themselves lose nothing by it. */
export function joinParts(parts: Parts): string {
  return Object.entries(parts)
    .map(([key, value]) => `${key}=${value.replace(LOOSE_BAR, '%7C')}`)
    .join(DELIMITER);
}

/**
 * The values in the text of a cookie. They stand there as they stood in an address, and become
 * readable here: percent-decoded, `+` as it is.
 */
export function splitParts(text: string | undefined): Parts {
  if (!text) return {};
  return Object.fromEntries(
    text.split(DELIMITER).map((part) => {
      const [key = '', ...rest] = part.split('=');
      return [key, decode(rest.join('='))];
    }),
  );
}

/** Percent-encodes all that `encodeURIComponent` does, and the marks that it leaves out. */
function encode(text: string): string {
  return encodeURIComponent(text).replace(
    /[!~*'()]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/** Text that is not UTF-8 (`caf%E9`), or holds a `%` of its own (`100%`), is read as Latin-1. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text.replace(/%([\da-f]{2})/gi, (_match, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    );
  }
}

/** What was not written as base64 holds a `%3D` at least, and that is none. */
function fromBase64(value: string): string {
  if (!/^[a-z\d+/]+$/i.test(value)) return value;
  try {
    return atob(value);
  } catch {
    return value;
  }
}
