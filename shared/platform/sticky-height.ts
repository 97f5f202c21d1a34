import { platformName } from './names';
import { readAmount, type Setting } from './settings';

/**
 * Height of the stuck header in pixels, as the theme prints it: with an admin bar, 30 more.
 *
 * Sources: specification section 9 "Layout and timings", platform document "theme", section 1.2.
 */
export const stickyHeight = (): Setting<number> => ({
  key: 'stickyHeight',
  global: [`${platformName('theme')}Vars`, 'sticky_height'],
  read: readAmount,
  expected: 'a number of pixels',
  fallback: 70,
});

/** Custom property on the root element: the height of the stuck header, once it is measured. */
export const heightProperty = (): string => `--${platformName('theme')}--header--sticky-height`;
