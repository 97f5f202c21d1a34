import { expect, test } from '../../fixtures-html/testing/shop-test';
import {
  caption,
  closeByKey,
  figure,
  lightbox,
  openPage,
  PAGE,
  patches,
  shown,
  stages,
} from './lightbox-image.page';

/** The library's file: those of islands have words in their names. */
const LIBRARY = /chunks\/lightbox-[A-Z\d]{8}\.js/;

test('a gallery and single pictures open over the page, by pointer and keys', async ({
  page,
  shop,
}) => {
  await shop.situation({ jquery: 'before' });
  const files: string[] = [];
  page.on('request', (request) => void files.push(request.url()));
  const uploads = (): string[] =>
    files.flatMap((url) => /uploads\/([\w-]+)\.webp$/.exec(url)?.[1] ?? []);

  await test.step('a gallery: the pressed one first, its neighbours fetched, its words under it', async () => {
    await openPage(page);
    await page.evaluate(() => {
      const heard: string[] = [];
      Object.assign(globalThis, { heard });
      for (const name of ['mfpOpen', 'mfpClose', 'mfpAfterClose'])
        jQuery('.gallery').on(name, () => void heard.push(name));
    });
    expect(files.filter((url) => LIBRARY.test(url))).toEqual([]);
    await stages(page).nth(1).click();
    await expect(shown(page)).toHaveAttribute('src', /chore-jacket-seam\.webp$/);
    await expect(lightbox(page)).toBeFocused();
    await expect(lightbox(page).getByText('2 / 3')).toBeVisible();
    await expect(caption(page)).toHaveText('Seams are felled, so that no edge can fray');
    await expect.poll(uploads).toContain('canvas-chore-jacket-fold');
    await expect.poll(uploads).toContain('canvas-chore-jacket-label');
    await page.keyboard.press('ArrowRight');
    await expect(lightbox(page).getByRole('status')).toHaveText(
      'Image 3 of 3: The label inside the neck of a jacket',
    );
    // A press on the picture goes on, round to the first.
    await shown(page).click();
    await expect(shown(page)).toHaveAttribute('src', /chore-jacket-fold\.webp$/);
    await closeByKey(page);
    await expect(stages(page).nth(1)).toBeFocused();
    await expect
      .poll(() => page.evaluate(() => (globalThis as unknown as { heard: string[] }).heard))
      .toEqual(['mfpOpen', 'mfpClose', 'mfpAfterClose']);
  });

  await test.step('a title is text, never markup; Back closes, and the page stays', async () => {
    await patches(page).nth(2).focus();
    await page.keyboard.press('Enter');
    await expect(caption(page)).toHaveText('Mended <in an hour>, no. 3');
    await expect(lightbox(page).getByText('3 / 4')).toBeVisible();
    await page.goBack();
    await expect(lightbox(page)).toHaveCount(0);
    await expect(page).toHaveURL(new RegExp(`${PAGE}$`));
    await expect(patches(page).nth(2)).toBeFocused();
  });

  await test.step('pressed twice at once, it opens once', async () => {
    await stages(page)
      .nth(1)
      .evaluate((link: HTMLAnchorElement) => {
        link.click();
        link.click();
      });
    await expect(lightbox(page)).toBeFocused();
    await expect(lightbox(page)).toHaveCount(1);
    await closeByKey(page);
    await expect(page).toHaveURL(new RegExp(`${PAGE}$`));
  });

  await test.step('one alone has no counter and no arrows, and a press on it closes', async () => {
    await figure(page).click();
    await expect(shown(page)).toHaveAttribute('src', /oxford-shirt-detail\.webp$/);
    await expect(lightbox(page).getByText('1 / 1')).toBeHidden();
    await expect(lightbox(page).getByRole('button', { name: 'Next' })).toHaveCount(0);
    await shown(page).click();
    await expect(lightbox(page)).toHaveCount(0);
    await expect(figure(page)).toBeFocused();
  });

  await test.step('words that link to a picture open it, in its own shape; others stay links', async () => {
    const words = page.getByRole('link', { name: 'each season’s first jacket' });
    await words.click();
    await expect
      .poll(() => shown(page).evaluate((img) => (img.clientHeight / img.clientWidth).toFixed(2)))
      .toBe('1.25');
    await closeByKey(page);
    const journal = page.getByRole('link', { name: 'how we learnt to make it' });
    await expect(journal).not.toHaveAttribute('data-island-lightbox-image');
  });
});

test('from right to left the arrows turn round; a strict policy has nothing to say', async ({
  page,
  shop,
}) => {
  await shop.situation({ rtl: true, csp: 'strict', jquery: 'none' });
  await openPage(page);
  await stages(page).first().click();
  await expect(lightbox(page)).toBeFocused();
  await expect(lightbox(page).getByText('1 / 3')).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(shown(page)).toHaveAttribute('src', /chore-jacket-seam\.webp$/);
  await expect(lightbox(page).getByText('2 / 3')).toBeVisible();
  await lightbox(page).getByRole('button', { name: 'Previous (arrow right)' }).click();
  await expect(lightbox(page).getByText('1 / 3')).toBeVisible();
  const next = lightbox(page).getByRole('button', { name: 'Next (arrow left)' });
  await next.click();
  await expect(lightbox(page).getByText('2 / 3')).toBeVisible();
  const { x, width } = (await next.boundingBox())!;
  expect(x + width).toBeLessThan(100);
  // A press on the picture goes on in the direction of reading.
  await shown(page).click();
  await expect(lightbox(page).getByText('3 / 3')).toBeVisible();
  await closeByKey(page);
});

test.describe('what goes wrong', () => {
  test.use({ allowErrors: [/404/] });

  test('a picture that cannot be loaded says so and is linked; without the code links are links', async ({
    page,
    shop,
  }) => {
    const library = page.waitForRequest(LIBRARY);
    await openPage(page);
    await shop.fault({ match: 'chore-jacket-seam.webp', kind: '404', times: 'always' });
    await shop.fault({ match: 'oxford-shirt-detail.webp', kind: '404', times: 'always' });
    await stages(page).first().click();
    await expect(lightbox(page)).toBeFocused();
    await page.keyboard.press('ArrowRight');
    const failed = lightbox(page).getByRole('link', { name: 'The image #2 could not be loaded.' });
    await expect(failed).toHaveAttribute('href', /seam\.webp$/);
    await expect(page.locator('.widget_shopping_cart_live_region')).toHaveText(
      'The image #2 could not be loaded.',
    );
    await page.keyboard.press('ArrowRight');
    await expect(shown(page)).toHaveAttribute('src', /label\.webp$/);
    await closeByKey(page);
    await figure(page).click();
    await expect(
      lightbox(page).getByRole('link', { name: 'The image could not be loaded.' }),
    ).toBeVisible();
    await closeByKey(page);

    await shop.clearFaults();
    const { pathname } = new URL((await library).url());
    await shop.fault({ match: pathname, kind: '404', times: 'always' });
    await openPage(page);
    await stages(page).first().click();
    await expect(page).toHaveURL(/chore-jacket-fold\.webp$/);
  });
});
