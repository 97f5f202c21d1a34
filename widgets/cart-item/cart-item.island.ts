import type { Mount } from '../../shared/islands/island';
import { listen } from '../../shared/platform/events';
import { loadChunk } from '../../shared/platform/load-chunk';
import { readSetting } from '../../shared/platform/settings';
import { text } from '../../shared/platform/strings';
import { DRAWER_MEDIA, openEvent, selectors, settings, strings } from './cart-item.contract';
import { createDropdown } from './dropdown';

/**
 * Why a behaviour: it only shows and hides the mini-cart that stands in the header's markup.
 *
 * Sources: specification section 2 "Basket and mini-cart", platform document "theme", section 19.
 */
export const mount: Mount = (item, { signal }) => {
  const dropdown = item.querySelector(selectors.dropdown)
    ? createDropdown(item, signal)
    : undefined;
  const toggle = item.querySelector<HTMLAnchorElement>(selectors.drawerToggle);

  const openDrawer = async (): Promise<void> => {
    const panel = toggle && document.querySelector<HTMLElement>(toggle.dataset.open ?? '');
    if (!toggle || !panel) return;
    try {
      const { openPanel } = await loadChunk(() => import('../../shared/dom/dialog/open-panel'));
      openPanel({
        panel,
        trigger: toggle,
        name: text('drawerName', strings.drawerName),
        position: toggle.dataset.pos ?? 'right',
        contentClass: toggle.dataset.class ?? '',
      });
    } catch {
      // The link's own address is the basket: never a dead control.
      location.assign(toggle.href);
    }
  };

  toggle?.addEventListener(
    'click',
    (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      void openDrawer();
    },
    { signal },
  );

  const reveal = (): void => {
    if (!usesDrawer()) dropdown?.reveal();
    else if (toggle?.checkVisibility()) void openDrawer();
  };
  listen('added_to_cart', () => readSetting(settings.revealAfterAdd()) && reveal(), signal);
  listen(openEvent(), reveal, signal);
};

/** Small screens show the drawer, others only when the header has no dropdown. */
function usesDrawer(): boolean {
  const isSmall = matchMedia(DRAWER_MEDIA).matches;
  return isSmall
    ? document.querySelector(selectors.mobileDrawerToggle) !== null
    : document.querySelector(selectors.anyDropdown) === null;
}
