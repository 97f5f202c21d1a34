/**
 * The page's one polite live region, for all islands: the platform's own of the basket where the page has
 * one (platform document "shop", 4.3), so that other scripts find it and nothing is said twice.
 */
const REGION_CLASS = 'widget_shopping_cart_live_region';

/** Screen readers miss a text that comes together with a focus change or a page update. */
const ANNOUNCE_DELAY_MS = 1000;

let pending: ReturnType<typeof setTimeout> | undefined;

/**
 * Says `message` once, after the delay; a newer message takes the place of a waiting one.
 *
 * @returns takes it back, where nothing else has been said since
 */
export function announce(message: string, delayMs = ANNOUNCE_DELAY_MS): () => void {
  const region = liveRegion();
  clearTimeout(pending);
  const own = setTimeout(() => {
    region.setAttribute('aria-relevant', 'all');
    region.textContent = message;
  }, delayMs);
  pending = own;
  return () => void (pending === own && clearAnnouncement());
}

/** Empties the region, so that the same message is announced again the next time. */
export function clearAnnouncement(): void {
  clearTimeout(pending);
  const region = liveRegion();
  region.textContent = '';
  region.removeAttribute('aria-relevant');
}

/** The region; made at the end of the body when the server did not print one. */
export function liveRegion(): HTMLElement {
  const existing = document.querySelector<HTMLElement>(`.${REGION_CLASS}`);
  if (existing) return existing;
  const region = document.createElement('div');
  region.className = `${REGION_CLASS} screen-reader-text`;
  region.setAttribute('role', 'status');
  document.body.append(region);
  return region;
}
