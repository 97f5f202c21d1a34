import { noteIslandErrors, rewrite } from '../../fixtures-html/testing/page-probes';
import { expect, expectIsland, test } from '../../fixtures-html/testing/shop-test';
import {
  expectStatus,
  field,
  fillEnquiry,
  open,
  response,
  rulesArrived,
  send,
  submissions,
  wrapper,
} from './contact-form.page';

test.describe('beside the platform’s own script', () => {
  test.use({ allowErrors: [/storefront-islands:error/] });

  test('a form that it has set up is left to it, and why is said', async ({ page }) => {
    const errors = await noteIslandErrors(page);
    await rewrite(page, '**/contact/', (html) =>
      html.replace(
        '</body>',
        '<script>document.querySelector(".wpcf7-form").wpcf7 = { status: "init" };</script></body>',
      ),
    );
    await page.goto('/contact/');
    await expectIsland(wrapper(page), 'contact-form', 'failed');
    const [error] = await errors();
    expect(error).toMatchObject({ island: 'contact-form', phase: 'mount' });
    expect(error?.message).toContain('was set up by the platform’s own script');
    await expect(wrapper(page)).toHaveClass('wpcf7 no-js');
    await expect(page.locator('.wpcf7-spinner')).toHaveCount(0);
    await fillEnquiry(page);
    await send(page).click();
    await expect(response(page)).toHaveText(/Thank you/);
    expect(await submissions(page)).toHaveLength(1);
  });
});

test('rules that nobody knows and broken ones are told once, and the rest counts', async ({
  page,
}) => {
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  await page.route('**/feedback/schema', async (route) => {
    const rules = [
      { rule: 'horoscope', field: 'your-name', error: 'No.' },
      { rule: 'horoscope', field: 'topic', error: 'No.' },
      { rule: 'enum', field: 'your-name', error: 'No.', accept: 7 },
      null,
      { rule: 'email', field: 'your-email', error: 'No address.' },
    ];
    await route.fulfill({ json: { rules } });
  });
  await open(page);
  await rulesArrived(page);
  await fillEnquiry(page);
  for (const email of ['nonsense', 'more nonsense']) {
    await field(page, 'your-email').fill(email);
    await field(page, 'your-email').press('Tab');
    await expect(wrapper(page).locator('.wpcf7-not-valid-tip')).toHaveText('No address.');
  }
  expect(warnings.filter((warning) => warning.includes('horoscope'))).toHaveLength(1);
  expect(warnings.filter((warning) => warning.includes('accept must be a list'))).toHaveLength(1);
  await field(page, 'your-email').fill('ada@shop.test');
  await send(page).click();
  await expectStatus(page, 'sent');

  await test.step('a schema that is none', async () => {
    await page.unroute('**/feedback/schema');
    await page.route('**/feedback/schema', (route) => route.fulfill({ json: 5 }));
    warnings.length = 0;
    await open(page);
    await expect.poll(() => warnings).toHaveLength(1);
    await fillEnquiry(page);
    await send(page).click();
    await expectStatus(page, 'sent');
    expect(warnings, 'told once').toEqual([expect.stringContaining('expected rules')]);
  });
});
