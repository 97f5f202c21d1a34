import { ShopControl, type CartJson } from '../testing/shop-control';
import { createApp } from './app';

const ORIGIN = 'http://shop.test';

/** A shopper in the tests: keeps cookies between requests, as a browser does. */
export class TestShopper extends ShopControl {
  readonly cookies = new Map<string, string>();
  readonly #app = createApp();

  constructor() {
    super(async (method, path, data) => {
      const response = await this.request(path, {
        method,
        ...(data && { body: JSON.stringify(data) }),
      });
      return { isOk: response.ok, text: await response.text() };
    });
  }

  async request(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    headers.set('cookie', [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    const response = await this.#app.request(new URL(path, ORIGIN), { ...init, headers });
    for (const line of response.headers.getSetCookie()) this.#keep(line);
    return response;
  }

  #keep(line: string): void {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    if (/max-age=0/i.test(line)) this.cookies.delete(name);
    else this.cookies.set(name, value);
  }

  get(path: string, headers: Record<string, string> = {}): Promise<Response> {
    return this.request(path, { headers });
  }

  post(
    path: string,
    fields: Record<string, string>,
    headers: Record<string, string> = {},
  ): Promise<Response> {
    return this.request(path, { method: 'POST', headers, body: new URLSearchParams(fields) });
  }

  /** Opens an address as a browser does: follows where the shop sends it. */
  async open(path: string): Promise<Response> {
    const response = await this.get(path);
    const to = response.headers.get('location');
    return to === null ? response : this.open(to);
  }

  async page(path: string): Promise<string> {
    const response = await this.get(path);
    return response.text();
  }

  async json<T>(path: string): Promise<T> {
    const response = await this.get(path);
    return (await response.json()) as T;
  }

  async fillCart(...lines: { sku: string; quantity: number }[]): Promise<CartJson> {
    await this.fill(lines);
    return this.cart();
  }

  override reset(): Promise<void> {
    return super.reset();
  }

  async call<T = FragmentsJson>(endpoint: string, fields: Record<string, string> = {}): Promise<T> {
    const response = await this.post(`/?wc-ajax=${endpoint}`, fields);
    return (await response.json()) as T;
  }
}

export interface FragmentsJson {
  readonly fragments: Readonly<Record<string, string>>;
  readonly cart_hash: string;
}

export function firstMatch(text: string, pattern: RegExp): string {
  const found = pattern.exec(text)?.[1];
  if (found === undefined) throw new Error(`Nothing matches ${String(pattern)}.`);
  return found.replaceAll('&amp;', '&');
}
