import type { Page } from '../../fixtures-html/testing/shop-test';

/** What the tests of attribution and consent share. */

/** A host name with a domain above it: cookies of 127.0.0.1 have none. */
export function shopAt(baseURL: string | undefined, host: string): string {
  const { port } = new URL(baseURL ?? '');
  return `http://${host}:${port}`;
}

/** Cookies that only marketing has a use for, by name. */
export async function marketingCookies(page: Page): Promise<string[]> {
  const cookies = await page.context().cookies();
  return cookies.map(({ name }) => name).filter((name) => /^(sbjs_|_fbc|_fbp)/.test(name));
}

/** What `document.cookie` says of one attribution cookie, readable. */
export async function attributionCookie(page: Page, name: string): Promise<string> {
  const cookies = await page.evaluate(() => document.cookie);
  const value = cookies.split('; ').find((entry) => entry.startsWith(`sbjs_${name}=`)) ?? '';
  return decodeURIComponent(value.slice(`sbjs_${name}=`.length));
}

/** The values that the platform's function tells, once there are any. */
export function attributionData(page: Page): Promise<Record<string, string | null>> {
  return page.evaluate(() => {
    const { wc_order_attribution: shop } = globalThis as unknown as {
      wc_order_attribution: { getAttributionData: () => Record<string, string | null> };
    };
    return shop.getAttributionData();
  });
}

export interface SavedAttribution {
  orders: Array<Record<string, string>>;
  account?: Record<string, string>;
}

/** What the shop has saved of the visitor's orders and account. */
export async function savedAttribution(page: Page, origin = ''): Promise<SavedAttribution> {
  const answer = await page.request.get(`${origin}/fixtures/api/attribution`);
  return (await answer.json()) as SavedAttribution;
}

/** Fills the classic checkout in, at once because nothing here is about typing, and places the order. */
export async function placeOrder(page: Page): Promise<void> {
  const fields = {
    first_name: 'Ada',
    last_name: 'Guest',
    address_1: '3 High St',
    city: 'York',
    postcode: 'YO1 7EP',
    phone: '01904 000000',
    email: 'ada@shop.test',
  };
  await page.evaluate((values) => {
    for (const [name, value] of Object.entries(values)) {
      const field = document.querySelector<HTMLInputElement>(`#billing_${name}`)!;
      field.value = value;
      for (const type of ['input', 'change'])
        field.dispatchEvent(new Event(type, { bubbles: true }));
    }
  }, fields);
  await page.locator('#terms').check();
  await page.locator('#place_order').click();
  await page.waitForURL('**/order-received/**');
}

/** What the hidden inputs of a form say, by name. */
export function hiddenInputs(page: Page, form: string): Promise<Record<string, string>> {
  return page
    .locator(`${form} wc-order-attribution-inputs input[type=hidden]`)
    .evaluateAll((inputs) =>
      Object.fromEntries((inputs as HTMLInputElement[]).map(({ name, value }) => [name, value])),
    );
}
