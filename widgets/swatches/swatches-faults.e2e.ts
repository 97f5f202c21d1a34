import { noteIslandErrors, rewrite } from '../../fixtures-html/testing/page-probes';
import { atRest, expect, expectIsland, test, visit } from '../../fixtures-html/testing/shop-test';
import { openSwatches, OVERSHIRT, swatchesOf } from './swatches.page';

for (const swatches of ['plugin', 'theme'] as const) {
  test.describe(`${swatches}, without JavaScript`, () => {
    test.use({ javaScriptEnabled: false });

    test('the plain selects are there, and buy', async ({ page, shop }) => {
      await shop.situation({ swatches });
      await page.goto(OVERSHIRT);
      await expect(page.locator('.variable-item,.ux-swatch').first()).toBeHidden();
      await page.getByRole('combobox', { name: 'Colour' }).selectOption('rust');
      await page.getByRole('combobox', { name: 'Size' }).selectOption('m');
      await page.locator('form.cart button[type=submit]').click();
      await expect.poll(async () => (await shop.cart()).lines).toHaveLength(1);
    });
  });

  test.describe(`${swatches}, that cannot work`, () => {
    test.use({ allowErrors: [/Failed to load resource|island: swatches/] });

    test('without its code, the plain selects take over', async ({ page, shop }) => {
      await shop.situation({ swatches });
      await shop.fault({ match: 'chunks/swatches', kind: '404', times: 'always' });
      await page.goto(OVERSHIRT);
      const { list, select } = swatchesOf(page);
      await expectIsland(list('Colour'), 'swatches', 'failed');
      await expect(list('Colour')).toBeHidden();
      await select('Colour').selectOption('rust');
      await select('Size').selectOption('m');
      await expect(select('Size')).toHaveValue('m');
    });
  });
}

test('swatches of another plugin, in boxes of a listing without a form, are left to it', async ({
  page,
}) => {
  const swatches = `<ul class="variations"><li><select class="woo-variation-raw-select" style="display: none"
    data-attribute_name="attribute_pa_colour" aria-label="Colour"><option>Rust</option></select>
    <ul class="variable-items-wrapper" role="radiogroup" data-attribute_name="attribute_pa_colour">
    <li class="variable-item" role="radio" data-value="rust" title="Rust">Rust</li></ul></li></ul>`;
  await rewrite(page, '**/shop/', (html) =>
    html.replace('<div class="box-text', `${swatches}<div class="box-text`),
  );
  await visit(page, '/shop/');
  await atRest(page);
  await expect(page.locator('.variable-items-wrapper')).toBeVisible();
  await expect(page.locator('.woo-variation-raw-select')).toBeHidden();
  await expect(page.locator('[data-island-swatches]')).toHaveCount(0);
});

test.describe('an error while rendering', () => {
  test.use({ allowErrors: [/island: swatches, phase: render/] });

  test('leaves one list as the server sent it, with its select, and the others at work', async ({
    page,
    shop,
  }) => {
    const errors = await noteIslandErrors(page);
    await page.addInitScript(() => {
      const { setAttribute } = Element.prototype;
      Element.prototype.setAttribute = function (name, value) {
        if (name === 'aria-label' && value === 'Navy') throw new Error('not today');
        setAttribute.call(this, name, value);
      };
    });
    await shop.situation({ swatches: 'plugin' });
    await page.goto(OVERSHIRT);
    const { list, item, select } = swatchesOf(page);
    await expectIsland(list('Colour'), 'swatches', 'failed');
    await expectIsland(list('Size'), 'swatches', 'ready');
    expect((await errors()).map(({ island, phase }) => [island, phase])).toEqual([
      ['swatches', 'render'],
    ]);
    const served = await (await page.request.get(OVERSHIRT)).text();
    const isAsServed = await list('Colour').evaluate((node, html) => {
      const fresh = new DOMParser().parseFromString(html, 'text/html');
      const twin = fresh.querySelector('.color-variable-items-wrapper')!;
      return [...node.children].every((child, index) => child.isEqualNode(twin.children[index]!));
    }, served);
    expect(isAsServed).toBe(true);
    await select('Colour').selectOption('rust');
    await expect(item('Size', 'xl')).toHaveClass(/disabled/);
  });
});

test.describe('malformed variations', () => {
  test.use({ allowErrors: [/island: (swatches|variation-form)|data-product_variations/] });

  test('are told, and the plain selects stay', async ({ page, shop }) => {
    const errors = await noteIslandErrors(page);
    await page.route(`**${OVERSHIRT}`, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace('data-product_variations="[{', '$&&lt;');
      await route.fulfill({ response, body });
    });
    await shop.situation({ swatches: 'plugin' });
    await page.goto(OVERSHIRT);
    const { list, select } = swatchesOf(page);
    await expectIsland(list('Colour'), 'swatches', 'failed');
    await expectIsland(list('Size'), 'swatches', 'failed');
    await expect(select('Colour')).toBeVisible();
    const first = (await errors()).find(({ island }) => island === 'swatches');
    expect(first?.message).toContain('data-product_variations with expected a JSON list');
  });
});

test('swatches that arrive later work, and those that leave end; under a strict policy nothing is violated', async ({
  page,
  shop,
}) => {
  await test.step('swatches that arrive later work, and those that leave end', async () => {
    const { item, select } = await openSwatches(page, shop, OVERSHIRT);
    await page.evaluate(() => {
      const form = document.querySelector('form.variations_form')!;
      const template = document.createElement('template');
      template.append(form.cloneNode(true));
      form.remove();
      document.querySelector('.summary')!.append(template.firstChild!);
    });
    await expectIsland(page.locator('.color-variable-items-wrapper'), 'swatches', 'ready');
    await item('Colour', 'rust').click();
    await expect(select('Colour')).toHaveValue('rust');
  });

  await test.step('under a strict policy everything works, without a violation', async () => {
    await shop.startAfresh();
    await page.addInitScript(() => {
      const violations: string[] = [];
      Object.assign(globalThis, { violations });
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, sourceFile }) =>
        violations.push(`${violatedDirective} ${sourceFile}`),
      );
    });
    const { item, select } = await openSwatches(page, shop, OVERSHIRT, { csp: 'strict' });
    await item('Colour', 'rust').hover();
    await item('Colour', 'rust').click();
    await item('Size', 'm').click();
    await expect(select('Size')).toHaveValue('m');
    await expect(item('Size', 'm')).toHaveClass(/selected/);
    const violations = await page.evaluate(
      () => (globalThis as unknown as { violations: string[] }).violations,
    );
    expect(violations).toEqual([]);
  });
});
