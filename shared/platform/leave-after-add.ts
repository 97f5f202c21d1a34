import { raise } from './events';
import { navigate } from './navigate';

/** How long a button stays busy while the page is being left: the shopper may stop that. */
const LEAVING_LIMIT_MS = 30_000;

/**
 * Sends the browser on after an add. Where the page is still there after that time, the button is free
 * again, and the basket is asked for: nothing on the page has shown yet what was added.
 *
 * @returns whether the address leads anywhere
 */
export function leaveAfterAdd(button: HTMLElement, url: string): boolean {
  if (!navigate(url)) return false;
  const limit = setTimeout(() => {
    button.classList.remove('loading');
    raise('wc_fragment_refresh');
  }, LEAVING_LIMIT_MS);
  addEventListener('pagehide', () => clearTimeout(limit), { once: true });
  return true;
}
