import { rewrite } from '../../fixtures-html/testing/page-probes';
import { expect, expectIsland, painted, test, touch } from '../../fixtures-html/testing/shop-test';

const MARKUP = `<div class="search-dropdown"><input type="hidden" name="lang"><input type="search" aria-label="Look for" id="look"><button type="submit">Look</button></div>
<p style="margin-top:1200px"><a class="scroll-for-more" href="/elsewhere/">More</a></p><p style="margin-bottom:2000px"><a id="hotspot" href="/elsewhere/">A point</a></p>
<div class="disable-lightbox"><a href="/wp-content/uploads/hero-autumn.webp">Picture</a></div>`;

test('buttons and links do what the theme means by their classes', async ({ page, shop }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await rewrite(page, '**/journal/how-to-wash-wool/', (html) =>
    html.replace('</main>', `${MARKUP}</main>`),
  );
  await page.goto('/journal/how-to-wash-wool/');
  await touch(page);
  await page.getByRole('button', { name: 'Look', exact: true }).click();
  await expectIsland(page.locator('body'), 'theme-presses', 'ready');
  await expect(page.locator('#look')).toBeFocused();
  await page.getByRole('link', { name: 'More' }).click();
  await expect
    .poll(() =>
      page.locator('.scroll-for-more').evaluate((more) => more.getBoundingClientRect().top),
    )
    .toBeLessThan(120);
  await page.locator('#hotspot').click();
  await page.getByRole('link', { name: 'Picture' }).click();
  await painted(page);
  await expect(page).toHaveURL(/how-to-wash-wool/);
  expect(await shop.requests('/elsewhere/')).toEqual([]);

  // Whoever edits has a bar above the page, whether or not the header sticks.
  await shop.situation({ editor: true, headerStyle: 'static' });
  await page.goto('/journal/how-to-wash-wool/');
  await touch(page);
  await page.getByRole('link', { name: 'More' }).click();
  await expect
    .poll(() =>
      page
        .locator('.scroll-for-more')
        .evaluate((more) => Math.round(more.getBoundingClientRect().top)),
    )
    .toBe(32);
});
