/**
 * Finds one cookie in the text of `document.cookie`.
 *
 * Where a name stands there more than once, e.g. for the site and for a subdomain, the first one
 * counts, as it does for the platform's own scripts.
 *
 * @returns the value as it stands, not decoded; `undefined` when there is no such cookie
 */
export function findCookie(cookies: string, name: string): string | undefined {
  const start = `${name}=`;
  const pair = cookies
    .split(';')
    .map((entry) => entry.trim())
    .find((entry) => entry.startsWith(start));
  return pair?.slice(start.length);
}
