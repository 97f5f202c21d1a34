/** Source: platform document "theme", section 5. */
export const selectors = {
  /** The theme may print an icon's link as a button, in a box of its own. */
  link: ':scope>a,:scope>.header-button>a',
  list: '.nav-dropdown',
  overlay: '.ux-body-overlay',
  /** Around menus that darken the page while a pointer is on one of their entries. */
  darkens: '.nav-prompts-overlay',
  /** What darkens it there. */
  entry: 'li.menu-item,.header-vertical-menu__opener',
  /** What can take the focus in a list. */
  stops: 'a[href],button,input:not([type=hidden]),select,textarea',
};

export const classes = {
  byPress: 'nav-dropdown-toggle',
  darkByPress: 'ux-body-overlay--click-active',
  darkByHover: 'ux-body-overlay--hover-active',
};
