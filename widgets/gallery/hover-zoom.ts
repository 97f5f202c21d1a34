import { isMobile } from '../../shared/platform/is-mobile';
import { loadChunk } from '../../shared/platform/load-chunk';
import { savesData } from '../../shared/platform/saves-data';
import { readSetting } from '../../shared/platform/settings';
import { classes, selectors, settings } from './gallery.contract';
import type { Zoom } from './zoom/zoom';

const CAN_HOVER = '(hover: hover) and (pointer: fine)';

export interface HoverZoom {
  /** Ends the zoom that is open: its picture has changed. */
  reset: () => void;
}

/**
 * Enlarges a picture under the pointer. The code and the large picture are fetched at the first
 * hover, and never for shoppers who save data: the lightbox shows the same.
 */
export function addHoverZoom(root: HTMLElement, signal: AbortSignal): HoverZoom {
  let current: Zoom | undefined;
  /** The slide under the pointer; the code may come after the pointer has gone on. */
  let hovered: Element | null = null;
  const reset = (): void => {
    hovered = null;
    current?.end();
    current = undefined;
  };
  if (!isAllowed(root)) return { reset };

  root.addEventListener(
    'pointerover',
    (event) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>(`${selectors.slide} a`);
      const slide = link?.closest<HTMLElement>(selectors.slide) ?? null;
      if (slide === hovered || event.pointerType !== 'mouse' || !matchMedia(CAN_HOVER).matches)
        return;
      reset();
      hovered = slide;
      if (!link || !slide) return;
      const start = async (): Promise<void> => {
        const { startZoom } = await loadChunk(() => import('./zoom/zoom'));
        if (hovered === slide && !signal.aborted) current = startZoom(slide, link, event, signal);
      };
      // It is an extra: without its code the picture is as large as before.
      start().catch(() => undefined);
    },
    { signal },
  );
  root.addEventListener('pointerleave', reset, { signal });
  signal.addEventListener('abort', reset);
  return { reset };
}

/** The theme marks its slider where the zoom is wanted; the shop plugin has a setting. */
function isAllowed(root: HTMLElement): boolean {
  // Specification section 9: no hover zoom on mobile devices.
  if (savesData() || isMobile()) return false;
  const theme = root.querySelector(selectors.themeSlider);
  return theme ? theme.classList.contains(classes.hasZoom) : readSetting(settings.zoom, root);
}
