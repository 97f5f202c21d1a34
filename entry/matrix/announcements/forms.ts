import { expect, expectIsland, expectKnown } from '../../../fixtures-html/testing/shop-test';
import {
  fillEnquiry,
  expectStatus,
  send,
  wrapper,
} from '../../../widgets/contact-form/contact-form.page';
import { COMING_SOON } from '../../../widgets/banners/banners.contract';
import type { Journey } from './journeys';

export const forms: readonly Journey[] = [
  {
    name: 'a message: refused, not sent, sent',
    path: '/contact/',
    steps: [
      {
        does: async (page) => {
          await expectIsland(wrapper(page), 'contact-form', 'ready');
          await fillEnquiry(page, 'Hm');
          await send(page).click();
          await expectStatus(page, 'invalid');
        },
        says: ['status: One or more fields have an error. Please check and try again.'],
      },
      {
        does: async (page, shop) => {
          await shop.situation({ formOutcome: 'mail_failed' });
          await fillEnquiry(page);
          await send(page).click();
          await expectStatus(page, 'failed');
        },
        says: ['status: There was an error trying to send your message. Please try again later.'],
      },
      {
        does: async (page, shop) => {
          await shop.situation({ formOutcome: 'mail_sent' });
          await send(page).click();
          await expectStatus(page, 'sent');
        },
        says: ['status: Thank you for your message. It has been sent.'],
      },
    ],
  },
  {
    name: 'a sign-up: refused, done',
    path: '/letters/',
    steps: [
      {
        does: async (page, shop) => {
          const block = page.locator('.wp-block-ce4wp-subscribe').first();
          await expectKnown(block, 'sign-up');
          await shop.fault({ match: 'ce4wp_form_submission', kind: '500' });
          await block.locator('input.email').fill('ada@shop.test');
          await block.getByRole('button', { name: 'Subscribe' }).click();
          await expect(block.getByRole('alert')).toBeVisible();
        },
        says: ['alert: You have not been signed up. An unknown error occurred. Please try again.'],
      },
      {
        does: async (page) => {
          const block = page.locator('.wp-block-ce4wp-subscribe').first();
          await block.getByRole('button', { name: 'Subscribe' }).click();
          await expect(block.locator('.onSubmission')).toBeVisible();
        },
        says: [
          'status: Thank you. The first letter is on its way. You have subscribed Name: Telephone: Email: ada@shop.test',
        ],
      },
    ],
  },
  {
    name: 'a notice that is an error',
    path: '/fixtures/login-refused',
    steps: [
      {
        does: (page) =>
          expect(page.getByRole('alert').filter({ hasText: 'incorrect' })).toBeFocused(),
        says: ['focus: Error: The username or password you entered is incorrect.'],
      },
    ],
  },
  {
    name: 'a notice that is dismissed',
    path: '/shop/',
    situation: { storeNotice: 'one' },
    steps: [
      {
        does: async (page) => {
          const notice = page.locator('.woocommerce-store-notice');
          await notice.getByRole('button', { name: 'Dismiss' }).click();
          await expect(notice).toBeHidden();
        },
        says: ['status: Notice dismissed.'],
      },
    ],
  },
  {
    name: 'a banner that is dismissed',
    path: '/shop/',
    situation: { comingSoon: 'managers', loggedIn: true },
    steps: [
      {
        does: async (page) => {
          const banner = page.locator(COMING_SOON);
          await expectIsland(banner, 'banners', 'ready');
          await banner.locator('.coming-soon-footer-banner-dismiss').click();
          await expect(banner).toBeHidden();
        },
        says: ['status: Banner dismissed.'],
      },
    ],
  },
];
