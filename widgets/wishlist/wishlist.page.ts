import {
  expect,
  expectIsland,
  visit,
  type Locator,
  type Page,
  type Shop,
} from '../../fixtures-html/testing/shop-test';

/** What the browser tests of this folder know about hearts. */
export const products = {
  tee: { sku: 'HV-W101', id: 101, name: 'Organic Cotton Tee' },
  scarf: { sku: 'HV-A301', id: 301, name: 'Lambswool Scarf' },
} as const;

export type Product = (typeof products)[keyof typeof products];

export const heart = (page: Page, { name }: Product): Locator =>
  page
    .locator('.product-small.col')
    .filter({ has: page.locator('.product-title', { hasText: name }) })
    .locator('.wishlist-button');

export const badge = (page: Page): Locator => page.locator('i.wishlist-icon').first();
export const toast = (page: Page): Locator => page.locator('.storefront-islands-toast');
export const live = (page: Page): Locator => page.locator('.widget_shopping_cart_live_region');

export const listed = /(^|\s)wishlist-added(\s|$)/;
export const busy = /(^|\s)loading(\s|$)/;

/** Opens the listing as a shopper who is about to press a heart. */
export async function openListing(page: Page, path = '/shop/'): Promise<void> {
  await visit(page, path);
  await heart(page, products.tee).hover();
  await expectIsland(page.locator('body'), 'wishlist', 'ready');
}

/** Fields of the calls with an action that reached the shop, oldest first. */
export async function sent(shop: Shop, action: string): Promise<Array<Record<string, string>>> {
  const calls = await shop.requests(`action=${action}`);
  return calls.map(({ body }) => Object.fromEntries(new URLSearchParams(body)));
}

/** The heart and the server agree that a product is listed, or that it is not. */
export async function expectListed(
  page: Page,
  shop: Shop,
  product: Product,
  isListed: boolean,
): Promise<void> {
  const button = heart(page, product);
  await expect(button).not.toHaveClass(busy);
  if (isListed) await expect(button).toHaveClass(listed);
  else await expect(button).not.toHaveClass(listed);
  await expect.poll(() => shop.wishes()).toEqual(isListed ? [product.id] : []);
}
