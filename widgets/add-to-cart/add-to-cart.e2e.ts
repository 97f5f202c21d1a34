import { rewrite } from '../../fixtures-html/testing/page-probes';
import { leaveTapsUncounted, tapTwice } from '../../fixtures-html/testing/finger';
import {
  atRest,
  expect,
  expectKnown,
  stopClock,
  test,
  touch,
  visit,
} from '../../fixtures-html/testing/shop-test';
import {
  ADD,
  added,
  addButton,
  basketLink,
  busy,
  expectQuantities,
  holdRequests,
  openListing,
  products,
  quantities,
  REFRESH,
  sentFields,
} from './add-to-cart.page';

const { tee, scarf, top } = products;

test('mouse, Enter and Space each add one, in either theme', async ({ page, shop }) => {
  for (const theme of ['flatsome', 'plain'] as const) {
    await test.step(`${theme}: mouse, Enter and Space each add one`, async () => {
      await shop.startAfresh();
      await shop.situation({ theme, redirectAfterAdd: 'no' });
      await openListing(page, shop);
      await addButton(page, tee).click();
      await addButton(page, scarf).focus();
      await page.keyboard.press('Enter');
      await addButton(page, top).focus();
      await page.evaluate(() => {
        addEventListener('keydown', ({ defaultPrevented }) => {
          document.body.dataset['isScrollStopped'] = String(defaultPrevented);
        });
      });
      await page.keyboard.press('Space');
      await expect(page.locator('body')).toHaveAttribute('data-is-scroll-stopped', 'true');
      await expect(addButton(page, top)).toHaveClass(added);
      expect(await quantities(shop)).toEqual({ [tee.sku]: 1, [scarf.sku]: 1, [top.sku]: 1 });
    });
  }
});

test('presses one after the other: fields, loading, order, and one link to the basket', async ({
  page,
  shop,
}) => {
  await shop.situation({ redirectAfterAdd: 'no', miniCartReveal: false });
  await openListing(page, shop);
  await test.step('rapid and double presses go out one at a time, in order, each once', async () => {
    // Before the code is there: later, the theme lets no pointer near a busy button.
    const releaseCode = await holdRequests(page, 'chunks/add-to-cart');
    const release = await holdRequests(page, ADD);
    await page.evaluate((endpoint) => {
      const flight = { now: 0, most: 0 };
      Object.assign(globalThis, { flight });
      const { fetch } = globalThis;
      globalThis.fetch = (input, init) => {
        const request = new Request(input, init);
        if (!request.url.includes(endpoint)) return fetch(request);
        flight.now += 1;
        flight.most = Math.max(flight.most, flight.now);
        return fetch(request).finally(() => (flight.now -= 1));
      };
    }, ADD);
    // One wish, and then another.
    await addButton(page, tee).dblclick();
    await addButton(page, tee).click();
    await addButton(page, scarf).click();
    await addButton(page, top).click();
    releaseCode();
    for (const product of [tee, scarf, top]) {
      await expect(addButton(page, product)).toHaveClass(busy);
    }
    release();
    for (const product of [tee, scarf, top]) {
      await expect(addButton(page, product)).toHaveClass(added);
      await expect(addButton(page, product)).not.toHaveClass(busy);
    }
    const order = (await sentFields(shop)).map((fields) => fields['product_id']);
    expect(order).toEqual([tee.id, tee.id, scarf.id, top.id]);
    const flight = await page.evaluate(() => (globalThis as unknown as { flight: object }).flight);
    expect(flight, 'never two at a time').toEqual({ now: 0, most: 1 });
    await addButton(page, tee).dispatchEvent('click', { detail: 2 });
    await expect(addButton(page, tee), 'the end of a double click').toHaveClass(added);
    expect(await quantities(shop)).toEqual({ [tee.sku]: 2, [scarf.sku]: 1, [top.sku]: 1 });
    // A listing needs no React to add.
    await atRest(page);
    expect(await shop.requests('chunks/react')).toEqual([]);
  });

  await test.step('without jQuery the data attributes are all there is', async () => {
    await shop.forgetRequests();
    await addButton(page, tee).click();
    await expect.poll(() => shop.requests(ADD)).toHaveLength(1);
    await expect(addButton(page, tee)).toHaveClass(added);
    expect(await sentFields(shop)).toEqual([
      {
        quantity: '1',
        product_id: tee.id,
        product_sku: tee.sku,
        success_message: `“${tee.name}” has been added to your basket`,
      },
    ]);
  });

  await test.step('the button is loading while another add is under way, then added', async () => {
    const button = addButton(page, scarf);
    const release = await holdRequests(page, ADD);
    await button.click();
    await expect(button).toHaveClass(busy);
    await expect(button).not.toHaveClass(added);
    release();
    await expect(button).toHaveClass(added);
    await expect(button).not.toHaveClass(busy);
  });

  await test.step('a key that is held down counts once', async () => {
    await shop.fill([]);
    await addButton(page, tee).focus();
    for (const key of ['Space', 'Enter']) {
      await page.keyboard.down(key);
      await page.keyboard.down(key);
      await page.keyboard.down(key);
      await page.keyboard.up(key);
    }
    await addButton(page, top).click();
    await expect(addButton(page, top)).toHaveClass(added);
    expect(await quantities(shop)).toEqual({ [tee.sku]: 2, [top.sku]: 1 });
    // Keys that scroll, and Enter anywhere else, stay the browser's.
    for (const [place, key] of [
      [addButton(page, tee), 'ArrowDown'],
      [page.locator('h1'), 'Enter'],
    ] as const) {
      const isTaken = await place.evaluate((element, name) => {
        const held = { key: name, repeat: true, bubbles: true, cancelable: true };
        return !element.dispatchEvent(new KeyboardEvent('keydown', held));
      }, key);
      expect(isTaken, key).toBe(false);
    }
  });

  await test.step('the link to the basket stands after the button, once', async () => {
    // One for each of the three products.
    await expect(basketLink(page)).toHaveCount(3);
    const link = addButton(page, tee).locator('xpath=following-sibling::*[1]');
    await expect(link).toHaveClass('added_to_cart wc-forward');
    await expect(link).toHaveText('View basket');
    await expect(link).toHaveAttribute('title', 'View basket');
    await expect(addButton(page, tee).locator('xpath=following-sibling::a')).toHaveCount(1);
    await link.click();
    await expect(page).toHaveURL(/\/basket\/$/);
  });
});

test('no link to the basket on its page; presses for a new tab, on other people’s buttons and for options are left alone', async ({
  page,
  shop,
  context,
}) => {
  await test.step('on the basket page there is no link to the basket', async () => {
    await shop.situation({ redirectAfterAdd: 'no', settings: { isBasketPage: true } });
    await openListing(page, shop);
    await addButton(page, tee).click();
    await expect(addButton(page, tee)).toHaveClass(added);
    await expect(basketLink(page)).toHaveCount(0);
  });

  await test.step('a press for a new tab is left to the browser', async () => {
    await shop.startAfresh();
    await shop.situation({ redirectAfterAdd: 'no' });
    await openListing(page, shop);
    const button = addButton(page, tee);
    await button.hover();
    await expect(page.locator('body')).toHaveAttribute('data-island-add-to-cart', 'ready');
    const opened = context.waitForEvent('page');
    await button.click({ modifiers: ['Control'] });
    const tab = await opened;
    await expect(tab).toHaveURL(/add-to-cart=101/);
    await tab.close();
    await expect(button).not.toHaveClass(busy);
    expect(await shop.requests(ADD)).toEqual([]);
    await expectQuantities(shop, { [tee.sku]: 1 });
  });

  await test.step('buttons of the block runtime are not ours', async () => {
    await shop.startAfresh();
    await shop.situation({ redirectAfterAdd: 'no' });
    await openListing(page, shop);
    await addButton(page, tee).evaluate((button) => {
      button.classList.add('wc-interactive');
      button.addEventListener('click', (event) => event.preventDefault());
    });
    await addButton(page, tee).click();
    await addButton(page, scarf).click();
    await expect(addButton(page, scarf)).toHaveClass(added);
    expect(await quantities(shop)).toEqual({ [scarf.sku]: 1 });
  });

  await test.step('a shop that keeps the fragments to another script has no button left loading', async () => {
    await shop.startAfresh({
      redirectAfterAdd: 'no',
      settings: { islands: { 'cart-fragments': 'off' } },
    });
    await visit(page, '/shop/');
    const release = await holdRequests(page, ADD);
    await addButton(page, tee).click();
    await expect(addButton(page, tee)).toHaveClass(busy);
    release();
    await expect(addButton(page, tee)).not.toHaveClass(busy);
    await expectQuantities(shop, { [tee.sku]: 1 });
  });

  await test.step('Space presses a link that leads to the options too', async () => {
    await shop.startAfresh();
    await openListing(page, shop);
    await page.locator('.add_to_cart_button.product_type_variable').first().focus();
    await expect(page.locator('body')).toHaveAttribute('data-island-add-to-cart', 'ready');
    await page.keyboard.press('Space');
    await page.waitForURL('**/product/**');
    expect(await shop.requests(ADD)).toEqual([]);
  });
});

test('every data attribute is sent as it stands, and what jQuery code stored on the button', async ({
  page,
  shop,
}) => {
  await shop.situation({ redirectAfterAdd: 'no', jquery: 'before' });
  await openListing(page, shop);
  await addButton(page, tee).evaluate((button) => {
    button.setAttribute('data-foo-bar', "x y'z & £");
    button.setAttribute('data-code', '007');
    button.setAttribute('data-flag', 'true');
    button.setAttribute('data-empty', '');
    jQuery(button).data({ engraving: { text: 'A', size: 2 }, tags: ['a', 'b'], gift: true });
  });
  await addButton(page, tee).click();
  await expect(addButton(page, tee)).toHaveClass(added);
  expect(await sentFields(shop)).toEqual([
    {
      quantity: '1',
      product_id: tee.id,
      product_sku: tee.sku,
      success_message: `“${tee.name}” has been added to your basket`,
      fooBar: "x y'z & £",
      code: '007',
      flag: 'true',
      empty: '',
      'engraving[text]': 'A',
      'engraving[size]': '2',
      'tags[]': 'b',
      gift: 'true',
    },
  ]);
  const [request] = await shop.requests(ADD);
  expect(request?.body).toContain('tags%5B%5D=a&tags%5B%5D=b');
  expect(request?.body).toContain('fooBar=x+y%27z+%26+%C2%A3');
});

test('the success message is said after one second, once, and not before', async ({
  page,
  shop,
}) => {
  await shop.situation({ redirectAfterAdd: 'no', miniCartReveal: false });
  await page.clock.install();
  await openListing(page, shop);
  await stopClock(page);
  const region = page.locator('.widget_shopping_cart_live_region');
  await addButton(page, tee).click();
  await expect(addButton(page, tee)).toHaveClass(added);
  await page.clock.runFor(999);
  await expect(region).toHaveText('');
  await page.clock.runFor(1);
  await expect(region).toHaveText(`“${tee.name}” has been added to your basket`);
  await expect(region).toHaveAttribute('aria-relevant', 'all');
  await expect(region).toHaveCount(1);
  await addButton(page, scarf).click();
  await expect(region, 'emptied by the next press').toHaveText('');
  await expect(region).not.toHaveAttribute('aria-relevant');
});

test('what a plugin has put among the fragments beside markup is no failure', async ({
  page,
  shop,
}) => {
  await rewrite(page, `**/?${ADD}*`, (answer) =>
    answer.replace('"fragments":{', '"fragments":{"count":1,"lines":{"a":[]},'),
  );
  await shop.situation({ redirectAfterAdd: 'no', miniCartReveal: false });
  await openListing(page, shop);
  await addButton(page, tee).click();
  await expect(addButton(page, tee)).toHaveClass(added);
  await expect(page.locator('.cart-icon').first()).toHaveText('1');
  await expect(page.locator('.storefront-islands-toast')).toHaveCount(0);
});

test('where a site prints no fragments with an answer, it is done all the same, and the basket is asked for', async ({
  page,
  shop,
}) => {
  for (const call of [ADD, 'wc-ajax=remove_from_cart'])
    await rewrite(page, `**/?${call}*`, (answer) =>
      JSON.stringify({ ...(JSON.parse(answer) as object), fragments: [] }),
    );
  await shop.situation({ redirectAfterAdd: 'no', miniCartReveal: false });
  await openListing(page, shop);
  await addButton(page, tee).click();
  await expect(addButton(page, tee)).toHaveClass(added);
  await expect(basketLink(page)).toHaveCount(1);
  await expect(page.locator('.cart-icon').first()).toHaveText('1');
  expect(await shop.requests(REFRESH)).toHaveLength(1);
  const region = page.locator('.widget_shopping_cart_live_region');
  await expect(region).toHaveText(`“${tee.name}” has been added to your basket`);
  await page.locator('.cart-item').first().hover();
  await page.getByRole('button', { name: `Remove ${tee.name} from basket` }).click();
  await expect(page.locator('.cart-icon').first()).toHaveText('0');
  await expect(region).toHaveText(`“${tee.name}” has been removed from your basket`);
  await expect(page.locator('.storefront-islands-toast')).toHaveCount(0);
  await expect(page).toHaveURL(/\/shop\/$/);
});

test.describe('by finger', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

  test('two quick taps are one wish, as a double click is, and two slow ones are two', async ({
    page,
    shop,
  }) => {
    await shop.situation({ redirectAfterAdd: 'no', miniCartReveal: false });
    await leaveTapsUncounted(page);
    await openListing(page, shop);
    await touch(page);
    await expectKnown(page.locator('#top-link'), 'back-to-top');
    // As a theme may have it that lets fingers near a busy button.
    await page.addStyleTag({ content: '.loading { pointer-events: auto !important }' });
    await tapTwice(addButton(page, tee));
    await expect(addButton(page, tee)).toHaveClass(added);
    expect(await quantities(shop)).toEqual({ [tee.sku]: 1 });
    await addButton(page, scarf).scrollIntoViewIfNeeded();
    await tapTwice(addButton(page, scarf), { apartMs: 500 });
    await expectQuantities(shop, { [tee.sku]: 1, [scarf.sku]: 2 });
    expect(await shop.requests(ADD)).toHaveLength(3);
  });
});
