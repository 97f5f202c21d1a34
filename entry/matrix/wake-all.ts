import { atRest, type Page } from '../../fixtures-html/testing/shop-test';
import type { Registration } from '../../shared/islands/island';
import { registry } from '../registry';

const areas = (registry as readonly Registration[]).map(
  ({ name, selector, wakeFrom = '', wake = '*' }) => ({ name, selector, wakeFrom, wake }),
);

/** Names of islands that wait, once for each element. */
interface Waiting {
  /** Something on the page can wake them. */
  woken: string[];
  asleep: string[];
}

/** Comes near each island that waits, as a pointer does. */
export const comeNear = (page: Page): Promise<Waiting> =>
  page.evaluate((known) => {
    const waiting: Waiting = { woken: [], asleep: [] };
    for (const { name, selector, wakeFrom, wake } of known) {
      for (const element of document.querySelectorAll(selector)) {
        if (element.getAttribute(`data-island-${name}`) !== 'waiting') continue;
        const area = (wakeFrom && element.closest(wakeFrom)) || element;
        const near = area.matches(wake) ? area : area.querySelector(wake);
        waiting[near ? 'woken' : 'asleep'].push(name);
        near?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
      }
    }
    return waiting;
  }, areas);

/** State of each island on each of its elements, in the order of the page. */
export function statesOf(page: Page): Promise<Record<string, string[]>> {
  return page.evaluate(() => {
    const states: Record<string, string[]> = {};
    for (const { attributes } of document.querySelectorAll('*')) {
      for (const { name, value } of attributes) {
        const [, island] = /^data-island-(.+)$/.exec(name) ?? [];
        if (island && island !== 'pressed') (states[island] ??= []).push(value);
      }
    }
    return states;
  });
}

/** Some bring markup that others wait in; no more often than this. */
const MAX_ROUNDS = 4;

/**
 * Has every island of the page mounted, as a pointer does that comes near, and none pressed.
 *
 * @returns those that are not ready, as `name: state`; without those that nothing on the page can wake
 */
export async function wakeAll(page: Page): Promise<string[]> {
  let woken: string[] = [];
  for (let round = 0; round === 0 || (woken.length > 0 && round <= MAX_ROUNDS); round += 1) {
    await atRest(page);
    ({ woken } = await comeNear(page));
  }
  const states = Object.entries(await statesOf(page)).flatMap(([name, all]) =>
    all.filter((state) => !/^(?:ready|waiting)$/.test(state)).map((state) => `${name}: ${state}`),
  );
  return [...new Set([...woken.map((name) => `${name}: waiting`), ...states])];
}
