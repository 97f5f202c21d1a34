import { scrollPaddingTop } from '../../platform/scroll-padding';
import { readSetting } from '../../platform/settings';

/** How long the page takes to scroll somewhere, in milliseconds (specification section 9). */
export const SCROLL_MS = 1000;

/** What shoppers do with the page themselves: it is theirs at once, and the browser's after Back. */
const TAKES_OVER = ['wheel', 'touchstart', 'pointerdown', 'keydown', 'popstate'];

/** Browsers round positions to what their screen can show: more than this is somebody else's, in pixels. */
const SLACK_PX = 2;

let stopLast: (() => void) | undefined;

/**
 * Scrolls the page, slowly at both ends; at once where less motion is wanted. Where the style sheet
 * asks for smooth scrolling, the browser does it in its own way. Whoever else scrolls meanwhile, be it
 * the shopper by the bar or the browser that has found something, keeps the page.
 *
 * @param where position in pixels from the start of the page; asked again at the end if it is a
 *   function, because what is loaded on the way moves things
 *
 * Source: platform document "theme", section 10.1 and section 31, row 28.
 */
export function scrollPage(where: number | (() => number), durationMs = SCROLL_MS): void {
  stopLast?.();
  const root = document.documentElement;
  const place = (): number => {
    const top = typeof where === 'number' ? where : where();
    return Math.max(0, Math.min(top, root.scrollHeight - root.clientHeight));
  };
  let to = place();
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
    return scrollTo({ top: to, behavior: 'instant' });
  }
  if (getComputedStyle(root).scrollBehavior === 'smooth') return scrollTo({ top: to });

  const stop = new AbortController();
  stopLast = () => stop.abort();
  // Captured: the key that has asked for all this is on its way up, and must not end it.
  const options = { signal: stop.signal, capture: true, passive: true };
  for (const type of TAKES_OVER) addEventListener(type, stopLast, options);
  const from = scrollY;
  let last = from;
  const begin = performance.now();
  const step = (now: number): void => {
    if (stop.signal.aborted) return;
    if (Math.abs(scrollY - last) > SLACK_PX) return stop.abort();
    const progress = Math.min(Math.max((now - begin) / durationMs, 0), 1);
    if (progress === 1) to = place();
    scrollTo({ top: from + (to - from) * easeInOutExpo(progress), behavior: 'instant' });
    last = scrollY;
    if (progress < 1) requestAnimationFrame(step);
    else stop.abort();
  };
  requestAnimationFrame(step);
}

/**
 * Pixels at the top of the window that are covered once the page is scrolled: by the header, as far as it
 * sticks, and by the admin bar.
 *
 * Source: platform document "theme", section 4.3.
 */
export const coveredTop = (): number => readSetting(scrollPaddingTop()) || adminBarHeight();

/** What is covered where no header sticks, in pixels. */
export const adminBarHeight = (): number =>
  document.querySelector<HTMLElement>('#wpadminbar')?.offsetHeight ?? 0;

/** From 0 to 1, hardly moving at either end. */
export function easeInOutExpo(progress: number): number {
  if (progress <= 0) return 0;
  if (progress >= 1) return 1;
  const half = 2 ** (-10 * Math.abs(2 * progress - 1)) / 2;
  return progress < 0.5 ? half : 1 - half;
}
