import type { Locator, Page } from 'playwright/test';

import { expect, expectIsland, visit } from '../../fixtures-html/testing/shop-test';

/** What tests of tabs and accordions know about the long page. */
export const CRAFT = '/our-craft/';

export const tab = (page: Page, name: string): Locator =>
  page.getByRole('tab', { name, exact: true });
export const title = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('button', { name });

/** Every group of the page works. */
export async function allReady(page: Page): Promise<void> {
  for (const [selector, island] of [
    ['.tabbed-content', 'tabs'],
    ['.accordion', 'accordion'],
  ] as const) {
    const groups = page.locator(selector);
    await expect(groups.first()).toBeAttached();
    for (const group of await groups.all()) await expectIsland(group, island, 'ready');
  }
}

/** Opens the page as if nothing had been open before, also where only its hash differs. */
export async function openAnew(page: Page, hash = ''): Promise<void> {
  await page.goto('about:blank');
  await visit(page, CRAFT + hash);
  await allReady(page);
}

/** Waits until a part stands at the top of the window, below the header, or as near as the page lets it. */
export async function expectInPlace(part: Locator): Promise<void> {
  const distance = (): Promise<number> =>
    part.evaluate((element) => {
      const root = document.documentElement;
      const left = root.scrollHeight - root.clientHeight - scrollY;
      const padding = Number.parseFloat(getComputedStyle(root).scrollPaddingTop);
      const top = element.getBoundingClientRect().top - padding;
      // Adding makes minus zero plain.
      return Math.round(Math.min(top, left)) + 0;
    });
  await expect.poll(distance).toBe(0);
}
