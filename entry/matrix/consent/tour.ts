import type { Page } from '../../../fixtures-html/testing/shop-test';
import {
  atRest,
  expect,
  expectInDialog,
  expectIsland,
  expectKnown,
  visit,
} from '../../../fixtures-html/testing/shop-test';
import { placeOrder } from '../../../widgets/attribution/attribution.page';
import { forgetStars, submit } from '../../../widgets/review-rating/review-rating.page';

/** A visit of the whole shop, in which everything happens that could leave something behind. */

type Look = () => Promise<void>;

/** An advertisement has led here: words that no request and no cookie may repeat without consent. */
export const LANDING = '/?utm_source=letter77&utm_medium=e-mail&gclid=Click77&fbclid=Click78';

export async function land(page: Page): Promise<void> {
  await visit(page, LANDING);
  await expectIsland(page.locator('body'), 'visit', 'ready');
}

const REVIEWED = '/product/organic-cotton-tee/';

/** Runs in the browser: by the consent plugin's own function. */
function isMarketingAllowed(): boolean {
  const page = globalThis as unknown as { wp_has_consent: (category: string) => boolean };
  return page.wp_has_consent('marketing');
}

/** Says yes or no by the shop's own banner. */
export async function answer(page: Page, word: 'Allow' | 'Deny'): Promise<void> {
  await page.waitForFunction(() => 'wp_set_consent' in globalThis);
  // A notice at the foot of the window may lie over it.
  await page.getByRole('button', { name: word, exact: true }).dispatchEvent('click');
}

const WHOLE = [
  banners,
  listing,
  wishlist,
  product,
  reviews,
  films,
  signUp,
  contact,
  account,
  buy,
] as const;
/** Where most was kept, and to whom most was told. */
export const AGAIN = [product, films, buy] as const;

export async function goThrough(
  page: Page,
  look: Look,
  stops: ReadonlyArray<(page: Page) => Promise<void>> = WHOLE,
): Promise<void> {
  for (const stop of stops) {
    await stop(page);
    await look();
  }
}

/** Dismissed in the first visit, and away in the next ones. */
async function banners(page: Page): Promise<void> {
  const dismissed = await page.evaluate(() => document.cookie);
  if (!dismissed.includes('store_notice')) {
    const notice = page.locator('.woocommerce-store-notice');
    await notice.getByRole('button', { name: 'Dismiss' }).click();
  }
  if (!dismissed.includes('flatsome_cookie_notice'))
    await page.locator('.flatsome-cookies').getByText('Accept').click();
  await expect.poll(() => page.evaluate(() => document.cookie)).toContain('flatsome_cookie_notice');
}

async function listing(page: Page): Promise<void> {
  await visit(page, '/shop/');
  const box = page.locator('.product-small.col').first();
  await expectKnown(box.locator('a.quick-view'), 'quick-view');
  await box.hover();
  const lastChange = (): Promise<string | null> =>
    page.evaluate(() => localStorage.getItem('storefront-islands-wishlist'));
  const before = await lastChange();
  await box.locator('.wishlist-button').click();
  await expect.poll(lastChange).not.toBe(before);
  await page.locator('.add_to_cart_button.ajax_add_to_cart').first().click();
  await expect(page.locator('.cart-icon strong').first()).toHaveText('1');
  await page.keyboard.press('Escape');
  await box.locator('a.quick-view').click();
  await expectInDialog(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.locator('#header .search-field').first().fill('wool');
  await expect(page.getByRole('option').first()).toBeVisible();
}

async function product(page: Page): Promise<void> {
  await visit(page, '/product/organic-cotton-tee/');
  await page
    .locator('form.cart [type=submit],form.cart .single_add_to_cart_button')
    .first()
    .click();
  await atRest(page);
}

/** The list with what the heart has put there, which is taken off. */
async function wishlist(page: Page): Promise<void> {
  await visit(page, '/wishlist/');
  const remove = page.locator('.wishlist_table a.remove');
  await expectKnown(page.locator('body'), 'wishlist');
  await remove.first().click();
  await expect(remove).toHaveCount(0);
}

/** One that lacks its stars, and is sent with them. */
async function reviews(page: Page): Promise<void> {
  await visit(page, REVIEWED);
  await forgetStars(page);
  await expect(page.getByText('Please select a rating')).toBeVisible();
  await page.getByRole('radio', { name: '4 of 5 stars' }).click();
  await submit(page).click();
  await page.waitForURL(/#comment-/);
  await atRest(page);
}

/** Films and maps of other houses: one that begins by itself, and those that are pressed. */
async function films(page: Page): Promise<void> {
  await visit(page, '/our-craft/');
  const mill = page.getByRole('link', { name: 'A visit to the mill' });
  await expectKnown(mill, 'lightbox-video');
  await page.evaluate(() => {
    const box = document.createElement('div');
    box.className = 'ux-youtube fill';
    Object.assign(box.dataset, { videoid: 'dQw4w9WgXcQ', loop: '1', audio: '0' });
    const section = document.createElement('section');
    section.className = 'section film-section';
    section.append(box);
    document.querySelector('main .page-content')!.prepend(section);
  });
  const film = page.locator('.ux-youtube');
  await film.scrollIntoViewIfNeeded();
  await expectIsland(film, 'video-background', 'ready');
  if (await page.evaluate(isMarketingAllowed)) await expect(film.locator('iframe')).toBeAttached();
  const houses = [
    await mill.getAttribute('href'),
    'https://vimeo.com/123',
    'https://maps.google.com/maps?q=York',
  ];
  for (const [at, address] of houses.entries()) {
    await mill.evaluate((link, href) => link.setAttribute('href', href!), address);
    await mill.click();
    await expectInDialog(page);
    await expect(page.locator('[role=dialog] iframe'), `${at}`).toBeAttached();
    await atRest(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
}

async function signUp(page: Page): Promise<void> {
  await visit(page, '/letters/');
  const block = page.locator('.wp-block-ce4wp-subscribe').first();
  await expectKnown(block, 'sign-up');
  await block.locator('input.email').fill('ada@shop.test');
  await block.getByRole('button', { name: 'Subscribe' }).click();
  await expect(block.locator('.onSubmission')).toBeVisible();
}

/** Typed and not sent. */
async function contact(page: Page): Promise<void> {
  await visit(page, '/contact/');
  const form = page.locator('.wpcf7').first();
  await expectIsland(form, 'contact-form', 'ready');
  await form.locator('textarea').first().fill('Do you mend elbows?');
  await page.waitForFunction(() => Object.keys(sessionStorage).join().includes('-draft:'));
}

/** A login with a name and a password that the shop does not know. */
async function account(page: Page): Promise<void> {
  await visit(page, '/my-account/');
  await expectIsland(page.locator('#password'), 'password-toggle', 'ready');
  await page.locator('#username').fill('ada@shop.test');
  await page.locator('#password').fill('wrong');
  await page.getByRole('button', { name: 'Show password' }).first().click();
  await page.locator('#password').press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'incorrect' })).toBeVisible();
  await atRest(page, { isTouched: false });
}

async function buy(page: Page): Promise<void> {
  await visit(page, '/basket/');
  await visit(page, '/my-account/');
  await page.goto('/checkout/');
  await expect(page.locator('form.checkout wc-order-attribution-inputs input')).toHaveCount(16);
  await atRest(page, { isTouched: false });
  await placeOrder(page);
}
