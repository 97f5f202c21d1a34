/**
 * The one gate for addresses that come from data. Only http and https pass, and what is relative to
 * the page; everything else, `javascript:` above all, is refused.
 *
 * @returns the absolute address, or `undefined` when it is refused
 */
export function safeUrl(raw: unknown): string | undefined {
  if (typeof raw !== 'string' || !raw.trim()) return undefined;
  try {
    const url = new URL(raw, document.baseURI);
    return /^https?:$/.test(url.protocol) ? url.href : undefined;
  } catch {
    return undefined;
  }
}
