import type { HoverZoom } from './hover-zoom';

/**
 * A slide's zoom as other scripts know it (platform document "theme", section 16.3): it is shown and
 * hidden as by the pointer, and takes other pictures.
 */
export function easyZoomOf(slide: HTMLElement, zoom: HoverZoom): Record<string, unknown> {
  const link = slide.querySelector<HTMLAnchorElement>('a');
  const image = slide.querySelector('img');
  return {
    show() {
      const { left, top, width, height } = slide.getBoundingClientRect();
      const middle = { clientX: left + width / 2, clientY: top + height / 2 };
      link?.dispatchEvent(
        new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse', ...middle }),
      );
    },
    hide: zoom.reset,
    teardown: zoom.reset,
    swap(src: string, large: string, srcset?: string) {
      zoom.reset();
      image?.setAttribute('src', src);
      if (srcset) image?.setAttribute('srcset', srcset);
      link?.setAttribute('href', large);
    },
  };
}
