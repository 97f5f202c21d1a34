import { reloadFragments, wantedFragments } from './fragments';
import { releaseBlocks, retargetBlocks } from './variations';

/**
 * Has the server render blocks anew.
 *
 * @param ref the product or variation whose block came empty with the page; all blocks without one
 * @throws RequestError when there is no usable answer
 */
export function reload(signal: AbortSignal, ref?: string): Promise<void> {
  return reloadFragments(wantedFragments(ref), signal);
}

/** Follows the options chosen in product forms: the server knows whether those are listed. */
export async function followVariations(signal: AbortSignal): Promise<void> {
  signal.addEventListener('abort', releaseBlocks);
  if (retargetBlocks().length > 0) await reload(signal);
}
