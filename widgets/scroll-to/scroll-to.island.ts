import { createEdits } from '../../shared/dom/regions/page-edits';
import { isPlainPress } from '../../shared/dom/input/plain-press';
import { createScroll, scrollToPart } from '../../shared/dom/scroll/scroll-to-part';
import type { Mount } from '../../shared/islands/island';
import { heightProperty } from '../../shared/platform/sticky-height';
import { closePopups } from './close-popups';
import { selectors } from './scroll-to.contract';
import { addBullets, addMenuLinks } from './section-links';
import { readSections, sectionAt, type Section } from './sections';

/**
 * Why a behaviour: links, bullets and addresses lead to sections of the server's page, slowly, and
 * none of them ends under the header. Without it they are links still.
 *
 * Sources: specification section 2 "Site-wide", platform document "theme", section 10 and section 31,
 * rows 27 and 28.
 */
export const mount: Mount = (body, { signal }) => {
  const edits = createEdits(signal);
  const sections = readSections();
  addBullets(sections, signal);
  addMenuLinks(sections, signal);
  for (const section of sections) leaveRoom(section, signal);

  body.addEventListener(
    'click',
    (event) => {
      const link =
        event.target instanceof Element && event.target.closest<HTMLAnchorElement>(selectors.link);
      if (!link || event.defaultPrevented || !isPlainPress(event)) return;
      const section = sectionAt(link.href);
      if (!section) return;
      event.preventDefault();
      void closePopups(signal).then(() => {
        if (signal.aborted) return;
        // As a link to a part of the page does: reading and Tab go on there.
        edits.attributes(section.target, { tabindex: '-1' });
        section.target.focus({ preventScroll: true });
        scrollToPart(section.target);
      });
    },
    { signal },
  );
  followAddress(signal);
};

/** Room of its own above a section, for whoever scrolls to it: the browser too. */
function leaveRoom({ target, offset }: Section, signal: AbortSignal): void {
  if (offset === undefined) return;
  const { style } = target;
  style.scrollMarginTop = `calc(${offset}px - var(${heightProperty()}, 0px))`;
  signal.addEventListener('abort', () => {
    style.scrollMarginTop = '';
    if (!style.cssText) target.removeAttribute('style');
  });
}

/** The browser goes to the section that the address names; only where the header ends it cannot know. */
function followAddress(signal: AbortSignal): void {
  const scroll = createScroll(signal);
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const named = sectionAt(location.href);
  if (named && visit?.type === 'navigate') scroll(named.target);

  // Back and Forward lead to where the shopper was, which the browser knows better.
  let isReturn = false;
  (globalThis as { navigation?: EventTarget }).navigation?.addEventListener(
    'navigate',
    (event) => {
      isReturn = (event as Event & { navigationType?: string }).navigationType === 'traverse';
    },
    { signal },
  );
  addEventListener(
    'hashchange',
    () => {
      const section = sectionAt(location.href);
      if (section && !isReturn) scrollToPart(section.target);
    },
    { signal },
  );
}
