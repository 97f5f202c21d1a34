/**
 * On the body, while a dialog of the theme's scripts keeps the page from scrolling: what follows the scroll
 * position waits. Source: platform document "theme", section 6.5.
 */
export const LOCKED_CLASS = 'body-scroll-lock--active';
