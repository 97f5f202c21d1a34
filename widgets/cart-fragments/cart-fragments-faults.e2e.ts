import { BAD_ANSWERS, REQUESTS } from '../../entry/matrix/faults/outcomes';
import {
  cartRegions,
  FRAGMENT_EVENTS,
  raiseNatively,
  readStored,
  refreshes,
} from '../../fixtures-html/testing/cart-probes';
import { noteEvents } from '../../fixtures-html/testing/page-probes';
import {
  expect,
  goOffline,
  goOnline,
  openSettled,
  stopClock,
  test,
} from '../../fixtures-html/testing/shop-test';

const listing = '/shop/';
const oneTee = [{ sku: 'HV-W101', quantity: 1 }];
const threeJumpers = [{ sku: 'HV-W107', quantity: 3 }];
const icon = '#header .cart-icon';
const failed = 'wc_fragments_ajax_error';

test.describe('a refresh that fails', () => {
  test.use({ allowErrors: [/Failed to load resource/] });

  test('is one error event; the page stays as it was, and the next one works', async ({
    page,
    shop,
  }) => {
    const heard = await noteEvents(page, FRAGMENT_EVENTS);
    await shop.fill(oneTee);
    await openSettled(page, listing);
    const refreshTo = async (lines: typeof oneTee, count: string): Promise<void> => {
      await shop.fill(lines);
      await raiseNatively(page, 'wc_fragment_refresh');
      await expect(page.locator(icon)).toHaveText(count);
    };

    // All the same, by `REQUESTS['refresh the fragments']`: nothing is told.
    for (const kind of BAD_ANSWERS) {
      await test.step(kind, async () => {
        const [regions, stored] = [await cartRegions(page), await readStored(page)];
        const before = (await heard()).length;
        const added = async (): Promise<string[]> => (await heard()).slice(before);
        await shop.fill(threeJumpers);
        await shop.fault({ match: 'get_refreshed_fragments', kind, times: 'always' });
        await raiseNatively(page, 'wc_fragment_refresh');
        await expect.poll(added).toContain(failed);
        expect(await cartRegions(page)).toBe(regions);
        expect(await readStored(page)).toEqual(stored);

        await shop.clearFaults();
        await refreshTo(threeJumpers, '3');
        expect(await added()).toEqual([failed, 'wc_fragments_refreshed']);
        await refreshTo(oneTee, '1');
      });
    }

    await test.step('offline', async () => {
      const before = (await heard()).length;
      await goOffline(page);
      await raiseNatively(page, 'wc_fragment_refresh');
      await expect.poll(async () => (await heard()).slice(before)).toEqual([failed]);
      await goOnline(page);
      await refreshTo(threeJumpers, '3');
    });
  });

  test('because its code is missing once is asked for again; a pixel’s code that is missing for good harms nothing', async ({
    page,
    shop,
  }) => {
    await test.step('missing once', async () => {
      const heard = await noteEvents(page, FRAGMENT_EVENTS);
      await shop.fill(oneTee);
      await shop.fault({ match: 'chunks/cart-calls', kind: '404' });
      await openSettled(page, listing);
      expect(await heard()).toEqual(['wc_fragments_refreshed']);
      await expect(page.locator(icon)).toHaveText('1');
    });

    await test.step('that of the pixel’s region missing for good', async () => {
      await shop.situation({ pixel: true });
      await shop.fault({ match: 'chunks/run-scripts', kind: '404', times: 'always' });
      await openSettled(page, listing);
      await page.evaluate(() => {
        const place = document.createElement('div');
        place.className = 'wc-facebook-pixel-event-placeholder';
        document.body.append(place);
      });
      await shop.fill(threeJumpers);
      await raiseNatively(page, 'wc_fragment_refresh');
      await expect(page.locator(icon)).toHaveText('3');
      await expect.poll(() => shop.requests('chunks/run-scripts')).toHaveLength(3);
    });
  });
});

test.describe('a refresh without an end', () => {
  test('is given up after the platform’s 5000 ms, or what a setting says', async ({
    page,
    shop,
  }) => {
    const heard = await noteEvents(page, [failed]);
    await page.clock.install();
    /** Asks for what never comes, and sees that it is given up then, and not before. */
    const expectPatience = async (ms: number): Promise<void> => {
      await openSettled(page, listing);
      await stopClock(page);
      await shop.fault({ match: 'get_refreshed_fragments', kind: 'hang' });
      await shop.forgetRequests();
      await raiseNatively(page, 'wc_fragment_refresh');
      await expect.poll(() => refreshes(shop)).toHaveLength(1);
      await page.clock.runFor(ms - 1);
      expect(await heard()).toEqual([]);
      await page.clock.runFor(1);
      await expect.poll(heard).toEqual([failed]);
      await page.clock.resume();
    };
    await expectPatience(REQUESTS['refresh the fragments'].limit[0]);
    await shop.situation({ settings: { fragmentsTimeoutMs: 400 } });
    await expectPatience(400);
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
    await shop.fault({ match: 'get_refreshed_fragments', kind: 'hang', times: 2 });
    await shop.fill(oneTee);
    await shop.forgetRequests();
    for (const count of [1, 2]) {
      await raiseNatively(page, 'wc_fragment_refresh');
      await expect.poll(() => refreshes(shop)).toHaveLength(count);
    }
    await shop.fill(threeJumpers);
    await raiseNatively(page, 'wc_fragment_refresh');
    await expect(page.locator(icon)).toHaveText('3');
    // The given-up ones have come to their end by now, on the server too.
    await expect
      .poll(async () => (await refreshes(shop)).map(({ status }) => status !== null))
      .toEqual([true, true, true]);
    await expect(page.locator(icon)).toHaveText('3');
    expect(await heard()).toEqual(['wc_fragments_refreshed', 'wc_fragments_refreshed']);
    const flight = await page.evaluate(() => (globalThis as unknown as { flight: object }).flight);
    expect(flight).toEqual({ now: 0, most: 1, sent: 4 });
  });

  test('two in the same moment are one request; whatever the order of answers, the newest wins', async ({
    page,
    shop,
  }) => {
    await shop.situation({ redirectAfterAdd: 'no' });
    const heard = await noteEvents(page, FRAGMENT_EVENTS);
    await openSettled(page, listing);

    await test.step('in the same moment', async () => {
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

    await test.step('out of order: the page shows the later question’s answer', async () => {
      await shop.fault({ match: 'get_refreshed_fragments', kind: 'out-of-order' });
      await shop.fill(threeJumpers);
      await shop.forgetRequests();
      await raiseNatively(page, 'wc_fragment_refresh');
      await expect.poll(() => refreshes(shop)).toHaveLength(1);
      await shop.fill(oneTee);
      await raiseNatively(page, 'wc_fragment_refresh');
      await expect(page.locator(icon)).toHaveText('1');
      await expect
        .poll(async () => (await refreshes(shop)).map(({ status }) => status !== null))
        .toEqual([true, true]);
      await expect(page.locator(icon)).toHaveText('1');
    });

    await test.step('an add that is answered first makes a running refresh obsolete', async () => {
      const before = (await heard()).length;
      await shop.forgetRequests();
      // Worked out first, answered second.
      await shop.fault({ match: 'wc-ajax=', kind: 'out-of-order' });
      await raiseNatively(page, 'wc_fragment_refresh');
      await expect.poll(() => refreshes(shop)).toHaveLength(1);
      await page.locator('.ajax_add_to_cart').first().click();
      await expect(page.locator(icon)).toHaveText('2');
      await expect.poll(async () => (await refreshes(shop))[0]?.status).not.toBeNull();
      await expect(page.locator(icon)).toHaveText('2');
      expect((await heard()).slice(before)).toEqual(['wc_fragments_loaded']);
    });

    await test.step('an add that another script begins, and never ends, does not', async () => {
      await shop.forgetRequests();
      await shop.fault({ match: 'get_refreshed_fragments', kind: 'held' });
      await shop.fill(threeJumpers);
      await raiseNatively(page, 'wc_fragment_refresh');
      await expect.poll(() => refreshes(shop)).toHaveLength(1);
      await raiseNatively(page, 'adding_to_cart');
      await shop.clearFaults();
      await expect(page.locator(icon)).toHaveText('3');
    });
  });
});
