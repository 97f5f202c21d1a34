import ky from 'ky';

import { RequestError } from './request-error';
import { parseJson, sendWithin, type Answer } from './shop-request';

export interface JsonQuestion {
  url: string;
  /** Sent as multipart form data; without it the question is a GET. */
  body?: FormData;
  /** Milliseconds until it is given up with code `timeout`, the answer's body included. */
  timeoutMs: number;
  signal?: AbortSignal;
}

const client = ky.create({
  retry: 0,
  // What a refusal says counts.
  throwHttpErrors: false,
  headers: { accept: 'application/json, */*;q=0.1' },
});

/**
 * Asks an interface that anybody may ask: no nonce, nothing but `accept` in the headers, and nothing
 * that jQuery would be told of.
 *
 * @returns the parsed answer; `undefined` for an empty one
 * @throws RequestError `fetch_error`, `timeout`, `invalid_json` or `unknown_error` (HTTP status, with
 *   the parsed answer as cause); an `AbortError` as it is
 */
export async function askJson({ url, body, timeoutMs, signal }: JsonQuestion): Promise<unknown> {
  const options = body ? { method: 'post', body } : {};
  const answer = await sendWithin(timeoutMs, client, url, options, [signal]);
  if (answer.status < 400) return parseJson(answer.text, answer.status);
  throw new RequestError('unknown_error', answer.status, { cause: readRefusal(answer) });
}

function readRefusal({ text, status }: Answer): unknown {
  try {
    return parseJson(text, status);
  } catch (error) {
    return error;
  }
}
