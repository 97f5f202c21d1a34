import type PhotoSwipe from 'photoswipe';

import { raiseInJQuery } from '../dialog/popup-events';

/** The lightbox's life in the events of the theme's popup engine. */
export function raisePopupEvents(pswp: PhotoSwipe, node: Document | Element): void {
  const raise =
    (...names: string[]) =>
    (): void =>
      raiseInJQuery(node, ...names);
  pswp.on('beforeOpen', raise('mfpBeforeOpen'));
  pswp.on('initialLayout', raise('mfpOpen'));
  pswp.on('change', raise('mfpChange'));
  pswp.on('close', raise('mfpBeforeClose', 'mfpClose'));
  pswp.on('destroy', raise('mfpAfterClose'));
}
