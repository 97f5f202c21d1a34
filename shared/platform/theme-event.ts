import { platformName } from './names';

/**
 * Events that the theme's scripts raise: on the document, and `flickity-ready` on a slider that works.
 * Source: platform document "theme", 27.
 */
export type ThemeEvent = 'header-sticky' | 'dropdown-opened' | 'open-mini-cart' | 'flickity-ready';

/** Name under which the theme raises one of its events. */
export const themeEvent = (event: ThemeEvent): string => `${platformName('theme')}-${event}`;

/** Ours, on the document: something in the header is about to show itself. */
export const SHOW_HEADER = 'storefront-islands:show-header';
