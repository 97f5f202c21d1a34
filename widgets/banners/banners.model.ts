/**
 * Whether a cookie has a value, by the text of all cookies. The platform's library escapes names and
 * values in its own way, so that they are compared as they read; where a name comes twice, the first
 * one counts.
 */
export function hasCookie(cookies: string, name: string, value: string): boolean {
  for (const cookie of cookies.split('; ')) {
    const [key = ''] = cookie.split('=');
    try {
      if (decodeURIComponent(key) === name) {
        return decodeURIComponent(cookie.slice(key.length + 1)) === value;
      }
    } catch {
      // Another script's cookie.
    }
  }
  return false;
}
