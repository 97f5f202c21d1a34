/** Names of the attribution cookies. Source: platform document "shop", section 15.3. */
import { findCookie } from '../cookie-text';

export const COOKIES = [
  'current',
  'current_add',
  'first',
  'first_add',
  'session',
  'udata',
  'migrations',
  'promo',
] as const;

/**
 * What the cookies are for: `current` is the source of the visit, `first` the one of the first
 * visit, `…_add` when and where each began; `migrations` names the format of the others, `promo` is
 * only ever deleted.
 */
export type AttributionCookie = (typeof COOKIES)[number];

export function cookieName(name: AttributionCookie): string {
  return `sbjs_${name}`;
}

/** Names of all attribution cookies, in the order in which the platform deletes them. */
export const ATTRIBUTION_COOKIES: readonly string[] = COOKIES.map(cookieName);

/** Name of the cookie of a click on an advertisement, which goes by another format. */
export const AD_CLICK_COOKIE = '_fbc';

/** Names of those that are set, whatever they hold. */
export function attributionCookiesIn(cookies: string): string[] {
  return ATTRIBUTION_COOKIES.filter((name) => findCookie(cookies, name) !== undefined);
}
