/** Nothing has moved for so long that the row is at rest, in milliseconds. */
const REST_MS = 150;

/**
 * Calls `listener` each time that a row has come to rest after a scroll: when the browser says so, or
 * after a pause. Not every browser says it, and none of every scroll. A finger that holds the row is no rest.
 */
export function onRest(row: HTMLElement, listener: () => void, signal: AbortSignal): void {
  const until = { signal, passive: true };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isHeld = false;
  let hasMoved = false;
  const rest = (): void => {
    clearTimeout(timer);
    if (!hasMoved || isHeld) return;
    hasMoved = false;
    listener();
  };
  const wait = (): void => {
    clearTimeout(timer);
    timer = setTimeout(rest, REST_MS);
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
  signal.addEventListener('abort', () => clearTimeout(timer));
}
