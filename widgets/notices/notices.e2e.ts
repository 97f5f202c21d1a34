import {
  painted,
  expect,
  expectInDialog,
  expectIsland,
  test,
  visit,
  type Locator,
} from '../../fixtures-html/testing/shop-test';

const ALERT = '.woocommerce-message[role=alert], .woocommerce-error[role=alert]';

test('the first alert gets the focus and comes into sight below what covers the top', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 500 });
  await page.goto('/shop/?add-to-cart=101');
  await expect(page.locator(ALERT).first()).toBeFocused();

  // What an answer puts into the page far above where the shopper is.
  await page.evaluate(() => {
    document.querySelector<HTMLElement>('.woocommerce-message')!.remove();
    scrollTo({ top: 1500, behavior: 'instant' });
    const notice = document.createElement('div');
    notice.className = 'woocommerce-message';
    notice.setAttribute('role', 'alert');
    notice.textContent = 'Basket updated.';
    document.querySelector('.page-content')!.prepend(notice);
    // Pages that print their notices for narrow and for wide windows hide one of them.
    const hidden = notice.cloneNode() as HTMLElement;
    hidden.style.display = 'none';
    notice.before(hidden);
  });
  const notice = page.getByText('Basket updated.');
  await expect(notice).toBeFocused();
  await expect(notice).toBeInViewport();
  await expect
    .poll(() => notice.evaluate((element) => Math.round(element.getBoundingClientRect().top)))
    .toBe(100);
});

test('an alert that comes behind a dialog is come to once that has gone', async ({ page }) => {
  await page.clock.install();
  await page.goto('/shop/');
  await page.locator('#footer').scrollIntoViewIfNeeded();
  const box = page.locator('.product-small.col').last();
  await box.hover();
  await box.locator('a.quick-view').click();
  await expectInDialog(page);
  const place = await page.evaluate(() => {
    const notice = document.createElement('div');
    notice.className = 'woocommerce-error';
    notice.setAttribute('role', 'alert');
    notice.textContent = 'Sold out meanwhile.';
    document.querySelector('.page-content')!.prepend(notice);
    return scrollY;
  });
  const notice = page.getByText('Sold out meanwhile.');
  await expectIsland(notice, 'notices', 'ready');
  await page.clock.runFor(1000);
  await expectInDialog(page);
  expect(await page.evaluate(() => scrollY)).toBe(place);
  await page.keyboard.press('Escape');
  await expect(page.locator('[role=dialog]:visible')).toHaveCount(0);
  await expect(notice).toBeFocused();
  await expect(notice).toBeInViewport();
});

test('of two alerts shortly after each other, the one that stays gets the focus, and keeps it', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/my-account/');
  await page.clock.runFor(1000);
  const add = (text: string): Promise<void> =>
    page.evaluate((content) => {
      const notice = document.createElement('div');
      notice.className = 'woocommerce-message';
      notice.setAttribute('role', 'alert');
      notice.textContent = content;
      document.querySelector('.woocommerce-notices-wrapper')!.append(notice);
    }, text);
  const notice = (text: string): Locator => page.getByText(text, { exact: true });
  const addBoth = async (): Promise<void> => {
    for (const text of ['Sent first', 'Sent next']) {
      await add(text);
      await expectIsland(notice(text), 'notices', 'ready');
    }
  };
  const goes = (text: string): Promise<void> =>
    notice(text).evaluate((element) => element.remove());

  await addBoth();
  await goes('Sent first');
  await page.clock.runFor(2000);
  await expect(notice('Sent next')).toBeFocused();
  await goes('Sent next');

  await addBoth();
  await goes('Sent next');
  await page.clock.runFor(2000);
  await expect(notice('Sent first')).toBeFocused();
  await goes('Sent first');

  await addBoth();
  await page.clock.runFor(2000);
  await goes('Sent next');
  await expect(notice('Sent next')).toHaveCount(0);
  // The island of what has gone ends after that.
  await page.clock.runFor(1000);
  await expect(notice('Sent first')).toBeFocused();
});

test('nobody who types is disturbed, and what is no alert is never focused', async ({ page }) => {
  await page.clock.install();
  await page.goto('/my-account/');
  await page.clock.runFor(1000);
  await page.locator('#username').focus();
  await page.evaluate(() => {
    const markup = new DOMParser().parseFromString(
      '<div class="woocommerce-info" role="status">For your information</div><div class="woocommerce-message" role="alert">Saved</div>',
      'text/html',
    );
    document.querySelector('.woocommerce-notices-wrapper')!.append(...markup.body.children);
  });
  await page.clock.runFor(4000);
  await expectIsland(page.locator('.woocommerce-message'), 'notices', 'ready');
  await page.clock.runFor(1000);
  await expect(page.locator('#username')).toBeFocused();
  await expect(page.locator('.woocommerce-info')).not.toHaveAttribute('tabindex');
});

test('other scripts scroll to their notices through jQuery, early or late; without a notice nothing moves', async ({
  page,
  shop,
}) => {
  await page.setViewportSize({ width: 360, height: 500 });
  for (const jquery of ['before', 'late'] as const) {
    await test.step(jquery, async () => {
      await shop.situation({ jquery, headerStyle: 'static' });
      await visit(page, '/shop/');
      await expectIsland(page.locator('html'), 'scroll-to-notices', 'ready');
      await page.waitForFunction(() => {
        const { jQuery } = globalThis as unknown as { jQuery?: { scroll_to_notices?: unknown } };
        return typeof jQuery?.scroll_to_notices === 'function';
      });
      const scrollTo = (selector: string): Promise<void> =>
        page.evaluate((what) => {
          const { jQuery } = globalThis as unknown as {
            jQuery: { (selector: string): object; scroll_to_notices: (set: object) => void };
          };
          jQuery.scroll_to_notices(jQuery(what));
        }, selector);
      await page.evaluate(() => globalThis.scrollTo({ top: 300, behavior: 'instant' }));
      await scrollTo('.no-such-notice');
      await painted(page);
      expect(await page.evaluate(() => scrollY)).toBe(300);
      // More than one window down, so that there is room above it.
      const part = page.locator('.product-small').nth(4);
      await part.evaluate((element) => element.classList.add('wanted'));
      await scrollTo('.wanted');
      await expect
        .poll(() => part.evaluate((element) => Math.round(element.getBoundingClientRect().top)))
        .toBe(100);
    });
  }
});
