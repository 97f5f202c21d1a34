import type { Page } from 'playwright/test';

import type { LoggedRequest, Shop } from './shop-test';

/** What tests of the cart fragments share. */

/** Events that tell how the fragments fare; noted by `noteEvents`. */
export const FRAGMENT_EVENTS = [
  'wc_fragments_loaded',
  'wc_fragments_refreshed',
  'wc_fragments_ajax_error',
];

/** The refreshes that the page has asked for. */
export function refreshes(shop: Shop): Promise<LoggedRequest[]> {
  return shop.requests('get_refreshed_fragments');
}

/** Raises an event on the body, as other people's native code does. */
export function raiseNatively(page: Page, name: string, detail?: unknown): Promise<boolean> {
  return page.evaluate(
    ([type, value]) =>
      document.body.dispatchEvent(
        new CustomEvent(type as string, { bubbles: true, detail: value ?? null }),
      ),
    [name, detail],
  );
}

export interface StoredCartEntries {
  fragments: Record<string, string> | null;
  sessionHash: string | null;
  localHash: string | null;
  created: string | null;
}

/** What the browser stores, under the names that the platform printed. */
export function readStored(page: Page): Promise<StoredCartEntries> {
  return page.evaluate(() => {
    const { fragment_name: name, cart_hash_key: key } = (
      globalThis as unknown as { wc_cart_fragments_params: Record<string, string> }
    ).wc_cart_fragments_params;
    return {
      fragments: JSON.parse(sessionStorage.getItem(name!) ?? 'null') as Record<string, string>,
      sessionHash: sessionStorage.getItem(key!),
      localHash: localStorage.getItem(key!),
      created: sessionStorage.getItem('wc_cart_created'),
    };
  });
}

/** Adds fragments to every refresh’s answer, before the shop’s own. */
export async function addFragments(page: Page, extra: Record<string, string>): Promise<void> {
  await page.route('**/?wc-ajax=get_refreshed_fragments', async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    // As text, so that a key like __proto__ arrives as the server would send it.
    const added = Object.entries(extra)
      .map(([key, html]) => `${JSON.stringify(key)}:${JSON.stringify(html)},`)
      .join('');
    await route.fulfill({ response, body: text.replace('"fragments":{', `$&${added}`) });
  });
}

/** The cart regions of the header, as they stand. */
export function cartRegions(page: Page): Promise<string> {
  return page.evaluate(() =>
    [...document.querySelectorAll('.cart-price,.cart-icon,.widget_shopping_cart_content')]
      .map(({ innerHTML }) => innerHTML)
      .join('\n'),
  );
}

/** Puts markup of the test's own into the page, as the server's. */
export async function insert(page: Page, html: string): Promise<void> {
  await page.evaluate((markup) => {
    document.querySelector('#main')!.insertAdjacentHTML('afterbegin', markup);
  }, html);
}

/** Has the page ask for the fragments. */
export const refresh = (page: Page): Promise<boolean> => raiseNatively(page, 'wc_fragment_refresh');
