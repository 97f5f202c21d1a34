import type { Page } from '../fixtures-html/testing/shop-test';

export type Api = typeof import('./api');

/** The built module, as a theme developer imports it. */
export const API = '/wp-content/plugins/storefront-islands/api.js';

interface Noted {
  name: string;
  intent: Record<string, unknown>;
  outcome?: { type: string; message?: string; url?: string };
}

interface ApiWindow {
  api: Api;
  noted: Noted[];
  hashes: unknown[];
  added: unknown[][];
}

/** Imports the API into the page, and notes what it tells from now on. */
export async function importApi(page: Page): Promise<void> {
  await page.evaluate(async (address) => {
    const api = (await import(address)) as Api;
    const noted: Noted[] = [];
    const hashes: unknown[] = [];
    const added: unknown[][] = [];
    Object.assign(globalThis, { api, noted, hashes, added });
    for (const name of ['add', 'remove', 'restore', 'quantity'] as const) {
      api.events.on(`storefront-islands:${name}`, ({ intent, outcome }) => {
        const plain = Object.entries(intent).filter(([, value]) => typeof value !== 'object');
        const note: Noted = { name, intent: Object.fromEntries(plain) };
        noted.push(note);
        void outcome.then((came) => Object.assign(note, { outcome: came }));
      });
    }
    api.stores.cartHash.subscribe((hash) => hashes.push(hash));
    api.events.on('added_to_cart', (...args) => {
      const kinds = args.map((arg) => (arg instanceof Element ? 'element' : typeof arg));
      // Islands have done their part by then: the button is no longer busy.
      added.push([...kinds, document.querySelectorAll('.add_to_cart_button.loading').length]);
    });
  }, API);
}

/** What was noted, with what came of it; `match` of it is compared. */
export const noted = (page: Page): Promise<Noted[]> =>
  page.evaluate(() => (globalThis as unknown as ApiWindow).noted);

export const hashes = (page: Page): Promise<unknown[]> =>
  page.evaluate(() => (globalThis as unknown as ApiWindow).hashes);

export const added = (page: Page): Promise<unknown[][]> =>
  page.evaluate(() => (globalThis as unknown as ApiWindow).added);

/** Runs in the page, with the API that `importApi` has imported. */
export function withApi<Result, Given = undefined>(
  page: Page,
  run: (api: Api, given: Given) => Result | Promise<Result>,
  given?: Given,
): Promise<Result> {
  return page.evaluate(
    ([source, argument]) => {
      const { api } = globalThis as unknown as ApiWindow;
      // A function comes over as its text.
      const call = new Function(`return ${source}`)() as (api: Api, given: unknown) => Result;
      return call(api, argument);
    },
    [run.toString(), given] as const,
  ) as Promise<Result>;
}
