import { coveredTop, scrollPage } from './scroll-page';

/** Milliseconds until the page scrolls to what an address or a link has opened. */
const SCROLL_AFTER_MS = 500;

/**
 * Scrolls the page until a part of it stands at the top of the window, below what covers that: the
 * header once it is stuck, and the part's own `scroll-margin`.
 *
 * Source: platform document "theme", section 10.1.
 */
export function scrollToPart(part: Element): void {
  const margin = Number.parseFloat(getComputedStyle(part).scrollMarginTop) || 0;
  scrollPage(() => topOf(part) + scrollY - coveredTop() - margin);
}

/** Whether a part begins above the window, or under the header. */
export function isCovered(part: Element): boolean {
  return topOf(part) < coveredTop();
}

/** Scrolls once a panel has had time to open, unless the shopper has gone on meanwhile. */
export function createScroll(signal: AbortSignal): (part: Element) => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = (): void => clearTimeout(timer);
  for (const type of ['wheel', 'touchstart', 'keydown']) {
    addEventListener(type, stop, { signal, passive: true });
  }
  signal.addEventListener('abort', stop);
  return (part) => {
    stop();
    timer = setTimeout(() => scrollToPart(part), SCROLL_AFTER_MS);
  };
}

const topOf = (part: Element): number => part.getBoundingClientRect().top;
