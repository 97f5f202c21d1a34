import { openSettled, expect, test, type Page } from '../../../fixtures-html/testing/shop-test';
import type { Situation } from '../../../fixtures-html/server/situation';
import { EVERYTHING } from '../places';
import { findCover } from '../states/cover';
import { wakeAll } from '../wake-all';

/**
 * Whole pages from end to end by Tab and back by Shift+Tab, with every bar that sticks to an edge of the
 * window: whatever has the focus is seen (WCAG 2.4.11). Parts that open are walked through in `states`.
 */
interface Walk {
  path: string;
  situation?: Partial<Situation>;
  width: number;
}

const WALKS: readonly Walk[] = [
  { path: '/product/corduroy-overshirt/', width: 360 },
  { path: '/shop/', width: 1280 },
  { path: '/our-craft/', situation: { rtl: true }, width: 768 },
  { path: '/contact/everything/', width: 360 },
];

/** More than any page has. */
const MOST_STOPS = 250;

/** Once the window has followed the focus. @returns whether anything of the page has it */
const isOnPage = (page: Page): Promise<boolean> =>
  page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return document.activeElement !== null && document.activeElement !== document.body;
  });

/** @returns how many stops there were, and what was not seen */
async function walk(page: Page, key: string): Promise<{ stops: number; faults: string[] }> {
  const faults: string[] = [];
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    await page.keyboard.press(key);
    if (!(await isOnPage(page))) return { stops, faults };
    faults.push(...(await findCover(page)));
  }
  throw new Error(`The page does not end within ${MOST_STOPS} stops by ${key}.`);
}

test.use({ reducedMotion: 'reduce' });

for (const { path, situation, width } of WALKS) {
  test(`what has the focus is seen, from end to end and back: ${path}, ${width} px`, async ({
    page,
    shop,
  }) => {
    test.slow(true, 'many stops');
    await shop.situation({ ...EVERYTHING, ...situation });
    await shop.fill([{ sku: 'HV-W107', quantity: 2 }]);
    await page.setViewportSize({ width, height: 640 });
    await openSettled(page, path);
    await wakeAll(page);
    const there = await walk(page, 'Tab');
    expect(there.faults).toEqual([]);
    const back = await walk(page, 'Shift+Tab');
    expect(back.faults).toEqual([]);
    expect(there.stops).toBeGreaterThan(20);
    expect(Math.abs(there.stops - back.stops)).toBeLessThan(5);
  });
}
