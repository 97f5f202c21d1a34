import { noteShifts } from '../../fixtures-html/testing/layout-shifts';
import { expect, expectIsland, test, type Page } from '../../fixtures-html/testing/shop-test';

const PAGE = '/our-craft/';
const FINAL = ['1,240', '4.9', '38', '12k'];

/** What is shown, read and taken up in width, frame by frame, until all numbers have come to rest. */
function watchCounts(page: Page): Promise<Array<{ shown: string; read: string; width: number }>> {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        const frames: Array<{ shown: string; read: string; width: number }> = [];
        const number = document.querySelector<HTMLElement>('.count-up')!;
        const width = (): number => Math.round(number.getBoundingClientRect().width * 10);
        let hasCounted = false;
        number.scrollIntoView({ block: 'center', behavior: 'instant' });
        const step = (): void => {
          const count = number.querySelector('[aria-hidden]');
          if (count) {
            const read = number.firstElementChild!.textContent;
            frames.push({ shown: count.textContent, read, width: width() });
            hasCounted = true;
          } else if (hasCounted && !document.querySelector('.storefront-islands-counting')) {
            frames.push({ shown: number.innerHTML, read: number.innerHTML, width: width() });
            return resolve(frames);
          }
          requestAnimationFrame(step);
        };
        step();
      }),
  );
}

test('numbers count for four seconds in their own notation, while readers have the number itself and nothing moves', async ({
  page,
  shop,
}) => {
  await shop.situation({ csp: 'strict' });
  const shifts = await noteShifts(page);
  await page.goto(PAGE);
  const numbers = page.locator('.count-up');
  const begin = Date.now();
  const frames = await watchCounts(page);
  expect(Date.now() - begin).toBeGreaterThan(3900);
  await expect(numbers).toHaveText(FINAL);
  expect(await numbers.evaluateAll((all) => all.map(({ innerHTML }) => innerHTML))).toEqual(FINAL);

  const values = frames.map(({ shown }) => Number(shown.replace(',', '')));
  expect(values[0]).toBe(0);
  expect(values).toEqual(values.toSorted((a, b) => a - b));
  expect(new Set(values).size).toBeGreaterThan(10);
  for (const { shown } of frames) expect(shown).toMatch(/^\d{1,3}$|^1,\d{3}$/);
  expect(new Set(frames.map(({ read }) => read))).toEqual(new Set(['1,240']));
  expect(new Set(frames.map(({ width }) => width)).size).toBe(1);
  expect(shifts).toEqual([]);
  await expect(numbers.first()).toHaveClass('count-up active');

  // Whoever wants less motion has the numbers, at any time.
  await page.goto(PAGE);
  await page.locator('.numbers-band').scrollIntoViewIfNeeded();
  await expect(numbers.first()).toHaveClass(/storefront-islands-counting/);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(page.locator('.storefront-islands-counting')).toHaveCount(0);
  await page.goto(PAGE);
  await page.locator('.numbers-band').scrollIntoViewIfNeeded();
  await expectIsland(numbers.last(), 'count-up', 'ready');
  await expect(numbers).toHaveText(FINAL);
  await expect(numbers.last()).toHaveCSS('opacity', '1');
  await expect(page.locator('.storefront-islands-counting')).toHaveCount(0);
});
