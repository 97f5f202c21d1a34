import {
  cartRegions,
  FRAGMENT_EVENTS,
  raiseNatively,
  readStored,
  refreshes,
} from '../../fixtures-html/testing/cart-probes';
import { noteEvents } from '../../fixtures-html/testing/page-probes';
import type { FaultKind } from '../../fixtures-html/server/faults';
import { expect, expectIsland, openSettled, test } from '../../fixtures-html/testing/shop-test';

const listing = '/shop/';
const oneTee = [{ sku: 'HV-W101', quantity: 1 }];
const threeJumpers = [{ sku: 'HV-W107', quantity: 3 }];
const icon = '#header .cart-icon';
const failed = 'wc_fragments_ajax_error';

test.describe('a refresh that fails', () => {
  test.use({ allowErrors: [/Failed to load resource/] });

  const kinds: FaultKind[] = ['500', '403', '204', 'empty', 'html', 'cut', 'wrong-types', 'reset'];
  for (const kind of kinds) {
    test(`with ${kind}: one error event, the page as it was, the next one works`, async ({
      page,
      shop,
    }) => {
      const heard = await noteEvents(page, FRAGMENT_EVENTS);
      await shop.fill(oneTee);
      await openSettled(page, listing);
      const [regions, stored] = [await cartRegions(page), await readStored(page)];
      await shop.fill(threeJumpers);
      await shop.fault({ match: 'get_refreshed_fragments', kind, times: 'always' });
      await raiseNatively(page, 'wc_fragment_refresh');
      await expect.poll(heard).toContain(failed);
      expect(await cartRegions(page)).toBe(regions);
      expect(await readStored(page)).toEqual(stored);

      await shop.clearFaults();
      await raiseNatively(page, 'wc_fragment_refresh');
      await expect(page.locator(icon)).toHaveText('3');
      expect(await heard()).toEqual(['wc_fragments_refreshed', failed, 'wc_fragments_refreshed']);
    });
  }

  test('offline: one error event, and it works once the network is back', async ({
    page,
    context,
    shop,
  }) => {
    const heard = await noteEvents(page, FRAGMENT_EVENTS);
    await openSettled(page, listing);
    await context.setOffline(true);
    await raiseNatively(page, 'wc_fragment_refresh');
    await expect.poll(heard).toEqual(['wc_fragments_refreshed', failed]);
    await context.setOffline(false);
    await shop.fill(threeJumpers);
    await raiseNatively(page, 'wc_fragment_refresh');
    await expect(page.locator(icon)).toHaveText('3');
  });

  test('because its code is missing once: it is asked for again', async ({ page, shop }) => {
    const heard = await noteEvents(page, FRAGMENT_EVENTS);
    await shop.fill(oneTee);
    await shop.fault({ match: 'chunks/cart-calls', kind: '404' });
    await openSettled(page, listing);
    expect(await heard()).toEqual(['wc_fragments_refreshed']);
    await expect(page.locator(icon)).toHaveText('1');
  });
});

test.describe('code that is missing for good', () => {
  test.use({ allowErrors: [/Failed to load resource/] });

  test('of the pixel’s region: the basket works all the same', async ({ page, shop }) => {
    await shop.situation({ pixel: true });
    await shop.fault({ match: 'chunks/script-regions', kind: '404', times: 'always' });
    await openSettled(page, listing);
    await page.evaluate(() => {
      const place = document.createElement('div');
      place.className = 'wc-facebook-pixel-event-placeholder';
      document.body.append(place);
    });
    await shop.fill(threeJumpers);
    await raiseNatively(page, 'wc_fragment_refresh');
    await expect(page.locator(icon)).toHaveText('3');
    await expect.poll(() => shop.requests('chunks/script-regions')).toHaveLength(2);
  });
});

test.describe('a refresh without an end', () => {
  /** Milliseconds from asking to giving up, as the page sees it. */
  const waited = `new Promise((resolve) => {
    const start = performance.now();
    document.addEventListener('${failed}', () => resolve(performance.now() - start), { once: true });
    document.body.dispatchEvent(new Event('wc_fragment_refresh', { bubbles: true }));
  })`;

  test('is given up after the platform’s 5000 ms', async ({ page, shop }) => {
    await openSettled(page, listing);
    await shop.fault({ match: 'get_refreshed_fragments', kind: 'hang' });
    const waitedMs = await page.evaluate<number>(waited);
    expect(waitedMs).toBeGreaterThanOrEqual(4_990);
    expect(waitedMs).toBeLessThan(10_000);
  });

  test('is given up after what a setting says, also half-way through the answer', async ({
    page,
    shop,
  }) => {
    await shop.situation({ settings: { fragmentsTimeoutMs: 400 } });
    await openSettled(page, listing);
    await shop.fault({ match: 'get_refreshed_fragments', kind: 'hang' });
    expect(await page.evaluate<number>(waited)).toBeLessThan(4_000);
  });
});

test.describe('several at a time', () => {
  test('never two in flight, and the newest wins', async ({ page, shop }) => {
    await page.addInitScript(() => {
      const flight = { now: 0, most: 0, sent: 0 };
      Object.assign(globalThis, { flight });
      const { fetch } = globalThis;
      globalThis.fetch = async (input, init) => {
        const request = new Request(input, init);
        if (!request.url.includes('get_refreshed_fragments')) return fetch(request);
        flight.sent += 1;
        flight.now += 1;
        flight.most = Math.max(flight.most, flight.now);
        let isOver = false;
        const land = (): void => {
          if (!isOver) flight.now -= 1;
          isOver = true;
        };
        request.signal.addEventListener('abort', land);
        return fetch(request).finally(land);
      };
    });
    const heard = await noteEvents(page, FRAGMENT_EVENTS);
    await openSettled(page, listing);
    await shop.fault({ match: 'get_refreshed_fragments', kind: 'slow', delayMs: 1500, times: 2 });
    await shop.fill(oneTee);
    await shop.forgetRequests();
    for (const count of [1, 2]) {
      await raiseNatively(page, 'wc_fragment_refresh');
      await expect.poll(() => refreshes(shop)).toHaveLength(count);
    }
    await shop.fill(threeJumpers);
    await raiseNatively(page, 'wc_fragment_refresh');
    await expect(page.locator(icon)).toHaveText('3');
    // Whatever the given-up ones would have brought has been answered by now.
    await expect
      .poll(async () => (await refreshes(shop)).map(({ status }) => status !== null))
      .toEqual([true, true, true]);
    await expect(page.locator(icon)).toHaveText('3');
    expect(await heard()).toEqual(['wc_fragments_refreshed', 'wc_fragments_refreshed']);
    const flight = await page.evaluate(() => (globalThis as unknown as { flight: object }).flight);
    expect(flight).toEqual({ now: 0, most: 1, sent: 4 });
  });

  test('two in the same moment are one request', async ({ page, shop }) => {
    await openSettled(page, listing);
    await shop.forgetRequests();
    await page.evaluate(() => {
      for (const name of ['updated_wc_div', 'wc_fragment_refresh', 'wc_fragment_refresh']) {
        document.body.dispatchEvent(new Event(name));
      }
    });
    await expect.poll(() => refreshes(shop)).toHaveLength(1);
    await shop.fill(threeJumpers);
    await raiseNatively(page, 'wc_fragment_refresh');
    await expect(page.locator(icon)).toHaveText('3');
    expect(await refreshes(shop)).toHaveLength(2);
  });

  test('answers out of order: the page shows the later question’s', async ({ page, shop }) => {
    await openSettled(page, listing);
    await shop.fault({ match: 'get_refreshed_fragments', kind: 'out-of-order' });
    await shop.fill(oneTee);
    await shop.forgetRequests();
    await raiseNatively(page, 'wc_fragment_refresh');
    await expect.poll(() => refreshes(shop)).toHaveLength(1);
    await shop.fill(threeJumpers);
    await raiseNatively(page, 'wc_fragment_refresh');
    await expect(page.locator(icon)).toHaveText('3');
    await expect
      .poll(async () => (await refreshes(shop)).map(({ status }) => status !== null))
      .toEqual([true, true]);
    await expect(page.locator(icon)).toHaveText('3');
  });

  test('an add that is answered first makes a running refresh obsolete', async ({ page, shop }) => {
    await shop.situation({ redirectAfterAdd: 'no' });
    const heard = await noteEvents(page, FRAGMENT_EVENTS);
    await openSettled(page, listing);
    await shop.forgetRequests();
    await shop.fault({ match: 'get_refreshed_fragments', kind: 'slow', delayMs: 2500 });
    await raiseNatively(page, 'wc_fragment_refresh');
    await page.locator('.ajax_add_to_cart').first().click();
    await expect(page.locator(icon)).toHaveText('1');
    expect((await refreshes(shop))[0]?.status).toBeNull();
    await expect.poll(async () => (await refreshes(shop))[0]?.status).not.toBeNull();
    await expect(page.locator(icon)).toHaveText('1');
    expect(await heard()).toEqual(['wc_fragments_refreshed', 'wc_fragments_loaded']);
  });
});

test.describe('a browser that refuses', () => {
  for (const name of ['localStorage', 'sessionStorage']) {
    test(`access to ${name}: one refresh a page, and the basket works`, async ({ page, shop }) => {
      await shop.situation({ redirectAfterAdd: 'no' });
      await page.addInitScript((storage) => {
        Object.defineProperty(globalThis, storage, {
          get() {
            throw new DOMException('Access is denied for this document.', 'SecurityError');
          },
        });
      }, name);
      const heard = await noteEvents(page, FRAGMENT_EVENTS);
      await shop.fill(oneTee);
      for (const visit of [1, 2]) {
        await page.goto(listing);
        await expect.poll(heard).toEqual(['wc_fragments_refreshed']);
        expect(await refreshes(shop)).toHaveLength(visit);
      }
      await page.locator('.ajax_add_to_cart').nth(1).click();
      await expect(page.locator(icon)).toHaveText('2');
    });
  }

  test('all writes: one refresh a page, and the basket works', async ({ page, shop }) => {
    await shop.situation({ redirectAfterAdd: 'no' });
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('Quota exceeded', 'QuotaExceededError');
      };
    });
    const heard = await noteEvents(page, FRAGMENT_EVENTS);
    await page.goto(listing);
    await expect.poll(heard).toEqual(['wc_fragments_refreshed']);
    await page.locator('.ajax_add_to_cart').first().click();
    await expect(page.locator(icon)).toHaveText('1');
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

  test('cookies: one refresh, and the basket works', async ({ page, shop }) => {
    await shop.situation({ redirectAfterAdd: 'no' });
    await page.addInitScript(() => {
      Object.defineProperty(Document.prototype, 'cookie', {
        get() {
          throw new DOMException('The document is sandboxed.', 'SecurityError');
        },
      });
    });
    await shop.fill(oneTee);
    await openSettled(page, listing);
    expect(await refreshes(shop)).toHaveLength(1);
    await page.locator('.ajax_add_to_cart').nth(1).click();
    await expect(page.locator(icon)).toHaveText('2');
    await expectIsland(page.locator('body'), 'add-to-cart', 'ready');
  });
});
