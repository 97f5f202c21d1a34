/**
 * Has Enter held down on what matches `pressable` count as one press: each time that the key repeats itself
 * it would press again what it is at by then, which may be what undoes the first press.
 */
export function ignoreHeldEnter(root: HTMLElement, pressable: string, signal: AbortSignal): void {
  root.addEventListener(
    'keydown',
    (event) => {
      const { key, repeat, target } = event;
      if (key === 'Enter' && repeat && (target as Element).matches(pressable))
        event.preventDefault();
    },
    { signal },
  );
}
