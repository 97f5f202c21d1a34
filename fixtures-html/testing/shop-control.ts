import type { FaultKind } from '../server/faults';
import type { Situation } from '../server/situation';

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

/** Sends a request as the visitor that the shop is to be changed for. */
export type AskShop = (
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  data?: object,
) => Promise<{ isOk: boolean; text: string }>;

/** The fixture shop's control interface, for one visitor: what a test arranges behind the page's back. */
export class ShopControl {
  constructor(private readonly ask: AskShop) {}

  /** Changes the situation; pages loaded from now on are printed accordingly. */
  async situation(changes: Partial<Situation>): Promise<void> {
    await this.#post('situation', changes);
  }

  /** Replaces the cart on the server, behind the page's back. */
  async fill(lines: Array<{ sku: string; quantity: number }>): Promise<void> {
    await this.#post('cart', { lines });
  }

  cart(): Promise<CartJson> {
    return this.#read('cart');
  }

  /** Replaces the wishlist of the guest, or of the account while the situation is logged in. */
  async wish(skus: string[]): Promise<void> {
    await this.#post('wishlist', { skus });
  }

  /** Ids of the products and variations on the wishlist, oldest first. */
  async wishes(): Promise<number[]> {
    const items = await this.#read<Array<{ productId: number }>>('wishlist');
    return items.map(({ productId }) => productId);
  }

  async expireNonces(): Promise<void> {
    await this.#post('nonces/expire', {});
  }

  async stock(sku: string, stock: number): Promise<void> {
    await this.#post('stock', { sku, stock });
  }

  async fault(fault: Fault): Promise<void> {
    await this.#post('faults', fault);
  }

  /** Calls all faults off; requests that were `held` go on. */
  async clearFaults(): Promise<void> {
    await this.#send('DELETE', 'faults');
  }

  /** How many requests have met a fault. */
  faultsMet(): Promise<number> {
    return this.#read('faults/met');
  }

  /** What browsers have told of the strict policy: each directive, what was refused, and in which file. */
  refusals(): Promise<string[]> {
    return this.#read('refusals');
  }

  /** The visitor's requests whose method, path, query or body contains `match`, oldest first. */
  async requests(match = ''): Promise<LoggedRequest[]> {
    const log = await this.#read<LoggedRequest[]>('requests');
    return log.filter(({ method, path, body }) => `${method} ${path}&${body}`.includes(match));
  }

  async forgetRequests(): Promise<void> {
    await this.#send('DELETE', 'requests');
  }

  /** Forgets all that the shop remembers of the visitor. */
  protected async reset(): Promise<void> {
    await this.#post('reset', {});
  }

  async #post(path: string, data: object): Promise<void> {
    await this.#send('POST', path, data);
  }

  async #read<Answer>(path: string): Promise<Answer> {
    return JSON.parse(await this.#send('GET', path)) as Answer;
  }

  async #send(...[method, path, data]: Parameters<AskShop>): Promise<string> {
    const { isOk, text } = await this.ask(method, `/fixtures/api/${path}`, data);
    if (!isOk) throw new Error(`${path}: ${text}`);
    return text;
  }
}
