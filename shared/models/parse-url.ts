/** An address as a URL; nothing if it is none. `URL.canParse` is missing in the oldest browsers. */
export function parseUrl(address: string, base?: string): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}
