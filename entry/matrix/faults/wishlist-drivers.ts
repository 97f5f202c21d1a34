import {
  expect,
  expectIsland,
  visit,
  type Locator,
  type Page,
  type Shop,
} from '../../../fixtures-html/testing/shop-test';
import { TEE } from '../../../widgets/mini-cart/mini-cart.page';
import { toast, type Driver } from './driver';
import type { DrivenHere } from './outcomes';

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

const rowsOf = (page: Page): Locator => page.locator('.wishlist_table [data-row-id]');
const twoWishes = ['HV-W101', 'HV-A301'];

const PUT_ON: Driver = {
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
};

export const WISHLIST_DRIVERS = {
  'put on the wishlist': PUT_ON,
  'get the wishlist’s new nonces': {
    ...PUT_ON,
    async ready(page, shop) {
      await putBack(page, false);
      await shop.expireNonces();
    },
  },
  'fill a heart that came empty': {
    ...PUT_ON,
    async ready(page, shop) {
      await shop.wish([]);
      // As pages print it that are cached for all.
      await heartOf(page).evaluate((heart) => {
        heart.classList.remove('wishlist-added');
        const block = heart.parentElement!.querySelector('.yith-wcwl-add-to-wishlist')!;
        block.classList.remove('exists');
        block.replaceChildren();
      });
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
  'take off the wishlist, on its own page': {
    situation: { wishlist: 'remove' },
    async open(page, shop) {
      await shop.wish(twoWishes);
      await visit(page, '/wishlist/');
      await rowsOf(page).first().hover();
      await expectIsland(page.locator('body'), 'wishlist', 'ready');
    },
    agrees: async (page, shop) => (await shop.wishes()).length === (await rowsOf(page).count()),
    async ready(page, shop) {
      if ((await rowsOf(page).count()) === twoWishes.length) return;
      await shop.wish(twoWishes);
      await page.evaluate(() =>
        document.dispatchEvent(new CustomEvent('yith_wcwl_reload_fragments', { detail: [] })),
      );
      await expect(rowsOf(page)).toHaveCount(twoWishes.length);
    },
    press: (page) => rowsOf(page).first().locator('.remove_from_wishlist').click(),
    seen: toast,
    busy: '.wishlist_table .loading',
    async done(page, shop) {
      await expect(rowsOf(page)).toHaveCount(1);
      await expect.poll(() => shop.wishes()).toEqual([301]);
    },
  },
} satisfies Partial<Record<DrivenHere, Driver>>;
