import { useEffect, useRef } from 'react';

/**
 * Calls `onExpire` after `delayMs`; the clock stands still while the pointer is over an element that
 * `selector` matches, or keyboard focus is in one (WCAG 2.2.1). `undefined` means that no time runs.
 *
 * A selector, because the same thing may be shown in several places of the page: it must not end in
 * one of them while it is used in another.
 */
export function useExpiry(
  selector: string,
  delayMs: number | undefined,
  onExpire: () => void,
): void {
  const expire = useRef(onExpire);
  useEffect(() => {
    expire.current = onExpire;
  });

  useEffect(() => {
    if (delayMs === undefined) return undefined;
    const listeners = new AbortController();
    let leftMs = delayMs;
    let startedAt = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;

    const pause = (): void => {
      if (timer === undefined) return;
      clearTimeout(timer);
      timer = undefined;
      leftMs -= performance.now() - startedAt;
    };
    const run = (): void => {
      pause();
      if (listeners.signal.aborted || isInUse(selector)) return;
      startedAt = performance.now();
      timer = setTimeout(() => expire.current(), Math.max(0, leftMs));
    };
    for (const type of ['mouseover', 'mouseout', 'focusin', 'focusout', 'keydown']) {
      // Where the pointer and the focus are is known once the event is over; in Firefox only that of a mouse.
      document.addEventListener(type, () => queueMicrotask(run), { signal: listeners.signal });
    }
    run();
    return () => {
      pause();
      listeners.abort();
    };
  }, [selector, delayMs]);
}

function isInUse(selector: string): boolean {
  return [...document.querySelectorAll(selector)].some(
    (element) => element.matches(':hover') || element.querySelector(':focus-visible'),
  );
}
