import { platformName } from './names';
import { readAmount, type Setting } from './settings';

/**
 * Pixels at the top of the window that the header (and the admin bar) cover once the page is scrolled.
 * The server prints 0; `sticky-header` writes what it has measured into the theme's global.
 *
 * Source: platform document "theme", sections 1.2 and 4.3.
 */
export const scrollPaddingTop = (): Setting<number> => ({
  key: 'scrollPaddingTop',
  global: [`${platformName('theme')}Vars`, 'scrollPaddingTop'],
  read: readAmount,
  expected: 'a number of pixels',
  fallback: 0,
});
