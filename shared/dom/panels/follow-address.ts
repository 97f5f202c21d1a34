import { partOf, placeIn, type PanelEntry } from './address-part';
import { isPlainPress } from '../input/plain-press';
import { createScroll } from '../scroll/scroll-to-part';
import type { PanelGroup } from './tab-group';

/**
 * Opens the panel that the page's address means or has the meant part in, and scrolls there: at once,
 * at each change of the hash, and when a link leads to the hash that stands there already.
 *
 * Sources: specification section 2 "Site-wide", platform document "theme", sections 10.3 and 31, row 27.
 */
export function followAddress(
  entries: readonly PanelEntry[],
  group: PanelGroup,
  signal: AbortSignal,
): void {
  const scroll = createScroll(signal);
  const follow = (): HTMLElement | undefined => {
    const place = placeIn(entries, partOf(location.hash));
    if (!place) return undefined;
    if (group.current() !== place.index) group.open(place.index);
    if (place.target) scroll(place.target);
    const entry = entries[place.index];
    return place.target === entry?.target ? entry?.link : undefined;
  };
  /** As after a link to any part of the page, reading and Tab go on there. */
  const go = (): void => follow()?.focus({ preventScroll: true });

  follow();
  addEventListener('hashchange', go, { signal });
  document.addEventListener(
    'click',
    (event) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>('a[href*="#"]');
      // Any other hash is told by its change.
      if (!link?.hash || link.href !== location.href) return;
      if (!event.defaultPrevented && isPlainPress(event)) go();
    },
    { signal },
  );
}
