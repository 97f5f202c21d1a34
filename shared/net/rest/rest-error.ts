import { isRecord } from '../../platform/page-settings';
import { text } from '../../platform/strings';

/** Codes of the error catalogue (specification, section 8); the server adds its own. */
const DEFAULT_MESSAGES = {
  fetch_error: 'You are probably offline.',
  invalid_json: 'The response is not a valid JSON response.',
  unknown_error: 'An unknown error occurred.',
  post_process:
    'Media upload failed. If this is a photo or a large image, please scale it down and try again.',
} as const;

/**
 * A REST call that did not work. `code` is the server's own (`rest_forbidden`, …), or one of
 * `fetch_error` (no connection), `invalid_json` (an answer that is none), `unknown_error` and
 * `post_process` (an upload that the server could not finish). `message` is fit for people.
 */
export class RestError extends Error {
  override readonly name = 'RestError';

  constructor(
    readonly code: string,
    message: string,
    /** HTTP status; `undefined` without an answer. */
    readonly status?: number,
    /** What the server says besides: `{status, params, …}`. */
    readonly data?: unknown,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }

  /** An error of the catalogue. */
  static of(code: keyof typeof DEFAULT_MESSAGES, status?: number, cause?: unknown): RestError {
    return new RestError(code, text(code, DEFAULT_MESSAGES[code]), status, undefined, { cause });
  }

  /** The error that an answer with an HTTP error status means. */
  static async from(response: Response): Promise<RestError> {
    const { status } = response;
    let body: unknown;
    try {
      body = await response.json();
    } catch (error) {
      return RestError.of('invalid_json', status, error);
    }
    if (!isRecord(body) || typeof body.code !== 'string') {
      return RestError.of('unknown_error', status);
    }
    const { code, message, data } = body;
    const words = typeof message === 'string' ? message : DEFAULT_MESSAGES.unknown_error;
    return new RestError(code, words, status, data);
  }
}
