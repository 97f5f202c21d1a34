import { expectIsland, type Page } from '../../fixtures-html/testing/shop-test';

/** The form for reviews as tests meet it. */

export const field = (page: Page) => page.locator('.comment-form-rating');

export const submit = (page: Page) =>
  page.locator('#commentform').getByRole('button', { name: 'Submit' });

/** All but the stars. */
export async function fill(page: Page, text: string): Promise<void> {
  await page.getByLabel(/Your review/).fill(text);
  await page.getByLabel(/Name/).fill('Ada');
  await page.getByLabel(/Email/).fill('ada@shop.test');
}

/** Opens the reviews and sends one without stars. */
export async function forgetStars(page: Page): Promise<void> {
  await page.getByRole('tab', { name: /Reviews/ }).click();
  await expectIsland(field(page), 'review-rating', 'ready');
  await fill(page, 'Forgot the stars.');
  await submit(page).click();
}
