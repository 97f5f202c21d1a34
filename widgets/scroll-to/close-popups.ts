import { selectors } from './scroll-to.contract';

/** Closes what lies over the page, the uppermost first, and resolves when all of it is gone. */
export async function closePopups(signal: AbortSignal): Promise<void> {
  for (;;) {
    // Each dialog stands before those that were there when it opened.
    const popup = document.querySelector(selectors.popup);
    if (!popup || signal.aborted) return;
    const isGone = gone(popup, signal);
    popup.querySelector<HTMLElement>(selectors.closePopup)?.click();
    await isGone;
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
