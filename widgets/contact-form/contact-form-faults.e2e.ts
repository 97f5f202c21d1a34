import { holdBack } from '../../fixtures-html/testing/page-probes';
import {
  expect,
  expectIsland,
  goOffline,
  goOnline,
  test,
} from '../../fixtures-html/testing/shop-test';
import {
  expectStatus,
  field,
  fillEnquiry,
  open,
  response,
  send,
  submissions,
  wrapper,
} from './contact-form.page';

test.describe('when the shop cannot answer', () => {
  test.use({
    // Whatever else the page loads is missing too without a network.
    allowErrors: [/status of (?:403|404|500)|ERR_|storefront-islands:error|imported module/],
  });

  test('a network that is gone before the request layer has come loses nothing', async ({
    page,
  }) => {
    const requestLayer = '**/chunks/ask-forms-*.js*';
    await page.route(requestLayer, async (route) => {
      await goOffline(page);
      await route.abort();
    });
    await open(page);
    await fillEnquiry(page);
    await send(page).click();
    await expect(response(page)).toContainText('Your message was not sent');
    await page.unroute(requestLayer);
    await goOnline(page);
    await send(page).click();
    await expectStatus(page, 'sent');
    expect(await submissions(page)).toHaveLength(1);
  });

  test('a nonce that has expired is renewed once, without a word', async ({ page, shop }) => {
    await shop.situation({ loggedIn: true });
    await open(page);
    await fillEnquiry(page);
    await page.request.post('/fixtures/api/nonces/expire');
    await send(page).click();
    await expectStatus(page, 'sent');
    expect((await shop.requests('/feedback&')).map(({ status }) => status)).toEqual([403, 200]);
    expect(await submissions(page)).toHaveLength(1);

    await fillEnquiry(page);
    await shop.fault({ match: '/feedback&', kind: '403', times: 'always' });
    await shop.forgetRequests();
    await send(page).click();
    await expect(response(page)).toContainText('was not sent');
    expect(await shop.requests('/feedback&')).toHaveLength(2);
    await expect(field(page, 'your-message')).toHaveValue('Do you mend elbows?');
  });

  test('a refill that fails keeps the good news, and tells when a question is left over', async ({
    page,
    shop,
  }) => {
    await shop.fault({ match: '/refill', kind: '500', times: 'always' });
    await open(page);
    await fillEnquiry(page);
    await send(page).click();
    await expectStatus(page, 'sent');
    await expect(response(page)).toBeVisible();
    await expect(response(page)).toContainText('Thank you');

    await open(page, '/contact/everything/');
    await wrapper(page).getByRole('button', { name: 'Start again' }).click();
    await expect(response(page)).toContainText('could not be renewed');
    await expectStatus(page, 'failed');
  });

  test('a form without rules, or without the request layer, is sent all the same', async ({
    page,
    shop,
  }) => {
    const warnings: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'warning') warnings.push(message.text());
    });
    await shop.fault({ match: '/schema', kind: '500', times: 1 });
    await open(page);
    await fillEnquiry(page);
    await field(page, 'your-email').fill('nonsense');
    await field(page, 'your-email').press('Tab');
    await expect.poll(() => warnings.join()).toContain('no rules for contact form 12');
    await expectStatus(page, 'init');
    await field(page, 'your-email').fill('ada@shop.test');
    await send(page).click();
    await expectStatus(page, 'sent');

    await shop.fault({ match: '/chunks/ask-forms', kind: '404', times: 'always' });
    await page.goto('/contact/');
    await fillEnquiry(page, 'By the plain form, then.');
    await expectIsland(wrapper(page), 'contact-form', 'failed');
    await send(page).click();
    await expect(page.locator('.wpcf7-response-output')).toHaveText(/Thank you/);
    expect(await submissions(page)).toHaveLength(2);
  });
});

test('a press before the code is there is sent once, by the form that has come', async ({
  page,
}) => {
  const release = await holdBack(page, '**/chunks/contact-form-*.js');
  await page.goto('/contact/');
  await fillEnquiry(page);
  await expectIsland(wrapper(page), 'contact-form', 'loading');
  await send(page).click();
  release();
  await expectStatus(page, 'sent');
  await expect(page).toHaveURL(/\/contact\/$/);
  expect(await submissions(page)).toHaveLength(1);
});
