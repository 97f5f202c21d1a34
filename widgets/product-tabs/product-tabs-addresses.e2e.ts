import { holdBack } from '../../fixtures-html/testing/page-probes';
import { expect, test, type Page } from '../../fixtures-html/testing/shop-test';
import { open, openPanel, tab, tabs, TEE } from './product-tabs.page';

/** Opens an address as if nothing had been open before, also where only its hash differs. */
async function openAnew(page: Page, path: string): Promise<void> {
  await page.goto('about:blank');
  await open(page, path);
}

/** Whether a part has its place at the top of the window, 15 px below its edge. */
async function expectInPlace(page: Page, part = '#reviews'): Promise<void> {
  const top = (): Promise<number> =>
    page.locator(part).evaluate((element) => Math.round(element.getBoundingClientRect().top));
  await expect.poll(top, { intervals: [50] }).toBe(15);
}

for (const theme of ['flatsome', 'plain'] as const) {
  test.describe(`addresses and links (${theme})`, () => {
    // A header that follows would have its share of the room at the top.
    test.beforeEach(({ shop }) => shop.situation({ theme, headerStyle: 'static' }));

    test('each address opens the panel, the reviews or the comment that it names, or else the first panel', async ({
      page,
    }) => {
      await test.step('each address opens the panel that it names, or else the first', async () => {
        await openAnew(page, `${TEE}#100%`);
        await expect(openPanel(page)).toHaveAttribute('id', 'tab-description');
        await openAnew(page, `${TEE}#tab-additional_information`);
        await expect(openPanel(page)).toHaveAttribute('id', 'tab-additional_information');
        // At `init` the tabs begin anew, as on a page that is loaded.
        for (const [hash, panel] of [
          ['#tab-description', 'tab-description'],
          ['#tab-%61dditional_information', 'tab-additional_information'],
          ['#no-such-part', 'tab-description'],
          ['#respond', 'tab-reviews'],
          ['#Reviews', 'tab-description'],
        ] as const) {
          await tabs(page).evaluate((root, address) => {
            history.replaceState(null, '', address);
            root.dispatchEvent(new Event('init', { bubbles: true }));
          }, hash);
          await expect(openPanel(page), hash).toHaveAttribute('id', panel);
        }
      });

      await test.step('each address of the reviews opens them and scrolls to them', async () => {
        // A calm page scrolls at once.
        await page.emulateMedia({ reducedMotion: 'reduce' });
        for (const address of ['comment-page-1/', '?cpage=1', '#reviews']) {
          await openAnew(page, TEE + address);
          await expect(openPanel(page), address).toHaveAttribute('id', 'tab-reviews');
          await expectInPlace(page);
        }
        // A change of the hash is followed like an address at first.
        for (const hash of [
          '#comments',
          '#tab-reviews',
          '#comment-99',
          '#COMMENT-7',
          '#x-comment-1',
        ]) {
          // Not by the pointer, which can miss it while the page still scrolls.
          await tab(page, 'Description').dispatchEvent('click');
          await expect(openPanel(page)).toHaveAttribute('id', 'tab-description');
          await page.evaluate((address) => {
            scrollTo(0, 0);
            location.hash = address;
          }, hash);
          await expect(openPanel(page), hash).toHaveAttribute('id', 'tab-reviews');
          await expectInPlace(page);
        }
      });

      await test.step('an address of one comment opens the reviews and scrolls to it, on any page of them', async () => {
        // So low that every comment can reach the top.
        await page.setViewportSize({ width: 800, height: 300 });
        await open(page, `${TEE}comment-page-1/#comment-5`);
        await expect(openPanel(page)).toHaveAttribute('id', 'tab-reviews');
        await expectInPlace(page, '#comment-5');
        await tab(page, 'Description').click();
        await page.evaluate(() => {
          location.hash = '#comment-3';
        });
        await expect(openPanel(page)).toHaveAttribute('id', 'tab-reviews');
        await expectInPlace(page, '#comment-3');
        await openAnew(page, `${TEE}?cpage=2#comment-7`);
        await expectInPlace(page, '#comment-7');
        // A link that names another panel opens that one, on a page of the reviews too.
        await page.evaluate(() => {
          location.hash = '#tab-additional_information';
        });
        await expect(openPanel(page)).toHaveAttribute('id', 'tab-additional_information');
        // One that leads out of the panels leaves them as they are.
        await page.evaluate(() => {
          const heard = new Promise((resolve) =>
            addEventListener('hashchange', resolve, { once: true }),
          );
          location.hash = '#main';
          return heard;
        });
        await expect(openPanel(page)).toHaveAttribute('id', 'tab-additional_information');
      });
    });

    test('the review count and links open what they name, also before the code is there; `init` begins anew', async ({
      page,
      shop,
    }) => {
      await test.step('the review count opens the reviews, with an entry in the history; Back undoes both', async () => {
        await open(page, TEE);
        await tab(page, 'Additional information').click();
        await page.evaluate(() => scrollTo(0, 0));
        const entries = await page.evaluate(() => history.length);
        await page.locator('.woocommerce-review-link').click();
        await expect(openPanel(page)).toHaveAttribute('id', 'tab-reviews');
        await expect(page).toHaveURL(/#reviews$/);
        expect(await page.evaluate(() => history.length)).toBe(entries + 1);
        await expect(page.locator('#reviews')).toBeFocused();
        await expectInPlace(page);
        await page.keyboard.press('Tab');
        await expect(page.locator('#reviews').locator(':focus')).toHaveCount(1);

        await page.evaluate(() => history.back());
        await expect(page).toHaveURL(TEE);
        await expect(openPanel(page)).toHaveAttribute('id', 'tab-additional_information');
        await page.evaluate(() => history.forward());
        await expect(openPanel(page)).toHaveAttribute('id', 'tab-reviews');
      });

      await test.step('a link inside a panel opens the one it names', async () => {
        await open(page, TEE);
        const link = page.getByRole('link', { name: 'where it is made' });
        await link.click();
        await expect(openPanel(page)).toHaveAttribute('id', 'tab-additional_information');
        await expect(tab(page, 'Additional information')).toBeFocused();
        // Once more, though the address says so already.
        await tab(page, 'Description').click();
        await link.click();
        await expect(openPanel(page)).toHaveAttribute('id', 'tab-additional_information');
        await expect(tab(page, 'Additional information')).toBeFocused();
        await page.evaluate(() => history.back());
        await expect(page).toHaveURL(TEE);
      });

      await test.step('a press on the review count before the code is there is not lost', async () => {
        const release = await holdBack(page, '**/chunks/product-tabs-*');
        await page.goto(TEE);
        await page.locator('.woocommerce-review-link').click();
        release();
        await expect(openPanel(page)).toHaveAttribute('id', 'tab-reviews');
        await expect(page).toHaveURL(/#reviews$/);
        await expectInPlace(page);
      });

      await test.step('`init` from other scripts begins anew, natively or by jQuery, at the address’s panel', async () => {
        await shop.situation({ jquery: 'before' });
        await open(page, TEE);
        const wrapper = '.woocommerce-tabs';
        await tab(page, 'Additional information').click();
        // What a script does that has hidden all panels its own way.
        await page.evaluate((selector) => {
          for (const panel of document.querySelectorAll<HTMLElement>('.panel')) {
            panel.style.display = 'none';
          }
          jQuery(selector).trigger('init');
        }, wrapper);
        await expect(openPanel(page)).toHaveAttribute('id', 'tab-description');
        await expect(openPanel(page)).toBeVisible();

        // A tab that was added meanwhile works; the stars' `init`, inside, opens no other.
        await page.evaluate((selector) => {
          history.replaceState(null, '', '#reviews');
          const root = document.querySelector(selector)!;
          const item = root.querySelector('li:last-child')!.cloneNode(true) as HTMLElement;
          const link = item.querySelector('a')!;
          link.href = '#tab-care';
          link.textContent = 'Care';
          item.className = 'care_tab';
          root.querySelector('ul')!.append(item);
          const panel = root.querySelector('.panel')!.cloneNode() as HTMLElement;
          panel.id = 'tab-care';
          panel.append('Dry flat.');
          root.append(panel);
          root.dispatchEvent(new Event('init', { bubbles: true }));
        }, wrapper);
        await expect(openPanel(page)).toHaveAttribute('id', 'tab-reviews');
        await tab(page, 'Care').click();
        await expect(openPanel(page)).toHaveText('Dry flat.');
        await page.evaluate(() => jQuery('#rating').trigger('init'));
        await expect(openPanel(page)).toHaveText('Dry flat.');
        await tab(page, 'Description').focus();
        await page.keyboard.press('End');
        await expect(tab(page, 'Care')).toBeFocused();
      });
    });
  });
}
