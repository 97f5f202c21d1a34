import {
  expect,
  expectIsland,
  expectKnown,
  openSettled,
  test,
  visit,
  type Page,
} from '../fixtures-html/testing/shop-test';
import { added, API, hashes, importApi, noted, withApi } from './api.page';

const LISTING = '/shop/';
const TEE = { id: 101, sku: 'HV-W101' };
const button = (page: Page, sku: string) =>
  page.locator(`a.ajax_add_to_cart[data-product_sku="${sku}"]`);
const dropdown = '#header .widget_shopping_cart_content';

/** Chunks that the page has fetched, without what was added to their addresses. */
const chunks = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.includes('/storefront-islands/') && path.endsWith('.js')),
  );

test.use({ allowErrors: [/Failed to load resource/] });

test('a page without the API fetches nothing of it', async ({ page }) => {
  await visit(page, LISTING);
  await expectIsland(page.locator('body'), 'cart-fragments', 'ready');
  expect((await chunks(page)).filter((path) => /\/api(-\w+)?\.js$/.test(path))).toEqual([]);
});

test('what a shopper does to the basket is told at once, with what comes of it, by the islands’ own stores', async ({
  page,
  shop,
}) => {
  await shop.situation({ redirectAfterAdd: 'no', miniCartReveal: false, jquery: 'late' });
  await openSettled(page, LISTING);
  await importApi(page);

  await test.step('an add: intent, outcome, event and store', async () => {
    await button(page, TEE.sku).click();
    await expect
      .poll(() => noted(page))
      .toEqual([
        { name: 'add', intent: { productId: 101, quantity: 1 }, outcome: { type: 'done' } },
      ]);
    const { hash } = await shop.cart();
    // What a region's island writes is what is read here: it is one store.
    expect((await hashes(page)).at(-1)).toBe(hash);
    const content = 'div.widget_shopping_cart_content';
    expect(
      await withApi(page, ({ stores }, key) => stores.cartFragments.get()[key], content),
    ).toContain('Organic Cotton Tee');
    const all = await chunks(page);
    expect(all.length).toBeGreaterThan(8);
    expect(all).toEqual([...new Set(all)]);
    expect(await added(page)).toEqual([['object', 'string', 'element', 0]]);
    // One of another script's jQuery, too, and nothing once the listening has ended.
    await page.waitForFunction(() => 'jQuery' in globalThis);
    await page.evaluate(() =>
      jQuery(document.body).trigger('added_to_cart', [{}, 'H', jQuery('a')]),
    );
    expect(await added(page)).toHaveLength(2);
    expect((await added(page))[1]?.slice(0, 3)).toEqual(['object', 'string', 'element']);
  });

  await test.step('a failure, with the words that the shopper is told', async () => {
    await shop.fault({ match: 'wc-ajax=add_to_cart', kind: '500' });
    await button(page, TEE.sku).click();
    const last = () => noted(page).then((all) => all.at(-1));
    await expect.poll(last).toMatchObject({ outcome: { type: 'failed' } });
    const message = (await last())?.outcome?.message ?? '';
    expect(message).toMatch(/Organic Cotton Tee.+could not be added/);
    expect(await withApi(page, ({ stores }) => stores.cartProblem.get()?.message)).toBe(message);
    await expect(page.getByText(message)).toBeVisible();
  });

  await test.step('another script’s no', async () => {
    await page.evaluate(() => {
      const type = 'should_send_ajax_request.adding_to_cart';
      document.addEventListener(type, (event) => event.preventDefault(), { once: true });
    });
    await button(page, TEE.sku).click();
    await expect
      .poll(async () => (await noted(page)).at(-1)?.outcome)
      .toEqual({ type: 'refused', message: '' });
  });

  await test.step('quantity, removal and undo; and what fails', async () => {
    const cart = page.locator(dropdown);
    await page.locator('.cart-item').first().hover();
    await expectIsland(cart, 'mini-cart', 'ready');
    await page.evaluate(() => ((globalThis as unknown as { noted: object[] }).noted.length = 0));
    await cart.locator('.plus').dblclick();
    const line = { key: expect.stringMatching(/^\w+$/), name: 'Organic Cotton Tee' };
    const done = { type: 'done' };
    await expect
      .poll(() => noted(page))
      .toEqual([
        { name: 'quantity', intent: { ...line, quantity: 2 }, outcome: done },
        { name: 'quantity', intent: { ...line, quantity: 3 }, outcome: done },
      ]);
    await shop.fault({ match: 'alter_quantity', kind: '500' });
    await cart.locator('.plus').click();
    await expect.poll(async () => (await noted(page)).at(-1)?.outcome?.type).toBe('failed');
    await cart.locator('.remove_from_cart_button').first().click();
    await expect
      .poll(async () => (await noted(page)).at(-1))
      .toEqual({ name: 'remove', intent: line, outcome: done });
    await cart.getByRole('button', { name: /undo/i }).click();
    await expect
      .poll(async () => (await noted(page)).at(-1))
      .toEqual({ name: 'restore', intent: line, outcome: done });
    expect((await shop.cart()).lines).toMatchObject([{ sku: TEE.sku, quantity: 3 }]);
  });

  await test.step('a quantity whose line is removed before it is sent has been superseded', async () => {
    const cart = page.locator(dropdown);
    await page.evaluate(() => ((globalThis as unknown as { noted: object[] }).noted.length = 0));
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route(/admin-ajax/, async (route) => {
      await released;
      await route.continue();
    });
    const first = page.waitForRequest(/admin-ajax/);
    await cart.locator('.plus').click();
    await first;
    // Waits behind the first, and is not wanted any more once it is its turn.
    await cart.locator('.plus').click();
    await cart.locator('.remove_from_cart_button').first().click();
    release();
    const told = async () =>
      (await noted(page)).map(({ name, outcome }) => `${name} ${outcome?.type}`);
    await expect.poll(told).toEqual(['quantity done', 'quantity superseded', 'remove done']);
    expect((await shop.cart()).lines).toEqual([]);
    await page.unroute(/admin-ajax/);
  });

  await test.step('an add that the shop refuses leaves for the page that says why', async () => {
    await shop.stock('HV-A301', 0);
    await page.evaluate(() => {
      document.addEventListener('storefront-islands:add', ({ detail }) => {
        void detail.outcome.then((came) => sessionStorage.setItem('came', JSON.stringify(came)));
      });
    });
    await button(page, 'HV-A301').click();
    await page.waitForURL(/\/product\//);
    const came: unknown = JSON.parse(
      await page.evaluate(() => sessionStorage.getItem('came') ?? 'null'),
    );
    expect(came).toEqual({ type: 'left', url: expect.stringContaining('/product/') });
  });

  await test.step('the variation that is chosen in a form', async () => {
    await page.goto('/product/corduroy-overshirt/?attribute_pa_colour=rust&attribute_pa_size=m');
    await expectIsland(page.locator('.variations_form'), 'variation-form', 'ready');
    await importApi(page);
    const sku = () =>
      withApi(page, ({ stores }) => {
        const form = document.querySelector<HTMLFormElement>('form.variations_form')!;
        return stores.chosenVariation(form).get()?.sku;
      });
    await expect.poll(sku).toBe('HV-V401-6');
    await page.locator('.reset_variations').first().click();
    await expect.poll(sku).toBeUndefined();
  });
});

test('actions: add, refresh and open, also before the loader has come', async ({ page, shop }) => {
  await shop.situation({ redirectAfterAdd: 'no', miniCartReveal: false });
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/loader.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(LISTING, { waitUntil: 'commit' });
  await page.locator('#footer,footer').first().waitFor({ state: 'attached' });
  await importApi(page);

  await test.step('what is asked for before the loader waits for it', async () => {
    await page.evaluate(() => {
      const { api } = globalThis as unknown as { api: typeof import('./api') };
      const fields = { engraving: 'Ada’s' };
      Object.assign(globalThis, {
        early: api.actions.addToBasket({ productId: 101, quantity: 2, name: 'Tee', fields }),
      });
    });
    await expect(page.locator('body[data-island-add-to-cart]')).toHaveCount(0);
    expect(await shop.requests('wc-ajax=add_to_cart')).toEqual([]);
    release();
    const early = await page.evaluate(() => (globalThis as unknown as { early: unknown }).early);
    expect(early).toEqual({ type: 'done' });
    expect((await shop.cart()).lines).toMatchObject([{ sku: TEE.sku, quantity: 2 }]);
    const [sent] = await shop.requests('wc-ajax=add_to_cart');
    expect(Object.fromEntries(new URLSearchParams(sent?.body))).toMatchObject({
      product_id: '101',
      quantity: '2',
      engraving: 'Ada’s',
    });
    await expect(page.locator('[href*="add-to-cart=101&quantity"]')).toHaveCount(0);
    expect(await noted(page)).toMatchObject([{ intent: { productId: 101, quantity: 2 } }]);
  });

  await test.step('a refresh ends when the regions are right, or when the shop does not answer', async () => {
    await shop.fill([{ sku: TEE.sku, quantity: 7 }]);
    expect(await withApi(page, ({ actions }) => actions.refreshFragments())).toEqual({
      type: 'done',
    });
    await expect(page.locator('.cart-icon strong, .cart-count').first()).toHaveText('7');
    await shop.fault({ match: 'get_refreshed_fragments', kind: '500' });
    expect(await withApi(page, ({ actions }) => actions.refreshFragments())).toEqual({
      type: 'failed',
      message: '',
    });
    expect(await withApi(page, ({ stores }) => stores.cartFreshness.get())).toBe('stale');
  });

  await test.step('a text that is set counts from then on', async () => {
    await withApi(page, ({ configure }) =>
      configure({ strings: { addFailed: 'No {name} for you.' } }),
    );
    await shop.fault({ match: 'wc-ajax=add_to_cart', kind: '500' });
    const came = await withApi(page, ({ actions }) =>
      actions.addToBasket({ productId: 101, name: 'Tee' }),
    );
    expect(came).toMatchObject({ type: 'failed', message: expect.stringContaining('No Tee') });
    await expect(page.getByText('No Tee for you.')).toBeVisible();
  });

  await test.step('what is sent is what other code saw of it, and what it made of it', async () => {
    const seen = await withApi(page, async ({ actions, events }) => {
      let inscription: unknown;
      const stop = new AbortController();
      events.on(
        'adding_to_cart',
        (_button, data) => {
          inscription = data['engraving'];
          data['engraving'] = 'Bob';
        },
        { signal: stop.signal },
      );
      const parts = { colours: ['ink', 'sand'] };
      await actions.addToBasket({ productId: 101, fields: { engraving: 'Ada’s', parts } });
      stop.abort();
      return inscription;
    });
    expect(seen).toBe('Ada’s');
    const sent = new URLSearchParams((await shop.requests('wc-ajax=add_to_cart')).at(-1)?.body);
    expect(sent.get('engraving')).toBe('Bob');
    expect(sent.getAll('parts[colours][]')).toEqual(['ink', 'sand']);
  });

  await test.step('what is tried again is what was asked for', async () => {
    await shop.fault({ match: 'wc-ajax=add_to_cart', kind: '500' });
    const came = await withApi(page, ({ actions }) =>
      actions.addToBasket({ productId: 102, name: 'Shirt', fields: { engraving: 'Ada’s' } }),
    );
    expect(came).toMatchObject({ type: 'failed' });
    await shop.forgetRequests();
    await page.getByRole('button', { name: 'Try again' }).last().click();
    const sent = async () => (await shop.requests('wc-ajax=add_to_cart')).at(-1)?.body ?? '';
    await expect.poll(sent).toContain('product_id=102');
    expect(Object.fromEntries(new URLSearchParams(await sent()))).toMatchObject({
      engraving: 'Ada’s',
    });
  });

  await test.step('a panel as its trigger opens it, another part by what is asked for', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.evaluate(async () => {
      const { api } = globalThis as unknown as { api: typeof import('./api') };
      Object.assign(globalThis, { close: await api.actions.openPanel('#main-menu') });
    });
    await expect(page.getByRole('dialog', { name: 'Menu' })).toHaveClass(/off-canvas-left/);
    await page.evaluate(() => (globalThis as unknown as { close: () => void }).close());
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await withApi(page, async ({ actions }) => {
      const help = Object.assign(document.createElement('div'), { id: 'help', hidden: false });
      help.textContent = 'Sizes run small.';
      document.body.append(help);
      await actions.openPanel(help, { name: 'Help', position: 'right' });
    });
    await expect(page.getByRole('dialog', { name: 'Help' })).toContainText('Sizes run small.');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    const inert = page.locator('[inert]');
    const before = await inert.count();
    const told = await withApi(page, ({ actions, events, stores }) => {
      const wrong: unknown[] = ['#none', 5, document.querySelectorAll('p'), document.body];
      const panels = wrong as HTMLElement[];
      const others = [
        () => stores.chosenVariation('form' as unknown as HTMLFormElement),
        () => events.on('added_to_cart', 5 as unknown as () => void),
      ];
      const calls = [
        ...panels.map((panel) => () => actions.openPanel(panel)),
        ...others.map((call) => async () => void call()),
      ];
      return Promise.all(calls.map((call) => call().then(String, ({ message }: Error) => message)));
    });
    const wants = (found: string) => `openPanel: expected an element of the page, found ${found}.`;
    expect(told).toEqual([
      wants('no "#none"'),
      wants('5'),
      wants('[object NodeList]'),
      wants('[object HTMLBodyElement]'),
      'chosenVariation: expected a form of the page, found form.',
      'events.on: the listener of "added_to_cart" is 5, expected a function.',
    ]);
    await expect(inert).toHaveCount(before);
  });
});

test('an add that makes no sense throws before anything is pressed; one that works says what it was asked to', async ({
  page,
  shop,
}) => {
  await shop.situation({ redirectAfterAdd: 'no', miniCartReveal: false });
  await openSettled(page, LISTING);
  await importApi(page);
  const told = await withApi(page, ({ actions }) =>
    Promise.all(
      [
        undefined as unknown as { productId: number },
        { productId: 0 },
        { productId: 1.5 },
        { productId: '101' as unknown as number },
        { productId: 101, quantity: -1 },
        { productId: 101, quantity: Number.NaN },
      ].map((request) =>
        actions.addToBasket(request).then(
          () => 'none',
          (error: unknown) => (error instanceof TypeError ? error.message : 'another'),
        ),
      ),
    ),
  );
  const wants = (what: string) => `addToBasket: ${what}, expected a whole number above 0.`;
  expect(told).toEqual([
    wants('"productId" is undefined'),
    wants('"productId" is 0'),
    wants('"productId" is 1.5'),
    wants('"productId" is 101'),
    wants('"quantity" is -1'),
    wants('"quantity" is NaN'),
  ]);
  expect(await shop.requests('wc-ajax=add_to_cart')).toEqual([]);
  expect(await noted(page)).toEqual([]);

  const successMessage = 'Two tees are in your basket.';
  const came = await withApi(
    page,
    ({ actions }, message) =>
      actions.addToBasket({ productId: 101, quantity: 2, name: 'Tee', successMessage: message }),
    successMessage,
  );
  expect(came).toEqual({ type: 'done' });
  await expect(page.locator('.widget_shopping_cart_live_region')).toHaveText(successMessage);
});

test('where the shop does not add in place, the link is followed, with all that is to be sent', async ({
  page,
  shop,
}) => {
  await shop.situation({ ajaxAdd: false });
  await page.goto(LISTING);
  await importApi(page);
  // Another script keeps the page.
  await page.evaluate(() =>
    addEventListener('click', (event) => event.preventDefault(), { capture: true }),
  );
  const fields = { attribute_pa_size: 'm', 'add-to-cart': 7 };
  for (const state of ['asleep', 'ready']) {
    const came = await withApi(
      page,
      ({ actions }, given) => actions.addToBasket({ productId: 101, quantity: 2, fields: given }),
      fields,
    );
    expect(came, state).toEqual({
      type: 'left',
      url: expect.stringMatching(/\?attribute_pa_size=m&add-to-cart=101&quantity=2$/),
    });
    await expectIsland(page.locator('body'), 'add-to-cart', 'ready');
  }
  await expect(page.locator('[href*="add-to-cart=101&quantity"]')).toHaveCount(0);
});

test('where the island of the basket’s regions is off, a refresh says so and asks for nothing', async ({
  page,
  shop,
}) => {
  await shop.situation({ settings: { islands: { 'cart-fragments': 'off' } } });
  await visit(page, LISTING);
  await expectIsland(page.locator('body'), 'cart-fragments', 'off');
  await importApi(page);
  expect(await withApi(page, ({ actions }) => actions.refreshFragments())).toEqual({
    type: 'failed',
    message: '',
  });
  expect(await shop.requests('get_refreshed_fragments')).toEqual([]);
});

test('without the loader a theme’s module runs, its islands work, and every action ends', async ({
  page,
  shop,
}) => {
  await shop.situation({ bundle: false, jquery: 'none' });
  await visit(page, LISTING);
  await importApi(page);
  expect(
    await withApi(page, async ({ actions, registerIsland, stores }) => {
      registerIsland({
        name: 'size-help',
        selector: 'main',
        when: 'now',
        load: () => Promise.resolve({ mount: () => undefined }),
      });
      const refreshed = await actions.refreshFragments();
      const close = await actions.openPanel(document.createElement('p'), { name: 'Help' });
      close?.();
      return [refreshed.type, typeof close, stores.cartFreshness.get()];
    }),
  ).toEqual(['failed', 'function', 'fresh']);
  await expectIsland(page.locator('main').first(), 'size-help', 'ready');
  await withApi(page, ({ actions }) => void actions.addToBasket({ productId: 101 }));
  await expect.poll(async () => (await shop.cart()).lines).toMatchObject([{ sku: TEE.sku }]);
});

test('consent is a store, too, whoever gives and takes it', async ({ page, shop }) => {
  await shop.situation({ consent: 'optin', jquery: 'none' });
  await visit(page, LISTING);
  await importApi(page);
  await withApi(page, ({ events, stores }) => {
    const told: boolean[] = [];
    stores.consent('marketing').subscribe((isAllowed) => told.push(isAllowed));
    const heard: unknown[] = [];
    events.on('wp_listen_for_consent_change', (answers) => heard.push(answers['marketing']));
    Object.assign(globalThis, { told, heard });
  });
  const told = () => page.evaluate(() => (globalThis as unknown as { told: boolean[] }).told);
  expect(await told()).toEqual([false]);
  const answer = (value: string) =>
    page.evaluate(
      (given) =>
        (
          globalThis as unknown as { wp_set_consent: (category: string, value: string) => void }
        ).wp_set_consent('marketing', given),
      value,
    );
  await answer('allow');
  await answer('deny');
  await expect.poll(told).toEqual([false, true, false]);
  expect(await page.evaluate(() => (globalThis as unknown as { heard: unknown[] }).heard)).toEqual([
    'allow',
    'deny',
  ]);
});

test('an island that is turned off before the loader leaves the add to the page’s own link', async ({
  page,
  shop,
}) => {
  await page.route(LISTING, async (route) => {
    const response = await route.fetch();
    const early = `<script type="module" src="/own/early.js"></script>`;
    const body = (await response.text()).replace('</head>', `${early}</head>`);
    await route.fulfill({ response, body });
  });
  await page.route('/own/early.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `import { configure } from '${API}?ver=1';
        configure({ islands: { 'add-to-cart': 'off', 'cart-item': 'off' } });
        configure({ islands: { 'cart-item': 'on' } });`,
    }),
  );
  await page.goto(LISTING);
  await expectIsland(page.locator('body'), 'add-to-cart', 'off');
  await expectKnown(page.locator('.cart-item'), 'cart-item');
  await expect(page.locator('.cart-item').first()).not.toHaveAttribute(
    'data-island-cart-item',
    'off',
  );
  await importApi(page);
  await page.evaluate(() => {
    const { api } = globalThis as unknown as { api: typeof import('./api') };
    void api.actions
      .addToBasket({ productId: 101 })
      .then((came) => sessionStorage.setItem('came', JSON.stringify(came)));
  });
  await expect.poll(async () => (await shop.cart()).lines).toMatchObject([{ sku: TEE.sku }]);
  // While the page is being left nothing can be read.
  const came = () => page.evaluate(() => sessionStorage.getItem('came')).catch(() => null);
  await expect.poll(came).toContain('"type":"left"');
});
