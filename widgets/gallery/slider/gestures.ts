/** Where a finger or the mouse is, as the library hands it over. */
type Pointer = PointerEvent | Touch;

/**
 * What the theme's slider library tells of fingers and mouse, in its order and with its arguments
 * (platform document "theme", section 23.1). The moves themselves are somebody else's.
 */
export type TellGesture = (
  name:
    'pointerDown' | 'pointerMove' | 'dragStart' | 'dragMove' | 'dragEnd' | 'pointerUp' | 'click',
  event: Event,
  pointer: Pointer,
  moved?: { x: number; y: number },
) => void;

/**
 * Follows fingers by their touches, because the browser takes a finger's pointer away as soon as it
 * scrolls, and everything else by its pointer.
 */
export function watchGestures(
  viewport: HTMLElement,
  thresholdPx: number,
  tell: TellGesture,
  signal: AbortSignal,
): void {
  const until = { signal, passive: true };
  let start: Pointer | undefined;
  let isDragging = false;

  const onStart = (event: Event, pointer: Pointer): void => {
    start = pointer;
    isDragging = false;
    tell('pointerDown', event, pointer);
  };
  const onMove = (event: Event, pointer: Pointer): void => {
    if (!start) return;
    const moved = { x: pointer.pageX - start.pageX, y: pointer.pageY - start.pageY };
    tell('pointerMove', event, pointer, moved);
    if (!isDragging && Math.abs(moved.x) > thresholdPx) {
      isDragging = true;
      tell('dragStart', event, pointer);
    }
    if (isDragging) tell('dragMove', event, pointer, moved);
  };
  const onEnd = (event: Event, pointer: Pointer, isClick: boolean): void => {
    if (!start) return;
    start = undefined;
    tell('pointerUp', event, pointer);
    if (isDragging) tell('dragEnd', event, pointer);
    else if (isClick) tell('click', event, pointer);
  };

  const onPointer = (run: (event: PointerEvent) => void) => (event: PointerEvent) => {
    if (event.pointerType !== 'touch' && event.isPrimary) run(event);
  };
  const down = onPointer((event) => event.button === 0 && onStart(event, event));
  viewport.addEventListener('pointerdown', down, until);
  addEventListener(
    'pointermove',
    onPointer((event) => onMove(event, event)),
    until,
  );
  for (const type of ['pointerup', 'pointercancel'] as const) {
    addEventListener(
      type,
      onPointer((event) => onEnd(event, event, type === 'pointerup')),
      until,
    );
  }
  const onTouch = (run: (event: TouchEvent, touch: Touch) => void) => (event: TouchEvent) => {
    const [touch] = event.changedTouches;
    if (touch) run(event, touch);
  };
  viewport.addEventListener('touchstart', onTouch(onStart), until);
  viewport.addEventListener('touchmove', onTouch(onMove), until);
  for (const type of ['touchend', 'touchcancel'] as const) {
    viewport.addEventListener(
      type,
      onTouch((event, touch) => onEnd(event, touch, type === 'touchend')),
      until,
    );
  }
}
