import { useEffect, useRef, type RefObject } from 'react';

/**
 * Calls `onExpire` after `delayMs`; the clock stands still while the pointer is over the element or
 * keyboard focus is in it (WCAG 2.2.1). `undefined` means that no time is running.
 */
export function useExpiry(
  element: RefObject<HTMLElement | null>,
  delayMs: number | undefined,
  onExpire: () => void,
): void {
  const expire = useRef(onExpire);
  useEffect(() => {
    expire.current = onExpire;
  });

  useEffect(() => {
    const target = element.current;
    if (delayMs === undefined || !target) return undefined;
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
      if (target.matches(':hover') || target.querySelector(':focus-visible')) return;
      startedAt = performance.now();
      timer = setTimeout(() => expire.current(), leftMs);
    };
    for (const type of ['pointerenter', 'pointerleave', 'focusin', 'focusout', 'keydown']) {
      // Where the pointer and the focus are is known once the event is over.
      target.addEventListener(type, () => queueMicrotask(run), { signal: listeners.signal });
    }
    run();
    return () => {
      pause();
      listeners.abort();
    };
  }, [element, delayMs]);
}
