/** This much of an element has to be in sight (platform document "theme", sections 23 and 24). */
const SHARE = 0.1;

/** What is higher than ten windows never has that share in sight: then half a window of it will do. */
const WINDOW_SHARE = 0.5;

/** Fine enough for what is a hundred times as high as the window. */
const STEPS = Array.from({ length: 21 }, (_, step) => (step * SHARE) / 20);

/** Calls `react` once, when a tenth of the element is in sight, or as much of it as can be. */
export function whenSeen(element: Element, react: () => void, signal: AbortSignal): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(isSeen)) return;
      observer.disconnect();
      react();
    },
    { threshold: STEPS },
  );
  observer.observe(element);
  signal.addEventListener('abort', () => observer.disconnect());
}

function isSeen(entry: IntersectionObserverEntry): boolean {
  const { isIntersecting, intersectionRatio, intersectionRect, rootBounds } = entry;
  const windowHeight = rootBounds?.height ?? innerHeight;
  return (
    isIntersecting &&
    (intersectionRatio >= SHARE || intersectionRect.height >= windowHeight * WINDOW_SHARE)
  );
}
