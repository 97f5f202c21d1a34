import hash from 'storefront-islands:islands';
import others from 'storefront-islands:others';

import type { AddIslands, Instance } from '../shared/islands/instance';
import type { loadModule } from '../shared/islands/load-module';
import { startIsland } from '../shared/islands/start';
import { asksForPanel, late } from './registry-late';

/**
 * What only a shopper does, also between tabs, the browser on return to a place further down, and a script
 * that changes a field for a shopper.
 */
const SIGNS = [
  'visibilitychange',
  'hashchange',
  'pointerover',
  'pointermove',
  'pointerdown',
  'focusin',
  'keydown',
  'scroll',
  'change',
];

/** What `registry-rare` is for; its own selectors look closer. */
const HAS_RARE =
  '[data-parallax],[data-animate],.count-up,.lazy-load,video,.ux-youtube,[role=alert]:not(form *,p),[data-pixel-id],wc-order-attribution-inputs';

/** What the files of the other islands export. */
interface Others {
  /** @param sign what brought them; none where the page asks for them */
  bring: (add: AddIslands, sign?: Event) => void;
}

/** The rest of the islands comes with the first sign of a shopper. */
export function bringOthers(add: AddIslands, load: typeof loadModule): void {
  const begun: Record<string, Promise<void>> = {};
  const bringFrom = (file: string, sign?: Event): unknown =>
    (begun[file] ??= load<Others>(beside(file))
      .then(({ bring }) => bring(add, sign))
      .catch((error: unknown) => {
        reportError(error);
        // Nothing is noted any more for islands that do not come.
        if (file === others.woken) add();
      }));
  const bringAll = (sign?: Event): void => {
    bringFrom(others.woken, sign);
    bringFrom(others.rare);
  };
  if (document.querySelector(HAS_RARE)) bringFrom(others.rare);
  if (add(late) || mayBeScrolled()) return bringAll();
  for (const type of SIGNS) {
    addEventListener(type, bringAll, { capture: true, once: true });
  }
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
  return startIsland(instance, beside(`${name}-${hash}.js`));
}

/** Beside this file, in the folder of the chunks. */
const beside = (file: string): string => new URL(file, import.meta.url).href;
