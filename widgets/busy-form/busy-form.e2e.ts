import { approach, expect, expectIsland, test, visit } from '../../fixtures-html/testing/shop-test';

const button = '.single_add_to_cart_button';

test('a product that is added by leaving the page is sent once, until the page is there again', async ({
  page,
}) => {
  await page.clock.install();
  await visit(page, '/product/organic-cotton-tee/');
  await expectIsland(page.locator('form.cart'), 'busy-form', 'ready');
  // The page stays, as while the shop takes its time; what would have been sent is noted.
  await page.evaluate(() => {
    const sent: boolean[] = [];
    Object.assign(globalThis, { sent });
    addEventListener('submit', (event) => {
      sent.push(!event.defaultPrevented);
      event.preventDefault();
    });
  });
  const press = () => page.locator(button).press('Enter');
  const sent = () => page.evaluate(() => (globalThis as unknown as { sent: boolean[] }).sent);
  await press();
  await expect(page.locator(button)).toHaveClass(/\bloading\b/);
  await press();
  expect(await sent()).toEqual([true, false]);
  // The answer was a file, or nothing: the button is there for another try.
  await page.clock.runFor(30_000);
  await expect(page.locator(button)).not.toHaveClass(/\bloading\b/);
  await press();
  await expect(page.locator(button)).toHaveClass(/\bloading\b/);
  await page.evaluate(() =>
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
  );
  await expect(page.locator(button)).not.toHaveClass(/\bloading\b/);
  await press();
  expect(await sent()).toEqual([true, false, true, true]);

  // What opens in another tab leaves this page as it is.
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow')));
  await page.locator(button).click({ modifiers: ['ControlOrMeta'] });
  await page.locator('form.cart').evaluate((form: HTMLFormElement) => (form.target = '_blank'));
  await press();
  expect(await sent()).toEqual([true, false, true, true, true, true]);
  await expect(page.locator(button)).not.toHaveClass(/\bloading\b/);
});

test('what is around a contact form’s button is busy until the answer is there', async ({
  page,
  shop,
}) => {
  await page.goto('/contact/');
  const form = page.locator('.wpcf7').first();
  await approach(form);
  await expectIsland(form, 'contact-form', 'ready');
  await expectIsland(form, 'busy-form', 'ready');
  await form.locator('[name=your-name]').fill('Ada');
  await form.locator('[name=your-email]').fill('ada@shop.test');
  await form.locator('[name=topic]').selectOption({ index: 1 });
  await form.locator('[name=your-message]').fill('Where is my jumper?');
  await form.locator('[name=privacy]').check();
  const around = form.locator(':has(> * > .wpcf7-submit)');
  await shop.fault({ match: '/feedback', kind: 'held' });
  await form.locator('.wpcf7-submit').click();
  await expect(around).toHaveClass(/\bprocessing\b/);
  await shop.clearFaults();
  await expect(around).not.toHaveClass(/\bprocessing\b/);
});
