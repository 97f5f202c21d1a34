import type { Page } from 'playwright/test';

import { putFinger } from '../finger';
import type { Driver, Point } from './driver';

/** Draws a finger over a page: down at the first point, up at the last. */
type DrawFinger = (page: Page, path: readonly Point[]) => Promise<void>;

/** Chromium's. */
export const drawFinger: DrawFinger = async (page, [start, ...rest]) => {
  if (!start) return;
  const finger = await putFinger(page, start);
  for (const point of rest) await finger.moveTo(point);
  await finger.lift();
};

/**
 * Chromium and Firefox, by Playwright.
 *
 * @param draw without it, as in Firefox, which is told of mice only, the mouse does what a finger would
 */
export function playwrightDriver(page: Page, draw?: DrawFinger): Driver {
  return {
    async goto(url) {
      await page.goto(url);
    },
    run: (task, argument) => page.evaluate(task as never, argument) as Promise<never>,
    async point(kind, path, isPressed) {
      const [first, ...rest] = path;
      if (!first) return;
      if (kind === 'touch' && draw) return draw(page, path);
      await page.mouse.move(first.x, first.y);
      if (isPressed) await page.mouse.down();
      for (const { x, y } of rest) await page.mouse.move(x, y);
      if (isPressed) await page.mouse.up();
    },
    key: (name, isShifted) => page.keyboard.press(isShifted ? `Shift+${name}` : name),
    type: (text) => page.keyboard.type(text),
    upload: (selector, file) => page.locator(selector).setInputFiles(file),
    resize: (width, height) => page.setViewportSize({ width, height }),
    setCookie: (url, name, value) =>
      page.context().addCookies([{ name, value, url: new URL('/', url).href, httpOnly: true }]),
    cookieNames: async () => (await page.context().cookies()).map(({ name }) => name),
    openTab: async () => playwrightDriver(await page.context().newPage(), draw),
    closeTab: () => page.close(),
    async screenshot(file) {
      await page.screenshot({ path: file });
    },
  };
}
