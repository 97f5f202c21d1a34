import { expect, expectIsland, test, visit } from '../fixtures-html/testing/shop-test';

/**
 * In Safari a press gives no focus to buttons, boxes and links without a `tabindex`; it goes to what is
 * around them and can have it, or is lost. WebKit elsewhere does not do so: the rule stands here.
 */
function takeNoFocus(): void {
  const FOCUSLESS =
    'button,summary,input:is([type=button],[type=submit],[type=reset],[type=checkbox],[type=radio]),a[href]:not([tabindex])';
  addEventListener('mousedown', (event) => {
    const target = (event.target as Element).closest(FOCUSLESS);
    if (!target || event.defaultPrevented) return;
    event.preventDefault();
    const around = target.parentElement?.closest<HTMLElement>('[tabindex]');
    if (around) around.focus({ preventScroll: true });
    else (document.activeElement as HTMLElement | null)?.blur();
  });
}

test.beforeEach(({ page }) => page.addInitScript(takeNoFocus));

test('what opened a dialog gets the focus back, whatever the press left it at', async ({
  page,
  shop,
}) => {
  const dialog = page.locator('[role=dialog][aria-modal=true]:not([aria-hidden=true])');
  const openers = [
    ['/shop/', '.cart-item a', { cartStyle: 'off-canvas' }],
    ['/shop/', '.filter-button', { filters: 'off-canvas' }],
    ['/product/organic-cotton-tee/', '.md-size-chart-btn', {}],
    ['/our-craft/', '.gallery a', {}],
    ['/our-craft/', '.open-video', {}],
  ] as const;
  for (const [path, selector, situation] of openers) {
    await test.step(selector, async () => {
      await shop.startAfresh(situation);
      await visit(page, path);
      const opener = page.locator(selector).first();
      await opener.click();
      await expect(dialog).toBeVisible();
      // Wherever the focus is, the dialog hears it.
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await expect(opener).toBeFocused();
    });
  }
});

test('a press beside the search field closes its list, one on a suggestion does not', async ({
  page,
}) => {
  await visit(page, '/shop/');
  const field = page.locator('#header .search-field').first();
  const list = page.locator('#header .autocomplete-suggestion');
  await field.click();
  await field.pressSequentially('oxford');
  await expect(list.first()).toBeVisible();
  await page.locator('#header .cart-item a').first().hover();
  await page.mouse.down();
  await expect(list.first()).toBeHidden();
  await page.mouse.move(2, 2);
  await page.mouse.up();
  await field.click();
  await expect(list.first()).toBeVisible();
  await list.first().click();
  await expect(page).toHaveURL(/\/product\/oxford-shirt\//);
});

test('a form that is refused leads to its first error', async ({ page }) => {
  await page.goto('/contact/');
  const wrapper = page.locator('.wpcf7').first();
  await expectIsland(wrapper, 'contact-form', 'ready');
  await wrapper.getByRole('checkbox').first().click();
  await wrapper.getByRole('button', { name: 'Send message' }).click();
  await expect(wrapper.locator('[name=your-name]')).toBeFocused();
});

test('keys go on where a tab, a swatch or a star was pressed', async ({ page, shop }) => {
  await shop.situation({ swatches: 'plugin' });
  await visit(page, '/our-craft/');
  const tabs = page.locator('.tabbed-content [role=tab]');
  // The tabs' code comes with the press.
  await tabs.nth(1).click();
  await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowLeft');
  await expect(tabs.first()).toBeFocused();

  await visit(page, '/product/corduroy-overshirt/');
  const colours = page.locator('ul[data-attribute_name="attribute_pa_colour"]');
  await expectIsland(colours, 'swatches', 'ready');
  await colours.locator('[role=radio]').first().click();
  await page.keyboard.press('ArrowRight');
  await expect(colours.locator('[role=radio]').first()).not.toBeFocused();
  await expect(colours.locator('[role=radio]:focus')).toHaveCount(1);

  await visit(page, '/product/organic-cotton-tee/#tab-reviews');
  const stars = page.locator('.stars [role=radio]');
  await stars.nth(2).click();
  await page.keyboard.press('ArrowRight');
  await expect(stars.nth(3)).toBeFocused();
});
