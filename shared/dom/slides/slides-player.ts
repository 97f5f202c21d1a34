/** What a player turns. */
export interface TurnedSlides {
  /** The part that shows a slide. */
  readonly viewport: HTMLElement;
  step: (steps: 1) => void;
  /** Calls `listener` whenever another slide is selected, by whom ever. */
  listen: (listener: () => void) => void;
}

/** Turns slides by itself, as other scripts may ask for too. */
export interface Player {
  play: () => void;
  stop: () => void;
  /** Holds on until `unpause`; what is stopped stays stopped. */
  pause: () => void;
  unpause: () => void;
}

export interface PlayerOptions {
  /** The slider with its buttons. */
  element: HTMLElement;
  slider: TurnedSlides;
  /** Milliseconds that a slide stays. */
  stayMs: number;
  pausesOnHover: boolean;
  signal: AbortSignal;
}

/** A player whose code comes when it is first asked to play. */
export function createPlayer(options: PlayerOptions): Player {
  let wants: keyof Player = 'stop';
  let player: Player | undefined;
  const run = (name: keyof Player): void => {
    wants = name;
    player?.[name]();
  };
  const load = async (): Promise<void> => {
    const { openPlayer } = await import('./slides-autoplay');
    if (options.signal.aborted || player) return;
    player = openPlayer(options);
    player[wants]();
  };
  return {
    play: () => {
      run('play');
      // Without its code the slides stay until somebody turns them.
      if (!player) load().catch(() => undefined);
    },
    stop: () => run('stop'),
    pause: () => run('pause'),
    unpause: () => run('unpause'),
  };
}
