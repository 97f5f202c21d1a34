import { rewrite } from '../../fixtures-html/testing/page-probes';
import {
  expect,
  expectIsland,
  test,
  visit,
  type Page,
} from '../../fixtures-html/testing/shop-test';

const field = (page: Page) => page.locator('#password');
const button = (page: Page, name: string) =>
  page.locator('form.login').getByRole('button', { name });
const caret = (page: Page) =>
  field(page).evaluate((input: HTMLInputElement) => [input.selectionStart, input.selectionEnd]);

test('a password can be read and hidden again, and is sent hidden', async ({ page }) => {
  await visit(page, '/my-account/');
  await expectIsland(field(page), 'password-toggle', 'ready');
  await page.locator('#username').fill('ada');
  await field(page).fill('long enough');
  await field(page).evaluate((input: HTMLInputElement) => input.setSelectionRange(2, 5));
  await button(page, 'Show password').click();
  await expect(field(page)).toHaveAttribute('type', 'text');
  await expect(field(page)).toBeFocused();
  expect(await caret(page)).toEqual([2, 5]);
  const box = (await button(page, 'Hide password').boundingBox())!;
  expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(24);

  await page.keyboard.press('Tab');
  await expect(button(page, 'Hide password')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(field(page)).toHaveAttribute('type', 'password');
  await button(page, 'Show password').click();
  await page.evaluate(() => {
    document.querySelector('form.login')!.addEventListener('submit', (event) => {
      event.preventDefault();
      document.title = document.querySelector<HTMLInputElement>('#password')!.type;
    });
  });
  await page.keyboard.press('Enter');
  await expect(page).toHaveTitle('password');
  await expect(field(page)).toHaveValue('long enough');
});

test('a field that is typed in keeps the focus, and one that has a button gets no second; the shop says what buttons are called', async ({
  page,
}) => {
  await rewrite(page, '**/my-account/', (html) =>
    html
      .replace('"i18n_password_show":"Show password"', '"i18n_password_show":"Let me see"')
      .replace('"i18n_password_hide":"Hide password"', '"i18n_password_hide":"Cover it"'),
  );
  await visit(page, '/my-account/');
  await expectIsland(field(page), 'password-toggle', 'ready');
  await page.evaluate(() => {
    const form = document.querySelector('form.login')!;
    const markup = new DOMParser().parseFromString(
      `<p><label for="late">Late</label><input type="password" id="late"></p>
       <p><span class="password-input"><input type="password" id="other" aria-label="Other"><button type="button" class="show-password-input" aria-label="Show password"></button></span></p>`,
      'text/html',
    );
    form.append(...markup.body.childNodes);
    document.querySelector<HTMLInputElement>('#late')!.focus();
  });
  await page.keyboard.type('abc');
  await expectIsland(page.locator('#late'), 'password-toggle', 'ready');
  await page.keyboard.type('def');
  await expect(page.locator('#late')).toHaveValue('abcdef');
  await expect(page.locator('.password-input:has(#late) > button')).toHaveCount(1);
  await expectIsland(page.locator('#other'), 'password-toggle', 'ready');
  await expect(page.locator('.password-input:has(#other) > button')).toHaveCount(1);
  await button(page, 'Let me see').first().click();
  await expect(button(page, 'Cover it')).toHaveCount(1);
});
