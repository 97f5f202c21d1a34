import { atRest, expect, test } from '../../fixtures-html/testing/shop-test';
import { choose, formOf, openForm, OVERCOAT, OVERSHIRT } from './variation-form.page';

const FOREST_M = 'Corduroy Overshirt - Forest, M';
const names = (lines: { name: string; quantity: number }[]): string[] =>
  lines.map(({ name, quantity }) => `${quantity} × ${name}`);

test('without JavaScript the server finds the variation and names what is missing', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL! });
  const page = await context.newPage();
  await page.goto(OVERSHIRT);
  const product = formOf(page);
  await choose(product, { Colour: 'Forest', Size: 'M' });
  await product.button.click();
  await expect(page.locator('.cart_item')).toContainText(FOREST_M);
  await context.close();
});

test('a shop that goes to the basket or adds not in the page, and a variation with an open attribute: an ordinary post', async ({
  page,
  shop,
}) => {
  await test.step('a shop that goes to the basket gets an ordinary form post', async () => {
    const product = await openForm(page, OVERSHIRT);
    await choose(product, { Colour: 'Forest', Size: 'M' });
    // With a key held it goes to another tab, and nothing is on its way here.
    await product.button.click({ modifiers: ['ControlOrMeta'] });
    await expect.poll(async () => names((await shop.cart()).lines)).toEqual([`1 × ${FOREST_M}`]);
    await expect(product.button).not.toHaveClass(/loading/);
    await product.quantity.fill('2');
    await product.button.click();
    await page.waitForURL('/basket/');
    expect(names((await shop.cart()).lines)).toEqual([`3 × ${FOREST_M}`]);
    expect(await shop.requests('wc-ajax=add_to_cart')).toEqual([]);
  });

  await test.step('a shop without adding in the page posts', async () => {
    await shop.startAfresh();
    await shop.situation({ redirectAfterAdd: 'no', ajaxAdd: false });
    const product = await openForm(page, OVERSHIRT);
    await choose(product, { Colour: 'Forest', Size: 'M' });
    await product.button.click();
    await expect(page.getByText('has been added to your basket')).toBeVisible();
    expect(await shop.requests('wc-ajax=add_to_cart')).toEqual([]);
  });

  await test.step('a variation that leaves something open is posted, as the shop’s call cannot add it', async () => {
    await shop.startAfresh();
    await shop.situation({ redirectAfterAdd: 'no' });
    const product = await openForm(page, OVERCOAT);
    await choose(product, { Colour: 'Camel', Size: 'M', Lining: 'Unlined' });
    await product.button.click();
    await expect(page.getByText('has been added to your basket')).toBeVisible();
    expect(names((await shop.cart()).lines)).toEqual(['1 × Wool Overcoat - Camel, M, Unlined']);
  });
});

test('a double click is one press, and so is a held key', async ({ page, shop }) => {
  await shop.situation({ redirectAfterAdd: 'no', jquery: 'before' });
  const product = await openForm(page, OVERSHIRT);
  await choose(product, { Colour: 'Forest', Size: 'M' });
  await product.button.dblclick();
  await expect(product.button).toHaveClass(/added/);
  await expect(product.button).not.toHaveClass(/loading/);
  expect(names((await shop.cart()).lines)).toEqual([`1 × ${FOREST_M}`]);

  // A key that is held down is one, too.
  await product.button.focus();
  for (let repeat = 0; repeat < 5; repeat += 1) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await expect(page.locator('.cart-icon').first()).toHaveText('2');
  await atRest(page);
  expect(names((await shop.cart()).lines)).toEqual([`2 × ${FOREST_M}`]);
});

test('a shop that stays adds without leaving the page, each press once, unless another script stops it', async ({
  page,
  shop,
}) => {
  await test.step('a shop that stays on the page adds without leaving it', async () => {
    await shop.situation({ redirectAfterAdd: 'no', jquery: 'before' });
    const product = await openForm(page, OVERSHIRT);
    await choose(product, { Colour: 'Forest', Size: 'M' });
    await product.button.click();
    await expect(product.button).toHaveClass(/added/);
    await expect(product.button).not.toHaveClass(/loading/);
    await expect(product.form.getByRole('link', { name: 'View basket' })).toBeVisible();
    await expect(page.locator('.cart-icon').first()).toHaveText('1');
    await expect(page.locator('.widget_shopping_cart_live_region')).toContainText(
      '“Corduroy Overshirt” has been added',
    );
    expect(new URL(page.url()).pathname).toBe(OVERSHIRT);
    expect(names((await shop.cart()).lines)).toEqual([`1 × ${FOREST_M}`]);
    const [add] = await shop.requests('wc-ajax=add_to_cart');
    expect(add?.body).toContain('product_id=40102');
    expect(add?.body).not.toContain('add-to-cart');
  });

  await test.step('two presses add twice, one after the other', async () => {
    await shop.startAfresh();
    await shop.situation({ redirectAfterAdd: 'no' });
    const product = await openForm(page, OVERSHIRT);
    await choose(product, { Colour: 'Forest', Size: 'M' });
    // By keyboard, as the theme lets no pointer near a busy button.
    await product.button.press('Enter');
    await product.button.press('Enter');
    await expect(page.locator('.cart-icon').first()).toHaveText('2');
    expect(names((await shop.cart()).lines)).toEqual([`2 × ${FOREST_M}`]);
  });

  await test.step('another submit button of the form posts it, also in such a shop', async () => {
    await shop.startAfresh();
    await shop.situation({ redirectAfterAdd: 'no' });
    const product = await openForm(page, OVERSHIRT);
    await product.form.evaluate((form) => {
      const buy = document.createElement('button');
      Object.assign(buy, { className: 'ux-buy-now-button', name: 'buy-now', textContent: 'Buy' });
      form.querySelector('.single_add_to_cart_button')!.after(buy);
    });
    await choose(product, { Colour: 'Forest', Size: 'M' });
    await product.form.getByRole('button', { name: 'Buy' }).click();
    await expect(page.getByText('has been added to your basket')).toBeVisible();
    const [posted] = await shop.requests(`POST ${OVERSHIRT}`);
    expect(posted!.body).toContain('buy-now');
    expect(await shop.requests('wc-ajax=add_to_cart')).toEqual([]);
  });

  await test.step('another script that stops the submit has the last word', async () => {
    await shop.startAfresh();
    await shop.situation({ redirectAfterAdd: 'no' });
    const product = await openForm(page, OVERSHIRT);
    await product.form.evaluate((form) =>
      form.addEventListener('submit', (event) => event.preventDefault()),
    );
    await choose(product, { Colour: 'Forest', Size: 'M' });
    await product.button.click();
    await atRest(page);
    await expect(product.button).not.toHaveClass(/loading/);
    expect(await shop.requests('wc-ajax=add_to_cart')).toEqual([]);
    expect(await shop.requests(`POST ${OVERSHIRT}`)).toEqual([]);
    expect((await shop.cart()).lines).toEqual([]);
  });
});

test('what the server refuses is said on the product page, with the choice kept', async ({
  page,
  shop,
}) => {
  await shop.situation({ redirectAfterAdd: 'no' });
  const product = await openForm(page, OVERSHIRT);
  await choose(product, { Colour: 'Forest', Size: 'M' });
  await shop.stock('HV-V401-2', 0);
  await product.button.click();
  await expect(page.getByText('because it is out of stock')).toBeVisible();
  await expect(product.select('Size')).toHaveValue('m');
  await expect(product.button).toHaveClass(/wc-variation-is-unavailable/);
});

test.describe('a press without a network', () => {
  test.use({
    allowErrors: [/ERR_INTERNET_DISCONNECTED|404 .Not Found.|Failed to fetch dynamically/],
  });

  test('waits for it, with the code for it or without', async ({ page, shop, context }) => {
    await shop.situation({ redirectAfterAdd: 'no' });
    const told = page.getByText(/You are offline\. .+ will be added once you are back\./);

    await test.step('the code has come with the choice', async () => {
      const product = await openForm(page, OVERSHIRT);
      const code = page.waitForResponse('**/chunks/buy-*');
      await choose(product, { Colour: 'Forest', Size: 'M' });
      await (await code).finished();
      await context.setOffline(true);
      await product.button.click();
      await expect(told.first()).toBeVisible();
      await context.setOffline(false);
      await expect.poll(async () => names((await shop.cart()).lines)).toEqual([`1 × ${FOREST_M}`]);
      await expect(told).toHaveCount(0);
    });

    await test.step('it has not', async () => {
      await shop.fault({ match: 'chunks/buy', kind: '404', times: 'always' });
      const product = await openForm(page, `${OVERSHIRT}?again`);
      await choose(product, { Colour: 'Forest', Size: 'M' });
      await context.setOffline(true);
      await product.button.click();
      await expect(product.form).toContainText('You are offline. The item will be added once');
      await expect(product.button).not.toHaveClass(/loading/);
      await shop.clearFaults();
      await context.setOffline(false);
      await expect.poll(async () => names((await shop.cart()).lines)).toEqual([`2 × ${FOREST_M}`]);
      await expect(told).toHaveCount(0);
    });
  });
});
