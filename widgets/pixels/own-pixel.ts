import { loadEarly } from '../../shared/platform/load-early';
import { pixelPage, pixelSelectors } from '../../shared/platform/pixel-page';
import { readSetting } from '../../shared/platform/settings';
import {
  closePixelQueue,
  dropPixelCalls,
  foreignPixelQueue,
  openPixelQueue,
  tellLibrary,
} from '../../shared/stores/pixel-queue';
import { newEventId } from './event-id';
import { settings } from './pixels.settings';
import { PAGE_VIEW, type PixelEvent, type PrintedPixel, readPixel } from './printed-pixel';
import { loadLibrary } from './social-library';

/**
 * What this page has done so far, however often the island is mounted: a page that comes back from
 * the back/forward cache, or is allowed to report once more, is the same page view.
 *
 * - `silent`: nothing that has reached the library
 * - `reporting`: the pixel has begun, and the page view is reported
 * - `paused`: the same, and it has been told to stop
 */
let state: 'silent' | 'reporting' | 'paused' = 'silent';

/** Whether the place for events is ours; fragments put another element in its place. */
let hasAddedPlace = false;

type Hashed = Readonly<Record<string, string>>;

/**
 * Begins the pixel and reports the page view, once for the life of a page; goes on with a pixel that
 * was paused.
 *
 * @param isAllowed asked again after each wait
 */
export async function reportPageView(
  element: HTMLElement,
  isAllowed: () => boolean,
): Promise<void> {
  if (state === 'reporting') return;
  if (state === 'paused') {
    state = 'reporting';
    openPixelQueue()('consent', 'grant');
    addPlaceForEvents();
    return;
  }
  const pixel = readPixel(element);
  const { id } = pixel;
  if (!id) return;
  const userData = await hashed(pixel.userData);
  // Meanwhile it may have been forbidden, reported, or another script may have come.
  if (!isAllowed() || state !== 'silent' || foreignPixelQueue()) return;
  state = 'reporting';
  const queue = openPixelQueue();
  const begin = ['init', id, userData, { agent: pixel.agent }] as const;
  if (queue.callMethod) queue(...begin);
  // Before what others have to report already.
  else queue.queue.unshift([...begin]);
  if (pixel.agent) queue('set', 'agent', pixel.agent, id);
  for (const event of pixel.events) if (!isTheirs(event)) track(event, userData);
  addPlaceForEvents();
  loadLibrary(readSetting(settings.script, element), queue);
}

/** Stops everything at once: what waits is dropped, and the library is told. */
export function pausePixel(): void {
  dropPixelCalls();
  if (state !== 'reporting') return;
  // What the library has not taken has never been said.
  state = tellLibrary('consent', 'revoke') ? 'paused' : 'silent';
}

/** Takes everything off the page that has been added to it; the library itself cannot go. */
export function leavePixel(): void {
  pausePixel();
  closePixelQueue();
  if (!hasAddedPlace) return;
  hasAddedPlace = false;
  for (const place of document.querySelectorAll(pixelSelectors.events)) place.remove();
}

function track({ method, name, params, eventId }: PixelEvent, userData: Hashed): void {
  // By this the plugin's own script knows, should it come later.
  if (eventId) (pixelPage.wcFacebookPixelFiredEvents ??= {})[eventId] = true;
  const data = name === PAGE_VIEW ? { ...params, user_data: userData } : params;
  openPixelQueue()(method, name, data, { eventID: eventId ?? newEventId() });
}

/** Whether the plugin's own script reports it, as soon as there is a queue. */
function isTheirs({ isPrinted, eventId }: PixelEvent): boolean {
  if (eventId && pixelPage.wcFacebookPixelFiredEvents?.[eventId]) return true;
  return isPrinted && document.querySelector(pixelSelectors.sender) !== null;
}

/** Where fragments put the events of a basket that changes; the plugin's snippet adds it, if it runs. */
function addPlaceForEvents(): void {
  if (document.querySelector(pixelSelectors.events)) return;
  const place = document.createElement('div');
  place.className = pixelSelectors.events.slice(1);
  place.hidden = true;
  document.body.append(place);
  hasAddedPlace = true;
}

/** Without its code, or in a browser without the means, nothing of the shopper is told. */
async function hashed(userData: PrintedPixel['userData']): Promise<Hashed> {
  if (Object.keys(userData).length === 0) return {};
  try {
    const { hashUserData } = await loadEarly(() => import('./hash-user-data'));
    return await hashUserData(userData);
  } catch {
    return {};
  }
}
