import { followAddress } from '../../shared/dom/panels/follow-address';
import { createEdits } from '../../shared/dom/regions/page-edits';
import { watchRest } from '../../shared/dom/input/pointer-rest';
import { createTabGroup, type TabParts } from '../../shared/dom/panels/tab-group';
import type { Mount } from '../../shared/islands/island';
import { classes, selectors } from './tabs.contract';

/**
 * Why a behaviour: it shows one of the server's panels at a time, by press, by key, by address and,
 * where the page's editor wants it so, by hovering.
 *
 * Sources: specification section 2 "Site-wide", platform document "theme", sections 10.3, 11.1 and 11.2.
 */
export const mount: Mount = (root, { signal }) => {
  const list = root.querySelector<HTMLElement>(selectors.list);
  const tabs = list ? findTabs(root, list) : [];
  if (!list || tabs.length === 0) {
    throw new Error(
      `no tabs in ${(root.cloneNode() as Element).outerHTML}: expected .nav > li > a and as many .tab-panels > .panel`,
    );
  }
  const edits = createEdits(signal);
  if (list.classList.contains(classes.vertical)) {
    edits.attributes(list, { 'aria-orientation': 'vertical' });
  }
  const group = createTabGroup(list, tabs, edits, signal);
  group.open(
    Math.max(
      0,
      tabs.findIndex(({ item }) => item.classList.contains(classes.open)),
    ),
  );
  followAddress(tabs, group, signal);
  if (!list.classList.contains(classes.byHover)) return;
  for (const [index, { link }] of tabs.entries()) {
    watchRest(link, () => group.current() === index || group.open(index), signal);
  }
};

/** Link and panel belong together by their places: a link may end in a name of the editor's own. */
function findTabs(root: HTMLElement, list: HTMLElement): TabParts[] {
  const panels = root.querySelectorAll<HTMLElement>(selectors.panel);
  return [...list.querySelectorAll<HTMLAnchorElement>(selectors.link)].flatMap((link, index) => {
    const panel = panels[index];
    return panel ? [{ link, item: link.parentElement as HTMLElement, panel, target: root }] : [];
  });
}
