import { coveredTop, scrollPage } from '../../shared/dom/scroll/scroll-page';
import { SCROLL_OFFSET } from './notices.contract';

/** Scrolls to a notice, and leaves room above it: for the header, and never less than the shop does. */
export function scrollToNotice(notice: Element): void {
  scrollPage(
    () => notice.getBoundingClientRect().top + scrollY - Math.max(SCROLL_OFFSET, coveredTop()),
  );
}
