import { isRecord, pageSettings } from '../../shared/platform/page-settings';
import { stateAttribute } from '../../shared/islands/island';
import { isSwitchedOff } from '../../shared/islands/switches';
import type { StorefrontIslandsSettings } from '../contract';
import { whenParsed } from './when-parsed';

/** Settings that hold several: what is given is added to them. */
const LISTS = new Set(['strings', 'names', 'sizeCharts', 'islands']);

/**
 * Changes settings of this page, over those that it printed. Islands read a setting when they need it,
 * so it counts from now on; what is on the screen stays.
 *
 * `islands` turns islands off for elements that have not become one yet: in a module before the loader's
 * that is all of them. Where some have, the console says so. `on` takes that back, for elements that have
 * not been found yet; what the page itself has printed as off stays so.
 *
 * @throws TypeError for anything but an object
 */
export function configure(settings: StorefrontIslandsSettings): void {
  if (!isRecord(settings)) {
    throw new TypeError(`configure: expected an object of settings, found ${String(settings)}.`);
  }
  whenParsed(() => merge(settings));
  const islands = (settings.islands ?? {}) as Record<string, unknown>;
  for (const name of Object.keys(islands)) turn(name, isSwitchedOff(islands, name));
}

function merge(settings: StorefrontIslandsSettings): void {
  const page = pageSettings();
  for (const [key, value] of Object.entries(settings)) {
    const before = page[key];
    const isMerged = LISTS.has(key) && isRecord(before) && isRecord(value);
    page[key] = isMerged ? { ...before, ...value } : value;
  }
}

/** The attribute on an element counts for everything in it. */
function turn(name: string, isOff: boolean): void {
  const attribute = stateAttribute(name);
  const { documentElement } = document;
  if (!isOff) {
    if (documentElement.getAttribute(attribute) === 'off')
      documentElement.removeAttribute(attribute);
    return;
  }
  const running = document.querySelectorAll(`[${attribute}]:not([${attribute}=off])`).length;
  // The island of the whole document has its state there.
  if (!documentElement.hasAttribute(attribute)) documentElement.setAttribute(attribute, 'off');
  if (running > 0) {
    // eslint-disable-next-line no-console -- the only place where a theme developer can learn of it
    console.warn(
      `storefront-islands: configure turns "${name}" off, but ${running} of its elements had been found before and stay; call it before the loader runs, or use the page's settings.`,
    );
  }
}
