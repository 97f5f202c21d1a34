/** Milliseconds in which a panel slides open or shut (platform document "theme", section 11.3). */
const SLIDE_MS = 200;

/** On a panel that is hidden already, and still to be seen while it slides shut; for our style sheet. */
const CLOSING = 'data-closing';

const running = new WeakMap<Element, Animation>();

/**
 * Slides a panel to the height that it has by now, or shut if it is hidden; at once where less motion is
 * wanted. Nothing is measured on the way, and the panel's state is the new one all the time.
 *
 * @param from height in pixels, read before the panel was shown or hidden
 * @param then called once it is there, unless something else ends the slide
 */
export function slide(panel: HTMLElement, from: number, then: () => void): void {
  endSlide(panel);
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return then();
  const isClosing = panel.hasAttribute('hidden');
  const shut = { height: '0', paddingBlock: '0' };
  const start = from > 0 ? { height: `${from}px` } : shut;
  const end = isClosing ? shut : { height: `${panel.offsetHeight}px` };
  panel.toggleAttribute(CLOSING, isClosing);
  // Tab goes on behind it from now on.
  panel.inert = isClosing;
  const animation = panel.animate(
    [start, end].map((frame) => ({ ...frame, overflow: 'clip' })),
    { duration: SLIDE_MS, easing: 'ease-out' },
  );
  running.set(panel, animation);
  animation.onfinish = () => {
    endSlide(panel);
    then();
  };
}

/** The panel is at once where it was sliding to. */
export function endSlide(panel: HTMLElement): void {
  const animation = running.get(panel);
  if (!animation) return;
  running.delete(panel);
  animation.cancel();
  panel.inert = false;
  panel.removeAttribute(CLOSING);
}
