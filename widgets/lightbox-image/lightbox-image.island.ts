import { isPlainPress } from '../../shared/dom/input/plain-press';
import { pressedUntil } from '../../shared/dom/input/pressed-attribute';
import type { LightboxRequest } from '../../shared/dom/lightbox/lightbox';
import { loadLightbox, openLightbox } from '../../shared/dom/lightbox/open-lightbox';
import { createEdits } from '../../shared/dom/regions/page-edits';
import type { Mount } from '../../shared/islands/island';
import { navigate } from '../../shared/platform/navigate';
import { isPictureLink, picturesWith } from './pictures';

/**
 * Why a behaviour: a link to a large picture stays a link; a press shows the picture over the page,
 * together with those of its gallery, and without the code follows the link.
 *
 * Sources: platform document "theme", sections 6.3 and 8.1, and section 31, rows 7 and 9.
 */
export const mount: Mount = (element, { signal }) => {
  const link = element as HTMLAnchorElement;
  if (!isPictureLink(link)) return;
  createEdits(signal).attributes(link, { 'aria-haspopup': 'dialog' });
  // The code is there by the time the press ends. A failure is met again then.
  const prepare = (): void => void loadLightbox().catch(() => undefined);
  link.addEventListener('pointerdown', prepare, { signal });
  link.addEventListener(
    'click',
    (event) => {
      if (event.defaultPrevented || !isPlainPress(event) || !isPictureLink(link)) return;
      event.preventDefault();
      open(link, signal);
    },
    { signal },
  );
};

function open(link: HTMLAnchorElement, signal: AbortSignal): void {
  const { links, index, gallery } = picturesWith(link);
  const request: LightboxRequest = {
    links,
    index,
    onPress: gallery ? 'next' : 'close',
    eventsOn: gallery ?? document,
    onClosed: () => link.focus({ preventScroll: true }),
  };
  pressedUntil(link, openLightbox(request, signal)).catch(
    () => signal.aborted || navigate(link.href),
  );
}
