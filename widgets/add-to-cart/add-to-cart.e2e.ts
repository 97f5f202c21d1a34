import { expect, test } from '../../fixtures-html/testing/shop-test';
import {
  ADD,
  added,
  addButton,
  basketLink,
  busy,
  expectQuantities,
  holdRequests,
  LISTING,
  openListing,
  products,
  quantities,
  sentFields,
} from './add-to-cart.page';

const { tee, scarf, top } = products;

for (const theme of ['flatsome', 'plain'] as const) {
  test(`${theme}: mouse, Enter and Space each add one`, async ({ page, shop }) => {
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

test('a key that is held down counts once', async ({ page, shop }) => {
  await shop.situation({ redirectAfterAdd: 'no' });
  await openListing(page, shop);
  await addButton(page, tee).focus();
  for (const key of ['Space', 'Enter']) {
    await page.keyboard.down(key);
    await page.keyboard.down(key);
    await page.keyboard.down(key);
    await page.keyboard.up(key);
  }
  await addButton(page, scarf).click();
  await expect(addButton(page, scarf)).toHaveClass(added);
  expect(await quantities(shop)).toEqual({ [tee.sku]: 2, [scarf.sku]: 1 });
});

test('Space presses a link that leads to the options too', async ({ page, shop }) => {
  await openListing(page, shop);
  await page.locator('.add_to_cart_button.product_type_variable').first().focus();
  await expect(page.locator('body')).toHaveAttribute('data-island-add-to-cart', 'ready');
  await page.keyboard.press('Space');
  await page.waitForURL('**/product/**');
  expect(await shop.requests(ADD)).toEqual([]);
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

test('without jQuery the data attributes are all there is', async ({ page, shop }) => {
  await shop.situation({ redirectAfterAdd: 'no' });
  await openListing(page, shop);
  await addButton(page, tee).click();
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

test('rapid and double presses go out one at a time, in order, each once', async ({
  page,
  shop,
}) => {
  await shop.situation({ redirectAfterAdd: 'no', miniCartReveal: false });
  await openListing(page, shop);
  const release = await holdRequests(page, ADD);
  let running = 0;
  let most = 0;
  page.on('request', (request) => {
    if (request.url().includes(ADD)) most = Math.max(most, (running += 1));
  });
  page.on('requestfinished', (request) => {
    if (request.url().includes(ADD)) running -= 1;
  });
  await addButton(page, tee).dblclick();
  await addButton(page, scarf).click();
  await addButton(page, top).click();
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
  expect(most, 'never two at a time').toBe(1);
  expect(await quantities(shop)).toEqual({ [tee.sku]: 2, [scarf.sku]: 1, [top.sku]: 1 });
});

for (const time of ['first', 'second'] as const) {
  test(`the button is loading while its ${time} add is under way, then added`, async ({
    page,
    shop,
  }) => {
    await shop.situation({ redirectAfterAdd: 'no' });
    await openListing(page, shop);
    const button = addButton(page, tee);
    if (time === 'second') {
      await button.click();
      await expect(button).toHaveClass(added);
    }
    const release = await holdRequests(page, ADD);
    await button.click();
    await expect(button).toHaveClass(busy);
    await expect(button).not.toHaveClass(added);
    release();
    await expect(button).toHaveClass(added);
    await expect(button).not.toHaveClass(busy);
  });
}

test('the link to the basket stands after the button, once', async ({ page, shop }) => {
  await shop.situation({ redirectAfterAdd: 'no', miniCartReveal: false });
  await openListing(page, shop);
  const button = addButton(page, tee);
  for (const quantity of [1, 2]) {
    await button.click();
    await expectQuantities(shop, { [tee.sku]: quantity });
    await expect(button).toHaveClass(added);
    await expect(basketLink(page)).toHaveCount(1);
  }
  const link = button.locator('xpath=following-sibling::*[1]');
  await expect(link).toHaveClass('added_to_cart wc-forward');
  await expect(link).toHaveText('View basket');
  await expect(link).toHaveAttribute('title', 'View basket');
  await link.click();
  await expect(page).toHaveURL(/\/basket\/$/);
});

test('on the basket page there is no link to the basket', async ({ page, shop }) => {
  await shop.situation({ redirectAfterAdd: 'no', settings: { isBasketPage: true } });
  await openListing(page, shop);
  await addButton(page, tee).click();
  await expect(addButton(page, tee)).toHaveClass(added);
  await expect(basketLink(page)).toHaveCount(0);
});

test('the success message is said after one second, once, and not before', async ({
  page,
  shop,
}) => {
  await shop.situation({ redirectAfterAdd: 'no', miniCartReveal: false });
  await page.clock.install();
  await openListing(page, shop);
  await page.clock.pauseAt(Date.now() + 600_000);
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

for (const cold of ['click', 'Enter', 'Space'] as const) {
  test(`a first ${cold} before the code is there is kept and carried out once`, async ({
    page,
    shop,
  }) => {
    await shop.situation({ redirectAfterAdd: 'no' });
    const release = await holdRequests(page, 'chunks/add-to-cart');
    await openListing(page, shop);
    const button = addButton(page, tee);
    if (cold === 'click') await button.click();
    else await button.press(cold);
    await expect(button).toHaveAttribute('data-island-pressed', '');
    release();
    await expect(button).toHaveClass(added);
    await expect(button).not.toHaveAttribute('data-island-pressed');
    await expect(page).toHaveURL(new RegExp(`${LISTING}$`));
    expect(await quantities(shop)).toEqual({ [tee.sku]: 1 });
  });
}

test('a press for a new tab is left to the browser', async ({ page, shop, context }) => {
  await shop.situation({ redirectAfterAdd: 'no' });
  await openListing(page, shop);
  const button = addButton(page, tee);
  await button.hover();
  await expect(page.locator('body')).toHaveAttribute('data-island-add-to-cart', 'ready');
  const opened = context.waitForEvent('page');
  await button.click({ modifiers: ['Control'] });
  const tab = await opened;
  await expect(tab).toHaveURL(/add-to-cart=101/);
  await expect(button).not.toHaveClass(busy);
  expect(await shop.requests(ADD)).toEqual([]);
  await expectQuantities(shop, { [tee.sku]: 1 });
});

test('buttons of the block runtime are not ours', async ({ page, shop }) => {
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
