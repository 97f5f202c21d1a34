import { expect, expectIsland, test } from '../../fixtures-html/testing/shop-test';
import { choose, formOf, openForm, optionsOf, OVERCOAT, OVERSHIRT } from './variation-form.page';

test('a complete choice shows all there is at once; clearing gives everything back as the server sent it', async ({
  page,
}) => {
  const product = await openForm(page, OVERSHIRT);
  /** The same in the table of facts, whose tab is closed. */
  const fact = (name: string) => page.locator(`.woocommerce-product-attributes-item--${name} td`);
  await test.step('a complete choice shows price, stock, text, SKU, measures and limits at once', async () => {
    await expect(product.button).toHaveClass(/disabled wc-variation-selection-needed/);
    await choose(product, { Colour: 'Forest', Size: 'M' });

    await expect(product.price).toHaveText('£98.00');
    await expect(product.result).toContainText('weld and indigo');
    await expect(product.result).toContainText('Only 3 left in stock');
    await expect(product.sku).toHaveText('HV-V401-2');
    await expect(page.locator('.product_weight')).toHaveText('0.65 kg');
    await expect(page.locator('.product_dimensions')).toHaveText('73 × 58 × 3 cm');
    await expect(fact('weight')).toHaveText('0.65 kg');
    await expect(fact('dimensions')).toHaveText('73 × 58 × 3 cm');
    await expect(product.id).toHaveValue('40102');
    await expect(product.quantity).toHaveAttribute('max', '3');
    await expect(product.button).not.toHaveClass(/disabled/);

    await choose(product, { Colour: 'Navy' });
    await expect(product.price).toHaveText('£104.00');
    await expect(product.result).not.toContainText('weld');
  });

  await test.step('clearing gives everything back as the server sent it', async () => {
    await product.clear.click();
    await page.reload();
    await expectIsland(product.form, 'variation-form', 'ready');
    const before = await page.locator('#product-401').evaluate((element) => element.outerHTML);
    await choose(product, { Colour: 'Forest', Size: 'M' });
    await expect(product.clear).toBeVisible();
    await product.clear.click();

    await expect(product.select('Colour')).toHaveValue('');
    await expect(product.select('Colour')).toBeFocused();
    await expect(product.clear).toBeHidden();
    await expect(product.result).toBeHidden();
    await expect(product.id).toHaveValue('');
    await expect(product.sku).toHaveText('HV-V401');
    await expect(page.locator('.product_weight')).toHaveText('depends on the size');
    await expect(fact('weight')).toHaveText('depends on the size');
    await expect(fact('dimensions')).toHaveText('depends on the size');
    // No limit, as the theme's template prints it.
    await expect(product.quantity).toHaveAttribute('max', '');
    await expect(page.locator('.reset_variations_alert')).toContainText('has been reset');
    const quantity = /<input[^>]*name="quantity"[^>]*>/;
    const after = await page.locator('#product-401').evaluate((element) => element.outerHTML);
    expect(quantity.exec(after)?.[0]).toBe(quantity.exec(before)?.[0]);
    await choose(product, { Colour: 'Rust' });
    await expect(page.locator('.reset_variations_alert')).toBeEmpty();
  });

  await test.step('a typed quantity is kept within what there is', async () => {
    await product.clear.click();
    await product.quantity.fill('7');
    await choose(product, { Colour: 'Forest', Size: 'L' });
    await expect(product.quantity).toHaveValue('7');
    await choose(product, { Size: 'M' });
    await expect(product.quantity).toHaveValue('3');
  });
});

test('what one choice rules out is not offered for the other; what it leaves open fits', async ({
  page,
}) => {
  await test.step('what one choice rules out is not offered for the other', async () => {
    const product = await openForm(page, OVERSHIRT);
    await choose(product, { Colour: 'Rust' });
    expect(await optionsOf(product, 'Size')).toEqual(['S', 'M', 'L']);
    await choose(product, { Size: 'S' });
    expect(await optionsOf(product, 'Colour')).toEqual(['Forest', 'Rust', 'Navy']);

    const coat = await openForm(page, OVERCOAT);
    expect(await optionsOf(coat, 'Lining')).toEqual(['Viscose & silk', 'Quilted', 'Unlined']);
    await choose(coat, { Colour: 'Charcoal' });
    expect(await optionsOf(coat, 'Lining')).toEqual(['Quilted', 'Unlined']);
    await choose(coat, { Colour: 'Burgundy' });
    // One is switched off by a plugin: it is seen, and cannot be chosen.
    expect(await optionsOf(coat, 'Size')).toEqual(['(S)', 'M', 'L']);
  });

  await test.step('a variation that leaves an attribute open fits every value of it', async () => {
    const product = formOf(page);
    await product.clear.click();
    await choose(product, { Colour: 'Camel', Size: 'M', Lining: 'Viscose & silk' });
    await expect(product.id).toHaveValue('40202');
    await choose(product, { Lining: 'Unlined' });
    await expect(product.id).toHaveValue('40202');
    await expect(product.result).toContainText('6 in stock');
  });
});

test.describe('by keyboard', () => {
  test('a whole purchase, with clearing by Space and by Enter', async ({ page, shop }) => {
    await test.step('Enter on the clear link clears once', async () => {
      const product = await openForm(page, `${OVERSHIRT}?attribute_pa_colour=rust`);
      await page.evaluate(() => {
        const heard = { clears: 0 };
        Object.assign(globalThis, { heard });
        document.addEventListener('announce_reset', () => (heard.clears += 1));
      });
      await product.clear.focus();
      await page.keyboard.press('Enter');
      await expect(product.select('Colour')).toHaveValue('');
      expect(
        await page.evaluate(
          () => (globalThis as unknown as { heard: { clears: number } }).heard.clears,
        ),
      ).toBe(1);
    });

    await test.step('everything can be chosen, cleared and bought', async () => {
      const product = formOf(page);
      await product.select('Colour').focus();
      await page.keyboard.press('n');
      await page.keyboard.press('Tab');
      await page.keyboard.press('m');
      await expect(product.id).toHaveValue('40110');
      await page.keyboard.press('Tab');
      await expect(product.clear).toBeFocused();
      await page.keyboard.press('Space');
      await expect(product.select('Colour')).toBeFocused();
      await expect(product.id).toHaveValue('');

      await page.keyboard.press('n');
      await page.keyboard.press('Tab');
      await page.keyboard.press('m');
      await product.quantity.focus();
      await page.keyboard.press('Enter');
      await page.waitForURL('/basket/');
      expect((await shop.cart()).lines.map(({ name }) => name)).toEqual([
        'Corduroy Overshirt - Navy, M',
      ]);
    });
  });
});

test.describe('a press that can add nothing', () => {
  test('says that something has to be chosen, and goes there; or that this is sold out, or has no price', async ({
    page,
    shop,
  }) => {
    await test.step('says that something has to be chosen, and goes there', async () => {
      const product = await openForm(page, OVERSHIRT);
      await choose(product, { Colour: 'Navy' });
      await product.button.click();
      await expect(product.message).toHaveText(/Please select some product options/);
      await expect(product.message.locator('..')).toHaveAttribute('role', 'alert');
      await expect(product.select('Size')).toBeFocused();
      await choose(product, { Size: 'M' });
      await expect(product.message).toBeHidden();
      expect((await shop.cart()).lines).toEqual([]);
    });

    await test.step('says that this variation is sold out, or has no price', async () => {
      const product = formOf(page);
      await choose(product, { Colour: 'Navy', Size: 'S' });
      await expect(product.result).toContainText('Out of stock');
      await expect(product.button).toHaveClass(/disabled wc-variation-is-unavailable/);
      await product.button.click();
      await expect(product.message).toContainText('Sorry, this product is unavailable');

      // Another plugin has its own reasons, and its own words for them.
      await choose(product, { Size: 'M' });
      await product.button.evaluate((button) => button.classList.add('disabled'));
      await product.button.click();
      await product.quantity.press('Enter');
      await expect(product.message).toBeHidden();

      const coat = await openForm(page, OVERCOAT);
      await choose(coat, { Colour: 'Burgundy', Size: 'M', Lining: 'Unlined' });
      await expect(coat.result).toContainText('Sorry, this product is unavailable');
      await expect(coat.button).toHaveClass(/wc-variation-is-unavailable/);
      // What stands there already is said once more, not shown twice.
      await coat.button.click();
      await expect(page.locator('.widget_shopping_cart_live_region')).toHaveText(
        /^Sorry, this product is unavailable/,
      );
      await expect(coat.message).toHaveCount(0);
      expect((await shop.cart()).lines).toEqual([]);
    });
  });
});

test('a press before the code is there is not lost', async ({ page, shop }) => {
  await shop.situation({ redirectAfterAdd: 'no' });
  await shop.fault({ match: 'chunks/variation-form', kind: 'slow', delayMs: 1000 });
  await page.goto(`${OVERSHIRT}?attribute_pa_colour=forest&attribute_pa_size=m`);
  await formOf(page).button.click();
  await expect(page.locator('.cart-icon').first()).toHaveText('1');
  expect(new URL(page.url()).pathname).toBe(OVERSHIRT);
  await expectIsland(formOf(page).form, 'variation-form', 'ready');
});
