import { violations } from '../../fixtures-html/testing/accessibility';
import { noteEvents } from '../../fixtures-html/testing/page-probes';
import { expect, test } from '../../fixtures-html/testing/shop-test';
import {
  announcements,
  errorList,
  expectStatus,
  field,
  fillEnquiry,
  FORM_EVENTS,
  form,
  open,
  response,
  said,
  send,
  submissions,
  tip,
} from './contact-form.page';

for (const [theme, rtl] of [
  ['flatsome', false],
  ['plain', true],
] as const) {
  test(`refused, mended by keyboard and sent (${theme}${rtl ? ', right to left' : ''})`, async ({
    page,
    shop,
  }) => {
    const events = await noteEvents(page, FORM_EVENTS);
    await shop.situation({ theme, rtl, csp: 'strict' });
    await open(page);
    await expectStatus(page, 'init');
    await expect(page.locator('.wpcf7')).toHaveClass(/(^| )js( |$)/);
    await expect(send(page)).toBeDisabled();
    await fillEnquiry(page);
    await field(page, 'your-email').fill('');
    await field(page, 'your-message').fill('Hm');
    await expect(page.locator('.wpcf7-character-count')).toHaveText('498');
    await send(page).focus();
    await page.keyboard.press('Enter');

    await expectStatus(page, 'invalid');
    await expect(field(page, 'your-email')).toBeFocused();
    await expect(field(page, 'your-email')).toHaveAccessibleDescription(/Please fill out/);
    await expect(field(page, 'your-email')).toHaveAttribute('aria-invalid', 'true');
    await expect(field(page, 'your-email')).toHaveClass(/wpcf7-not-valid/);
    await expect(tip(page, 'your-message')).toHaveText('This field has a too short input.');
    await expect(errorList(page)).toHaveText([
      'Please fill out this field.',
      'This field has a too short input.',
    ]);
    await expect(response(page)).toHaveText(/One or more fields/);
    await expect(response(page)).toBeVisible();
    await expect(said(page)).toHaveText(/One or more fields/);

    await page.keyboard.type('ada@shop.test');
    await page.keyboard.press('Tab');
    await expect(tip(page, 'your-email')).toHaveCount(0);
    await expect(field(page, 'your-email')).toHaveAttribute('aria-invalid', 'false');
    await expectStatus(page, 'invalid');
    await expect(tip(page, 'your-message')).toHaveCount(1);
    await field(page, 'your-message').fill('Do you mend elbows?');
    await send(page).click();

    await expect(response(page)).toHaveText(/Thank you for your message/);
    await expectStatus(page, 'sent');
    await expect(response(page)).toBeVisible();
    await expect(said(page)).toHaveText(/Thank you/);
    await expect(errorList(page)).toHaveCount(0);
    await expect(field(page, 'your-message')).toHaveValue('');
    await expect(page.locator('.wpcf7-character-count')).toHaveText('500');
    await expect(send(page)).toBeDisabled();
    // A button that is disabled would lose it.
    await expect(field(page, 'privacy')).toBeFocused();
    await expect(page.locator('[name=_wpcf7_posted_data_hash]')).toHaveValue(/^[0-9a-f]{32}$/);
    const [message, ...more] = await submissions(page);
    expect(more).toEqual([]);
    expect(Object.fromEntries(message!.fields)).toMatchObject({
      'your-email': 'ada@shop.test',
      'your-message': 'Do you mend elbows?',
    });
    const heard = (await events()).map((name) => name.replace('wpcf7', ''));
    expect(heard.slice(heard.lastIndexOf('beforesubmit'))).toEqual([
      'beforesubmit',
      'statuschanged',
      'statuschanged',
      'mailsent',
      'submit',
      'statuschanged',
      'statuschanged',
      'reset',
    ]);

    await page.goto('/contact/messages/');
    await expect(page.locator('.submission')).toHaveCount(1);
    await expect(page.locator('.submission')).toContainText('Do you mend elbows?');
    expect(await violations(page)).toEqual([]);
  });
}

const OUTCOMES: Array<[word: string, status: string, event: string | undefined]> = [
  ['mail_failed', 'failed', 'wpcf7mailfailed'],
  ['validation_failed', 'invalid', 'wpcf7invalid'],
  ['spam', 'spam', 'wpcf7spam'],
  ['acceptance_missing', 'unaccepted', 'wpcf7unaccepted'],
  ['aborted', 'aborted', 'wpcf7aborted'],
  ['payment_required', 'payment-required', undefined],
  ['on_hold_for_now', 'custom-on-hold-for-now', undefined],
  ['mail_sent', 'sent', 'wpcf7mailsent'],
];

test('every outcome shows as a status, a text and events with their details', async ({
  page,
  shop,
}) => {
  await open(page);
  await page.evaluate((names) => {
    const heard: unknown[] = [];
    Object.assign(globalThis, { heard });
    for (const name of names) {
      document.addEventListener(name, (event) => {
        const { detail, target } = event as CustomEvent<Record<string, unknown>>;
        const { inputs, formData, apiResponse, ...rest } = detail;
        heard.push({
          name,
          onForm: target instanceof HTMLFormElement && event.bubbles && !event.cancelable,
          inputs: (inputs as Array<{ name: string }> | undefined)?.map((input) => input.name),
          hasData: formData instanceof FormData,
          answered: (apiResponse as { status?: string } | undefined)?.status,
          refill: name === 'wpcf7reset' ? apiResponse : undefined,
          ...rest,
        });
      });
    }
  }, FORM_EVENTS);
  const meta = {
    contactFormId: 12,
    pluginVersion: '6.1.6',
    contactFormLocale: 'en_GB',
    unitTag: 'wpcf7-f12-p782-o1',
    containerPostId: 782,
  };
  const inputs = ['your-name', 'your-email', 'topic', 'order-number', 'your-message', 'privacy'];
  const announced = await announcements(page);
  await fillEnquiry(page);
  let before = 'init';
  for (const [word, status, event] of OUTCOMES) {
    await shop.situation({ formOutcome: word });
    // No check of what was filled in last is under way.
    await expectStatus(page, before);
    await page.evaluate(() => void ((globalThis as { heard?: unknown[] }).heard!.length = 0));
    await send(page).click();
    await expectStatus(page, status);
    await expect(response(page)).toHaveText(/\w/);
    await expect(response(page)).toBeVisible();
    await expect(said(page)).toHaveText((await response(page).textContent())!);
    expect(await announced(), word).toHaveLength(1);
    const heard = (await page.evaluate(() => (globalThis as { heard?: unknown[] }).heard)) as Array<
      Record<string, unknown>
    >;
    const full = { ...meta, onForm: true, hasData: true, inputs };
    expect(heard[0]).toEqual({ ...full, name: 'wpcf7beforesubmit', status: before });
    expect(heard[1]).toEqual({
      ...meta,
      name: 'wpcf7statuschanged',
      onForm: true,
      hasData: false,
      status: 'submitting',
      prevStatus: before,
    });
    const outcome = { ...full, status: word, answered: word };
    const names = [...(event ? [event] : []), 'wpcf7submit'];
    expect(heard.slice(3, 3 + names.length)).toEqual(names.map((name) => ({ ...outcome, name })));
    // Live checks give the status back that was there, a custom one too.
    if (status !== 'sent') {
      await page.evaluate(() => void ((globalThis as { heard?: unknown[] }).heard!.length = 0));
      await field(page, 'order-number').fill(`Nr. ${word}`);
      await field(page, 'order-number').press('Tab');
      const changes = (): Promise<unknown> =>
        page.evaluate(() => (globalThis as { heard?: unknown[] }).heard);
      const change = { ...meta, name: 'wpcf7statuschanged', onForm: true, hasData: false };
      await expect.poll(changes, word).toEqual([
        { ...change, status: 'validating', prevStatus: status },
        { ...change, status, prevStatus: 'validating' },
      ]);
      await expect(field(page, 'your-message')).toHaveValue('Do you mend elbows?');
    }
    before = status;
  }
  await expect(form(page)).toHaveClass('wpcf7-form sent');
  // The refill that follows tells what stood in the fields before they were cleared.
  const reset = { ...meta, onForm: true, hasData: true, inputs, name: 'wpcf7reset' };
  await expect
    .poll(() => page.evaluate(() => (globalThis as { heard?: unknown[] }).heard!.at(-1)))
    .toEqual({ ...reset, status: 'sent', refill: [] });
});
