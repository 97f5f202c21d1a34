/**
 * The address of a product with an option chosen. Values come as the platform writes them into
 * addresses already; only what would break the address is escaped.
 *
 * Source: platform document "theme", 14.2.
 */
export function withOption(address: string, attribute: string, value: string): string {
  const at = address.indexOf('#');
  const [page, fragment] = at < 0 ? [address, ''] : [address.slice(0, at), address.slice(at)];
  const joint = page.includes('?') ? '&' : '?';
  const escaped = value.replace(/[^\w%.~-]+/gu, encodeURIComponent);
  return `${page}${joint}${attribute}=${escaped}${fragment}`;
}
