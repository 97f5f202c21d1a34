import { holdBack, rewrite } from '../../fixtures-html/testing/page-probes';
import { expect, expectIsland, painted, test, visit } from '../../fixtures-html/testing/shop-test';
import { allReady, CRAFT, expectInPlace, openAnew, tab, title } from './tabs.page';

test('tabs open by press, key and resting pointer, in both directions, each group for itself', async ({
  page,
  shop,
}) => {
  for (const rtl of [false, true]) {
    await test.step(rtl ? 'right to left' : 'left to right', async () => {
      await shop.situation({ rtl, csp: 'strict' });
      await openAnew(page);
      const forward = rtl ? 'ArrowLeft' : 'ArrowRight';
      const back = rtl ? 'ArrowRight' : 'ArrowLeft';

      // Keys move the focus only, and lead round the ends.
      await tab(page, 'Mending').click();
      await expect(page.getByText('a jam-jar lid')).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`${CRAFT}$`));
      await page.keyboard.press(forward);
      await expect(tab(page, 'Storing')).toBeFocused();
      await expect(tab(page, 'Mending')).toHaveAttribute('aria-selected', 'true');
      await page.keyboard.press(forward);
      await expect(tab(page, 'Washing')).toBeFocused();
      await page.keyboard.press(back);
      await expect(tab(page, 'Storing')).toBeFocused();
      await page.keyboard.press('Home');
      await expect(tab(page, 'Washing')).toBeFocused();
      await page.keyboard.press('End');
      await expect(tab(page, 'Storing')).toBeFocused();
      await page.keyboard.press(forward);
      await page.keyboard.press('Enter');
      await expect(tab(page, 'Washing')).toHaveAttribute('aria-selected', 'true');
      await expect(page.getByText('a jam-jar lid')).toBeHidden();

      // A list one below the other has its own keys; what lies in a panel is another group.
      await page.keyboard.press('Tab');
      await expect(tab(page, 'Wool')).toBeFocused();
      const list = page.locator('main .nav-vertical');
      await expect(list).toHaveAttribute('aria-orientation', 'vertical');
      await page.keyboard.press(forward);
      await expect(tab(page, 'Wool')).toBeFocused();
      await page.keyboard.press('ArrowUp');
      await expect(tab(page, 'Denim')).toBeFocused();
      await page.keyboard.press('Space');
      await expect(page.getByText('Wear raw denim')).toBeVisible();
      await expect(tab(page, 'Washing')).toHaveAttribute('aria-selected', 'true');

      // A pointer that rests opens there, and nowhere else; what it leaves stays open.
      await tab(page, 'Linen').hover();
      await expect(page.getByText('Linen likes water')).toBeVisible();
      await tab(page, 'Storing').hover();
      await expect(tab(page, 'Linen')).toHaveAttribute('aria-selected', 'true');
      await expect(tab(page, 'Washing')).toHaveAttribute('aria-selected', 'true');
    });
  }
});

test('an address opens its panel and all around it, and the page scrolls there', async ({
  page,
}) => {
  await page.setViewportSize({ width: 800, height: 400 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const care = page.locator('.care-guide > .tabbed-content');
  for (const [hash, text, part] of [
    ['#mending-at-home', 'a jam-jar lid', care],
    ['#tab_denim', 'Wear raw denim', page.locator('.tabbed-content .tabbed-content').first()],
    ['#tab_outerwear-fit', 'Cut with room', page.locator('.accordion .tabbed-content')],
    ['#accordion-item-returns', 'within sixty days', page.locator('#accordion-returns')],
    // Browsers write it as `#cl%C3%B2-m%C3%B2r`.
    ['#clò-mòr', 'The big cloth', page.locator('#accordion-big-cloth')],
  ] as const) {
    await test.step(hash, async () => {
      await openAnew(page, hash);
      await expect(page.getByText(text)).toBeVisible();
      await expectInPlace(part);
    });
  }

  await test.step('one that means nothing, or cannot be read, is harmless', async () => {
    await openAnew(page, '#%E0%A4%A');
    for (const hash of ['', '#no-such', '#100%']) {
      await page.evaluate((part) => {
        if (part) location.hash = part;
      }, hash);
      await painted(page);
      await expect(tab(page, 'Washing')).toHaveAttribute('aria-selected', 'true');
      await expect(page.locator('.accordion-title[aria-expanded=true]')).toHaveCount(0);
    }
  });

  await test.step('so does one that comes later', async () => {
    await page.evaluate(() => {
      location.hash = '#tab_outerwear-fit';
    });
    await expect(page.getByText('Cut with room')).toBeVisible();
    await expect(tab(page, 'Outerwear')).toBeFocused();
  });

  // Whether it finds a text in them depends on its mood: an element is searched for in the same way.
  await test.step('so does what the browser finds, which tells the panel only', async () => {
    await expect(page.locator('#tab_denim')).toHaveAttribute('hidden', 'until-found');
    await page.evaluate(() => {
      addEventListener('hashchange', (event) => event.stopImmediatePropagation(), true);
      location.hash = '#tab_denim';
    });
    await expect(page.getByText('Wear raw denim')).toBeInViewport();
    await expect(tab(page, 'Denim')).toHaveAttribute('aria-selected', 'true');
    await page.evaluate(() => (location.hash = '#accordion-big-cloth-content'));
    await expect(title(page, 'Clò Mòr')).toHaveAttribute('aria-expanded', 'true');
  });
});

test('an address opens its panel out of sight where data is to be saved, early and late', async ({
  page,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  await page.setViewportSize({ width: 800, height: 400 });
  await visit(page, `${CRAFT}#tab_outerwear-fit`);
  await expect(page.getByText('Cut with room')).toBeInViewport();

  await page.goto('about:blank');
  await visit(page, CRAFT);
  await expectIsland(page.locator('.accordion'), 'accordion', 'waiting');
  await page.evaluate(() => {
    location.hash = '#accordion-item-returns';
  });
  await expect(page.getByText('within sixty days')).toBeInViewport();
});

test('links lead from one panel to another, slowly, as often as they are pressed, and Back leads back', async ({
  page,
}) => {
  await page.setViewportSize({ width: 800, height: 500 });
  await openAnew(page, '#mending-at-home');
  const item = page.locator('#accordion-mending-service');
  const question = title(page, 'mend things for ever');
  await expectInPlace(page.locator('.care-guide > .tabbed-content'));
  const link = page.getByRole('link', { name: 'how to send it in' });
  await link.click();
  await expect(question).toHaveAttribute('aria-expanded', 'true');
  await expect(question).toBeFocused();
  await expectInPlace(item);

  // The address is the same already.
  await question.click();
  await expect(question).toHaveAttribute('aria-expanded', 'false');
  await link.click();
  await expect(question).toHaveAttribute('aria-expanded', 'true');
  await expectInPlace(item);

  await tab(page, 'Storing').click();
  await page.goBack();
  await expect(page).toHaveURL(/#mending-at-home$/);
  await expect(tab(page, 'Mending')).toHaveAttribute('aria-selected', 'true');
  await expectInPlace(page.locator('.care-guide > .tabbed-content'));

  // Whoever else scrolls the page on the way keeps it.
  const start = await page.evaluate(() => scrollY);
  await link.click();
  await expect.poll(() => page.evaluate(() => scrollY)).not.toBe(start);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await painted(page);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('a press before the code is there is not lost; nothing moves when it comes', async ({
  page,
}) => {
  const release = await holdBack(page, '**/chunks/tabs-*');
  await visit(page, CRAFT);
  await expectIsland(page.locator('.tabbed-content'), 'tabs', 'loading');
  const heights = (): Promise<number[]> =>
    page
      .locator('.care-guide, .shop-answers')
      .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().height));
  const before = await heights();
  await tab(page, 'Storing').click();
  await tab(page, 'Washing').click();
  release();
  await allReady(page);
  await expect(page).toHaveURL(new RegExp(`${CRAFT}$`));
  await expect(tab(page, 'Washing')).toHaveAttribute('aria-selected', 'true');
  expect(await heights()).toEqual(before);
});

const TEXTS = [
  'Air it overnight',
  'a jam-jar lid',
  'Moths eat what',
  'within sixty days',
  'big cloth',
];

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('all panels are shown', async ({ page }) => {
    await page.goto(CRAFT);
    for (const text of TEXTS) await expect(page.getByText(text).first()).toBeVisible();
  });
});

test.describe('where something is missing', () => {
  test.use({ allowErrors: [/404|storefront-islands:error/] });

  test('code: every panel is shown; a panel: its tab stays a link; all of them: a clear error', async ({
    page,
    shop,
  }) => {
    await test.step('code', async () => {
      await shop.fault({ match: 'chunks/tabs-', kind: '404', times: 'always' });
      await shop.fault({ match: 'chunks/accordion-', kind: '404', times: 'always' });
      await visit(page, CRAFT);
      await expectIsland(page.locator('.tabbed-content'), 'tabs', 'failed');
      await expectIsland(page.locator('.accordion'), 'accordion', 'failed');
      for (const text of TEXTS) await expect(page.getByText(text).first()).toBeVisible();
      await shop.clearFaults();
    });

    await test.step('the loader', async () => {
      await shop.fault({ match: 'loader.js', kind: '404', times: 'always' });
      await page.goto(CRAFT);
      await tab(page, 'Storing').click();
      await expect(page.getByText('Moths eat what')).toBeVisible();
      await expect(page.getByText('Air it overnight')).toBeHidden();
      await shop.clearFaults();
    });

    await test.step('panels', async () => {
      await rewrite(page, `**${CRAFT}`, (html) =>
        html
          .replace(/<div id="tab_outerwear-fit".*?<\/div>/, '')
          .replace(
            'class="panel active entry-content" role="tabpanel" aria-labelledby="tab-wool"',
            '',
          )
          .replace(
            /class="panel entry-content" role="tabpanel" aria-labelledby="tab-(linen|denim)"/g,
            '',
          ),
      );
      const told = page.waitForEvent('console', (message) =>
        message.text().includes('storefront-islands:error'),
      );
      await visit(page, CRAFT);
      const groups = page.locator('.tabbed-content');
      await expectIsland(groups.nth(1), 'tabs', 'failed');
      await told;
      await expectIsland(groups.first(), 'tabs', 'ready');
      await expectIsland(groups.nth(2), 'tabs', 'ready');
      await expect(page.locator('a[href="#tab_outerwear-fit"]')).not.toHaveAttribute(
        'aria-controls',
        '',
      );
    });
  });
});
