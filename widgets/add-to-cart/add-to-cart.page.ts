import {
  expect,
  openSettled,
  type Locator,
  type Page,
  type Shop,
} from '../../fixtures-html/testing/shop-test';

/** What the browser tests of this folder know about a listing of the fixture shop. */

export const LISTING = '/shop/';

/** Simple products on the first page of the listing. */
export const products = {
  tee: { sku: 'HV-W101', id: '101', name: 'Organic Cotton Tee' },
  scarf: { sku: 'HV-A301', id: '301', name: 'Lambswool Scarf' },
  top: { sku: 'HV-W102', id: '102', name: 'Breton Stripe Top' },
} as const;

export type Product = (typeof products)[keyof typeof products];

export const ADD = 'wc-ajax=add_to_cart';
export const REFRESH = 'wc-ajax=get_refreshed_fragments';

export function addButton(page: Page, { sku }: Product): Locator {
  return page.locator(`a.ajax_add_to_cart[data-product_sku="${sku}"]`);
}

export function basketLink(page: Page): Locator {
  return page.locator('a.added_to_cart');
}

/** Loading, added, or neither. */
export const busy = /(^|\s)loading(\s|$)/;
export const added = /(^|\s)added(\s|$)/;

/** Quantities on the server, by SKU. */
export async function quantities(shop: Shop): Promise<Record<string, number>> {
  const { lines } = await shop.cart();
  return Object.fromEntries(lines.map(({ sku, quantity }) => [sku, quantity]));
}

export async function expectQuantities(shop: Shop, wanted: Record<string, number>): Promise<void> {
  await expect.poll(() => quantities(shop)).toEqual(wanted);
}

/** Opens the listing, does something on it, and waits until the basket's first answer is shown. */
export async function openListing(page: Page, shop: Shop): Promise<void> {
  await openSettled(page, LISTING);
  expect(await shop.requests(REFRESH)).toHaveLength(1);
  await shop.forgetRequests();
}

/** Fields of the add requests that reached the shop, oldest first. */
export async function sentFields(shop: Shop): Promise<Array<Record<string, string>>> {
  const sent = await shop.requests(ADD);
  return sent.map(({ body }) => Object.fromEntries(new URLSearchParams(body)));
}

/**
 * Holds back requests whose address contains `match` until the returned function is called, so that
 * a test decides what happens meanwhile, however busy the computer is.
 */
export async function holdRequests(page: Page, match: string): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(
    ({ href }) => href.includes(match),
    async (route) => {
      await released;
      await route.continue();
    },
  );
  return release;
}
