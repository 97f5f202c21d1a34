import { expect, hasScriptModules, hasVersion, open, PRELOADS, test } from './wordpress-test';

/** Where elements stand in the page, by what finds each. */
const places = (selectors: string[]): number[] => {
  const all = [...document.querySelectorAll('*')];
  return selectors.map((selector) => all.indexOf(document.querySelector(selector) as Element));
};

for (const theme of ['classic', 'block']) {
  test(`a page of a ${theme} theme has everything in its order, and no jQuery`, async ({
    page,
    site,
  }) => {
    const { ran, hasJQuery, off, sources } = await open(page, `/shop/?notice&theme=${theme}`);
    // What nobody replaces stays, and what stands in for the theme's script comes by its handle.
    expect(ran).toEqual(['wp-consent-api']);
    expect(sources).toContain('flatsome-js-js');
    expect(hasJQuery).toBe(false);
    expect(off).toEqual([]);

    const head = await page.evaluate(places, [
      'link:is([rel=modulepreload], [rel=preload][as=script])[fetchpriority=low]',
      '#storefront-islands-store-notice',
      '#storefront-islands-css',
      '#wc-add-to-cart-js-extra',
      'body',
      '#storefront-islands-settings',
      '#wc-order-attribution-js-extra',
      '#wp-consent-api-integration-js-before',
      '#flatsome-js-js-extra',
      '#flatsome-js-js',
    ]);
    expect(head).not.toContain(-1);
    const notice = head.splice(1, 1)[0] as number;
    expect(notice).toBeLessThan(head[1] as number);
    expect([...head].sort((a, b) => a - b)).toEqual(head);

    const loader = page.locator('script[type=module][src*="/loader.js?ver="]');
    await expect(loader).toHaveCount(1);
    await expect(loader).toHaveAttribute('id', 'storefront-islands-js-module');
    await expect(loader).toHaveAttribute('fetchpriority', 'low');
    // Only these place modules by themselves, in block themes in the head.
    const isInHead = hasScriptModules(site) && !hasVersion(site, '6.9') && theme === 'block';
    expect(await loader.evaluate((script) => script.closest('head') !== null)).toBe(isInHead);
    // Without script modules it is the last of all.
    if (!hasScriptModules(site)) {
      expect(await loader.evaluate((script) => script.nextElementSibling)).toBeNull();
    }
    await expect(page.locator('body[data-island-cart-fragments]')).toHaveCount(1);
    const data = await page.evaluate(() => {
      const { wc_add_to_cart_params, wc_cart_fragments_params, flatsomeVars, wpcf7, Flatsome } =
        globalThis as unknown as Record<string, object>;
      return [wc_add_to_cart_params, wc_cart_fragments_params, flatsomeVars, wpcf7, Flatsome];
    });
    expect(data).not.toContain(undefined);
    // A preload that is not the file that is fetched would be fetched twice.
    const starters = await page.evaluate(
      () => performance.getEntriesByType('resource').filter((e) => /starter/.test(e.name)).length,
    );
    expect(starters).toBe(1);
  });
}

test('a product keeps templates and data, and its options are preloaded', async ({ page }) => {
  const { ran, hasJQuery } = await open(page, '/product/');
  expect(ran).toEqual(['wp-consent-api']);
  expect(hasJQuery).toBe(false);
  await expect(page.locator('#tmpl-variation-template')).toHaveCount(1);
  await expect(page.locator('#wc-add-to-cart-variation-js-extra')).toHaveCount(1);
  await expect(page.locator('#wc-single-product-js-extra')).toHaveCount(1);
  const preloads = await page
    .locator(PRELOADS)
    .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
  for (const chunk of ['starter', 'variation-form', 'swatches', 'react']) {
    expect(preloads.filter((href) => href.includes(`/chunks/${chunk}-`))).toHaveLength(1);
  }
  for (const href of preloads) expect((await page.request.get(href)).status()).toBe(200);
});

test('where a basket is filled and no cache keeps the page, its code is preloaded', async ({
  page,
  context,
}) => {
  const { hostname } = new URL((await page.request.get('/shop/')).url());
  await context.addCookies([
    { name: 'woocommerce_items_in_cart', value: '1', domain: hostname, path: '/' },
  ]);
  await open(page, '/shop/?uncached');
  const code = /\/chunks\/(starter|basket|cart-fragments|core)-\w+\.js$/;
  const names = (addresses: string[]): string[] =>
    addresses.flatMap((address) => code.exec(address)?.[1] ?? []).toSorted();
  const preloads = page.locator(PRELOADS);
  const preloaded = await preloads.evaluateAll((all) =>
    all.map((link) => Reflect.get(link, 'href')),
  );
  expect(names(preloaded)).toEqual(['basket', 'cart-fragments', 'core', 'starter']);
  await expect(page.locator('body')).toHaveAttribute('data-island-cart-fragments', 'ready');
  const fetched = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => name),
  );
  expect(names(fetched), 'each once').toEqual(names(preloaded));
});

test('whoever depends on a replaced script gets what came along with it', async ({ page }) => {
  await test.step('data, jQuery and its helpers', async () => {
    const { ran, sources } = await open(page, '/shop/?with=dependant');
    expect(ran.toSorted()).toEqual(['wc-jquery-blockui', 'wp-consent-api']);
    // The theme's jQuery functions are stood in for where there is jQuery.
    expect(sources).toContain('flatsome-theme-woocommerce-js-js');
    const outcome = () => page.evaluate(() => (globalThis as { thirdParty?: unknown }).thirdParty);
    await expect.poll(outcome).toEqual(['View basket', 'function']);
  });
  await test.step('a library that a plugin uses stays, what used it in the shop goes', async () => {
    const { ran } = await open(page, '/product/?with=slider');
    expect(ran).toContain('wc-flexslider');
    expect(ran).toContain('other-slider');
    expect(ran).not.toContain('wc-single-product');
  });
  await test.step('a handle that another plugin has under the same name is its own', async () => {
    expect((await open(page, '/product/?with=zoom')).ran).not.toContain('zoom');
    expect((await open(page, '/product/?with=other-zoom')).ran).toContain('zoom');
  });
  await test.step('translations', async () => {
    await open(page, '/shop/?with=translated,extension');
    const word = () =>
      page.evaluate(() => (globalThis as { formExtension?: string }).formExtension);
    await expect.poll(word).toBe('Senden');
    // Nobody else asks for them.
    await open(page, '/shop/?with=translated');
    expect(await page.content()).not.toContain('Senden');
  });
  await test.step('early calls of the form plugin are kept for it', async () => {
    expect((await open(page, '/shop/')).sources).not.toContain('contact-form-7-js');
    await open(page, '/shop/?with=captcha');
    await expect(page.locator('#contact-form-7-js')).toHaveAttribute('src', /early-forms\.js/);
  });
  await test.step('what the server calls of the swatches plugin is there', async () => {
    expect((await open(page, '/shop/')).sources).not.toContain('woo-variation-swatches-js');
    await open(page, '/shop/?with=language');
    const kind = () => page.evaluate(() => (globalThis as { languageCode?: unknown }).languageCode);
    await expect.poll(kind).toBe('function');
  });
  await test.step('what a consent tool says early of order attribution is kept', async () => {
    const { sources } = await open(page, '/shop/');
    expect(sources).not.toContain('wc-order-attribution-js');
    await open(page, '/shop/?with=consent-tool');
    await expect(page.locator('#wc-order-attribution-js')).toHaveAttribute(
      'src',
      /early-attribution\.js/,
    );
    type Shop = { wc_order_attribution: { params: { allowTracking?: boolean } } };
    const isAllowed = () =>
      page.evaluate(
        () => (globalThis as unknown as Shop).wc_order_attribution.params.allowTracking,
      );
    await expect.poll(isAllowed).toBe(true);
  });
});

test('where scripts wait for the shopper, and sheets lose what seems unused, ours do not', async ({
  page,
}) => {
  await page.goto('/shop/?optimise&with=dependant');
  await expect(page.locator('body[data-island-cart-fragments]')).toHaveCount(1);
  await expect(page.locator('#flatsome-js-js')).toHaveAttribute('src', /theme-api\.js/);
  await expect(page.locator('script[type=rocketlazyloadscript]')).not.toHaveCount(0);
  // The islands read what the replaced scripts would have read.
  await expect(
    page.locator('script[type=rocketlazyloadscript]:not([data-rocket-src])'),
  ).not.toHaveCount(0);
  for (const name of ['wc_cart_fragments_params', 'wc_order_attribution', 'flatsomeVars'])
    expect(await page.evaluate((key) => key in globalThis, name), name).toBe(true);
  await expect(page.locator('link[rel=stylesheet][href*="storefront-islands.css"]')).toHaveCount(1);
  await expect(page.locator('style.used')).not.toHaveCount(0);
  // What needs jQuery, or the data of a plugin, waits for its turn as that does.
  await page.goto('/shop/?optimise&with=captcha&filter=popups');
  for (const file of ['early-forms.js', 'popups.js'])
    await expect(page.locator(`script[data-rocket-src*="/${file}"]`)).toHaveCount(1);
});

test('inline code of a handle has the jQuery that it calls', async ({ page }) => {
  for (const [path, name, value] of [
    ['/shop/?with=inline', 'inlineCode', 'object'],
    ['/shop/?with=queued', 'queuedCode', true],
    ['/shop/?with=on-jquery', 'onJQuery', true],
    ['/shop/?with=one-line', 'oneLineCode', 1],
  ] as const) {
    const { ran, hasJQuery } = await open(page, path);
    expect(hasJQuery, path).toBe(true);
    expect(ran, path).not.toContain('wc-add-to-cart');
    const outcome = () =>
      page.evaluate((key) => (globalThis as Record<string, unknown>)[key], name as string);
    await expect.poll(outcome, path).toBe(value);
  }
  // Where it is known of in time, the functions that the shop plugin's scripts bring to it are there as well.
  await open(page, '/shop/?with=inline');
  await expect(page.locator('script#woocommerce-js')).toHaveAttribute('src', /\/shop-jquery\.js/);
});

test('basket, checkout and account keep their scripts and helpers, in their order', async ({
  page,
}) => {
  const needed = ['wc-jquery-blockui', 'wc-js-cookie', 'woocommerce'];
  const addresses = ['wc-country-select', 'wc-address-i18n'];
  for (const [path, scripts] of [
    ['/cart/', [...needed, 'wc-cart']],
    ['/checkout/', [...needed, ...addresses, 'wc-checkout']],
    ['/checkout/?with=payment', [...needed, ...addresses, 'wc-checkout', 'wc-stripe']],
    ['/account/', [...needed, 'wc-lost-password']],
    ['/account/', ['selectWoo']],
    ['/account/', ['wc-password-strength-meter']],
  ] as const) {
    const { ran, hasJQuery, off } = await open(page, path);
    expect(ran.filter((name) => (scripts as readonly string[]).includes(name))).toEqual(scripts);
    expect(hasJQuery, path).toBe(true);
    expect(off, 'its islands bear the shop’s script').toEqual([]);
    for (const gone of ['wc-add-to-cart', 'flatsome-js', 'contact-form-7'])
      expect(ran, path).not.toContain(gone);
  }
  for (const name of ['cart', 'checkout']) {
    const blocks = await open(page, `/${name}/?with=blocks`);
    expect(blocks.ran).toContain(`wc-${name}-block-frontend`);
    expect(blocks.sources).toEqual(
      expect.arrayContaining(['wp-data-js', 'wp-element-js', `wc-${name}-block-frontend-js`]),
    );
    expect(blocks.hasJQuery).toBe(false);
  }
  // The head was printed before anybody knew of it.
  const late = await open(page, '/shop/?with=late-cart');
  expect(late.ran.filter((name) => name !== 'wp-consent-api')).toEqual([...needed, 'wc-cart']);
});

test('the pixel is printed for the bundle to read, or runs as the plugin has it', async ({
  page,
}) => {
  const library = 'wc-facebook-pixel-events';
  for (const [query, isInert, isOff] of [
    ['', true, false],
    // Nobody reports it.
    ['&without=pixels', true, true],
    ['&off=pixels', false, true],
    [`&keep=${library}`, false, true],
  ] as const) {
    const { ran, off } = await open(page, `/shop/?with=pixel${query}`);
    const runs = await page.evaluate(() => 'hasPixel' in globalThis);
    expect(
      { runs, hasLibrary: ran.includes(library), isOff: off.includes('pixels') },
      query,
    ).toEqual({ runs: !isInert, hasLibrary: !isInert, isOff });
    const snippet = page.locator('#pixel');
    if (isInert) {
      await expect(snippet).toHaveAttribute('type', 'text/plain');
      await expect(snippet).toHaveAttribute('data-pixel-id', '1234567890');
    }
    await expect(page.locator('#pixel-picture')).toHaveCount(isInert ? 0 : 1);
  }
});
