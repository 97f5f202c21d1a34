import { rewrite } from '../../fixtures-html/testing/page-probes';
import { expect, expectIsland, test, type Page } from '../../fixtures-html/testing/shop-test';
import { expectStatus, field, fillEnquiry, response, send, submissions } from './contact-form.page';

type Call = (form: Element, options?: { submitter?: Element }) => Promise<unknown>;

/** Only its type is used in the page: there, `wpcf7` is the global. */
declare const wpcf7: Record<'init' | 'submit' | 'reset' | 'validate', Call>;

/** Has a page printed as by a shop that has put `early-forms.js` in the place of the plugin's script. */
function printEarlyForms(page: Page, path: string, after = ''): Promise<void> {
  return rewrite(page, `**${path}`, (html) =>
    html.replace(
      /(<script id="contact-form-7[^>]*>.*?<\/script>)/s,
      `$1<script src="/wp-content/plugins/storefront-islands/early-forms.js"></script>${after}`,
    ),
  );
}

test('a bot check wraps submitting while the page loads, and a step is checked before its form is in sight', async ({
  page,
}) => {
  await printEarlyForms(
    page,
    '/contact/two/',
    `<script>
      addEventListener('DOMContentLoaded', () => {
        const original = wpcf7.submit;
        wpcf7.submit = (form, options) => Promise.resolve('token').then((token) => {
          form.querySelector('[name=order-number]').value = token;
          return original(form, options);
        });
      });
    </script>`,
  );
  await page.setViewportSize({ width: 800, height: 400 });
  await page.goto('/contact/two/');
  const second = page.locator('.wpcf7').nth(1);
  await expectIsland(second, 'contact-form', 'waiting');
  // Another script sends a form that nobody has seen: the promise ends with the outcome.
  await page.evaluate(() => wpcf7.submit(document.querySelectorAll('.wpcf7-form')[1]!));
  await expectIsland(second, 'contact-form', 'ready');
  await expect(second.locator('form')).toHaveAttribute('data-status', 'invalid');
  await expect(second.locator('[name=order-number]')).toHaveValue('token');
  await page.evaluate(() => wpcf7.reset(document.querySelectorAll('.wpcf7-form')[1]!));
  await expect(second.locator('form')).toHaveAttribute('data-status', 'init');
  await page.evaluate(() => wpcf7.validate(document.querySelectorAll('.wpcf7-form')[1]!));
  await expect(second.locator('.wpcf7-not-valid-tip')).not.toHaveCount(0);

  await fillEnquiry(page);
  await send(page).click();
  await expectStatus(page, 'sent');
  const [message, ...more] = await submissions(page);
  expect(more).toEqual([]);
  expect(message?.fields).toContainEqual(['order-number', 'token']);
});

test('a pop-up sets its form up at once, on a page that had none', async ({ page }) => {
  await printEarlyForms(page, '/contact/late/');
  await page.goto('/contact/late/');
  await page.getByRole('button', { name: 'Ask a question' }).click();
  await page.locator('.wpcf7').waitFor({ state: 'attached' });
  await page.evaluate(() => wpcf7.init(document.querySelector('.wpcf7-form')!));
  await expectIsland(page.locator('.wpcf7'), 'contact-form', 'ready');
  await fillEnquiry(page);
  await send(page).click();
  await expectStatus(page, 'sent');
  expect(await submissions(page)).toHaveLength(1);
});

test.describe('without the loader', () => {
  test.use({ allowErrors: [/status of 404/] });

  test('what another script sends goes to the page itself after a while', async ({
    page,
    shop,
  }) => {
    await shop.fault({ match: '/loader.js', kind: '404', times: 'always' });
    await printEarlyForms(page, '/contact/');
    await page.clock.install();
    await page.goto('/contact/');
    await fillEnquiry(page);
    await page.evaluate(() => void wpcf7.submit(document.querySelector('.wpcf7-form')!));
    await page.clock.runFor(14_000);
    expect(await submissions(page)).toEqual([]);
    await page.clock.runFor(2000);
    await expect(response(page)).toHaveText(/Thank you/);
    expect(await submissions(page)).toHaveLength(1);
  });
});

test.describe('without the code of the form', () => {
  test.use({ allowErrors: [/status of 404|storefront-islands:error/] });

  test('what another script sends goes to the page itself', async ({ page, shop }) => {
    await shop.fault({ match: '/chunks/contact-form', kind: '404', times: 'always' });
    await printEarlyForms(page, '/contact/');
    await page.goto('/contact/');
    await fillEnquiry(page);
    await expectIsland(page.locator('.wpcf7'), 'contact-form', 'failed');
    await Promise.all([
      page.waitForNavigation(),
      page.evaluate(() => void wpcf7.submit(document.querySelector('.wpcf7-form')!)),
    ]);
    await expect(response(page)).toHaveText(/Thank you/);
    await expect(field(page, 'your-message')).toHaveValue('');
    expect(await submissions(page)).toHaveLength(1);
  });
});
