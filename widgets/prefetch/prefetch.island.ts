import { FetchedPages } from '../../shared/dom/html/fetched-pages';
import type { Mount } from '../../shared/islands/island';
import { isOwnCartEvent } from '../../shared/platform/cart-events';
import { listen } from '../../shared/platform/events';
import type { AddIntent, IntentDetail } from '../../shared/platform/intents';
import { isFetchedAhead } from '../../shared/platform/fetch-ahead';
import { savesData } from '../../shared/platform/saves-data';
import { followsRules } from '../../shared/platform/speculation-rules';
import { INTENT_MS, selectors } from './prefetch.contract';
import { isSpeculatedOn } from './speculation.model';

/**
 * Why a behaviour: it only has the browser fetch the page that the shopper is about to open.
 *
 * Sources: specification section 2 "Product listing".
 */
export const mount: Mount = (body, { signal }) => {
  const pages = new FetchedPages(signal);
  /** Adds under way, or that this page is being left for: another page would take their notices away. */
  const adds = new Set<object>();
  const onAdd = (event: Event): void => {
    const { detail } = event as CustomEvent<IntentDetail<AddIntent>>;
    adds.add(detail);
    void detail.outcome.then(({ type }) => {
      if (type === 'refused' || type === 'failed') adds.delete(detail);
    });
  };
  const others = {};
  const end = (): void => adds.clear();
  // Other scripts add as well, and say so when it is done.
  listen('adding_to_cart', () => void (isOwnCartEvent() || adds.add(others)), signal);
  body.addEventListener('storefront-islands:add', onAdd, { signal });
  // A shop that stays on the page shows the notice there.
  listen('added_to_cart', end, signal);
  addEventListener('pageshow', end, { signal });
  /** Pointer and focus are where they are each by itself: what one leaves, the other may stay at. */
  const timers = new Map<string, ReturnType<typeof setTimeout>>();

  const linkAt = (target: unknown): HTMLAnchorElement | undefined => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>(selectors.link);
    if (!link || savesData() || link.matches(selectors.never)) return undefined;
    return isFetchedAhead(link.href) ? link : undefined;
  };
  const prefetch = (link: HTMLAnchorElement): void => {
    if (adds.size === 0 && !isLeftToBrowser(link)) pages.bring(link.href);
  };
  const onNear = ({ target, type }: { readonly target: unknown; readonly type: string }): void => {
    clearTimeout(timers.get(type));
    const link = linkAt(target);
    if (link) timers.set(type, setTimeout(prefetch, INTENT_MS, link));
  };
  const onTouch = ({ target }: Event): void => {
    const link = linkAt(target);
    if (link) prefetch(link);
  };

  const waitNoMore = (): void => {
    for (const timer of timers.values()) clearTimeout(timer);
  };

  body.addEventListener('pointerover', onNear, { signal });
  body.addEventListener('focusin', onNear, { signal });
  body.addEventListener('touchstart', onTouch, { signal, passive: true });
  // What is being opened is asked for by that.
  body.addEventListener('click', waitNoMore, { signal, capture: true });
  signal.addEventListener('abort', waitNoMore);
  // Where the shopper is already: that is what woke this code.
  const hovered = [...body.querySelectorAll(':hover')].at(-1);
  onNear({ target: hovered ?? document.activeElement, type: 'pointerover' });
};

/** Whether the page's own rules have the browser do it, and this browser follows them. */
function isLeftToBrowser(link: HTMLAnchorElement): boolean {
  if (!followsRules()) return false;
  const rules = [...document.querySelectorAll(selectors.rules)];
  return isSpeculatedOn(
    link,
    rules.map(({ textContent }) => textContent),
  );
}
