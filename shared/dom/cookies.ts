/**
 * Reads a cookie that the server set. A library for it would come to every page before anybody does
 * anything, for two cookies of the cart that are only ever read; sharing `models/cookie-text` would
 * bring the cart's code to pages that only note where a visit comes from.
 *
 * @returns `undefined` when the cookie is absent or cookies cannot be read at all
 */
export function readCookie(name: string): string | undefined {
  try {
    const start = `${name}=`;
    const pair = document.cookie.split('; ').find((entry) => entry.startsWith(start));
    return pair && decodeURIComponent(pair.slice(start.length));
  } catch {
    return undefined;
  }
}
