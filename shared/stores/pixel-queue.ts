import { PIXEL_CATEGORY, pixelPage as page, type PixelQueue } from '../platform/pixel-page';
import { mayKeep } from './kept-data';

/**
 * Our queue takes nothing that consent does not cover at that moment, whoever calls it, so that a
 * withdrawal counts at once, also one in another tab.
 */
const own: PixelQueue = Object.assign(
  (...call: unknown[]): void => {
    if (!mayKeep(PIXEL_CATEGORY)) return;
    if (own.callMethod) tellLibrary(...call);
    else own.queue.push(call);
  },
  { queue: [], loaded: true, version: '2.0', disablePushState: true },
);
own.push = own;

/** What a page calls it; the second is its older name. */
const NAMES = ['fbq', '_fbq'] as const;

/** The queue of another script: the platform's own snippet, or a tag manager's. */
export function foreignPixelQueue(): PixelQueue | undefined {
  return page.fbq === own ? undefined : page.fbq;
}

/** Puts ours on the page, where there is none. */
export function openPixelQueue(): PixelQueue {
  for (const name of NAMES) page[name] ??= own;
  return own;
}

/**
 * Calls the library past consent, as to be told of a withdrawal it needs none.
 *
 * @returns whether it is there
 */
export function tellLibrary(...call: unknown[]): boolean {
  try {
    own.callMethod?.(...call);
  } catch (error) {
    // Whoever reports has something else to do.
    reportError(error);
  }
  return own.callMethod !== undefined;
}

/** Drops what the library has not taken. */
export function dropPixelCalls(): void {
  own.queue.length = 0;
}

/** Takes ours off the page. */
export function closePixelQueue(): void {
  dropPixelCalls();
  for (const name of NAMES) if (page[name] === own) delete page[name];
}
