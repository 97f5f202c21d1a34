/**
 * The cookie of the social network's pixel that keeps the id of the click on an advertisement.
 * It has nothing to do with where a visit comes from.
 * Source: specification sections 5 and 9; platform document "shop", section 15.8.
 */
import { findCookie } from '../cookie-text';
import { AD_CLICK_COOKIE } from './cookie-names';

/** 90 days, in milliseconds. */
const LIFETIME_MS = 7_776_000_000;

/** Characters; a longer id is no id. */
const MAX_LENGTH = 500;

export interface AdClickVisit {
  location: Pick<Location, 'hostname' | 'search'>;
  /** `document.referrer`, empty when there is none. */
  referrer: string;
  /** Milliseconds since the epoch. */
  now: number;
  /** The text of `document.cookie`. */
  cookies: string;
}

/**
 * Keeps the click that led to a page.
 *
 * @returns assignments to `document.cookie`, one per domain, the highest first: the first that the
 *   browser accepts is the right one. Empty when there is no click, or the cookie has it already.
 */
export function recordAdClick(visit: AdClickVisit): string[] {
  const id = clickIdOf(visit);
  if (!id || id.length > MAX_LENGTH) return [];
  const encoded = encodeURIComponent(id);
  if (storedClickId(visit.cookies) === encoded) return [];
  const expires = new Date(visit.now + LIFETIME_MS).toUTCString();
  return domainsUpwards(visit.location.hostname).map(
    (domain, depth) =>
      `${AD_CLICK_COOKIE}=fb.${depth}.${visit.now}.${encoded}; expires=${expires}; domain=.${domain}; path=/`,
  );
}

/** The id in the page's address, else in that of the page that led here. */
function clickIdOf({ location, referrer }: AdClickVisit): string | null {
  return new URLSearchParams(location.search).get('fbclid') ?? clickIdIn(referrer);
}

function clickIdIn(address: string): string | null {
  try {
    return new URL(address).searchParams.get('fbclid');
  } catch {
    return null;
  }
}

/** The value is `fb.<depth>.<time>.<id>`. */
function storedClickId(cookies: string): string | undefined {
  return findCookie(cookies, AD_CLICK_COOKIE)?.split('.').slice(3).join('.');
}

/** `a.shop.example` → `example`, `shop.example`, `a.shop.example`. */
function domainsUpwards(hostname: string): string[] {
  const labels = hostname.split('.');
  return labels.map((_label, index) => labels.slice(-index - 1).join('.'));
}
