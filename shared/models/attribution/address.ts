/**
 * What attribution reads from addresses. Source: platform document "shop", section 15.4.
 */

/** Parameters of a query as they stand there, not decoded: they are stored like that. */
export type Query = ReadonlyMap<string, string>;

/**
 * Reads a query without its question mark, as the platform does: a name without `=` is no
 * parameter, a value ends at a second `=`, the values of a repeated name are joined by commas.
 */
export function readQuery(text: string): Query {
  const query = new Map<string, string>();
  for (const pair of text.split('&')) {
    const [name = '', value] = pair.split('=');
    if (value === undefined) continue;
    const earlier = query.get(name);
    query.set(name, earlier === undefined ? value : `${earlier},${value}`);
  }
  return query;
}

/** An address where somebody came from. */
export interface Referrer {
  /** In lower case, without port. */
  host: string;
  path: string;
  /** Without the question mark; mostly empty, as browsers tell other sites the origin only. */
  query: string;
}

/** @returns `undefined` when there is no referrer, or none that has a host */
export function readReferrer(address: string): Referrer | undefined {
  try {
    const { hostname, pathname, search } = new URL(address);
    return hostname ? { host: hostname, path: pathname, query: search.slice(1) } : undefined;
  } catch {
    return undefined;
  }
}

export function withoutWww(host: string): string {
  return host.replace(/^www\./, '');
}

/** Whether a host is `site` or one of its subdomains. */
export function isWithin(host: string, site: string): boolean {
  return host === site || host.endsWith(`.${site}`);
}
