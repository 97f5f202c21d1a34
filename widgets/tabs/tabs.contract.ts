/** Source: platform document "theme", section 11.1. */
export const selectors = {
  /** Direct structure only, so that tabs inside a panel stay their own. */
  list: ':scope > .nav',
  link: ':scope > li > a',
  panel: ':scope > .tab-panels > .panel',
};

export const classes = {
  vertical: 'nav-vertical',
  /** A pointer that rests on a tab opens it. */
  byHover: 'active-on-hover',
  open: 'active',
};
