import { $cartFreshness } from '../../shared/stores/cart';
import { readCartAnswer, type CartAnswer } from '../../shared/models/fragments';
import { raise } from '../../shared/platform/events';
import { loadChunk } from '../../shared/platform/load-chunk';
import { readSetting } from '../../shared/platform/settings';
import { settings } from './cart-fragments.contract';

export interface Refresher {
  /** Asks the server. A running request is given up: the newest one wins. */
  refresh: () => Promise<void>;
  /** Gives up a running request, because a newer cart has come by another way. */
  supersede: () => void;
}

/** Never two refreshes at a time, and never an older answer over a newer one. */
export function createRefresher(
  accept: (answer: CartAnswer) => void,
  signal: AbortSignal,
): Refresher {
  let running: AbortController | undefined;

  const supersede = (): void => {
    if (!running) return;
    running.abort();
    running = undefined;
    $cartFreshness.set('fresh');
  };
  signal.addEventListener('abort', supersede);

  return {
    supersede,
    async refresh() {
      supersede();
      const own = new AbortController();
      running = own;
      $cartFreshness.set('refreshing');
      try {
        const { refreshFragments } = await loadChunk(() => import('../../shared/net/cart-calls'));
        const timeoutMs = readSetting(settings.requestTimeoutMs);
        await refreshFragments(timeoutMs, own.signal, (answer) => {
          if (running !== own) return;
          const cart = readCartAnswer(answer);
          if (!cart) throw new Error('no cart');
          running = undefined;
          accept(cart);
          $cartFreshness.set('fresh');
        });
      } catch {
        if (running !== own) return;
        running = undefined;
        $cartFreshness.set('stale');
        raise('wc_fragments_ajax_error');
      }
    },
  };
}
