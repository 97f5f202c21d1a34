import {
  expect,
  expectIsland,
  test,
  visit,
  type Page,
} from '../../fixtures-html/testing/shop-test';

const PATH = '/our-craft/';
/** Of the stuck header, in pixels. */
const HEADER = 71;

const ready = (page: Page): Promise<void> =>
  expectIsland(page.locator('body'), 'scroll-to', 'ready');
const anchor = (page: Page, name: string) => page.locator(`a[name="${name}"]`);
const bullet = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Sections of this page' }).getByRole('link', { name });

/** Where a section is once the page has come to rest, in pixels from the window's upper edge. */
async function expectAt(page: Page, name: string, top: number): Promise<void> {
  await expect
    .poll(() =>
      anchor(page, name).evaluate((element) => Math.round(element.getBoundingClientRect().top)),
    )
    .toBe(top);
}

test('links and bullets lead to sections below the header, and tell where the page is', async ({
  page,
  shop,
}) => {
  await shop.situation({ csp: 'strict' });
  await page.setViewportSize({ width: 1280, height: 800 });
  await visit(page, `${PATH}?utm_source=ad`);
  await ready(page);
  await expectIsland(page.locator('#header'), 'sticky-header', 'ready');
  await expect(page.locator('.scroll-to-bullets a')).toHaveCount(4);
  await expect(page.locator('.scroll-to-bullets [aria-current]')).toHaveCount(0);
  const contents = page.getByRole('list', { name: 'On this page' });

  // Not at once: looked at within the task of the press, so that no machine is too slow to see it.
  const scrolled = await contents
    .getByRole('link', { name: 'Cut' })
    .evaluate((link: HTMLAnchorElement) => {
      // As a menu names a page: without what an advertisement has added.
      link.href = `${location.pathname}#cut`;
      // A picture comes on the way there.
      const comes = (): void => {
        const picture = document.createElement('div');
        picture.style.height = '150px';
        document.querySelector('a[name=cut]')!.before(picture);
      };
      addEventListener('scroll', comes, { once: true });
      link.click();
      return scrollY;
    });
  expect(scrolled).toBeLessThan(600);
  await expectAt(page, 'cut', HEADER);
  await expect(anchor(page, 'cut')).toBeFocused();
  await expect(bullet(page, 'Cut')).toHaveAttribute('aria-current', 'true');
  await expect(bullet(page, 'Cut')).toHaveClass(/active/);
  await expect(page.locator('.scroll-to-bullets .active')).toHaveCount(1);
  await expect(page).toHaveURL(/\/our-craft\/\?utm_source=ad$/);

  // By keyboard, at once; one name begins as the other, and one leaves room of its own.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await bullet(page, 'Mending').focus();
  await page.keyboard.press('Enter');
  await expectAt(page, 'mending', HEADER);
  await expect(bullet(page, 'Mending')).toHaveAttribute('aria-current', 'true');
  await page.keyboard.press('Tab');
  await expect(
    page.locator('.craft-card').getByRole('link', { name: 'Ask about a repair' }),
  ).toBeFocused();
  await bullet(page, 'What it costs').click();
  await expectAt(page, 'mending-prices', 160);
  await expect(bullet(page, 'What it costs')).toHaveAttribute('aria-current', 'true');

  // A section without a bullet marks none, and shifts none.
  await contents.getByRole('link', { name: 'Dye' }).click();
  await expectAt(page, 'dye', HEADER);
  await expect(page.locator('.scroll-to-bullets [aria-current]')).toHaveCount(0);

  // Links of other pages are followed, whatever they end with.
  const isHeld = await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = '/shop/#cut';
    document.body.append(link);
    const press = new MouseEvent('click', { bubbles: true, cancelable: true });
    addEventListener(
      'click',
      (event) => (
        Object.assign(globalThis, { held: event.defaultPrevented }),
        event.preventDefault()
      ),
      { once: true },
    );
    link.dispatchEvent(press);
    return (globalThis as unknown as { held: boolean }).held;
  });
  expect(isHeld).toBe(false);
});

test('an address leads below the header, Back to the one before, and a menu’s link out of the menu', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`${PATH}#mending`);
  await ready(page);
  await expectAt(page, 'mending', HEADER);
  await page.evaluate(() => (location.hash = '#mending-prices'));
  await expectAt(page, 'mending-prices', 160);
  await page.goBack();
  await expectAt(page, 'mending', HEADER);

  await page.setViewportSize({ width: 360, height: 740 });
  await page.locator('[data-open="#main-menu"]').click();
  const dialog = page.getByRole('dialog', { name: 'Menu' });
  await expect(dialog).toHaveClass(/mfp-ready/);
  const links = dialog.locator('.scroll-to-link a[data-animated=true]');
  await expect(links).toHaveText(['Fibre', 'Dye', 'Cut', 'Mending', 'What it costs']);
  await links.filter({ hasText: 'Fibre' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(anchor(page, 'fibre')).toBeFocused();
  await expect(anchor(page, 'fibre')).toBeInViewport();
  await expect(page.locator('#wrapper')).toHaveJSProperty('inert', false);
});
