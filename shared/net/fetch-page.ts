import ky, { HTTPError } from 'ky';

import { printedObject } from '../platform/printed-object';
import { RequestError } from './request-error';

/**
 * The object that a page's markup prints as a global of the platform, e.g. with fresh nonces.
 *
 * @returns `undefined` where there is none, or none that can be read
 */
export function printedGlobal(markup: string, name: string): unknown {
  // Optimisers put whole scripts on one line.
  const [, code = ''] =
    new RegExp(`\\b${name}\\s*=\\s*(.*?)(?:</script|$)`, 's').exec(markup) ?? [];
  return printedObject(code);
}

/**
 * Fetches the markup of a page of the shop as it is now, past the browser's cache.
 *
 * @throws RequestError `fetch_error`, `timeout` or `unknown_error` (HTTP status)
 */
export async function fetchPage(
  url: string,
  timeoutMs: number,
  signal: AbortSignal,
): Promise<string> {
  try {
    return await ky.get(url, { cache: 'no-store', timeout: timeoutMs, retry: 0, signal }).text();
  } catch (error) {
    if (error instanceof HTTPError) {
      throw new RequestError('unknown_error', error.response.status, { cause: error });
    }
    if (signal.aborted) throw error;
    const isLate = error instanceof Error && error.name === 'TimeoutError';
    throw new RequestError(isLate ? 'timeout' : 'fetch_error', undefined, { cause: error });
  }
}
