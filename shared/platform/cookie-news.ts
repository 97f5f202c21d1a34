/**
 * Looks again when another tab, or a later page, may have written a cookie.
 *
 * To hear of cookies costs a page that opens more than most of what is done for it, and its own are told
 * as well. Others come from other windows, and to get there the shopper leaves this one.
 */
export function onCookieNews(look: () => void, signal: AbortSignal): void {
  const hearOfOthers = (): void => {
    // Not in every browser.
    const { cookieStore } = globalThis as { cookieStore?: EventTarget };
    cookieStore?.addEventListener('change', look, { signal });
  };
  if (document.hasFocus()) addEventListener('blur', hearOfOthers, { signal });
  else hearOfOthers();
  document.addEventListener('visibilitychange', look, { signal });
  addEventListener('pageshow', look, { signal });
}
