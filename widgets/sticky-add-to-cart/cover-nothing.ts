/** Room between a focused element and the bar, in pixels. */
const GAP = 8;

/**
 * Keeps the focused element out from under the bar: the browser is told of the covered strip, and
 * what it leaves covered all the same is scrolled up.
 *
 * Source: WCAG 2.2, success criterion 2.4.11 "Focus Not Obscured".
 */
export function coverNothing(bar: HTMLElement): () => void {
  const { style } = document.documentElement;
  const before = style.scrollPaddingBottom;
  style.scrollPaddingBottom = `${bar.offsetHeight + GAP}px`;
  const uncover = (target: EventTarget | null): void => {
    if (!(target instanceof Element) || bar.contains(target) || target === document.body) return;
    if (isFixed(target)) return;
    const { top, bottom } = target.getBoundingClientRect();
    const edge = bar.getBoundingClientRect().top;
    // Something taller than the viewport is covered wherever it stands.
    const isBelow = bottom > edge && bottom - top < edge;
    if (isBelow) scrollBy({ top: bottom - edge + GAP, behavior: 'instant' });
  };
  const onFocus = ({ target }: FocusEvent): void => uncover(target);
  document.addEventListener('focusin', onFocus);
  uncover(document.activeElement);
  return () => {
    style.scrollPaddingBottom = before;
    document.removeEventListener('focusin', onFocus);
  };
}

/** Whether an element, as one in a dialog, stays where it is in the window when the page scrolls. */
function isFixed(element: Element | null): boolean {
  if (!element) return false;
  return getComputedStyle(element).position === 'fixed' || isFixed(element.parentElement);
}
