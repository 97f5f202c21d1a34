/** Between two looks at a press, in milliseconds. */
const LOOK_MS = 20;

/**
 * Waits until nothing in an element is being pressed: a click needs its press and its release on the
 * same node, and whoever replaced the node meanwhile would have it lost.
 *
 * @returns `undefined` where there is nothing to wait for
 */
export function released(element: Element, signal: AbortSignal): Promise<void> | undefined {
  const isPressed = (): boolean => !signal.aborted && element.querySelector(':active') !== null;
  if (!isPressed()) return undefined;
  return new Promise((resolve) => {
    const look = (): void => {
      if (isPressed()) setTimeout(look, LOOK_MS);
      else resolve();
    };
    look();
  });
}
