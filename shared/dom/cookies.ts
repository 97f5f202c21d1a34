/**
 * Reads a cookie. Writing belongs to a module of its own, which asks for consent; the cart only
 * ever reads what the server set.
 *
 * @returns `undefined` when the cookie is absent or cookies cannot be read at all
 */
export function readCookie(name: string): string | undefined {
  try {
    const start = `${name}=`;
    const pair = document.cookie.split('; ').find((entry) => entry.startsWith(start));
    return pair === undefined ? undefined : decodeURIComponent(pair.slice(start.length));
  } catch {
    return undefined;
  }
}
