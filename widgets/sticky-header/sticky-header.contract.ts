/** Source: platform document "theme", section 4. */
export const selectors = {
  wrapper: '.header-wrapper',
  /** Bars that the style sheet takes away while the header is stuck. */
  hiddenBars: '.header-top.hide-for-sticky,.header-main.hide-for-sticky',
  hiddenTopBar: '.header-top.hide-for-sticky',
  transparent: '.has-transparent',
  darkText: '.toggle-nav-dark',
  adminBar: '#wpadminbar',
};

export const classes = {
  stuck: 'stuck',
  /** No transition: the page is where it is, nothing happens before the shopper's eyes. */
  instant: 'ux-no-animation',
  shrinks: 'sticky-shrink',
  hides: 'sticky-hide-on-scroll',
  hidden: 'sticky-hide-on-scroll--active',
  transparent: 'transparent',
  dark: 'nav-dark',
};

/** How far beyond its own height the page is scrolled before the header sticks, in pixels. */
export const STICK_AFTER = 100;
/** Between a change of direction and what the header does about it, in milliseconds. */
export const TURN_MS = 100;
