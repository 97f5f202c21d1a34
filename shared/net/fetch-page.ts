import ky from 'ky';

import { printedObject } from '../platform/printed-object';
import { sendWithin } from './shop-request';

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
 * @param timeoutMs milliseconds until it is given up, the page's body included
 * @throws RequestError `fetch_error`, `timeout` or `unknown_error` (HTTP status); an `AbortError` as
 *   it is
 */
export async function fetchPage(
  url: string,
  timeoutMs: number,
  signal: AbortSignal,
): Promise<string> {
  const options = { cache: 'no-store', retry: 0 } as const;
  return (await sendWithin(timeoutMs, ky, url, options, [signal])).text;
}
