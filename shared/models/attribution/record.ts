/**
 * The attribution cookies as a whole. Source: platform document "shop", section 15.3.
 */
import { type AttributionCookie, COOKIES, cookieName } from './cookie-names';
import { type Parts, readCookie, splitParts } from './cookie-format';

/** What is known of a visit, as the platform's `sbjs.get` shows it. */
export type AttributionRecord = Readonly<Record<Exclude<AttributionCookie, 'migrations'>, Parts>>;

/** The text of one cookie, decoded; `undefined` when it is absent or empty. */
export type StoredTexts = (name: AttributionCookie) => string | undefined;

/** @param cookies the text of `document.cookie` */
export function storedTexts(cookies: string): StoredTexts {
  return (name) => readCookie(cookies, cookieName(name));
}

/** Reads what the texts of all cookies say, without counting a page. */
export function readRecord(stored: StoredTexts): AttributionRecord {
  return Object.fromEntries(
    COOKIES.filter((name) => name !== 'migrations').map((name) => [name, splitParts(stored(name))]),
  ) as AttributionRecord;
}
