import { noteShifts } from '../../fixtures-html/testing/layout-shifts';
import { holdBack } from '../../fixtures-html/testing/page-probes';
import {
  expect,
  expectIsland,
  painted,
  test,
  visit,
  type Page,
} from '../../fixtures-html/testing/shop-test';

const header = (page: Page) => page.locator('#header');
const wrapper = (page: Page) => page.locator('.header-wrapper');
const STUCK = /\bstuck\b/;
const HIDDEN = /\bsticky-hide-on-scroll--active\b/;

/** Scrolls as a shopper does, and lets the browser tell of it. */
async function scrollDown(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
  await painted(page);
}

async function open(page: Page): Promise<void> {
  await visit(page, '/shop/');
  await expectIsland(header(page), 'sticky-header', 'ready');
}

test('the header sticks 100 pixels after its own height, and lets go at the top, without a shift', async ({
  page,
}) => {
  const shifts = await noteShifts(page);
  await page.addInitScript(() => {
    const seen = { stuck: 0 };
    Object.assign(globalThis, { seen });
    document.addEventListener('flatsome-header-sticky', () => {
      // It is told before the class is there.
      if (!document.querySelector('.header-wrapper.stuck')) seen.stuck += 1;
    });
  });
  await open(page);
  const height = await header(page).evaluate(
    (element) => (element as HTMLElement).getBoundingClientRect().height,
  );
  const rest = await page.locator('#main').evaluate((main) => main.getBoundingClientRect().top);

  await scrollDown(page, Math.floor(height) + 100);
  await expect(wrapper(page)).not.toHaveClass(STUCK);
  await scrollDown(page, height + 101);
  await expect(wrapper(page)).toHaveClass(STUCK);
  await expect
    .poll(() => header(page).evaluate((element) => parseFloat(getComputedStyle(element).height)))
    .toBeCloseTo(height, 2);
  expect(
    await page.locator('#main').evaluate((main) => main.getBoundingClientRect().top + scrollY),
  ).toBe(rest);
  // Between the two limits nothing changes.
  await scrollDown(page, 60);
  await expect(wrapper(page)).toHaveClass(STUCK);
  await scrollDown(page, 0);
  await expect(wrapper(page)).not.toHaveClass(STUCK);
  await expect(header(page)).not.toHaveAttribute('style', /height/);
  expect(await page.evaluate(() => (globalThis as unknown as { seen: object }).seen)).toEqual({
    stuck: 1,
  });
  expect(shifts).toEqual([]);
});

test('everybody is told how much a stuck header covers, and what is scrolled to stays below it', async ({
  page,
}) => {
  await open(page);
  const told = await page.evaluate(() => ({
    vars: (globalThis as unknown as { flatsomeVars: Record<string, unknown> }).flatsomeVars,
    css: getComputedStyle(document.documentElement).scrollPaddingTop,
    copies: document.querySelectorAll('[id=header]').length,
  }));
  await scrollDown(page, 1000);
  await expect(wrapper(page)).toHaveClass(STUCK);
  const { height } = (await wrapper(page).boundingBox())!;
  expect(height).toBeGreaterThan(40);
  expect(told.vars).toMatchObject({
    stickyHeaderHeight: Math.round(height),
    scrollPaddingTop: Math.round(height),
  });
  expect(told.css).toBe(`${Math.round(height)}px`);
  expect(told.copies).toBe(1);
  await page.locator('#footer a').last().scrollIntoViewIfNeeded();
  const link = page.locator('.product-small a').first();
  await link.focus();
  await expect.poll(async () => (await link.boundingBox())!.y).toBeGreaterThanOrEqual(height - 1);
  // Another window has another header.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('@media (width < 900px) { .header-wrapper { min-height: 160px } }');
    document.adoptedStyleSheets.push(sheet);
  });
  await page.setViewportSize({ width: 800, height: 800 });
  await expect
    .poll(() => page.evaluate(() => getComputedStyle(document.documentElement).scrollPaddingTop))
    .toBe('160px');
});

test('a header that shrinks does so once its top bar has gone', async ({ page, shop }) => {
  await shop.situation({ headerStyle: 'shrink' });
  await open(page);
  const bar = await page.locator('#top-bar').evaluate((element) => element.clientHeight);
  await scrollDown(page, bar + 1);
  await expect(wrapper(page)).toHaveClass(STUCK);
  await scrollDown(page, bar);
  await expect(wrapper(page)).not.toHaveClass(STUCK);
});

test('a header that hides is away while the page goes down, and there once it goes up', async ({
  page,
  shop,
}) => {
  await shop.situation({ headerStyle: 'hide' });
  await open(page);
  await scrollDown(page, 900);
  await expect(header(page)).toHaveClass(HIDDEN);
  await expect(wrapper(page)).not.toHaveClass(STUCK);
  await scrollDown(page, 880);
  await expect(header(page)).not.toHaveClass(HIDDEN);
  await expect(wrapper(page)).toHaveClass(STUCK);
  await scrollDown(page, 890);
  await expect(header(page)).toHaveClass(HIDDEN);
  await expect(wrapper(page)).not.toHaveClass(STUCK);
  await scrollDown(page, 0);
  await expect(wrapper(page)).not.toHaveClass(STUCK);

  // On iOS a page bounces at its end: it goes further than it is long, and back by itself.
  await scrollDown(page, 100_000);
  await expect(header(page)).toHaveClass(HIDDEN);
  const end = await page.evaluate(() => scrollY);
  for (const bounced of [60, 30, 0]) {
    await page.evaluate((y) => {
      Object.defineProperty(globalThis, 'scrollY', { value: y, configurable: true });
      dispatchEvent(new Event('scroll'));
    }, end + bounced);
    await painted(page);
    await expect(header(page)).toHaveClass(HIDDEN);
  }
  await page.evaluate(() => Reflect.deleteProperty(globalThis, 'scrollY'));
  await visit(page, '/shop/');
  await expectIsland(header(page), 'sticky-header', 'ready');

  // What shows itself in the header brings it along: here the basket, after an add by another script.
  await scrollDown(page, 900);
  await expect(header(page)).toHaveClass(HIDDEN);
  await page.locator('.cart-item').first().dispatchEvent('pointerover');
  await expectIsland(page.locator('.cart-item'), 'cart-item', 'ready');
  await page.evaluate(() => document.dispatchEvent(new CustomEvent('flatsome-open-mini-cart')));
  await expect(wrapper(page)).toHaveClass(STUCK);
  await expect(header(page)).not.toHaveClass(HIDDEN);
});

test('a page that comes back scrolled has its header stuck, without anybody doing anything', async ({
  page,
}) => {
  await page.goto('/shop/');
  await scrollDown(page, 900);
  await page.reload();
  await expect(wrapper(page)).toHaveClass(STUCK);
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(500);
});

test('what an address names stands below the header, unless the shopper has gone on', async ({
  page,
}) => {
  const title = page.locator('#care-guide');
  const topOf = async (): Promise<number> => (await title.boundingBox())!.y;
  await page.goto('/our-craft/#care-guide');
  await expect(wrapper(page)).toHaveClass(STUCK);
  const { height } = (await wrapper(page).boundingBox())!;
  await expect.poll(topOf).toBeCloseTo(height, -1);
  expect(await topOf()).toBeGreaterThanOrEqual(height - 1);

  // The header's code comes late.
  const giveBack = await holdBack(page, '**/chunks/sticky-header-*');
  await page.goto('/shop/');
  await page.goto('/our-craft/#care-guide');
  await expect.poll(topOf).toBeCloseTo(0, 0);
  const left = await page.evaluate(() => scrollY + 30);
  await scrollDown(page, left);
  giveBack();
  await expect(wrapper(page)).toHaveClass(STUCK);
  expect(await page.evaluate(() => scrollY)).toBe(left);
});
