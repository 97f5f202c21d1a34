import { classes, COMFORTABLE_HEIGHT, COMFORTABLE_WIDTH } from './live-search.contract';

/** Room between field and results, and between results and the edge of what can be seen, in pixels. */
const GAP = 6;

interface Box {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

export interface PlacedParts {
  /** The theme's container; a sibling of the anchor, or below a positioned element with it. */
  results: HTMLElement;
  list: HTMLElement;
  anchor: HTMLElement;
}

/**
 * Hangs the results below the field, or above it where there is too little room, never beyond the
 * window, the keyboard on a touch screen, or the panel around the form. How high the list may be within
 * that is the theme's style sheet's to say (platform document "theme", section 31, row 6). Measured from
 * the element that the results are positioned in, so that they go with sticky headers, off-canvas panels
 * and lightboxes by themselves.
 */
export function placeResults({ results, list, anchor }: PlacedParts): void {
  const { offsetParent } = results;
  if (!offsetParent) return;
  const field = anchor.getBoundingClientRect();
  const origin = paddingBox(offsetParent);
  const seen = visibleBox(anchor);
  const below = seen.bottom - field.bottom - 2 * GAP;
  const above = field.top - seen.top - 2 * GAP;
  // Below is where it is looked for.
  const isAbove = below < Math.min(list.scrollHeight, COMFORTABLE_HEIGHT) && above > below;

  const width = Math.min(
    Math.max(field.width, COMFORTABLE_WIDTH),
    seen.right - seen.left - 2 * GAP,
  );
  const [min, max] = [seen.left + GAP, seen.right - GAP - width];
  const edges = [field.left, field.right - width];
  if (getComputedStyle(anchor).direction === 'rtl') edges.reverse();
  // In line with where the field starts, or else with where it ends.
  const start = edges.find((edge) => edge >= min && edge <= max) ?? edges[0]!;
  const left = Math.max(min, Math.min(start, max));

  const { style } = results;
  style.width = `${width}px`;
  style.left = `${left - origin.left}px`;
  style.top = isAbove ? 'auto' : `${field.bottom + GAP - origin.top}px`;
  style.bottom = isAbove ? `${origin.bottom - field.top + GAP}px` : 'auto';
  style.maxHeight = `${Math.max(isAbove ? above : below, 0)}px`;
}

/** Takes back what `placeResults` has written. */
export function unplaceResults(results: HTMLElement): void {
  for (const name of ['width', 'left', 'top', 'bottom', 'max-height'])
    results.style.removeProperty(name);
  if (!results.getAttribute('style')) results.removeAttribute('style');
}

/** Scrolls the list, and nothing else, until a suggestion is seen whole. */
export function revealOption(list: HTMLElement, option: HTMLElement): void {
  const { top, bottom } = option.getBoundingClientRect();
  const box = paddingBox(list);
  if (top < box.top) list.scrollTop -= box.top - top;
  else if (bottom > box.bottom) list.scrollTop += bottom - box.bottom;
}

/** Where an element that is positioned inside has its zero. */
function paddingBox(element: Element): Box {
  const { top, left } = element.getBoundingClientRect();
  const { clientTop, clientLeft, clientHeight, clientWidth } = element;
  return {
    top: top + clientTop,
    left: left + clientLeft,
    bottom: top + clientTop + clientHeight,
    right: left + clientLeft + clientWidth,
  };
}

/** What can be seen around an element: the window, less the keyboard, and what clips or scrolls it. */
function visibleBox(element: Element): Box {
  const { clientWidth, clientHeight } = document.documentElement;
  const { offsetTop = 0, height = clientHeight } = visualViewport ?? {};
  const seen: Box = { top: offsetTop, bottom: offsetTop + height, left: 0, right: clientWidth };
  for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) {
    const { overflowX, overflowY, position } = getComputedStyle(at);
    if (overflowX !== 'visible' || overflowY !== 'visible') {
      const box = paddingBox(at);
      seen.top = Math.max(seen.top, box.top);
      seen.bottom = Math.min(seen.bottom, box.bottom);
      seen.left = Math.max(seen.left, box.left);
      seen.right = Math.min(seen.right, box.right);
    }
    if (position === 'fixed') break;
  }
  return seen;
}

/** Keeps the results in place while `isShown` says that there are some. */
export function keepPlaced(place: () => void, isShown: () => boolean, signal: AbortSignal): void {
  const again = (): void => void (isShown() && place());
  addEventListener('resize', again, { signal });
  // Panels scroll too, and their scrolling does not bubble.
  addEventListener('scroll', (event) => isOutside(event.target) && again(), {
    signal,
    capture: true,
    passive: true,
  });
  visualViewport?.addEventListener('resize', again, { signal });
}

const isOutside = (target: EventTarget | null): boolean =>
  !(target instanceof Element && target.closest(`.${classes.list}`));
