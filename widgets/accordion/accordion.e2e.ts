import { holdBack } from '../../fixtures-html/testing/page-probes';
import {
  atRest,
  expect,
  expectIsland,
  painted,
  test,
  visit,
  type Page,
} from '../../fixtures-html/testing/shop-test';

const CRAFT = '/our-craft/';
const title = (page: Page, name: string) => page.getByRole('button', { name });
const isOpen = (page: Page, name: string, isIt: boolean): Promise<void> =>
  expect(title(page, name)).toHaveAttribute('aria-expanded', String(isIt));

/** Heights between which the panel of an item is sliding, as the browser has them. */
const slideOf = (page: Page, id: string): Promise<unknown[]> =>
  page.locator(`#accordion-${id}-content`).evaluate((panel) =>
    panel.getAnimations().map(({ effect }) => {
      const { duration } = effect!.getTiming();
      const [from, to] = (effect as KeyframeEffect).getKeyframes();
      return [duration, from?.['height'] === '0px', to?.['height'] === '0px'];
    }),
  );

test('one item is open at a time, by press; panels slide in 200 ms, and sliders are told', async ({
  page,
}) => {
  const release = await holdBack(page, '**/chunks/accordion-*');
  await visit(page, CRAFT);
  const accordion = page.locator('.accordion');
  await expectIsland(accordion, 'accordion', 'loading');

  // A press before the code is there is not lost, and leads nowhere.
  await page.locator('#accordion-delivery .accordion-title').click();
  release();
  await expectIsland(accordion, 'accordion', 'ready');
  await isOpen(page, 'When will it', true);
  await expect(page.getByText('Two working days')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${CRAFT}$`));

  // By the arrow too, which is no button of its own.
  const position = await page.locator('#accordion-returns .toggle').evaluate((toggle) => {
    const at = toggle.getBoundingClientRect();
    const link = toggle.closest('a')!.getBoundingClientRect();
    return { x: at.x + at.width / 2 - link.x, y: at.y + at.height / 2 - link.y };
  });
  await page.locator('#accordion-returns-label').click({ position });
  await isOpen(page, 'does not fit', true);
  await isOpen(page, 'When will it', false);
  await expect(page.locator('.accordion-inner:not([hidden])')).toHaveCount(1);
  await expect(page.locator('[data-closing]')).toHaveCount(0);
  await expect(page.getByText('Two working days')).toBeHidden();

  // What the browser is asked to do within one task, so that no machine is too slow to see it.
  const press = (id: string): Promise<void> =>
    page.locator(`#accordion-${id}-label`).evaluate((link: HTMLElement) => {
      link.click();
      for (const animation of document.getAnimations()) animation.pause();
    });
  await press('delivery');
  expect(await slideOf(page, 'delivery')).toEqual([[200, true, false]]);
  await page.evaluate(() => document.getAnimations().forEach((animation) => animation.finish()));
  await painted(page);
  await page.evaluate(() => {
    const slider = document.createElement('div');
    slider.dataset['flickityOptions'] = '{}';
    document.querySelector('#accordion-returns-content')!.append(slider);
    addEventListener('resize', () => document.body.classList.add('resized'));
  });
  await press('returns');
  expect(await slideOf(page, 'delivery')).toEqual([[200, false, true]]);
  expect(await slideOf(page, 'returns')).toEqual([[200, true, false]]);
  await expect(page.locator('body')).toHaveClass(/resized/);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await press('delivery');
  expect(await slideOf(page, 'delivery')).toEqual([]);
  await isOpen(page, 'When will it', true);
});

test('each title is one stop of Tab, and answers to Enter and Space, in both directions', async ({
  page,
  shop,
}) => {
  for (const rtl of [false, true]) {
    await test.step(rtl ? 'right to left' : 'left to right', async () => {
      await shop.situation({ rtl });
      await visit(page, CRAFT);
      await expectIsland(page.locator('.accordion'), 'accordion', 'ready');
      await title(page, 'does not fit').focus();
      await page.keyboard.press('Tab');
      await expect(title(page, 'Which size')).toBeFocused();
      await page.keyboard.press('Space');
      await isOpen(page, 'Which size', true);
      await page.keyboard.press('Tab');
      await expect(page.getByRole('tab', { name: 'Knitwear' })).toBeFocused();
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Enter');
      await isOpen(page, 'Which size', false);
      await page.keyboard.press('Tab');
      await expect(title(page, 'mend things for ever')).toBeFocused();
    });
  }
});

test('a title that what closes above takes out of sight is brought back', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 400 });
  await visit(page, CRAFT);
  await expectIsland(page.locator('.accordion'), 'accordion', 'ready');
  await page.locator('#accordion-delivery-content').evaluate((panel) => {
    const long = document.createElement('p');
    long.style.height = '1500px';
    panel.append(long);
    // Browsers that cannot keep what is looked at where it is.
    document.documentElement.style.overflowAnchor = 'none';
    document.body.style.overflowAnchor = 'none';
  });
  await title(page, 'When will it').click();
  await isOpen(page, 'When will it', true);
  await title(page, 'does not fit').click();
  await isOpen(page, 'does not fit', true);
  await expect(page.locator('[data-closing]')).toHaveCount(0);
  const room = (): Promise<number> =>
    page
      .locator('#accordion-returns-label')
      .evaluate((link) =>
        Math.round(
          link.getBoundingClientRect().top -
            Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop),
        ),
      );
  await expect.poll(async () => Math.abs(await room())).toBe(0);
});

test('a press before the code is known, which its link follows, opens its item and leaves it open', async ({
  page,
}) => {
  const release = await holdBack(page, '**/bring-woken-*.js');
  await visit(page, CRAFT);
  const returns = page.locator('.accordion-title').nth(1);
  // No code knows its element: the link leads to the item's address.
  await returns.press('Enter');
  await expect(page).toHaveURL(/#accordion-item-returns$/);
  release();
  await expectIsland(page.locator('.accordion'), 'accordion', 'ready');
  await atRest(page);
  await expect(returns).toHaveAttribute('aria-expanded', 'true');
  await returns.click();
  await expect(returns).toHaveAttribute('aria-expanded', 'false');
});
