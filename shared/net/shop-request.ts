import ky, { HTTPError } from 'ky';

import { jQueries } from '../platform/jquery';
import { encodeForm, type FormFields } from './form-body';
import { witnessRequest } from './jquery-ajax-events';
import { RequestError } from './request-error';

export interface ShopRequest {
  url: string;
  /** Sent form-encoded with POST. */
  fields: FormFields;
  /** Milliseconds until the request is given up with code `timeout`. */
  timeoutMs: number;
  signal?: AbortSignal;
}

/** What is about to be sent; other scripts may change it in jQuery's `ajaxSend`. */
export interface OutgoingRequest {
  url: string;
  data: string;
  /** Headers that listeners add to the bundle's own. */
  headers: Record<string, string>;
}

const client = ky.create({
  retry: 0,
  credentials: 'same-origin',
  headers: {
    accept: 'application/json, text/javascript, */*; q=0.01',
    'content-type': 'application/x-www-form-urlencoded; charset=UTF-8',
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
export async function postForm<T>(request: ShopRequest, use: (answer: unknown) => T): Promise<T> {
  const { url, fields } = request;
  const outgoing: OutgoingRequest = { url, data: encodeForm(fields), headers: {} };
  const exchange = jQueries().size ? witnessRequest(outgoing) : undefined;
  try {
    const body = await post(outgoing, request, exchange?.signal);
    const result = use(parse(body));
    exchange?.succeed(body);
    return result;
  } catch (error) {
    exchange?.fail(error);
    throw error;
  }
}

async function post(
  { url, data, headers }: OutgoingRequest,
  { timeoutMs, signal }: ShopRequest,
  witnessSignal: AbortSignal | undefined,
): Promise<string> {
  // `timeout` of ky ends with the headers; ours covers the body too.
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), timeoutMs);
  const signals = [limit.signal, signal, witnessSignal].filter((one) => one !== undefined);
  try {
    const response = await client.post(url, {
      body: data,
      headers,
      timeout: false,
      signal: AbortSignal.any(signals),
    });
    return response.status === 204 ? '' : await response.text();
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

function parse(body: string): unknown {
  if (body.trim() === '') return undefined;
  try {
    return JSON.parse(body) as unknown;
  } catch (error) {
    throw new RequestError('invalid_json', undefined, { cause: error });
  }
}
