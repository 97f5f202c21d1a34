import type { Mount } from '../../shared/islands/island';
import { isRaising, listen } from '../../shared/platform/events';
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
  if (toggle) describeToggle(toggle, signal);

  toggle?.addEventListener(
    'click',
    (event) => {
      const panel = panelOf(toggle);
      if (!panel || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      // The link's own address is the basket: never a dead control.
      openDrawer(toggle, panel).catch(() => location.assign(toggle.href));
    },
    { signal },
  );

  const reveal = (): void => {
    if (!usesDrawer()) return dropdown?.reveal();
    const panel = toggle?.checkVisibility() ? panelOf(toggle) : null;
    // Nobody asked for it: without its code nothing happens.
    if (toggle && panel) openDrawer(toggle, panel).catch(() => undefined);
  };
  const revealAfterAdd = (...args: unknown[]): void => {
    // After a change of quantity we raise the event too, as the theme does, but without arguments.
    const isAdd = args.length > 0 || !isRaising('added_to_cart');
    if (isAdd && readSetting(settings.revealAfterAdd(), item)) reveal();
  };
  listen('added_to_cart', revealAfterAdd, signal);
  listen(openEvent(), reveal, signal, document);
};

function describeToggle(toggle: HTMLElement, signal: AbortSignal): void {
  toggle.setAttribute('aria-haspopup', 'dialog');
  toggle.setAttribute('aria-expanded', 'false');
  signal.addEventListener('abort', () => {
    toggle.removeAttribute('aria-haspopup');
    toggle.removeAttribute('aria-expanded');
  });
}

/** The panel that a toggle opens, if the page has it. */
function panelOf(toggle: HTMLElement): HTMLElement | null {
  try {
    return document.querySelector<HTMLElement>(toggle.dataset.open ?? '');
  } catch {
    return null;
  }
}

/** @throws when the dialog's code cannot be loaded */
async function openDrawer(toggle: HTMLElement, panel: HTMLElement): Promise<void> {
  const { openPanel } = await loadChunk(() => import('../../shared/dom/dialog/open-panel'));
  openPanel({
    panel,
    trigger: toggle,
    name: text('drawerName', strings.drawerName),
    position: toggle.dataset.pos ?? 'right',
    contentClass: toggle.dataset.class ?? '',
  });
}

/** Small screens show the drawer, others only when the header has no dropdown. */
function usesDrawer(): boolean {
  const isSmall = matchMedia(DRAWER_MEDIA).matches;
  return isSmall
    ? document.querySelector(selectors.mobileDrawerToggle) !== null
    : document.querySelector(selectors.anyDropdown) === null;
}
