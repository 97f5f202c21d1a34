const places = new WeakMap<HTMLElement, HTMLElement>();

/** Remembers where the focus was before it came into a banner, from the first time on. */
export function noteFocus(banner: HTMLElement, signal: AbortSignal): void {
  const note = ({ relatedTarget }: FocusEvent): void => {
    const isInside = banner.contains(relatedTarget as Node | null);
    if (!isInside && relatedTarget instanceof HTMLElement) places.set(banner, relatedTarget);
  };
  banner.addEventListener('focusin', note, { signal });
}

/** What had the focus before the banner did; `undefined` where nothing had it. */
export const cameFrom = (banner: HTMLElement): HTMLElement | undefined => places.get(banner);
