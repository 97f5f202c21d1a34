import { fetchNonce } from '../../shared/net/rest/fetch-nonce';
import { RequestError } from '../../shared/net/request-error';
import { postForm } from '../../shared/net/shop-request';
import { platformName } from '../../shared/platform/names';
import { isRecord } from '../../shared/platform/page-settings';
import { readSetting } from '../../shared/platform/settings';
import { settings, TIMEOUT_MS } from './coming-soon.contract';

/**
 * Saves with the user's account that the coming-soon banner was dismissed. A nonce that is too old is
 * renewed once.
 *
 * Sources: specification section 7 "Account and banners", platform document "shop", 12.6.
 *
 * @param link carries address and nonce
 * @returns why it may not have been saved, in words for people; `undefined` when it was
 */
export async function saveDismissal(
  link: HTMLElement,
  signal: AbortSignal,
): Promise<string | undefined> {
  const url = readSetting(settings.restUrl, link);
  const nonce = readSetting(settings.restNonce, link);
  const fields = {
    [`${platformName('shopPlugin')}_meta`]: { coming_soon_banner_dismissed: 'yes' },
  };
  const post = (withNonce: string | undefined): Promise<void> => {
    if (!url) throw new RequestError('unknown_error');
    const headers = withNonce ? { 'x-wp-nonce': withNonce } : {};
    return postForm({ url, fields, headers, timeoutMs: TIMEOUT_MS, signal }, checkSaved);
  };
  try {
    await post(nonce).catch(async (error: unknown) => {
      const fresh = isRefusal(error) && nonce ? await renew(signal) : undefined;
      if (!fresh) throw error;
      return post(fresh);
    });
    return undefined;
  } catch (error) {
    return error instanceof RequestError ? error.message : '';
  }
}

const isRefusal = (error: unknown): boolean =>
  error instanceof RequestError && error.status === 403;

const renew = (signal: AbortSignal): Promise<string | undefined> =>
  fetchNonce(undefined, AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]));

/** The user, or nothing at all (204). */
function checkSaved(answer: unknown): void {
  if (answer !== undefined && !isRecord(answer)) throw new RequestError('unknown_error');
}
