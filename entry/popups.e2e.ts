import {
  atRest,
  expect,
  test,
  visit,
  type Locator,
  type Page,
} from '../fixtures-html/testing/shop-test';

interface Popups {
  open: (options: object) => void;
  close: () => void;
  instance: { isOpen: boolean; currItem?: { src: unknown } };
}
type Shown = [isOpen: boolean, src: unknown];

const club = (page: Page): Locator => page.getByRole('dialog', { name: 'The mending club' });

/** What other people's scripts ask the popup engine. */
const engine = (page: Page): Promise<Shown> =>
  page.evaluate(() => {
    const { instance } = (jQuery as unknown as { magnificPopup: Popups }).magnificPopup;
    return [instance.isOpen, instance.currItem?.src] as [boolean, unknown];
  });

test('a block opens by itself once, by the inline code of the theme', async ({
  page,
  shop,
  context,
}) => {
  await shop.situation({ jquery: 'before', autoLightbox: 'once' });
  // Nobody has done anything.
  await page.goto('/');
  await expect(club(page)).toHaveClass(/mfp-ready/);
  await expect(club(page)).toBeFocused();
  await expect.poll(() => engine(page)).toEqual([true, '#mending-club']);
  // Asked for again, it stays what is open.
  await page.evaluate(() =>
    (jQuery as unknown as { magnificPopup: Popups }).magnificPopup.open({
      items: { src: '#mending-club' },
    }),
  );
  await expect
    .poll(() => context.cookies())
    .toContainEqual(expect.objectContaining({ name: 'lightbox_mending-club', value: 'opened_1' }));
  // It is asked for a second time until its code has answered.
  await atRest(page, { isTouched: false });
  await page.keyboard.press('Escape');
  await expect(club(page)).toHaveCount(0);
  await expect(page.locator('#mending-club')).toHaveClass(/mfp-hide/);
  await expect.poll(() => engine(page)).toEqual([false, undefined]);
  // The entry of the history goes some time later.
  await page.waitForFunction(() => !(history.state as object | null));

  await test.step('not again, but by hand: with its events, and Back closes it', async () => {
    await page.reload();
    await page.evaluate(() => {
      const heard: string[] = [];
      Object.assign(globalThis, { heard });
      for (const name of [
        'mfpBeforeOpen',
        'mfpOpen',
        'mfpBeforeClose',
        'mfpClose',
        'mfpAfterClose',
      ])
        jQuery(document).on(name, () => void heard.push(name));
    });
    const search = page.locator('#header .search-field').first();
    await search.focus();
    // The browser learns of its entry in the history some time after the page.
    const entered = page.waitForEvent('framenavigated');
    await page.evaluate(() =>
      (jQuery as unknown as { magnificPopup: Popups }).magnificPopup.open({
        items: { src: '#mending-club' },
      }),
    );
    await expect(club(page)).toHaveClass(/mfp-ready/);
    await entered;
    await page.goBack();
    await expect(club(page)).toHaveCount(0);
    await expect(search).toBeFocused();
    await expect
      .poll(() => page.evaluate(() => (globalThis as unknown as { heard: string[] }).heard))
      .toEqual(['mfpBeforeOpen', 'mfpOpen', 'mfpBeforeClose', 'mfpClose', 'mfpAfterClose']);
  });
});

test('a block opens each time; what is open before gives way, and is known by its own name', async ({
  page,
  shop,
}) => {
  await shop.situation({ jquery: 'before', autoLightbox: 'always', loginPopup: true });
  await page.goto('/');
  await expect(club(page)).toBeVisible();
  await page.reload();
  await expect(club(page)).toBeVisible();
  await page.evaluate(() => (jQuery as unknown as { magnificPopup: Popups }).magnificPopup.close());
  await expect(club(page)).toHaveCount(0);
  await page.locator('[data-open="#login-form-popup"]').first().click();
  await expect(page.locator('.mfp-ready #login-form-popup')).toBeVisible();
  await expect.poll(() => engine(page)).toEqual([true, '#login-form-popup']);
  // One at a time, whoever opens it.
  await page.evaluate(() =>
    (jQuery as unknown as { magnificPopup: Popups }).magnificPopup.open({
      items: { src: '#mending-club' },
    }),
  );
  await expect(club(page)).toHaveClass(/mfp-ready/);
  await expect(page.locator('.storefront-islands-dialog')).toHaveCount(1);
  await expect(page.locator('#login-form-popup')).toHaveClass(/mfp-hide/);
  await page.evaluate(() => (jQuery as unknown as { magnificPopup: Popups }).magnificPopup.close());
  await expect(page.locator('.storefront-islands-dialog')).toHaveCount(0);
});

test('the button in the terms ticks the box and closes by its own inline code', async ({
  page,
  shop,
}) => {
  await shop.fill([{ sku: 'HV-W101', quantity: 1 }]);
  await shop.situation({ jquery: 'before' });
  await visit(page, '/checkout/');
  await page.getByRole('link', { name: 'terms and conditions' }).click();
  const dialog = page.getByRole('dialog', { name: 'terms and conditions' });
  await dialog.getByRole('button', { name: 'I accept' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.locator('#terms')).toBeChecked();
});
