import ky, { HTTPError, type KyInstance, type Options } from 'ky';

import { jQueries } from '../platform/jquery';
import { encodeForm, type FormFields } from './form-body';
import { witnessRequest } from './jquery-ajax-events';
import { RequestError } from './request-error';

export interface ShopRequest {
  url: string;
  /** Sent form-encoded: in the body with POST, in the address with GET. */
  fields: FormFields;
  /** With POST, besides those of every request. */
  headers?: Readonly<Record<string, string>>;
  /** Milliseconds until the request is given up with code `timeout`; 0 is no limit, as with jQuery. */
  timeoutMs: number;
  signal?: AbortSignal;
}

/** What is about to be sent; other scripts may change it in jQuery's `ajaxSend`. */
export interface OutgoingRequest {
  method: 'GET' | 'POST';
  url: string;
  /** The body; empty with GET. */
  data: string;
  /** Headers that listeners add to the bundle's own. */
  headers: Record<string, string>;
}

/** Markup, and the request that brought it, for those who are told of it later. */
export interface MarkupAnswer {
  html: string;
  sent: OutgoingRequest;
}

const client = ky.create({
  retry: 0,
  credentials: 'same-origin',
  headers: {
    accept: 'application/json, text/javascript, */*; q=0.01',
    'x-requested-with': 'XMLHttpRequest',
  },
});

/**
 * Posts to the shop's ajax or the admin ajax endpoint and hands the parsed JSON to `use`.
 *
 * An empty answer or a 204 is handed over as `undefined`. `use` runs before jQuery's
 * `ajaxComplete` goes out, as it would with jQuery's own success callback.
 *
 * @throws RequestError `fetch_error`, `timeout`, `invalid_json` or `unknown_error` (HTTP status)
 */
export function postForm<T>(request: ShopRequest, use: (answer: unknown) => T): Promise<T> {
  return exchange(asPost(request), request, 'json', parsed(use));
}

/** Asks with GET, else like `postForm`; for what changes nothing in the shop. */
export function getForm<T>(request: ShopRequest, use: (answer: unknown) => T): Promise<T> {
  const { url, fields } = request;
  const address = `${url}${url.includes('?') ? '&' : '?'}${encodeForm(fields)}`;
  const outgoing: OutgoingRequest = { method: 'GET', url: address, data: '', headers: {} };
  return exchange(outgoing, request, 'json', parsed(use));
}

/**
 * Posts to one of the endpoints that answer with markup.
 *
 * @returns the body as it came, and the request as it was sent
 * @throws RequestError `fetch_error`, `timeout` or `unknown_error` (HTTP status)
 */
export function postForMarkup(request: ShopRequest): Promise<MarkupAnswer> {
  return exchange(asPost(request), request, 'html', (html, _status, sent) => [
    { html, sent },
    html,
  ]);
}

function asPost({ url, fields, headers }: ShopRequest): OutgoingRequest {
  const type = { 'content-type': 'application/x-www-form-urlencoded; charset=UTF-8' };
  return { method: 'POST', url, data: encodeForm(fields), headers: { ...type, ...headers } };
}

/** Makes what becomes of a body, and what jQuery is told of it. */
type Take<T> = (
  body: string,
  status: number,
  sent: OutgoingRequest,
) => [result: T, answer: unknown];

function parsed<T>(use: (answer: unknown) => T): Take<T> {
  return (body, status) => {
    const answer = parseJson(body, status);
    return [use(answer), answer];
  };
}

async function exchange<T>(
  outgoing: OutgoingRequest,
  request: ShopRequest,
  dataType: 'json' | 'html',
  take: Take<T>,
): Promise<T> {
  const witness = jQueries().size ? witnessRequest(outgoing, dataType) : undefined;
  try {
    const body = await send(outgoing, request, witness?.signal);
    const [result, answer] = take(body.text, body.status, outgoing);
    witness?.succeed(body.text, answer);
    return result;
  } catch (error) {
    witness?.fail(error);
    throw error;
  }
}

async function send(
  { method, url, data, headers }: OutgoingRequest,
  { timeoutMs, signal }: ShopRequest,
  witnessSignal: AbortSignal | undefined,
): Promise<Answer> {
  // As with jQuery: what listeners add to the data of a GET is not sent.
  const body = method === 'POST' ? data : null;
  return sendWithin(timeoutMs, client, url, { method, body, headers }, [signal, witnessSignal]);
}

export interface Answer {
  status: number;
  text: string;
}

/**
 * Sends by `ky`, and reads the whole body.
 *
 * @param timeoutMs milliseconds until it is given up, with everything that belongs to it; 0 is no limit
 * @throws RequestError `fetch_error`, `timeout` or, if the client throws for it, `unknown_error`
 *   (HTTP status); an `AbortError` as it is
 */
export async function sendWithin(
  timeoutMs: number,
  by: KyInstance,
  url: string,
  options: Options,
  signals: ReadonlyArray<AbortSignal | undefined>,
): Promise<Answer> {
  // `timeout` of ky ends with the headers; ours covers the body too.
  const limit = new AbortController();
  const timer = timeoutMs && setTimeout(() => limit.abort(), timeoutMs);
  const signal = AbortSignal.any([limit.signal, ...signals.filter((one) => one !== undefined)]);
  try {
    const response = await by(url, { ...options, timeout: false, signal });
    return { status: response.status, text: await response.text() };
  } catch (error) {
    throw translate(error, limit.signal);
  } finally {
    clearTimeout(timer);
  }
}

function translate(error: unknown, limit: AbortSignal): unknown {
  if (error instanceof HTTPError) {
    return new RequestError('unknown_error', error.response.status, { cause: error });
  }
  if (limit.aborted) return new RequestError('timeout', undefined, { cause: error });
  if (error instanceof DOMException && error.name === 'AbortError') return error;
  return new RequestError('fetch_error', undefined, { cause: error });
}

/** @throws RequestError `invalid_json`; an empty body is `undefined` */
export function parseJson(body: string, status: number): unknown {
  if (body.trim() === '') return undefined;
  try {
    return JSON.parse(body) as unknown;
  } catch (error) {
    throw new RequestError('invalid_json', status, { cause: error });
  }
}
