import ky from 'ky';

import { fetchNonce } from './fetch-nonce';
import { findRestNonce, findRestRoot } from './find-rest';
import { isMediaUpload, sendUpload } from './media-upload';
import { RestError } from './rest-error';
import { nextPage, toWire, type RestRequest } from './rest-request';

export interface RestClientOptions {
  /** REST root, with its slash or as `…/index.php?rest_route=/`; the page's by default. */
  root?: string;
  /** Nonce of the action `wp_rest`; the page's by default. Without one, calls are anonymous. */
  nonce?: string;
  /** Where a logged-in person's new nonce comes from; admin-ajax's `rest-nonce` by default. */
  nonceEndpoint?: string;
}

/** Calls the shop's REST API, as `wp.apiFetch` does where it is loaded. */
export interface RestClient {
  /**
   * Sends a call and reads its answer. With `per_page=-1` every page is fetched, 100 entries each, and
   * the entries are handed over as one list. A nonce that has become too old is renewed once.
   *
   * @returns the parsed JSON; `null` for an answer without content (204)
   * @throws RestError; an aborted call passes its `AbortError` on as it is
   */
  send: <Answer = unknown>(request: RestRequest) => Promise<Answer>;
  /**
   * Sends a call and hands the answer over as it came, whatever its status; one page only.
   *
   * @throws RestError `fetch_error` without an answer; an `AbortError` passes as it is
   */
  sendRaw: (request: RestRequest) => Promise<Response>;
}

const STALE_NONCE = 'rest_cookie_invalid_nonce';
const ALL_PAGES = /([?&])per_page=-1(?=&|#|$)/;

const client = ky.create({
  retry: 0,
  timeout: false,
  throwHttpErrors: false,
  credentials: 'include',
});

/**
 * Makes a REST client. Sources: specification section 7 "General REST behaviour" and section 8,
 * platform document "forms, swatches, consent", F.
 */
export function createRestClient(options: RestClientOptions = {}): RestClient {
  const root = options.root ?? findRestRoot();
  const { origin } = new URL(root, document.baseURI);
  let nonce = options.nonce ?? findRestNonce();
  let renewal: Promise<string | undefined> | undefined;

  const sendOnce = async (request: RestRequest): Promise<Response> => {
    const { url, method, headers, body } = toWire(request, root);
    const address = new URL(url, document.baseURI);
    if (nonce && address.origin === origin) headers['x-wp-nonce'] = nonce;
    try {
      return await client(address.href, {
        method,
        headers,
        ...(body !== undefined && { body }),
        ...(request.signal && { signal: request.signal }),
      });
    } catch (error) {
      if (error instanceof Error && error.name === 'AbortError') throw error;
      request.signal?.throwIfAborted();
      throw RestError.of('fetch_error', undefined, error);
    }
  };

  // Calls that are refused side by side share one renewal.
  const renewNonce = (): Promise<string | undefined> =>
    (renewal ??= fetchNonce(options.nonceEndpoint).finally(() => (renewal = undefined)));

  const sendFresh = async (request: RestRequest): Promise<Response> => {
    const sent = nonce;
    const response = await sendOnce(request);
    if (response.status !== 403 || !sent) return response;
    if ((await RestError.from(response.clone())).code !== STALE_NONCE) return response;
    // A call refused later than its neighbour finds the nonce renewed already.
    if (nonce === sent) {
      const fresh = await renewNonce();
      if (!fresh) return response;
      nonce = fresh;
    }
    return sendOnce(request);
  };

  const sendRaw = async (request: RestRequest): Promise<Response> =>
    isMediaUpload(request) ? (await sendUpload(request, sendFresh)).response : sendFresh(request);

  const sendParsed = async (request: RestRequest): Promise<unknown> => {
    if (!isMediaUpload(request)) return readAnswer(await sendFresh(request));
    const { response, isLost } = await sendUpload(request, sendFresh);
    if (isLost) throw RestError.of('post_process', response.status);
    return readAnswer(response);
  };

  const sendAllPages = async (request: RestRequest): Promise<unknown> => {
    const response = await sendFresh(withPageSize(request));
    const entries = await readAnswer(response);
    if (!Array.isArray(entries)) return entries;
    for (let next = nextPage(response.headers.get('link')); next;) {
      const { path: _path, namespace: _namespace, endpoint: _endpoint, ...rest } = request;
      const page = await sendFresh({ ...rest, url: next });
      const more = await readAnswer(page);
      if (!Array.isArray(more)) throw RestError.of('unknown_error', page.status);
      entries.push(...(more as unknown[]));
      next = nextPage(page.headers.get('link'));
    }
    return entries;
  };

  return {
    sendRaw,
    send: <Answer>(request: RestRequest) =>
      (ALL_PAGES.test(request.path ?? request.endpoint ?? request.url ?? '')
        ? sendAllPages(request)
        : sendParsed(request)) as Promise<Answer>,
  };
}

async function readAnswer(response: Response): Promise<unknown> {
  if (!response.ok) throw await RestError.from(response);
  if (response.status === 204) return null;
  try {
    return await response.json();
  } catch (error) {
    if (error instanceof Error && error.name === 'AbortError') throw error;
    throw RestError.of('invalid_json', response.status, error);
  }
}

function withPageSize(request: RestRequest): RestRequest {
  const change = (address: string): string => address.replace(ALL_PAGES, '$1per_page=100');
  const { path, endpoint, url } = request;
  return {
    ...request,
    ...(path !== undefined && { path: change(path) }),
    ...(endpoint !== undefined && { endpoint: change(endpoint) }),
    ...(url !== undefined && { url: change(url) }),
  };
}
