import type { Page } from 'playwright/test';

import { expect } from './expect';

/**
 * Has every page that is opened from now on say on its first element how it was shown last: `loaded`, or
 * `restored` out of the browser's memory, as it was left.
 */
export async function noteHowShown(page: Page): Promise<void> {
  await page.addInitScript(() => {
    addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset['shown'] = persisted ? 'restored' : 'loaded';
    });
  });
}

/**
 * Goes back to an address, and sees that the browser came by its page in that way. The tests' Firefox keeps
 * no page in memory, and loads each anew.
 */
export async function goBackTo(
  page: Page,
  address: string | RegExp,
  shown: 'restored' | 'loaded',
): Promise<void> {
  // From a timer: the script that a driver runs ends with its page, sometimes before it can tell.
  await page.evaluate(() => void setTimeout(() => history.back()));
  await expect(page).toHaveURL(address);
  const keepsPages = page.context().browser()?.browserType().name() === 'chromium';
  await expect(page.locator('html')).toHaveAttribute('data-shown', keepsPages ? shown : 'loaded');
}
