// @vitest-environment node
import { beforeEach, describe, expect, it } from 'vitest';
import type { FaultKind } from './faults';
import { TestShopper } from './test-shopper';

let shopper: TestShopper;
const refresh = (): Promise<Response> =>
  shopper.post('/?wc-ajax=get_refreshed_fragments', { time: '1' });

beforeEach(() => {
  shopper = new TestShopper();
});

describe('faults', () => {
  it.each<[FaultKind, number]>([
    ['500', 500],
    ['404', 404],
    ['204', 204],
    ['403', 403],
    ['reset', 599],
  ])('%s happens once, without carrying the request out', async (kind, status) => {
    await shopper.fault({ match: 'wc-ajax=add_to_cart', kind });
    expect((await shopper.post('/?wc-ajax=add_to_cart', { product_id: '101' })).status).toBe(
      status,
    );
    expect((await shopper.cart()).lines).toEqual([]);
    expect((await shopper.post('/?wc-ajax=add_to_cart', { product_id: '101' })).status).toBe(200);
  });

  it('speaks the language of the endpoint when a nonce is refused', async () => {
    await shopper.fault({ match: 'wp-json', kind: '403' });
    await shopper.fault({ match: 'alter_quantity', kind: '403' });
    expect(await (await shopper.get('/wp-json/wp/v2/users/me')).json()).toMatchObject({
      code: 'rest_cookie_invalid_nonce',
    });
    expect(
      await (
        await shopper.post('/wp-admin/admin-ajax.php', {
          action: 'flatsome_ajax_cart_item_alter_quantity',
        })
      ).text(),
    ).toBe('-1');
  });

  it('holds a request until faults are called off, and then carries it out', async () => {
    await shopper.fault({ match: 'wc-ajax=add_to_cart', kind: 'held' });
    const answer = shopper.post('/?wc-ajax=add_to_cart', { product_id: '101' });
    expect((await shopper.post('/?wc-ajax=add_to_cart', { product_id: '101' })).status).toBe(200);
    expect((await shopper.cart()).lines).toMatchObject([{ quantity: 1 }]);
    await shopper.clearFaults();
    expect((await answer).status).toBe(200);
    expect((await shopper.cart()).lines).toMatchObject([{ quantity: 2 }]);
  });

  it.each<FaultKind>(['slow', 'held'])(
    '%s changes nothing of the visitor that a reset has made meanwhile',
    async (kind) => {
      await shopper.get('/');
      await shopper.fault({ match: 'wc-ajax=add_to_cart', kind, delayMs: 200 });
      const answer = shopper.post('/?wc-ajax=add_to_cart', { product_id: '101' });
      await expect.poll(() => shopper.faultsMet()).toBe(1);
      await shopper.reset();
      await answer;
      expect((await shopper.cart()).lines).toEqual([]);
    },
  );

  it('spoils answers after carrying the request out', async () => {
    await shopper.fault({ match: 'product_id=101', kind: 'cut' });
    const cut = await (await shopper.post('/?wc-ajax=add_to_cart', { product_id: '101' })).text();
    expect(() => JSON.parse(cut) as unknown).toThrow();
    await shopper.fault({ match: 'get_refreshed_fragments', kind: 'wrong-types' });
    expect(await (await refresh()).json()).toEqual({
      fragments: 42,
      cart_hash: { not: 'expected' },
    });
    await shopper.fault({ match: 'wc-ajax=add_to_cart', kind: 'reset-after' });
    expect((await shopper.post('/?wc-ajax=add_to_cart', { product_id: '101' })).status).toBe(599);
    expect((await shopper.cart()).lines).toMatchObject([{ quantity: 2 }]);
  });

  it('lets requests through first, lasts as long as asked, and can be called off', async () => {
    await shopper.fault({
      match: 'get_refreshed',
      kind: '500',
      after: 1,
      times: 'always',
    });
    const statuses = [];
    for (let index = 0; index < 4; index += 1) statuses.push((await refresh()).status);
    expect(statuses).toEqual([200, 500, 500, 500]);
    await shopper.clearFaults();
    expect((await refresh()).status).toBe(200);
  });

  it('sends the second answer before the first', async () => {
    await shopper.get('/');
    await shopper.fault({ match: 'get_refreshed', kind: 'out-of-order' });
    const sent: string[] = [];
    const note = (name: string) => (): number => sent.push(name);
    await Promise.all([refresh().then(note('first')), refresh().then(note('second'))]);
    expect(sent).toEqual(['second', 'first']);
  });

  it('says what is wrong with a fault, a situation or a cart', async () => {
    await expect(shopper.fault({ match: 'x', kind: 'explode' as never })).rejects.toThrow('kind');
    await expect(shopper.situation({ them: 'plain' } as object)).rejects.toThrow('no such key');
    await expect(shopper.situation({ theme: 'purple' as never })).rejects.toThrow(
      'expected one of',
    );
    await expect(shopper.fillCart({ sku: 'NOPE', quantity: 1 })).rejects.toThrow('No product');
  });
});

describe('visitors', () => {
  it('keeps a log of their own requests', async () => {
    await shopper.get('/');
    await shopper.forgetRequests();
    await refresh();
    expect(await shopper.requests()).toMatchObject([
      { method: 'POST', path: '/?wc-ajax=get_refreshed_fragments', body: 'time=1', status: 200 },
    ]);
  });

  it('start afresh without the cookie', async () => {
    await shopper.fillCart({ sku: 'HV-W101', quantity: 1 });
    shopper.cookies.clear();
    expect((await shopper.cart()).lines).toEqual([]);
  });
});
