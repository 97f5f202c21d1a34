import { savesData } from '../platform/saves-data';
import type { IslandSchedule } from './island';

/** An idle island waits no longer than this, in milliseconds. */
const IDLE_TIMEOUT_MS = 3000;
/** Delay in browsers that do not tell when they are idle, in milliseconds. */
const IDLE_FALLBACK_MS = 200;
/** How far below the viewport an island counts as visible. */
const VISIBLE_MARGIN = '200px';

/**
 * Calls `start` when the moment of the schedule has come, which may be after the end of the island.
 * `interaction` has none of its own.
 * `parts` are what may come into sight.
 */
export function schedule(
  when: IslandSchedule | undefined,
  parts: readonly Element[],
  start: () => void,
  signal: AbortSignal,
): void {
  if (when === 'idle' && !savesData()) {
    void (
      globalThis.requestIdleCallback?.(start, { timeout: IDLE_TIMEOUT_MS }) ??
      setTimeout(start, IDLE_FALLBACK_MS)
    );
  } else if (when === 'idle' || when === 'visible') {
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && start(),
      { rootMargin: VISIBLE_MARGIN },
    );
    for (const part of parts) observer.observe(part);
    signal.addEventListener('abort', () => observer.disconnect());
  } else if (when === 'now') start();
}

/** Calls `run` when the page is shown: a prerendered page does nothing until then. */
export function whenShown(run: () => void): void {
  if ((document as { prerendering?: boolean }).prerendering) {
    document.addEventListener('prerenderingchange', run, { once: true });
  } else run();
}
