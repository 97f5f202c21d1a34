import {
  expect,
  expectIsland,
  touch,
  visit,
  type Locator,
  type Page,
  type Shop,
} from '../../../fixtures-html/testing/shop-test';
import type { Situation } from '../../../fixtures-html/server/situation';
import {
  field,
  fillEnquiry,
  response,
  wrapper,
} from '../../../widgets/contact-form/contact-form.page';
import { SearchForm } from '../../../widgets/live-search/live-search.page';
import { dropdownOf, openDropdown, refill } from '../../../widgets/mini-cart/mini-cart.page';
import {
  choose,
  formOf,
  openForm,
  OVERSHIRT,
} from '../../../widgets/variation-form/variation-form.page';
import type { RequestName } from './outcomes';

/** How a shopper causes a request, and where its outcome is met. */
export interface Driver {
  situation?: Partial<Situation>;
  /** Opens the page, and gets everything ready for the first press. */
  open: (page: Page, shop: Shop) => Promise<void>;
  /**
   * Whether page and server agree: half an answer comes after the server has done its work. Where they do
   * not, the page is opened anew.
   */
  agrees?: (page: Page, shop: Shop) => Promise<boolean>;
  /** Before each press: how things were before the one before. */
  ready?: (page: Page, shop: Shop) => Promise<void>;
  /** Fills in what is to be sent. */
  type?: (page: Page) => Promise<void>;
  press: (page: Page) => Promise<void>;
  /** Where the outcome is seen. */
  seen: (page: Page) => Locator;
  /** What a shopper presses to try again, where it is not in the message that lies over the page. */
  again?: (page: Page) => Locator;
  /** What shows that it is under way, and must not be left. */
  busy: string;
  /** What the shopper has typed or chosen. */
  kept?: (page: Page) => Promise<unknown>;
  /** Waits until it has worked. */
  done: (page: Page, shop: Shop) => Promise<void>;
}

const TEE = 'Organic Cotton Tee';
const JUMPER = 'Merino Crew Jumper';
const twoLines = [
  { sku: 'HV-W101', quantity: 1 },
  { sku: 'HV-W107', quantity: 2 },
];
export const toast = (page: Page): Locator => page.locator('.storefront-islands-toast p');
const lines = async (shop: Shop): Promise<string[]> =>
  (await shop.cart()).lines.map(({ name, quantity }) => `${quantity} × ${name}`);
const heartOf = (page: Page): Locator =>
  page.locator('.product-small.col', { hasText: TEE }).locator('.wishlist-button');
async function openHearts(page: Page, shop: Shop, wishes: string[]): Promise<void> {
  await shop.wish(wishes);
  await visit(page, '/shop/');
  await heartOf(page).hover();
  await expectIsland(page.locator('body'), 'wishlist', 'ready');
}

/** The heart as it was: pressed again, if it has changed. */
async function putBack(page: Page, wasListed: boolean): Promise<void> {
  const heart = heartOf(page);
  const isListed = await heart.evaluate(({ classList }) => classList.contains('wishlist-added'));
  if (isListed === wasListed) return;
  await heart.click();
  if (wasListed) await expect(heart).toHaveClass(/wishlist-added/);
  else await expect(heart).not.toHaveClass(/wishlist-added/);
  await expect(heart).not.toHaveClass(/loading/);
}

const agreesOnHeart = async (page: Page, shop: Shop): Promise<boolean> =>
  (await shop.wishes()).length > 0 ===
  (await heartOf(page).evaluate(({ classList }) => classList.contains('wishlist-added')));

const searchOf = (page: Page): SearchForm => new SearchForm(page);
/** What was searched for before is known, and not asked for. */
let searches = 0;
const block = (page: Page): Locator => page.locator('.wp-block-ce4wp-subscribe').first();

export const DRIVERS: Readonly<Partial<Record<RequestName, Driver>>> = {
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
      await shop.fill(twoLines);
      await openDropdown(page);
    },
    ready: (page, shop) => refill(page, shop, twoLines, '£182.00'),
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
      await shop.fill(twoLines);
      await openDropdown(page);
    },
    ready: async (page, shop) => {
      await refill(page, shop, twoLines, '£182.00');
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
  'put on the wishlist': {
    situation: { wishlist: 'remove' },
    open: (page, shop) => openHearts(page, shop, []),
    agrees: agreesOnHeart,
    ready: (page) => putBack(page, false),
    press: (page) => heartOf(page).click(),
    seen: toast,
    busy: '.wishlist-button.loading',
    done: async (page, shop) => {
      await expect(heartOf(page)).toHaveClass(/wishlist-added/);
      await expect.poll(() => shop.wishes()).toEqual([101]);
    },
  },
  'take off the wishlist': {
    situation: { wishlist: 'remove' },
    open: (page, shop) => openHearts(page, shop, ['HV-W101']),
    agrees: agreesOnHeart,
    ready: (page) => putBack(page, true),
    press: (page) => heartOf(page).click(),
    seen: toast,
    busy: '.wishlist-button.loading',
    done: async (page, shop) => {
      await expect(heartOf(page)).not.toHaveClass(/wishlist-added/);
      await expect.poll(() => shop.wishes()).toEqual([]);
    },
  },
  'send a message': {
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
  'sign up': {
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
  },
};
