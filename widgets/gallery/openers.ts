import { isPlainPress } from '../../shared/dom/input/plain-press';
import { pressedUntil } from '../../shared/dom/input/pressed-attribute';
import type { LightboxRequest } from '../../shared/dom/lightbox/lightbox';
import { openLightbox } from '../../shared/dom/lightbox/open-lightbox';
import { navigate } from '../../shared/platform/navigate';
import { readSetting } from '../../shared/platform/settings';
import { classes, selectors, settings } from './gallery.contract';
import type { Slider } from './slider/slider';

/**
 * Opens the full-screen lightbox from a picture, from the theme's zoom button and from the shop
 * plugin's trigger. Where its code cannot be loaded, the plain link to the large picture is followed.
 * Without a lightbox the zoom button presses that link (platform document "theme", section 16.2).
 */
export function addOpeners(
  root: HTMLElement,
  slider: Slider | undefined,
  signal: AbortSignal,
): void {
  const lightbox = lightboxOf(root);
  const isTheme = root.querySelector(selectors.themeSlider) !== null;
  if (lightbox === 'shop' && !isTheme && linksOf(root).length > 0) addTrigger(root, signal);
  const buttons = `${selectors.zoomButton},${selectors.trigger}`;

  const open = (event: Event, opener: HTMLElement): void => {
    const links = linksOf(root);
    const isButton = opener.matches(buttons);
    const link = isButton ? linkAt(root, slider) : (opener as HTMLAnchorElement);
    if (!link || (lightbox === 'none' && !isButton)) return;
    event.preventDefault();
    if (lightbox === 'forbidden') return;
    if (lightbox === 'none') return link.click();
    const request: LightboxRequest = {
      links,
      index: links.indexOf(link),
      eventsOn: lightbox === 'theme' ? document : undefined,
      onClosed: (last) => returnFocus(opener, links, links[last], slider),
    };
    pressedUntil(opener, openLightbox(request, signal)).catch(
      () => signal.aborted || navigate(link.href),
    );
  };

  root.addEventListener(
    'click',
    (event) => {
      const opener = (event.target as Element).closest<HTMLElement>(
        `${selectors.slide} a,${buttons}`,
      );
      if (opener && !event.defaultPrevented && isPlainPress(event)) open(event, opener);
    },
    { signal },
  );
  root.addEventListener(
    'keydown',
    (event) => {
      const opener = (event.target as Element).closest<HTMLElement>(buttons);
      if (opener && event.key === ' ') {
        event.preventDefault();
        if (!event.repeat) opener.click();
      }
    },
    { signal },
  );
}

/**
 * Whose lightbox the page asks for: the shop plugin's, the theme's own, none, or none with links that do
 * nothing.
 *
 * Source: platform document "theme", section 16.2.
 */
function lightboxOf(root: HTMLElement): 'shop' | 'theme' | 'none' | 'forbidden' {
  if (root.querySelector(selectors.noLightbox)) return 'forbidden';
  if (root.querySelector(selectors.themeLightbox)) return 'theme';
  return readSetting(settings.lightbox, root) ? 'shop' : 'none';
}

/** Back to what opened the lightbox, or to the picture that was looked at last. */
function returnFocus(
  opener: HTMLElement,
  links: readonly HTMLElement[],
  last: HTMLElement | undefined,
  slider: Slider | undefined,
): void {
  const slide = slider?.slides.findIndex((candidate) => candidate.contains(last ?? null)) ?? -1;
  if (slide >= 0) slider?.select(slide, true);
  (links.includes(opener) ? last : opener)?.focus({ preventScroll: true });
}

/** The links to large pictures, in the order of the slides. */
function linksOf(root: HTMLElement): HTMLAnchorElement[] {
  return [...root.querySelectorAll<HTMLAnchorElement>(`${selectors.slide} a[href]`)];
}

function linkAt(root: HTMLElement, slider: Slider | undefined): HTMLAnchorElement | undefined {
  const current = slider?.slides[slider.index];
  return current?.querySelector<HTMLAnchorElement>('a[href]') ?? linksOf(root)[0];
}

/** The shop plugin makes it by script too (platform document "shop", section 9.4). */
function addTrigger(root: HTMLElement, signal: AbortSignal): void {
  const trigger = document.createElement('a');
  trigger.href = '#';
  trigger.className = classes.trigger;
  trigger.setAttribute('role', 'button');
  trigger.setAttribute('aria-haspopup', 'dialog');
  trigger.setAttribute('aria-label', readSetting(settings.triggerName, root));
  root.prepend(trigger);
  signal.addEventListener('abort', () => trigger.remove());
}
