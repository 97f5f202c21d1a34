import { safeUrl } from '../../../shared/platform/safe-url';
import { text } from '../../../shared/platform/strings';
import { selectors } from '../gallery.contract';
import { zoomShift } from './zoom.model';

/** Specification section 8. */
const strings = {
  zoomLoading: 'Loading image',
  zoomFailed: 'The image could not be loaded',
};

/** How long the error text stays, in milliseconds (specification section 8). */
const ERROR_MS = 2500;
/** A picture that comes sooner needs no notice, in milliseconds. */
const NOTICE_DELAY_MS = 150;

export interface Zoom {
  end: () => void;
}

/** Large pictures that were loaded: a second hover shows them at once. */
const loaded = new Map<string, HTMLImageElement>();

/**
 * Lays the large picture over a slide and moves it with the pointer, in the elements and classes of
 * the theme's zoom, or of the shop plugin's (platform documents "theme", 16.3, and "shop", 9.4).
 *
 * @returns `undefined` where the large picture is no larger than what is shown
 */
export function startZoom(
  slide: HTMLElement,
  link: HTMLAnchorElement,
  start: PointerEvent,
  signal: AbortSignal,
): Zoom | undefined {
  const url = safeUrl(link.href);
  const image = link.querySelector('img');
  const wide = Number(image?.dataset['large_image_width']);
  if (!url || !image || wide <= image.offsetWidth) return undefined;
  const ended = new AbortController();
  const until = AbortSignal.any([ended.signal, signal]);
  let point = { x: start.clientX, y: start.clientY };
  let large: HTMLImageElement | undefined;

  const follow = (): void => {
    if (large) move(large, slide, point);
  };
  const onMove = ({ clientX, clientY }: PointerEvent): void => {
    point = { x: clientX, y: clientY };
    follow();
  };
  slide.addEventListener('pointermove', onMove, { signal: until });
  // What a hover shows can be sent away without moving the pointer (WCAG 1.4.13).
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && ended.abort(), {
    signal: until,
  });
  addEventListener('scroll', follow, { passive: true, signal: until });

  const notice = createNotice(slide, until);
  load(url).then(
    (ready) => {
      if (until.aborted) return;
      notice.remove();
      large = ready;
      show(large, slide, until);
      follow();
    },
    () => {
      if (!until.aborted) notice.fail();
    },
  );
  return { end: () => ended.abort() };
}

async function load(url: string): Promise<HTMLImageElement> {
  const known = loaded.get(url);
  if (known) return known;
  const image = new Image();
  image.src = url;
  await image.decode();
  loaded.set(url, image);
  return image;
}

function show(large: HTMLImageElement, slide: HTMLElement, until: AbortSignal): void {
  large.alt = '';
  large.setAttribute('aria-hidden', 'true');
  const isTheme = slide.closest(selectors.themeSlider) !== null;
  const layer = isTheme ? document.createElement('div') : large;
  layer.className = isTheme ? 'easyzoom-flyout' : 'zoomImg';
  if (layer !== large) layer.append(large);
  slide.append(layer);
  slide.classList.add('is-ready');
  until.addEventListener('abort', () => {
    layer.remove();
    slide.classList.remove('is-ready');
  });
}

function move(large: HTMLImageElement, slide: HTMLElement, point: { x: number; y: number }): void {
  const box = slide.getBoundingClientRect();
  const x = zoomShift(point.x - box.left, box.width, large.naturalWidth);
  const y = zoomShift(point.y - box.top, box.height, large.naturalHeight);
  large.style.transform = `translate(${x}px,${y}px)`;
}

interface Notice {
  remove: () => void;
  fail: () => void;
}

function createNotice(slide: HTMLElement, until: AbortSignal): Notice {
  const notice = document.createElement('div');
  notice.className = 'easyzoom-notice storefront-islands-zoom-notice';
  notice.setAttribute('role', 'status');
  slide.classList.add('is-loading');
  const timer = setTimeout(() => {
    slide.append(notice);
    notice.textContent = text('zoomLoading', strings.zoomLoading);
  }, NOTICE_DELAY_MS);

  const remove = (): void => {
    clearTimeout(timer);
    notice.remove();
    slide.classList.remove('is-loading');
  };
  until.addEventListener('abort', () => {
    remove();
    slide.classList.remove('is-error');
  });
  return {
    remove,
    fail() {
      remove();
      slide.classList.add('is-error');
      slide.append(notice);
      notice.textContent = text('zoomFailed', strings.zoomFailed);
      setTimeout(() => notice.remove(), ERROR_MS);
    },
  };
}
