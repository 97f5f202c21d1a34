/** Source: platform document "theme", sections 5.2, 7 and 19. */
export const selectors = {
  dropdown: '.nav-dropdown',
  /** Any dropdown on the page: without one the drawer is revealed, whatever the screen. */
  anyDropdown: '.cart-item .nav-dropdown',
  link: '.header-cart-link',
  drawerToggle: '.off-canvas-toggle',
  /** In the server's notice of an add that has loaded the page. */
  addedNotice: 'span.added-to-cart[data-timer]',
  /** Where a press ends the reveal. */
  page: '.shop-container',
  /** On small screens the drawer wins, if the header has one. */
  mobileDrawerToggle: '.header-main .cart-item .header-cart-link.off-canvas-toggle',
};

export const classes = { revealed: 'cart-active' };

/** Widest viewport on which the drawer is used, in CSS pixels. */
export const DRAWER_MEDIA = '(max-width: 849px)';

/** How long a mini-cart that showed itself stays, in milliseconds. */
export const REVEAL_MS = 5000;

export const strings = { drawerName: 'Basket' };
