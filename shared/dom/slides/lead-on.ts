import type { EmblaCarouselType } from 'embla-carousel';

import { trackPointer } from './track-pointer';

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
    const track = trackPointer(start);
    addEventListener('pointermove', track.follow, until);
    addEventListener('pointercancel', () => drag.abort(), until);
    addEventListener(
      'pointerup',
      ({ timeStamp }) => {
        drag.abort();
        const moved = track.moved();
        if (!track.isGoing(timeStamp) || Math.abs(moved) <= thresholdPx) return;
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
