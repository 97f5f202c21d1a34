import { goBackTo, noteHowShown } from '../../fixtures-html/testing/back';
import { rewrite } from '../../fixtures-html/testing/page-probes';
import { expect, expectIsland, test, type Page } from '../../fixtures-html/testing/shop-test';
import { field, fill, submit } from './review-rating.page';

const TEE = '/product/organic-cotton-tee/';
const group = (page: Page) => page.getByRole('radiogroup', { name: /Your rating/ });
const star = (page: Page, rating: number) =>
  page.getByRole('radio', { name: `${rating} of 5 stars` });
const select = (page: Page) => page.locator('#rating');

async function open(page: Page): Promise<void> {
  await page.goto(`${TEE}#reviews`);
  await expectIsland(field(page), 'review-rating', 'ready');
}

test('a press rates in the select that the form sends; the radio group answers to every key', async ({
  page,
  shop,
}) => {
  for (const theme of ['flatsome', 'plain'] as const) {
    await test.step(`a press rates, natively, in the select that the form sends (${theme})`, async () => {
      await shop.startAfresh();
      await shop.situation({ theme, jquery: 'before' });
      await open(page);
      await expect(select(page)).toBeHidden();
      await page.evaluate(() => {
        const heard: string[] = [];
        Object.assign(globalThis, { heard });
        const rating = document.querySelector('#rating')!;
        for (const type of ['input', 'change']) {
          rating.addEventListener(type, () => heard.push(`native ${type}`));
          jQuery(rating).on(type, () => void heard.push(`jQuery ${type}`));
        }
      });
      await star(page, 4).click();
      await star(page, 4).click();
      await expect(select(page)).toHaveValue('4');
      const heard = await page.evaluate(() => (globalThis as unknown as { heard: string[] }).heard);
      expect(heard.sort()).toEqual([
        'jQuery change',
        'jQuery input',
        'native change',
        'native input',
      ]);
      await expect(star(page, 4)).toHaveAttribute('aria-checked', 'true');
      await expect(page.locator('p.stars')).toHaveClass(/selected/);
      await expect(page.locator('p.stars > span > a.star-4')).toHaveClass(/active/);
      await expect(page.locator('[role=radio][aria-checked=true]')).toHaveCount(1);

      await fill(page, 'Washes well.');
      await submit(page).click();
      await expect(page).toHaveURL(/#comment-\d+$/);
      const mine = page.locator('.commentlist li').last();
      await expect(mine).toContainText('Washes well.');
      await expect(mine).toContainText('awaiting approval');
      await expect(mine.getByRole('img', { name: 'Rated 4 out of 5' })).toBeVisible();
    });
  }

  for (const rtl of [false, true]) {
    await test.step(`the radio group answers to every key (${rtl ? 'right to left' : 'left to right'})`, async () => {
      await shop.startAfresh();
      await shop.situation({ rtl });
      await open(page);
      const [on, back] = rtl ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
      await star(page, 1).focus();
      await expect(select(page)).toHaveValue('');
      for (const [key, rating] of [
        [' ', 1],
        [on, 2],
        ['ArrowDown', 3],
        [back, 2],
        ['ArrowUp', 1],
        ['ArrowUp', 5],
        [on, 1],
        ['End', 5],
        ['Home', 1],
      ] as const) {
        await page.keyboard.press(key!);
        await expect(star(page, rating)).toBeFocused();
        await expect(select(page)).toHaveValue(String(rating));
        await expect(star(page, rating)).toHaveAttribute('aria-checked', 'true');
      }
      await star(page, 5).click();
      await page.getByLabel(/Your review/).focus();
      await page.keyboard.press('Shift+Tab');
      await expect(star(page, 5)).toBeFocused();
      await expect(page.locator('[role=radio][tabindex="0"]')).toHaveCount(1);
    });
  }
});

test('a missing rating is told at the stars, checked always; stars follow the select; accounts are asked for less', async ({
  page,
  shop,
}) => {
  await test.step('a missing rating is told at the stars, announced, and not sent', async () => {
    await open(page);
    await fill(page, 'Forgot the stars.');
    await submit(page).click();
    const message = page.getByRole('alert').filter({ hasText: 'Please select a rating' });
    await expect(message).toBeVisible();
    await expect(star(page, 1)).toBeFocused();
    await expect(group(page)).toHaveAttribute('aria-invalid', 'true');
    await expect(group(page)).toHaveAccessibleDescription('Please select a rating');
    expect(await shop.requests('wp-comments-post')).toEqual([]);
    await expect(page.getByLabel(/Your review/)).toHaveValue('Forgot the stars.');

    const reset = () =>
      page.evaluate(() => document.querySelector<HTMLFormElement>('#commentform')!.reset());
    await reset();
    await expect(message).toBeHidden();
    await expect(group(page)).toHaveAttribute('aria-invalid', 'false');
    await fill(page, 'Forgot them again.');
    await submit(page).click();
    await expect(message).toBeVisible();

    await page.keyboard.press(' ');
    await expect(message).toBeHidden();
    await expect(group(page)).toHaveAttribute('aria-invalid', 'false');
    await submit(page).click();
    await expect(page).toHaveURL(/#comment-\d+$/);
  });

  await test.step('the stars follow the select, whoever changes it', async () => {
    await shop.startAfresh();
    await shop.situation({ jquery: 'before' });
    await open(page);
    await page.evaluate(() => {
      const rating = document.querySelector<HTMLSelectElement>('#rating')!;
      rating.value = '3';
      rating.dispatchEvent(new Event('change', { bubbles: true }));
    });
    await expect(star(page, 3)).toHaveAttribute('aria-checked', 'true');
    await page.evaluate(() => void jQuery('#rating').val('2').trigger('change'));
    await expect(star(page, 2)).toHaveAttribute('aria-checked', 'true');
    await page.evaluate(() => void jQuery('#rating').val('4').trigger('init'));
    await expect(star(page, 4)).toHaveAttribute('aria-checked', 'true');
    await expect(page.locator('p.stars')).toHaveCount(1);
    await page.evaluate(() => document.querySelector<HTMLFormElement>('#commentform')!.reset());
    await expect(page.locator('[role=radio][aria-checked=true]')).toHaveCount(0);
    await page.locator('#comment-form-rating-label').click();
    await expect(star(page, 1)).toBeFocused();
  });

  await test.step('somebody logged in is asked for nothing but rating and text', async () => {
    await shop.startAfresh();
    await shop.situation({ loggedIn: true });
    await open(page);
    await star(page, 5).click();
    await page.getByLabel(/Your review/).fill('Back for another.');
    await submit(page).click();
    await expect(page.locator('.commentlist li').last()).toContainText('Back for another.');
    await expect(page.getByRole('tab', { name: 'Reviews (8)' })).toBeVisible();
  });

  await test.step('a form that lets nobody check is checked all the same', async () => {
    await shop.startAfresh();
    await rewrite(page, `**${TEE}`, (html) =>
      html.replace('class="comment-form"', 'class="comment-form" novalidate'),
    );
    await open(page);
    await fill(page, 'Forgot the stars.');
    await submit(page).click();
    await expect(page.getByRole('alert').filter({ hasText: 'select a rating' })).toBeVisible();
    await expect(star(page, 1)).toBeFocused();
    expect(await shop.requests('wp-comments-post')).toEqual([]);
  });
});

test.describe('when the shop refuses', () => {
  test.use({ allowErrors: [/status of 4\d\d/] });

  test('a rating that is not asked for is not missed; Back finds what was typed, and the stars with it @window', async ({
    page,
    shop,
  }) => {
    await test.step('Back from a refused review finds what was typed, and the stars with it', async () => {
      await noteHowShown(page);
      await open(page);
      await star(page, 2).click();
      await fill(page, 'Neat stitching, no twisting at the side seams.');
      await submit(page).click();
      await expect(page.locator('body')).toContainText('Duplicate comment');
      await goBackTo(page, new RegExp(TEE), 'restored');
      await expect(star(page, 2)).toHaveAttribute('aria-checked', 'true');
      await expect(page.getByLabel(/Your review/)).toHaveValue(/Neat stitching/);
    });

    await test.step('a rating that is not asked for is not missed here', async () => {
      await shop.startAfresh();
      await rewrite(page, `**${TEE}`, (html) =>
        html
          .replace('id="rating" required', 'id="rating"')
          .replace('"review_rating_required":"yes"', '"review_rating_required":"no"'),
      );
      await open(page);
      await expect(group(page)).toHaveAttribute('aria-required', 'false');
      await fill(page, 'No stars from me.');
      await submit(page).click();
      await expect.poll(() => shop.requests('wp-comments-post')).toHaveLength(1);
    });
  });
});

test('at 320 px the stars are large enough, told apart without colour, and all in reach', async ({
  page,
}) => {
  await test.step('at 320 px the stars are large enough, and told apart without colour', async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.emulateMedia({ forcedColors: 'active' });
    await open(page);
    for (const target of await page.getByRole('radio').all()) {
      const { width, height } = (await target.boundingBox())!;
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
    }
    await star(page, 3).click();
    await page.mouse.move(5, 5);
    const glyph = (rating: number): Promise<string> =>
      star(page, rating).evaluate((element) => getComputedStyle(element, '::before').content);
    expect(await glyph(3)).not.toBe(await glyph(4));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });

  await test.step('where they need a second row, each can be pressed', async () => {
    await page.addInitScript(() =>
      addEventListener('DOMContentLoaded', () => {
        document.documentElement.style.fontSize = '200%';
      }),
    );
    await page.goto('about:blank');
    await page.goto(`${TEE}#reviews`);
    await field(page).scrollIntoViewIfNeeded();
    await expectIsland(field(page), 'review-rating', 'ready');
    await star(page, 5).click();
    await expect(select(page)).toHaveValue('5');
  });
});

test('nothing moves when the stars take the select’s place', async ({ page }) => {
  const heights = (): Promise<number[]> =>
    page
      .locator('.comment-form-rating, #commentform')
      .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().height));
  await page.goto(`${TEE}#respond`);
  await expectIsland(field(page), 'review-rating', 'ready');
  const after = await heights();
  await page.evaluate(() => {
    document.querySelector<HTMLElement>('p.stars')!.remove();
    document.querySelector<HTMLElement>('.comment-form-rating')!.removeAttribute('style');
    document.querySelector('#rating')!.removeAttribute('hidden');
  });
  expect(await heights()).toEqual(after);
});
