import type { Page } from 'playwright/test';

import type { Driver } from './driver';

/** Chromium and Firefox, by Playwright. */
export function playwrightDriver(page: Page): Driver {
  return {
    async goto(url) {
      await page.goto(url);
    },
    run: (task, argument) => page.evaluate(task as never, argument) as Promise<never>,
    async point(kind, path, isPressed) {
      const [first, ...rest] = path;
      if (!first) return;
      if (kind === 'touch') {
        await page.touchscreen.tap(first.x, first.y);
        return;
      }
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
    setOffline: (isOffline) => page.context().setOffline(isOffline),
    openTab: async () => playwrightDriver(await page.context().newPage()),
    closeTab: () => page.close(),
    async screenshot(file) {
      await page.screenshot({ path: file });
    },
  };
}
