import { readSetting } from '../../shared/platform/settings';
import { reloadFragments, wantedFragments } from './fragments';
import { releaseBlocks, retargetBlocks } from './variations';
import { settings } from './wishlist.settings';

/**
 * Has the server render blocks anew.
 *
 * @param ref the product or variation whose block came empty with the page; all blocks without one
 * @throws RequestError when there is no usable answer
 */
export function reload(signal: AbortSignal, ref?: string): Promise<void> {
  return reloadFragments(wantedFragments(ref), signal);
}

/**
 * Follows the options chosen in product forms: the server knows whether those are listed, and is asked
 * unless the shop has switched that off (platform document "forms-swatches-consent", E.5).
 */
export async function followVariations(signal: AbortSignal): Promise<void> {
  signal.addEventListener('abort', releaseBlocks);
  if (retargetBlocks().length > 0 && readSetting(settings.reloadsForVariation))
    await reload(signal);
}
