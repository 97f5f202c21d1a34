import { addressToRead } from '../../shared/platform/acting-address';
import { isRecord } from '../../shared/platform/page-settings';
import { fetchPage, printedGlobal } from '../../shared/net/fetch-page';
import { RequestError } from '../../shared/net/request-error';
import { postForm } from '../../shared/net/shop-request';
import { readSetting } from '../../shared/platform/settings';
import { text } from '../../shared/platform/strings';
import { ACTION, GLOBAL, settings, strings } from './sign-up.contract';

/** The platform sets no limit; a shopper waits no longer than this. */
const TIMEOUT_MS = 30_000;

export type SignUpFields = Readonly<Record<string, string | boolean | null | undefined>>;

/**
 * Sends a sign-up. A page from a cache may carry a nonce that is too old; the shop is then asked for
 * the page as it is now, and the sign-up is sent once more with the nonce in there.
 *
 * Source: platform document "forms, swatches, consent", C.4; that a refusal is none of success is a
 * deviation named in its table of differences (27).
 *
 * @returns why the shop has not taken it, in words for shoppers; `undefined` when it has
 */
export async function send(
  form: HTMLFormElement,
  fields: SignUpFields,
  signal: AbortSignal,
): Promise<string | undefined> {
  const url = readSetting(settings.signUpUrl, form);
  const post = (nonce: string): Promise<boolean> =>
    postForm(
      { url, fields: { action: ACTION, nonce, ...fields }, timeoutMs: TIMEOUT_MS, signal },
      isTaken,
    );
  try {
    const nonce = readSetting(settings.signUpNonce, form);
    if (await post(nonce)) return undefined;
    const newer = nonceIn(await fetchPage(addressToRead(), TIMEOUT_MS, signal));
    if (newer && newer !== nonce && (await post(newer))) return undefined;
    return text('signUpRefused', strings.signUpRefused);
  } catch (error) {
    return error instanceof RequestError ? error.message : '';
  }
}

/** The nonce that a page's markup prints in the platform's global. */
export function nonceIn(markup: string): string | undefined {
  const data = printedGlobal(markup, GLOBAL);
  return isRecord(data) && typeof data.nonce === 'string' && data.nonce ? data.nonce : undefined;
}

function isTaken(answer: unknown): boolean {
  if (isRecord(answer) && typeof answer.success === 'boolean') return answer.success;
  throw new RequestError('unknown_error');
}
