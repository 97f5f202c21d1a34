import {
  approach,
  expect,
  expectIsland,
  painted,
  test,
  touch,
  type Page,
} from '../fixtures-html/testing/shop-test';

const TEE = '/product/organic-cotton-tee/';
const OVERSHIRT = '/product/corduroy-overshirt/';

/** The product page's islands together, as a shopper with wishes of their own meets them. */

/** The gallery works from the moment on that somebody comes near it. */
async function openGallery(page: Page): Promise<void> {
  const gallery = page.locator('.woocommerce-product-gallery');
  await approach(gallery);
  await expectIsland(gallery, 'gallery', 'ready');
}

async function scrollPastButton(page: Page): Promise<void> {
  await page.locator('.product .single_add_to_cart_button').evaluate((button) => {
    scrollBy({ top: button.getBoundingClientRect().bottom + 40, behavior: 'instant' });
  });
  await expect(page.locator('.sticky-add-to-cart')).toBeVisible();
}

test('from right to left the lightbox’s arrow keys lead the other way', async ({ page, shop }) => {
  await shop.situation({ rtl: true });
  await page.goto(TEE);
  await touch(page);
  await openGallery(page);
  await page.locator('.slide.is-selected a').click();
  const status = page.getByRole('dialog').getByRole('status');
  await expect(status).toContainText('Image 1 of 4');
  await page.keyboard.press('ArrowLeft');
  await expect(status).toContainText('Image 2 of 4');
  await page.keyboard.press('ArrowRight');
  await expect(status).toContainText('Image 1 of 4');
});

test('in forced colours every control has an edge, and what is chosen is told apart', async ({
  page,
  shop,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await shop.situation({ stickyBar: true, boxSwatches: true, galleryOptions: { pageDots: true } });
  await page.goto(TEE);
  await touch(page);
  await openGallery(page);
  await expectIsland(page.locator('.woocommerce-tabs'), 'product-tabs', 'ready');
  const style = (selector: string, property: string): Promise<string> =>
    page
      .locator(selector)
      .first()
      .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
  for (const control of [
    '.product-gallery-slider .flickity-prev-next-button',
    '.zoom-button',
    '.flickity-page-dots .dot',
    '.product .single_add_to_cart_button',
  ]) {
    expect(await style(control, 'border-top-style'), control).toBe('solid');
  }
  for (const [chosen, other, property] of [
    [
      '.product-thumbnails .is-nav-selected img',
      '.product-thumbnails .col + .col img',
      'outline-style',
    ],
    ['.dot.is-selected', '.dot:not(.is-selected)', 'background-color'],
    ['.wc-tabs .active a', '.wc-tabs li:not(.active) a', 'outline-style'],
  ] as const) {
    expect(await style(chosen, property), chosen).not.toBe(await style(other, property));
  }
  await scrollPastButton(page);
  expect(await style('.sticky-add-to-cart', 'border-top-style')).toBe('solid');

  await page.goto('/shop/');
  const list = page.locator('.ux-swatches-in-loop').first();
  await list.locator('.ux-swatch').first().hover();
  await expectIsland(list, 'box-swatches', 'ready');
  await expect(list.locator('.ux-swatch.selected')).toHaveCSS('outline-style', 'solid');
  await expect(list.locator('.ux-swatch:not(.selected)').first()).toHaveCSS(
    'outline-style',
    'none',
  );
});

test('with reduced motion, what scrolls or opens is there at once', async ({ page, shop }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await shop.situation({ productDisplay: 'accordion', stickyBar: true });
  await page.goto(OVERSHIRT);
  await touch(page);
  // The theme shortens its own to a hundredth of a millisecond.
  const longest = (): Promise<number> =>
    page.evaluate(() =>
      Math.max(
        0,
        ...document
          .getAnimations()
          .map(({ effect }) => Number(effect!.getComputedTiming().duration)),
      ),
    );
  await approach(page.locator('.product-page-accordian'));
  await expectIsland(page.locator('.product-page-accordian'), 'product-tabs', 'ready');
  await page.getByRole('button', { name: 'Additional information' }).click();
  // Now, not once it is over.
  const duration = await longest();
  expect(duration).toBeLessThan(1);
  await scrollPastButton(page);
  await painted(page);
  const places = await page.evaluate(async () => {
    const seen = new Set<number>();
    addEventListener('scroll', () => seen.add(scrollY));
    document.querySelector<HTMLElement>('.sticky-add-to-cart-select-options-button')!.click();
    await new Promise((resolve) => document.addEventListener('scrollend', resolve, { once: true }));
    return seen.size;
  });
  expect(places).toBe(1);
});

test('on paper, the page is what can be read: no bar, no controls, all texts', async ({
  page,
  shop,
}) => {
  await shop.situation({ stickyBar: true, galleryOptions: { pageDots: true, autoPlay: 60_000 } });
  await page.goto(TEE);
  await touch(page);
  await openGallery(page);
  await expect(page.locator('.storefront-islands-player')).toBeVisible();
  await scrollPastButton(page);
  const controls = [
    '.sticky-add-to-cart',
    '.flickity-prev-next-button',
    '.flickity-page-dots',
    '.storefront-islands-player',
    '.md-size-chart-btn',
  ].map((control) => page.locator(control).first());
  for (const control of controls) await expect(control).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  for (const control of controls) await expect(control).toBeHidden();
  await expect(page.locator('.slide.is-selected img')).toBeVisible();
  for (const text of ['Wash at 30', 'Made in', '7 reviews for']) {
    await expect(page.locator('.woocommerce-tabs').getByText(text)).toBeVisible();
  }
  await expect(page.locator('.scfw-chart-table').first()).toBeVisible();
});
