import { partOf, placeIn, type PanelEntry, type PanelPlace } from './address-part';
import { createScroll } from '../scroll/scroll-to-part';
import type { PanelGroup } from './tab-group';
import { watchHash } from './watch-hash';

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
  const follow = (): PanelPlace | undefined => {
    const place = placeIn(entries, partOf(location.hash));
    if (!place) return undefined;
    if (group.current() !== place.index) group.open(place.index);
    if (place.target) scroll(place.target);
    return place;
  };
  follow();
  watchHash(() => {
    const place = follow();
    if (place) focusTitle(entries, place);
    return place !== undefined;
  }, signal);
}

/** As after a link to any part of the page, reading and Tab go on there. */
export function focusTitle(entries: readonly PanelEntry[], { index, target }: PanelPlace): void {
  const entry = entries[index];
  if (target === entry?.target) entry?.link.focus({ preventScroll: true });
}
