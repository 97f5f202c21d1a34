import type { EmblaCarouselType } from 'embla-carousel';

/** Whoever has rested this long before letting go wants no other slide, in milliseconds. */
const RESTED_MS = 100;

/**
 * A drag that moves as it ends leads on to the next slide, however short it was, as with the theme's own
 * library (Flickity). The carousel's goes by a fifth of the view's width, or by speed.
 *
 * @param thresholdPx a shorter move is a click, in CSS pixels
 * @param signal ends it
 */
export function leadOn(embla: EmblaCarouselType, thresholdPx: number, signal: AbortSignal): void {
  const isRtl = embla.internalEngine().options.direction === 'rtl';
  let drag = new AbortController();
  let onEnd: (() => void) | undefined;
  // It is told by the mouse or the finger, after the pointer.
  embla.on('pointerUp', () => onEnd?.());
  embla.rootNode().addEventListener('pointerdown', begin, { signal });

  function begin(start: PointerEvent): void {
    drag.abort();
    onEnd = undefined;
    // A second finger wants something else.
    if (!start.isPrimary) return;
    drag = new AbortController();
    const until = { signal: AbortSignal.any([drag.signal, signal]) };
    const index = embla.selectedScrollSnap();
    let last: MouseEvent = start;
    let lastStep = 0;
    addEventListener(
      'pointermove',
      (move) => {
        lastStep = move.clientX - last.clientX || lastStep;
        last = move;
      },
      until,
    );
    addEventListener('pointercancel', () => drag.abort(), until);
    addEventListener(
      'pointerup',
      ({ timeStamp }) => {
        drag.abort();
        const moved = last.clientX - start.clientX;
        const isGoing = moved * lastStep > 0 && timeStamp - last.timeStamp < RESTED_MS;
        if (!isGoing || Math.abs(moved) <= thresholdPx) return;
        onEnd = () => {
          onEnd = undefined;
          if (embla.selectedScrollSnap() !== index) return;
          if (moved > 0 === isRtl) embla.scrollNext();
          else embla.scrollPrev();
        };
      },
      until,
    );
  }
}
