import { rewrite } from '../../fixtures-html/testing/page-probes';
import {
  expect,
  expectIsland,
  expectKnown,
  test,
  touch,
  type Page,
} from '../../fixtures-html/testing/shop-test';

const block = (page: Page, index = 0) => page.locator('.wp-block-ce4wp-subscribe').nth(index);
const subscribe = (page: Page, index = 0) =>
  block(page, index).getByRole('button', { name: 'Subscribe' });
const thanks = (page: Page) => block(page).locator('.onSubmission');
const email = (page: Page, index = 0) => block(page, index).locator('input.email');

test('the block keeps its nodes, its own words for wrong fields, and what others listen to', async ({
  page,
}) => {
  await rewrite(page, '**/letters/', (html) =>
    html.replace(
      'name="email"',
      `$& oninvalid="this.setCustomValidity('Please enter a valid email address')" oninput="this.setCustomValidity('')"`,
    ),
  );
  await page.goto('/letters/');
  await page.evaluate(() => {
    const parts = [...document.querySelectorAll('.wp-block-ce4wp-subscribe *')];
    const heard: string[] = [];
    Object.assign(globalThis, { parts, heard });
    document
      .querySelector('.cm-contact-form')!
      .addEventListener('submit', ({ type }) => heard.push(type));
  });
  await touch(page);
  await block(page).hover();
  await expectIsland(block(page), 'sign-up', 'ready');
  await email(page).fill('nobody');
  await subscribe(page).click();
  const told = (): Promise<string> =>
    email(page).evaluate((input: HTMLInputElement) => input.validationMessage);
  await expect.poll(told).toBe('Please enter a valid email address');
  await email(page).fill('ada@shop.test');
  await expect.poll(told).toBe('');
  await subscribe(page).click();
  await expect(thanks(page)).toBeVisible();
  expect(
    await page.evaluate(() => {
      const { parts, heard } = globalThis as unknown as { parts: Element[]; heard: string[] };
      return [heard, parts.filter((part) => !part.isConnected).map(({ outerHTML }) => outerHTML)];
    }),
  ).toEqual([['submit'], []]);
});

test('an address without a scheme is gone to by https', async ({ page }) => {
  await page.route('https://mill.test/**', (route) =>
    route.fulfill({ body: '<h1>Thanks</h1>', contentType: 'text/html' }),
  );
  await page.goto('/letters/all/?redirect=mill.test/thanks');
  await touch(page);
  await expectKnown(block(page, 2), 'sign-up');
  await email(page, 2).fill('ada@shop.test');
  await subscribe(page, 2).click();
  await expect(page).toHaveURL('https://mill.test/thanks');
});

test('a block that arrives later signs up too, by Enter', async ({ page }) => {
  await page.goto('/contact/');
  await touch(page);
  await page.evaluate(async () => {
    const markup = await (await fetch('/letters/')).text();
    const letters = new DOMParser().parseFromString(markup, 'text/html');
    document.querySelector('main')!.append(letters.querySelector('.wp-block-ce4wp-subscribe')!);
  });
  await expectKnown(block(page), 'sign-up');
  await email(page).fill('ada@shop.test');
  await email(page).press('Enter');
  await expect(thanks(page)).toBeVisible();
  await expect(page).toHaveURL(/\/contact\/$/);
});

test('at 320 px, in forced colours and with large text, a failure and the thanks are in sight', async ({
  page,
  shop,
}) => {
  await page.setViewportSize({ width: 320, height: 500 });
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await page.goto('/letters/');
  await touch(page);
  await expectKnown(block(page), 'sign-up');
  const widths = (): Promise<number[]> =>
    page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  expect(await widths()).toEqual([320, 320]);
  await shop.fault({ match: 'ce4wp_form_submission', kind: '204' });
  await email(page).fill('ada@shop.test');
  await subscribe(page).click();
  const refusal = block(page).getByRole('alert');
  await expect(refusal).toBeInViewport({ ratio: 0.9 });
  await expect(subscribe(page)).toBeFocused();
  await page.emulateMedia({ forcedColors: 'none' });
  await page.setViewportSize({ width: 640, height: 500 });
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  expect(await widths()).toEqual([640, 640]);
  await subscribe(page).click();
  await expect(thanks(page).getByRole('heading', { level: 2 })).toBeFocused();
  await expect(thanks(page).getByRole('heading', { level: 2 })).toBeInViewport({ ratio: 0.9 });
});
