import { FRAGMENT_EVENTS, raiseNatively, refreshes } from '../../fixtures-html/testing/cart-probes';
import { noteEvents } from '../../fixtures-html/testing/page-probes';
import {
  expect,
  expectIsland,
  openSettled,
  test,
  visit,
  type Page,
} from '../../fixtures-html/testing/shop-test';

const listing = '/shop/';
const oneTee = [{ sku: 'HV-W101', quantity: 1 }];
const threeJumpers = [{ sku: 'HV-W107', quantity: 3 }];
const icon = '#header .cart-icon';
/** In addresses: what the browser refuses to this page. */
type Refused = 'localStorage' | 'sessionStorage' | 'writes' | 'cookies';
const refusing = (what: Refused): string => `${listing}?refuse=${what}`;

async function obeyRefusals(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const refused = new URLSearchParams(location.search).get('refuse') ?? '';
    const refuse = (target: object, key: string): void => {
      Object.defineProperty(target, key, {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    };
    if (refused.endsWith('Storage')) refuse(globalThis, refused);
    if (refused === 'cookies') refuse(Document.prototype, 'cookie');
    if (refused === 'writes') {
      Storage.prototype.setItem = () => {
        throw new DOMException('Quota exceeded', 'QuotaExceededError');
      };
    }
  });
}

test.describe('a browser that refuses', () => {
  test('storage, writing to it or cookies: one refresh a page, and the basket works', async ({
    page,
    shop,
  }) => {
    await obeyRefusals(page);
    const heard = await noteEvents(page, FRAGMENT_EVENTS);
    for (const name of ['localStorage', 'sessionStorage'] as const) {
      await test.step(`access to ${name}`, async () => {
        await shop.startAfresh();
        await shop.situation({ redirectAfterAdd: 'no' });
        await shop.fill(oneTee);
        for (const load of [1, 2]) {
          await page.goto(refusing(name));
          await expect.poll(heard).toEqual(['wc_fragments_refreshed']);
          expect(await refreshes(shop)).toHaveLength(load);
        }
        await page.locator('.ajax_add_to_cart').nth(1).click();
        await expect(page.locator(icon)).toHaveText('2');
      });
    }

    await test.step('all writes', async () => {
      await shop.startAfresh();
      await shop.situation({ redirectAfterAdd: 'no' });
      await visit(page, refusing('writes'));
      await expect.poll(heard).toEqual(['wc_fragments_refreshed']);
      await page.locator('.ajax_add_to_cart').first().click();
      await expect(page.locator(icon)).toHaveText('1');
    });

    await test.step('cookies', async () => {
      await shop.startAfresh();
      await shop.situation({ redirectAfterAdd: 'no' });
      await shop.fill(oneTee);
      await visit(page, refusing('cookies'));
      await expect.poll(heard).toEqual(['wc_fragments_refreshed']);
      expect(await refreshes(shop)).toHaveLength(1);
      await page.locator('.ajax_add_to_cart').nth(1).click();
      await expect(page.locator(icon)).toHaveText('2');
      await expectIsland(page.locator('body'), 'add-to-cart', 'ready');
    });
  });

  test('only what is large: the old fragments never pass for the new cart’s', async ({
    page,
    shop,
  }) => {
    const heard = await noteEvents(page, FRAGMENT_EVENTS);
    await shop.fill(oneTee);
    await openSettled(page, listing);
    await page.evaluate(() => {
      const { setItem } = Storage.prototype;
      Storage.prototype.setItem = function (this: Storage, key: string, value: string) {
        if (value.length > 200) throw new DOMException('Quota exceeded', 'QuotaExceededError');
        setItem.call(this, key, value);
      };
    });
    await shop.fill(threeJumpers);
    await raiseNatively(page, 'wc_fragment_refresh');
    await expect(page.locator(icon)).toHaveText('3');
    await page.reload();
    await expect.poll(heard).toEqual(['wc_fragments_refreshed']);
    await expect(page.locator(icon)).toHaveText('3');
  });
});
