import type { Mount } from '../../shared/islands/island';
import { loadEarly } from '../../shared/platform/load-early';
import { PIXEL_CATEGORY, pixelPage } from '../../shared/platform/pixel-page';
import { isCovered, watchConsent } from '../../shared/stores/consent-cover';
import { keptCookies } from '../../shared/stores/kept-data';
import { TRACES } from './pixels.contract';

/**
 * Why a behaviour: it reports the page view to a social network, as far as consent covers it, and
 * shows nothing.
 *
 * Until there is consent it only waits for it; everything else comes with code of its own.
 *
 * Sources: specification section 7 "Analytics"; platform document "theme", section 26.
 */
export const mount: Mount = async (element, { signal, fail }) => {
  if (isTaken) return;
  isTaken = true;
  const isAllowed = (): boolean => !signal.aborted && isCovered(PIXEL_CATEGORY);
  let leave: (() => void) | undefined;
  const settle = async (): Promise<void> => {
    // Nothing to begin, and nothing to stop.
    if (!isAllowed() && !pixelPage.fbq && !TRACES.test(keptCookies())) return;
    const { followAnswer, leavePixel } = await (code ??= loadRun());
    if (signal.aborted) return;
    leave = leavePixel;
    await followAnswer(element, isAllowed);
  };
  watchConsent(() => void settle().catch((error) => fail(error, 'load')), signal);
  signal.addEventListener('abort', () => {
    isTaken = false;
    leave?.();
  });
  await settle();
};

/** A page has one pixel, however many elements name it. */
let isTaken = false;

/** One for the life of the page, by whichever address it came: it knows what has been reported. */
let code: Promise<typeof import('./pixel-run')> | undefined;

function loadRun(): Promise<typeof import('./pixel-run')> {
  return loadEarly(() => import('./pixel-run')).catch((error: unknown) => {
    code = undefined;
    throw error;
  });
}
