import { holdBack, rewrite } from '../../fixtures-html/testing/page-probes';
import {
  atRest,
  expect,
  expectIsland,
  test,
  type Locator,
  type Page,
} from '../../fixtures-html/testing/shop-test';
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
  send,
  submissions,
  tip,
  wrapper,
} from './contact-form.page';

/** Only its type is used in the page: there, `wpcf7` is the global. */
declare const wpcf7: Record<'reset' | 'submit', (form: Element) => Promise<unknown>>;

const EVERYTHING = '/contact/everything/';
const box = (page: Page, name: string): Locator => wrapper(page).getByLabel(name, { exact: true });
const counts = (page: Page): Locator => page.locator('.wpcf7-character-count');

/** Fills a field as somebody does who then goes on to the next. */
async function type(page: Page, name: string, value: string): Promise<void> {
  await field(page, name).fill(value);
  await field(page, name).blur();
}

test('a change is checked from the first field down to it', async ({ page, shop }) => {
  await open(page, EVERYTHING);
  await rulesArrived(page);
  await shop.forgetRequests();
  await type(page, 'your-url', 'shop.test/a');
  await expect(field(page, 'your-url')).toHaveValue('http://shop.test/a');
  await expect(tip(page, 'your-name')).toHaveText('Please fill out this field.');
  await expect(tip(page, 'your-email')).toHaveText('Please fill out this field.');
  await expect(page.locator('.wpcf7-not-valid-tip')).toHaveCount(2);
  await expectStatus(page, 'init');
  await expect(errorList(page).first().getByRole('link')).toHaveAttribute(
    'href',
    '#everything-name',
  );
  // A link that has the focus is in sight, and leads to its field.
  await errorList(page).first().getByRole('link').focus();
  await expect(errorList(page).first()).toBeInViewport({ ratio: 1 });
  expect((await errorList(page).first().boundingBox())!.height).toBeGreaterThan(15);
  await page.keyboard.press('Enter');
  await expect(field(page, 'your-name')).toBeFocused();

  // Themes take errors away from whoever comes to mend them.
  await page.evaluate(() => {
    const wrap = document.querySelector('[data-name=your-name]')!;
    wrap.querySelector('.wpcf7-not-valid-tip')!.remove();
    wrap.querySelector('.wpcf7-not-valid')!.classList.remove('wpcf7-not-valid');
    Object.assign(globalThis, {
      kept: document.querySelector('[data-name=your-email] .wpcf7-not-valid-tip'),
    });
  });
  await type(page, 'your-url', 'shop.test/b');
  await expect(tip(page, 'your-name')).toHaveText('Please fill out this field.');
  await expect(field(page, 'your-name')).toHaveClass(/wpcf7-not-valid/);
  // One that stands stays: screen readers would say it once more.
  expect(
    await page.evaluate(() => (globalThis as unknown as { kept: Element }).kept.isConnected),
  ).toBe(true);

  await type(page, 'your-name', ' Ada ');
  await expect(tip(page, 'your-name')).toHaveCount(0);
  await expect(page.locator('fieldset output:visible')).toHaveText(' Ada ');
  await expect(tip(page, 'your-email')).toHaveCount(1);
  const wrong: Array<[name: string, value: string, error: string]> = [
    ['your-email', 'ada@localhost', 'Please enter an email address.'],
    ['your-url', 'example.com:8080', 'Please enter a URL.'],
    ['your-tel', '12345', 'Please enter a telephone number.'],
    ['your-number', '11', 'This field has a too large number.'],
    ['your-number', '1.3', 'Please enter halves or whole numbers.'],
    ['your-date', '2025-12-31', 'This field has a too early date.'],
    ['your-date', '2026-11-21', 'We are closed at weekends.'],
    ['your-time', '25:00', 'Please enter a time, such as 14:30.'],
    ['your-postcode', 'YO1 7HH and more', 'No postcode is that long.'],
    ['your-postcode', 'YO1', 'Please enter a postcode.'],
    ['your-message', 'Short', 'This field has a too short input.'],
    ['your-message', 'x'.repeat(201), 'This field has a too long input.'],
  ];
  for (const [name, value, error] of wrong) {
    await type(page, name, value);
    await expect(tip(page, name)).toHaveText(error);
    await expect(field(page, name)).toHaveAccessibleDescription(error);
    expect(
      await field(page, name).evaluate((input: HTMLInputElement) => input.validationMessage),
    ).not.toBe('');
  }
  // Nothing of all this asks the shop.
  expect(await shop.requests('contact-forms')).toEqual([]);
});

test('a date that is half typed is told when it is left, until it is taken away', async ({
  page,
}) => {
  await open(page, EVERYTHING);
  await rulesArrived(page);
  await field(page, 'your-date').focus();
  await page.keyboard.type('02');
  await field(page, 'your-tel').focus();
  await expect(tip(page, 'your-date')).toHaveText('Please enter a date in YYYY-MM-DD format.');
  await field(page, 'your-date').fill('');
  await field(page, 'your-tel').focus();
  await expect(tip(page, 'your-date')).toHaveCount(0);
});

test('files, choices and groups of rules are checked like texts', async ({ page }) => {
  await open(page, EVERYTHING);
  await rulesArrived(page);
  await field(page, 'your-file').setInputFiles({
    name: 'notes.exe',
    mimeType: 'text/plain',
    buffer: Buffer.from('Not a picture'),
  });
  await expect(tip(page, 'your-file')).toHaveText(/not allowed to upload/);
  await field(page, 'your-file').setInputFiles({
    name: 'photo.JPG',
    mimeType: 'image/jpeg',
    buffer: Buffer.from('Hm'),
  });
  await expect(tip(page, 'your-file')).toHaveText('The uploaded file is too small.');
  await field(page, 'your-file').setInputFiles([]);
  await expect(tip(page, 'your-file')).toHaveCount(0);
  await wrapper(page).getByLabel('Departments').selectOption(['Sales']);
  await expect(tip(page, 'your-menu')).toHaveText('Please choose none, or at least two.');
  await box(page, 'Advert').first().check();
  await expect(tip(page, 'your-file')).toHaveText(/attach a picture/);
  await expect(tip(page, 'your-interest')).toHaveText('Please fill out this field.');
  await expect(box(page, 'Shirts')).toHaveAccessibleDescription('Please fill out this field.');
  await field(page, 'your-range').fill('80');
  const pleased = page.locator('output[data-reflection-of=your-range]');
  await expect(pleased).toHaveText('80');
  const you = page.locator('fieldset[data-reflection-of=your-name]');
  await field(page, 'your-name').fill('Ann');
  await field(page, 'your-name').blur();
  await expect(you).toHaveText('You are Ann');
  // What is repeated of a form that has been cleared is gone with it.
  await form(page).evaluate((element: HTMLFormElement) => element.reset());
  await expect(pleased).toHaveText('50');
  await expect(you.locator('output:visible')).toHaveText(['\u00A0']);
});

test('controls that depend on each other follow, by keyboard too', async ({ page }) => {
  // Where a field is reflected has its name, and may stand before it.
  await rewrite(page, `**${EVERYTHING}`, (html) =>
    html.replace(
      '<div class="form-columns">',
      '<div data-reflection-of="your-message" class="wpcf7-form-control wpcf7-reflection"><output name="your-message"></output></div>$&',
    ),
  );
  await open(page, EVERYTHING);
  await expect(counts(page)).toHaveText(['0', '200']);
  await expect(counts(page).first()).toHaveClass(/too-short/);
  await field(page, 'your-message').fill('x'.repeat(201));
  await expect(counts(page)).toHaveText(['201', '-1']);
  await expect(counts(page).last()).toHaveClass(/too-long/);
  await expect(counts(page).last()).toHaveAttribute('data-current-value', '-1');

  await box(page, 'Morning').focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(box(page, 'Morning')).not.toBeChecked();
  await expect(box(page, 'Afternoon')).toBeChecked();

  const free = page.locator('[name=_wpcf7_free_text_your-interest]');
  await expect(free).toBeDisabled();
  await page.locator('[name="your-interest[]"][value=Other]').focus();
  await page.keyboard.press('Space');
  await expect(free).toBeFocused();
  const heardFrom = page.locator('[name=_wpcf7_free_text_your-radio]');
  await page.locator('[name=your-radio][value=Advert]').check();
  await expect(heardFrom).toBeEnabled();
  await page.locator('[name=your-radio][value=Friend]').check();
  await expect(heardFrom).toBeDisabled();

  const [terms, not] = ['I accept the terms (required)', /I do NOT accept/] as const;
  await expect(send(page)).toBeDisabled();
  await wrapper(page).getByLabel(terms).check();
  await expect(send(page)).toBeEnabled();
  await wrapper(page).getByLabel(not).check();
  await expect(send(page)).toBeDisabled();
  await wrapper(page).getByLabel(not).uncheck();
  await wrapper(page).getByLabel('Send me news (optional)').check();
  await expect(send(page)).toBeEnabled();
  await expect(page.locator('.has-spinner + .wpcf7-spinner')).toHaveCount(1);

  await wrapper(page).getByRole('button', { name: 'Start again' }).click();
  await expect(counts(page)).toHaveText(['0', '200']);
  await expect(free).toBeDisabled();
  await expect(send(page)).toBeDisabled();
  await expectStatus(page, 'init');
});

test('floating tips give way to whoever comes to their field, and acceptance may be the server’s', async ({
  page,
}) => {
  await rewrite(page, '**/contact/', (html) =>
    html.replace(
      'class="wpcf7-form',
      '$& use-floating-validation-tip wpcf7-acceptance-as-validation',
    ),
  );
  const release = await holdBack(page, '**/chunks/busy-form-*');
  await open(page);
  await send(page).press('Enter');
  await expectStatus(page, 'invalid');
  await expect(field(page, 'your-name')).toBeFocused();
  // It is told of the focus, which nobody has moved since.
  release();
  await expectIsland(wrapper(page), 'busy-form', 'ready');
  await expect(tip(page, 'your-name')).toBeVisible();
  // As when the window is left and comes back.
  await field(page, 'your-name').evaluate((control: HTMLElement) => {
    control.blur();
    control.focus();
  });
  await expect(tip(page, 'your-name')).toBeVisible();
  await page.keyboard.type('A');
  await expect(tip(page, 'your-name')).toBeHidden();
  await page.keyboard.press('Tab');
  await expect(tip(page, 'your-email')).toBeHidden();
  await expect(field(page, 'your-email')).toHaveAccessibleDescription(/fill out/);
  await tip(page, 'your-message').click();
  await expect(tip(page, 'your-message')).toBeHidden();
  // Wrong once more in the same way: told once more.
  await rulesArrived(page);
  await field(page, 'your-email').click();
  for (const text of ['wrong', 'er']) {
    await page.keyboard.type(text);
    await expect(tip(page, 'your-email')).toBeHidden();
    await page.keyboard.press('Tab');
    await expect(tip(page, 'your-email')).toBeVisible();
    // It gives way to who comes after it, as nobody can within the same task.
    await atRest(page);
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('End');
  }
  await fillEnquiry(page);
  await field(page, 'privacy').uncheck();
  await send(page).click();
  await expectStatus(page, 'unaccepted');
  await expect(response(page)).toContainText('You must accept');
});

test('questions are renewed by every answer, and the pressed button goes along', async ({
  page,
  shop,
}) => {
  await open(page, EVERYTHING);
  const question = page.locator('.wpcf7-quiz-label');
  const picture = page.locator('.wpcf7-captchac');
  const isDrawn = (): Promise<boolean> =>
    picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0);
  await expect.poll(isDrawn).toBe(true);
  const first = [await question.textContent(), await picture.getAttribute('src')];
  await fillEverything(page);
  await field(page, 'your-quiz').fill('no idea');
  await field(page, 'your-code').fill('0');
  await shop.fault({ match: '/feedback&', kind: 'held' });
  await send(page).click();
  await expectStatus(page, 'submitting');
  const inert = page.locator('.inert-on-submitting');
  await expect(inert).toHaveAttribute('inert', 'inert');
  await expect(inert).toHaveClass(/active-on-any/);
  await expect(page.locator('.wpcf7-spinner')).toBeVisible();
  await shop.clearFaults();
  await expectStatus(page, 'invalid');
  await expect(inert).not.toHaveAttribute('inert');
  await expect(inert).not.toHaveClass(/active-on-any/);
  await expect(field(page, 'your-quiz')).toBeFocused();
  await expect(tip(page, 'your-quiz')).toHaveText('The answer to the quiz is incorrect.');
  await expect(tip(page, 'your-code')).toHaveText('Your entered code is incorrect.');
  await expect(field(page, 'your-quiz')).toHaveValue('');
  await expect(field(page, 'your-code')).toHaveValue('');
  await expect(question).not.toHaveText(first[0]!);
  await expect(picture).not.toHaveAttribute('src', first[1]!);
  await expect.poll(isDrawn).toBe(true);

  await answerChallenges(page);
  await page.getByRole('button', { name: 'Send, and a copy to me' }).click();
  await expectStatus(page, 'sent');
  await expect(response(page)).toBeVisible();
  const [message, ...more] = await submissions(page);
  expect(more).toEqual([]);
  expect(message?.fields).toContainEqual(['intent', 'copy']);
  expect(message?.fields).toContainEqual(['your-interest[]', 'Shirts']);
  expect(message?.fields).toContainEqual(['your-source', 'page']);
  expect(await shop.requests('/refill')).toHaveLength(1);
  await expect(form(page)).toHaveClass('wpcf7-form sent');
});

test('a cached page renews its questions and keeps what was typed meanwhile', async ({
  page,
  shop,
}) => {
  const release = await holdBack(page, '**/refill*');
  await page.goto('/contact/cached/');
  const stale = await page.locator('.wpcf7-captchac').getAttribute('src');
  await field(page, 'your-name').fill('Early Ada');
  release();
  await expect(page.locator('.wpcf7-captchac')).not.toHaveAttribute('src', stale!);
  await expectStatus(page, 'init');
  await expect(field(page, 'your-name')).toHaveValue('Early Ada');
  expect(await shop.requests('/refill')).toHaveLength(1);

  await field(page, 'your-name').blur();
  await expectStatus(page, 'init');
  await test.step('of several refills the newest counts, and none beside a submission', async () => {
    const statuses = await page.evaluateHandle(() => {
      const heard: unknown[] = [];
      document.addEventListener('wpcf7statuschanged', ({ detail }) => heard.push(detail.status));
      document.addEventListener('wpcf7reset', ({ detail }) =>
        heard.push(Object.keys(detail.apiResponse as object)),
      );
      return heard;
    });
    await shop.fault({ match: '/refill', kind: 'held', times: 2 });
    await wrapper(page).getByRole('button', { name: 'Start again' }).click();
    await expect.poll(() => shop.requests('/refill')).toHaveLength(2);
    await page.evaluate(() => void wpcf7.reset(document.querySelector('.wpcf7-form')!));
    await expect.poll(() => shop.requests('/refill')).toHaveLength(3);
    await shop.clearFaults();
    await expect
      .poll(() => statuses.jsonValue())
      .toEqual(['resetting', 'init', ['captcha', 'quiz']]);
    await fillEverything(page);
    await answerChallenges(page);
    await shop.fault({ match: '/refill', kind: 'held' });
    // Without clearing the fields.
    await page.evaluate(() => void wpcf7.reset(document.querySelector('.wpcf7-form')!));
    await expectStatus(page, 'resetting');
    await statuses.evaluate((heard) => void (heard.length = 0));
    await page.evaluate(() => void wpcf7.submit(document.querySelector('.wpcf7-form')!));
    const sent = ['submitting', 'sent', 'resetting', 'sent', ['captcha', 'quiz']];
    await expect.poll(() => statuses.jsonValue()).toEqual(sent);
    await shop.clearFaults();
    await expect(response(page)).toHaveText(/Thank you/);
    expect(await statuses.jsonValue()).toEqual(sent);
  });
});
