import { expect, test, type Page } from '../../fixtures-html/testing/shop-test';
import {
  ADD,
  added,
  addButton,
  busy,
  holdRequests,
  openListing,
  products,
  quantities,
  sentFields,
} from './add-to-cart.page';

const { tee, scarf } = products;

/** Deliveries that the fixture's third-party script wrote down: name, world, target, arguments. */
type Delivery = [name: string, world: 'jquery' | 'native', target: string, args: string[]];

interface PageUnderTest {
  fixtureEvents: Delivery[];
  kept: Record<string, unknown>;
}

async function deliveries(page: Page): Promise<Delivery[]> {
  const all = await page.evaluate(() => (globalThis as unknown as PageUnderTest).fixtureEvents);
  return all.map(([name, world, target, args]) => [name, world, target.split('.')[0] ?? '', args]);
}

async function forgetDeliveries(page: Page): Promise<void> {
  await page.evaluate(() => {
    (globalThis as unknown as PageUnderTest).fixtureEvents.length = 0;
  });
}

const inBothWorlds = (name: string, args: string[]): Delivery[] => [
  [name, 'jquery', 'body', args],
  [name, 'native', 'body', ['array']],
];

/** One add as the third-party script hears it; inner events first (platform "theme", 35). */
const EXPECTED: Delivery[] = [
  ...inBothWorlds('should_send_ajax_request.adding_to_cart', ['jquery']),
  ...inBothWorlds('adding_to_cart', ['jquery', 'object']),
  ['ajaxSend', 'jquery', 'document', ['object', 'object']],
  ...inBothWorlds('wc_cart_button_updated', ['jquery']),
  ...inBothWorlds('wc_fragments_loaded', []),
  ...inBothWorlds('added_to_cart', ['object', 'string', 'jquery']),
  ['ajaxSuccess', 'jquery', 'document', ['object', 'object', 'object']],
  ['ajaxComplete', 'jquery', 'document', ['object', 'object']],
];

test('every listener hears each event of an add exactly once, whatever jQuery there is', async ({
  page,
  shop,
}) => {
  for (const jquery of ['none', 'before', 'late', 'twice'] as const) {
    await test.step(`jQuery ${jquery}: every listener hears each event of an add exactly once`, async () => {
      await shop.startAfresh();
      await shop.situation({
        redirectAfterAdd: 'no',
        miniCartReveal: false,
        jquery,
        thirdParty: true,
      });
      await openListing(page, shop);
      if (jquery !== 'none') await page.waitForFunction(() => 'jQuery' in globalThis);
      await expect
        .poll(async () => (await deliveries(page)).map(([name]) => name))
        .toContain('wc_fragments_refreshed');
      await forgetDeliveries(page);
      await addButton(page, tee).click();
      await expect(addButton(page, tee)).toHaveClass(added);
      await expect
        .poll(() => deliveries(page))
        .toEqual(EXPECTED.filter(([, world]) => jquery !== 'none' || world === 'native'));
    });
  }
});

test.describe('a script that throws in what it asked to be told by the request', () => {
  test.use({ allowErrors: [/another script/] });
  test('keeps the shop from nothing, and takes no reason away', async ({ page, shop }) => {
    await shop.situation({ redirectAfterAdd: 'no', miniCartReveal: false, jquery: 'before' });
    await openListing(page, shop);
    await page.evaluate(() => {
      const heard: string[] = [];
      Object.assign(globalThis, { heard });
      interface Told {
        done: (react: () => void) => void;
        fail: (react: () => void) => void;
      }
      jQuery(document).on('ajaxSend', (_event, request) => {
        const fail = (): void => {
          heard.push('told');
          throw new Error('another script');
        };
        (request as Told).done(fail);
        (request as Told).fail(fail);
      });
      for (const name of ['ajaxSuccess', 'ajaxError', 'ajaxStop'])
        jQuery(document).on(name, () => heard.push(name));
    });
    await addButton(page, tee).click();
    await expect(addButton(page, tee)).toHaveClass(added);
    expect(await quantities(shop)).toEqual({ [tee.sku]: 1 });
    const toast = page.locator('.storefront-islands-toast');
    await expect(toast).toHaveCount(0);
    const heard = () => page.evaluate(() => (globalThis as unknown as { heard: string[] }).heard);
    expect(await heard()).toEqual(['told', 'ajaxSuccess', 'ajaxStop']);
    await shop.fault({ match: ADD, kind: 'html' });
    await addButton(page, tee).click();
    await expect.poll(heard).toContain('ajaxError');
    await expect(toast).toContainText(tee.name);
  });
});

test('without jQuery, and only then, the events of the block scripts are raised too', async ({
  page,
  shop,
}) => {
  await page.addInitScript(() => {
    const kept: Record<string, unknown> = {};
    Object.assign(globalThis, { kept });
    for (const name of ['wc-blocks_adding_to_cart', 'wc-blocks_added_to_cart'])
      document.addEventListener(name, () => (kept[name] = Number(kept[name] ?? 0) + 1));
  });
  const heard = () => page.evaluate(() => (globalThis as unknown as PageUnderTest).kept);
  for (const jquery of ['none', 'before'] as const) {
    await shop.situation({ redirectAfterAdd: 'no', miniCartReveal: false, jquery });
    await page.goto('/shop/');
    await addButton(page, tee).click();
    await expect(addButton(page, tee)).toHaveClass(added);
    await expect
      .poll(heard)
      .toEqual(
        jquery === 'none' ? { 'wc-blocks_adding_to_cart': 1, 'wc-blocks_added_to_cart': 1 } : {},
      );
  }
});

test('a listener of either kind can forbid an add', async ({ page, shop }) => {
  for (const world of ['jQuery', 'native'] as const) {
    await test.step(`a ${world} listener can forbid an add`, async () => {
      await shop.startAfresh();
      await shop.situation({ redirectAfterAdd: 'no', jquery: 'before', thirdParty: true });
      await openListing(page, shop);
      await page.evaluate((which) => {
        const name = 'should_send_ajax_request.adding_to_cart';
        if (which === 'jQuery') jQuery(document.body).on(name, () => false);
        else document.addEventListener(name, (event) => event.preventDefault());
      }, world);
      await forgetDeliveries(page);
      await addButton(page, tee).click();
      await expect
        .poll(() => deliveries(page))
        .toEqual([
          ...inBothWorlds('should_send_ajax_request.adding_to_cart', ['jquery']),
          ...inBothWorlds('wc_cart_button_updated', ['jquery']),
          ...inBothWorlds('ajax_request_not_sent.adding_to_cart', ['boolean', 'boolean', 'jquery']),
        ]);
      await expect(addButton(page, tee)).not.toHaveClass(busy);
      await expect(addButton(page, tee)).not.toHaveClass(added);
      expect(await shop.requests(ADD)).toEqual([]);
      expect(await quantities(shop)).toEqual({});
    });
  }
});

test('jQuery listeners can add a field, change the request, and end the loading state', async ({
  page,
  shop,
}) => {
  await shop.situation({ redirectAfterAdd: 'no', jquery: 'before', miniCartReveal: false });
  await openListing(page, shop);
  await test.step('a field that is added while the request is still queued is sent', async () => {
    await page.evaluate(() => {
      const keep = (data: Record<string, unknown>): void =>
        void Object.assign(globalThis, { kept: data });
      jQuery(document.body).on('adding_to_cart', (_event, $button, data) => {
        data['heardBy'] = $button.data('product_id');
        keep(data as Record<string, unknown>);
      });
    });
    const release = await holdRequests(page, ADD);
    await addButton(page, tee).click();
    await addButton(page, scarf).click();
    await expect(addButton(page, scarf)).toHaveClass(busy);
    await page.evaluate(() => {
      (globalThis as unknown as PageUnderTest).kept['gift'] = 'yes';
    });
    release();
    await expect(addButton(page, scarf)).toHaveClass(added);
    const [first, second] = await sentFields(shop);
    expect(first).toMatchObject({ product_id: tee.id, heardBy: tee.id });
    expect(first).not.toHaveProperty('gift');
    expect(second).toMatchObject({ product_id: scarf.id, heardBy: scarf.id, gift: 'yes' });
  });

  await test.step('what a listener of ajaxSend changes is sent', async () => {
    await shop.forgetRequests();
    await page.evaluate(() => {
      jQuery(document).on('ajaxSend', (_event, request, settings) => {
        settings.data = `${String(settings.data)}&currency=EUR`;
        settings.url = `${settings.url}&lang=de`;
        request.setRequestHeader('X-Currency', 'EUR');
        const { always } = request as unknown as { always: (run: () => void) => void };
        always(() => document.body.setAttribute('data-answered', ''));
      });
    });
    const sent = page.waitForRequest((request) => request.url().includes(ADD));
    await addButton(page, tee).click();
    const headers = await (await sent).allHeaders();
    expect(headers).toMatchObject({
      'x-currency': 'EUR',
      'x-requested-with': 'XMLHttpRequest',
      'content-type': 'application/x-www-form-urlencoded; charset=UTF-8',
      accept: 'application/json, text/javascript, */*; q=0.01',
    });
    await expect(addButton(page, tee)).toHaveClass(added);
    await expect(page.locator('body')).toHaveAttribute('data-answered');
    const [request] = await shop.requests(ADD);
    expect(request?.path).toContain('&lang=de');
    expect(request?.body).toMatch(/&currency=EUR$/);
  });

  await test.step('a script that adds in a way of its own can end the loading state', async () => {
    const button = addButton(page, tee);
    await holdRequests(page, ADD);
    await button.click();
    await expect(button).toHaveClass(busy);
    await button.evaluate((element) => {
      const args = [false, false, jQuery(element)];
      jQuery(document.body).trigger('ajax_request_not_sent.adding_to_cart', args);
    });
    await expect(button).not.toHaveClass(busy);
    await expect(button).not.toHaveClass(added);
  });
});

test('a native listener can add a field too, and one that prevents the link does not prevent the add', async ({
  page,
  shop,
}) => {
  await shop.situation({ redirectAfterAdd: 'no' });
  await openListing(page, shop);
  await test.step('a native listener can add a field too', async () => {
    await page.evaluate(() => {
      document.addEventListener('adding_to_cart', ({ detail: [button, data] }) => {
        data['heardBy'] = button.dataset['product_id'];
      });
    });
    await addButton(page, tee).click();
    await expect(addButton(page, tee)).toHaveClass(added);
    expect(await sentFields(shop)).toEqual([expect.objectContaining({ heardBy: tee.id })]);
  });

  await test.step('a script that prevents the link does not prevent the add', async () => {
    await shop.fill([]);
    await addButton(page, tee).evaluate((button) => {
      button.addEventListener('click', (event) => event.preventDefault());
    });
    await addButton(page, tee).click();
    await expect(addButton(page, tee)).toHaveClass(added);
    expect(await quantities(shop)).toEqual({ [tee.sku]: 1 });
  });
});

test('listeners that throw keep nobody from the basket', async ({ page, shop, allowErrors }) => {
  allowErrors.push(/uncaught: theirs/);
  await shop.situation({ redirectAfterAdd: 'no', jquery: 'before' });
  await openListing(page, shop);
  await page.evaluate(() => {
    const fail = (): never => {
      throw new Error('theirs');
    };
    for (const name of ['adding_to_cart', 'added_to_cart', 'ajaxSend', 'ajaxComplete']) {
      jQuery(document).on(name, fail);
      document.addEventListener(name, fail);
    }
  });
  for (const product of [tee, scarf]) {
    await addButton(page, product).click();
    await expect(addButton(page, product)).toHaveClass(added);
  }
  expect(await quantities(shop)).toEqual({ [tee.sku]: 1, [scarf.sku]: 1 });
});
