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

/** Looks again when another tab, or a later page, may have written a cookie. */
export function onNews(look: () => void, signal: AbortSignal): void {
  // Not in every browser.
  const { cookieStore } = globalThis as { cookieStore?: EventTarget };
  cookieStore?.addEventListener('change', look, { signal });
  document.addEventListener('visibilitychange', look, { signal });
  addEventListener('pageshow', look, { signal });
}
