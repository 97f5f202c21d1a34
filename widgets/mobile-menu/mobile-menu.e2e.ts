import {
  expect,
  expectIsland,
  test,
  visit,
  type Locator,
  type Page,
} from '../../fixtures-html/testing/shop-test';

const PHONE = { width: 360, height: 740 };

async function openMenu(page: Page): Promise<Locator> {
  await page.setViewportSize(PHONE);
  await visit(page, '/shop/');
  await expectIsland(page.locator('#main-menu .nav-sidebar'), 'mobile-menu', 'ready');
  await page.locator('[data-open="#main-menu"]').click();
  const dialog = page.getByRole('dialog', { name: 'Menu' });
  await expect(dialog).toHaveClass(/mfp-ready/);
  return dialog;
}

test('lists of the menu open in their place, by button or by a link that leads nowhere', async ({
  page,
  shop,
}) => {
  await shop.situation({ csp: 'strict', filters: 'column' });
  const dialog = await openMenu(page);
  const women = dialog.locator('.menu-item', { hasText: 'Women' }).first();
  const toggle = dialog.getByRole('button', { name: 'Toggle: Women' });
  const tops = women.getByRole('link', { name: 'Tops' });
  await expect(tops).toBeHidden();
  await expect(women).toHaveClass(/has-child/);
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await toggle.click();
  await expect(tops).toBeVisible();
  await expect(women).toHaveClass(/active/);
  await expect(women).toHaveAttribute('aria-expanded', 'true');
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Enter');
  await expect(tops).toBeHidden();
  await expect(women).not.toHaveClass(/active/);

  const care = dialog.getByRole('button', { name: 'Care & mending' });
  await expect(care).toHaveCount(1);
  const wool = dialog.getByRole('link', { name: 'How to wash wool' });
  await care.focus();
  await page.keyboard.press('Space');
  await expect(wool).toBeVisible();
  await expect(care).toHaveAttribute('aria-expanded', 'true');
  await care.click();
  await expect(wool).toBeHidden();

  // Links of the others lead on, unless the shop has them open their lists.
  await dialog.getByRole('link', { name: 'Women', exact: true }).click();
  await expect(page).toHaveURL(/\/product-category\/women\//);
});

test('links of the menu open their lists where the shop has it so; those of a side bar lead on', async ({
  page,
  shop,
}) => {
  await shop.situation({ csp: 'strict', filters: 'column', menuLinksOpen: true });
  const again = await openMenu(page);
  const button = again.getByRole('button', { name: 'Women', exact: true });
  await button.click();
  await expect(again.getByRole('link', { name: 'Tops' }).first()).toBeVisible();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await expect(page).toHaveURL(/\/shop\/$/);
  await page.keyboard.press('Escape');
  await expect(again).toHaveCount(0);
  // The entry of the history goes some time later.
  await page.waitForFunction(() => !(history.state as object | null));

  // A side bar in the page: the same lists, with the links as they are.
  await page.setViewportSize({ width: 1280, height: 900 });
  const side = page.locator('#shop-sidebar');
  await side.getByRole('button', { name: 'Toggle: Men' }).click();
  await side.getByRole('link', { name: 'Shirts' }).click();
  await expect(page).toHaveURL(/\/product-category\/men\/shirts\//);
});

for (const rtl of [false, true]) {
  test(`lists of the menu come from the side, level by level (${rtl ? 'rtl' : 'ltr'})`, async ({
    page,
    shop,
  }) => {
    await shop.situation({ csp: 'strict', mobileMenu: 'slide', rtl });
    const dialog = await openMenu(page);
    const menu = dialog.locator('.sidebar-menu');
    const shift = (): Promise<number> =>
      menu.evaluate((element) => {
        const { m41 } = new DOMMatrix(getComputedStyle(element).transform);
        return Math.round((m41 / element.clientWidth) * 100);
      });
    const sign = rtl ? 1 : -1;
    const toggle = dialog.getByRole('button', { name: 'Toggle: Women' });
    const list = dialog.locator('.menu-item', { hasText: 'Women' }).first().locator('> ul');
    await expect(list).toHaveAttribute('aria-hidden', 'true');
    await expect(list).toHaveJSProperty('inert', true);

    await toggle.focus();
    await page.keyboard.down('Enter');
    const back = dialog.getByRole('button', { name: 'Back to Main Menu' });
    await expect(back).toBeFocused();
    // Held down, it does not lead back at once.
    await page.keyboard.down('Enter');
    await page.keyboard.up('Enter');
    await expect.poll(shift).toBe(sign * 100);
    await expect(back).toBeFocused();
    await expect(list).toHaveClass(/is-current-slide/);
    await expect(list.locator('xpath=../..')).toHaveClass(/is-current-parent/);
    await expect(list).toHaveAttribute('aria-hidden', 'false');
    // Nothing beside it can be reached: the last of the list comes before the cross.
    await list.getByRole('link', { name: 'Skirts' }).focus();
    await page.keyboard.press('Shift+Tab');
    await expect(list.getByRole('link', { name: 'Trousers' })).toBeFocused();
    const isInert = (name: string): Promise<boolean> =>
      dialog
        .getByRole('link', { name })
        .first()
        .evaluate((link) => link.closest('[inert]') !== null);
    await expect
      .poll(() => Promise.all([isInert('Journal'), isInert('Women'), isInert('Tops')]))
      .toEqual([true, true, false]);

    await dialog.getByRole('button', { name: 'Toggle: Knitwear' }).click();
    await expect.poll(shift).toBe(sign * 200);
    const backToWomen = dialog.getByRole('button', { name: 'Back to Women' });
    await expect(backToWomen).toBeFocused();
    await expect(dialog.getByRole('link', { name: 'Newest first' })).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect.poll(shift).toBe(sign * 100);
    await expect(dialog.getByRole('button', { name: 'Toggle: Knitwear' })).toBeFocused();
    await back.click();
    await expect.poll(shift).toBe(0);
    await expect(toggle).toBeFocused();
    await expect(list).not.toHaveClass(/is-current-slide/);
    await expect(dialog.locator('.is-current-parent')).toHaveCount(0);
    await expect(dialog.getByRole('link', { name: 'Journal' })).toBeInViewport();
    await expect.poll(() => isInert('Journal')).toBe(false);
  });
}

test('two menus under tabs, by pointer and keys', async ({ page, shop }) => {
  await shop.situation({ csp: 'strict', mobileMenu: 'tabs' });
  const dialog = await openMenu(page);
  await expectIsland(page.locator('.sidebar-menu-tabs'), 'menu-tabs', 'ready');
  const [shopTab, help] = [
    dialog.getByRole('tab', { name: 'Shop' }),
    dialog.getByRole('tab', { name: 'Help' }),
  ];
  const account = dialog.getByRole('tabpanel').getByRole('link', { name: 'My account' });
  await expect(shopTab).toHaveAttribute('aria-selected', 'true');
  await expect(dialog.getByRole('tabpanel', { name: 'Shop' })).toBeVisible();
  await expect(account).toBeHidden();
  await help.click();
  await expect(account).toBeVisible();
  await expect(page.locator('.sidebar-menu-tabs__tab.active')).toHaveText('Help');
  await expect(dialog.getByRole('link', { name: 'Journal' })).toBeHidden();
  await page.keyboard.press('ArrowLeft');
  await expect(shopTab).toBeFocused();
  await expect(account).toBeVisible();
  await page.keyboard.press('Space');
  await expect(dialog.getByRole('link', { name: 'Journal' })).toBeVisible();
  await expect(page).toHaveURL(/\/shop\/$/);
  // The lists in them open too.
  await dialog.getByRole('button', { name: 'Toggle: Men' }).click();
  await expect(dialog.getByRole('link', { name: 'Shirts' })).toBeVisible();

  for (const rtl of [false, true]) {
    await test.step(`the tabs answer to every key (${rtl ? 'right to left' : 'left to right'})`, async () => {
      await shop.startAfresh({ mobileMenu: 'tabs', rtl });
      await openMenu(page);
      await expectIsland(page.locator('.sidebar-menu-tabs'), 'menu-tabs', 'ready');
      const [on, back] = rtl ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
      await shopTab.focus();
      for (const [key, tab] of [
        [on!, help],
        [on!, shopTab],
        [back!, help],
        [back!, shopTab],
        ['End', help],
        ['Home', shopTab],
      ] as const) {
        await page.keyboard.press(key);
        await expect(tab, key).toBeFocused();
      }
      // Only the chosen one is a stop of Tab's.
      await expect(dialog.locator('[role=tab][tabindex="0"]')).toHaveCount(1);
      await page.keyboard.press('End');
      await page.keyboard.press('Enter');
      await expect(help).toHaveAttribute('aria-selected', 'true');
      await expect(account).toBeVisible();
      await page.keyboard.press('Home');
      await page.keyboard.press('Space');
      await expect(shopTab).toHaveAttribute('aria-selected', 'true');
      await expect(account).toBeHidden();
    });
  }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('all lists are there, as links', async ({ page, shop }) => {
    for (const mobileMenu of ['toggle', 'slide', 'tabs'] as const) {
      await shop.situation({ mobileMenu });
      await page.goto('/shop/#main-menu');
      const menu = page.locator('#main-menu');
      for (const name of ['Journal', 'Skirts', 'My account'])
        await expect(menu.getByRole('link', { name }), `${mobileMenu}: ${name}`).toBeVisible();
    }
  });
});

test.describe('without the code', () => {
  test.use({ allowErrors: [/mobile-menu|menu-tabs|storefront-islands:error/] });
  test('all lists are open, in the panel too', async ({ page, shop }) => {
    await shop.situation({ mobileMenu: 'tabs' });
    for (const match of ['chunks/mobile-menu', 'chunks/menu-tabs'])
      await shop.fault({ match, kind: '404', times: 'always' });
    await page.setViewportSize(PHONE);
    await visit(page, '/shop/');
    await expectIsland(page.locator('#main-menu .nav-sidebar'), 'mobile-menu', 'failed');
    await expectIsland(page.locator('.sidebar-menu-tabs'), 'menu-tabs', 'failed');
    await page.locator('[data-open="#main-menu"]').click();
    const dialog = page.getByRole('dialog', { name: 'Menu' });
    for (const name of ['Journal', 'Skirts', 'My account', 'How we mend'])
      await expect(dialog.getByRole('link', { name })).toBeVisible();
  });
});
