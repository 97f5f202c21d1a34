import { liveRegion } from '../../shared/dom/announcer';
import { readCookie } from '../../shared/dom/cookies';
import { loadHtmlGate } from '../../shared/dom/html/html';
import { keepPlacesFromNowOn, replaceRegion } from '../../shared/dom/regions/regions';
import type { Mount } from '../../shared/islands/island';
import {
  FRAGMENT_LIFETIME_MS,
  readCartAnswer,
  type CartAnswer,
  usableCopy,
} from '../../shared/models/fragments';
import { BLOCK_ADDED, isOwnCartEvent } from '../../shared/platform/cart-events';
import { hookJQueries, listen, raise } from '../../shared/platform/events';
import { loadChunk } from '../../shared/platform/load-chunk';
import { readSetting } from '../../shared/platform/settings';
import { $cartHash, $fragments } from '../../shared/stores/cart';
import { announceSuccess, showAdded } from './added-reaction';
import { cookies, selectors, settings } from './cart-fragments.contract';
import { openCartStorage } from './cart-storage';
import { createRefresher } from './refresher';

/**
 * Why a behaviour: it keeps the page's cart regions in step with the cart before anybody looks.
 *
 * Sources: specification section 4 "Cart fragments", platform document "shop", sections 4.3 and 6.
 */
export const mount: Mount = async (_body, { signal }) => {
  // It runs where there is a basket to show, or somebody for whom the server is asked.
  await loadHtmlGate();
  const storage = openCartStorage();
  const stored = storage?.read();
  let expiry: ReturnType<typeof setTimeout> | undefined;
  /** What has been shown, here or on the page before: its scripts have run. */
  const shown: Record<string, string> = { ...stored?.fragments };

  /** Something is being added: an answer from before would hide the widgets again. */
  let isAwaited = false;

  const show = ({ fragments, hash }: CartAnswer, isChange = false): void => {
    $fragments.set(fragments);
    $cartHash.set(hash);
    const scriptRegions = readSetting(settings.scriptRegions);
    for (const [selector, html] of Object.entries(fragments)) {
      const arrived = replaceRegion(selector, html);
      // Scripts report events: one that comes again with the same cart is not counted again.
      const isNew = isChange || html !== shown[selector];
      if (arrived[0]) shown[selector] = html;
      if (isNew && scriptRegions.includes(selector) && html.includes('<script')) {
        void runScripts(html, arrived);
      }
    }
    if (!isAwaited) showWidgets();
  };

  const accept = (answer: CartAnswer): void => {
    show(answer);
    storage?.write(answer, true);
    raise('wc_fragments_refreshed');
    expireIn(FRAGMENT_LIFETIME_MS);
  };
  const refresher = createRefresher(accept, signal);
  const refresh = (): void => {
    // Asked for after an add that has failed, too.
    isAwaited = false;
    void refresher.refresh();
  };

  const expireIn = (delayMs: number | undefined): void => {
    clearTimeout(expiry);
    if (delayMs !== undefined) expiry = setTimeout(refresh, delayMs);
  };

  /** What came with an add or a remove by `control`: ours, or raised by another script. */
  const take = (fragments: unknown, hash: unknown, control: unknown): void => {
    if (!fragments) return;
    const answer = readCartAnswer({ fragments, cart_hash: hash });
    if (answer) {
      refresher.supersede();
      isAwaited = false;
      storage?.write(answer, false);
      show(answer, true);
      raise('wc_fragments_loaded');
      // Some sites print no markup with an answer: then the server is asked what has come of it.
    } else refresh();
    announceSuccess(control);
  };

  const on = (name: string, react: (...args: unknown[]) => void): void =>
    listen(name, react, signal);
  on('adding_to_cart', () => {
    isAwaited = true;
    // Over the style sheet too, which hides a widget that is not filled yet.
    if (!readCookie(cookies.itemsInCart())) showWidgets('revert');
  });
  on('added_to_cart', (fragments, hash, button) => {
    if (button instanceof HTMLElement) showAdded(button, fragments);
    take(fragments, hash, button);
  });
  on('removed_from_cart', take);
  on('wc_fragment_refresh', refresh);
  on('updated_wc_div', refresh);
  on(BLOCK_ADDED, () => isOwnCartEvent() || refresh());

  addEventListener('storage', (event) => storage?.isForeignChange(event) && refresh(), { signal });
  addEventListener('pageshow', ({ persisted }) => persisted && raise('wc_fragment_refresh'), {
    signal,
  });
  // jQuery may arrive after us: with the page, or much later by a script that others insert.
  addEventListener('DOMContentLoaded', hookJQueries, { signal });
  document.addEventListener('load', hookJQueries, { capture: true, signal });
  signal.addEventListener('abort', () => clearTimeout(expiry));

  keepPlacesFromNowOn(signal);
  liveRegion();
  showWidgets();
  if (!readSetting(settings.cartHashKey)) return;
  const copy = stored && usableCopy(stored, readCookie(cookies.hash()) ?? '', Date.now());
  if (!copy) return refresh();
  show({ fragments: copy.fragments, hash: stored.hash });
  expireIn(copy.expiresInMs);
  raise('wc_fragments_loaded');
};

/** Runs a fragment's scripts once, however many places it has on the page, as jQuery would. */
async function runScripts(html: string, [region]: Element[]): Promise<void> {
  if (!region) return;
  try {
    (await loadChunk(() => import('./run-scripts'))).runScripts(html, region);
  } catch {
    // An ad pixel's event is lost; the basket has nothing to do with it.
  }
}

/** Cart widgets that ask for it are hidden while the cart is empty (platform document "shop", 5.3). */
function showWidgets(display = readCookie(cookies.itemsInCart()) ? '' : 'none'): void {
  for (const marker of document.querySelectorAll(selectors.hideIfEmpty)) {
    const widget = marker.closest<HTMLElement>(selectors.widget);
    if (widget) widget.style.display = display;
  }
}
