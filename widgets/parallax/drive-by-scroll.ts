import { watchHeights, type Driver } from './motion';
import { opacityAt, planLayer, type Heights } from './parallax.model';
import { setStyles } from './style-edits';

/**
 * For browsers that cannot tie an animation to the page: once in a frame, while the container is in
 * sight, from places that the browser has told of. Nothing asks for the layout while the page is
 * scrolled.
 */
export const driveByScroll: Driver = ({ element, container, isLayer, factor, fades }, signal) => {
  let heights: Heights | undefined;
  /** Of the container, from the start of the page, in pixels. */
  let top: number | undefined;
  let isInSight = false;
  let frame: number | undefined;

  const draw = (): void => {
    frame = undefined;
    if (!heights || top === undefined) return;
    const bottom = top - scrollY + heights.container;
    const distance = (heights.window + heights.container) / 2 - bottom;
    const rest = isLayer ? planLayer(heights, factor).atCentre : 0;
    element.style.transform = `translateY(${distance * factor + rest}px)`;
    if (fades) element.style.opacity = String(opacityAt(bottom, heights));
  };
  const drawSoon = (): void => void (frame ??= requestAnimationFrame(draw));

  setStyles(
    element,
    {
      transform: 'none',
      // The theme's own transitions would have it trail behind the page.
      transition: 'none',
      ...(isLayer && { height: '100%' }),
      ...(fades && { opacity: '1' }),
    },
    signal,
  );
  const places = new IntersectionObserver((entries) => {
    const newest = entries.at(-1);
    if (!newest) return;
    isInSight = newest.isIntersecting;
    top = newest.boundingClientRect.top + scrollY;
    drawSoon();
  });
  // An observer that begins anew tells the place anew.
  const askAgain = (): void => {
    places.disconnect();
    places.observe(container);
  };
  const page = new ResizeObserver(askAgain);
  page.observe(document.body);
  watchHeights(
    container,
    (height, windowHeight) => {
      heights = { container: height, window: windowHeight };
      if (isLayer) element.style.height = `${planLayer(heights, factor).height}px`;
      askAgain();
    },
    signal,
  );
  addEventListener('scroll', () => isInSight && drawSoon(), { passive: true, signal });
  signal.addEventListener('abort', () => {
    places.disconnect();
    page.disconnect();
    if (frame !== undefined) cancelAnimationFrame(frame);
  });
};
