import type { PageEdits } from '../../shared/dom/regions/page-edits';
import type { Carousel } from './carousel';
import { classes, selectors } from './slider.contract';

/**
 * Has backgrounds move slower than their slides, by transforms only. Not where less motion is wished
 * for.
 *
 * @param slowness a background is moved back by the slide's distance divided by this
 */
export function addParallax(
  root: HTMLElement,
  { embla }: Carousel,
  slowness: number,
  edits: PageEdits,
  signal: AbortSignal,
): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  edits.toggleClass(root, classes.parallax, true);
  const before = new Map<HTMLElement, string | null>();

  const shift = (): void => {
    const engine = embla.internalEngine();
    const location = engine.offsetLocation.get();
    const sign = engine.options.direction === 'rtl' ? -1 : 1;
    for (const [index, slide] of embla.slideNodes().entries()) {
      // A slide that wraps around stands a whole round further on, or back.
      const turns = engine.slideLooper.loopPoints
        .filter((point) => point.index === index)
        .reduce((sum, point) => sum + point.target(), 0);
      const snap = engine.slideRegistry.findIndex((slides) => slides.includes(index));
      const distance = location - (engine.scrollSnaps[snap] ?? 0) + turns;
      for (const part of slide.querySelectorAll<HTMLElement>(
        `${selectors.background},${selectors.picture}`,
      )) {
        if (!before.has(part)) before.set(part, part.getAttribute('style'));
        part.style.transform = `translate3d(${(-sign * distance) / slowness}px,0,0)`;
      }
    }
  };
  for (const event of ['scroll', 'reInit', 'resize', 'settle'] as const) embla.on(event, shift);
  shift();
  signal.addEventListener('abort', () => {
    for (const [part, style] of before) {
      part.style.removeProperty('transform');
      if (style === null && !part.getAttribute('style')) part.removeAttribute('style');
    }
  });
}
