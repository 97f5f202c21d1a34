import { fileURLToPath } from 'node:url';
import { expect } from '../../fixtures-html/testing/expect';

import { journey, type Shopper } from '../../fixtures-html/testing/engines/journey-test';

/** Forms: enquiry, sign-up, login. */

/** Files of this project: one that the form refuses, and one that it takes. */
const UPLOADS = {
  page: fileURLToPath(new URL('README.md', import.meta.url)),
  picture: fileURLToPath(
    new URL('../../fixtures-html/assets/films/patching.webp', import.meta.url),
  ),
};
const FORM = '.wpcf7-form';
const field = (name: string): string => `${FORM} [name="${name}"]`;

async function enquire(shopper: Shopper, message: string): Promise<void> {
  await shopper.fill(field('your-name'), 'Ada Lovelace');
  await shopper.fill(field('your-email'), 'ada@shop.test');
  await shopper.choose(field('topic'), 'Sizes and fit');
  await shopper.fill(field('your-message'), message);
}

journey('an enquiry: wrong, refused, not sent, sent', async ({ shopper }) => {
  const { shop } = shopper;
  await shop.situation({ csp: 'strict' });
  await shopper.open('/contact/');
  await shopper.ready('.wpcf7', 'contact-form');
  await enquire(shopper, 'Hm');
  await shopper.fill(field('your-email'), 'ada');
  await shopper.press(field('privacy'));
  await shopper.press(`${FORM} [type=submit]`);
  await shopper.see(FORM, { attributes: { 'data-status': 'invalid' } });
  await shopper.see('[data-name="your-email"] .wpcf7-not-valid-tip');
  await shopper.hear('One or more fields have an error');
  await enquire(shopper, 'Do you mend elbows?');
  await shop.fault({ match: '/feedback', kind: '500' });
  await shopper.press(`${FORM} [type=submit]`);
  await shopper.see(FORM, { attributes: { 'data-status': /error|failed/ } });
  await shopper.see(field('your-message'), { value: 'Do you mend elbows?' });
  await shopper.press(`${FORM} [type=submit]`);
  await shopper.see(FORM, { attributes: { 'data-status': 'sent' } });
  await shopper.hear('Thank you for your message. It has been sent.');
  await shopper.see(field('your-message'), { value: '' });
});

journey('a sign-up: refused, done', async ({ shopper }) => {
  const { shop } = shopper;
  await shop.situation({ csp: 'strict' });
  await shopper.open('/letters/');
  const block = '.wp-block-ce4wp-subscribe';
  await shopper.fill(`${block} input.email`, 'ada@shop.test');
  await shop.fault({ match: 'ce4wp_form_submission', kind: '500' });
  await shopper.press([`${block} button, ${block} [type=submit]`, 'Subscribe']);
  await shopper.see(`${block} [role=alert]`, { text: 'You have not been signed up' });
  await shopper.press([`${block} button, ${block} [type=submit]`, 'Subscribe']);
  await shopper.see(`${block} .onSubmission`, { text: 'ada@shop.test' });
});

journey('a password that is shown, and a login that is refused', async ({ shopper }) => {
  await shopper.shop.situation({ csp: 'strict' });
  await shopper.shop.fault({ match: '/chunks/password-toggle-', kind: '500' });
  await shopper.open('/my-account/');
  await shopper.fill('#username', 'ada@shop.test');
  await shopper.fill('#password', 'wrong');
  await shopper.ready('#password', 'password-toggle');
  await shopper.press('.password-input:has(#password) .show-password-input');
  await shopper.see('#password', { attributes: { type: 'text' }, value: 'wrong' });
  await shopper.press('form.login [type=submit]');
  await shopper.see('[role=alert]', { text: 'incorrect', isFocused: true });
});

journey('a field says what it wants, and the terms open in a dialog', async ({ shopper }) => {
  await shopper.shop.situation({ csp: 'strict' });
  await shopper.shop.fill([{ sku: 'HV-W101', quantity: 1 }]);
  await shopper.shop.fault({ match: '/chunks/field-descriptions-', kind: '500' });
  await shopper.open('/checkout/');
  await shopper.press('#billing_phone');
  await shopper.see('#billing_phone-description');
  await shopper.key('Escape');
  await shopper.gone('#billing_phone-description');
  await shopper.press(['a', 'terms and conditions']);
  await shopper.see('[role=dialog]', { isFocused: true, attributes: { class: 'mfp-ready' } });
  await shopper.key('Escape');
  await shopper.gone('[role=dialog]');
  await shopper.at('/checkout/');
});

journey(
  'where an order comes from is sent with it, and nothing without consent',
  async ({ shopper }) => {
    const { shop } = shopper;
    await shop.situation({
      csp: 'strict',
      consent: 'optin',
      consentSwitch: true,
      attributionParams: { allowTracking: true },
    });
    await shop.fault({ match: '/chunks/visit-', kind: '500' });
    await shopper.open('/?utm_source=letter77&utm_medium=e-mail');
    await shopper.ready('body', 'visit');
    await shopper.press(['button', 'Deny']);
    await shopper.open('/shop/');
    await shopper.hover('h1');
    await shopper.ready('body', 'visit');
    expect((await shopper.cookies()).filter((name) => name.startsWith('sbjs_'))).toEqual([]);
    await shopper.open('/?utm_source=letter77&utm_medium=e-mail');
    await shop.fault({ match: '/chunks/record-page-', kind: '500' });
    await shopper.press(['button', 'Allow']);
    await expect.poll(() => shopper.cookies()).toContain('sbjs_session');
    await shop.fault({ match: '/chunks/forget-pages-', kind: '500' });
    await shopper.press(['button', 'Deny']);
    await expect
      .poll(async () => (await shopper.cookies()).filter((name) => name.startsWith('sbjs_')))
      .toEqual([]);
  },
);

for (const [outcome, words] of [
  ['spam', 'There was an error trying to send your message'],
  ['mail_failed', 'There was an error trying to send your message'],
] as const)
  journey(`an enquiry that the shop takes for ${outcome}`, async ({ shopper }) => {
    const { shop } = shopper;
    await shop.situation({ csp: 'strict', formOutcome: outcome });
    await shopper.open('/contact/');
    await enquire(shopper, 'Do you mend elbows?');
    await shopper.press(field('privacy'));
    await shop.fault({ match: '/feedback&', kind: '500' });
    await shopper.press(`${FORM} [type=submit]`);
    await shopper.hear('An unknown error occurred');
    await shopper.see(FORM, { attributes: { 'data-status': 'failed' } });
    await shopper.press(`${FORM} [type=submit]`);
    await shopper.see(FORM, { attributes: { 'data-status': outcome.replace('mail_', '') } });
    await shopper.hear(words);
    await shopper.see(field('your-message'), { value: 'Do you mend elbows?' });
  });

journey('a file that is refused, and one that is not', async ({ shopper }) => {
  await shopper.shop.situation({ csp: 'strict' });
  await shopper.shop.fault({ match: '/chunks/contact-form-', kind: '500' });
  await shopper.open('/contact/everything/');
  await shopper.ready('.wpcf7', 'contact-form');
  await shopper.press(field('your-file'));
  await shopper.upload(field('your-file'), UPLOADS.page);
  await shopper.see('[data-name="your-file"] .wpcf7-not-valid-tip', { text: 'not allowed' });
  await shopper.upload(field('your-file'), UPLOADS.picture);
  await shopper.gone('[data-name="your-file"] .wpcf7-not-valid-tip');
});

journey('an order says which letter led to it', async ({ shopper }) => {
  const { shop } = shopper;
  await shop.situation({ csp: 'strict', attribution: true });
  await shop.fill([{ sku: 'HV-W101', quantity: 1 }]);
  await shop.fault({ match: '/chunks/attribution-', kind: '500' });
  await shopper.open('/?utm_source=letter77&utm_medium=e-mail');
  await shopper.ready('body', 'visit');
  await expect.poll(() => shopper.cookies()).toContain('sbjs_session');
  await shopper.open('/checkout/');
  await shopper.fill('#billing_first_name', 'Ada');
  await shopper.press('#place_order');
  // The rest of the fields is missing: what was sent is told on the next page.
  await shopper.see('.woocommerce-error');
  const [order] = await shop.requests('wc_order_attribution_utm_source');
  expect(order!.body).toContain('letter77');
});

journey('a draft that outlives a visit to another page', async ({ shopper }) => {
  const { shop } = shopper;
  await shop.situation({ csp: 'strict', settings: { contactFormDraft: true } });
  // What keeps the draft comes at the second try.
  await shop.fault({ match: '/chunks/draft-', kind: '500' });
  await shopper.open('/contact/everything/');
  await shopper.ready('.wpcf7', 'contact-form');
  await shopper.fill(field('your-name'), 'Ada');
  await shopper.fill(field('your-message'), 'Do you mend elbows, too?');
  await shopper.choose(field('your-size'), 'M');
  await shopper.see('.wpcf7-character-count', { text: '24' });
  await shopper.open('/shop/');
  await shopper.open('/contact/everything/');
  await shopper.see(field('your-message'), { value: 'Do you mend elbows, too?' });
  await shopper.see(field('your-name'), { value: 'Ada' });
  await shopper.see(field('your-size'), { value: 'M' });
});

journey('every kind of error, each told at its field', async ({ shopper }) => {
  const { shop } = shopper;
  await shop.situation({ csp: 'strict' });
  await shop.fault({ match: '/chunks/contact-form-', kind: '500' });
  await shopper.open('/contact/everything/');
  await shopper.ready('.wpcf7', 'contact-form');
  const tip = (name: string): string => `[data-name="${name}"] .wpcf7-not-valid-tip`;
  const leave = async (name: string, value: string, told: string): Promise<void> => {
    await shopper.fill(field(name), value);
    await shopper.key('Tab');
    await shopper.see(tip(name), { text: told });
  };
  await leave('your-email', 'ada', 'Please enter an email address.');
  await leave('your-url', 'mill', 'Please enter a URL.');
  await leave('your-tel', 'none', 'Please enter a telephone number.');
  await leave('your-message', 'Hm', 'This field has a too short input.');
  await shopper.fill(field('your-message'), 'Do you mend elbows?');
  await shopper.key('Tab');
  await shopper.gone(tip('your-message'));
});

journey('a number that is half typed is told, and sent as none', async ({ shopper }) => {
  const { shop } = shopper;
  await shop.situation({ csp: 'strict' });
  await shop.fault({ match: '/chunks/contact-form-', kind: '500' });
  await shopper.open('/contact/everything/');
  await shopper.ready('.wpcf7', 'contact-form');
  const tip = '[data-name="your-number"] .wpcf7-not-valid-tip';
  await shopper.press(field('your-number'));
  await shopper.type('-');
  await shopper.key('Tab');
  await shopper.see(tip, { text: 'Please enter a number.' });
  // What is taken away again was never there.
  await shopper.fill(field('your-number'), '');
  await shopper.key('Tab');
  await shopper.gone(tip);
  await shopper.press(field('your-number'));
  await shopper.type('-');
  await shopper.press(field('your-terms'));
  await shopper.press([`${FORM} button`, 'Send message']);
  await shopper.see(FORM, { attributes: { 'data-status': 'invalid' } });
  await shopper.see(tip, { text: 'Please enter a number.' });
});

journey('an enquiry that is left while it is sent, and Back', async ({ shopper }) => {
  const { shop } = shopper;
  await shop.situation({ csp: 'strict', settings: { contactFormTimeoutMs: 2000 } });
  await shopper.open('/contact/');
  await shopper.ready('.wpcf7', 'contact-form');
  await enquire(shopper, 'Do you mend elbows?');
  await shopper.press(field('privacy'));
  await shop.fault({ match: '/feedback&', kind: 'hang' });
  await shopper.press([`${FORM} button, ${FORM} [type=submit]`, '']);
  await shopper.see(FORM, { attributes: { 'data-status': 'submitting' } });
  await shopper.press(['main a', 'What the shop has received']);
  await shopper.at(/messages/);
  await shopper.back();
  await shopper.at('/contact/');
  // Some browsers keep the page with what was on its way, some load it anew.
  await shopper.see(FORM, { attributes: { 'data-status': /^(failed|init)$/ } });
  await shopper.see(`${FORM} .wpcf7-submit`);
});
