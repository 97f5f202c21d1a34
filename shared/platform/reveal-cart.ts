import { platformName } from './names';
import { readBoolean, type Setting } from './settings';

/** Whether the mini-cart shows itself after an add (platform document "theme", section 19.4). */
export const revealAfterAdd = (): Setting<boolean> => ({
  key: 'miniCartReveal',
  global: [`${platformName('theme')}Vars`, 'is_mini_cart_reveal'],
  read: readBoolean,
  expected: 'true or false',
  fallback: false,
});
