import { ATTRIBUTION_COOKIES } from './cookie-names';

/**
 * Deletes attribution cookies on every domain that they may have been set on: the host's own, each
 * one above it, and none at all, which makes a cookie of the host only. The platform's script tries
 * the first alone, which on a `www.` host is not the one that it wrote.
 *
 * Source: specification section 4 "Tracking on/off"; platform document "shop", sections 15.5 and 23
 * (row 9).
 *
 * @param hostname of the page
 * @param names of the cookies; those that the page has will do, as each costs a write per domain
 * @returns assignments to `document.cookie`
 */
export function forgetVisit(
  hostname: string,
  names: readonly string[] = ATTRIBUTION_COOKIES,
): string[] {
  const scopes = [...domainsOf(hostname).map((domain) => ` domain=.${domain};`), ''];
  return scopes.flatMap((scope) => names.map((name) => `${name}=; path=/; max-age=-999;${scope}`));
}

/** `a.b.example` → itself, `b.example`; browsers keep no cookie on a top-level domain. */
function domainsOf(hostname: string): string[] {
  const labels = hostname.split('.');
  const count = Math.max(1, labels.length - 1);
  return labels.slice(0, count).map((_label, index) => labels.slice(index).join('.'));
}
