import { noteShifts } from '../../fixtures-html/testing/layout-shifts';
import { expect, type Locator, type Page } from '../../fixtures-html/testing/shop-test';

/** What browser tests of the banners share. */

export const notices = (page: Page): Locator => page.locator('.woocommerce-store-notice');
export const notice = (page: Page): Locator => notices(page).first();
export const banner = (page: Page): Locator => page.locator('#coming-soon-footer-banner').first();
export const dismissOf = (element: Locator): Locator =>
  element.getByRole('button', { name: 'Dismiss' });
export const said = (page: Page): Locator => page.locator('.widget_shopping_cart_live_region');
export const problem = (page: Page): Locator => page.locator('.storefront-islands-toast');

interface Watched {
  /** Those of the page that is open. */
  frames: boolean[];
  shifts: readonly string[];
}

/** Notes from each page's first moment whether the notice is visible, frame by frame, and what moves. */
export async function watchFrames(page: Page): Promise<() => Promise<Watched>> {
  const shifts = await noteShifts(page);
  await page.addInitScript(() => {
    const wasVisible: boolean[] = [];
    Object.assign(globalThis, { wasVisible });
    const look = (): void => {
      const found = document.querySelector('.woocommerce-store-notice');
      if (found) wasVisible.push(found.checkVisibility());
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  return async () => {
    const read = (): Promise<boolean[]> =>
      page.evaluate(() => (globalThis as unknown as { wasVisible: boolean[] }).wasVisible);
    await expect.poll(async () => (await read()).length).toBeGreaterThan(1);
    return { frames: await read(), shifts };
  };
}

/** The cookies of store notices, as the platform's script would read them. */
export async function noticeCookies(page: Page): Promise<Record<string, unknown>> {
  const cookies = await page.context().cookies();
  const kept = cookies.filter(({ name }) => name.startsWith('store_notice'));
  return Object.fromEntries(
    kept.map(({ name, value, path, expires }) => [name, { value, path, expires }]),
  );
}
