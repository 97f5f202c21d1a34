import { createAccordion, findItems } from '../../shared/dom/panels/accordion';
import { namesIn, type PanelEntry } from '../../shared/dom/panels/address-part';
import type { PageEdits } from '../../shared/dom/regions/page-edits';
import { createTabGroup, type PanelGroup, type TabParts } from '../../shared/dom/panels/tab-group';
import { selectors } from './product-tabs.contract';

/** The product's panels, and how they are reached. */
export interface ProductPanels extends PanelGroup {
  entries: readonly PanelEntry[];
  /** Open before any address or press says otherwise. */
  initial: number;
}

/** @throws when no link of `root` leads to a panel in it */
export function findGroup(root: HTMLElement, edits: PageEdits, signal: AbortSignal): ProductPanels {
  const items = [...root.querySelectorAll(selectors.accordion)].flatMap(findItems);
  if (items.length > 0) return createAccordion(items, edits, signal);
  if (root.matches(selectors.sections)) return asSections(root);
  const list = root.querySelector<HTMLElement>(selectors.list);
  const tabs = list ? findTabs(root, list) : [];
  if (!list || tabs.length === 0) {
    throw new Error(
      `no tabs in ${(root.cloneNode() as Element).outerHTML}: expected ul > li > a[href="#id"] and .panel#id, or .accordion > .accordion-item with .accordion-title and .accordion-inner`,
    );
  }
  const initial = tabs.findIndex(({ item }) => item.classList.contains('active'));
  return {
    ...createTabGroup(list, tabs, edits, signal),
    entries: tabs,
    initial: Math.max(0, initial),
  };
}

/** Everything is shown: addresses and links lead to a part of it, and open nothing. */
function asSections(root: HTMLElement): ProductPanels {
  const entries = [{ link: root, panel: root, target: root }];
  return { entries, initial: 0, open: () => undefined, current: () => 0 };
}

/** Tabs whose panel is there; a link that leads nowhere stays a link. */
function findTabs(root: HTMLElement, list: HTMLElement): TabParts[] {
  const panels = [...root.querySelectorAll<HTMLElement>(selectors.panel)];
  return [...list.querySelectorAll<HTMLAnchorElement>(selectors.link)].flatMap((link) => {
    const names = namesIn(link.hash);
    const panel = panels.find(({ id }) => names.includes(id));
    // Of several panels with one id, each belongs to one tab.
    if (panel) panels.splice(panels.indexOf(panel), 1);
    return panel ? [{ link, item: link.parentElement as HTMLElement, panel, target: root }] : [];
  });
}
