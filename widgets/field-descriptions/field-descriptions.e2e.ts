import { tapAsOnIos } from '../../fixtures-html/testing/finger';
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

/** Notes how long descriptions take to come and go, in milliseconds. */
async function noteSlides(page: Page): Promise<() => Promise<unknown[]>> {
  await page.addInitScript(() => {
    const slides: unknown[] = [];
    Object.assign(globalThis, { slides });
    const animate = Reflect.get(Element.prototype, 'animate') as Element['animate'];
    Element.prototype.animate = function note(frames, options) {
      if (this.matches('.description')) slides.push((options as KeyframeAnimationOptions).duration);
      return animate.call(this, frames, options);
    };
  });
  return () => page.evaluate(() => (globalThis as unknown as { slides: unknown[] }).slides);
}

test.beforeEach(({ shop }) => shop.fill([{ sku: 'HV-W101', quantity: 1 }]));

test('a description is there while its field is used, by mouse and by keyboard', async ({
  page,
}) => {
  const slides = await noteSlides(page);
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
  // Its own text leaves it open, and Escape closes it from there as well.
  await email(page).click();
  await description(page, 'email').click();
  await expect(email(page)).not.toBeFocused();
  await expect(description(page, 'email')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(description(page, 'email')).toBeHidden();
  // Phone and email, email after Escape, and again: each comes and goes.
  expect(await slides()).toEqual(Array(8).fill(250));
});

test.describe('by touch', () => {
  test.use({ hasTouch: true });
  test('a tap beside a field hides its description where that is no click', async ({ page }) => {
    await tapAsOnIos(page);
    await open(page);
    await phone(page).tap();
    await expect(description(page, 'phone')).toBeVisible();
    await expectReady(phone(page));
    await page.getByRole('heading', { name: 'Your order' }).tap();
    await expect(description(page, 'phone')).toBeHidden();
  });
});

test('Escape closes the description, not what stands around it, under a strict policy and without motion', async ({
  page,
  shop,
}) => {
  await shop.situation({ csp: 'strict', jquery: 'none' });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const slides = await noteSlides(page);
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
  expect(await slides()).toEqual([0, 0]);
});
