import {
  loadDialog,
  openWithBack,
  panelAttributes,
  panelOf,
} from '../../shared/dom/dialog/open-with-back';
import { isPlainPress } from '../../shared/dom/input/plain-press';
import { createEdits } from '../../shared/dom/regions/page-edits';
import type { Mount } from '../../shared/islands/island';
import { isRaising, listen } from '../../shared/platform/events';
import { revealAfterAdd } from '../../shared/platform/reveal-cart';
import { readSetting } from '../../shared/platform/settings';
import { text } from '../../shared/platform/strings';
import { themeEvent } from '../../shared/platform/theme-event';
import { DRAWER_MEDIA, selectors, strings } from './cart-item.contract';
import { createCartDropdown } from './reveal';

/**
 * Why a behaviour: it only shows and hides the mini-cart that stands in the header's markup.
 *
 * Sources: specification section 2 "Basket and mini-cart", platform document "theme", section 19.
 */
export const mount: Mount = (item, { signal, fail }) => {
  const list = item.querySelector<HTMLElement>(selectors.dropdown);
  const dropdown = list ? createCartDropdown(item, list, signal) : undefined;
  const toggle = item.querySelector<HTMLAnchorElement>(selectors.drawerToggle);
  if (toggle) {
    const state = { 'aria-haspopup': 'dialog', 'aria-expanded': 'false' };
    createEdits(signal).attributes(toggle, state);
  }

  const onError = (error: unknown): void => fail(error, 'render');
  toggle?.addEventListener(
    'click',
    (event) => {
      const panel = panelOf(toggle);
      if (!panel || !isPlainPress(event)) return;
      event.preventDefault();
      // The link's own address is the basket: never a dead control.
      openDrawer(toggle, panel, onError).catch(() => location.assign(toggle.href));
    },
    { signal },
  );

  for (const near of ['pointerenter', 'pointerdown', 'focus']) {
    // A failure is met again by the press.
    toggle?.addEventListener(near, () => loadDialog().catch(() => undefined), { signal });
  }

  const reveal = (): void => {
    if (!usesDrawer()) return dropdown?.reveal();
    const panel = toggle?.checkVisibility() ? panelOf(toggle) : null;
    // Nobody asked for it: without its code nothing happens.
    if (toggle && panel) openDrawer(toggle, panel, onError).catch(() => undefined);
  };
  const revealUnlessEdit = (...args: unknown[]): void => {
    // After a change of quantity we raise the event too, as the theme does, but without arguments.
    const isAdd = args.length > 0 || !isRaising('added_to_cart');
    if (isAdd && readSetting(revealAfterAdd(), item)) reveal();
  };
  listen('added_to_cart', revealUnlessEdit, signal);
  listen(themeEvent('open-mini-cart'), reveal, signal, document);
  if (document.querySelector(selectors.addedNotice)) reveal();
};

/** @throws when the dialog's code cannot be loaded */
function openDrawer(
  toggle: HTMLElement,
  panel: HTMLElement,
  onError: (error: unknown) => void,
): Promise<unknown> {
  const name = text('drawerName', strings.drawerName);
  return openWithBack(() => ({
    ...panelAttributes(toggle),
    panel,
    trigger: toggle,
    name,
    onError,
  }));
}

/** A page without a dropdown shows the drawer, and a small screen whose header has one. */
function usesDrawer(): boolean {
  if (!document.querySelector(selectors.anyDropdown)) return true;
  return (
    matchMedia(DRAWER_MEDIA).matches &&
    document.querySelector(selectors.mobileDrawerToggle) !== null
  );
}
