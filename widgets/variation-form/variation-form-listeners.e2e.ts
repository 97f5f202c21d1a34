import { rewrite } from '../../fixtures-html/testing/page-probes';
import { expect, painted, test, type Page } from '../../fixtures-html/testing/shop-test';
import { choose, openForm, optionsOf, OVERSHIRT, SOCKS } from './variation-form.page';

const EVENTS = [
  'check_variations',
  'update_variation_values',
  'woocommerce_update_variation_values',
  'woocommerce_variation_select_change',
  'woocommerce_variation_has_changed',
  'found_variation',
  'show_variation',
  'hide_variation',
  'reset_data',
  'reset_image',
  'wc_variation_form',
];

interface Heard {
  heard: string[];
}

/** Notes events on the form as other people's code does: natively, or with the page's jQuery. */
async function noteHeard(page: Page, how: 'native' | 'jQuery'): Promise<() => Promise<string[]>> {
  await page.evaluate(
    ([names, way]) => {
      const heard: string[] = [];
      Object.assign(globalThis, { heard });
      const form = document.querySelector('.variations_form')!;
      const say = (value: unknown): string =>
        typeof value === 'object' && value !== null && 'variation_id' in value
          ? `#${String(value.variation_id)}`
          : String(value);
      for (const name of names!) {
        if (way === 'native') {
          form.addEventListener(name, (event) => {
            const args = (event as CustomEvent<unknown[]>).detail;
            heard.push([name, ...args.map(say)].join(' '));
          });
        } else {
          jQuery(form).on(name, (_event: unknown, ...args: unknown[]) => {
            heard.push([name, ...args.map(say)].join(' '));
          });
        }
      }
    },
    [EVENTS, how] as [string[], string],
  );
  return () => page.evaluate(() => (globalThis as unknown as Heard).heard.splice(0));
}

/** A listener hears what an event brings about before the event itself, as with the original. */
const INCOMPLETE = [
  'woocommerce_variation_select_change',
  'woocommerce_update_variation_values',
  'update_variation_values',
  'reset_image',
  'hide_variation',
  'reset_data',
  'check_variations',
  'woocommerce_variation_has_changed',
];
const COMPLETE = [
  'woocommerce_variation_select_change',
  'woocommerce_update_variation_values',
  'update_variation_values',
  'found_variation #40102',
  'check_variations',
  'woocommerce_variation_has_changed',
  'show_variation #40102 true',
];

test('listeners of either kind hear each event once, whatever jQuery there is', async ({
  page,
  shop,
}) => {
  for (const [how, jquery] of [
    ['native', 'none'],
    ['native', 'before'],
    ['jQuery', 'before'],
    ['jQuery', 'twice'],
  ] as const) {
    await test.step(`${how} listeners hear each event once, jQuery: ${jquery}`, async () => {
      await shop.situation({ jquery });
      const product = await openForm(page, OVERSHIRT);
      const takeHeard = await noteHeard(page, how);
      await choose(product, { Colour: 'Forest' });
      expect(await takeHeard()).toEqual(INCOMPLETE);
      await choose(product, { Size: 'M' });
      expect(await takeHeard()).toEqual(COMPLETE);
    });
  }
});

test('changes and events of other code are heard, natively and from jQuery, also a late one, and its list is used', async ({
  page,
  shop,
}) => {
  await shop.situation({ jquery: 'before' });
  const product = await openForm(page, OVERSHIRT);
  await test.step('a change that another script makes with jQuery is heard', async () => {
    await page.evaluate(() => {
      jQuery('#pa_colour').val('forest').trigger('change');
      jQuery('#pa_size').val('m').trigger('change');
    });
    await expect(product.id).toHaveValue('40102');
    await page.evaluate(() => void jQuery('.reset_variations').trigger('click'));
    await expect(product.id).toHaveValue('');
    await expect(product.select('Colour')).toHaveValue('');
  });

  await test.step('events that other code raises are heard, natively and from jQuery', async () => {
    await product.form.evaluate((form) => {
      jQuery(form).trigger('check_variations', [
        {
          count: 2,
          chosenCount: 2,
          data: { attribute_pa_colour: 'forest', attribute_pa_size: 'm' },
        },
      ]);
    });
    await expect(product.id).toHaveValue('40102');
    await expect(product.price).toHaveText('£98.00');
    await product.form.evaluate((form) =>
      form.dispatchEvent(new CustomEvent('reset_data', { bubbles: true })),
    );
    await expect(product.result).toBeHidden();
    await product.result.evaluate((result) => {
      jQuery(result).trigger('show_variation', [{}, false]);
    });
    await expect(product.button).toHaveClass(/wc-variation-is-unavailable/);
    const takeHeard = await noteHeard(page, 'jQuery');
    await product.form.evaluate((form) => {
      const variations = jQuery(form).data('product_variations') as unknown[];
      jQuery(form).trigger('found_variation', [variations[0]]);
    });
    await expect(product.result).toBeVisible();
    expect(await takeHeard()).toEqual(['found_variation #40101', 'show_variation #40101 true']);
  });

  await test.step('a list of variations that another script puts in place is used', async () => {
    await openForm(page, SOCKS);
    await product.form.evaluate((form) => {
      const variation = {
        variation_id: 7,
        attributes: { attribute_pa_colour: 'oat', attribute_pa_size: '40' },
        variation_is_active: true,
        variation_is_visible: true,
        is_purchasable: true,
        is_in_stock: true,
        price_html: '<span class="price">£7.00</span>',
      };
      jQuery(document).on('wc_variation_form', (_event: unknown, object: unknown) => {
        Object.assign(globalThis, { object });
      });
      (jQuery(form) as unknown as { wc_variation_form: () => void }).wc_variation_form();
      jQuery(form).data('product_variations', [variation]);
      jQuery(form).trigger('reload_product_variations');
    });
    await expect(product.select('Colour').locator('option')).toHaveCount(2);
    await choose(product, { Colour: 'Oat', Size: '40' });
    await expect(product.price).toHaveText('£7.00');
    expect(await shop.requests('wc-ajax=get_variation')).toEqual([]);
    // The object that swatch plugins keep knows of it.
    await page.waitForFunction(() => 'object' in globalThis);
    const kept = await page.evaluate(() => {
      interface FormObject {
        useAjax: boolean;
        variationData: { variation_id: number }[];
      }
      const { useAjax, variationData } = (globalThis as unknown as { object: FormObject }).object;
      return [useAjax, variationData.map(({ variation_id: id }) => id)];
    });
    expect(kept).toEqual([false, [7]]);
  });

  await test.step('a jQuery that comes late gets the form, and is heard', async () => {
    await shop.situation({ jquery: 'late' });
    await openForm(page, OVERSHIRT);
    await page.waitForFunction(() => {
      const { jQuery: late } = globalThis as unknown as { jQuery?: { fn: object } };
      return late && 'wc_variation_form' in late.fn;
    });
    // It finds all options as the server sent them, whatever the form has made of them.
    await expect(product.select('Size').locator('option').last()).toHaveClass(/enabled/);
    const html = await page.evaluate(() => jQuery('#pa_size').data('attribute_html') as unknown);
    expect(html).toMatch(/^(<option value="\w*">[^<]+<\/option>){5}$/);
    await page.evaluate(() => {
      jQuery('#pa_colour').val('forest').trigger('change');
      jQuery('#pa_size').val('m').trigger('change');
    });
    await expect(product.id).toHaveValue('40102');
  });
});

test('swatch plugins get the form’s object, and setting up again does nothing twice', async ({
  page,
  shop,
}) => {
  await shop.situation({ jquery: 'before' });
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      const objects: unknown[] = [];
      Object.assign(globalThis, { objects });
      jQuery(document).on('wc_variation_form', (_event: unknown, object: unknown) => {
        objects.push(object);
      });
    });
  });
  const product = await openForm(page, OVERSHIRT);
  const chosen = await page.evaluate(() => {
    const [object] = (globalThis as unknown as { objects: { getChosenAttributes(): object }[] })
      .objects;
    return object?.getChosenAttributes();
  });
  expect(chosen).toEqual({
    count: 2,
    chosenCount: 0,
    data: { attribute_pa_colour: '', attribute_pa_size: '' },
  });
  // What they change by the platform's methods, these put back.
  const changed = await page.evaluate(() => {
    type Method = (...args: unknown[]) => void;
    const methods = (selector: string) => jQuery(selector) as unknown as Record<string, Method>;
    const sku = document.querySelector('.product_meta .sku')!;
    const image = document.querySelector('.woocommerce-product-gallery img')!;
    const now = (): unknown[] => [
      sku.textContent,
      image.getAttribute('alt'),
      image.hasAttribute('sizes'),
      image.getAttribute('src'),
    ];
    const states = [now()];
    methods('.product_meta .sku')['wc_set_content']!('Another');
    methods('.product_meta .sku')['wc_set_content']!('A third');
    const picture = methods('.woocommerce-product-gallery img:first');
    picture['wc_set_variation_attr']!('alt', 'Another');
    picture['wc_set_variation_attr']!('sizes', null);
    picture['wc_set_variation_attr']!('src', undefined);
    states.push(now());
    methods('.product_meta .sku')['wc_reset_content']!();
    picture['wc_reset_variation_attr']!('alt');
    return [...states, now()];
  });
  const [sent, set, reset] = changed;
  expect(set).toEqual(['A third', 'Another', false, sent![3]]);
  expect(reset!.slice(0, 2)).toEqual(sent!.slice(0, 2));
  const takeHeard = await noteHeard(page, 'jQuery');
  // As on the platform, who has set a form up can listen to what it tells then.
  const setUp = (): Promise<number> =>
    page.evaluate(() => {
      const forms = jQuery('.variations_form') as unknown as { wc_variation_form: () => void };
      forms.wc_variation_form();
      return (globalThis as unknown as Heard).heard.length;
    });
  expect(await setUp()).toBe(0);
  const heard: string[] = [];
  await expect
    .poll(async () => heard.push(...(await takeHeard())) && heard)
    .toContainEqual(expect.stringMatching(/^wc_variation_form /));
  await choose(product, { Colour: 'Forest' });
  expect(await takeHeard()).toEqual(INCOMPLETE);

  // Whoever takes the platform's listeners off runs the form by itself.
  await choose(product, { Size: 'M' });
  await expect(product.id).toHaveValue('40102');
  await page.evaluate(() =>
    jQuery('.variations_form').off('.wc-variation-form', undefined as never),
  );
  await choose(product, { Size: 'L' });
  await painted(page);
  await expect(product.id).toHaveValue('40102');
  // And hears them again once it has it set up anew.
  await setUp();
  await expect(product.id).not.toHaveValue('40102');
  await choose(product, { Size: 'M' });
  await expect(product.id).toHaveValue('40102');
});

for (const jquery of ['before', 'none'] as const) {
  test(`other code puts new fields into the form (jQuery ${jquery})`, async ({ page, shop }) => {
    await shop.situation({ jquery });
    const product = await openForm(page, OVERSHIRT);
    await choose(product, { Colour: 'Forest', Size: 'M' });
    await expect(product.id).toHaveValue('40102');
    await page.evaluate(async () => {
      const text = await (await fetch(location.href)).text();
      const sent = new DOMParser().parseFromString(text, 'text/html');
      const form = document.querySelector('.variations_form')!;
      form.innerHTML = sent.querySelector('.variations_form')!.innerHTML;
      // Who has a jQuery says so, as on the platform.
      const { jQuery: given } = globalThis as { jQuery?: unknown };
      if (!given) return;
      (jQuery(form) as unknown as { wc_variation_form: () => void }).wc_variation_form();
    });
    if (jquery === 'before') await expect(product.button).toHaveClass(/variation-selection-needed/);
    await choose(product, { Colour: 'Forest' });
    await expect(product.button).toHaveClass(/variation-selection-needed/);
    expect(await optionsOf(product, 'Size')).toEqual(['S', 'M', 'L', 'XL']);
    await choose(product, { Size: 'M' });
    await expect(product.id).toHaveValue('40102');
    await expect(product.button).not.toHaveClass(/disabled/);
    await product.clear.click();
    await expect(product.id).toHaveValue('');
    await expect(product.select('Size')).toHaveValue('');
  });
}

test('a product without the shop plugin’s gallery tells its picture by the form', async ({
  page,
}) => {
  await rewrite(page, `**${OVERSHIRT}`, (html) =>
    html.replaceAll('woocommerce-product-gallery', 'block-gallery'),
  );
  const product = await openForm(page, OVERSHIRT);
  await choose(product, { Colour: 'Forest', Size: 'M' });
  await expect(product.form).toHaveAttribute('current-image', /^[1-9]\d*$/);
  await product.clear.click();
  await expect(product.form).toHaveAttribute('current-image', '');
});
