import { noteIslandErrors, rewrite } from '../../fixtures-html/testing/page-probes';
import {
  approach,
  expect,
  expectIsland,
  test,
  type Page,
} from '../../fixtures-html/testing/shop-test';

const TEE = '/product/organic-cotton-tee/';
const TEXTS = ['Wash at 30', 'Made in', '7 reviews for'];

test.describe('as an accordion', () => {
  test.beforeEach(({ shop }) =>
    shop.situation({ productDisplay: 'accordion', headerStyle: 'static' }),
  );
  const title = (page: Page, name: RegExp | string) => page.getByRole('button', { name });
  const accordion = (page: Page) => page.locator('.product-page-accordian');
  const open = async (page: Page, path: string): Promise<void> => {
    await page.goto(path);
    await approach(accordion(page));
    await expectIsland(accordion(page), 'product-tabs', 'ready');
  };

  test('one panel is open at a time, by press, by address and by the review count', async ({
    page,
  }) => {
    await test.step('one panel is open at a time, and may be closed', async () => {
      await open(page, TEE);
      await expect(title(page, 'Description')).toHaveAttribute('aria-expanded', 'true');
      await title(page, 'Additional information').click();
      await expect(title(page, 'Additional information')).toHaveClass(/active/);
      await expect(title(page, 'Description')).toHaveAttribute('aria-expanded', 'false');
      await expect(accordion(page).getByText('Made in')).toBeVisible();
      await expect(page.locator('.accordion-inner:not([hidden])')).toHaveCount(1);
      await title(page, 'Additional information').click();
      await expect(page.locator('.accordion-inner:not([hidden])')).toHaveCount(0);
    });

    await test.step('each address opens the panel that it names, or else the first', async () => {
      const shown = page.locator('.accordion-inner:not([hidden])');
      await page.goto('about:blank');
      await open(page, `${TEE}#accordion-item-additional_information`);
      await expect(shown).toHaveAttribute('id', 'accordion-additional_information-content');
      // At `init` all begins anew, as on a page that is loaded.
      for (const [address, panel] of [
        ['#comments', 'accordion-reviews-content'],
        ['', 'accordion-description-content'],
        ['#comment-7', 'accordion-reviews-content'],
        ['#no-such-part', 'accordion-description-content'],
        ['?cpage=1', 'accordion-reviews-content'],
      ] as const) {
        await accordion(page).evaluate((root, path) => {
          history.replaceState(null, '', path);
          root.dispatchEvent(new Event('init', { bubbles: true }));
        }, TEE + address);
        await expect(shown, address).toHaveAttribute('id', panel);
      }
    });

    await test.step('the review count opens the reviews, also when they are open', async () => {
      await open(page, TEE);
      for (const press of [1, 2]) {
        await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
        await page.locator('.woocommerce-review-link').click();
        await expect(page.locator('#reviews')).toBeVisible();
        await expect(page).toHaveURL(/#reviews$/);
        await expect
          .poll(() =>
            page
              .locator('#reviews')
              .evaluate((reviews) => Math.round(reviews.getBoundingClientRect().top)),
          )
          .toBe(15);
        expect(press).toBeLessThan(3);
      }
    });
  });

  test('each title is one stop of Tab, and answers to Enter and Space, in both directions', async ({
    page,
    shop,
  }) => {
    for (const rtl of [false, true]) {
      await test.step(rtl ? 'right to left' : 'left to right', async () => {
        await shop.situation({ rtl });
        await open(page, TEE);
        await title(page, 'Additional information').focus();
        await page.keyboard.press('Enter');
        await expect(accordion(page).getByText('Made in')).toBeVisible();
        await page.keyboard.press('Tab');
        await expect(title(page, /Reviews/)).toBeFocused();
        await page.keyboard.press(' ');
        await expect(page.locator('#commentform')).toBeVisible();
        await page.keyboard.press(' ');
        await expect(page.locator('.accordion-inner:not([hidden])')).toHaveCount(0);
      });
    }
  });

  test('a finger opens a title by its arrow too', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await open(page, TEE);
    await title(page, 'Additional information').scrollIntoViewIfNeeded();
    const box = (await page.locator('.accordion-title .toggle').nth(1).boundingBox())!;
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await expect(accordion(page).getByText('Made in')).toBeVisible();
  });
});

test.describe('as sections', () => {
  test('everything is shown, and the review count is a link', async ({ page, shop }) => {
    await shop.situation({ productDisplay: 'sections' });
    await page.goto(TEE);
    for (const text of TEXTS) await expect(page.locator('main').getByText(text)).toBeVisible();
    await page.locator('.woocommerce-review-link').click();
    await expect(page).toHaveURL(/#reviews$/);
    await expect(page.locator('#reviews')).toBeInViewport();
    for (const address of ['?cpage=1', 'comment-page-1/', '#tab-reviews']) {
      await test.step(`${address} scrolls to the reviews`, async () => {
        // The same address with a fragment would load nothing anew.
        await page.goto('about:blank');
        await page.goto(`${TEE}${address}`);
        await expect(page.locator('#reviews')).toBeInViewport();
      });
    }
  });
});

for (const [name, situation] of [
  ['theme', { theme: 'flatsome' }],
  ['accordion', { productDisplay: 'accordion' }],
  ['plain', { theme: 'plain' }],
] as const) {
  test.describe(`without JavaScript (${name})`, () => {
    test.use({ javaScriptEnabled: false });

    test('all panels are shown, and pages of reviews are links', async ({ page, shop }) => {
      await shop.situation(situation);
      await page.goto(TEE);
      for (const text of TEXTS) await expect(page.locator('main').getByText(text)).toBeVisible();
      await page.getByRole('link', { name: 'Page 1' }).click();
      await expect(page).toHaveURL(/comment-page-1\/#comments$/);
      await expect(page.getByText('Marian')).toBeVisible();
    });
  });

  test.describe(`when code is missing (${name})`, () => {
    test.use({ allowErrors: [/404|storefront-islands:error/] });

    test('once, they work; for good, everything is shown', async ({ page, shop }) => {
      await test.step('once: they work', async () => {
        await shop.situation(situation);
        await shop.fault({ match: 'chunks/product-tabs', kind: '404' });
        await page.goto(`${TEE}#reviews`);
        await expect(page.locator('[data-island-product-tabs=ready]')).toBeVisible();
        await expect(page.locator('#reviews')).toBeVisible();
      });

      await test.step('for good: everything is shown', async () => {
        await shop.startAfresh();
        await shop.situation(situation);
        await shop.fault({ match: 'chunks/product-tabs', kind: '404', times: 'always' });
        await page.goto(TEE);
        await approach(page.locator('[data-island-product-tabs]'));
        await expect(page.locator('[data-island-product-tabs=failed]')).toBeVisible();
        for (const text of TEXTS) await expect(page.locator('main').getByText(text)).toBeVisible();
        await expect(page.locator('.single_add_to_cart_button')).toBeEnabled();
      });
    });
  });
}

test.describe('without the loader', () => {
  test.use({ allowErrors: [/404/] });

  test('the links still reach every panel', async ({ page, shop }) => {
    for (const theme of ['flatsome', 'plain'] as const) {
      await test.step(`the links still reach every panel (${theme})`, async () => {
        await shop.startAfresh();
        await shop.situation({ theme });
        await shop.fault({ match: 'loader.js', kind: '404', times: 'always' });
        await page.goto(TEE);
        await page.locator('.additional_information_tab a').click();
        await expect(page.locator('main').getByText('Made in')).toBeVisible();
        await page.locator('.woocommerce-review-link').click();
        await expect(page.locator('#commentform')).toBeVisible();
      });
    }
  });
});

test.describe('hostile markup', () => {
  const change = (page: Page, edit: (html: string) => string): Promise<void> =>
    rewrite(page, `**${TEE}`, edit);

  test('a tab without a panel stays a link; of ids that stand twice each tab keeps to its group', async ({
    page,
  }) => {
    await test.step('a tab without a panel stays a link, the others work', async () => {
      await change(page, (html) =>
        html.replace('href="#tab-additional_information" role="tab"', 'href="#gone" role="tab"'),
      );
      await page.goto(TEE);
      await approach(page.locator('.woocommerce-tabs'));
      await expectIsland(page.locator('.woocommerce-tabs'), 'product-tabs', 'ready');
      // A click on the document itself is on no link.
      await page.evaluate(() => document.dispatchEvent(new MouseEvent('click', { bubbles: true })));
      await page.locator('.additional_information_tab a').click();
      await expect(page.locator('#tab-description')).toBeVisible();
      await page.locator('.reviews_tab a').click();
      await expect(page.locator('#reviews')).toBeVisible();
    });

    await test.step('ids that stand twice: each tab keeps to its own group', async () => {
      await change(page, (html) =>
        html.replace('<section class="related', '<div id="tab-reviews">Elsewhere</div>$&'),
      );
      await page.goto(TEE);
      await approach(page.locator('.woocommerce-tabs'));
      await expectIsland(page.locator('.woocommerce-tabs'), 'product-tabs', 'ready');
      await page.locator('.reviews_tab a').click();
      await expect(page.locator('#reviews')).toBeVisible();
      await expect(page.getByText('Elsewhere')).toBeVisible();
    });
  });

  test.describe('without any tab', () => {
    test.use({ allowErrors: [/storefront-islands:error/] });

    test('one clear error, and everything is shown', async ({ page }) => {
      await change(page, (html) => html.replace(/href="#tab-/g, 'href="/#tab-x-'));
      const errors = await noteIslandErrors(page);
      await page.goto(TEE);
      await approach(page.locator('.woocommerce-tabs'));
      await expectIsland(page.locator('.woocommerce-tabs'), 'product-tabs', 'failed');
      expect(await errors()).toMatchObject([{ island: 'product-tabs', phase: 'mount' }]);
      expect((await errors())[0]!.message).toContain('expected ul > li > a[href="#id"]');
      for (const text of TEXTS) await expect(page.locator('main').getByText(text)).toBeVisible();
    });
  });
});

test('as sections or turned off, the page is left alone; nothing breaks the strict policy', async ({
  page,
  shop,
}) => {
  await test.step('turned off, the page is left to others', async () => {
    await shop.situation({ theme: 'plain', settings: { islands: { 'product-tabs': 'off' } } });
    await page.goto(TEE);
    await expectIsland(page.locator('.woocommerce-tabs'), 'product-tabs', 'off');
    for (const text of TEXTS) await expect(page.locator('main').getByText(text)).toBeVisible();
  });

  await test.step('nothing breaks the strict policy', async () => {
    await shop.startAfresh();
    for (const productDisplay of ['tabs', 'accordion'] as const) {
      await shop.situation({ csp: 'strict', productDisplay });
      const broken: string[] = [];
      page.on('console', (message) => {
        if (/Content Security Policy/.test(message.text())) broken.push(message.text());
      });
      // The same address with a fragment would load nothing anew.
      await page.goto('about:blank');
      await page.goto(`${TEE}#reviews`);
      await expect(page.locator('[data-island-product-tabs=ready]')).toBeVisible();
      await expectIsland(page.locator('.comment-form-rating'), 'review-rating', 'ready');
      expect(broken).toEqual([]);
    }
  });
});
