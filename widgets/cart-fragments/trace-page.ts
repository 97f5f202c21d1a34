import type { Page, Request } from 'playwright/test';

import {
  raiseFromOutside,
  readPage,
  record,
  type Recorder,
  type TraceState,
} from './trace-recorder';

/** Stages a scenario of `shop-cart-traces.json`: the page it was recorded on, its answers, its log. */

export interface Scenario {
  name: string;
  given: {
    cookies?: string[];
    session?: Record<string, string>;
    local?: Record<string, string>;
    params?: Record<string, string>;
  };
  steps: TraceStep[];
}

export interface TraceStep {
  step: string;
  log: string[];
  state: TraceState;
}

export interface Observed {
  log: string[];
  state: TraceState;
}

/** The recording's fragments carried these names in this order. */
const FRAGMENTS = {
  'div.widget_shopping_cart_content': '<div class="widget_shopping_cart_content">NEW</div>',
  'span.cart-count': '<span class="cart-count">1</span>',
};

const BUNDLE = '/wp-content/plugins/storefront-islands/loader.js';

type Entries = Array<[key: string, value: string]>;

/** Puts what the scenario finds in the browser's storage there, before anything else runs. */
function seedStorage(session: Entries, local: Entries): void {
  for (const [key, value] of session) sessionStorage.setItem(key, value);
  for (const [key, value] of local) localStorage.setItem(key, value);
}

/** The attributes stand in the order in which the recorded request bodies name them, reversed. */
function pageHtml(session: Entries, local: Entries, params: Record<string, string> = {}): string {
  const addToCart = {
    wc_ajax_url: '/?wc-ajax=%%endpoint%%',
    i18n_view_cart: 'View basket',
    cart_url: 'https://shop.example/basket/',
    is_cart: '',
    cart_redirect_after_add: 'no',
    ...params,
  };
  const fragments = {
    wc_ajax_url: '/?wc-ajax=%%endpoint%%',
    cart_hash_key: 'wc_cart_hash_K',
    fragment_name: 'wc_fragments_K',
    request_timeout: '5000',
  };
  return `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><title>Trace</title><link rel="icon" href="data:,">
<script src="/wp-includes/js/jquery/jquery.js"></script>
<script>(${seedStorage.toString()})(${JSON.stringify(session)}, ${JSON.stringify(local)});
(${record.toString()})();
var wc_add_to_cart_params = ${JSON.stringify(addToCart)};
var wc_cart_fragments_params = ${JSON.stringify(fragments)};</script></head><body>
<span class="cart-count">0</span>
<div class="widget woocommerce widget_shopping_cart"><div class="hide_cart_widget_if_empty"><div class="widget_shopping_cart_content"></div></div></div>
<p><a href="?add-to-cart=7" data-quantity="1" data-product_id="7" data-product_sku="007" data-success_message="added!" data-foo-bar="x y'z" class="button product_type_simple add_to_cart_button ajax_add_to_cart">Add to basket</a></p>
<script type="module" src="${BUNDLE}"></script></body></html>`;
}

/** Answers of the scenario; the recording tells them by what followed. */
function answerOf(scenario: string, endpoint: string): { status: number; body: string } {
  if (scenario.includes('HTTP 500') && endpoint !== 'get_refreshed_fragments') {
    return { status: 500, body: 'error' };
  }
  if (scenario.includes('error with product_url')) {
    return { status: 200, body: JSON.stringify({ error: true, product_url: '/product/seven/' }) };
  }
  const hash = scenario.includes('empty cart') ? '' : 'H2';
  return { status: 200, body: JSON.stringify({ fragments: FRAGMENTS, cart_hash: hash }) };
}

export class TracePage {
  private navigations = 0;

  constructor(
    private readonly page: Page,
    private readonly scenario: Scenario,
  ) {}

  /** Prepares cookies, storage and answers; nothing is loaded yet. */
  async prepare(origin: string): Promise<void> {
    const { cookies = [], session = {}, local = {}, params } = this.scenario.given;
    await this.page.context().addCookies(
      cookies.map((cookie) => {
        const [name = '', value = ''] = cookie.split(';')[0]?.split('=') ?? [];
        return { name, value, url: origin };
      }),
    );
    const now = Date.now();
    const times: Record<string, number> = { NOW: now, OLD: now - 2 * 86_400_000 };
    const seed = (entries: Record<string, string>): Entries =>
      Object.entries(entries).map(([key, value]) => [key, String(times[value] ?? value)]);
    const html = pageHtml(seed(session), seed(local), params);
    await this.page.route('**/trace/', (route) =>
      route.fulfill({ contentType: 'text/html', body: html }),
    );
    await this.page.route('**/product/**', (route) => {
      if (route.request().isNavigationRequest()) this.navigations += 1;
      // The page stays, so that its state can be compared.
      return route.fulfill({ status: 204 });
    });
    await this.page.route(/wc-ajax=/, async (route) => {
      const endpoint = new URL(route.request().url()).searchParams.get('wc-ajax') ?? '';
      const { status, body } = answerOf(this.scenario.name, endpoint);
      await this.note(describeRequest(route.request(), this.scenario), `RESPONSE ${status}`);
      await route.fulfill({ status, contentType: 'application/json', body });
    });
  }

  /** Carries out a step of the recording. */
  async run({ step }: TraceStep): Promise<void> {
    const { page } = this;
    if (step === 'load') {
      await page.goto('/trace/');
      return;
    }
    await page.evaluate((tracesAjax) => {
      const recorder = globalThis as unknown as Recorder;
      recorder.traceLog.length = 0;
      recorder.isTracingAjax = tracesAjax;
    }, this.scenario.name.includes('global events'));
    await this.listen();
    if (step === 'click remove') await page.locator('.remove_from_cart_button').click();
    else if (step.endsWith('click') || step === 'click add') {
      await page.locator('.add_to_cart_button').click();
    } else await page.evaluate(raiseFromOutside, { step, fragments: FRAGMENTS });
  }

  /** Third-party listeners that a scenario is about. */
  private async listen(): Promise<void> {
    await this.page.evaluate((name) => {
      const body = jQuery(document.body);
      if (name.includes('vetoed')) body.on('should_send_ajax_request.adding_to_cart', () => false);
      if (name.includes('adds a field')) {
        body.on('adding_to_cart', (_event, _button, data) => Object.assign(data, { extra: '1' }));
      }
    }, this.scenario.name);
  }

  async observe(): Promise<Observed> {
    const { log, ...state } = await this.page.evaluate(readPage);
    return { log, state: { ...state, navigations: this.navigations } };
  }

  private async note(...lines: string[]): Promise<void> {
    await this.page.evaluate((added) => {
      (globalThis as unknown as Recorder).traceLog.push(...added);
    }, lines);
  }
}

function describeRequest(request: Request, { name }: Scenario): string {
  const { pathname, search } = new URL(request.url());
  const body = (request.postData() ?? '').replace(/^time=\d+$/, 'time=<ms>');
  const line = `XHR ${request.method()} ${pathname}${search} body=${body}`;
  // One scenario recorded the headers too.
  if (name !== 'add: success without redirect') return line;
  const headers = request.headers();
  const recorded = ['Content-Type', 'Accept', 'X-Requested-With'].map((header) => [
    header,
    headers[header.toLowerCase()],
  ]);
  return `${line} headers=${JSON.stringify(Object.fromEntries(recorded))}`;
}
