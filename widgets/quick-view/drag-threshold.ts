import { DRAG_THRESHOLD_PX } from './quick-view.contract';

/** What a finger or a mouse does while it is down, and what ends it. */
const MOVES = ['mousemove', 'touchmove'] as const;
const ENDS = ['mouseup', 'touchend', 'touchcancel'] as const;

/**
 * Keeps moves that are too short for a drag from the carousel: the library follows from the first
 * pixel on and takes a short, quick move for a swipe; its own threshold is only about clicks.
 *
 * @param press begins the move
 * @param signal ends it as well
 */
export function holdShortMoves(press: MouseEvent | TouchEvent, signal: AbortSignal): void {
  const start = placeOf(press);
  const over = new AbortController();
  // Before anybody else hears of it; a drag that has begun is not held again.
  const options = { capture: true, passive: true, signal: AbortSignal.any([over.signal, signal]) };
  const hold = (event: MouseEvent | TouchEvent): void => {
    if (Math.abs(placeOf(event) - start) > DRAG_THRESHOLD_PX) over.abort();
    else event.stopPropagation();
  };
  for (const type of MOVES) addEventListener(type, hold, options);
  for (const type of ENDS) addEventListener(type, () => over.abort(), options);
}

/** Where it is on the axis on which the pictures move, in CSS pixels. */
function placeOf(event: MouseEvent | TouchEvent): number {
  return 'touches' in event ? (event.touches[0]?.clientX ?? 0) : event.clientX;
}
