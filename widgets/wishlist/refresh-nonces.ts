import { fetchPage, printedGlobal } from '../../shared/net/fetch-page';
import { addressToRead } from '../../shared/platform/acting-address';
import { isRecord } from '../../shared/platform/page-settings';
import { GLOBAL } from './wishlist.settings';

const TIMEOUT_MS = 30_000;

/**
 * Takes new nonces from a fresh copy of this page, where a cache has kept it for longer than they
 * live. Other scripts find them in the plugin's global, too.
 *
 * @returns whether there are new ones
 * @throws RequestError when there is no fresh copy
 */
export async function refreshNonces(): Promise<boolean> {
  const page = await fetchPage(addressToRead(), TIMEOUT_MS, new AbortController().signal);
  const now = (globalThis as unknown as Record<string, unknown>)[GLOBAL];
  const fresh = printedGlobal(page, GLOBAL);
  if (!isRecord(fresh) || !isRecord(fresh.nonce) || !isRecord(now)) return false;
  now.nonce = fresh.nonce;
  return true;
}
