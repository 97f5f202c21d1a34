import { goBackTo, noteHowShown } from '../../fixtures-html/testing/back';
import { noteShifts } from '../../fixtures-html/testing/layout-shifts';
import {
  expect,
  expectIsland,
  expectKnown,
  painted,
  test,
  type Page,
} from '../../fixtures-html/testing/shop-test';
import { choose, openForm, optionsOf, OVERSHIRT } from './variation-form.page';

test.describe('chosen before the page is seen', () => {
  test('shown without a move of the page; in part, the rest is offered; impossibly, all is open', async ({
    page,
  }) => {
    const shifts = await noteShifts(page);
    for (const [who, path, id] of [
      ['the address', `${OVERSHIRT}?attribute_pa_colour=rust&attribute_pa_size=m`, '40106'],
      [
        'the address, with a text',
        `${OVERSHIRT}?attribute_pa_colour=forest&attribute_pa_size=m`,
        '40102',
      ],
      ['the shop', '/product/selkirk-scarf/', '40404'],
    ] as const) {
      await test.step(`by ${who}: shown without a move of the page`, async () => {
        const product = await openForm(page, path);
        await expect(product.id).toHaveValue(id);
        await expect(product.result).toContainText('in stock');
        await expect(product.clear).toBeVisible();
        await expect(product.button).not.toHaveClass(/disabled/);
        await painted(page);
        expect(shifts).toEqual([]);
      });
    }

    await test.step('in part: the rest is offered accordingly', async () => {
      const product = await openForm(page, `${OVERSHIRT}?attribute_pa_size=m`);
      expect(await optionsOf(product, 'Colour')).toEqual(['Forest', 'Rust', 'Navy']);
      await expect(product.clear).toBeVisible();
      await expect(product.button).toHaveClass(/wc-variation-selection-needed/);
    });

    await test.step('impossibly: both are open again, without a message', async () => {
      const path = `${OVERSHIRT}?attribute_pa_colour=rust&attribute_pa_size=xl`;
      const product = await openForm(page, path);
      await expect(product.select('Colour')).toHaveValue('');
      await expect(product.select('Size')).toHaveValue('');
      await expect(product.message).toHaveCount(0);
    });
  });
});

interface Shown {
  isCached: boolean;
  values: string[];
  price: string | undefined;
}

/** Notes what the form shows at the moment when the browser shows the page, before our code runs. */
async function noteShown(page: Page): Promise<() => Promise<Shown>> {
  await page.addInitScript(() => {
    addEventListener('pageshow', ({ persisted }) => {
      const form = document.querySelector('.variations_form');
      const fields = form?.querySelectorAll<HTMLSelectElement>('.variations select') ?? [];
      const shown = {
        isCached: persisted,
        values: [...fields].map(({ value }) => value),
        price: form?.querySelector('.single_variation .price')?.textContent,
      };
      Object.assign(globalThis, { shown });
    });
  });
  return () => page.evaluate(() => (globalThis as unknown as { shown: Shown }).shown);
}

test.describe('the choice in the address', () => {
  test('can be shared, and is there again after Back @window', async ({
    page,
    shop,
    browserName,
  }) => {
    await shop.situation({ settings: { linkableUrl: true } });
    const shown = await noteShown(page);
    await page.goto('/shop/');
    const product = await openForm(page, `${OVERSHIRT}?utm_source=letter#reviews`);
    await choose(product, { Colour: 'Forest', Size: 'M' });
    await expect(page).toHaveURL(
      /\?utm_source=letter&attribute_pa_colour=forest&attribute_pa_size=m#reviews$/,
    );
    await page.goto('/basket/');
    await page.goBack({ waitUntil: 'commit' });
    await expect(product.price).toHaveText('£98.00');
    await expect(product.id).toHaveValue('40102');
    const values = ['forest', 'm'];
    // The tests' Firefox keeps no page in memory, and fills in the fields of one that it loads anew.
    const isCached = browserName === 'chromium';
    expect(await shown()).toEqual({ isCached, values, price: '£98.00' });
    // Somebody else opens the address: the server has chosen before any code runs.
    await page.goto('about:blank');
    const sent = await page.request.get(
      `${OVERSHIRT}?attribute_pa_colour=forest&attribute_pa_size=m`,
    );
    expect(await sent.text()).toMatch(/value="forest" selected[^]*value="m" selected/);
    await page.goBack({ waitUntil: 'commit' });
    await expect(product.id).toHaveValue('40102');
    await page.reload();
    await expect(product.id).toHaveValue('40102');
    expect(await shown()).toMatchObject({ isCached: false, values });
    await product.clear.click();
    await expect(page).toHaveURL(/\?utm_source=letter#reviews$/);
    await page.goBack({ waitUntil: 'commit' });
    await expect(page).toHaveURL(/\/shop\/$/);
  });

  test('is that of the page’s own product, whatever is chosen in a quick view', async ({
    page,
    shop,
  }) => {
    await shop.situation({ settings: { linkableUrl: true } });
    const product = await openForm(page, OVERSHIRT);
    await choose(product, { Size: 'M' });
    await expect(page).toHaveURL(/\?attribute_pa_size=m$/);
    const link = page
      .locator('.product-small', { hasText: 'Oxford Shirt' })
      .locator('a.quick-view');
    await expectKnown(link, 'quick-view');
    await link.click();
    const other = page.getByRole('dialog').locator('.variations_form');
    await expectIsland(other, 'variation-form', 'ready');
    for (const field of await other.locator('.variations select').all())
      await field.selectOption({ index: 1 });
    await expect(other.locator('.single_add_to_cart_button')).not.toHaveClass(/disabled/);
    await painted(page);
    await expect(page).toHaveURL(/\?attribute_pa_size=m$/);
  });

  test('is not written unless the shop wants it, and is kept by Back all the same @window', async ({
    page,
  }) => {
    await noteHowShown(page);
    const product = await openForm(page, OVERSHIRT);
    await choose(product, { Colour: 'Forest', Size: 'M' });
    await expect(page).toHaveURL(new RegExp(`${OVERSHIRT}$`));
    await page.goto('/basket/');
    await goBackTo(page, OVERSHIRT, 'restored');
    await expect(product.id).toHaveValue('40102');
    await expect(product.sku).toHaveText('HV-V401-2');
  });
});
