import { loadChunk } from '../../platform/load-chunk';
import type { LightboxRequest } from './lightbox';

/** Fetches the lightbox's code: for whoever may be about to press. */
export const loadLightbox = () => loadChunk(() => import('./lightbox'));

/** Of presses while the code is on its way, only the last one counts. */
let presses = 0;

/**
 * Shows pictures in full screen.
 *
 * @throws when the code cannot be loaded, and the plain link is to be followed
 */
export async function openLightbox(request: LightboxRequest, signal: AbortSignal): Promise<void> {
  const press = (presses += 1);
  const lightbox = await loadLightbox();
  if (press === presses && !signal.aborted) lightbox.openLightbox(request, signal);
}
