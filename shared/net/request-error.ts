import { text } from '../platform/strings';

/** Codes of the error catalogue (specification, section 8) that a request can end with. */
export type RequestErrorCode = 'fetch_error' | 'invalid_json' | 'timeout' | 'unknown_error';

const DEFAULT_MESSAGES: Record<RequestErrorCode, string> = {
  fetch_error: 'You are probably offline.',
  invalid_json: 'The response is not a valid JSON response.',
  timeout: 'The shop took too long to answer.',
  unknown_error: 'An unknown error occurred.',
};

/**
 * A request that brought no usable answer. `message` is fit for shoppers. Aborted requests are not
 * turned into this: their `AbortError` passes as it is.
 */
export class RequestError extends Error {
  override readonly name = 'RequestError';

  constructor(
    readonly code: RequestErrorCode,
    /** HTTP status, when there was an answer. */
    readonly status?: number,
    options?: ErrorOptions,
  ) {
    super(text(code, DEFAULT_MESSAGES[code]), options);
  }
}
