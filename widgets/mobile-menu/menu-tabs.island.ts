import { createEdits } from '../../shared/dom/regions/page-edits';
import { createTabGroup, type TabParts } from '../../shared/dom/panels/tab-group';
import type { Mount } from '../../shared/islands/island';
import { classes, selectors } from './mobile-menu.contract';

/**
 * Why a behaviour: it shows one of the two menus that the server has printed, as tabs by pointer and
 * keys. Each menu gets an element around it while this runs: a list that were a panel would be a list
 * no more.
 *
 * @throws when there are not as many menus as tabs
 *
 * Source: platform document "theme", section 7.4.
 */
export const mount: Mount = (list, { signal }) => {
  const items = [...list.querySelectorAll<HTMLElement>(selectors.tab)];
  const menus = [...(list.parentElement?.children ?? [])].filter(
    (other): other is HTMLElement => other !== list && other.matches('ul.nav-sidebar'),
  );
  // The server prints the second tab's menu first.
  menus.reverse();
  if (items.length !== 2 || menus.length !== 2) {
    throw new Error(
      `ul.${list.className}: expected two ${selectors.tab} and two ul.nav-sidebar beside it, found ${items.length} and ${menus.length}.`,
    );
  }
  const edits = createEdits(signal);
  const tabs = items.map((item, index): TabParts => {
    const link = item.querySelector('a');
    if (!link) throw new Error(`${selectors.tab} ${index + 1}: expected a link in it.`);
    const panel = wrap(menus[index] as HTMLElement, signal);
    return { item, link, panel, target: list };
  });
  for (const [index, menu] of menus.entries()) {
    edits.toggleClass(menu, classes.hidden, false);
    const { link, panel } = tabs[index] as TabParts;
    if (!link.id) edits.attributes(link, { id: `${panel.id}-tab` });
    edits.attributes(panel, { 'aria-labelledby': link.id });
  }
  const initial = items.findIndex((item) => item.classList.contains('active'));
  createTabGroup(list, tabs, edits, signal).open(Math.max(0, initial));
};

let count = 0;

function wrap(menu: HTMLElement, signal: AbortSignal): HTMLElement {
  const panel = document.createElement('div');
  count += 1;
  panel.id = `sidebar-menu-panel-${count}`;
  menu.before(panel);
  panel.append(menu);
  signal.addEventListener('abort', () => panel.replaceWith(menu));
  return panel;
}
