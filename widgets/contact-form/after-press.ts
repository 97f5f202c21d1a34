/** A tap is over for pointers when a browser makes a press of a mouse of it, which leaves the field. */
const TYPES = [
  'pointerdown',
  'pointermove',
  'pointerup',
  'pointercancel',
  'mousedown',
  'mouseup',
  'keydown',
];

/**
 * Puts off what moves the page while a pointer is down. A field that is left by pressing a button
 * changes on the way down; an error that comes or goes then would move the button away before the
 * way up, and the press would be lost.
 *
 * @returns runs something now, or right after the press that is under way
 */
export function watchPresses(signal: AbortSignal): (run: () => void) => void {
  let isPressing = false;
  let waiting: Array<() => void> = [];
  const follow = (event: Event): void => {
    // A list that opens takes the end of the press with it.
    const isList = event.target instanceof HTMLSelectElement;
    const isDown = event.type === 'mousedown' || ((event as PointerEvent).buttons ?? 0) > 0;
    isPressing = isDown && !isList;
    if (isPressing || waiting.length === 0) return;
    const ready = waiting;
    waiting = [];
    // The click comes first.
    setTimeout(() => {
      for (const run of ready) run();
    });
  };
  for (const type of TYPES) {
    document.addEventListener(type, follow, { signal, capture: true, passive: true });
  }
  return (run) => {
    if (isPressing) waiting.push(run);
    else run();
  };
}
