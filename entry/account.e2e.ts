import { violations } from '../fixtures-html/testing/accessibility';
import {
  atRest,
  expect,
  expectIsland,
  test,
  touch,
  type Page,
} from '../fixtures-html/testing/shop-test';

const fits = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);

/** Every password field of a page has one button, with its name. */
async function expectToggles(page: Page, ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    const field = page.locator(id);
    await field.scrollIntoViewIfNeeded();
    await expectIsland(field, 'password-toggle', 'ready');
    const around = page.locator(`.password-input:has(> ${id})`);
    await expect(around.getByRole('button')).toHaveCount(1);
    await around.getByRole('button', { name: 'Show password' }).click();
    await expect(field).toHaveAttribute('type', 'text');
    await around.getByRole('button', { name: 'Hide password' }).click();
    await expect(field).toHaveAttribute('type', 'password');
  }
}

test('a login that is refused is said, one that is right leads into the account, and out of it', async ({
  page,
  shop,
}) => {
  await shop.situation({ platformScripts: true, jquery: 'before' });
  await page.goto('/my-account/');
  await touch(page);
  await expectToggles(page, ['#password', '#reg_password']);
  // The platform's meter stands behind the field with its button, and is not lost.
  await page.locator('#reg_password').pressSequentially('wool');
  await expect(page.locator('.password-input + #password_strength')).toHaveText(/Very weak/);
  await page.locator('#username').fill('ada@shop.test');
  await page.locator('#password').fill('wrong');
  await page.keyboard.press('Enter');
  const error = page.getByRole('alert').filter({ hasText: 'incorrect' });
  await expect(error).toBeFocused();
  await page.locator('#username').fill('ada@shop.test');
  await page.locator('#password').fill('mended');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.locator('.woocommerce-MyAccount-content')).toContainText('Hello Ada Guest');
  await page.getByRole('link', { name: 'Log out' }).first().click();
  await expect(page.locator('form.login')).toBeVisible();
});

/** A page of the account fits its window and hurts nobody, and all that works on it does. */
async function expectGoodPage(page: Page, path: string): Promise<void> {
  await test.step(path || 'dashboard', async () => {
    await page.goto(`/my-account/${path}`);
    await touch(page);
    await atRest(page);
    if (path === 'edit-account/') {
      await expectToggles(page, ['#password_current', '#password_1', '#password_2']);
    }
    if (path === 'edit-address/billing/') await expectDescription(page);
    expect(await fits(page)).toBe(true);
    expect(await violations(page)).toEqual([]);
  });
}

test('the pages of the account that are read fit and hurt nobody', async ({ page, shop }) => {
  await shop.situation({ loggedIn: true });
  await page.setViewportSize({ width: 768, height: 740 });
  for (const path of ['', 'view-order/860/', 'edit-address/']) await expectGoodPage(page, path);
});

// What differs by the writing direction are the forms.
for (const direction of ['left to right', 'right to left'] as const) {
  test(`the forms of the account, ${direction}: fit, have their buttons, hurt nobody`, async ({
    page,
    shop,
  }) => {
    const rtl = direction === 'right to left';
    await shop.situation({ loggedIn: true, rtl });
    await page.setViewportSize({ width: rtl ? 360 : 768, height: 740 });
    for (const path of ['edit-address/billing/', 'edit-account/']) await expectGoodPage(page, path);
    await page.locator('#password_1').fill('one');
    await page.locator('#password_2').fill('other');
    await page.keyboard.press('Enter');
    const problem = page.getByRole('alert').filter({ hasText: 'do not match' });
    await expect(problem).toBeFocused();
  });
}

/** What a field is asked for stands there while it is used, until Escape or a press elsewhere. */
async function expectDescription(page: Page): Promise<void> {
  const phone = page.locator('#billing_phone');
  const description = page.locator('#billing_phone-description');
  await phone.click();
  await expect(description).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(description).toBeHidden();
  await expect(phone).toBeFocused();
  await phone.click();
  await expect(description).toBeVisible();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(description).toBeHidden();
}
