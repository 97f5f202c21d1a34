import { holdBack, rewrite } from '../../fixtures-html/testing/page-probes';
import {
  atRest,
  changeTabs,
  expect,
  expectIsland,
  expectKnown,
  painted,
  test,
} from '../../fixtures-html/testing/shop-test';
import { LONG_WAIT_MS } from './quick-view.contract';
import { QuickViewPage } from './quick-view.page';

const UNUSUAL = '/shop/unusual/';
const OVERSHIRT = 'Corduroy Overshirt';
const AJAX = '**/wp-admin/admin-ajax.php';

test('by mouse: says that it loads, shows the product, and leaves nothing behind', async ({
  page,
  shop,
}) => {
  await shop.situation({ swatches: 'plugin' });
  const release = await holdBack(page, AJAX);
  await page.clock.install();
  await page.goto(UNUSUAL);
  const view = new QuickViewPage(page);
  const link = view.link(OVERSHIRT);
  await expectKnown(link, 'quick-view');
  const before = await page.locator('#main').innerHTML();
  await link.click();
  await expect(view.dialog).toHaveAccessibleName(`Quick view: “${OVERSHIRT}”`);
  await expect(view.link(OVERSHIRT)).toHaveAccessibleName(`Quick View: ${OVERSHIRT}`);
  await expect(view.dialog).toHaveAttribute('aria-modal', 'true');
  await expect(view.dialog).toBeFocused();
  await expect(view.status).toHaveText(`Loading “${OVERSHIRT}”…`);
  await expect(view.dialog.locator('.mfp-container')).toHaveClass(/mfp-s-loading/);
  await expect(view.box(OVERSHIRT).locator('.box-image')).toHaveClass(/processing/);
  await expect(link).toHaveAttribute('aria-expanded', 'true');
  await expect(page.locator('#wrapper')).toHaveJSProperty('inert', true);
  await view.settled();
  // Who does not want to wait goes on to the product; the focus does not go with the link.
  const way = view.dialog.getByRole('link', { name: `View “${OVERSHIRT}”` });
  await expect(way).toHaveAttribute('href', /\/product\/corduroy-overshirt\/$/);
  await page.keyboard.press('Tab');
  await expect(way).toBeFocused();

  // Long enough for the answer to be news.
  await page.clock.fastForward(LONG_WAIT_MS);
  release();
  await expect(view.content.locator('.product-quick-view-container')).toBeVisible();
  await expect(view.dialog.locator('.mfp-container')).toHaveClass(/mfp-s-ready/);
  await expect(page.locator('.widget_shopping_cart_live_region')).toHaveText(
    `“${OVERSHIRT}” is shown.`,
  );
  await expect(view.dialog).toBeFocused();
  await expect(view.box(OVERSHIRT).locator('.box-image')).not.toHaveClass(/processing/);
  await expectIsland(view.content.locator('.variations_form'), 'variation-form', 'ready');
  await expectIsland(view.content.locator('.variable-items-wrapper'), 'swatches', 'ready');
  await expect(view.slider).toHaveClass(/flickity-enabled/);

  await page.mouse.move(5, 5);
  await view.close.click();
  await expect(link).toBeFocused();
  await view.gone();
  await expect(page.locator('#wrapper')).toHaveJSProperty('inert', false);
  expect(await page.evaluate(() => document.documentElement.style.overflow)).toBe('');
  await expect.poll(() => page.evaluate(() => history.state as unknown)).toBeNull();
  const after = await page.locator('#main').innerHTML();
  const plain = (html: string): string =>
    html
      .replaceAll(/ (?:data-island-[\w-]+|aria-haspopup|aria-expanded)="[^"]*"/g, '')
      .replaceAll(' quick-view-added', '')
      // As long as the island is there, the link has its product's address and name.
      .replaceAll(/(<a class="quick-view"[^>]*?)(?: (?:href|aria-label)="[^"]*")+/g, '$1');
  expect(plain(after)).toBe(plain(before));
});

test('options, swatches and quantity work inside, and the main picture follows the choice', async ({
  page,
  shop,
}) => {
  await shop.situation({ swatches: 'plugin' });
  await page.goto(UNUSUAL);
  const view = new QuickViewPage(page);
  await view.open(OVERSHIRT);
  const { content } = view;
  await expectIsland(content.locator('.variations_form'), 'variation-form', 'ready');
  await expectIsland(content.locator('.variable-items-wrapper'), 'swatches', 'ready');
  await expect(view.slider).toHaveClass(/flickity-enabled/);
  const original = await view.main.evaluate(({ outerHTML }) => outerHTML);

  await content.getByRole('button', { name: 'Next' }).click();
  await expect.poll(() => view.shown()).toBe(2);
  await content.getByRole('radio', { name: 'Navy' }).click();
  await content.getByRole('radio', { name: 'M', exact: true }).click();
  await expect(view.main).toHaveAttribute('src', /corduroy-overshirt-navy/);
  await expect(view.main).toHaveAttribute('srcset', /corduroy-overshirt-navy/);
  await expect.poll(() => view.shown()).toBe(1);
  await expect.poll(() => view.offset()).toBe(0);
  await expect(content.locator('.woocommerce-variation-price')).toHaveText('£104.00');
  await content.locator('.quantity .plus').click();
  await expect(content.locator('.qty')).toHaveValue('2');

  await content.getByRole('radio', { name: 'Forest' }).click();
  await expect(view.main).toHaveAttribute('src', /corduroy-overshirt-forest/);
  await content.locator('.reset_variations').click();
  await expect.poll(() => view.main.evaluate(({ outerHTML }) => outerHTML)).toBe(original);
  await expect(view.dialog).toBeVisible();
});

test('the main picture and its link follow the choice also while it waits to be in sight, by code that is late', async ({
  page,
}) => {
  await rewrite(page, AJAX, (html) =>
    html
      .replace(
        /<img([^>]*) src="([^"]+)" class="([^"]*)"([^>]*) srcset="([^"]*)"([^>]*)>/,
        '<a class="whole" href="/whole/any.webp"><img$1 src="data:image/svg+xml,%3Csvg%20xmlns=%22http://www.w3.org/2000/svg%22/%3E" data-src="$2" class="lazy-load $3"$4 data-srcset="$5"$6></a>',
      )
      .replaceAll('&quot;image&quot;:', '&quot;image_link&quot;:&quot;/whole/chosen.webp&quot;,$&'),
  );
  const release = await holdBack(page, '**/chunks/lazy-load-*');
  await page.goto(UNUSUAL);
  const view = new QuickViewPage(page);
  await view.open(OVERSHIRT);
  const form = view.content.locator('.variations_form');
  await expectIsland(form, 'variation-form', 'ready');
  await form.getByLabel('Colour', { exact: true }).selectOption('navy');
  await form.getByLabel('Size', { exact: true }).selectOption('m');
  await expect(view.main).toHaveAttribute('src', /corduroy-overshirt-navy/);
  const whole = view.slider.locator('a.whole');
  await expect(whole).toHaveAttribute('href', /\/whole\/chosen\.webp$/);
  await form.locator('.reset_variations').click();
  await expect(view.main).toHaveAttribute('src', /corduroy-overshirt-(?!navy).*webp/);
  await expect(whole).toHaveAttribute('href', '/whole/any.webp');
  release();
});

for (const rtl of [false, true]) {
  test(`by keyboard alone (${rtl ? 'right to left' : 'left to right'})`, async ({ page, shop }) => {
    await shop.situation({ rtl });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(UNUSUAL);
    const view = new QuickViewPage(page);
    const link = view.link(OVERSHIRT);
    // The picture's link comes right before it.
    await view.box(OVERSHIRT).locator('.box-image a').first().focus();
    await page.keyboard.press('Tab');
    await expect(link).toBeFocused();
    await expect(link).toBeVisible();
    await expectKnown(link, 'quick-view');
    await page.keyboard.press('Enter');
    await expect(view.slider).toHaveClass(/flickity-enabled/);
    await expectIsland(view.content.locator('.variations_form'), 'variation-form', 'ready');
    await expect(view.dialog).toBeFocused();

    await page.keyboard.press('Tab');
    await expect(view.slider).toBeFocused();
    const [on, back] = rtl ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
    for (const [key, number] of [
      [on, 2],
      [on, 3],
      [back, 2],
      [back, 1],
      [back, 4],
      [on, 1],
    ] as const) {
      await page.keyboard.press(key!);
      await expect.poll(() => view.shown()).toBe(number);
      await expect.poll(() => view.offset()).toBe(0);
      await expect(page.locator('.widget_shopping_cart_live_region')).toHaveText(
        `Image ${number} of 4`,
      );
    }
    await expect(view.slider.locator('.slide[aria-hidden=true]')).toHaveCount(3);

    const stops: string[] = [];
    for (let press = 0; press < 10; press += 1) {
      await page.keyboard.press('Tab');
      stops.push(
        await page.evaluate(() => {
          const { ariaLabel, textContent, title, id } = document.activeElement as HTMLElement;
          return ariaLabel ?? (title || id || textContent!.trim());
        }),
      );
    }
    expect(stops).toEqual([
      'Previous',
      'Next',
      OVERSHIRT,
      'pa_colour',
      'pa_size',
      `Reduce ${OVERSHIRT} quantity`,
      'Product quantity',
      `Increase ${OVERSHIRT} quantity`,
      'Add to basket',
      'Shirts',
    ]);
    await page.keyboard.press('Tab');
    await expect(view.close).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(view.slider).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(link).toBeFocused();
    await view.gone();
  });
}

test('pictures are dragged beyond 15 pixels; what ends outside closes nothing', async ({
  page,
}) => {
  await page.goto(UNUSUAL);
  const view = new QuickViewPage(page);
  await view.open(OVERSHIRT);
  await expect(view.slider).toHaveClass(/flickity-enabled/);
  await view.settled();
  // However quick it is, nothing follows a short move, neither at once nor afterwards.
  for (const dx of [-14, 15]) {
    const short = await view.grab();
    await short.drag(dx);
    await view.drawn();
    expect(await view.offset()).toBe(0);
    await short.drop();
    await view.drawn();
    expect([await view.shown(), await view.offset()]).toEqual([1, 0]);
  }
  const long = await view.grab();
  await long.drag(-17);
  await expect.poll(() => view.offset()).toBe(-17);
  // Beyond the middle of a picture the next one is nearer, at whatever speed.
  await long.drag(-0.6 * long.width);
  await long.drop();
  await expect.poll(() => view.shown()).toBe(2);
  await expect.poll(() => view.offset()).toBe(0);
  // The mouse is let go beside the popup.
  const outside = await view.grab();
  const popup = (await view.content.boundingBox())!;
  const slider = (await view.slider.boundingBox())!;
  const dx = popup.x - 20 - (slider.x + slider.width / 2);
  expect(-dx / slider.width).toBeGreaterThan(0.5);
  expect(-dx / slider.width).toBeLessThan(1);
  await outside.drag(dx);
  await outside.drop();
  await expect.poll(() => view.shown()).toBe(3);
  await expect(view.dialog).not.toHaveClass(/mfp-removing/);
  // What begins beside it does, below what a low window shows at first, too.
  await page.setViewportSize({ width: 1280, height: 400 });
  await page.mouse.click(popup.x + 40, popup.y + 40);
  await view.dialog.evaluate((wrap) =>
    wrap.scrollTo({ top: wrap.scrollHeight, behavior: 'instant' }),
  );
  await page.mouse.click(20, 390);
  await view.gone();
  await expect(view.link(OVERSHIRT)).toBeFocused();
});

test('the second press of a double click closes nothing', async ({ page }) => {
  await page.goto(UNUSUAL);
  const view = new QuickViewPage(page);
  await view.link(OVERSHIRT).hover();
  await expectIsland(view.link(OVERSHIRT), 'quick-view', 'ready');
  await page.mouse.down();
  await page.mouse.up();
  await expect(view.content).toBeVisible();
  // The second press of a double click may find the room beside the popup, and means the link.
  await page.mouse.move(20, 400);
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  await painted(page);
  await expect(view.dialog).toHaveCount(1);
  await expect(view.dialog).not.toHaveClass(/mfp-removing/);
});

test('Back closes it; two after the other, and presses that come while one fades @window', async ({
  page,
  shop,
}) => {
  await page.goto('/');
  await page.goto(UNUSUAL);
  const view = new QuickViewPage(page);
  await view.open(OVERSHIRT);
  await page.goBack();
  await expect(view.link(OVERSHIRT)).toBeFocused();
  expect(new URL(page.url()).pathname).toBe(UNUSUAL);
  // Pressed before the first has faded.
  await view.link('Wool Overcoat').click();
  await expect(view.content.getByRole('heading', { name: 'Wool Overcoat' })).toBeVisible();
  await expect(view.dialog).toHaveCount(1);
  await view.escape();
  await view.open('Boot Socks');
  await view.escape();
  await expect(view.link('Boot Socks')).toBeFocused();
  await view.gone();
  await expect.poll(() => page.evaluate(() => history.state as unknown)).toBeNull();
  expect(await shop.requests('quickview')).toHaveLength(3);
  await page.goBack({ waitUntil: 'commit' });
  await expect(page).toHaveURL('/');
});

test('asks when somebody is near, once, and again after the basket has changed', async ({
  page,
  shop,
}) => {
  await shop.situation({ redirectAfterAdd: 'no', miniCartReveal: false });
  await page.goto('/shop/');
  const view = new QuickViewPage(page);
  const link = view.link('Organic Cotton Tee');
  const asked = async (): Promise<number> => (await shop.requests('quickview')).length;
  await view.box('Organic Cotton Tee').hover();
  await atRest(page);
  expect(await asked()).toBe(0);
  await link.hover();
  await expect.poll(asked).toBe(1);
  // The carousel comes with a product that has pictures for it.
  expect(await shop.requests('chunks/embla')).toEqual([]);
  for (const round of [1, 2]) {
    await view.open('Organic Cotton Tee');
    await view.escape();
    await view.gone();
    expect(await asked(), `round ${round}`).toBe(1);
  }
  await page.locator('.ajax_add_to_cart').first().click();
  await expect.poll(async () => (await shop.cart()).lines.length).toBe(1);
  await expect(page.locator('.ajax_add_to_cart').first()).toHaveClass(/added/);
  await view.open('Organic Cotton Tee');
  expect(await asked()).toBe(2);
  await view.escape();
  await view.gone();
  // In another tab anything may have been bought.
  await changeTabs(page);
  await view.open('Organic Cotton Tee');
  expect(await asked()).toBe(3);
});

test('asks for nothing ahead when data is to be saved', async ({ page, shop }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  await page.goto('/shop/');
  const view = new QuickViewPage(page);
  const link = view.link('Oxford Shirt');
  await link.hover();
  await expectIsland(link, 'quick-view', 'ready');
  await link.focus();
  await atRest(page);
  expect(await shop.requests('quickview')).toEqual([]);
  expect(await shop.requests('open-panel')).toEqual([]);
  await view.open('Oxford Shirt');
  expect(await shop.requests('quickview')).toHaveLength(1);
});

test('a touch is enough, where nothing hovers', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    ...(baseURL ? { baseURL } : {}),
    hasTouch: true,
    isMobile: true,
    viewport: { width: 768, height: 900 },
  });
  const page = await context.newPage();
  await page.goto('/shop/');
  const view = new QuickViewPage(page);
  await expectKnown(view.link('Oxford Shirt'), 'quick-view');
  await view.link('Oxford Shirt').tap();
  await expect(view.content.getByRole('heading', { name: 'Oxford Shirt' })).toBeVisible();
  // The dialog takes no tap as soon after it has opened as only the second of two quick ones comes.
  await expect(async () => {
    await view.close.tap();
    await expect(view.dialog).toHaveCount(0, { timeout: 500 });
  }).toPass();
  await view.gone();
  await context.close();
});
