import { violations } from '../../fixtures-html/testing/accessibility';
import { holdBack, rewrite } from '../../fixtures-html/testing/page-probes';
import {
  atRest,
  expect,
  expectInDialog,
  expectIsland,
  expectKnown,
  test,
  visit,
} from '../../fixtures-html/testing/shop-test';
import {
  badge,
  busy,
  expectListed,
  heart,
  listed,
  live,
  openListing,
  products,
  sent,
  toast,
} from './wishlist.page';

const { tee, scarf } = products;
const link = 'a.wishlist-link:visible';

test('a heart puts a product on the list: request, events, badge and words as the platform has them', async ({
  page,
  shop,
}) => {
  await shop.situation({ wishlist: 'view', jquery: 'before' });
  await openListing(page);
  await page.evaluate(() => {
    const heard: string[] = [];
    Object.assign(globalThis, { heard });
    jQuery(document.body).on(
      'adding_to_wishlist added_to_wishlist',
      (event, ...args: unknown[]) => {
        const [pressed, container] = args as Array<{
          data: (key: string) => unknown;
          length: number;
        }>;
        heard.push(
          `${event.type} ${args.length} ${String(pressed?.data('productId'))} ${container?.length}`,
        );
      },
    );
    document.addEventListener('added_to_wishlist', () => heard.push('native'));
    document.addEventListener('yith_wcwl_init_after_ajax', () => heard.push('set up again'));
    // Other fields may be returned.
    jQuery(document).on('yith_wcwl_add_to_wishlist_data', (_event, ...args: unknown[]) => {
      const [pressed, data] = args as [{ data: (key: string) => unknown }, object];
      heard.push(`asked about ${String(pressed.data('productId'))}`);
      return { ...data, source: 'tests' };
    });
  });
  const search = page.locator('#header .search-field').first();
  await search.hover();
  await expectIsland(page.locator('#header .live-search-results'), 'live-search', 'ready');
  const button = heart(page, tee);
  await expect(button).toHaveAttribute('aria-label', `Add to wishlist: ${tee.name}`);
  await expect(badge(page)).not.toHaveAttribute('data-icon-label');
  const release = await holdBack(page, '**/admin-ajax.php');
  await button.click();
  await expect(button).toHaveClass(busy);
  // Pressed again while it is going on: counted once.
  await button.dispatchEvent('click');
  release();

  await expectListed(page, shop, tee, true);
  // A double click whose second half comes late leads to no list.
  await button.dispatchEvent('click', { detail: 2 });
  await expect(button).toHaveAttribute('aria-label', /^On your wishlist: Organic Cotton Tee/);
  await expect(badge(page)).toHaveAttribute('data-icon-label', '1');
  await expect(page.locator(link)).toHaveAccessibleName('Wishlist, 1 item');
  // A search has nothing to say yet, and takes nobody else’s words back.
  await search.fill('wo');
  await expect(live(page)).toHaveText(`${tee.name} is on your wishlist.`);
  await expect(page.locator('#yith-wcwl-message')).toHaveText('Product added!');
  expect(await page.evaluate(() => (globalThis as unknown as { heard: string[] }).heard)).toEqual([
    'asked about 101',
    'adding_to_wishlist 0 undefined undefined',
    'set up again',
    'added_to_wishlist 2 101 1',
    'native',
  ]);
  const [fields, ...others] = await sent(shop, 'add_to_wishlist');
  expect(others).toEqual([]);
  const key = 'yith-wcwl-add-to-wishlist.add-to-wishlist-101.wishlist-fragment.on-first-load';
  expect(fields).toMatchObject({
    context: 'frontend',
    add_to_wishlist: '101',
    product_type: 'simple',
    source: 'tests',
    [`fragments[${key}][is_single]`]: 'false',
    [`fragments[${key}][loop_position]`]: 'false',
  });
  expect(fields!.nonce).toMatch(/^\w{10}$/);
  expect(Object.keys(fields!).some((name) => name.includes('wishlist-301'))).toBe(false);

  // What is listed leads to the list, whose address the server gave, on a page that it prints later too.
  await openListing(page);
  await expect(page.locator('.yith-wcwl-wishlistexistsbrowse')).toHaveCount(1);
  await expect(button).toHaveClass(listed);
  await button.click();
  await expect(page).toHaveURL(/\/wishlist\/view\/\w+\/$/);
  await expect(page.locator('.wishlist_table [data-row-id]')).toHaveCount(1);
});

test('by keyboard hearts toggle where the shop has it so, under a strict policy and from right to left', async ({
  page,
  shop,
}) => {
  await shop.situation({ wishlist: 'remove', csp: 'strict', rtl: true });
  await visit(page, '/shop/');
  await expectKnown(page.locator('body'), 'wishlist');
  // Pressed before any of the code is there.
  await heart(page, tee).focus();
  await page.keyboard.press('Enter');
  await expectListed(page, shop, tee, true);
  const button = heart(page, tee);
  await expect(button).toHaveAttribute('aria-label', `Remove from wishlist: ${tee.name}`);
  await expect(button).toBeFocused();
  await page.keyboard.press('Space');
  await expectListed(page, shop, tee, false);
  await expect(live(page)).toHaveText(`${tee.name} is off your wishlist.`);
  await expect(badge(page)).not.toHaveAttribute('data-icon-label');
  await expect(page.locator(link)).toHaveAccessibleName('Wishlist');
  expect(await sent(shop, 'delete_item')).toHaveLength(1);
  // Several at once: one request after the other, each heart on its own.
  await button.click();
  await heart(page, scarf).click();
  await expect.poll(() => shop.wishes()).toEqual([tee.id, scarf.id]);
  await expect(badge(page)).toHaveAttribute('data-icon-label', '2');

  // Where what is listed can be added again, the plugin says that it is there.
  await shop.situation({ wishlist: 'add', settings: { wishlistNoticeMs: 1200 } });
  await openListing(page);
  await expect(button).toHaveClass(listed);
  // Timers of one page keep their order, however busy the machine is.
  const boxOrder = page.evaluate(() => {
    const box = document.querySelector('#yith-wcwl-message')!.parentElement!;
    const order: string[] = [];
    return new Promise<string[]>((resolve) => {
      new MutationObserver(() => {
        order.push(box.style.display);
        if (box.style.display !== 'block') return;
        setTimeout(() => order.push('1 s'), 1000);
        setTimeout(() => resolve(order), 2000);
      }).observe(box, { attributeFilter: ['style'] });
    });
  });
  await button.click();
  await expect(page.locator('#yith-wcwl-message')).toHaveText(/already in your wishlist/);
  expect(await boxOrder).toEqual(['block', '1 s', 'none']);
  await expect(button).not.toHaveClass(busy);
  await expect(button).toHaveClass(listed);
  await expect.poll(() => shop.wishes()).toEqual([tee.id, scarf.id]);

  // The plugin's own link, where a theme shows it, goes with the press: the focus goes to the next.
  await shop.wish([]);
  await shop.situation({ wishlist: 'view' });
  await openListing(page);
  const card = page.locator('.product-small.col', { hasText: tee.name }).first();
  const block = card.locator('.yith-wcwl-add-to-wishlist');
  await block.evaluate((element) => void (element.parentElement!.style.display = 'block'));
  await block.locator('a').focus();
  await page.keyboard.press('Enter');
  await expectListed(page, shop, tee, true);
  await expect(block.getByRole('link', { name: 'Browse' })).toBeFocused();
});

test('blocks that come empty are filled, by sight or by a press; guests may have to log in', async ({
  page,
  shop,
}) => {
  await shop.wish([tee.sku]).catch(() => undefined);
  await shop.situation({ wishlist: 'remove', wishlistAjax: true });
  await page.addInitScript(() => {
    const loaded: unknown[] = [];
    Object.assign(globalThis, { loaded });
    document.addEventListener('yith_wcwl_fragments_loaded', (event) => {
      const [wanted, arrived, isFirst] = (event as CustomEvent<[object, object, boolean]>).detail;
      loaded.push([Object.keys(wanted).length, Object.keys(arrived).length, isFirst]);
    });
  });
  await page.goto('/shop/');
  await expectListed(page, shop, tee, true);
  const [fields] = await sent(shop, 'load_fragments');
  expect(Object.keys(fields!).filter((name) => name.endsWith('[product_id]'))).toHaveLength(12);
  const loaded = () => page.evaluate(() => (globalThis as unknown as { loaded: unknown }).loaded);
  await expect.poll(loaded).toEqual([[12, 12, true]]);
  // What came empty with a change of the basket is filled as well.
  await page.evaluate(() => {
    document.querySelector('.yith-wcwl-add-to-wishlist')!.replaceChildren();
    document.body.dispatchEvent(new Event('updated_cart_totals'));
  });
  await expect.poll(loaded).toEqual([
    [12, 12, true],
    [12, 12, true],
  ]);
  await expect(page.locator('.yith-wcwl-add-to-wishlist').first()).not.toBeEmpty();
  await page.evaluate(() => document.dispatchEvent(new Event('yith_wcwl_reload_fragments')));
  await expect.poll(loaded).toEqual([
    [12, 12, true],
    [12, 12, true],
    [12, 12, false],
  ]);

  await shop.situation({ wishlist: 'login', wishlistAjax: false });
  await openListing(page);
  await expect(heart(page, scarf)).toHaveAttribute(
    'aria-label',
    `Log in to put on your wishlist: ${scarf.name}`,
  );
  await heart(page, scarf).click();
  await expect(page).toHaveURL(/my-account\/\?wishlist_notice=true/);

  // Who is logged in has another list than the guest before.
  await shop.situation({ loggedIn: true });
  await openListing(page);
  await heart(page, scarf).click();
  await expectListed(page, shop, scarf, true);
  await expect(heart(page, tee)).not.toHaveClass(listed);
});

test('of an answer counts what is the fragment itself; the plugin’s box may be switched off', async ({
  page,
  shop,
}) => {
  await shop.situation({ wishlist: 'remove' });
  await rewrite(page, '**/shop/', (html) =>
    html.replace(/yith_wcwl_l10n\s*=\s*\{/, '$&"enable_notices":"",'),
  );
  type Fragments = Record<string, string> | [];
  let answerWith = (fragments: Fragments): Fragments => fragments;
  const each =
    (make: (html: string) => string) =>
    (fragments: Fragments): Fragments =>
      Object.fromEntries(Object.entries(fragments).map(([key, html]) => [key, make(String(html))]));
  await page.route('**/admin-ajax.php', async (route) => {
    const response = await route.fetch();
    const json = (await response.json()) as { fragments: Fragments };
    await route.fulfill({ response, json: { ...json, fragments: answerWith(json.fragments) } });
  });
  await openListing(page);
  const button = heart(page, tee);
  const card = page.locator('.product-small.col', { hasText: tee.name }).first();
  const inside = card.locator('.wishlist-popup > *');
  await expect(inside).toHaveCount(1);
  answerWith = each((html) => `<style>a{}</style><div class="theirs">${html}</div>`);
  await button.click();
  await expectListed(page, shop, tee, true);
  await expect(inside).toHaveClass(/yith-wcwl-add-to-wishlist/);
  answerWith = each((html) => `<style>a{}</style>${html}`);
  await button.click();
  await expectListed(page, shop, tee, false);
  await expect(inside).toHaveClass(/yith-wcwl-add-to-wishlist/);
  // None at all: what is listed is shown all the same, and the next press asks.
  for (const none of [each(() => ''), (): Fragments => []]) {
    answerWith = none;
    await button.click();
    await expect.poll(() => shop.wishes()).toEqual([tee.id]);
    await expect(button).toHaveClass(listed);
    await expect(button).toHaveAttribute('aria-label', `${tee.name} is on your wishlist.`);
    await expect(inside).toHaveClass(/exists/);
    answerWith = (fragments) => fragments;
    await button.click();
    await expectListed(page, shop, tee, false);
  }
  await expect(page.locator('#yith-wcwl-message')).toBeEmpty();
});

test('a held Enter is one press: it does not take off again what it has put on the list', async ({
  page,
  shop,
}) => {
  await shop.situation({ wishlist: 'remove' });
  await openListing(page);
  await heart(page, tee).focus();
  for (let held = 0; held < 3; held += 1) {
    await page.keyboard.down('Enter');
    await expectListed(page, shop, tee, true);
  }
  await page.keyboard.up('Enter');
  expect(await sent(shop, 'add_to_wishlist')).toHaveLength(1);
});

test('a chosen variation is what the heart means, until it is cleared', async ({ page, shop }) => {
  await shop.situation({ wishlist: 'remove' });
  await visit(page, '/product/oxford-shirt/');
  const button = page.locator('.product-images .wishlist-button');
  const choose = async (...values: string[]): Promise<void> => {
    for (const [at, value] of values.entries())
      await page.locator('.variations select').nth(at).selectOption(value);
  };
  const options = await page
    .locator('.variations select')
    .evaluateAll((selects) => selects.map((one) => (one as HTMLSelectElement).options[1]!.value));
  await choose(...options);
  const field = page.locator('input.variation_id');
  await expect(field).toHaveValue(/^[1-9]\d*$/);
  const id = await field.inputValue();
  const block = page.locator('.product-images .yith-wcwl-add-to-wishlist');
  await expect(block).toHaveClass(new RegExp(`add-to-wishlist-${id}`));
  await button.click();
  await expect(button).toHaveClass(listed);
  expect(await shop.wishes()).toEqual([Number(id)]);
  expect(await sent(shop, 'add_to_wishlist')).toMatchObject([{ add_to_wishlist: id }]);
  // The product itself is not listed.
  await choose(...options.map(() => ''));
  await expect(button).not.toHaveClass(listed);
  await expect(block).not.toHaveClass(new RegExp(`add-to-wishlist-${id}`));

  // In a dialog over its box, a choice is about the dialog alone.
  await openListing(page);
  const box = page.locator('.product-small.col', { hasText: 'Oxford Shirt' }).first();
  const own = box.locator('.yith-wcwl-add-to-wishlist');
  const before = await own.getAttribute('class');
  await box.hover();
  await box.locator('a.quick-view').click();
  await expectInDialog(page);
  await expectIsland(page.locator('[role=dialog] .variations_form'), 'variation-form', 'ready');
  await choose(...options);
  await expect(field).toHaveValue(id);
  await atRest(page);
  await expect(own).toHaveAttribute('class', before!);
});

test('a shop that renders nothing anew for a choice sends nothing, and the choice is meant all the same', async ({
  page,
  shop,
}) => {
  await shop.situation({ wishlist: 'remove' });
  await rewrite(page, '**/product/oxford-shirt/', (html) =>
    html.replace('"reload_on_found_variation":"1"', '"reload_on_found_variation":""'),
  );
  await visit(page, '/product/oxford-shirt/');
  const selects = page.locator('.variations select');
  for (const select of await selects.all()) await select.selectOption({ index: 1 });
  const field = page.locator('input.variation_id');
  await expect(field).toHaveValue(/^[1-9]\d*$/);
  const id = await field.inputValue();
  const block = page.locator('.product-images .yith-wcwl-add-to-wishlist');
  await expect(block).toHaveAttribute('data-fragment-ref', id);
  await atRest(page);
  expect(await sent(shop, 'load_fragments')).toEqual([]);
  await page.locator('.product-images .wishlist-button').click();
  await expect.poll(() => shop.wishes()).toEqual([Number(id)]);
});

test('the list loses a row by keyboard, and the focus goes on to the next', async ({
  page,
  shop,
}) => {
  await shop.situation({ wishlist: 'view', csp: 'strict' });
  await shop.wish([tee.sku, scarf.sku]);
  await page.setViewportSize({ width: 360, height: 800 });
  await page.clock.install();
  await visit(page, '/wishlist/');
  const rows = page.locator('.wishlist_table [data-row-id]');
  const removeLinks = rows.locator('.remove_from_wishlist');
  await removeLinks.first().focus();
  await expectIsland(page.locator('body'), 'wishlist', 'ready');
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(rows).toHaveCount(1);
  await expect(removeLinks).toBeFocused();
  const alert = page.getByRole('alert').filter({ hasText: 'successfully removed' });
  await expect(alert).toBeVisible();
  await expect(badge(page)).toHaveAttribute('data-icon-label', '1');
  // Alerts get the focus after a while, but not from whoever goes through the list.
  await expectIsland(alert, 'notices', 'ready');
  await page.clock.runFor(1000);
  await expect(removeLinks).toBeFocused();
  // A double click on the row that is gone now.
  await removeLinks.dispatchEvent('click', { detail: 2 });
  await atRest(page);
  await expect(rows).toHaveCount(1);
  expect(await sent(shop, 'remove_from_wishlist')).toHaveLength(1);
  await page.keyboard.press('Enter');
  await expect(page.locator('.wishlist-empty')).toBeVisible();
  await expect(page.locator('.wishlist_table')).toBeFocused();
  expect(await sent(shop, 'remove_from_wishlist')).toMatchObject([
    { remove_from_wishlist: '101', wishlist_id: '4' },
    { remove_from_wishlist: '301' },
  ]);
  expect(await shop.wishes()).toEqual([]);
  await expect(toast(page)).toHaveCount(0);
  expect(await violations(page)).toEqual([]);
});
