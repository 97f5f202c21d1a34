import { hasCookie } from './banners.model';

/** Whether a cookie has a value now. */
export function isKept(name: string, value: string): boolean {
  try {
    return hasCookie(document.cookie, name, value);
  } catch {
    // A sandboxed page.
    return false;
  }
}
