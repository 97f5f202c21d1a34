import { noteIslandErrors, rewrite } from '../../fixtures-html/testing/page-probes';
import { expect, expectIsland, test } from '../../fixtures-html/testing/shop-test';
import { choose, formOf, openForm, OVERSHIRT, SOCKS } from './variation-form.page';

/** With a query, so that the posted form is another address. */
const SPOILT = `${OVERSHIRT}?spoilt`;
const SPOILT_PAGE = /\?spoilt$/;

test.describe('variations that cannot be used', () => {
  test('in part or whole: a clear error, and plain selects that buy', async ({ page, shop }) => {
    for (const [name, data] of [
      ['cut off', '[{&quot;variation_id&quot;:1,'],
      ['no list', '{&quot;a&quot;:1}'],
      ['without attributes', '[{&quot;variation_id&quot;:1}]'],
    ] as const) {
      await test.step(`${name}: a clear error, and plain selects that buy`, async () => {
        await shop.startAfresh();
        const errors = await noteIslandErrors(page, { cancel: true });
        await rewrite(page, SPOILT_PAGE, (text) =>
          text.replace(/data-product_variations="[^"]*"/, `data-product_variations="${data}"`),
        );
        await page.goto(SPOILT);
        const product = formOf(page);
        await expectIsland(product.form, 'variation-form', 'failed');
        const [error] = await errors();
        expect(error).toMatchObject({ island: 'variation-form', phase: 'mount' });
        expect(error?.message).toContain(
          'data-product_variations on form.variations_form[data-product_id="401"]: expected a JSON list',
        );
        await expect(product.button).toHaveClass('single_add_to_cart_button button alt');
        await choose(product, { Colour: 'Forest', Size: 'M' });
        await product.button.click();
        await page.waitForURL('/basket/');
        expect((await shop.cart()).lines.map(({ name: line }) => line)).toEqual([
          'Corduroy Overshirt - Forest, M',
        ]);
      });
    }
  });
});

test('names that every object has are no attributes of a variation', async ({ page }) => {
  await rewrite(page, SPOILT_PAGE, (text) =>
    text.replaceAll(
      '&quot;attributes&quot;:{',
      '&quot;attributes&quot;:{&quot;__proto__&quot;:&quot;x&quot;,',
    ),
  );
  const product = await openForm(page, SPOILT);
  await choose(product, { Colour: 'Forest', Size: 'M' });
  await expect(product.id).toHaveValue('40102');
});

test('markup in a variation is shown without anything that could run', async ({ page }) => {
  const hostile =
    '<b>Dyed</b><img src=x onerror=\\"document.title=1\\"><script>document.title=2</script>';
  await page.route(`**/?wc-ajax=get_variation`, async (route) => {
    const answer = await (await route.fetch()).text();
    await route.fulfill({
      contentType: 'application/json',
      body: answer.replace('"variation_description":""', `"variation_description":"${hostile}"`),
    });
  });
  await page.route('**/x', (route) => route.fulfill({ status: 204 }));
  const product = await openForm(page, SOCKS);
  const title = await page.title();
  await choose(product, { Colour: 'Oat', Size: '40' });
  await expect(product.result.locator('b')).toHaveText('Dyed');
  await expect(product.result.locator('script,[onerror]')).toHaveCount(0);
  expect(await page.title()).toBe(title);
});

test.describe('a missing chunk', () => {
  test.use({ allowErrors: [/Failed to load resource|storefront-islands/] });

  test('leaves the server’s form, or has it posted; one missing once is asked for again', async ({
    page,
    shop,
  }) => {
    for (const chunk of ['chunks/variation-form', 'chunks/second-half']) {
      await test.step(`${chunk}: the form stays the server's`, async () => {
        await shop.startAfresh();
        await shop.fault({ match: chunk, kind: '404', times: 'always' });
        await page.goto(OVERSHIRT);
        const product = formOf(page);
        await expectIsland(product.form, 'variation-form', 'failed');
        await choose(product, { Colour: 'Forest', Size: 'M' });
        await product.button.click();
        await page.waitForURL('/basket/');
        expect((await shop.cart()).lines).toHaveLength(1);
      });
    }

    await test.step('chunks/buy: the form is posted', async () => {
      await shop.startAfresh();
      await shop.situation({ redirectAfterAdd: 'no' });
      await shop.fault({ match: 'chunks/buy', kind: '404', times: 'always' });
      const product = await openForm(page, OVERSHIRT);
      await choose(product, { Colour: 'Forest', Size: 'M' });
      await product.button.click();
      await expect(page.getByText('has been added to your basket')).toBeVisible();
      expect((await shop.cart()).lines).toHaveLength(1);
    });

    await test.step('a chunk that is missing once is asked for again', async () => {
      await shop.startAfresh();
      await shop.fault({ match: 'chunks/second-half', kind: '404' });
      await openForm(page, OVERSHIRT);
    });
  });
});

test('a form that is taken off the page and put back works again', async ({ page }) => {
  const product = await openForm(page, OVERSHIRT);
  const before = await page.evaluate(async () => {
    const text = await (await fetch(location.href)).text();
    const sent = new DOMParser().parseFromString(text, 'text/html');
    return sent.querySelector('.variations_form')!.innerHTML;
  });
  await choose(product, { Colour: 'Forest' });
  await product.form.evaluate((form) => {
    const place = form.parentElement!;
    const next = form.nextSibling;
    form.remove();
    Object.assign(globalThis, { putBack: () => place.insertBefore(form, next), taken: form });
  });
  await page.waitForFunction(
    () =>
      !(globalThis as unknown as { taken: Element }).taken.hasAttribute(
        'data-island-variation-form',
      ),
  );
  const after = await page.evaluate(
    () => (globalThis as unknown as { taken: Element }).taken.innerHTML,
  );
  // Each page numbers its quantity fields anew.
  const normal = (html: string): string => html.replaceAll(/quantity_\w+/g, 'quantity');
  expect(normal(after)).toBe(normal(before));
  await page.evaluate(() => (globalThis as unknown as { putBack: () => void }).putBack());
  await expectIsland(product.form, 'variation-form', 'ready');
  await expect(product.select('Colour')).toHaveValue('forest');
  await choose(product, { Size: 'M' });
  await expect(product.id).toHaveValue('40102');
});
