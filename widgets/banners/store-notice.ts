import { onCookieNews } from '../../shared/platform/cookie-news';
import { NOTICE } from './banners.contract';
import { isKept } from './kept-cookie';

/** Value of the cookie of a notice that was dismissed. */
export const HIDDEN = 'hidden';

/** The way from the foot of the window to above the notice, as a value of `translate`. */
const ABOVE = '--storefront-islands-above-notice';

/**
 * Name of the cookie that keeps the store notices away. The first notice of the page gives its id, the
 * digest of its text: a notice whose text has changed is another one.
 *
 * Source: platform document "shop", 12.2.
 */
export function noticeCookie(): string {
  return `store_notice${document.querySelector<HTMLElement>(NOTICE)?.dataset.noticeId ?? ''}`;
}

/**
 * Shows a notice that was not dismissed; the platform prints all of them hidden, because a page may
 * come from a cache. One that is dismissed in another tab, or on a later page, goes as well.
 */
export function showNotice(notice: HTMLElement, signal: AbortSignal): void {
  const { style } = notice;
  // The head's line has a rule that shows it.
  const hide = (): void => style.setProperty('display', 'none', 'important');
  const look = (): void => {
    if (isKept(noticeCookie(), HIDDEN)) hide();
  };
  style.display = 'block';
  look();
  standAbove(notice, signal);
  onCookieNews(look, signal);
  // What cannot be dismissed is not shown: without the bundle it is not, either.
  signal.addEventListener('abort', hide);
}

/** What else sticks to the foot of the window stands above a notice that does (`banners.css`). */
function standAbove(notice: HTMLElement, signal: AbortSignal): void {
  const { style } = document.documentElement;
  // Told of its going as of any other size.
  const observer = new ResizeObserver(() => {
    const { position, bottom } = getComputedStyle(notice);
    if (position === 'fixed' && bottom === '0px')
      style.setProperty(ABOVE, `0 ${-notice.offsetHeight}px`);
  });
  observer.observe(notice);
  signal.addEventListener('abort', () => {
    observer.disconnect();
    style.removeProperty(ABOVE);
  });
}
