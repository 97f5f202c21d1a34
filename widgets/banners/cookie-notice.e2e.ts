import {
  expect,
  expectIsland,
  leaveWindow,
  painted,
  test,
} from '../../fixtures-html/testing/shop-test';
import { said } from './banners.page';

const YEAR_SECONDS = 365 * 86_400;

test('the theme’s cookie notice comes after a while, is accepted by keyboard, and stays away until its version changes', async ({
  page,
  shop,
  context,
}) => {
  await shop.situation({ cookieNotice: true, csp: 'strict' });
  // What is seen of it when its island has begun, and how long after that it comes.
  await page.addInitScript(() => {
    let since = 0;
    new MutationObserver(() => {
      const own = document.querySelector<HTMLElement>('.flatsome-cookies');
      if (own?.dataset['islandBanners'] !== 'ready') return;
      since ||= performance.now();
      own.dataset['atFirst'] ??= own.checkVisibility({ visibilityProperty: true })
        ? 'shown'
        : 'hidden';
      if (own.classList.contains('flatsome-cookies--active'))
        own.dataset['after'] ??= String(performance.now() - since);
    }).observe(document, { subtree: true, attributeFilter: ['data-island-banners', 'class'] });
  });
  await page.goto('/journal/how-to-wash-wool/');
  const notice = page.locator('.flatsome-cookies');
  const accept = notice.getByRole('button', { name: 'Accept' });
  await expectIsland(notice, 'banners', 'ready');
  // Below the window, it cannot be reached by keys either.
  await expect(notice).toHaveAttribute('data-at-first', 'hidden');
  await expect(notice).toHaveClass(/--active/);
  expect(Number(await notice.getAttribute('data-after'))).toBeGreaterThan(2000);
  expect(await shop.requests('chunks/react')).toEqual([]);
  await page.getByRole('link', { name: 'Back to the shop' }).focus();
  await accept.focus();
  await page.keyboard.press('Space');
  await expect(notice).toHaveClass('flatsome-cookies flatsome-cookies--inactive');
  await expect(notice).toBeHidden();
  await expect(page.getByRole('link', { name: 'Back to the shop' })).toBeFocused();
  await expect(said(page)).toHaveText('Notice dismissed.');
  const cookies = await context.cookies();
  const kept = cookies.find(({ name }) => name === 'flatsome_cookie_notice');
  expect(kept).toMatchObject({ value: '1', path: '/' });
  const lifetime = (kept?.expires ?? 0) - Date.now() / 1000;
  expect(Math.abs(lifetime - YEAR_SECONDS)).toBeLessThan(600);

  await shop.situation({ themeOptions: { cookie_notice_version: '2' } });
  const other = await context.newPage();
  await Promise.all([page.goto('/shop/'), other.goto('/shop/')]);
  await expect(notice).toHaveClass(/--active/);
  await expect(other.locator('.flatsome-cookies')).toHaveClass(/--active/);
  await painted(page);
  await leaveWindow(other);
  await accept.click();
  await expect(notice).toHaveClass(/--inactive/);
  await expect(other.locator('.flatsome-cookies')).toHaveClass(/--inactive/);
});
