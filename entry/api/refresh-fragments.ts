import type { Outcome } from '../../shared/platform/intents';
import { $cartFreshness } from '../../shared/stores/cart';
import { bodyIsland } from './island-state';

const EVENT = 'wc_fragment_refresh';

/**
 * Has the basket's regions asked for anew, as `wc_fragment_refresh` does; also before the loader has run.
 *
 * @returns `done` once they stand in the page, `failed` where the shop does not answer or the island is
 *   off; nothing is told to the shopper
 */
export async function refreshFragments(): Promise<Outcome> {
  const failed: Outcome = { type: 'failed', message: '' };
  const raise = (): boolean =>
    document.body.dispatchEvent(new CustomEvent(EVENT, { bubbles: true, detail: [] }));
  await bodyIsland('cart-fragments');
  // It wakes the island, which then may show what is stored.
  raise();
  if ((await bodyIsland('cart-fragments', ['ready', 'failed', 'off'])) !== 'ready') return failed;
  if ($cartFreshness.get() !== 'refreshing') raise();
  return new Promise((resolve) => {
    const stop = $cartFreshness.subscribe((freshness) => {
      if (freshness === 'refreshing') return;
      queueMicrotask(() => stop());
      resolve(freshness === 'fresh' ? { type: 'done' } : failed);
    });
  });
}
