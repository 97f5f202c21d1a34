/** Nothing has moved for so long that the row is at rest, in milliseconds. */
const REST_MS = 150;

/**
 * Calls `listener` each time that a row has come to rest after a scroll: when the browser says so, or
 * after a pause. Not every browser says it, and none of every scroll. A finger that holds the row is no rest,
 * nor is a page that was too busy to hear how far the row has come: the next frame tells it.
 */
export function onRest(row: HTMLElement, listener: () => void, signal: AbortSignal): void {
  const until = { signal, passive: true };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let frame = 0;
  let isHeld = false;
  let hasMoved = false;
  const forget = (): void => {
    clearTimeout(timer);
    cancelAnimationFrame(frame);
  };
  const rest = (): void => {
    forget();
    if (!hasMoved || isHeld) return;
    hasMoved = false;
    listener();
  };
  const wait = (): void => {
    forget();
    timer = setTimeout(() => (frame = requestAnimationFrame(rest)), REST_MS);
  };
  row.addEventListener(
    'scroll',
    () => {
      hasMoved = true;
      wait();
    },
    until,
  );
  row.addEventListener('scrollend', rest, until);
  for (const type of ['touchstart', 'touchend', 'touchcancel']) {
    row.addEventListener(
      type,
      () => {
        isHeld = type === 'touchstart';
        wait();
      },
      until,
    );
  }
  signal.addEventListener('abort', forget);
}
