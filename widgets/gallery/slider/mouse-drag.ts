import { trackPointer } from '../../../shared/dom/slides/track-pointer';
import { dragTarget } from './slider.model';
import { DRAGGED_CLASS, type Slider } from './slider';

/** Where a browser does not tell that scrolling has ended. */
const REST_FALLBACK_MS = 700;

/**
 * Drags slides with the mouse. Fingers scroll by themselves, except where slides lie on top of each
 * other and nothing scrolls. What was a drag is no click: it opens no lightbox.
 *
 * @param thresholdPx a shorter move is a click, in CSS pixels
 */
export function addMouseDrag(slider: Slider, thresholdPx: number, signal: AbortSignal): void {
  const { viewport } = slider;
  viewport.addEventListener('dragstart', (event) => event.preventDefault(), { signal });
  signal.addEventListener('abort', () => viewport.style.removeProperty('scroll-snap-type'));
  viewport.addEventListener(
    'pointerdown',
    (event) => {
      const isOurs = event.pointerType === 'mouse' || slider.isFade;
      if (isOurs && event.isPrimary && event.button === 0)
        follow(slider, event, thresholdPx, signal);
    },
    { signal },
  );
}

function follow(
  slider: Slider,
  start: PointerEvent,
  thresholdPx: number,
  signal: AbortSignal,
): void {
  const { viewport } = slider;
  const scrollStart = viewport.scrollLeft;
  const indexStart = slider.index;
  const isRtl = getComputedStyle(viewport).direction === 'rtl';
  const ended = new AbortController();
  const until = { signal: AbortSignal.any([ended.signal, signal]) };
  const track = trackPointer(start);
  let isDragging = false;

  const onMove = (event: PointerEvent): void => {
    track.follow(event);
    const moved = track.moved();
    if (!isDragging && Math.abs(moved) > thresholdPx) {
      isDragging = true;
      viewport.style.scrollSnapType = 'none';
      viewport.classList.add(DRAGGED_CLASS);
    }
    if (isDragging) viewport.scrollLeft = scrollStart - moved;
  };
  const onEnd = ({ type, timeStamp }: PointerEvent): void => {
    ended.abort();
    if (!isDragging) return;
    viewport.classList.remove(DRAGGED_CLASS);
    swallowClick(viewport);
    // The browser has made something else of it, as with a second finger: nothing is turned.
    const isTurned = type === 'pointerup';
    const towardsNext = isTurned ? track.moved() * (isRtl ? 1 : -1) : 0;
    const drag = { moved: towardsNext, isGoing: track.isGoing(timeStamp) };
    slider.select(dragTarget(indexStart, drag, viewport.clientWidth, slider.slides.length));
    snapAgainAtRest(viewport);
  };
  addEventListener('pointermove', onMove, until);
  addEventListener('pointerup', onEnd, until);
  addEventListener('pointercancel', onEnd, until);
}

/** The browser sends the click right after the drag has ended. */
function swallowClick(viewport: HTMLElement): void {
  const done = new AbortController();
  addEventListener(
    'click',
    (event) => {
      if (!viewport.contains(event.target as Node)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    { capture: true, signal: done.signal },
  );
  setTimeout(() => done.abort());
}

/** Snap points that come back on the way would make the slide jump. */
function snapAgainAtRest(viewport: HTMLElement): void {
  const snap = (): void => {
    // The next drag has begun already: it ends with this as well.
    if (viewport.classList.contains(DRAGGED_CLASS)) return;
    clearTimeout(timer);
    viewport.removeEventListener('scrollend', snap);
    viewport.style.removeProperty('scroll-snap-type');
  };
  const timer = setTimeout(snap, REST_FALLBACK_MS);
  viewport.addEventListener('scrollend', snap);
}
