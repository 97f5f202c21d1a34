import { rewrite } from '../../fixtures-html/testing/page-probes';
import { expect, expectIsland, test, type Page } from '../../fixtures-html/testing/shop-test';

const TEE = '/product/organic-cotton-tee/';
const field = (page: Page) => page.locator('.comment-form-rating');
const select = (page: Page) => page.locator('#rating');
const submit = (page: Page) => page.locator('#commentform').getByRole('button', { name: 'Submit' });

async function fill(page: Page, text: string): Promise<void> {
  await page.getByLabel(/Your review/).fill(text);
  await page.getByLabel(/Name/).fill('Ada');
  await page.getByLabel(/Email/).fill('ada@shop.test');
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the select rates and the form posts', async ({ page }) => {
    await page.goto(`${TEE}#reviews`);
    await select(page).selectOption('5');
    await fill(page, 'Plain and simple.');
    await submit(page).click();
    await expect(page.locator('.commentlist li').last()).toContainText('Plain and simple.');
    await expect(
      page.locator('.commentlist li').last().getByRole('img', { name: 'Rated 5 out of 5' }),
    ).toBeVisible();
  });
});

test.describe('when it cannot work', () => {
  test.use({ allowErrors: [/404|storefront-islands:error/] });

  test('without its code, the select rates; without ratings, it says what was expected', async ({
    page,
    shop,
  }) => {
    await test.step('without its code, the select rates', async () => {
      await shop.fault({ match: 'chunks/review-rating', kind: '404', times: 'always' });
      await page.goto(`${TEE}#reviews`);
      await expectIsland(field(page), 'review-rating', 'failed');
      await select(page).selectOption('5');
      await expect(page.locator('p.stars')).toHaveCount(0);
    });

    await test.step('without ratings, it says what was expected', async () => {
      await shop.startAfresh();
      await rewrite(page, `**${TEE}`, (html) =>
        html.replace(/<option value="\d">.*?<\/option>/g, ''),
      );
      await page.goto(`${TEE}#reviews`);
      await expectIsland(field(page), 'review-rating', 'failed');
      await expect(select(page)).toBeVisible();
    });
  });
});
