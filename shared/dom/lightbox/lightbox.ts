import PhotoSwipe from 'photoswipe';

import { announce } from '../announcer';
import { closeWithBack } from '../dialog/close-with-back';
import { makePageInert, traps } from '../dialog/page-inert';
import { text } from '../../platform/strings';
import { savesData } from '../../platform/saves-data';
import { addControls } from './controls';
import { correctSizes } from './correct-sizes';
import { readItems, type LightboxItem } from './items';
import { strings } from './lightbox.strings';
import { raisePopupEvents } from './popup-events';

/** Class of our lightbox beside the library's: the shop plugin prints an older one's elements. */
const CLASS_NAME = 'storefront-islands-lightbox';

/** Room for a caption of two lines. */
const CAPTION_PX = 64;

export interface LightboxRequest {
  /** Links to the large pictures, in the order of the page. */
  links: readonly HTMLAnchorElement[];
  /** Of the picture that is shown first, from 0. */
  index: number;
  /** What a press on a picture does, apart from a finger's tap; it zooms by default. */
  onPress?: 'close' | 'next';
  /** Where the events of the theme's popup engine are raised; nowhere by default. */
  eventsOn?: Document | Element | undefined;
  /** Gives the focus back; not called where the island has ended. `last`: of the picture shown, from 0. */
  onClosed: (last: number) => void;
}

let open: PhotoSwipe | undefined;

/**
 * Shows large pictures in full screen. The neighbours of the picture shown are fetched ahead, except
 * for shoppers who save data.
 *
 * The library writes the markup of its controls as strings, which the strict policy forbids. So its
 * controls are left out, and our own are made of nodes; nothing else in it needs Trusted Types.
 */
export function openLightbox(request: LightboxRequest, signal: AbortSignal): void {
  open?.destroy();
  const { links, index, onPress = 'zoom-or-close', eventsOn, onClosed } = request;
  const isRtl = links[0] !== undefined && getComputedStyle(links[0]).direction === 'rtl';
  const items = readItems(links, isRtl);
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const order = (at: number): number => (isRtl ? items.length - 1 - at : at);
  const pswp: PhotoSwipe = new PhotoSwipe({
    dataSource: items,
    index: order(Math.max(0, index)),
    mainClass: `${CLASS_NAME} ${CLASS_NAME}--${onPress}`,
    bgOpacity: 1,
    preload: [1, 1],
    imageClickAction: isRtl && onPress === 'next' ? () => pswp.prev() : onPress,
    // What is said of a picture stands beneath it, not over it.
    paddingFn: (_size, { caption }) => ({
      top: 0,
      right: 0,
      bottom: caption ? CAPTION_PX : 0,
      left: 0,
    }),
    ...(isCalm && { zoomAnimationDuration: 0 }),
    showHideAnimationType: 'none',
    returnFocus: false,
    errorMsg: text('lightboxFailedOnly', strings.lightboxFailedOnly),
  });
  open = pswp;

  const shown = (): number => order(pswp.currIndex) + 1;
  describeFailures(pswp, items, order);
  pswp.on('uiRegister', () => {
    if (pswp.ui) pswp.ui.uiElementsData = [];
  });
  if (savesData()) loadOnlyShown(pswp);
  correctSizes(pswp);
  if (eventsOn) raisePopupEvents(pswp, eventsOn);
  // A dialog behind would take the focus back, swallow Tab, and close at the same Escape.
  const trap = traps.at(-1)?.pause();
  pswp.init();
  const root = pswp.element;
  if (!root) return;
  root.setAttribute('aria-modal', 'true');
  root.setAttribute('aria-label', text('lightboxName', strings.lightboxName));
  const release = makePageInert(root);
  addControls(pswp, { items, shown, isRtl });
  root.addEventListener('keydown', (event) => keepTabInside(event, root));
  const forget = closeWithBack(() => pswp.close());
  const abort = (): void => pswp.destroy();
  signal.addEventListener('abort', abort);
  pswp.on('close', forget);
  pswp.on('destroy', () => {
    signal.removeEventListener('abort', abort);
    forget();
    release();
    trap?.unpause();
    if (open === pswp) open = undefined;
    if (!signal.aborted) onClosed(shown() - 1);
  });
}

/** Tab leads from the last control to the first and back, as in any dialog (ARIA APG, dialog). */
function keepTabInside(event: KeyboardEvent, root: HTMLElement): void {
  if (event.key !== 'Tab') return;
  const stops = [...root.querySelectorAll<HTMLElement>('a[href],button:enabled')].filter(
    (stop) => stop.checkVisibility() && !stop.closest('[aria-hidden=true]'),
  );
  const [last, first] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
  const { activeElement } = document;
  if (activeElement !== last && !(event.shiftKey && activeElement === root)) return;
  event.preventDefault();
  first?.focus();
}

/** What cannot be shown says which picture it is, and links to it. */
function describeFailures(
  pswp: PhotoSwipe,
  items: readonly LightboxItem[],
  order: (index: number) => number,
): void {
  const message = (index: number): string =>
    items.length > 1
      ? text('lightboxFailed', strings.lightboxFailed, { n: order(index) + 1 })
      : text('lightboxFailedOnly', strings.lightboxFailedOnly);
  pswp.addFilter('contentErrorElement', (element, content) => {
    const link = document.createElement('a');
    link.href = content.data.src ?? '';
    link.textContent = message(content.index);
    element.replaceChildren(link);
    return element;
  });
  const tell = (): void => {
    if (pswp.currSlide?.content.isError()) announce(message(pswp.currIndex), 0);
  };
  pswp.on('change', tell);
  pswp.on('loadError', tell);
}

/** The library also fills the places left and right of the picture shown. */
function loadOnlyShown(pswp: PhotoSwipe): void {
  pswp.on('contentLoadImage', (event) => {
    if (event.content.index !== pswp.currIndex) event.preventDefault();
  });
  pswp.on('change', () => {
    const content = pswp.currSlide?.content;
    if (content?.element instanceof HTMLImageElement && !content.element.src) {
      content.loadImage(false);
    }
  });
}
