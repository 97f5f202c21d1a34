import { createApp } from './app';
import type { Situation } from './situation';

const ORIGIN = 'http://shop.test';

/** A shopper in the tests: keeps cookies between requests, as a browser does. */
export class TestShopper {
  readonly cookies = new Map<string, string>();
  readonly #app = createApp();

  async request(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    headers.set('cookie', [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    const response = await this.#app.request(`${ORIGIN}${path}`, { ...init, headers });
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

  async page(path: string): Promise<string> {
    const response = await this.get(path);
    return response.text();
  }

  /** Calls the control API. */
  async control<T = unknown>(path: string, body?: unknown, method = 'POST'): Promise<T> {
    const init: RequestInit =
      body === undefined
        ? { method }
        : { method, body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
    const response = await this.request(`/fixtures/api${path}`, init);
    return (await response.json()) as T;
  }

  situation(changes: Partial<Situation>): Promise<Situation> {
    return this.control<Situation>('/situation', changes);
  }

  fillCart(...lines: { sku: string; quantity: number }[]): Promise<CartJson> {
    return this.control<CartJson>('/cart', { lines });
  }

  cart(): Promise<CartJson> {
    return this.control<CartJson>('/cart', undefined, 'GET');
  }

  async call<T = FragmentsJson>(endpoint: string, fields: Record<string, string> = {}): Promise<T> {
    const response = await this.post(`/?wc-ajax=${endpoint}`, fields);
    return (await response.json()) as T;
  }
}

export interface CartJson {
  readonly lines: readonly {
    readonly key: string;
    readonly id: number;
    readonly sku: string;
    readonly name: string;
    readonly quantity: number;
    readonly linePence: number;
  }[];
  readonly subtotalPence: number;
  readonly hash: string;
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
