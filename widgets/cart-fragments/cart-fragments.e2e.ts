import {
  addFragments,
  FRAGMENT_EVENTS,
  raiseNatively,
  readStored,
  refreshes,
} from '../../fixtures-html/testing/cart-probes';
import { noteEvents } from '../../fixtures-html/testing/page-probes';
import {
  atRest,
  expect,
  expectIsland,
  openSettled,
  test,
  touch,
  type Page,
} from '../../fixtures-html/testing/shop-test';
import { openDropdown, TEE } from '../mini-cart/mini-cart.page';

const listing = '/shop/';
const oneTee = [{ sku: 'HV-W101', quantity: 1 }];
const icon = '#header .cart-icon';

/** Reloads and waits until the load has been decided one way or the other, and all else is there. */
async function reload(page: Page, heard: () => Promise<string[]>): Promise<string[]> {
  await page.reload();
  await touch(page);
  await expect.poll(heard).not.toEqual([]);
  await expectIsland(page.locator('body'), 'cart-fragments', 'ready');
  await atRest(page);
  return heard();
}

test.describe('on load', () => {
  test('a first visit asks once and stores in the platform’s keys; valid stored fragments are shown at once', async ({
    page,
    shop,
  }) => {
    await test.step('a first visit asks once and stores in the platform’s keys', async () => {
      await page.addInitScript(() => {
        const writes: string[] = [];
        Object.assign(globalThis, { writes });
        const { setItem } = Storage.prototype;
        Storage.prototype.setItem = function (this: Storage, key: string, value: string) {
          writes.push(
            `${this === localStorage ? 'local' : 'session'} ${key.replace(/_\w{32}$/, '')}`,
          );
          setItem.call(this, key, value);
        };
      });
      const heard = await noteEvents(page, FRAGMENT_EVENTS);
      await shop.fill(oneTee);
      const before = Date.now();
      await openSettled(page, listing);
      await expect.poll(heard).toEqual(['wc_fragments_refreshed']);
      expect(await refreshes(shop)).toHaveLength(1);

      const { hash } = await shop.cart();
      const stored = await readStored(page);
      expect(stored).toMatchObject({ sessionHash: hash, localHash: hash });
      expect(Number(stored.created)).toBeGreaterThanOrEqual(before);
      expect(stored.fragments?.['div.widget_shopping_cart_content']).toContain(
        'Organic Cotton Tee',
      );
      const writes = await page.evaluate(
        () => (globalThis as unknown as { writes: string[] }).writes,
      );
      expect(writes).toEqual([
        'session wc',
        'local wc',
        'session wc_fragments',
        'local wc_cart_hash',
        'session wc_cart_hash',
        'session wc_cart_created',
      ]);
    });

    await test.step('valid stored fragments are shown at once, and nothing is asked', async () => {
      const heard = await noteEvents(page, FRAGMENT_EVENTS);
      await shop.fill(oneTee);
      await openSettled(page, listing);
      // Stored markup that differs from the page's shows that it is the stored one.
      await page.evaluate(() => {
        for (const [key, json] of Object.entries(sessionStorage)) {
          if (!key.startsWith('wc_fragments')) continue;
          const fragments = JSON.parse(json as string) as Record<string, string>;
          fragments['.cart-price'] = '<span class="cart-price">stored</span>';
          sessionStorage.setItem(key, JSON.stringify(fragments));
        }
      });
      await shop.forgetRequests();
      expect(await reload(page, heard)).toEqual(['wc_fragments_loaded']);
      await expect(page.locator('.cart-price')).toHaveText('stored');
      expect(await refreshes(shop)).toEqual([]);
    });
  });

  test('an empty cart’s fragments are used without any age', async ({ page, shop }) => {
    const heard = await noteEvents(page, FRAGMENT_EVENTS);
    await openSettled(page, listing);
    expect(await readStored(page)).toMatchObject({ sessionHash: '', localHash: '', created: null });
    await shop.forgetRequests();
    await page.clock.install({ time: Date.now() + 30 * 86_400_000 });
    expect(await reload(page, heard)).toEqual(['wc_fragments_loaded']);
    expect(await refreshes(shop)).toEqual([]);
  });

  const spoil: Record<string, (page: Page) => Promise<void>> = {
    'another hash than the cookie’s': (page) =>
      page.evaluate(() => {
        const key = Object.keys(sessionStorage).find((name) => name.startsWith('wc_cart_hash'))!;
        sessionStorage.setItem(key, 'another');
      }),
    'fragments without the mini-cart': (page) =>
      editFragments(page, '{".cart-price":"<i class=cart-price>stale</i>"}'),
    'fragments that are no JSON': (page) => editFragments(page, '{"div.widget_sh'),
    'fragments that are no map of markup': (page) =>
      editFragments(page, '{"div.widget_shopping_cart_content":{"html":"<b>"}}'),
    'fragments whose prototype was meant': (page) =>
      editFragments(page, '{"__proto__":{"div.widget_shopping_cart_content":"<b>stale</b>"}}'),
    'no time of storing': (page) =>
      page.evaluate(() => sessionStorage.removeItem('wc_cart_created')),
    'a time of storing that is no number': (page) =>
      page.evaluate(() => sessionStorage.setItem('wc_cart_created', 'soon')),
    'a time of storing more than a day ago': (page) =>
      page.evaluate(() =>
        sessionStorage.setItem('wc_cart_created', String(Date.now() - 86_400_001)),
      ),
  };
  test('stored fragments that cannot be relied on: exactly one refresh', async ({ page, shop }) => {
    const heard = await noteEvents(page, FRAGMENT_EVENTS);
    await shop.fill(oneTee);
    await openSettled(page, listing);
    for (const [what, change] of Object.entries(spoil)) {
      await test.step(what, async () => {
        await change(page);
        await shop.forgetRequests();
        expect(await reload(page, heard), what).toEqual(['wc_fragments_refreshed']);
        expect(await refreshes(shop)).toHaveLength(1);
        await expect(page.locator(icon)).toHaveText('1');
        expect(await page.evaluate(() => Object.keys(Object.prototype))).toEqual([]);
      });
    }
  });

  function editFragments(page: Page, json: string): Promise<void> {
    return page.evaluate((text) => {
      const key = Object.keys(sessionStorage).find((name) => name.startsWith('wc_fragments'))!;
      sessionStorage.setItem(key, text);
    }, json);
  }
});

test.describe('after 24 hours', () => {
  test('an open page asks again, and again a day later', async ({ page, shop }) => {
    await page.clock.install();
    await shop.fill(oneTee);
    await openSettled(page, listing);
    await shop.forgetRequests();
    const heard = await noteEvents(page, FRAGMENT_EVENTS);
    // Half the time passes before a page that is opened with stored fragments; not while code is on its way.
    await atRest(page);
    await page.clock.fastForward('12:00:00');
    expect(await reload(page, heard)).toEqual(['wc_fragments_loaded']);
    await page.clock.fastForward('11:59:00');
    await atRest(page);
    expect(await heard()).toEqual(['wc_fragments_loaded']);
    expect(await refreshes(shop)).toEqual([]);
    await page.clock.fastForward('00:02:00');
    await expect.poll(heard).toEqual(['wc_fragments_loaded', 'wc_fragments_refreshed']);
    await page.clock.fastForward('23:59:00');
    await atRest(page);
    expect(await refreshes(shop)).toHaveLength(1);
    await page.clock.fastForward('00:02:00');
    await expect.poll(() => refreshes(shop)).toHaveLength(2);
  });
});

test.describe('asked for by others', () => {
  test('natively or by a jQuery that is there: one refresh', async ({ page, shop }) => {
    const heard = await noteEvents(page, FRAGMENT_EVENTS);
    let quantity = 0;
    /** Has the refresh asked for in some way, and sees that it shows what the server has by then. */
    const expectRefresh = async (how: string, ask: () => Promise<unknown>): Promise<void> => {
      await test.step(how, async () => {
        const before = (await heard()).length;
        quantity += 1;
        await shop.fill([{ sku: 'HV-W107', quantity }]);
        await shop.forgetRequests();
        await ask();
        await expect(page.locator(icon)).toHaveText(String(quantity));
        expect((await heard()).slice(before)).toEqual(['wc_fragments_refreshed']);
        expect(await refreshes(shop)).toHaveLength(1);
      });
    };

    await openSettled(page, listing);
    for (const name of ['wc_fragment_refresh', 'updated_wc_div', 'wc-blocks_added_to_cart'])
      await expectRefresh(`${name}, natively`, () => raiseNatively(page, name));
    for (const jquery of ['before', 'twice', 'late'] as const) {
      await shop.situation({ jquery });
      await openSettled(page, listing);
      await page.waitForFunction(() => 'jQuery' in globalThis);
      await expectRefresh(`jQuery ${jquery}`, () =>
        page.evaluate(() => void jQuery(document.body).trigger('wc_fragment_refresh')),
      );
    }
  });
});

test.describe('block events', () => {
  const names = [
    'wc-blocks_adding_to_cart',
    'wc-blocks_added_to_cart',
    'wc-blocks_removed_from_cart',
  ];

  test('the events of block scripts are raised once for our own adds, or left to them, and refresh nothing', async ({
    page,
    shop,
  }) => {
    const heard = await noteEvents(page, names);
    await test.step('are raised once for our own adds without jQuery, and refresh nothing', async () => {
      await shop.situation({ redirectAfterAdd: 'no' });
      await openSettled(page, listing);
      await shop.forgetRequests();
      await page.locator('.ajax_add_to_cart').first().click();
      await expect(page.locator('.ajax_add_to_cart').first()).toHaveClass(/\badded\b/);
      await expect.poll(heard).toEqual(names.slice(0, 2));
      await atRest(page);
      expect(await refreshes(shop)).toEqual([]);
    });

    await test.step('blocks hear of quantities, removals and what is brought back', async () => {
      await shop.fill([{ sku: 'HV-W101', quantity: 1 }]);
      const cart = await openDropdown(page);
      await cart.field(TEE).fill('2');
      await cart.field(TEE).press('Enter');
      await expect.poll(heard).toEqual(['wc-blocks_added_to_cart']);
      await cart.remove(TEE).click();
      await cart.undo(TEE).click();
      await expect
        .poll(heard)
        .toEqual([
          'wc-blocks_added_to_cart',
          'wc-blocks_removed_from_cart',
          'wc-blocks_added_to_cart',
        ]);
      // Each is followed by one refresh, not by a second one for the block event.
      await expect(cart.field(TEE)).toHaveValue('2');
      await atRest(page);
      expect(await refreshes(shop)).toHaveLength(2);
    });

    await test.step('are left to the block scripts where there is jQuery, and refresh nothing', async () => {
      await shop.situation({ redirectAfterAdd: 'no', jquery: 'before' });
      await openSettled(page, listing);
      // As the block scripts do.
      await page.evaluate(() => {
        for (const name of ['adding_to_cart', 'added_to_cart']) {
          jQuery(document).on(name, () => {
            document.body.dispatchEvent(new CustomEvent(`wc-blocks_${name}`, { bubbles: true }));
          });
        }
      });
      await shop.forgetRequests();
      await page.locator('.ajax_add_to_cart').first().click();
      await expect(page.locator('.ajax_add_to_cart').first()).toHaveClass(/\badded\b/);
      await expect.poll(heard).toEqual(names.slice(0, 2));
      await atRest(page);
      expect(await refreshes(shop)).toEqual([]);
    });
  });
});

test('keys like __proto__ in an answer are only keys', async ({ page, shop }) => {
  await addFragments(page, { ['__proto__']: '<i>polluted</i>', constructor: '<i>polluted</i>' });
  await shop.fill(oneTee);
  await openSettled(page, listing);
  expect(Object.keys((await readStored(page)).fragments ?? {})).toContain('.cart-price');
  expect(await page.evaluate(() => String(({} as Record<string, unknown>)['innerHTML']))).toBe(
    'undefined',
  );
  await page.reload();
  await expect(page.locator(icon)).toHaveText('1');
  expect(await page.evaluate(() => Object.getPrototypeOf({}) === Object.prototype)).toBe(true);
});
