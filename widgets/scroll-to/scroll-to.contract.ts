/** Sources: platform document "theme", section 10.2. */
export const selectors = {
  section: 'span.scroll-to',
  anchor: 'a[name]',
  link: 'a[href*="#"]',
  bullets: '.scroll-to-bullets',
  /** In menus: sections are listed before it. */
  menuPlace: 'li.nav-single-page',
  menuLink: 'li.scroll-to-link',
  popup: '.mfp-wrap',
  closePopup: '.mfp-close',
};

export const classes = {
  bullets: 'scroll-to-bullets hide-for-medium',
  menuLink: 'scroll-to-link',
  current: 'active',
};

/** A section is the current one once it is this close to the stuck header, in pixels. */
export const CURRENT_BELOW_HEADER = 100;
/** Until links that were added to a menu are shown, in milliseconds. */
export const SHOW_LINKS_MS = 300;

export const strings = { bulletsName: 'Sections of this page' };
