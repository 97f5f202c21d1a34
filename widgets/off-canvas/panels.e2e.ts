import {
  expect,
  expectKnown,
  test,
  touch,
  visit,
  type Locator,
  type Page,
} from '../../fixtures-html/testing/shop-test';

const menuLink = (page: Page) => page.locator('[data-open="#main-menu"]');
const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' });
const login = (page: Page) => page.getByRole('dialog', { name: 'Login' });
/** Presses what opens a panel, as soon as its island holds presses. */
async function press(trigger: Locator): Promise<void> {
  await expectKnown(trigger, 'off-canvas');
  await trigger.click();
}

/** How many panels the history knows to be open, one in front of another. */
const expectDepth = (page: Page, depth: number): Promise<unknown> =>
  page.waitForFunction(
    (wanted) =>
      ((history.state as Record<string, number> | null)?.['storefrontIslandsOpen'] ?? 0) === wanted,
    depth,
  );
const afterFrames = (page: Page, frames: number): Promise<void> =>
  page.evaluate(async (left) => {
    for (let frame = 0; frame < left; frame++)
      await new Promise((resolve) => requestAnimationFrame(resolve));
  }, frames);

/** The same panel, named as the link in the header. */
const account = (page: Page) => page.getByRole('dialog', { name: 'Account' });

test('the menu of a phone: its side and overlay, Back, and a panel opened from within', async ({
  page,
  shop,
}) => {
  await shop.situation({ loginPopup: true, csp: 'strict' });
  await page.setViewportSize({ width: 360, height: 740 });
  await visit(page, '/shop/');
  await press(menuLink(page));
  await expect(menu(page)).toHaveClass(/off-canvas-left mfp-ready/);
  await expect(page.locator('.mfp-bg')).toHaveClass(/main-menu-overlay/);
  await expect(menuLink(page)).toHaveAttribute('aria-expanded', 'true');

  // A panel in front of it: each key and each Back closes one.
  await menu(page).getByText('Login').click();
  await expect(login(page)).toHaveClass(/mfp-ready/);
  await expect(page.locator('#login-form-popup')).toBeVisible();
  // It is painted over the menu: what is inert would not be met there.
  const isInFront = (): Promise<boolean> =>
    page.locator('#login-form-popup').evaluate((box) => {
      const inert = [...document.querySelectorAll('[inert]')];
      for (const part of inert) part.removeAttribute('inert');
      const { left, top, width, height } = box.getBoundingClientRect();
      const met = document.elementFromPoint(left + width / 2, top + height / 2);
      for (const part of inert) part.setAttribute('inert', '');
      return box.contains(met);
    });
  await expect.poll(isInFront).toBe(true);
  await login(page).getByLabel('Username').fill('ada');
  await page.keyboard.press('Escape');
  await expect(login(page)).toHaveCount(0);
  await expect(menu(page).getByRole('button', { name: 'Login' })).toBeFocused();
  await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
  await expect(page.locator('html')).toHaveClass(/has-off-canvas has-off-canvas-left/);
  await page.keyboard.press('Enter');
  await expect(login(page)).toHaveClass(/mfp-ready/);
  await expect(login(page).getByLabel('Username')).toHaveValue('ada');
  // The entry of the history that Escape has taken away goes some time later, and this one comes then.
  await expectDepth(page, 2);
  await page.goBack();
  await expect(login(page)).toHaveCount(0);
  await expect(menu(page)).toHaveClass(/mfp-ready/);
  await page.goBack();
  await expect(menu(page)).toHaveCount(0);
  await expect(menuLink(page)).toBeFocused();
  await expect(page.locator('html')).not.toHaveClass(/off-canvas/);
  await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden');
  await expect(page.locator('#wrapper')).toHaveJSProperty('inert', false);
  await expect(page.locator('#login-form-popup')).toHaveJSProperty('inert', false);
  await expect(page).toHaveURL(/\/shop\/$/);

  // A link to a part of the page leaves both at once, the one behind first: the page scrolls again.
  await press(menuLink(page));
  await menu(page).getByText('Login').click();
  await expect(login(page)).toHaveClass(/mfp-ready/);
  await expectDepth(page, 2);
  await page.evaluate(() => {
    location.hash = '#footer';
  });
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden');
  await expect(page.locator('#login-form-popup')).toHaveJSProperty('inert', false);
  // Reading and Tab go on where the link has led.
  const footer = page.locator('#footer');
  await expect(footer).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(footer.getByRole('link').first()).toBeFocused();
  await expect(footer).not.toHaveAttribute('tabindex');
});

test('at an address with a hash the focus that is given back stays', async ({ page, shop }) => {
  await shop.situation({ loginPopup: true });
  await page.setViewportSize({ width: 360, height: 740 });
  await visit(page, '/shop/#wrapper');
  await press(menuLink(page));
  await expectDepth(page, 1);
  for (const close of [() => page.keyboard.press('Escape'), () => page.goBack()]) {
    await menu(page).getByText('Login').click();
    await expectDepth(page, 2);
    await close();
    await expect(login(page)).toHaveCount(0);
    await expectDepth(page, 1);
    // Longer than the browser takes to follow the hash once more.
    await afterFrames(page, 10);
    await expect(menu(page).getByRole('button', { name: 'Login' })).toBeFocused();
  }
  await page.keyboard.press('Escape');
  await expectDepth(page, 0);
  await afterFrames(page, 10);
  await expect(menuLink(page)).toBeFocused();
  await expect(page).toHaveURL(/\/shop\/#wrapper$/);
});

test('a search in a lightbox has the focus at once, and shows its suggestions there', async ({
  page,
  shop,
}) => {
  await shop.situation({ searchStyle: 'lightbox' });
  await visit(page, '/shop/');
  await press(page.locator('[data-open="#search-lightbox"]'));
  const dialog = page.getByRole('dialog', { name: 'Search' });
  await expect(dialog.locator('input.search-field')).toBeFocused();
  await page.keyboard.type('jumper');
  await expect(dialog.locator('.autocomplete-suggestion').first()).toBeVisible();

  // The first closes the suggestions, the second the dialog.
  await page.keyboard.press('Escape');
  await expect(dialog.locator('.autocomplete-suggestion').first()).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page.locator('[data-open="#search-lightbox"]')).toBeFocused();

  // Heard from its first instant, before the focus has come into it.
  await page.evaluate(() => {
    const focused = new Promise<string>((resolve) => {
      new MutationObserver((_changes, observer) => {
        if (!document.querySelector('[role="dialog"]')) return;
        observer.disconnect();
        resolve(
          document.activeElement!.getAttribute('data-open') ?? document.activeElement!.tagName,
        );
        const key = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true });
        document.activeElement!.dispatchEvent(key);
      }).observe(document.body, { childList: true, subtree: true });
    });
    Object.assign(globalThis, { focused });
  });
  await page.keyboard.press('Enter');
  const focused = await page.evaluate(
    () => (globalThis as unknown as { focused: Promise<string> }).focused,
  );
  expect(['#search-lightbox', 'BODY']).toContain(focused);
  await expect(dialog).toHaveCount(0);
  await expect(page.locator('[data-open="#search-lightbox"]')).toBeFocused();

  // What is no selector counts as none.
  await page
    .locator('[data-open="#search-lightbox"]')
    .evaluate((link) => (link.dataset['focus'] = 'input['));
  await page.keyboard.press('Enter');
  await expect(dialog).toBeFocused();
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

  test('the second of two taps, which iOS does not count, closes nothing that the first has opened, and opens nothing that it has left', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const tap = (part: Element): void => {
        part.setAttribute('data-tapped', '');
        const init = { bubbles: true, cancelable: true, detail: 1 };
        part.dispatchEvent(new MouseEvent('click', init));
      };
      // As soon as a dialog is there, something beside its content is pressed; a link as soon as it closes.
      new MutationObserver(() => {
        const overlay = document.querySelector('.mfp-container:not([data-tapped])');
        if (overlay) tap(overlay);
        const link = document.querySelector('.product-small a:not([data-tapped])');
        if (link && document.querySelector('.mfp-removing')) tap(link);
      }).observe(document, { childList: true, subtree: true, attributeFilter: ['class'] });
    });
    await page.goto('/shop/');
    await expectKnown(menuLink(page), 'off-canvas');
    await menuLink(page).tap();
    await expect(menu(page).locator('[data-tapped]')).toHaveCount(1);
    await expect(menu(page)).toHaveClass(/mfp-ready/);
    await afterFrames(page, 3);
    await expect(menu(page)).not.toHaveClass(/mfp-removing/);
    await expect(async () => {
      await menu(page)
        .locator('.mfp-container')
        .tap({ position: { x: 340, y: 600 } });
      await expect(menu(page)).toHaveCount(0, { timeout: 500 });
    }).toPass();
    await expect(page.locator('.product-small [data-tapped]')).not.toHaveCount(0);
    await expect(page).toHaveURL(/\/shop\/$/);
    const link = page.locator('.product-small a:visible').first();
    await expect(async () => {
      await link.tap();
      await expect(page).toHaveURL(/\/product\//, { timeout: 500 });
    }).toPass();
  });
});

test('the second of two presses that close a panel follows nothing under it', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await visit(page, '/shop/');
  await press(menuLink(page));
  await expect(menu(page)).toHaveClass(/mfp-ready/);
  const below = await page.locator('.product-small a').evaluateAll((links) => {
    const boxes = links.map((link) => link.getBoundingClientRect());
    const seen = boxes.find(({ left, bottom }) => left > 400 && bottom < innerHeight)!;
    return { x: seen.left + seen.width / 2, y: seen.top + seen.height / 2 };
  });
  await page.mouse.dblclick(below.x, below.y);
  await expect(menu(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/shop\/$/);
  // A press of its own does.
  await page.mouse.click(below.x, below.y);
  await expect(page).toHaveURL(/\/product\//);
});

test('a refused login opens the panel that it came from, with the reason, once', async ({
  page,
  shop,
}) => {
  await shop.situation({ loginPopup: true });
  await visit(page, '/shop/');
  await press(page.locator('.account-item [data-open]'));
  await account(page).getByLabel('Username').fill('ada');
  await account(page).locator('#password').fill('wrong');
  await account(page).getByRole('button', { name: 'Log in' }).click();
  await expect(account(page)).toHaveClass(/mfp-ready/);
  await expect(account(page).getByRole('alert')).toContainText('incorrect');
  await expect(page).toHaveURL(/\/shop\/$/);
  await expect
    .poll(() => account(page).evaluate((own) => own.contains(document.activeElement)))
    .toBe(true);
  await page.keyboard.press('Escape');
  await expect(account(page)).toHaveCount(0);
  await expect(page.locator('.account-item [data-open]')).toBeFocused();
  await page.reload();
  await expect(page.locator('#login-form-popup')).toBeAttached();
  // By then every island of the page is known.
  await touch(page);
  await expectKnown(page.locator('#top-link'), 'back-to-top');
  await expect(page.locator('[data-island-login-popup]')).toHaveCount(0);
});

test('a refused login says so as well where data is to be saved', async ({ page, shop }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  await shop.situation({ loginPopup: true });
  await visit(page, '/shop/');
  await press(page.locator('.account-item [data-open]'));
  await account(page).getByLabel('Username').fill('ada');
  await account(page).locator('#password').fill('wrong');
  await account(page).getByRole('button', { name: 'Log in' }).click();
  await expect(account(page).getByRole('alert')).toContainText('incorrect');
});
