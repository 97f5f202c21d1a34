import { holdBack, rewrite } from '../../fixtures-html/testing/page-probes';
import { expect, expectIsland, type Locator, test } from '../../fixtures-html/testing/shop-test';
import { openSwatches, OVERCOAT, OVERSHIRT, swatchesOf } from './swatches.page';

test('a press chooses, is told in the platform’s order; other scripts reach the swatches by the plugin’s names', async ({
  page,
  shop,
}) => {
  await test.step('a press chooses, is told in the platform’s order, and is named behind the label', async () => {
    await shop.situation({ swatches: 'plugin', jquery: 'before' });
    await page.goto(OVERSHIRT);
    await page.evaluate(() => {
      const heard: string[] = [];
      Object.assign(globalThis, { heard });
      const select = document.querySelector<HTMLSelectElement>('#pa_colour')!;
      for (const type of ['change', 'click']) {
        jQuery(select).on(type, () => void heard.push(`${type} ${select.value}`));
      }
      jQuery('form.variations_form').on('wvs-item-updated', (event, ...args) => {
        heard.push(`updated ${(event.target as HTMLElement).dataset.value} ${args.join(' ')}`);
      });
      jQuery('form.variations_form').on(
        'wvs-selected-item',
        (event: { target: unknown }, ...args: unknown[]) => {
          const [name, value, field, form] = args as [string, string, { jquery?: string }, object];
          const { localName } = event.target as Element;
          heard.push(`${localName} ${name} ${value} ${Boolean(field.jquery)} ${'jquery' in form}`);
        },
      );
      document.addEventListener('wvs-selected-item', (event) => {
        const { detail } = event as CustomEvent<unknown[]>;
        heard.push(`native ${String(detail[1])} ${(detail[2] as Element).id}`);
      });
    });
    const { item, select, label, list } = swatchesOf(page);
    await expectIsland(list('Colour'), 'swatches', 'ready');
    await expect(page.locator('form.variations_form')).toHaveClass(/wvs-loaded/);
    await item('Colour', 'rust').click();
    await expect(select('Colour')).toHaveValue('rust');
    await expect(item('Colour', 'rust')).toHaveClass(/ selected/);
    await expect(item('Colour', 'rust')).toHaveAttribute('aria-checked', 'true');
    await expect(label('Colour')).toHaveText('Colour| Rust');
    const heard = (): Promise<string[]> =>
      page.evaluate(() => (globalThis as unknown as { heard: string[] }).heard.splice(0));
    const aPress = [
      'change rust',
      'updated rust rust rust',
      'click rust',
      'li attribute_pa_colour rust true true',
      'native rust pa_colour',
    ];
    expect(await heard()).toEqual(aPress);
    // What is chosen is chosen anew.
    await item('Colour', 'rust').click();
    expect(await heard()).toEqual(aPress);
  });

  await test.step('other scripts reach the swatches by the plugin’s names', async () => {
    await shop.situation({ swatches: 'plugin', jquery: 'before' });
    await page.goto(OVERSHIRT);
    const { item, list } = swatchesOf(page);
    await expectIsland(list('Size'), 'swatches', 'ready');
    await page.waitForFunction(() => 'WooVariationSwatches' in jQuery.fn);
    const heard = await page.evaluate(() => {
      interface Plugin {
        (this: unknown, method?: string): unknown;
        noConflict: () => Plugin;
        Constructor: new (form: Element) => object;
      }
      const noted: string[] = [];
      const form = jQuery('form.variations_form');
      const { WooVariationSwatches } = jQuery.fn as unknown as { WooVariationSwatches: Plugin };
      const note = (what: string): void =>
        void noted.push(
          `${what} ${form[0]!.classList.contains('wvs-loaded')} ${'form' in (form.data('WooVariationSwatches') ?? {})}`,
        );
      jQuery(document).on('woo_variation_swatches_loaded', (_event, instance) =>
        note(`loaded ${(instance as { form: Element }).form.localName}`),
      );
      note('at first');
      WooVariationSwatches.call(form, 'destroy');
      note('destroyed');
      WooVariationSwatches.call(form);
      note('again');
      // A script that wants the swatches read anew takes the mark away and asks.
      form[0]!.classList.remove('wvs-loaded');
      jQuery(document).trigger('woo_variation_swatches_init');
      note('asked');
      form[0]!.classList.remove('wvs-loaded');
      const made = new WooVariationSwatches.Constructor(form[0]!);
      note(`made ${typeof made} ${WooVariationSwatches.noConflict() === WooVariationSwatches}`);
      // So does one that sets the form itself up anew.
      form[0]!.classList.remove('wvs-loaded');
      form.trigger('wc_variation_form');
      note('form');
      return noted;
    });
    expect(heard).toEqual([
      'at first true true',
      'destroyed false false',
      'loaded form true true',
      'again true true',
      'loaded form true true',
      'asked true true',
      'loaded form true true',
      'made object true true true',
      'loaded form true true',
      'form true true',
    ]);
    // A script that has fetched markup only says that its request is done, and puts it in place then.
    const after = await page.evaluate(() => {
      document.querySelector('form.variations_form')!.classList.remove('wvs-loaded');
      const since = performance.now();
      return new Promise<number>((resolve) => {
        jQuery(document).on('woo_variation_swatches_loaded', () =>
          resolve(performance.now() - since),
        );
        jQuery(document).trigger('ajaxComplete');
      });
    });
    expect(after).toBeGreaterThan(950);
    await expect(page.locator('form.variations_form')).toHaveClass(/wvs-loaded/);
    await item('Colour', 'rust').click();
    await expect(item('Colour', 'rust')).toHaveAttribute('aria-checked', 'true');
    await page.evaluate(() => document.querySelector('form.variations_form')!.remove());
    await page.waitForFunction(() => !('WooVariationSwatches' in jQuery.fn));
  });
});

test('what cannot be had is crossed out; the page’s own choice shows; reset clears; what was chosen is bought', async ({
  page,
  shop,
}) => {
  await test.step('what cannot be had with the choice is crossed out and named so; a press on it does nothing', async () => {
    const { item, select } = await openSwatches(page, shop, OVERSHIRT);
    await item('Colour', 'navy').click();
    const small = item('Size', 's');
    await expect(small).toHaveClass(/disabled/);
    await expect(small).toHaveAttribute('aria-disabled', 'true');
    await expect(small).toHaveAccessibleName('S, Out of stock');
    await item('Colour', 'rust').click();
    await expect(small).not.toHaveClass(/disabled/);
    await expect(item('Size', 'xl')).toHaveAccessibleName('XL, Unavailable');
    await item('Size', 'xl').click({ force: true });
    await expect(select('Size')).toHaveValue('');
    await item('Size', 's').click();
    await expect(item('Colour', 'sand')).toHaveAccessibleName('Sand, Unavailable');
  });

  await test.step('so it is where a part of a form is about the product, as in bundles', async () => {
    await rewrite(page, `**${OVERSHIRT}`, (html) =>
      html.replace(
        /<form class="variations_form cart"([^>]*)>([\s\S]*?)<\/form>/,
        '<form class="cart" method="post"><div class="variations_form cart"$1>$2</div></form>',
      ),
    );
    const { item, list } = await openSwatches(page, shop, OVERSHIRT);
    await expect(page.locator('form > .variations_form')).toHaveClass(/wvs-loaded/);
    await expect(list('Size').locator('..')).toHaveClass(/\bwoo-variation-items-wrapper\b/);
    await item('Colour', 'navy').click();
    await expect(item('Size', 's')).toHaveAccessibleName('S, Out of stock');
    await page.unroute(`**${OVERSHIRT}`);
  });

  await test.step('the page’s own choice shows from the start', async () => {
    const path = `${OVERSHIRT}?attribute_pa_colour=navy&attribute_pa_size=m`;
    const { item, label } = await openSwatches(page, shop, path);
    await expect(item('Colour', 'navy')).toHaveAttribute('aria-checked', 'true');
    await expect(item('Size', 'm')).toHaveAttribute('tabindex', '0');
    await expect(label('Size')).toHaveText('Size| M');
  });

  await test.step('the reset link clears all swatches, and the focus stays with them', async () => {
    const { item, select, label, list } = await openSwatches(page, shop, OVERSHIRT);
    await item('Colour', 'rust').click();
    await item('Size', 'm').click();
    await expect(page.locator('.variation_id')).not.toHaveValue(/^0?$/);
    await page.locator('.reset_variations').focus();
    await page.keyboard.press('Enter');
    for (const name of ['Colour', 'Size']) {
      await expect(select(name)).toHaveValue('');
      await expect(label(name)).toHaveText(name);
    }
    await expect(page.locator('.variable-item.selected')).toHaveCount(0);
    await expect(list('Colour').locator(':focus')).toHaveCount(1);
  });

  await test.step('buys what was chosen', async () => {
    const { item } = swatchesOf(page);
    await item('Colour', 'rust').click();
    await item('Size', 'm').click();
    await expect(page.locator('.variation_id')).not.toHaveValue(/^0?$/);
    await page.locator('form.variations_form .single_add_to_cart_button').click();
    await expect.poll(async () => (await shop.cart()).lines.length).toBe(1);
    expect((await shop.cart()).lines[0]?.name).toBe('Corduroy Overshirt - Rust, M');
  });
});

test('options of the shop: sold-out values, choices that give way or are taken back, other kinds', async ({
  page,
  shop,
}) => {
  await test.step('sold-out values can be chosen where the shop says so', async () => {
    const swatchOptions = { clickable_out_of_stock: '1', out_of_stock_tooltip_text: '(sold out)' };
    const { item, select } = await openSwatches(page, shop, OVERSHIRT, { swatchOptions });
    await item('Colour', 'navy').click();
    await expect(item('Size', 's')).toHaveClass(/no-stock/);
    await expect(item('Size', 's')).toHaveAccessibleName('S, (sold out)');
    await item('Size', 's').click();
    await expect(select('Size')).toHaveValue('s');
    await expect(item('Size', 's')).toHaveAttribute('aria-checked', 'true');
    await expect(item('Size', 's')).toHaveClass(/ selected no-stock/);
  });

  await test.step('other choices give way where the shop deselects what is unavailable', async () => {
    await shop.startAfresh();
    const swatchOptions = { deselect_unavailable: '1', disable_out_of_stock: '1' };
    const { item, select } = await openSwatches(page, shop, OVERSHIRT, { swatchOptions });
    await item('Colour', 'sand').click();
    await item('Size', 'm').click();
    await expect(select('Size')).toHaveValue('m');
    await expect(select('Colour')).toHaveValue('');
    await expect(item('Size', 'm')).toHaveClass(/selected/);
    await item('Colour', 'navy').click();
    await item('Size', 's').click();
    await expect(select('Colour')).toHaveValue('');
    await expect(select('Size')).toHaveValue('s');
  });

  await test.step('a second press takes the choice back where the shop says so', async () => {
    await shop.startAfresh();
    const swatchOptions = { clear_on_reselect: 'yes' };
    const { item, select, label } = await openSwatches(page, shop, OVERSHIRT, { swatchOptions });
    await item('Colour', 'rust').click();
    await item('Colour', 'rust').click();
    await expect(select('Colour')).toHaveValue('');
    await expect(label('Colour')).toHaveText('Colour');
  });

  await test.step('images, radio fields and plain selects work side by side', async () => {
    await shop.startAfresh();
    const swatchKinds = { pa_colour: 'image', pa_size: 'select' };
    const { item, select, list } = await openSwatches(page, shop, OVERCOAT, { swatchKinds });
    await expect(list('Size')).toHaveCount(0);
    await item('Colour', 'charcoal').click();
    await select('Size').selectOption('m');
    const lining = item('Lining', 'Quilted');
    await lining.getByText('Quilted').click({ force: true });
    await expect(select('Lining')).toHaveValue('Quilted');
    await expect(lining.locator('input')).toBeChecked();
    await expect(item('Lining', 'Unlined')).toHaveAccessibleName('Unlined, Out of stock');
    await expect(item('Lining', 'Unlined').locator('input')).toBeDisabled();
  });

  await test.step('radio fields that other code presses or changes are the choice', async () => {
    await shop.startAfresh();
    const swatchKinds = { pa_size: 'radio' };
    const situation = { swatchKinds, jquery: 'before' } as const;
    const { item, select } = await openSwatches(page, shop, OVERSHIRT, situation);
    const field = (size: string): Locator => item('Size', size).locator('input');
    await field('l').evaluate((input: HTMLInputElement) => input.click());
    await expect(select('Size')).toHaveValue('l');
    await expect(field('l')).toBeChecked();
    await field('m').evaluate((input) => {
      jQuery(input).prop('checked', true).trigger('change');
    });
    await expect(select('Size')).toHaveValue('m');
    await expect(field('m')).toBeChecked();
    await expect(item('Size', 'l')).toHaveAttribute('aria-checked', 'false');
  });
});

test('pictures are fetched at the pointer; little stock is said once; all is offered while variations are asked for', async ({
  page,
  shop,
}) => {
  await test.step('the picture of a value is fetched when it is pointed at or has the focus', async () => {
    const { item } = await openSwatches(page, shop, OVERSHIRT);
    const asked = async (colour: string): Promise<number> =>
      (await shop.requests(`overshirt-${colour}-front`)).length;
    expect(await asked('rust')).toBe(0);
    await item('Colour', 'rust').hover();
    await expect.poll(() => asked('rust')).toBe(1);
    await item('Colour', 'forest').focus();
    await expect.poll(() => asked('forest')).toBeGreaterThan(0);
    await item('Colour', 'navy').hover();
    await expect.poll(() => asked('navy')).toBe(1);
    await item('Colour', 'rust').hover();
    await item('Colour', 'sand').hover();
    await expect.poll(() => asked('sand')).toBe(1);
    expect(await asked('rust')).toBe(1);
  });

  await test.step('little stock of the last open attribute is shown, and said once', async () => {
    await shop.startAfresh();
    const swatchOptions = { show_variation_stock: '1' };
    const release = await holdBack(page, '**/chunks/variation-form-*');
    const { item, list } = await openSwatches(page, shop, OVERSHIRT, { swatchOptions });
    await page.evaluate(() => {
      const said: string[] = [];
      Object.assign(globalThis, { said });
      new MutationObserver(() => {
        const text = document.querySelector('.widget_shopping_cart_live_region')?.textContent;
        if (text && said.at(-1) !== text) said.push(text);
      }).observe(document.body, { childList: true, subtree: true, characterData: true });
    });
    await item('Colour', 'forest').click();
    await expect(item('Size', 'm')).toHaveAccessibleName('M, 3 left');
    await expect(item('Size', 'm')).toHaveClass(/wvs-show-stock-left-info/);
    await expect(item('Size', 'l')).toHaveAccessibleName('L');
    // The form's own first look at the choice takes none of it away.
    release();
    await expectIsland(page.locator('.variations_form'), 'variation-form', 'ready');
    await expect(item('Size', 'm')).toHaveAccessibleName('M, 3 left');
    const said = (): Promise<string[]> =>
      page.evaluate(() => (globalThis as unknown as { said: string[] }).said);
    await expect.poll(said).toEqual(['Size: M 3 left']);
    await item('Size', 'm').click();
    await expect(item('Size', 'm')).toHaveAccessibleName('M');
    expect(await said()).toEqual(['Size: M 3 left']);

    // Chosen by the address, it is pressed to know.
    await page.goto(`${OVERSHIRT}?attribute_pa_colour=forest`);
    await expectIsland(list('Size'), 'swatches', 'ready');
    await expect(item('Size', 'm')).toHaveAccessibleName('M');
    await item('Colour', 'forest').click();
    await expect(item('Size', 'm')).toHaveAccessibleName('M, 3 left');
  });

  await test.step('everything is offered while variations are asked for one by one', async () => {
    await shop.startAfresh();
    await openSwatches(page, shop, '/product/boot-socks/');
    await expect(page.locator('.variable-item')).toHaveCount(14);
    await expect(page.locator('.variable-item.disabled')).toHaveCount(0);
  });
});
