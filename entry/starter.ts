import hash from 'storefront-islands:islands';

import type { AddIslands, Instance } from '../shared/islands/instance';
import { startIsland } from '../shared/islands/start';
import { asksForPanel, late } from './registry-late';

/** What only a shopper does, here or in another tab, and the browser on return to a place further down. */
const SIGNS = [
  'pointerover',
  'pointermove',
  'pointerdown',
  'wheel',
  'focusin',
  'keydown',
  'scroll',
  'storage',
  'hashchange',
];

/** What `registry-rare` is for; its own selectors look closer. */
const HAS_RARE =
  '[data-parallax],[data-animate],.count-up,.lazy-load,video,.ux-youtube,[role=alert]:not(form *,p),[data-pixel-id],wc-order-attribution-inputs';

const loadWoken = () => import('./bring-woken');

/** The rest of the islands comes with the first sign of a shopper. */
export function bringOthers(add: AddIslands): void {
  const stop = new AbortController();
  const bring = (): void => {
    stop.abort();
    loadWoken()
      .catch(loadWoken)
      .then(
        ({ bringWoken }) => bringWoken(add),
        (error) =>
          navigator.onLine ? reportError(error) : addEventListener('online', bring, { once: true }),
      );
  };
  if (document.querySelector(HAS_RARE)) {
    import('./registry-rare').then(({ addRare }) => addRare(add), reportError);
  }
  if (add(late) || mayBeScrolled()) return bring();
  const options = { capture: true, signal: stop.signal };
  for (const type of SIGNS) addEventListener(type, bring, options);
}

/** To ask for the position would have the page laid out right now. */
function mayBeScrolled(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return asksForPanel || visit?.type !== 'navigate';
}

/**
 * The second half of the loader: it knows the files of the islands, mounts them, and repeats what was
 * done before they were there.
 */
export function start(instance: Instance): Promise<void> {
  const { name } = instance.registration;
  // Beside this file, in the folder of the chunks.
  return startIsland(instance, new URL(`./${name}-${hash}.js`, import.meta.url).href);
}
