/** How something is to move. */
export interface Motion {
  element: HTMLElement;
  /** The element whose way through the window says how far. */
  container: HTMLElement;
  /** Lies behind the container's words, which it has to cover. */
  isLayer: boolean;
  /** Pixels that it moves by for each pixel that the page is scrolled. */
  factor: number;
  /** Whether it fades on its way out. */
  fades: boolean;
}

/** Carries a motion out until `signal` aborts, and takes it back then. */
export type Driver = (motion: Motion, signal: AbortSignal) => void;

/**
 * Calls `react` with the heights of the container, border included, and of the window: soon, and at
 * each change. The browser tells them; nothing is asked of the layout.
 */
export function watchHeights(
  container: Element,
  react: (containerHeight: number, windowHeight: number) => void,
  signal: AbortSignal,
): void {
  let height: number | undefined;
  const tell = (): void => void (height !== undefined && react(height, innerHeight));
  const observer = new ResizeObserver((entries) => {
    height = entries.at(-1)?.borderBoxSize[0]?.blockSize;
    tell();
  });
  observer.observe(container);
  addEventListener('resize', tell, { signal });
  signal.addEventListener('abort', () => observer.disconnect());
}
