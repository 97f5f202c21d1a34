import { atRest, type Page } from '../../fixtures-html/testing/shop-test';
import { early } from '../registry-early';
import { late } from '../registry-late';
import { rare } from '../registry-rare';
import { woken } from '../registry-woken';
import type { AnyRegistration } from '../registry';

const registrations: readonly AnyRegistration[] = [...early, ...late, ...rare, ...woken];
const areas = registrations.map(({ name, selector, wakeFrom = '', wake = '*' }) => ({
  name,
  selector,
  wakeFrom,
  wake,
}));

/** Some bring markup that others wait in; no more often than this. */
const MAX_ROUNDS = 4;

/** Comes near each island that waits; whether there was any that something on the page can wake. */
const comeNear = (page: Page): Promise<boolean> =>
  page.evaluate((known) => {
    let hasAny = false;
    for (const { name, selector, wakeFrom, wake } of known) {
      for (const element of document.querySelectorAll(selector)) {
        if (element.getAttribute(`data-island-${name}`) !== 'waiting') continue;
        const area = (wakeFrom && element.closest(wakeFrom)) || element;
        const near = area.matches(wake) ? area : area.querySelector(wake);
        hasAny ||= !!near;
        near?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
      }
    }
    return hasAny;
  }, areas);

/**
 * Has every island of the page mounted, as a pointer does that comes near, and none pressed.
 *
 * @returns those that are not ready, as `name: state`; without those that nothing on the page can wake
 */
export async function wakeAll(page: Page): Promise<string[]> {
  await atRest(page);
  for (let round = 0; round < MAX_ROUNDS && (await comeNear(page)); round += 1) await atRest(page);
  return page.evaluate((known) => {
    const found = known.flatMap(({ name, wakeFrom, wake }) =>
      [...document.querySelectorAll(`[data-island-${name}]`)].map((element) => {
        const state = element.getAttribute(`data-island-${name}`);
        const area = (wakeFrom && element.closest(wakeFrom)) || element;
        const isAsleep = state === 'waiting' && !area.matches(wake) && !area.querySelector(wake);
        return isAsleep ? '' : `${name}: ${state}`;
      }),
    );
    return [...new Set(found)].filter((state) => state && !state.endsWith(': ready'));
  }, areas);
}
