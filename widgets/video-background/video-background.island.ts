import type { Mount } from '../../shared/islands/island';
import { followSight } from './follow-sight';
import { playVideo } from './play-video';
import { attributes } from './video-background.contract';

/**
 * Why a behaviour: the film is the server's, or another company's player in the server's box; it only
 * says when it moves.
 *
 * A film moves while it is in sight on a page that is looked at, and not by itself where data is to be
 * saved or less motion is wished for. A button stops and starts it (WCAG 2.2.2).
 *
 * Source: platform document "theme", section 23.5.
 *
 * @throws when a film of another company has no usable id
 */
export const mount: Mount = async (element, { signal }) => {
  if (element instanceof HTMLVideoElement) {
    followSight(element, playVideo(element, signal), signal);
    return;
  }
  const id = element.getAttribute(attributes.id) ?? '';
  if (!/^[\w-]{5,20}$/.test(id)) {
    const { outerHTML } = element.cloneNode() as HTMLElement;
    throw new Error(
      `${attributes.id} on ${outerHTML} must be the id of a film, as in its address.`,
    );
  }
  const { followAnswer } = await import('./youtube-frame');
  if (!signal.aborted) followAnswer(element, id, signal);
};
