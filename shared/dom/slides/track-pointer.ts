/** Whoever has rested this long before letting go wants no other slide, in milliseconds. */
const RESTED_MS = 100;

/** Which way a pointer goes, sideways. */
export interface PointerTrack {
  /** Notes its next move. */
  follow: (move: PointerEvent) => void;
  /** Pixels to the right of where it was pressed. */
  moved: () => number;
  /**
   * Whether it is still going the way that it has gone, and has not turned or rested.
   *
   * @param now milliseconds on the clock of events
   */
  isGoing: (now: number) => boolean;
}

/** Tracks a pointer from where it was pressed. */
export function trackPointer(start: PointerEvent): PointerTrack {
  let last = start;
  let lastStep = 0;
  const moved = (): number => last.clientX - start.clientX;
  return {
    follow(move) {
      lastStep = move.clientX - last.clientX || lastStep;
      last = move;
    },
    moved,
    isGoing: (now) => moved() * lastStep > 0 && now - last.timeStamp < RESTED_MS,
  };
}
