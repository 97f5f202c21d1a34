import { TWO_LINES } from '../../../fixtures-html/catalogue/fixtures/fixture';
import {
  expect,
  expectIsland,
  touch,
  visit,
  type Locator,
  type Page,
  type Shop,
} from '../../../fixtures-html/testing/shop-test';
import {
  field,
  fillEnquiry,
  response,
  wrapper,
} from '../../../widgets/contact-form/contact-form.page';
import { SearchForm } from '../../../widgets/live-search/live-search.page';
import {
  dropdownOf,
  JUMPER,
  openDropdown,
  refill,
  TEE,
} from '../../../widgets/mini-cart/mini-cart.page';
import {
  choose,
  formOf,
  openForm,
  OVERSHIRT,
} from '../../../widgets/variation-form/variation-form.page';
import { toast, type Driver } from './driver';
import type { DrivenHere } from './outcomes';
import { WISHLIST_DRIVERS } from './wishlist-drivers';

const lines = async (shop: Shop): Promise<string[]> =>
  (await shop.cart()).lines.map(({ name, quantity }) => `${quantity} × ${name}`);

const searchOf = (page: Page): SearchForm => new SearchForm(page);
/** What was searched for before is known, and not asked for. */
let searches = 0;
const block = (page: Page): Locator => page.locator('.wp-block-ce4wp-subscribe').first();

const MESSAGE: Driver = {
  open: async (page) => {
    await visit(page, '/contact/');
    await expectIsland(wrapper(page), 'contact-form', 'ready');
  },
  type: (page) => fillEnquiry(page),
  // Both before any answer can be there: counted once.
  press: (page) =>
    wrapper(page)
      .locator('[type=submit]')
      .evaluate((button: HTMLInputElement) => {
        button.click();
        button.click();
      }),
  seen: response,
  busy: 'form.submitting, [aria-busy=true]',
  kept: (page) => field(page, 'your-message').inputValue(),
  done: (page) => expect(response(page)).toContainText('Thank you'),
};

const SIGN_UP: Driver = {
  open: async (page) => {
    await visit(page, '/letters/');
    await block(page).hover();
    await expectIsland(block(page), 'sign-up', 'ready');
    await block(page).locator('input.email').fill('ada@shop.test');
  },
  // Who is on the list is asked nothing more.
  agrees: (page) => block(page).locator('input.email').isVisible(),
  press: (page) => block(page).getByRole('button', { name: 'Subscribe' }).click(),
  seen: (page) => block(page).getByRole('alert'),
  busy: '.wp-block-ce4wp-subscribe [aria-disabled=true], .wp-block-ce4wp-subscribe [aria-busy=true]',
  kept: (page) => block(page).locator('input.email').inputValue(),
  // The focus goes to it, which says it.
  done: async (page) => {
    await expect(block(page).locator('.onSubmission')).toContainText('Thank you');
    await expect(block(page).locator('.onSubmission h2')).toBeFocused();
  },
};

export const DRIVERS: Readonly<Record<DrivenHere, Driver>> = {
  'add by a form': {
    situation: { redirectAfterAdd: 'no', miniCartReveal: false },
    open: async (page) => {
      await choose(await openForm(page, OVERSHIRT), { Colour: 'Forest', Size: 'M' });
      await formOf(page).quantity.fill('2');
      await touch(page);
      await expectIsland(page.locator('body'), 'cart-fragments', 'ready');
    },
    agrees: async (page, shop) =>
      (await lines(shop)).length === 0 ||
      (await page.locator('.cart-icon').first().textContent())?.trim() === '2',
    ready: (_, shop) => shop.fill([]),
    press: (page) => formOf(page).button.click(),
    seen: toast,
    busy: '.single_add_to_cart_button.loading',
    kept: async (page) => [
      await formOf(page).select('Colour').inputValue(),
      await formOf(page).select('Size').inputValue(),
      await formOf(page).quantity.inputValue(),
    ],
    done: async (page, shop) => {
      await expect.poll(() => lines(shop)).toEqual(['2 × Corduroy Overshirt - Forest, M']);
      await expect(page.locator('.cart-icon').first()).toHaveText('2');
    },
  },
  'change a quantity': {
    open: async (page, shop) => {
      await shop.fill(TWO_LINES);
      await openDropdown(page);
    },
    ready: (page, shop) => refill(page, shop, TWO_LINES, '£182.00'),
    press: (page) => dropdownOf(page).row(TEE).locator('.plus').click(),
    seen: toast,
    busy: '.cart-item .updating, .cart-item [aria-busy=true]',
    done: async (page) => {
      await expect(dropdownOf(page).total).toContainText('£206.00');
      await expect(dropdownOf(page).field(TEE)).toHaveValue('2');
    },
  },
  'bring a line back': {
    open: async (page, shop) => {
      await shop.fill(TWO_LINES);
      await openDropdown(page);
    },
    ready: async (page, shop) => {
      await refill(page, shop, TWO_LINES, '£182.00');
      const cart = dropdownOf(page);
      await cart.remove(JUMPER).click();
      await expect(cart.total).toContainText('£24.00');
    },
    press: (page) => dropdownOf(page).undo(JUMPER).click(),
    seen: toast,
    again: (page) => dropdownOf(page).undo(JUMPER),
    busy: '.cart-item .updating, .cart-item [aria-busy=true], .storefront-islands-undo [aria-disabled=true]',
    done: async (page) => {
      await expect(dropdownOf(page).total).toContainText('£182.00');
      await expect(dropdownOf(page).field(JUMPER)).toHaveValue('2');
    },
  },
  search: {
    open: (page) => searchOf(page).open(),
    press: (page) => searchOf(page).field.fill(`jumper ${(searches += 1)}`),
    seen: (page) => searchOf(page).note,
    busy: '.searchform .loading',
    done: async (page) => {
      await searchOf(page).settled();
      await expect(searchOf(page).note).toHaveCount(0);
    },
  },
  ...WISHLIST_DRIVERS,
  'send a message': MESSAGE,
  'get a message’s new nonce': {
    ...MESSAGE,
    situation: { loggedIn: true },
    ready: (_, shop) => shop.expireNonces(),
  },
  'renew a form': {
    open: async (page) => {
      await visit(page, '/contact/everything/');
      await expectIsland(wrapper(page), 'contact-form', 'ready');
    },
    press: (page) => wrapper(page).getByRole('button', { name: 'Start again' }).click(),
    seen: response,
    busy: 'form.resetting, [aria-busy=true]',
    done: (page) => expect(response(page)).not.toContainText('could not be renewed'),
  },
  'sign up': SIGN_UP,
  'get a sign-up’s new nonce': { ...SIGN_UP, ready: (_, shop) => shop.expireNonces() },
};
