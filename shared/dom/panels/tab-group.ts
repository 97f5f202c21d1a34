import type { PanelEntry } from './address-part';
import { nextIndex } from '../input/roving';
import type { PageEdits } from '../regions/page-edits';
import { openWhenFound, showPanel } from './panel-visibility';
import { isPlainPress } from '../input/plain-press';

/** One tab of the platform's markup: a link in a list item, and the panel it names. */
export interface TabParts extends PanelEntry {
  item: HTMLElement;
}

/** Panels of which one is open at a time. */
export interface PanelGroup {
  open: (index: number) => void;
  /** The open one, or -1. */
  current: () => number;
}

const KEYS_OF_SLIDERS = /^Arrow/;

/**
 * Makes links and panels a tab list after the ARIA Authoring Practices. Arrow keys move the focus
 * only; Enter, Space or a press opens. Which arrow keys count is measured, because a style sheet may
 * put the tabs one below the other (platform documents "shop", 10.1, and "theme", 11.2).
 */
export function createTabGroup(
  list: HTMLElement,
  tabs: readonly TabParts[],
  edits: PageEdits,
  signal: AbortSignal,
): PanelGroup {
  let current = -1;
  const open = (index: number): void => {
    current = index;
    for (const [at, { link, item, panel }] of tabs.entries()) {
      const isOpen = at === index;
      edits.toggleClass(item, 'active', isOpen);
      edits.toggleClass(panel, 'active', isOpen);
      edits.attributes(link, { 'aria-selected': String(isOpen), tabindex: isOpen ? '0' : '-1' });
      showPanel(panel, isOpen, edits);
    }
  };
  edits.attributes(list, { role: 'tablist' });
  for (const [index, { link, item, panel }] of tabs.entries()) {
    edits.attributes(item, { role: 'presentation' });
    edits.attributes(link, { role: 'tab', 'aria-controls': panel.id });
    edits.attributes(panel, { role: 'tabpanel' });
    // Other scripts may have hidden it by its style.
    panel.style.removeProperty('display');
    openWhenFound(panel, () => open(index), signal);
    link.addEventListener(
      'click',
      (event) => {
        if (!isPlainPress(event)) return;
        event.preventDefault();
        open(index);
        // The arrow keys go on from here, also where a press gives links no focus.
        if (event.detail > 0) link.focus({ preventScroll: true });
      },
      { signal },
    );
  }

  const onKey = (event: KeyboardEvent): void => {
    const index = tabs.findIndex(({ link }) => link === event.target);
    if (index < 0 || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === ' ') {
      event.preventDefault();
      open(index);
      return;
    }
    const next = nextIndex(event.key, { index, count: tabs.length, ...layoutOf(tabs) });
    if (next === undefined) return;
    event.preventDefault();
    tabs[next]?.link.focus();
  };
  list.addEventListener('keydown', onKey, { signal });
  // Sliders of other scripts turn at the arrow keys that they hear on the document.
  list.addEventListener(
    'keyup',
    (event) => {
      if (KEYS_OF_SLIDERS.test(event.key)) event.stopPropagation();
    },
    { signal },
  );
  return { open, current: () => current };
}

function layoutOf(tabs: readonly TabParts[]): { axis: 'horizontal' | 'vertical'; isRtl: boolean } {
  const [first, second] = tabs.map(({ link }) => link.getBoundingClientRect());
  // Heights are fractions of a pixel: where one ends the next begins, but for what their sum is off.
  const isBelow = first && second && second.top > first.top + first.height / 2;
  const isRtl = tabs[0] ? getComputedStyle(tabs[0].link).direction === 'rtl' : false;
  return { axis: isBelow ? 'vertical' : 'horizontal', isRtl };
}
