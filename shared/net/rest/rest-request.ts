/** A call of the REST client. */
export interface RestRequest {
  /** Below the REST root, e.g. `/wp/v2/posts?per_page=-1`. */
  path?: string;
  /** In place of `path`: the last two parts of one, e.g. `wp/v2` and `posts`. */
  namespace?: string;
  endpoint?: string;
  /** In place of `path`: a whole address. The nonce goes along only to the REST root's own origin. */
  url?: string;
  /** GET by default. PATCH, PUT and DELETE are sent as POST with `X-HTTP-Method-Override`. */
  method?: string;
  /** Sent as JSON; what is falsy is not sent. */
  data?: unknown;
  /** Sent as it is, e.g. `FormData` with a file. */
  body?: BodyInit;
  headers?: Readonly<Record<string, string>>;
  /** Aborts the call: its `AbortError` is passed on as it is. */
  signal?: AbortSignal;
}

/** What goes over the wire. */
export interface WireRequest {
  url: string;
  method: string;
  headers: Record<string, string>;
  body: BodyInit | undefined;
}

const OVERRIDDEN = new Set(['PATCH', 'PUT', 'DELETE']);

/**
 * Translates a call, nonce apart. Sources: specification section 7 "General REST behaviour", platform
 * document "forms, swatches, consent", F.2.
 *
 * @throws TypeError when the call names no address
 */
export function toWire(request: RestRequest, root: string): WireRequest {
  const { method = 'GET', data, body } = request;
  const headers: Record<string, string> = { accept: 'application/json, */*;q=0.1' };
  for (const [name, value] of Object.entries(request.headers ?? {})) {
    headers[name.toLowerCase()] = value;
  }
  const isOverridden = OVERRIDDEN.has(method.toUpperCase());
  if (isOverridden) headers['x-http-method-override'] = method;
  const hasJson = Boolean(data);
  if (hasJson || (isOverridden && body === undefined)) headers['content-type'] = 'application/json';
  return {
    url: withLocale(addressOf(request, root)),
    method: isOverridden ? 'POST' : method.toUpperCase(),
    headers,
    body: hasJson ? JSON.stringify(data) : body,
  };
}

function addressOf({ path, namespace, endpoint, url }: RestRequest, root: string): string {
  const below =
    path ??
    (namespace === undefined || endpoint === undefined
      ? undefined
      : `${namespace.replace(/^\/|\/$/g, '')}/${endpoint.replace(/^\//, '')}`);
  if (below !== undefined) {
    const relative = below.replace(/^\//, '');
    // Without pretty permalinks the root ends in a query of its own.
    return root + (root.includes('?') ? relative.replace('?', '&') : relative);
  }
  if (url === undefined) {
    throw new TypeError('REST call: expected path, namespace with endpoint, or url; found none.');
  }
  return url;
}

function withLocale(address: string): string {
  if (/[?&]_locale=/.test(address)) return address;
  const [before = '', hash] = address.split('#', 2);
  const localised = `${before}${before.includes('?') ? '&' : '?'}_locale=user`;
  return hash === undefined ? localised : `${localised}#${hash}`;
}

/** The address of the next page in a `Link` header, `undefined` on the last one. */
export function nextPage(link: string | null): string | undefined {
  for (const [, url, attributes = ''] of (link ?? '').matchAll(/<([^>]*)>([^<]*)/g)) {
    if (/;\s*rel="?(?:[^"]*\s)?next(?:\s[^"]*)?"?\s*(?:[;,]|$)/i.test(attributes)) return url;
  }
  return undefined;
}
