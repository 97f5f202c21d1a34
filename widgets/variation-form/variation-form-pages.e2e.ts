import { rewrite } from '../../fixtures-html/testing/page-probes';
import { expect, expectIsland, test, type Page } from '../../fixtures-html/testing/shop-test';
import { choose, formOf, openForm, OVERSHIRT } from './variation-form.page';

/** With a query, so that the posted form is another address. */
const CHANGED = `${OVERSHIRT}?changed`;
const CHANGED_PAGE = /\?changed$/;

/** Puts the server's markup of a product into a dialog, as themes do with their quick view. */
async function openInDialog(page: Page, path: string): Promise<void> {
  await page.evaluate(async (address) => {
    const text = await (await fetch(address)).text();
    const sent = new DOMParser().parseFromString(text, 'text/html');
    const dialog = document.createElement('div');
    dialog.setAttribute('role', 'dialog');
    dialog.setAttribute('aria-modal', 'true');
    dialog.setAttribute('aria-label', 'Quick view');
    Object.assign(dialog.style, { position: 'fixed', inset: '0', zIndex: '2000' });
    Object.assign(dialog.style, { overflow: 'auto', background: 'white' });
    dialog.append(document.adoptNode(sent.querySelector('.product')!));
    document.body.append(dialog);
  }, path);
}

test('a form that comes later, in a dialog, works there and leaves with it', async ({
  page,
  shop,
}) => {
  await shop.situation({ swatches: 'plugin', redirectAfterAdd: 'no', jquery: 'before' });
  await page.goto('/shop/');
  await openInDialog(page, OVERSHIRT);
  const dialog = page.getByRole('dialog', { name: 'Quick view' });
  const product = formOf(page);
  await expectIsland(product.form, 'variation-form', 'ready');
  await expect(dialog.locator('[data-island-swatches=ready]')).toHaveCount(2);
  await product.button.click();
  await expect(product.message).toHaveText(/Please select some product options/);
  await expect(dialog.getByRole('radio', { name: 'Forest' })).toBeFocused();
  await dialog.getByRole('radio', { name: 'Forest' }).click();
  await dialog.getByRole('radio', { name: 'M', exact: true }).click();
  await expect(product.price).toHaveText('£98.00');
  await expect(dialog.locator('.product_meta .sku')).toHaveText('HV-V401-2');
  await expect(dialog.locator('.wp-post-image').first()).toHaveAttribute('alt', /in forest/);
  await product.button.click();
  await expect(page.locator('.cart-icon').first()).toHaveText('1');
  expect((await shop.cart()).lines.map(({ name }) => name)).toEqual([
    'Corduroy Overshirt - Forest, M',
  ]);
  // The address is the listing's, and stays so.
  expect(new URL(page.url()).search).toBe('');

  await page.evaluate(() => {
    const [gone] = document.querySelectorAll('.variations_form');
    Object.assign(globalThis, { gone });
    document.querySelector('[aria-label="Quick view"]')!.remove();
  });
  await page.waitForFunction(
    () =>
      !(globalThis as unknown as { gone: Element }).gone.hasAttribute('data-island-variation-form'),
  );
  await openInDialog(page, OVERSHIRT);
  await expectIsland(product.form, 'variation-form', 'ready');
  await expect(product.id).toHaveValue('0');
});

test('a theme’s template shows the variation, and a file goes along with an ordinary post', async ({
  page,
  shop,
}) => {
  await shop.situation({ redirectAfterAdd: 'no' });
  await rewrite(page, CHANGED_PAGE, (text) =>
    text
      .replace(
        '<div class="woocommerce-variation-price">{{{ data.variation.price_html }}}</div>',
        '<div class="own">{{ data.variation.sku }} <# if (data.variation.price_html) { #>{{{ data.variation.price_html }}}<# } #></div>',
      )
      .replace(
        '<div class="single_variation_wrap">',
        // As older templates print it.
        '<label>Monogram <input type="file" name="monogram"></label><label>Note <input name="note"></label><div class="single_variation_wrap" style="display:none;">',
      ),
  );
  await page.addInitScript(() => {
    const template = (id: string) => (data: { variation: Record<string, string> }) =>
      `<div class="own">${id}: ${data.variation['sku']} ${data.variation['price_html']}<script>document.title=1</script></div>`;
    Object.assign(globalThis, { wp: { template } });
  });
  const product = await openForm(page, CHANGED);
  await choose(product, { Colour: 'Forest', Size: 'M' });
  await expect(product.result.locator('.own')).toHaveText('variation-template: HV-V401-2 £98.00');
  await expect(product.result.locator('script')).toHaveCount(0);

  await page.getByLabel('Note').fill('For Ada');
  const letter = { name: 'ada.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') };
  await page.getByLabel('Monogram').setInputFiles(letter);
  await product.button.click();
  await expect(page.getByText('has been added to your basket')).toBeVisible();
  const [posted] = await shop.requests('name="monogram"');
  const { body } = posted!;
  for (const part of ['filename="ada.svg"', '<svg/>', 'For Ada', 'name="variation_id"', '40102']) {
    expect(body).toContain(part);
  }
  expect(await shop.requests('wc-ajax=add_to_cart')).toEqual([]);
  expect((await shop.cart()).lines.map(({ name }) => name)).toEqual([
    'Corduroy Overshirt - Forest, M',
  ]);
});

test('where the markup has no place for a message, the browser says it', async ({ page, shop }) => {
  await rewrite(page, CHANGED_PAGE, (text) =>
    text.replace(/<div class="woocommerce-variation single_variation"[^>]*><\/div>/, ''),
  );
  const said: string[] = [];
  page.on('dialog', async (dialog) => {
    await dialog.accept();
    said.push(`${dialog.type()}: ${dialog.message()}`);
  });
  const product = await openForm(page, CHANGED);
  await choose(product, { Colour: 'Navy' });
  await product.button.click();
  await expect
    .poll(() => said)
    .toEqual([
      'alert: Please select some product options before adding this product to your basket.',
    ]);
  await choose(product, { Size: 'S' });
  await product.button.click();
  await expect
    .poll(() => said.slice(1))
    .toEqual(['alert: Sorry, this product is unavailable. Please choose a different combination.']);
  expect((await shop.cart()).lines).toEqual([]);
  await choose(product, { Size: 'M' });
  await product.button.click();
  await page.waitForURL('/basket/');
});

test('of 5,000 variations none holds up a press, which is kept until all are read', async ({
  page,
  shop,
}) => {
  await shop.situation({ variationThreshold: 5000, redirectAfterAdd: 'no', swatches: 'plugin' });
  await page.goto(
    '/product/made-to-measure-trousers/?attribute_pa_colour=ecru&attribute_waist=Waist+7&attribute_leg=Leg+3',
    { waitUntil: 'commit' },
  );
  await formOf(page).button.click();
  await expect(page.locator('.cart-icon').first()).toHaveText('1');
  expect((await shop.cart()).lines[0]?.name).toContain('Ecru, Waist 7, Leg 3');
});
