import { expect, test as base, type Locator, type Page } from 'playwright/test';

import type { FaultKind } from '../server/faults';
import type { Situation } from '../server/situation';

export { expect };
export type { Locator, Page };

/** What can go wrong with the next matching requests; `fixtures-html/server/faults.ts` explains. */
export interface Fault {
  /** Part of path, query, `&` and body. */
  match: string;
  kind: FaultKind;
  times?: number | 'always';
  delayMs?: number;
  after?: number;
}

export interface LoggedRequest {
  method: string;
  path: string;
  body: string;
  at: number;
  status: number;
}

export interface CartJson {
  lines: Array<{ key: string; id: number; sku: string; name: string; quantity: number }>;
  subtotalPence: number;
  hash: string;
}

/** The fixture shop as one visitor meets it: every test is a visitor of its own. */
export class Shop {
  constructor(private readonly page: Page) {}

  /** Changes the situation; pages loaded from now on are printed accordingly. */
  async situation(changes: Partial<Situation>): Promise<void> {
    await this.post('situation', changes);
  }

  /** Replaces the cart on the server, behind the page's back. */
  async fill(lines: Array<{ sku: string; quantity: number }>): Promise<void> {
    await this.post('cart', { lines });
  }

  async cart(): Promise<CartJson> {
    return (await this.page.request.get('/fixtures/api/cart')).json() as Promise<CartJson>;
  }

  async stock(sku: string, stock: number): Promise<void> {
    await this.post('stock', { sku, stock });
  }

  async fault(fault: Fault): Promise<void> {
    await this.post('faults', fault);
  }

  async clearFaults(): Promise<void> {
    await this.page.request.delete('/fixtures/api/faults');
  }

  /** The visitor's requests whose method, path, query or body contains `match`, oldest first. */
  async requests(match = ''): Promise<LoggedRequest[]> {
    const log = (await (
      await this.page.request.get('/fixtures/api/requests')
    ).json()) as LoggedRequest[];
    return log.filter(({ method, path, body }) => `${method} ${path}&${body}`.includes(match));
  }

  async forgetRequests(): Promise<void> {
    await this.page.request.delete('/fixtures/api/requests');
  }

  private async post(path: string, data: object): Promise<void> {
    const answer = await this.page.request.post(`/fixtures/api/${path}`, { data });
    if (!answer.ok()) throw new Error(`${path}: ${await answer.text()}`);
  }
}

/** Opens a page and waits until its cart regions are as the server last sent them. */
export async function openSettled(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expectIsland(page.locator('body'), 'cart-fragments', 'ready');
  // An empty cart's regions are asked for when the shopper first does anything.
  await page.mouse.move(1, 1);
  await page.mouse.move(2, 2);
  // The platform writes the keys last of all, also those of an empty cart.
  await page.waitForFunction(() =>
    Object.keys(localStorage).some((key) => key.startsWith('wc_cart_hash')),
  );
}

/** Waits until an island has reached a state on the (first) element. */
export async function expectIsland(
  target: Locator,
  name: string,
  state: 'waiting' | 'loading' | 'ready' | 'failed' | 'off',
): Promise<void> {
  await expect(target.first()).toHaveAttribute(`data-island-${name}`, state);
}

/**
 * The project's test: a page of the fixture shop, its control API, and proof that nothing went wrong
 * unnoticed, in tests that do not use the shop too. A test that expects console errors or failed
 * requests says so by `allowErrors`.
 */
export const test = base.extend<{ shop: Shop; allowErrors: RegExp[] }>({
  allowErrors: [[], { option: true }],
  shop: [
    async ({ page, allowErrors }, use) => {
      const unexpected: string[] = [];
      const note = (text: string): void => {
        if (!allowErrors.some((pattern) => pattern.test(text))) unexpected.push(text);
      };
      page.on('pageerror', (error) => note(`uncaught: ${error.message}`));
      page.on('console', (message) => {
        if (message.type() === 'error')
          note(`console: ${message.text()} ${message.location().url}`);
      });
      await use(new Shop(page));
      expect(unexpected, 'nothing goes wrong unnoticed').toEqual([]);
    },
    { auto: true },
  ],
});
