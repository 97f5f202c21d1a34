/**
 * The one gate for addresses that come from data. Only http and https pass, and what is relative to
 * the page; everything else, `javascript:` above all, is refused.
 *
 * @returns the absolute address, or `undefined` when it is refused
 */
export function safeUrl(raw: unknown): string | undefined {
  if (typeof raw !== 'string' || raw.trim() === '') return undefined;
  try {
    const url = new URL(raw, document.baseURI);
    return url.protocol === 'http:' || url.protocol === 'https:' ? url.href : undefined;
  } catch {
    return undefined;
  }
}

/** As `safeUrl`, and on the page's own origin: for requests that act for the shopper. */
export function sameOriginUrl(raw: unknown): string | undefined {
  const url = safeUrl(raw);
  return url && new URL(url).origin === location.origin ? url : undefined;
}

/** Sends the browser to an address from data, if the gate lets it through. */
export function navigate(raw: unknown): boolean {
  const url = safeUrl(raw);
  if (url) location.assign(url);
  return url !== undefined;
}
