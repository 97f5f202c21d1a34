import type { IslandSchedule } from './island';

/** An idle island waits no longer than this, in milliseconds. */
const IDLE_TIMEOUT_MS = 3000;
/** Delay in browsers that do not tell when they are idle, in milliseconds. */
const IDLE_FALLBACK_MS = 200;
/** How far below the viewport an island counts as visible. */
const VISIBLE_MARGIN = '200px';

/**
 * Calls `start` when the moment of the schedule has come. `interaction` has none of its own.
 * `parts` are what may come into sight.
 */
export function schedule(
  when: IslandSchedule,
  parts: readonly Element[],
  start: () => void,
  signal: AbortSignal,
): void {
  switch (when) {
    case 'now':
      start();
      break;
    case 'idle': {
      if (savesData()) return schedule('visible', parts, start, signal);
      const run = (): void => void (signal.aborted || start());
      if ('requestIdleCallback' in globalThis)
        requestIdleCallback(run, { timeout: IDLE_TIMEOUT_MS });
      else setTimeout(run, IDLE_FALLBACK_MS);
      break;
    }
    case 'visible': {
      const observer = new IntersectionObserver(
        (entries) => void (entries.some((entry) => entry.isIntersecting) && start()),
        { rootMargin: VISIBLE_MARGIN },
      );
      for (const part of parts) observer.observe(part);
      signal.addEventListener('abort', () => observer.disconnect());
      break;
    }
    case 'interaction':
      break;
    default:
      when satisfies never;
  }
}

/** Shoppers who save data get nothing loaded ahead of need. */
function savesData(): boolean {
  return Boolean((navigator as { connection?: { saveData?: boolean } }).connection?.saveData);
}

/** Resolves when the page is shown: a prerendered page does nothing until then. */
export function whenShown(): Promise<void> {
  return new Promise((resolve) => {
    if (!(document as { prerendering?: boolean }).prerendering) resolve();
    else document.addEventListener('prerenderingchange', () => resolve(), { once: true });
  });
}
