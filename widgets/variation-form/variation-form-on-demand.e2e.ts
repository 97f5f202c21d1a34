import { REQUESTS, textOf } from '../../entry/matrix/faults/outcomes';
import { holdBack } from '../../fixtures-html/testing/page-probes';
import {
  expect,
  goOffline,
  goOnline,
  stopClock,
  test,
} from '../../fixtures-html/testing/shop-test';
import { choose, openForm, optionsOf, SOCKS, type ProductForm } from './variation-form.page';

const row = REQUESTS['look a variation up'];
const ENDPOINT = row.match;

test('each combination is asked for once, of rapid changes only the last is shown, and the form says what it does', async ({
  page,
  shop,
}) => {
  await test.step('each combination is asked for once, and all options stay', async () => {
    const product = await openForm(page, SOCKS);
    // What another script gives along goes along with every question.
    await product.form.evaluate((form) => (form.dataset.custom_data = 'A & B'));
    expect(await optionsOf(product, 'Size')).toHaveLength(4);
    await choose(product, { Colour: 'Oat', Size: '40' });
    await expect(product.id).toHaveValue('40307');
    await expect(product.result).toContainText('15 in stock');
    await choose(product, { Size: '38' });
    await expect(product.result).toContainText('Out of stock');
    await expect(product.button).toHaveClass(/wc-variation-is-unavailable/);
    await choose(product, { Size: '40' });
    await expect(product.result).toContainText('15 in stock');
    expect(await optionsOf(product, 'Size')).toHaveLength(4);
    const bodies = async (): Promise<string[]> =>
      (await shop.requests(ENDPOINT)).map(({ body }) => body);
    const asked = [
      'attribute_pa_colour=oat&attribute_pa_size=40&product_id=403&custom_data=A+%26+B',
      'attribute_pa_colour=oat&attribute_pa_size=38&product_id=403&custom_data=A+%26+B',
    ];
    expect(await bodies()).toEqual(asked);

    // What is given along changes the answer.
    await product.form.evaluate((form) => {
      form.dataset.custom_data = 'C';
      form.dispatchEvent(new CustomEvent('check_variations'));
    });
    const changed = 'attribute_pa_colour=oat&attribute_pa_size=40&product_id=403&custom_data=C';
    await expect.poll(bodies).toEqual([...asked, changed]);
  });

  await test.step('of rapid changes only the last is shown, whenever the answers come', async () => {
    const product = await openForm(page, SOCKS);
    await choose(product, { Colour: 'Oat', Size: '36' });
    await expect(product.id).toHaveValue('40305');
    await shop.fault({ match: ENDPOINT, kind: 'out-of-order', delayMs: 1500 });
    const ids: string[] = [];
    await page.exposeFunction('noteId', (id: string) => void ids.push(id));
    await product.form.evaluate((form) => {
      form.addEventListener('found_variation', (event) => {
        const [variation] = (event as CustomEvent<[{ variation_id: number }]>).detail;
        (globalThis as unknown as { noteId: (id: string) => void }).noteId(
          String(variation.variation_id),
        );
      });
    });
    const aborted = page.waitForEvent('requestfailed', (request) =>
      request.url().includes(ENDPOINT),
    );
    await choose(product, { Size: '40' });
    await choose(product, { Size: '42' });
    // Nobody waits for the first one any more.
    expect((await aborted).failure()?.errorText).toMatch(/ABORTED$/);
    await expect(product.id).toHaveValue('40308');
    await expect(product.form).not.toHaveClass(/busy/);
    await expect.poll(() => ids).toEqual(['40308']);
  });

  await test.step('while it is being looked up, the form says so', async () => {
    const product = await openForm(page, SOCKS);
    const release = await holdBack(page, `**/?${ENDPOINT}`);
    await choose(product, { Colour: 'Oat', Size: '40' });
    await expect(product.result).toHaveAttribute('aria-busy', 'true');
    release();
    await expect(product.id).toHaveValue('40307');
    await expect(product.result).not.toHaveAttribute('aria-busy');
  });

  await test.step('what does not exist is said', async () => {
    await page.route(`**/?${ENDPOINT}`, (route) => route.fulfill({ json: false }));
    const product = await openForm(page, SOCKS);
    await choose(product, { Colour: 'Oat', Size: '40' });
    await expect(product.message).toContainText('no products matched your selection');
    await expect(product.clear).toBeVisible();
    await product.button.click();
    await expect(product.message).toContainText('Please select some product options');
  });
});

test('sound and film in a description get the platform’s player', async ({ page }) => {
  await page.addInitScript(() => {
    const started: boolean[] = [];
    const initialize = (): void =>
      void started.push(document.querySelector('.single_variation audio') !== null);
    Object.assign(globalThis, { started, wp: { mediaelement: { initialize } } });
  });
  await page.route(`**/?${ENDPOINT}`, async (route) => {
    const answer = (await (await route.fetch()).json()) as { attributes: Record<string, string> };
    const isFirst = answer.attributes['attribute_pa_size'] === '40';
    const text = isFirst ? '<audio controls></audio>' : '';
    await route.fulfill({ json: { ...answer, variation_description: text } });
  });
  const product = await openForm(page, SOCKS);
  await choose(product, { Colour: 'Oat', Size: '40' });
  await expect(product.result.locator('audio')).toBeVisible();
  await choose(product, { Size: '42' });
  await expect(product.result.locator('audio')).toHaveCount(0);
  const started = await page.evaluate(() => (globalThis as unknown as { started: [] }).started);
  expect(started).toEqual([true]);
});

test.describe('a press while the answer is on its way', () => {
  test('means what was chosen at that moment, and adds nothing that is sold out', async ({
    page,
    shop,
  }) => {
    await test.step('adds nothing that is sold out, and says so', async () => {
      const product = await openForm(page, SOCKS);
      const release = await holdBack(page, `**/?${ENDPOINT}`);
      await choose(product, { Colour: 'Oat', Size: '38' });
      await product.button.click();
      release();
      await expect(product.message).toContainText('unavailable');
      await expect(product.button).not.toHaveClass(/loading/);
      expect((await shop.cart()).lines).toEqual([]);
    });

    await test.step('adds what was chosen at that moment', async () => {
      await shop.situation({ redirectAfterAdd: 'no' });
      const product = await openForm(page, SOCKS);
      const release = await holdBack(page, `**/?${ENDPOINT}`);
      await choose(product, { Colour: 'Oat', Size: '40' });
      await product.quantity.fill('2');
      await product.button.click();
      await expect(product.button).toHaveClass(/loading/);
      // Changed since: the press still means size 40.
      await product.quantity.fill('5');
      await choose(product, { Size: '42' });
      release();
      await expect(page.locator('.cart-icon').first()).toHaveText('2');
      await expect(product.id).toHaveValue('40308');
      expect((await shop.cart()).lines.map(({ name, quantity }) => [name, quantity])).toEqual([
        ['Boot Socks - Oat, 40', 2],
      ]);
      await expect(product.button).not.toHaveClass(/loading/);
    });

    await test.step('posts what was chosen at that moment, where the shop leaves the page', async () => {
      await shop.startAfresh();
      const product = await openForm(page, SOCKS);
      await product.form.evaluate((form) => {
        const field = Object.assign(document.createElement('input'), {
          type: 'file',
          name: 'label',
        });
        form.append(field, Object.assign(field.cloneNode(), { name: 'none' }));
      });
      const label = { name: 'label.txt', mimeType: 'text/plain', buffer: Buffer.from('For Ada') };
      await product.form.locator('[name=label]').setInputFiles(label);
      const release = await holdBack(page, `**/?${ENDPOINT}`);
      await choose(product, { Colour: 'Oat', Size: '40' });
      await product.button.click();
      await choose(product, { Size: '42' });
      release();
      await page.waitForURL('/basket/');
      const [posted] = await shop.requests('name="label"');
      const body = posted!.body;
      // The file goes along; a field without one posts an empty one, as every form does.
      expect(body).toMatch(/name="label"; filename="label\.txt"[^]*For Ada/);
      expect(body).toContain('name="none"; filename=""');
      expect((await shop.cart()).lines.map(({ name }) => name)).toEqual(['Boot Socks - Oat, 40']);
    });
  });
});

test.describe('faults', () => {
  test.use({ allowErrors: [/status of (?:500|403|404)|ERR_/] });

  for (const kinds of [
    ['500', '403', 'html'],
    ['cut', 'wrong-types', 'reset'],
  ] as const) {
    test(`${kinds.join(', ')}: said with a way to try again; the server can still be asked to add`, async ({
      page,
      shop,
    }) => {
      for (const kind of kinds) {
        await test.step(kind, async () => {
          await shop.fill([]);
          const product = await openForm(page, SOCKS);
          await choose(product, { Colour: 'Oat', Size: '36' });
          await expect(product.id).toHaveValue('40305');
          await shop.fault({ match: ENDPOINT, kind });
          await choose(product, { Size: '40' });
          await expect(product.message).toContainText(textOf(row.answers[kind]));
          await expect(product.message.locator('..')).toHaveAttribute('role', 'alert');
          await expect(product.result).toBeHidden();
          await expect(product.form).not.toHaveClass(/busy/);
          await product.message.getByRole('button', { name: 'Try again' }).press('Enter');
          await expect(product.id).toHaveValue('40307');
          await expect(product.message).toHaveCount(0);
          // The button has gone; who pressed it goes on with what it was about.
          await expect(product.button).toBeFocused();

          await shop.fault({ match: ENDPOINT, kind });
          await choose(product, { Size: '42' });
          await expect(product.message).toBeVisible();
          await product.button.click();
          await page.waitForURL('/basket/');
          expect((await shop.cart()).lines.map(({ name }) => name)).toEqual([
            'Boot Socks - Oat, 42',
          ]);
        });
      }
    });
  }

  test('no answer at all: said at the limit; one after ten seconds: shown', async ({
    page,
    shop,
  }) => {
    await page.clock.install();
    const product = await openForm(page, SOCKS);
    await shop.fault({ match: ENDPOINT, kind: 'held' });
    const askedBefore = page.waitForRequest(`**/?${ENDPOINT}`);
    await choose(product, { Colour: 'Oat', Size: '36' });
    await askedBefore;
    await page.clock.runFor(10_000);
    await expect(product.message).toHaveCount(0);
    await shop.clearFaults();
    await expect(product.id).toHaveValue('40305');
    await product.clear.click();

    await shop.fault({ match: ENDPOINT, kind: 'hang' });
    await stopClock(page);
    const asked = page.waitForRequest(`**/?${ENDPOINT}`);
    await choose(product, { Colour: 'Oat', Size: '40' });
    await asked;
    await page.clock.runFor(row.limit[0] - 1);
    await expect(product.result).toHaveAttribute('aria-busy', 'true');
    await expect(product.message).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(product.message).toContainText(row.limit[1]);
    await expect(product.result).not.toHaveAttribute('aria-busy');
  });

  test('204 and empty: nothing matches; offline: said, and tried again once back', async ({
    page,
    shop,
  }) => {
    const product = await openForm(page, SOCKS);
    for (const [kind, size] of [
      ['204', '40'],
      ['empty', '42'],
    ] as const) {
      await test.step(kind, async () => {
        await shop.fault({ match: ENDPOINT, kind });
        await choose(product, { Colour: 'Oat', Size: size });
        await expect(product.message).toContainText(textOf(row.answers[kind]));
        await product.clear.click();
        await expect(product.message).toHaveCount(0);
      });
    }

    await test.step('offline', async () => {
      await openForm(page, SOCKS);
      await choose(product, { Colour: 'Oat', Size: '36' });
      await expect(product.id).toHaveValue('40305');
      await goOffline(page);
      await choose(product, { Size: '40' });
      await expect(product.message).toContainText(row.offline);
      await goOnline(page);
      await product.message.getByRole('button', { name: 'Try again' }).click();
      await expect(product.id).toHaveValue('40307');
    });
  });

  test('a press for what has been changed since is told of, and can be made again', async ({
    page,
    shop,
  }) => {
    await shop.situation({ redirectAfterAdd: 'no' });
    /** Presses for size 40, changes to 42, and has the first question answered then. */
    const pressAndChange = async (answer: object): Promise<ProductForm> => {
      const product = await openForm(page, SOCKS);
      let release = (): void => {};
      const changed = new Promise<void>((resolve) => (release = resolve));
      let asked = 0;
      await page.route(`**/?${ENDPOINT}`, async (route) => {
        asked += 1;
        if (asked > 1) return route.continue();
        await changed;
        await route.fulfill(answer);
      });
      await choose(product, { Colour: 'Oat', Size: '40' });
      await product.button.click();
      await expect(product.button).toHaveClass(/loading/);
      await choose(product, { Size: '42' });
      await expect(product.id).toHaveValue('40308');
      release();
      await expect(product.message).toBeVisible();
      await page.unroute(`**/?${ENDPOINT}`);
      await expect(product.button).not.toHaveClass(/loading|disabled/);
      // What is chosen now stays as it is.
      await expect(product.id).toHaveValue('40308');
      await expect(product.result).toBeVisible();
      return product;
    };

    await test.step('no combination', async () => {
      const product = await pressAndChange({ json: false });
      await expect(product.message).toContainText('no products matched your selection');
      await expect(product.message.getByRole('button')).toHaveCount(0);
      expect((await shop.cart()).lines).toEqual([]);
    });

    await test.step('no answer: adds what was chosen at that moment, once there is one', async () => {
      const product = await pressAndChange({ status: 500 });
      await expect(product.message).toContainText(textOf(row.answers['500']));
      await product.message.getByRole('button', { name: 'Try again' }).click();
      await expect(page.locator('.cart-icon').first()).toHaveText('1');
      await expect(product.message).toHaveCount(0);
      await expect(product.id).toHaveValue('40308');
      expect((await shop.cart()).lines.map(({ name }) => name)).toEqual(['Boot Socks - Oat, 40']);
    });

    await test.step('no answer for what is chosen still: the press is made once there is one', async () => {
      await shop.fill([]);
      const product = await openForm(page, SOCKS);
      const release = await holdBack(page, `**/?${ENDPOINT}`);
      await shop.fault({ match: ENDPOINT, kind: '500' });
      await choose(product, { Colour: 'Oat', Size: '42' });
      await product.button.click();
      release();
      await expect(product.message).toContainText(textOf(row.answers['500']));
      await expect(product.button).not.toHaveClass(/loading/);
      await product.message.getByRole('button', { name: 'Try again' }).click();
      await expect(page.locator('.cart-icon').first()).toHaveText('1');
      expect((await shop.cart()).lines.map(({ name }) => name)).toEqual(['Boot Socks - Oat, 42']);
    });
  });
});
