import type { PageEdits } from '../regions/page-edits';

/**
 * Hidden so that find-in-page, links to a text and links to an element inside still reach it, where
 * the browser can open what it finds; simply hidden elsewhere.
 */
const HIDDEN = 'onbeforematch' in document ? 'until-found' : '';

/** The theme's sliders, whatever moves them. */
const SLIDERS = '[data-flickity-options],.flickity-enabled';

/** Shows or hides a panel of a tab or an accordion. */
export function showPanel(panel: Element, isShown: boolean, edits: PageEdits): void {
  const wasHidden = panel.hasAttribute('hidden');
  // What can be found is still rendered, and a screen reader would meet an empty panel.
  edits.attributes(panel, {
    hidden: isShown ? null : HIDDEN,
    'aria-hidden': isShown ? null : 'true',
  });
  if (isShown && wasHidden && panel.querySelector(SLIDERS)) {
    // What had no size while it was hidden measures itself as if the window had changed (platform
    // document "theme", 11.3: sliders, on the next frame).
    requestAnimationFrame(() => dispatchEvent(new Event('resize')));
  }
}

/** Calls `open` when the browser has found something in a hidden panel. */
export function openWhenFound(panel: Element, open: () => void, signal: AbortSignal): void {
  panel.addEventListener('beforematch', open, { signal });
}
