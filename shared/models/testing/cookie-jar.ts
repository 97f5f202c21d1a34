/** One cookie as a browser keeps it. */
interface Cookie {
  name: string;
  value: string;
  /** Empty for a cookie of one host only. */
  domain: string;
  host: string;
  /** Milliseconds since the epoch; `Infinity` for one that ends with the browser. */
  until: number;
}

/**
 * Keeps cookies as a browser does, as far as the models' cookies need it: domains, expiry, and the
 * refusal of domains that are none of the page's.
 */
export class CookieJar {
  private cookies: Cookie[] = [];

  /** What `document.cookie = assignment` does on a page of `host`. */
  assign(assignment: string, host: string, now: number): void {
    const [pair = '', ...attributes] = assignment.split(';').map((part) => part.trim());
    const [name = '', ...rest] = pair.split('=');
    const settings = new Map(
      attributes.map((attribute) => {
        const [key = '', ...value] = attribute.split('=');
        return [key.toLowerCase(), value.join('=')];
      }),
    );
    const given = settings.get('domain')?.replace(/^\./, '') ?? '';
    if (given && !isAllowed(given, host)) return;
    // A site without a dot in its name has no other hosts.
    const domain = host.includes('.') ? given : '';
    const same = (cookie: Cookie): boolean =>
      cookie.name === name && cookie.domain === domain && (domain !== '' || cookie.host === host);
    const kept = this.cookies.filter((cookie) => !same(cookie));
    const until = endOf(settings, now);
    this.cookies =
      until > now ? [...kept, { name, value: rest.join('='), domain, host, until }] : kept;
  }

  assignAll(assignments: readonly string[], host: string, now: number): void {
    for (const assignment of assignments) this.assign(assignment, host, now);
  }

  /** What `document.cookie` reads on a page of `host`. */
  text(host: string, now: number): string {
    return this.cookies
      .filter(({ domain, host: own, until }) => {
        const isSeen = domain ? host === domain || host.endsWith(`.${domain}`) : host === own;
        return isSeen && until > now;
      })
      .map(({ name, value }) => `${name}=${value}`)
      .join('; ');
  }
}

function isAllowed(domain: string, host: string): boolean {
  if (host === domain) return true;
  return domain.includes('.') && host.endsWith(`.${domain}`);
}

function endOf(settings: ReadonlyMap<string, string>, now: number): number {
  const maxAge = settings.get('max-age');
  if (maxAge !== undefined) return now + Number(maxAge) * 1000;
  const expires = settings.get('expires');
  return expires === undefined ? Number.POSITIVE_INFINITY : Date.parse(expires);
}
