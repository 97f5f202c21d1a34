import type { JsonQuestion } from '../../shared/net/ask-json';
import { RequestError } from '../../shared/net/request-error';
import { loadChunk } from '../../shared/platform/load-chunk';
import { isRecord } from '../../shared/platform/page-settings';

/**
 * Brings the request layer, which is a chunk of its own.
 *
 * @throws RequestError `fetch_error` when it cannot be had
 */
export function loadRequests(): Promise<typeof import('./ask-forms')> {
  return loadChunk(() => import('./ask-forms')).catch((cause: unknown) => {
    throw new RequestError('fetch_error', undefined, { cause });
  });
}

/**
 * Calls the form plugin's REST interface, e.g. `12/refill`. No nonce and no `_locale` go along: a
 * nonce that has expired in a cached page would turn every submission into a refusal.
 *
 * Source: platform document "forms-swatches-consent", section A.4.1.
 *
 * @returns the parsed answer; `undefined` for an empty one
 * @throws what `loadRequests` and `askJson` throw
 */
export async function callForms(
  path: string,
  question: Omit<JsonQuestion, 'url'>,
): Promise<unknown> {
  const { askForms } = await loadRequests();
  return askForms(path, question);
}

/** Whether a call was refused because of a nonce that has expired. */
export function isExpiredNonce(error: unknown): boolean {
  return (
    error instanceof RequestError &&
    isRecord(error.cause) &&
    error.cause['code'] === 'rest_cookie_invalid_nonce'
  );
}
