import { coveredTop } from '../../shared/dom/scroll/scroll-page';
import type { Mount } from '../../shared/islands/island';
import { FOCUS_DELAY_MS, selectors } from './notices.contract';
import { scrollToNotice } from './scroll-to-notice';

/** The alerts of the page: what is shown of them is one occasion, which ends with the last of them. */
const alerts = new Map<Element, AbortSignal>();
let timer: ReturnType<typeof setTimeout> | undefined;
let observer: MutationObserver | undefined;

/**
 * Why a behaviour: a notice that the server has printed only has to be noticed.
 *
 * The first alert of the page gets the focus and is scrolled to, at load and when an answer of the
 * server has put a new one into the page. Notices of lesser weight are never focused, and nobody is
 * disturbed who is typing, or taken out of a list that leads the focus from row to row.
 *
 * Sources: specification section 2 "Site-wide" and section 9, platform document "shop", section 12.5.
 */
export const mount: Mount = (notice, { signal }) => {
  alerts.set(notice, signal);
  showLater();
  signal.addEventListener('abort', () => {
    alerts.delete(notice);
    if (alerts.size > 0) return;
    clearTimeout(timer);
    observer?.disconnect();
  });
};

/** Half a second after the last one has come. */
function showLater(): void {
  clearTimeout(timer);
  timer = setTimeout(show, FOCUS_DELAY_MS);
}

function show(): void {
  const visible = [...document.querySelectorAll<HTMLElement>(selectors.alert)].filter((alert) =>
    alert.checkVisibility(),
  );
  const first = visible.find((alert) => !alert.closest('[inert]')) ?? visible[0];
  const { activeElement } = document;
  if (!first || activeElement?.matches(selectors.typing)) return;
  if (activeElement?.closest(selectors.list)) return;
  // A dialog that is closing has given the focus back already.
  const dialog = first.closest('[role=dialog]');
  if (dialog && !dialog.contains(activeElement)) return;
  const closed = first.closest<HTMLElement>('[inert]');
  if (closed) return showOnceOpen(closed);
  if (!first.hasAttribute('tabindex')) {
    first.tabIndex = -1;
    alerts.get(first)?.addEventListener('abort', () => first.removeAttribute('tabindex'));
  }
  first.focus({ preventScroll: true });
  const { top, bottom } = first.getBoundingClientRect();
  const isInSight = top >= coveredTop() && bottom <= innerHeight;
  if (!isInSight) scrollToNotice(first);
}

/** Waits until a part of the page can be used again: until the dialog over it has gone. */
function showOnceOpen(closed: HTMLElement): void {
  observer?.disconnect();
  observer = new MutationObserver(() => {
    if (closed.inert) return;
    observer?.disconnect();
    showLater();
  });
  observer.observe(closed, { attributeFilter: ['inert'] });
}
