import { selectors } from './scroll-to.contract';

/** Longer than any popup takes to fade away. */
const GONE_WITHIN_MS = 1000;

/**
 * Closes what lies over the page, the uppermost first, and resolves when all of it is gone, or one stays:
 * another script's may have no button, or not want to go.
 */
export async function closePopups(signal: AbortSignal): Promise<void> {
  for (;;) {
    // Each dialog stands before those that were there when it opened.
    const popup = document.querySelector(selectors.popup);
    if (!popup || signal.aborted) return;
    const close = popup.querySelector<HTMLElement>(selectors.closePopup);
    if (!close) return;
    const isGone = gone(popup, AbortSignal.any([signal, AbortSignal.timeout(GONE_WITHIN_MS)]));
    close.click();
    await isGone;
    if (popup.isConnected) return;
  }
}

function gone(popup: Element, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (!popup.isConnected) end();
    });
    const end = (): void => {
      observer.disconnect();
      resolve();
    };
    observer.observe(document.body, { childList: true, subtree: true });
    signal.addEventListener('abort', end);
  });
}
