/** More than any page is high: what is still to come below counts as in sight. */
const BELOW = '0px 0px 1000000px';

/**
 * Tells whether the button has been scrolled past: out of the viewport at its top. A button that is
 * still to come below does not count (platform document "theme", section 17). One that is not shown tells
 * nothing: what was seen of it last stands.
 */
export function watchScrolledPast(
  button: Element,
  tell: (isPast: boolean) => void,
  signal: AbortSignal,
): void {
  // Without that margin, a jump from above the button to below it would go unnoticed.
  const observer = new IntersectionObserver(
    (entries) => {
      const last = entries.at(-1);
      if (!last) return;
      const { height, top } = last.boundingClientRect;
      if (height > 0) tell(!last.isIntersecting && top <= 0);
    },
    { rootMargin: BELOW },
  );
  // Observers tell of changes, and to one that is past, to come into being is none: it is looked at anew.
  const sizes = new ResizeObserver(() => {
    observer.unobserve(button);
    observer.observe(button);
  });
  observer.observe(button);
  sizes.observe(button);
  signal.addEventListener(
    'abort',
    () => {
      observer.disconnect();
      sizes.disconnect();
    },
    { once: true },
  );
}
