import type { EmblaCarouselType } from 'embla-carousel';

/**
 * Has the carousel library measure again when what shows, or a slide, has another width, for a carousel
 * made with `watchResize: false`: the library's own observer begins a frame later, also for a carousel
 * that is gone by then, and stays for good.
 *
 * @param renew where more is to be done than to measure
 */
export function watchSizes(
  embla: EmblaCarouselType,
  viewport: HTMLElement,
  signal: AbortSignal,
  renew = (): void => embla.reInit(),
): void {
  // With what is not shown now: it may be at another width.
  const parts = (): HTMLElement[] => [
    viewport,
    ...(embla.containerNode().children as HTMLCollectionOf<HTMLElement>),
  ];
  const measure = (): string =>
    parts()
      .map(({ offsetWidth }) => offsetWidth)
      .join();
  let widths = measure();
  const observer = new ResizeObserver(() => {
    const now = measure();
    if (now === widths) return;
    widths = now;
    renew();
    embla.emit('resize');
  });
  const observe = (): void => {
    for (const part of parts()) observer.observe(part);
  };
  embla.on('slidesChanged', observe);
  observe();
  signal.addEventListener('abort', () => observer.disconnect());
}
