import {
  expect,
  expectIsland,
  expectKnown,
  type Page,
} from '../../../fixtures-html/testing/shop-test';
import type { State, Visit } from './states';

const DIALOG = '[role=dialog][aria-modal=true]';
const TOAST = '.storefront-islands-toast';
const MENU_LINK = '[data-open="#main-menu"]';
/** A list that is an alert is no list any more: the platform prints its errors so. */
const isErrorList = (fault: string): boolean => fault.includes('axe: listitem:');
const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' });

const MENU: State = {
  name: 'menu of a phone',
  islands: ['off-canvas'],
  open: async (page) => {
    await expectKnown(page.locator(MENU_LINK), 'off-canvas');
    await expectIsland(page.locator('#main-menu .nav-sidebar'), 'mobile-menu', 'ready');
    await page.locator(MENU_LINK).click();
    await expect(menu(page)).toHaveClass(/mfp-ready/);
  },
  parts: DIALOG,
  holdsFocus: DIALOG,
};
const NESTED = (name: string): State => ({
  name,
  islands: ['mobile-menu'],
  open: async (page) => {
    const toggle = menu(page).getByRole('button', { name: 'Toggle: Women' });
    await toggle.focus();
    await page.keyboard.press('Enter');
    await expect(menu(page).getByRole('link', { name: 'Tops' }).first()).toBeVisible();
  },
  parts: DIALOG,
  holdsFocus: DIALOG,
});

/** States of header, menus and panels. */
export const HEADER: readonly Visit[] = [
  {
    path: '/shop/',
    width: 360,
    situation: { loginPopup: true },
    states: [
      MENU,
      {
        ...NESTED('a list of the menu open'),
        toldApart: [
          [
            '[role=dialog] .menu-item.active > button',
            '[role=dialog] .menu-item:not(.active) > button',
          ],
        ],
      },
      {
        name: 'login box in front of the menu',
        islands: ['off-canvas', 'login-popup'],
        open: async (page) => {
          await menu(page).getByText('Login', { exact: true }).click();
          await expect(page.getByRole('dialog', { name: 'Login' })).toHaveClass(/mfp-ready/);
        },
        parts: '[role=dialog][aria-label=Login],[role=dialog]:has(#login-form-popup)',
        holdsFocus: '[role=dialog]:has(#login-form-popup)',
        close: async (page) => {
          await page.keyboard.press('Escape');
          await expect(menu(page).getByRole('button', { name: 'Login' })).toBeFocused();
          await page.keyboard.press('Escape');
          await expect(page.locator(DIALOG)).toHaveCount(0);
          await expect(page.locator(MENU_LINK)).toBeFocused();
        },
      },
      {
        name: 'a login that was refused',
        islands: ['login-popup'],
        open: async (page) => {
          await page.setViewportSize({ width: 1280, height: 800 });
          await page.locator('.account-item [data-open]').click();
          const account = page.getByRole('dialog', { name: 'Account' });
          await account.getByLabel('Username').fill('ada');
          await account.locator('#password').fill('wrong');
          await account.getByRole('button', { name: 'Log in' }).click();
          await expect(account.getByRole('alert')).toContainText('incorrect');
          await expect(account).toHaveClass(/mfp-ready/);
        },
        parts: DIALOG,
        holdsFocus: DIALOG,
        returnsFocusTo: '.account-item [data-open]',
        isKnown: isErrorList,
      },
    ],
  },
  {
    path: '/shop/',
    width: 360,
    situation: { mobileMenu: 'slide', rtl: true },
    states: [MENU, NESTED('a list of the menu, from the side')],
  },
  {
    path: '/shop/',
    width: 360,
    situation: { mobileMenu: 'tabs' },
    states: [
      MENU,
      {
        name: 'the other menu, by its tab',
        islands: ['menu-tabs'],
        open: async (page) => {
          await menu(page).getByRole('tab', { name: 'Help' }).click();
          await expect(menu(page).getByRole('link', { name: 'My account' })).toBeVisible();
        },
        parts: DIALOG,
        holdsFocus: DIALOG,
        toldApart: [['[role=tab][aria-selected=true]', '[role=tab][aria-selected=false]']],
        returnsFocusTo: MENU_LINK,
      },
    ],
  },
  {
    path: '/shop/',
    situation: { filters: 'off-canvas', storeNotice: 'one' },
    states: [
      {
        name: 'a list of the main menu',
        islands: ['dropdown'],
        open: async (page) => {
          const women = page.locator('.header-nav > li.has-dropdown').first();
          await women.locator('> a').focus();
          await expectIsland(women, 'dropdown', 'ready');
          await page.keyboard.press('Space');
          await expect(women.locator('> .nav-dropdown')).toBeVisible();
        },
        parts: '.header-nav > li.current-dropdown > .nav-dropdown',
        isWideOnly: true,
        close: (page) => page.keyboard.press('Escape'),
      },
      {
        name: 'filters that could not be opened',
        islands: ['off-canvas'],
        open: async (page, shop) => {
          await shop.fault({ match: 'chunks/open-panel', kind: '500', times: 'always' });
          // What has been fetched once is on the page.
          await page.reload();
          await expectKnown(page.locator('.filter-button'), 'off-canvas');
          await page.locator('.filter-button').click();
          await expect(page.locator(TOAST)).toContainText('could not be opened');
        },
        parts: TOAST,
        close: async (page, shop) => {
          await shop.clearFaults();
          await page.reload();
          await expectKnown(page.locator('.filter-button'), 'off-canvas');
        },
      },
      {
        name: 'filters',
        islands: ['off-canvas'],
        open: async (page) => {
          await page.locator('.filter-button').click();
          await expect(page.getByRole('dialog', { name: 'Filter' })).toHaveClass(/mfp-ready/);
        },
        parts: DIALOG,
        holdsFocus: DIALOG,
        returnsFocusTo: '.filter-button',
      },
      {
        name: 'the notice of the store',
        islands: ['banners'],
        open: async (page) => {
          await page
            .locator('.woocommerce-store-notice')
            .getByRole('button', { name: 'Dismiss' })
            .focus();
          await expectIsland(page.locator('.woocommerce-store-notice'), 'banners', 'ready');
        },
        parts: '.woocommerce-store-notice',
        isPrinted: true,
      },
    ],
  },
  {
    path: '/shop/',
    situation: { comingSoon: 'managers', loggedIn: true },
    states: [
      {
        name: 'the banner of a shop that is not open yet',
        islands: ['banners'],
        open: (page) =>
          expectIsland(page.locator('#coming-soon-footer-banner'), 'banners', 'ready'),
        parts: '#coming-soon-footer-banner',
      },
    ],
  },
  {
    path: '/journal/how-to-wash-wool/',
    situation: { cookieNotice: true },
    states: [
      {
        name: 'the notice about cookies',
        islands: ['banners'],
        open: async (page) => {
          await expectIsland(page.locator('.flatsome-cookies'), 'banners', 'ready');
          await expect(page.locator('.flatsome-cookies')).toHaveClass(/--active/);
        },
        parts: '.flatsome-cookies',
      },
    ],
  },
];
