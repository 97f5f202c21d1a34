/** Between two looks at where a pointer is, in milliseconds. */
const LOOK_MS = 20;
/** A pointer rests when it has moved less than this since the last look, in pixels. */
const REST_PX = 3;

/**
 * Calls `rest` when a mouse or a pen has come to an element and stays where it is. One that only crosses
 * it means nothing, and a finger presses.
 *
 * @returns forgets a pointer that has come
 *
 * Source: platform document "theme", sections 5.2 and 11.2.
 */
export function watchRest(element: HTMLElement, rest: () => void, signal: AbortSignal): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let now = { x: 0, y: 0 };
  const forget = (): void => clearTimeout(timer);
  const look = (before: typeof now): void => {
    forget();
    timer = setTimeout(() => {
      if (Math.hypot(now.x - before.x, now.y - before.y) < REST_PX) rest();
      else look(now);
    }, LOOK_MS);
  };
  element.addEventListener('pointermove', ({ clientX: x, clientY: y }) => (now = { x, y }), {
    signal,
  });
  element.addEventListener(
    'pointerenter',
    ({ pointerType, clientX: x, clientY: y }) => {
      now = { x, y };
      if (pointerType !== 'touch') look(now);
    },
    { signal },
  );
  element.addEventListener('pointerleave', forget, { signal });
  signal.addEventListener('abort', forget);
  return forget;
}
