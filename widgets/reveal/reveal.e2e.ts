import { violations } from '../../fixtures-html/testing/accessibility';
import { noteShifts } from '../../fixtures-html/testing/layout-shifts';
import { expect, expectIsland, test, type Page } from '../../fixtures-html/testing/shop-test';

const PAGE = '/our-craft/';

/** Markup that comes later. */
const addMarkup = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const add = (id: string, name: string, top: string, height: string): void => {
      const element = document.createElement('div');
      Object.assign(element, { id, tabIndex: -1 });
      element.dataset['animate'] = name;
      Object.assign(element.style, { position: 'fixed', insetInline: '0', top, height });
      document.body.append(element);
    };
    add('nameless', '', 'calc(100vh + 50px)', '20px');
    add('focused', 'bounceIn', 'calc(100vh + 50px)', '20px');
    add('printed', 'bounceIn', 'calc(100vh + 50px)', '20px');
    // A tenth of it never fits into the window.
    add('high', 'bounceIn', '20vh', '2000vh');
  });

test('what is hidden comes by sight, in the theme’s steps, and at once for focus; nothing stays hidden', async ({
  page,
  shop,
}) => {
  await shop.situation({ csp: 'strict' });
  const shifts = await noteShifts(page);
  await page.goto(PAGE);
  // Nobody has done anything yet.
  await expect(page.locator('.text-box-content')).toHaveAttribute('data-animated', 'true');
  await expect(page.locator('.text-box-content')).toHaveCSS('opacity', '1');

  const card = page.locator('.step-card').last();
  await expect(card).toHaveCSS('opacity', '0');
  await card.evaluate((element) => {
    const steps: string[] = [];
    Object.assign(globalThis, { steps });
    new MutationObserver((records) => {
      for (const { attributeName } of records)
        steps.push(`${attributeName}=${element.getAttribute(attributeName!)}`);
    }).observe(element, {
      attributeFilter: ['data-animate-transform', 'data-animate-transition', 'data-animated'],
    });
  });
  await card.scrollIntoViewIfNeeded();
  await expect(card).toHaveAttribute('data-animated', 'true');
  await expect(card).toHaveCSS('opacity', '1');
  expect(await page.evaluate(() => (globalThis as unknown as { steps: string[] }).steps)).toEqual([
    'data-animate-transform=true',
    'data-animate-transition=true',
    'data-animated=true',
  ]);
  expect(await violations(page)).toEqual([]);
  expect(shifts).toEqual([]);

  await test.step('markup that comes later', async () => {
    await addMarkup(page);
    const shown = (id: string) =>
      expect(page.locator(`#${id}`)).toHaveAttribute('data-animated', 'true');
    await shown('high');
    await shown('nameless');
    for (const id of ['focused', 'printed']) {
      await expectIsland(page.locator(`#${id}`), 'reveal', 'ready');
      await expect(page.locator(`#${id}`)).not.toHaveAttribute('data-animated');
    }
    await page.locator('#focused').evaluate((element) => element.focus({ preventScroll: true }));
    await shown('focused');
  });
});

test('on paper nothing is hidden, and with less motion it is there at once', async ({ page }) => {
  await page.goto(PAGE);
  await addMarkup(page);
  const printed = page.locator('#printed');
  await expectIsland(printed, 'reveal', 'ready');
  await expect(printed).toHaveCSS('opacity', '0');
  await page.emulateMedia({ media: 'print' });
  await expect(printed).toHaveCSS('opacity', '1');
  await page.emulateMedia({ media: 'screen' });

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(PAGE);
  const card = page.locator('.step-card').last();
  await card.scrollIntoViewIfNeeded();
  await expect(card).toHaveAttribute('data-animated', 'true');
  await expect(card).not.toHaveAttribute('data-animate-transform');
});
