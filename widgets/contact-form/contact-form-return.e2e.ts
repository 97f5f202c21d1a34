import { expect, test, type Page } from '../../fixtures-html/testing/shop-test';
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
} from './contact-form.page';

/** Leaves for another page of the shop, and comes back to this one as it was left. */
async function leaveAndReturn(page: Page): Promise<void> {
  await page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => Object.assign(globalThis, { persisted }));
  });
  await page.getByRole('link', { name: 'What the shop has received' }).click();
  await expect(page).toHaveURL(/messages/);
  await page.evaluate(() => void setTimeout(() => history.back()));
  await expect(page).toHaveURL(/contact\/$/);
  // It is told a little later than the address changes; a page that was loaded anew never says so.
  await page.waitForFunction(() => (globalThis as { persisted?: boolean }).persisted);
}

test('left in the middle of sending, it ends with its outcome after Back @window', async ({
  page,
  shop,
}) => {
  await open(page);
  await fillEnquiry(page);
  await shop.fault({ match: '/feedback&', kind: 'held' });
  await send(page).click();
  await expectStatus(page, 'submitting');
  await expect.poll(() => shop.requests('/feedback&')).toHaveLength(1);
  await leaveAndReturn(page);
  await expectStatus(page, 'submitting');
  await shop.clearFaults();
  await expectStatus(page, 'sent');
  await expect(response(page)).toContainText('Thank you');
  expect(await submissions(page)).toHaveLength(1);

  // Once more: still sent, and it says so; each listener is there once.
  await leaveAndReturn(page);
  await expectStatus(page, 'sent');
  await expect(response(page)).toContainText('Thank you');
  await expect(field(page, 'your-message')).toHaveValue('');
  await fillEnquiry(page, 'And knees?');
  await send(page).click();
  await expect.poll(async () => (await submissions(page)).length).toBe(2);
  await expectStatus(page, 'sent');
  expect(await shop.requests('/feedback&')).toHaveLength(2);
});

test.describe('when the answer never comes', () => {
  test.use({ allowErrors: [/ERR_|status of 500/] });

  test('left in the middle of sending, it says so after Back, with everything typed @window', async ({
    page,
    shop,
  }) => {
    await open(page);
    await fillEnquiry(page);
    await form(page).evaluate((element) => {
      element.closest<HTMLElement>('.wpcf7')!.dataset['contactFormTimeoutMs'] = '2500';
    });
    await shop.fault({ match: '/feedback&', kind: 'hang' });
    await send(page).click();
    await expectStatus(page, 'submitting');
    await expect.poll(() => shop.requests('/feedback&')).toHaveLength(1);
    await leaveAndReturn(page);
    await expectStatus(page, 'failed');
    await expect(response(page)).toContainText('Everything you typed is still here');
    await expect(field(page, 'your-message')).toHaveValue('Do you mend elbows?');
    await send(page).click();
    await expectStatus(page, 'sent');
    expect(await submissions(page)).toHaveLength(1);
  });
});

test('what a browser fills in by itself is kept and checked, whichever event tells of it', async ({
  page,
  shop,
}) => {
  await shop.situation({ settings: { contactFormDraft: true } });
  await open(page, '/contact/everything/');
  await rulesArrived(page);
  const fillIn = (name: string, value: string, type: string): Promise<void> =>
    field(page, name).evaluate(
      (input: HTMLInputElement, [text, event]) => {
        input.value = text!;
        input.dispatchEvent(new Event(event!, { bubbles: true }));
      },
      [value, type],
    );
  const comeBack = async (): Promise<void> => {
    await page.goto('/shop/');
    await open(page, '/contact/everything/');
  };
  await fillIn('your-email', 'ada', 'change');
  await expect(tip(page, 'your-email')).toHaveText('Please enter an email address.');
  await comeBack();
  await expect(field(page, 'your-email')).toHaveValue('ada');
  await fillIn('your-name', 'Ada Lovelace', 'input');
  await comeBack();
  await expect(field(page, 'your-name')).toHaveValue('Ada Lovelace');
});
