import {
  expect,
  expectIsland,
  test,
  type Locator,
  type Page,
} from '../../fixtures-html/testing/shop-test';

const phone = (page: Page) => page.locator('#billing_phone');
const email = (page: Page) => page.locator('#billing_email');
const description = (page: Page, field: string) => page.locator(`#billing_${field}-description`);

async function open(page: Page, path = '/checkout/'): Promise<void> {
  await page.goto(path);
  await phone(page).waitFor();
}

/** Waits until what woke the island, which shows the description, has been repeated. */
const expectReady = (field: Locator): Promise<void> =>
  expectIsland(
    field.locator('xpath=ancestor::*[contains(@class, "woocommerce-input-wrapper")]'),
    'field-descriptions',
    'ready',
  );

test.beforeEach(({ shop }) => shop.fill([{ sku: 'HV-W101', quantity: 1 }]));

test('a description is there while its field is used, by mouse and by keyboard', async ({
  page,
}) => {
  await open(page);
  await expect(description(page, 'phone')).toBeHidden();
  await phone(page).click();
  await expect(description(page, 'phone')).toBeVisible();
  await expect(description(page, 'phone')).toHaveAttribute('aria-hidden', 'false');
  // To the next field: one at a time.
  await page.keyboard.press('Tab');
  await expect(description(page, 'email')).toBeVisible();
  await expect(description(page, 'phone')).toBeHidden();
  await expectReady(email(page));
  await page.keyboard.press('Escape');
  await expect(description(page, 'email')).toBeHidden();
  await expect(description(page, 'email')).toHaveAttribute('aria-hidden', 'true');
  await expect(email(page)).toBeFocused();
  // A press on the field brings it back, one outside takes it away.
  await email(page).click();
  await expect(description(page, 'email')).toBeVisible();
  await page.getByRole('heading', { name: 'Your order' }).click();
  await expect(description(page, 'email')).toBeHidden();
});

test('Escape closes the description, not what stands around it, under a strict policy and without motion', async ({
  page,
  shop,
}) => {
  await shop.situation({ csp: 'strict', jquery: 'none' });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page);
  await page.evaluate(() => {
    document.addEventListener('keydown', ({ key }) => (document.title += key));
    document.title = '';
  });
  await phone(page).focus();
  await expect(description(page, 'phone')).toBeVisible();
  await expectReady(phone(page));
  await page.keyboard.press('Escape');
  await expect(description(page, 'phone')).toBeHidden();
  expect(await page.title()).toBe('');
  await page.keyboard.press('Escape');
  await expect(page).toHaveTitle('Escape');
});
