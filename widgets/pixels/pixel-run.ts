import { forgetVisit } from '../../shared/models/attribution/forget';
import type { PixelQueue } from '../../shared/platform/pixel-page';
import { keepCookies, keptCookies } from '../../shared/stores/kept-data';
import { foreignPixelQueue } from '../../shared/stores/pixel-queue';
import { pausePixel, reportPageView } from './own-pixel';
import { COOKIES } from './pixels.settings';

export { leavePixel } from './own-pixel';

/** What a queue of another script has been told last; without a word it takes everything. */
let passedOn: 'grant' | 'revoke' = 'grant';

/**
 * Does what the shopper's answer asks for now. Where the platform's own snippet runs, or a tag
 * manager's, the page view is theirs, and only the answer is passed on.
 *
 * @param isAllowed asked again after each wait
 */
export async function followAnswer(element: HTMLElement, isAllowed: () => boolean): Promise<void> {
  const foreign = foreignPixelQueue();
  if (foreign) passOn(foreign, isAllowed() ? 'grant' : 'revoke');
  else if (isAllowed()) await reportPageView(element, isAllowed);
  else pausePixel();
  if (!isAllowed()) forgetCookies();
}

/** What stands before all that a library finds waiting. */
const NO = ['consent', 'revoke'];

/**
 * By the network’s own word for it, which its library heeds. One that has not come yet takes what waits in
 * its order: a no stands first, so that nothing is written or reported before it.
 */
function passOn(foreign: PixelQueue, word: typeof passedOn): void {
  if (passedOn === word) return;
  passedOn = word;
  const waiting: unknown[] | undefined = foreign.callMethod ? undefined : foreign.queue;
  if (!Array.isArray(waiting)) foreign('consent', word);
  else if (word === 'revoke') waiting.unshift(NO);
  else if (waiting[0] === NO) waiting.shift();
  else foreign('consent', word);
}

/** Also those of an earlier page, where consent has gone since; on every domain that they may be of. */
function forgetCookies(): void {
  const names = COOKIES.filter((name) => keptCookies().includes(`${name}=`));
  if (names.length > 0) keepCookies('necessary', forgetVisit(location.hostname, names));
}
