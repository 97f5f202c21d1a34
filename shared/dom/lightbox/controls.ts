import type PhotoSwipe from 'photoswipe';

import { icon } from '../icon';
import { text } from '../../platform/strings';
import type { LightboxItem } from './items';
import { strings } from './lightbox.strings';

/** Shapes on fields of 32 by 32. */
const ICONS = {
  close: 'M24 10 22 8l-6 6-6-6-2 2 6 6-6 6 2 2 6-6 6 6 2-2-6-6z',
  zoom: 'M14 4a10 10 0 1 0 6.3 17.7l6.5 6.5 1.4-1.4-6.5-6.5A10 10 0 0 0 14 4zm0 2a8 8 0 1 1 0 16 8 8 0 0 1 0-16zm-1 4h2v3h3v2h-3v3h-2v-3h-3v-2h3z',
  previous: 'M20 4 8 16l12 12 2-2-10-10L22 6z',
  next: 'M12 4l12 12-12 12-2-2 10-10L10 6z',
};

interface Shown {
  items: readonly LightboxItem[];
  /** Number of the picture shown, from 1. */
  shown: () => number;
  /** Written from the right: the next picture stands on the left. */
  isRtl: boolean;
}

/** The lightbox's own controls: buttons with names, a counter, a caption, and a word for each change. */
export function addControls(pswp: PhotoSwipe, { items, shown, isRtl }: Shown): void {
  const root = pswp.element;
  if (!root) return;
  const counter = element('div', 'pswp__counter');
  const caption = element('div', 'pswp__caption');
  const status = element('div', 'pswp__status screen-reader-text');
  status.setAttribute('role', 'status');
  const bar = element('div', 'pswp__top-bar');
  const zoom = button('zoom', strings.lightboxZoom, 'lightboxZoom', () => pswp.toggleZoom());
  bar.append(
    counter,
    zoom,
    button('close', strings.lightboxClose, 'lightboxClose', () => pswp.close()),
  );
  root.append(bar, caption, status);
  if (items.length > 1) {
    const [left, right] = isRtl
      ? (['lightboxNextRtl', 'lightboxPreviousRtl'] as const)
      : (['lightboxPrevious', 'lightboxNext'] as const);
    root.append(
      button('previous', strings[left], left, () => pswp.prev()),
      button('next', strings[right], right, () => pswp.next()),
    );
  }

  const update = (): void => {
    const item = items[pswp.currIndex];
    const words = text('imageShown', strings.imageShown, { n: shown(), count: items.length });
    counter.textContent = `${shown()} / ${items.length}`;
    counter.hidden = items.length === 1;
    caption.textContent = item?.caption ?? '';
    caption.hidden = !item?.caption;
    status.textContent = [words, item?.alt].filter(Boolean).join(': ');
  };
  const updateZoom = (): void => {
    const slide = pswp.currSlide;
    zoom.disabled = !slide?.isZoomable();
    const isZoomed = slide ? slide.currZoomLevel > slide.zoomLevels.initial : false;
    zoom.setAttribute('aria-pressed', String(isZoomed));
  };
  pswp.on('change', update);
  for (const name of ['change', 'zoomPanUpdate', 'loadComplete'] as const)
    pswp.on(name, updateZoom);
  update();
  updateZoom();
}

function button(
  name: keyof typeof ICONS,
  label: string,
  key: string,
  onClick: () => void,
): HTMLButtonElement {
  const made = element('button', `pswp__button pswp__button--${name}`);
  made.type = 'button';
  const words = text(key, label);
  made.setAttribute('aria-label', words);
  made.title = words;
  made.append(icon(ICONS[name], 'pswp__icn', 32));
  made.addEventListener('click', onClick);
  return made;
}

function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  className: string,
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  made.className = className;
  return made;
}
