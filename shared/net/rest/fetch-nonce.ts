import { findNonceEndpoint } from './find-rest';

/** Milliseconds; what waits for the nonce has failed once already. */
const TIMEOUT_MS = 10_000;

/**
 * Asks the shop for a new nonce, without the request layer: forms renew theirs without a client.
 *
 * @returns `undefined` for guests, who have none, and when it cannot be had
 *
 * Source: specification section 7 "General REST behaviour".
 */
export async function fetchNonce(
  endpoint = findNonceEndpoint(),
  signal: AbortSignal | null = null,
): Promise<string | undefined> {
  try {
    const limit = AbortSignal.timeout(TIMEOUT_MS);
    const answer = await fetch(endpoint, {
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
    });
    const nonce = (await answer.text()).trim();
    return answer.ok && /^\w{2,}$/.test(nonce) ? nonce : undefined;
  } catch {
    return undefined;
  }
}
