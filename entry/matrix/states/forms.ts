import {
  expect,
  expectIsland,
  expectKnown,
  touch,
  type Page,
} from '../../../fixtures-html/testing/shop-test';
import {
  expectStatus,
  fillEnquiry,
  fillEverything,
  response,
  rulesArrived,
  send,
  tip,
  wrapper,
} from '../../../widgets/contact-form/contact-form.page';
import type { State, Visit } from './states';

const FORM = '.wpcf7';
const SIGN_UP = '.wp-block-ce4wp-subscribe';
const block = (page: Page) => page.locator(SIGN_UP).first();
const subscribe = (page: Page) => block(page).getByRole('button', { name: 'Subscribe' });

/** What comes of a message that is in order. */
const outcome = (word: string, status: string): State => ({
  name: `message: ${status}`,
  islands: ['contact-form'],
  open: async (page, shop) => {
    await shop.situation({ formOutcome: word });
    await fillEnquiry(page);
    await send(page).click();
    await expectStatus(page, status);
    await expect(response(page)).toBeVisible();
  },
  parts: FORM,
});

/** States of forms. */
export const FORMS: readonly Visit[] = [
  {
    path: '/contact/',
    states: [
      {
        name: 'fields that are wrong',
        islands: ['contact-form'],
        open: async (page) => {
          await expectIsland(wrapper(page), 'contact-form', 'ready');
          await fillEnquiry(page, 'Hm');
          await wrapper(page).locator('[name=your-email]').fill('');
          await send(page).click();
          await expectStatus(page, 'invalid');
          await expect(tip(page, 'your-email')).toBeVisible();
        },
        parts: FORM,
      },
      outcome('mail_failed', 'failed'),
      outcome('spam', 'spam'),
      {
        name: 'message on its way',
        islands: ['contact-form'],
        open: async (page, shop) => {
          await shop.fault({ match: '/feedback', kind: 'held' });
          await send(page).click();
          await expectStatus(page, 'submitting');
        },
        parts: FORM,
        close: async (page, shop) => {
          await shop.clearFaults();
          await expectStatus(page, 'spam');
        },
      },
      outcome('mail_sent', 'sent'),
    ],
  },
  {
    path: '/contact/everything/',
    situation: { rtl: true },
    states: [
      {
        name: 'every kind of field, wrong',
        islands: ['contact-form'],
        open: async (page) => {
          await expectIsland(wrapper(page), 'contact-form', 'ready');
          await rulesArrived(page);
          await fillEverything(page);
          await wrapper(page).locator('[name=your-name]').first().fill('');
          await send(page).click();
          await expectStatus(page, 'invalid');
        },
        parts: FORM,
      },
    ],
  },
  {
    path: '/letters/',
    states: [
      {
        name: 'a sign-up that was refused',
        islands: ['sign-up'],
        open: async (page, shop) => {
          await expectKnown(block(page), 'sign-up');
          await shop.fault({ match: 'ce4wp_form_submission', kind: '500' });
          await block(page).locator('input.email').fill('ada@shop.test');
          await subscribe(page).click();
          await expect(block(page).getByRole('alert')).toBeVisible();
        },
        parts: SIGN_UP,
      },
      {
        name: 'a sign-up on its way',
        islands: ['sign-up'],
        open: async (page, shop) => {
          await shop.fault({ match: 'ce4wp_form_submission', kind: 'held' });
          await subscribe(page).click();
          await expect(subscribe(page)).toHaveAttribute('aria-disabled', 'true');
        },
        parts: SIGN_UP,
        close: (_page, shop) => shop.clearFaults(),
      },
      {
        name: 'what has been signed up',
        islands: ['sign-up'],
        open: (page) =>
          expect(
            block(page).locator('.onSubmission').getByRole('heading', { level: 2 }),
          ).toBeFocused(),
        parts: `${SIGN_UP} .onSubmission`,
      },
    ],
  },
  {
    path: '/my-account/',
    states: [
      {
        name: 'a password that is shown',
        islands: ['password-toggle'],
        open: async (page) => {
          await expectIsland(page.locator('#password'), 'password-toggle', 'ready');
          await page.locator('#password').fill('long enough');
          await page.getByRole('button', { name: 'Show password' }).first().click();
          await expect(page.locator('#password')).toHaveAttribute('type', 'text');
        },
        parts: 'form.login',
      },
      {
        name: 'a login that was refused',
        islands: ['notices'],
        open: async (page) => {
          await page.locator('#username').fill('ada@shop.test');
          await page.locator('#password').fill('wrong');
          await page.keyboard.press('Enter');
          await expect(page.getByRole('alert').filter({ hasText: 'incorrect' })).toBeFocused();
          await touch(page);
        },
        parts: '.woocommerce-notices-wrapper',
        // A list that is an alert is no list any more: the platform prints its errors so.
        isKnown: (fault) => fault.includes('axe: listitem:'),
      },
    ],
  },
  {
    path: '/checkout/',
    cart: [{ sku: 'HV-W101', quantity: 1 }],
    states: [
      {
        name: 'what a field is asked for',
        islands: ['field-descriptions'],
        open: async (page) => {
          await page.locator('#billing_phone').focus();
          await expect(page.locator('#billing_phone-description')).toBeVisible();
        },
        parts: '.woocommerce-input-wrapper:has(.description)',
      },
      {
        name: 'the terms in a dialog',
        islands: ['lightbox-link'],
        open: async (page) => {
          await expectKnown(page.locator('body'), 'lightbox-link');
          await page.getByRole('link', { name: 'terms and conditions' }).click();
          await expect(page.locator('[role=dialog]')).toHaveClass(/mfp-ready/);
          await expect(page.locator('[role=dialog]')).toBeFocused();
        },
        parts: '[role=dialog]',
        holdsFocus: '[role=dialog]',
        returnsFocusTo: '.woocommerce-terms-and-conditions-checkbox-text a,#terms ~ * a',
      },
    ],
  },
];
