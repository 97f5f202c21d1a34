import Cookies from 'js-cookie';

/**
 * Reads a cookie that the server set.
 *
 * @returns `undefined` when the cookie is absent, or cookies cannot be read at all
 */
export function readCookie(name: string): string | undefined {
  try {
    return Cookies.get(name);
  } catch {
    return undefined;
  }
}
