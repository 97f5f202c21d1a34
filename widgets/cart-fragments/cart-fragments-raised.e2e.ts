import { raiseNatively, readStored, refreshes } from '../../fixtures-html/testing/cart-probes';
import { noteEvents } from '../../fixtures-html/testing/page-probes';
import {
  atRest,
  expect,
  expectIsland,
  openSettled,
  test,
  type Page,
} from '../../fixtures-html/testing/shop-test';

const listing = '/shop/';
const oneTee = [{ sku: 'HV-W101', quantity: 1 }];
const threeJumpers = [{ sku: 'HV-W107', quantity: 3 }];
const icon = '#header .cart-icon';

test.describe('added_to_cart, raised by others', () => {
  const answer = async (page: Page): Promise<{ fragments: object; cart_hash: string }> =>
    (await page.request.post('/?wc-ajax=get_refreshed_fragments')).json() as Promise<{
      fragments: object;
      cart_hash: string;
    }>;

  for (const way of ['natively', 'by jQuery'] as const) {
    test(`${way}: with fragments and button, shown and stored without a refresh; else nothing is`, async ({
      page,
      shop,
    }) => {
      const heard = await noteEvents(page, ['wc_cart_button_updated']);
      await shop.situation({
        redirectAfterAdd: 'no',
        jquery: way === 'by jQuery' ? 'before' : 'none',
      });
      await openSettled(page, listing);
      await shop.fill(threeJumpers);
      const { fragments, cart_hash: hash } = await answer(page);
      await shop.forgetRequests();
      await page.evaluate(
        ([map, cartHash, isJQuery]) => {
          const pressed = document.querySelector('.ajax_add_to_cart')!;
          pressed.classList.add('loading');
          if (isJQuery) {
            jQuery(document.body).trigger('added_to_cart', [map, cartHash, jQuery(pressed)]);
          } else {
            const detail = [map, cartHash, pressed];
            document.body.dispatchEvent(new CustomEvent('added_to_cart', { detail }));
          }
        },
        [fragments, hash, way === 'by jQuery'] as const,
      );
      await expect(page.locator(icon)).toHaveText('3');
      const button = page.locator('.ajax_add_to_cart').first();
      await expect(button).toHaveClass(/\badded\b/);
      await expect(button).not.toHaveClass(/\bloading\b/);
      await expect(page.locator('a.added_to_cart.wc-forward')).toHaveCount(1);
      expect(await readStored(page)).toMatchObject({
        fragments,
        sessionHash: hash,
        localHash: hash,
      });
      expect((await readStored(page)).created).not.toBeNull();
      await atRest(page);
      expect(await refreshes(shop)).toEqual([]);

      await shop.fill(oneTee);
      await openSettled(page, listing);
      const stored = await readStored(page);
      await page.evaluate((isJQuery) => {
        const pressed = document.querySelector('.ajax_add_to_cart')!;
        pressed.classList.add('loading');
        if (isJQuery) {
          jQuery(document.body).trigger('added_to_cart', [undefined, '', jQuery(pressed)]);
          jQuery(document.body).trigger('added_to_cart');
        } else {
          const detail = [undefined, '', pressed];
          document.body.dispatchEvent(new CustomEvent('added_to_cart', { detail }));
          document.body.dispatchEvent(new CustomEvent('added_to_cart'));
          document.body.dispatchEvent(new CustomEvent('added_to_cart', { detail: { a: 1 } }));
        }
      }, way === 'by jQuery');
      await expect(button).not.toHaveClass(/\bloading\b|\badded\b/);
      expect(await heard()).toEqual(['wc_cart_button_updated']);
      expect(await readStored(page)).toEqual(stored);
      await expect(page.locator(icon)).toHaveText('1');
    });
  }

  test('our own add is told in the platform’s order, to each side once', async ({ page, shop }) => {
    await shop.situation({ redirectAfterAdd: 'no', jquery: 'before', thirdParty: true });
    await openSettled(page, listing);
    type Heard = Array<[name: string, side: string, target: string, args: string[]]>;
    const heard = (): Promise<Heard> =>
      page.evaluate(() => (globalThis as unknown as { fixtureEvents: Heard }).fixtureEvents);
    await page.evaluate(() =>
      (globalThis as unknown as { fixtureEvents: unknown[] }).fixtureEvents.splice(0),
    );
    await page.locator('.ajax_add_to_cart').first().click();
    await expect.poll(async () => (await heard()).map(([name]) => name)).toContain('ajaxComplete');
    const told = (await heard()).map(([name, side, , args]) => `${side} ${name} ${args.join()}`);
    expect(told.filter((line) => line.startsWith('jquery'))).toEqual([
      'jquery should_send_ajax_request.adding_to_cart jquery',
      'jquery adding_to_cart jquery,object',
      'jquery ajaxSend object,object',
      'jquery wc_cart_button_updated jquery',
      'jquery wc_fragments_loaded ',
      'jquery added_to_cart object,string,jquery',
      'jquery ajaxSuccess object,object,object',
      'jquery ajaxComplete object,object',
    ]);
    expect(told.filter((line) => line.startsWith('native'))).toEqual([
      'native should_send_ajax_request.adding_to_cart array',
      'native adding_to_cart array',
      'native wc_cart_button_updated array',
      'native wc_fragments_loaded array',
      'native added_to_cart array',
    ]);
  });
});

for (const way of ['natively', 'by jQuery'] as const) {
  test(`a refresh that is asked for ${way} before the code is there is not lost`, async ({
    page,
    shop,
  }) => {
    const raiseRefresh = (): Promise<unknown> =>
      way === 'natively'
        ? raiseNatively(page, 'wc_fragment_refresh')
        : page.evaluate(() => void jQuery(document.body).trigger('wc_fragment_refresh'));
    await shop.situation({ jquery: 'before' });
    await shop.fill(oneTee);
    await openSettled(page, listing);

    // With a basket the code is fetched at once; the stored copy would do.
    let letGo = (): void => undefined;
    const held = new Promise<void>((resolve) => (letGo = resolve));
    await page.route('**/chunks/cart-fragments-*', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(listing);
    await expectIsland(page.locator('body'), 'cart-fragments', 'loading');
    await shop.forgetRequests();
    await raiseRefresh();
    await raiseRefresh();
    letGo();
    await expect.poll(() => refreshes(shop)).toHaveLength(1);
  });
}

test('jQuery’s word wakes the fragments of a page that nobody has touched @window', async ({
  page,
  shop,
}) => {
  await shop.situation({ jquery: 'before' });
  await page.goto(listing);
  await expectIsland(page.locator('body'), 'cart-fragments', 'waiting');
  await shop.fill(threeJumpers);
  await page.evaluate(() => void jQuery(document.body).trigger('wc_fragment_refresh'));
  await expect(page.locator(icon)).toHaveText('3');
});
