import { watchHeights, type Driver } from './motion';
import { distanceAtEdges, planLayer } from './parallax.model';
import { setStyles } from './style-edits';

/**
 * The browser's compositor moves the target along with the page; no script runs while it is scrolled.
 *
 * @returns `undefined` where the browser cannot do that, or where something else than the page, such
 *   as a box that hides what leaves it, counts as what is scrolled
 */
export function findTimelineDriver(container: Element): Driver | undefined {
  if (!('ViewTimeline' in globalThis)) return undefined;
  // By itself the window would begin below its scroll padding, which changes with the header.
  const timeline = new ViewTimeline({ subject: container, axis: 'block', inset: '0px' });
  if (timeline.source !== document.scrollingElement) return undefined;

  return ({ element, isLayer, factor, fades }, signal) => {
    let animations: Animation[] = [];
    const stop = (): void => {
      for (const animation of animations) animation.cancel();
    };
    signal.addEventListener('abort', () => stop());
    if (isLayer) setStyles(element, { height: '100%' }, signal);

    watchHeights(
      container,
      (height, windowHeight) => {
        const heights = { container: height, window: windowHeight };
        const layer = planLayer(heights, factor);
        if (isLayer) element.style.height = `${layer.height}px`;
        const before = distanceAtEdges(heights);
        const transform = [before, -before].map(
          (distance) => `translateY(${distance * factor + (isLayer ? layer.atCentre : 0)}px)`,
        );
        stop();
        animations = [
          element.animate({ transform }, { ...phase('cover'), timeline, fill: 'both' }),
        ];
        if (fades) {
          animations.push(
            element.animate({ opacity: [1, 0] }, { ...phase('exit'), timeline, fill: 'both' }),
          );
        }
      },
      signal,
    );
  };
}

const phase = (name: string): KeyframeAnimationOptions => ({
  rangeStart: `${name} 0%`,
  rangeEnd: `${name} 100%`,
});
