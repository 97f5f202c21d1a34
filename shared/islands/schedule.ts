import { savesData } from '../platform/saves-data';
import type { IslandSchedule } from './island';

/**
 * Calls `start` when the moment of the schedule has come, which may be after the end of the island: an
 * idle one waits no longer than three seconds, and one further down until it is nearly in sight.
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
      globalThis.requestIdleCallback?.(start, { timeout: 3000 }) ??
      // This browser does not tell when it is idle.
      setTimeout(start, 200)
    );
  } else if (when === 'idle' || when === 'visible') {
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && start(),
      { rootMargin: '200px' },
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
