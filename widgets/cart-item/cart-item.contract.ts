import { platformName } from '../../shared/platform/names';
import { readBoolean, type Setting } from '../../shared/platform/settings';

/** Source: platform document "theme", sections 5.2, 7 and 19. */
export const selectors = {
  dropdown: '.nav-dropdown',
  /** Any dropdown on the page: the drawer is not revealed beside it. */
  anyDropdown: '.cart-item .nav-dropdown',
  link: '.header-cart-link',
  drawerToggle: '.off-canvas-toggle',
  /** Where a press ends the reveal. */
  page: '.shop-container',
  /** On small screens the drawer wins, if the header has one. */
  mobileDrawerToggle: '.header-main .cart-item .header-cart-link.off-canvas-toggle',
};

export const classes = { open: 'current-dropdown', revealed: 'cart-active' };

/** Widest viewport on which the drawer is used, in CSS pixels. */
export const DRAWER_MEDIA = '(max-width: 849px)';

export const HOVER_OPEN_MS = 20;
export const HOVER_CLOSE_MS = 70;
export const REVEAL_MS = 5000;

/** Raised on the document, by other scripts that want the mini-cart to show itself. */
export const openEvent = (): string => `${platformName('theme')}-open-mini-cart`;

export const settings = {
  /** Whether the mini-cart shows itself after an add. */
  revealAfterAdd: (): Setting<boolean> => ({
    key: 'miniCartReveal',
    global: [`${platformName('theme')}Vars`, 'is_mini_cart_reveal'],
    read: readBoolean,
    expected: 'a boolean',
    fallback: false,
  }),
};

export const strings = { drawerName: 'Basket' };
