import type { PanelEntry } from './address-part';
import type { PageEdits } from '../regions/page-edits';
import { openWhenFound, showPanel } from './panel-visibility';
import { isPlainPress } from '../input/plain-press';
import { isCovered, scrollToPart } from '../scroll/scroll-to-part';
import { endSlide, slide } from './slide';
import type { PanelGroup } from './tab-group';

/** Panels of an accordion, each under a title that is a link. */
export interface Accordion extends PanelGroup {
  entries: readonly PanelEntry[];
  /** Open as the server has sent it, or -1. */
  initial: number;
}

/** The items of an accordion in the platform's markup; what lacks a title or a panel is none. */
export function findItems(root: Element): PanelEntry[] {
  return [...root.children].flatMap((target) => {
    const link = target.querySelector<HTMLAnchorElement>(':scope>a.accordion-title');
    const panel = target.querySelector<HTMLElement>(':scope>.accordion-inner');
    return link && panel ? [{ link, panel, target: target as HTMLElement }] : [];
  });
}

/**
 * Makes titles and panels an accordion after the ARIA Authoring Practices: at most one is open, a
 * press on the open one's title closes it (platform document "theme", 11.3).
 */
export function createAccordion(
  entries: readonly PanelEntry[],
  edits: PageEdits,
  signal: AbortSignal,
): Accordion {
  let current = -1;
  const open = (index: number): void => {
    current = index;
    for (const [at, { link, panel }] of entries.entries()) {
      edits.toggleClass(link, 'active', at === index);
      edits.attributes(link, { 'aria-expanded': String(at === index) });
      endSlide(panel);
      showPanel(panel, at === index, edits);
    }
  };
  const toggle = (index: number): void => {
    const both = new Set([entries[current], entries[index]]);
    const changed = [...both].filter((entry) => entry !== undefined);
    // All is read before anything is written: one layout.
    const heights = changed.map(({ panel }) => panel.offsetHeight);
    open(current === index ? -1 : index);
    for (const [at, { link, panel }] of changed.entries()) {
      slide(panel, heights[at] ?? 0, () => {
        // What has closed above a title has moved it.
        if (entries[current]?.link === link && isCovered(link)) scrollToPart(link);
      });
    }
  };
  for (const [index, { link, panel }] of entries.entries()) {
    edits.attributes(link, { role: 'button' });
    edits.attributes(panel, { role: 'region' });
    // One control, one stop of the Tab key; a press goes through to the title.
    for (const button of link.querySelectorAll('button')) edits.attributes(button, { inert: '' });
    openWhenFound(panel, () => open(index), signal);
    hearPresses(link, () => toggle(index), signal);
  }
  signal.addEventListener('abort', () => {
    for (const { panel } of entries) endSlide(panel);
  });
  const initial = entries.findIndex(({ link }) => link.classList.contains('active'));
  return { entries, initial, open, current: () => current };
}

function hearPresses(title: HTMLElement, toggle: () => void, signal: AbortSignal): void {
  const press = (event: MouseEvent | KeyboardEvent): void => {
    if (!isPlainPress(event)) return;
    event.preventDefault();
    // A key that is held is one press.
    if (!('repeat' in event && event.repeat)) toggle();
  };
  title.addEventListener('click', press, { signal });
  title.addEventListener('keydown', (event) => void (event.key === ' ' && press(event)), {
    signal,
  });
}
