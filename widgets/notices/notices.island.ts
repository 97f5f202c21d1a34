import { coveredTop } from '../../shared/dom/scroll/scroll-page';
import type { Mount } from '../../shared/islands/island';
import { FOCUS_DELAY_MS, selectors } from './notices.contract';
import { scrollToNotice } from './scroll-to-notice';

let pending: ReturnType<typeof setTimeout> | undefined;

/**
 * Why a behaviour: a notice that the server has printed only has to be noticed.
 *
 * The first alert of the page gets the focus and is scrolled to, at load and when an answer of the
 * server has put a new one into the page. Notices of lesser weight are never focused, and nobody is
 * disturbed who is typing, or taken out of a list that leads the focus from row to row.
 *
 * Sources: specification section 2 "Site-wide" and section 9, platform document "shop", section 12.5.
 */
export const mount: Mount = (_notice, { signal }) => showLater(signal);

function showLater(signal: AbortSignal): void {
  // Several that arrive together are one occasion.
  clearTimeout(pending);
  const own = setTimeout(() => show(signal), FOCUS_DELAY_MS);
  pending = own;
  // One that goes leaves those alone that have come after it.
  signal.addEventListener('abort', () => clearTimeout(own));
}

function show(signal: AbortSignal): void {
  const alerts = [...document.querySelectorAll<HTMLElement>(selectors.alert)].filter((alert) =>
    alert.checkVisibility(),
  );
  const first = alerts.find((alert) => !alert.closest('[inert]')) ?? alerts[0];
  const { activeElement } = document;
  if (!first || activeElement?.matches(selectors.typing)) return;
  if (activeElement?.closest(selectors.list)) return;
  // A dialog that is closing has given the focus back already.
  const dialog = first.closest('[role=dialog]');
  if (dialog && !dialog.contains(activeElement)) return;
  const closed = first.closest<HTMLElement>('[inert]');
  if (closed) return onceOpen(closed, () => showLater(signal), signal);
  const hadTabIndex = first.hasAttribute('tabindex');
  if (!hadTabIndex) {
    first.tabIndex = -1;
    signal.addEventListener('abort', () => first.removeAttribute('tabindex'));
  }
  first.focus({ preventScroll: true });
  const { top, bottom } = first.getBoundingClientRect();
  const isInSight = top >= coveredTop() && bottom <= innerHeight;
  if (!isInSight) scrollToNotice(first);
}

/** Waits until a part of the page can be used again: until the dialog over it has gone. */
function onceOpen(closed: HTMLElement, react: () => void, signal: AbortSignal): void {
  const observer = new MutationObserver(() => {
    if (closed.inert) return;
    observer.disconnect();
    react();
  });
  observer.observe(closed, { attributeFilter: ['inert'] });
  signal.addEventListener('abort', () => observer.disconnect());
}
