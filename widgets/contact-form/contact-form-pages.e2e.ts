import { violations } from '../../fixtures-html/testing/accessibility';
import { holdBack, rewrite } from '../../fixtures-html/testing/page-probes';
import { expect, expectIsland, test } from '../../fixtures-html/testing/shop-test';
import {
  answerChallenges,
  errorList,
  expectStatus,
  field,
  fillEnquiry,
  fillEverything,
  form,
  open,
  response,
  rulesArrived,
  said,
  send,
  submissions,
  tip,
  wrapper,
} from './contact-form.page';

test('inside another form it gives way to a text, and that form works', async ({ page }) => {
  await page.goto('/contact/nested/');
  await expect(page.locator('.wpcf7-form-in-wrong-place')).toHaveText(
    'Error: This contact form is placed in the wrong place.',
  );
  await expect(page.locator('.wpcf7')).toHaveCount(0);
  expect(await violations(page)).toEqual([]);
  await page.getByLabel('Search the shop').fill('wool');
  await page.getByLabel('Search the shop').press('Enter');
  await expect(page).toHaveURL(/\/shop\/\?s=wool/);
});

test('two forms with one id keep apart, and ask for their rules once', async ({ page, shop }) => {
  await page.goto('/contact/two/');
  const second = page.locator('.wpcf7').nth(1);
  await expectIsland(wrapper(page), 'contact-form', 'ready');
  await second.scrollIntoViewIfNeeded();
  await expectIsland(second, 'contact-form', 'ready');
  await rulesArrived(page);
  await fillEnquiry(page);
  await second.getByLabel('Your e-mail (required)').fill('nobody');
  await second.getByLabel('Your e-mail (required)').press('Tab');
  await expect(second.locator('.wpcf7-not-valid-tip')).toHaveCount(2);
  await expect(second.locator('li').first()).toHaveAttribute(
    'id',
    'wpcf7-f12-p782-o2-ve-your-name',
  );
  await expect(wrapper(page).locator('.wpcf7-not-valid-tip')).toHaveCount(0);
  await send(page).click();
  await expectStatus(page, 'sent');
  await expect(second.locator('form')).toHaveAttribute('data-status', 'init');
  await expect(second.getByLabel('Your e-mail (required)')).toHaveValue('nobody');
  expect(await shop.requests('/schema')).toHaveLength(1);
  expect(await submissions(page)).toHaveLength(1);
});

test('a form that arrives later is checked and sent like any other', async ({ page, shop }) => {
  await page.goto('/contact/late/');
  await page.getByRole('button', { name: 'Ask a question' }).click();
  await expectIsland(wrapper(page), 'contact-form', 'ready');
  await rulesArrived(page);
  expect(await shop.requests('/schema')).toHaveLength(1);
  await fillEnquiry(page);
  await field(page, 'your-email').fill('nobody');
  await field(page, 'your-email').press('Tab');
  await expect(tip(page, 'your-email')).toHaveCount(1);
  await field(page, 'your-email').fill('ada@shop.test');
  await send(page).click();
  await expectStatus(page, 'sent');
  await expect(page).toHaveURL(/\/late\//);
});

test('a draft outlives a reload and the way back, until it is sent @window', async ({
  page,
  shop,
}) => {
  await shop.situation({ settings: { contactFormDraft: true } });
  await rewrite(page, '**/contact/everything/', (html) =>
    html.replace(
      '<p class="inert-on',
      '<p><label>Secret <input type="password" name="secret"></label></p>$&',
    ),
  );
  await open(page, '/contact/everything/');
  await fillEverything(page);
  await page.locator('[name=your-radio][value=Friend]').check();
  await field(page, 'your-quiz').fill('Paris');
  await page.getByLabel('Secret').fill('hush');
  // Shown by a button, it is a text field for the time being.
  await page.getByLabel('Secret').evaluate((input: HTMLInputElement) => (input.type = 'text'));
  await page.getByLabel('Secret').fill('hush!');
  await field(page, 'your-file').setInputFiles({
    name: 'private.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('My own notes'),
  });
  const stored = (): Promise<string> =>
    page.evaluate(() => JSON.stringify(Object.entries(sessionStorage)));
  await expect.poll(stored).toContain('A message long enough.');
  expect(await stored()).not.toMatch(/hush|private|notes|Paris|your-source|_wpcf7"|nonce/);

  const expectKept = async (): Promise<void> => {
    await expect(field(page, 'your-message')).toHaveValue('A message long enough.');
    await expectIsland(wrapper(page), 'contact-form', 'ready');
    await expect(field(page, 'your-size')).toHaveValue('M');
    await expect(page.locator('[name=your-radio][value=Friend]')).toBeChecked();
    await expect(page.locator('.wpcf7-character-count').first()).toHaveText('22');
    await expect(send(page)).toBeEnabled();
  };
  await page.reload();
  await expectKept();
  await page.goto('/contact/messages/');
  await page.goBack({ waitUntil: 'commit' });
  await expectKept();
  // Both of these a browser may do by itself; not this.
  await open(page, '/contact/everything/');
  await expectKept();
  await test.step('what is chosen while its code is on the way stays', async () => {
    const comes = await holdBack(page, '**/chunks/draft-*.js');
    await open(page, '/contact/everything/');
    await field(page, 'your-size').selectOption('L');
    comes();
    await expect(field(page, 'your-message')).toHaveValue('A message long enough.');
    await expect(field(page, 'your-size')).toHaveValue('L');
    await expect.poll(stored).toContain(String.raw`[\"L\"]`);
  });
  await expect(page.getByLabel('Secret')).toHaveValue('');
  await expect(field(page, 'your-quiz')).toHaveValue('');
  await answerChallenges(page);
  await shop.fault({ match: '/feedback&', kind: 'held' });
  await send(page).click();
  await expectStatus(page, 'submitting');
  // While it is on its way it is not cleared, so that it can be sent again.
  await form(page).evaluate((element: HTMLFormElement) => element.reset());
  expect(await stored()).toContain('A message long enough.');
  await shop.clearFaults();
  await expectStatus(page, 'sent');
  expect(await stored()).not.toContain('A message long enough.');
  const release = await holdBack(page, '**/chunks/draft-*.js');
  await open(page, '/contact/everything/');
  await expect(field(page, 'your-message')).toHaveValue('');
  await field(page, 'your-message').fill('A second message.');
  // Typed before the code was there that keeps it.
  release();
  await expect.poll(stored).toContain('A second message.');
  await wrapper(page).getByRole('button', { name: 'Start again' }).click();
  await expect.poll(stored).not.toContain('A second message.');
});

test('without the setting, nothing is kept', async ({ page }) => {
  await open(page);
  await fillEnquiry(page);
  expect(
    await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage })),
  ).not.toContain('elbows');
});

test.describe('served by the shop with an outcome', () => {
  test('an outcome that is there already is taken over', async ({ page, shop }) => {
    const settings = { islands: { 'contact-form': 'off' } };
    await shop.situation({ settings });
    await page.goto('/contact/everything/');
    await fillEverything(page);
    await field(page, 'your-name').fill('');
    await field(page, 'your-quiz').fill('no');
    await shop.situation({ settings: {} });
    await send(page).click();
    await expectIsland(wrapper(page), 'contact-form', 'ready');
    await expectStatus(page, 'invalid');
    await expect(response(page)).toHaveText(/One or more fields/);
    await expect(said(page)).toHaveText(/One or more fields/);
    await expect(errorList(page)).toHaveCount(3);
    await expect(tip(page, 'your-name')).toHaveText('Please fill out this field.');
    await expect(tip(page, 'your-name')).toHaveCount(1);
    await expect(field(page, 'your-name')).toHaveAccessibleDescription(/fill out/);
    await expect(field(page, 'your-message')).toHaveValue('A message long enough.');
    await rulesArrived(page);
    await field(page, 'your-name').fill('Ada');
    await field(page, 'your-name').press('Tab');
    await expect(tip(page, 'your-name')).toHaveCount(0);
    await expect(errorList(page)).toHaveCount(2);
    await answerChallenges(page);
    await send(page).click();
    await expectStatus(page, 'sent');
    expect(await submissions(page)).toHaveLength(1);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form posts to its own page, which tells the outcome', async ({ page }) => {
    await page.goto('/contact/');
    await fillEnquiry(page);
    await field(page, 'your-email').fill('nonsense');
    await send(page).click();
    await expectStatus(page, 'invalid');
    await expect(tip(page, 'your-email')).toHaveText('Please enter an email address.');
    await expect(field(page, 'your-message')).toHaveValue('Do you mend elbows?');
    await field(page, 'your-email').fill('ada@shop.test');
    await send(page).click();
    await expectStatus(page, 'sent');
    await page.goto('/contact/messages/');
    await expect(page.locator('.submission')).toHaveCount(1);
  });
});
