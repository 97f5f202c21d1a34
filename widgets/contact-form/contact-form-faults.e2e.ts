import { BAD_ANSWERS, QUIET } from '../../entry/matrix/faults/outcomes';
import { holdBack } from '../../fixtures-html/testing/page-probes';
import {
  atRest,
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
  form,
  open,
  response,
  rulesArrived,
  send,
  submissions,
  tip,
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

  test('rules that cannot be had leave the form to the shop, and the next form of the page asks again', async ({
    page,
    shop,
  }) => {
    test.slow(true, 'many answers');
    const CALL = '/feedback/schema';
    const NONE = 'no rules for contact form 12';
    const { limitMs } = QUIET['widgets/contact-form/schemas.ts: callForms'];
    const warnings: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'warning') warnings.push(message.text());
    });
    await page.clock.install();
    // The page's own form has none either: later ones would take its rules.
    await shop.fault({ match: CALL, kind: '500', times: 'always' });
    await page.goto('/contact/');
    // As the server has sent it: the island is not there before somebody sees the form.
    await wrapper(page).evaluate((sent) =>
      Object.assign(globalThis, { formAgain: sent.cloneNode(true) }),
    );
    await expectIsland(wrapper(page), 'contact-form', 'ready');
    await expect.poll(() => warnings.join()).toContain(NONE);
    await shop.clearFaults();
    /** A form that comes later, e.g. in a dialog, after the one before has gone. */
    const placeAgain = async (): Promise<void> => {
      await shop.forgetRequests();
      warnings.length = 0;
      await wrapper(page).evaluate((old) => {
        const { formAgain } = globalThis as unknown as { formAgain: Element };
        old.replaceWith(formAgain.cloneNode(true));
      });
      await expectIsland(wrapper(page), 'contact-form', 'ready');
    };
    /** What is wrong is left to the shop, and nothing is under way. */
    const expectUnchecked = async (): Promise<void> => {
      await field(page, 'your-email').fill('nonsense');
      await form(page).evaluate(async (own) => {
        const { wpcf7 } = own as unknown as { wpcf7: { validate: () => Promise<void> } };
        await wpcf7.validate();
      });
      await expect(wrapper(page).locator('.wpcf7-not-valid-tip, [aria-busy=true]')).toHaveCount(0);
      await expectStatus(page, 'init');
    };
    const isAnswered = async (): Promise<unknown> =>
      expect.poll(async () => (await shop.requests(CALL))[0]?.status ?? null).not.toBeNull();

    for (const kind of BAD_ANSWERS) {
      await test.step(kind, async () => {
        await shop.fault({ match: CALL, kind, times: 'always' });
        await placeAgain();
        await isAnswered();
        await atRest(page, { isTouched: false });
        await expect.poll(() => warnings.join()).toContain(NONE);
        await expectUnchecked();
        await shop.clearFaults();
      });
    }

    await test.step('offline', async () => {
      await goOffline(page);
      await placeAgain();
      await expect.poll(() => warnings.join()).toContain(NONE);
      await expectUnchecked();
      await goOnline(page);
    });

    await test.step('an answer that never comes', async () => {
      await shop.fault({ match: CALL, kind: 'hang', times: 'always' });
      const now = await page.evaluate(() => Date.now());
      await page.clock.pauseAt(now + 1000);
      await placeAgain();
      await expect.poll(() => shop.requests(CALL)).toHaveLength(1);
      await page.clock.runFor(limitMs - 1);
      expect(warnings.join()).not.toContain(NONE);
      await page.clock.runFor(1);
      await expect.poll(() => warnings.join()).toContain(NONE);
      await page.clock.resume();
      await expectUnchecked();
      await shop.clearFaults();
    });

    await placeAgain();
    await rulesArrived(page);
    await fillEnquiry(page);
    await field(page, 'your-email').fill('nonsense');
    await field(page, 'your-email').press('Tab');
    await expect(tip(page, 'your-email')).toBeVisible();
    await field(page, 'your-email').fill('ada@shop.test');
    await send(page).click();
    await expectStatus(page, 'sent');
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
