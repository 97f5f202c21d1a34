import { settled } from '../../fixtures-html/testing/accessibility';
import { tapAsOnIos } from '../../fixtures-html/testing/finger';
import { holdBack, rewrite } from '../../fixtures-html/testing/page-probes';
import {
  atRest,
  expect,
  expectIsland,
  expectKnown,
  painted,
  takePointerAway,
  test,
  touch,
  type Locator,
  type Page,
} from '../../fixtures-html/testing/shop-test';

const menu = (page: Page, label: string): Locator =>
  page.locator('.header-nav > li.has-dropdown', {
    has: page.locator(`> a`, { hasText: new RegExp(`^${label}`) }),
  });
const women = (page: Page) => menu(page, 'Women');
const men = (page: Page) => menu(page, 'Men');
const list = (item: Locator) => item.locator('> .nav-dropdown');
const link = (item: Locator) => item.locator('> a, > .header-button > a');
const OPEN = /\bcurrent-dropdown\b/;

async function open(page: Page): Promise<void> {
  await page.goto('/shop/');
  await painted(page);
  await link(women(page)).hover();
  await expectIsland(women(page), 'dropdown', 'ready');
  await link(men(page)).dispatchEvent('pointerover');
  await expectIsland(men(page), 'dropdown', 'ready');
}

async function expectWithin(
  page: Page,
  inner: Locator,
  outer: Locator = page.locator('body'),
): Promise<void> {
  const [box, room] = await Promise.all([inner.boundingBox(), outer.boundingBox()]);
  expect(box!.x).toBeGreaterThanOrEqual(room!.x);
  expect(box!.x + box!.width).toBeLessThanOrEqual(room!.x + room!.width + 0.1);
}

test('by pointer: opens on rest, one at a time with the basket, closes on leaving, Escape and sticking', async ({
  page,
  shop,
}) => {
  await shop.fill([{ sku: 'HV-W101', quantity: 1 }]);
  await page.addInitScript(() => {
    const opened: unknown[] = [];
    Object.assign(globalThis, { opened });
    document.addEventListener('flatsome-dropdown-opened', (event) =>
      opened.push(((event as CustomEvent<Element[]>).detail[0] as Element).className),
    );
  });
  await open(page);
  await expect(women(page)).toHaveClass(OPEN);
  await expect(list(women(page))).toBeVisible();
  await expect(link(women(page))).toHaveAttribute('aria-expanded', 'true');
  await expectWithin(page, list(women(page)));

  await link(men(page)).hover();
  await expect(men(page)).toHaveClass(OPEN);
  await expect(women(page)).not.toHaveClass(OPEN);
  await expect(link(women(page))).toHaveAttribute('aria-expanded', 'false');
  await list(men(page)).locator('a').last().hover();
  await expect(men(page)).toHaveClass(OPEN);

  const basket = page.locator('#header .cart-item.has-dropdown');
  await basket.locator('> a').hover();
  await expect(basket).toHaveClass(OPEN);
  await expect(men(page)).not.toHaveClass(OPEN);
  await expectWithin(page, list(basket), page.locator('#masthead .container'));
  await link(men(page)).hover();
  await expect(men(page)).toHaveClass(OPEN);
  await expect(basket).not.toHaveClass(OPEN);
  await page.keyboard.press('Escape');
  await expect(men(page)).not.toHaveClass(OPEN);

  await link(women(page)).hover();
  await expect(women(page)).toHaveClass(OPEN);
  await page.mouse.move(640, 600);
  await expect(women(page)).not.toHaveClass(OPEN);
  for (const item of [women(page), basket]) {
    await link(item).hover();
    await expect(item).toHaveClass(OPEN);
    await page.evaluate(() => document.dispatchEvent(new CustomEvent('flatsome-header-sticky')));
    await expect(item).not.toHaveClass(OPEN);
  }

  const opened = await page.evaluate(() => (globalThis as unknown as { opened: string[] }).opened);
  for (const item of [women(page), men(page), basket])
    expect(opened).toContain(`${await item.getAttribute('class')} current-dropdown`);
});

for (const rtl of [false, true]) {
  test(`by keyboard, ${rtl ? 'from right to left' : 'from left to right'}`, async ({
    page,
    shop,
  }) => {
    await shop.situation({ rtl });
    await open(page);
    await page.mouse.move(640, 600);
    await expect(women(page)).not.toHaveClass(OPEN);
    // Blocks of a page editor hold buttons, too.
    await list(women(page))
      .locator('a')
      .first()
      .evaluate((first) => first.after(document.createElement('button')));
    const links = list(women(page)).locator('a');
    const button = list(women(page)).locator('button');

    await link(women(page)).focus();
    await expect(women(page)).not.toHaveClass(OPEN);
    // Held down, it repeats itself.
    for (let time = 0; time < 4; time += 1) await page.keyboard.down('Space');
    await page.keyboard.up('Space');
    await expect(women(page)).toHaveClass(OPEN);
    await page.keyboard.press('Space');
    await expect(women(page)).not.toHaveClass(OPEN);
    await page.keyboard.press('ArrowDown');
    await expect(links.first()).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(button).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(links.nth(1)).toBeFocused();
    for (let time = 0; time < 3; time += 1) await page.keyboard.press('ArrowUp');
    await expect(link(women(page))).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(links.first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(women(page)).not.toHaveClass(OPEN);
    await expect(link(women(page))).toBeFocused();

    await button.evaluate((element) => element.remove());
    await page.keyboard.press('Space');
    // What fades in can take the focus from its first frame on.
    await expect(list(women(page))).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(links.first()).toBeFocused();
    await expectWithin(page, list(women(page)));
    await link(men(page)).focus();
    await expect(women(page)).not.toHaveClass(OPEN);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/product-category\/men\/$/);
  });
}

test('lists as wide as the page, or as their container, lie under their bar', async ({
  page,
  shop,
}) => {
  for (const [menuStyle, rtl] of [
    ['full-width', false],
    ['container-width', true],
  ] as const) {
    await shop.situation({ menuStyle, rtl });
    await open(page);
    await link(women(page)).hover();
    await expect(list(women(page))).toBeVisible();
    await settled(page);
    const box = (await list(women(page)).boundingBox())!;
    const bar = (await page.locator('#masthead').boundingBox())!;
    expect(Math.abs(box.y - (bar.y + bar.height)), menuStyle).toBeLessThanOrEqual(1);
    const wide = page.locator(menuStyle === 'full-width' ? 'body' : '#masthead .container');
    const wanted = (await wide.boundingBox())!;
    const gutter = menuStyle === 'full-width' ? 0 : 15;
    expect(Math.abs(box.x - wanted.x - gutter), menuStyle).toBeLessThanOrEqual(1);
    expect(Math.abs(box.width - wanted.width + 2 * gutter), menuStyle).toBeLessThanOrEqual(1);
  }
});

test('menus that open by a press: the first press counts, the next closes, so does one elsewhere', async ({
  page,
  shop,
  context,
}) => {
  await shop.situation({ menuStyle: 'toggle' });
  // The theme's option that darkens the page while a menu is in use.
  await rewrite(page, '**/shop/', (html) =>
    html
      .replace('class="header-wrapper', 'class="nav-prompts-overlay header-wrapper')
      .replace('</main>', '</main><div class="ux-body-overlay"></div>'),
  );
  const overlay = page.locator('.ux-body-overlay');
  await page.goto('/shop/');
  await painted(page);
  await page.locator('.header-nav > li.menu-item:not(.has-dropdown) > a').first().hover();
  await expect(overlay).toHaveClass(/ux-body-overlay--hover-active/);
  await page.mouse.move(640, 600);
  await expect(overlay).toHaveClass('ux-body-overlay');
  await open(page);
  // With a key held the browser does what it does with links.
  const opened = context.waitForEvent('page');
  await link(women(page)).click({ modifiers: ['ControlOrMeta'] });
  await (await opened).close();
  await expect(women(page)).not.toHaveClass(OPEN);
  await link(women(page)).click();
  await expect(women(page)).toHaveClass(OPEN);
  await expect(overlay).toHaveClass(/ux-body-overlay--click-active/);
  await expect(overlay).toHaveClass(/ux-body-overlay--hover-active/);
  await link(women(page)).click();
  await expect(women(page)).not.toHaveClass(OPEN);
  await expect(overlay).not.toHaveClass(/ux-body-overlay--click-active/);
  await link(women(page)).click();
  await link(men(page)).click();
  await expect(men(page)).toHaveClass(OPEN);
  await expect(women(page)).not.toHaveClass(OPEN);
  await page.locator('h1').click();
  await expect(men(page)).not.toHaveClass(OPEN);
  await expect(overlay).toHaveClass('ux-body-overlay');
  await expect(page).toHaveURL(/\/shop\/$/);
});

test.describe('by touch', () => {
  test.use({ hasTouch: true });

  test('a tap beside a list closes it where that is no click', async ({ page }) => {
    await tapAsOnIos(page);
    await open(page);
    await takePointerAway(page);
    await expect(women(page)).not.toHaveClass(OPEN);
    await link(women(page)).tap();
    await expect(women(page)).toHaveClass(OPEN);
    await page.locator('h1').tap();
    await expect(women(page)).not.toHaveClass(OPEN);
  });

  test('the first tap opens, the second follows the link', async ({ page }) => {
    await open(page);
    await page.keyboard.press('Escape');
    await expect(women(page)).not.toHaveClass(OPEN);
    await link(women(page)).tap();
    await expect(women(page)).toHaveClass(OPEN);
    await expect(page).toHaveURL(/\/shop\/$/);
    await link(women(page)).tap();
    await expect(page).toHaveURL(/\/product-category\/women\/$/);

    // A keyboard beside it: Enter is no tap, whatever has been tapped before.
    await open(page);
    await link(women(page)).tap();
    await expect(women(page)).toHaveClass(OPEN);
    await page.keyboard.press('Escape');
    await expect(women(page)).not.toHaveClass(OPEN);
    await link(women(page)).press('Enter');
    await expect(page).toHaveURL(/\/product-category\/women\/$/);
  });
});

test.describe('on a tablet', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 1180, height: 820 } });

  test('after any sign of a finger the menus that are in sight are there for the first tap on them', async ({
    page,
  }) => {
    await page.goto('/shop/');
    await page.locator('h1').tap();
    await expectIsland(women(page), 'dropdown', 'ready');
    await link(women(page)).tap();
    await expect(women(page)).toHaveClass(OPEN);
    await expect(page).toHaveURL(/\/shop\/$/);
  });
});

test('a search in a dropdown opens by pointer and keeps open while something is typed', async ({
  page,
  shop,
}) => {
  await shop.situation({ searchStyle: 'dropdown' });
  await page.goto('/shop/');
  await painted(page);
  const search = page.locator('.header-search-dropdown');
  await link(search).hover();
  await expect(search).toHaveClass(OPEN);
  await expectWithin(page, list(search));
  // Its link leads nowhere, so that it is a button: by mouse the list is open already.
  await page.evaluate(() => scrollTo({ top: 12, behavior: 'instant' }));
  const { x, y } = (await link(search).boundingBox())!;
  await page.mouse.click(x + 5, y + 5);
  await expect(link(search)).toBeFocused();
  await expect(search).toHaveClass(OPEN);
  await page.keyboard.press('Escape');
  await expect(search).not.toHaveClass(OPEN);
  for (const isOpen of [true, false, true]) {
    await link(search).press('Enter');
    await expect(link(search)).toHaveAttribute('aria-expanded', String(isOpen));
  }
  expect(await page.evaluate(() => scrollY)).toBe(12);
  expect(new URL(page.url()).hash).toBe('');
  await search.locator('.search-field').click();
  await page.keyboard.type('jum');
  await page.mouse.move(640, 600);
  await expect(search.getByRole('option').first()).toBeVisible();
  await expect(search).toHaveClass(OPEN);
  // The key closes what is innermost, one at a time.
  await page.keyboard.press('Escape');
  await expect(search.getByRole('option')).toHaveCount(0);
  await expect(search).toHaveClass(OPEN);
  await page.keyboard.press('Escape');
  await expect(search).not.toHaveClass(OPEN);
  await expect(link(search)).toBeFocused();
});

test('a button of the header that is pressed before its code has come opens its list then', async ({
  page,
  shop,
}) => {
  await shop.situation({ searchStyle: 'dropdown' });
  const search = page.locator('.header-search-dropdown');
  const presses = {
    key: () => link(search).press('Enter'),
    mouse: () => link(search).click(),
  };
  for (const [by, press] of Object.entries(presses)) {
    const release = await holdBack(page, '**/chunks/dropdown-*.js');
    await page.goto('/shop/');
    // With the first sign of a shopper it is known which presses are kept.
    await touch(page);
    await expectKnown(search, 'dropdown');
    await press();
    await expect(search, by).not.toHaveClass(OPEN);
    release();
    await expect(search, by).toHaveClass(OPEN);
    await atRest(page);
    await expect(search, by).toHaveClass(OPEN);
    await expect(page, by).toHaveURL(/\/shop\/$/);
  }
});
