import {
  expect,
  hasScriptModules,
  hasVersion,
  logIn,
  open,
  PRELOADS,
  test,
} from './wordpress-test';

test('an island that is off leaves its script, and takes the script’s other islands along', async ({
  page,
}) => {
  await test.step('alone with its script', async () => {
    const { ran, off, hasJQuery } = await open(page, '/shop/?off=contact-form');
    expect(off).toEqual(['contact-form']);
    expect(ran).toEqual(expect.arrayContaining(['swv', 'contact-form-7']));
    expect(ran).not.toContain('flatsome-js');
    expect(hasJQuery).toBe(false);
    await expect(page.locator('body[data-island-cart-fragments]')).toHaveCount(1);
  });
  await test.step('one of many', async () => {
    const { ran, off, hasJQuery } = await open(page, '/product/?off=tooltips');
    // The shop's own is deferred.
    expect(ran.filter((name) => /flatsome|single/.test(name)).toSorted()).toEqual([
      'flatsome-js',
      'flatsome-theme-woocommerce-js',
      'wc-single-product',
    ]);
    expect(hasJQuery).toBe(true);
    // By the scripts that they share with others, but not past those that bear them.
    expect(off).toEqual(expect.arrayContaining(['tooltips', 'dropdown', 'gallery', 'quantity']));
    for (const name of ['add-to-cart', 'cart-fragments', 'swatches', 'banners', 'live-search']) {
      expect(off).not.toContain(name);
      expect(ran).not.toContain('wc-add-to-cart');
    }
  });
  await test.step('on one kind of page only', async () => {
    const other = await open(page, '/shop/?off=product:contact-form');
    expect(other.off).toEqual([]);
    expect((await open(page, '/product/?off=product:contact-form')).off).toEqual(['contact-form']);
  });
  await test.step('a script that the shop keeps', async () => {
    const { ran, off } = await open(page, '/shop/?keep=woo-variation-swatches');
    expect(ran).toContain('woo-variation-swatches');
    expect(off).toEqual(['swatches']);
    // What goes with an island stays away with it.
    const kept = await open(page, '/shop/?notice&keep=flatsome-cookie-notice');
    expect(kept.off).toEqual(['banners']);
    await expect(page.locator('#storefront-islands-store-notice')).toHaveCount(0);
  });
  await test.step('nobody is to do it', async () => {
    const { ran, off } = await open(page, '/shop/?without=tooltips');
    expect(ran).not.toContain('flatsome-js');
    expect(off).toEqual(['tooltips']);
  });
});

test('filters change what is printed', async ({ page, context }) => {
  const popups = 'storefront-islands-popups-js';
  const notice = page.locator('#storefront-islands-store-notice[src*="/store-notice.js"]');
  const preloads = page.locator(PRELOADS);
  const url = new URL((await page.request.get('/shop/')).url());
  await context.addCookies([
    { name: 'woocommerce_items_in_cart', value: '1', domain: url.hostname, path: '/' },
  ]);
  const before = await open(page, '/shop/?notice');
  const few = await preloads.count();
  expect(before.ran).not.toContain('wc-add-to-cart');
  expect(before).toMatchObject({ hasLoader: true, hasJQuery: false });
  expect(before.sources).not.toContain(popups);
  await expect(notice).toHaveCount(0);

  for (const [query, outcome] of [
    ['filter=source', { ran: expect.arrayContaining(['wc-add-to-cart']) }],
    ['filter=keep_jquery', { hasJQuery: true }],
    ['filter=popups', { hasJQuery: true, sources: expect.arrayContaining([popups]) }],
    ['filter=active', { hasLoader: false }],
    ['filter=inline_store_notice', { hasLoader: true }],
    ['uncached', { hasLoader: true }],
  ] as const) {
    expect(await open(page, `/shop/?notice&${query}`), query).toMatchObject(outcome);
    expect(await notice.count(), query).toBe(query === 'filter=inline_store_notice' ? 1 : 0);
    expect((await preloads.count()) > few, query).toBe(query === 'uncached');
  }
});

test('the islands can be switched off, by the shop and by editors', async ({ page }) => {
  const before = await open(page, '/product/?as=none');
  expect(before.ran).toContain('wc-add-to-cart-variation');
  const isUntouched = async (path: string): Promise<void> => {
    const { ran, sources, hasLoader } = await open(page, path);
    expect({ ran, sources, hasLoader }, path).toEqual({
      ran: before.ran,
      sources: before.sources,
      hasLoader: false,
    });
    expect(await page.content()).not.toContain('plugins/storefront-islands');
  };
  await isUntouched('/product/?constant');
  // Not by anybody who knows the address.
  expect((await open(page, '/product/?storefront-islands=off')).hasLoader).toBe(true);
  await logIn(page, 'guest');
  expect((await open(page, '/product/?storefront-islands=off')).hasLoader).toBe(true);
  expect((await open(page, '/product/?storefront-islands=off&filter=capability')).hasLoader).toBe(
    false,
  );
  await page.context().clearCookies();
  await logIn(page, 'writer');
  const { hasLoader: isServed, sources } = await open(page, '/product/');
  expect(isServed).toBe(true);
  expect(sources).toContain('admin-bar-js');
  await expect(page.locator('#wpadminbar')).toBeVisible();
  const { ran, hasLoader } = await open(page, '/product/?storefront-islands=off');
  expect(hasLoader).toBe(false);
  expect(ran).toEqual(before.ran);
});

test('nothing is printed where no visitor looks', async ({ page }) => {
  await logIn(page, 'keeper');
  for (const path of [
    '/feed/',
    '/shop/embed/',
    '/wp-login.php',
    '/wp-admin/',
    '/wp-admin/post-new.php?post_type=page',
    '/wp-admin/customize.php',
    '/?customize_changeset_uuid=0b2a6a7e-5f0a-4a7a-8d1e-1f0e6b7d3c55&customize_messenger_channel=preview-0',
    '/?page_id=999&preview=true',
    '/shop/?uxb_iframe',
  ]) {
    const answer = await page.request.get(path);
    expect(answer.status(), path).toBe(200);
    const text = await answer.text();
    expect(text.length, path).toBeGreaterThan(500);
    expect(text, path).not.toMatch(
      /loader\.js|storefront-islands-(?:settings|css)|modulepreload|as="script"/,
    );
  }
  // The same page as a visitor sees it.
  expect(await (await page.request.get('/shop/')).text()).toContain('loader.js');
});

test('a theme may bring them, and a plugin besides', async ({ page }) => {
  const folder = '/wp-content/themes/classic/storefront-islands/';
  await open(page, '/product/?as=theme');
  const loader = page.locator('script[type=module][src*="/loader.js"]');
  await expect(loader).toHaveAttribute('src', new RegExp(`^http://[^/]+${folder}loader\\.js`));
  await expect(page.locator('body[data-island-cart-fragments]')).toHaveCount(1);
  await expect(
    page.locator(PRELOADS).and(page.locator(`[href*="${folder}chunks/"]`)),
  ).not.toHaveCount(0);
  // Both: the plugin comes first, and the theme's copy keeps still.
  await open(page, '/product/?as=both');
  await expect(page.locator('script[src*="/loader.js"]')).toHaveCount(1);
  await expect(loader).toHaveAttribute('src', /\/plugins\/storefront-islands\/loader\.js/);
});

test('settings end no script, and cached pages are alike for every guest', async ({ page }) => {
  await open(page, '/shop/?settings');
  const settings = page.locator('#storefront-islands-settings');
  expect(JSON.parse((await settings.textContent()) ?? '')).toMatchObject({
    strings: { undo: '</script><script>window.broken = true</script>' },
  });
  expect(await page.evaluate(() => 'broken' in globalThis)).toBe(false);
  for (const [answer, isOn] of [
    ['yes', true],
    ['no', false],
  ] as const) {
    await open(page, `/shop/?in-place=${answer}`);
    expect(JSON.parse((await settings.textContent()) ?? '')).toMatchObject({ ajaxAddToCart: isOn });
  }

  // Whatever a visitor brings along, the page says the same.
  const headers = { cookie: 'woocommerce_items_in_cart=1; woocommerce_cart_hash=x' };
  for (const path of ['/', '/shop/', '/product/']) {
    const plain = await (await page.request.get(path)).text();
    expect(await (await page.request.get(path, { headers })).text(), path).toBe(plain);
  }
});

test('filters are told of the kind of page, and settings turn off a site’s own islands, no others', async ({
  page,
}) => {
  const settings = page.locator('#storefront-islands-settings');
  for (const [path, kind] of [
    ['/product/', 'product'],
    ['/cart/', 'cart'],
    ['/checkout/', 'checkout'],
    ['/account/', 'account'],
    ['/', 'front'],
    ['/shop/', 'listing'],
    ['/products/', 'listing'],
    ['/?s=scarf', 'search'],
    ['/?s=scarf&post_type=product', 'listing'],
    ['/inline/', 'singular'],
    ['/category/woollens/', 'other'],
  ] as const) {
    // The script of `banners` is gone: with the island off as well, nobody would do it. A site's own island has none.
    const also = path.includes('?') ? '&' : '?';
    const { off, ran } = await open(page, `${path}${also}filter=settings`);
    const { page: told } = JSON.parse((await settings.textContent()) ?? '') as { page: string };
    expect({ told, off }, path).toEqual({ told: kind, off: ['size-help'] });
    expect(ran).not.toContain('flatsome-cookie-notice');
  }
});

test('an address of the shop’s own cannot break out of its attribute', async ({ page }) => {
  const query = '?notice&filter=url,inline_store_notice&uncached';
  for (const path of ['/shop/', '/product/']) {
    await page.goto(path + query, { waitUntil: 'domcontentloaded' });
    expect(await page.evaluate(() => 'broken' in globalThis), path).toBe(false);
    await expect(page.locator('i')).toHaveCount(0);
    const addresses = await page
      .locator('script[src*="127.0.0.1:1/"], link[href*="127.0.0.1:1/"]')
      .evaluateAll((elements) => elements.map(({ attributes }) => attributes.length));
    // Style sheet, loader, store notice, preloads.
    expect(addresses.length, path).toBeGreaterThan(4);
  }
});

test('by hand, too, nothing runs beside the islands, and the diagnostics find nothing to mend', async ({
  page,
  site,
}) => {
  for (const how of ['plugin', 'by-hand'])
    await test.step(how, async () => {
      const { ran, hasLoader } = await open(page, `/product/?as=${how}&storefront-islands=debug`);
      if (how === 'by-hand' && !hasScriptModules(site)) {
        // As the front page says, it needs a newer one; the shop does not.
        expect(hasLoader).toBe(false);
        expect(ran).toContain('wc-add-to-cart-variation');
        return;
      }
      expect(ran).not.toContain('wc-add-to-cart-variation');
      // They come with the first sign of somebody.
      await page.mouse.move(20, 20);
      await page.mouse.move(30, 30);
      const panel = page.getByRole('region', { name: 'Islands' });
      await expect(panel.locator('.row')).not.toHaveCount(0);
      await expect(panel.locator('.problem')).toHaveCount(0);
    });
});

test('a policy with a nonce is kept, by the platform’s data as well', async ({ page, site }) => {
  if (!hasVersion(site, '6.4')) {
    // What the recipe says of them: no filter sees the data.
    const text = await (await page.request.get('/shop/?policy')).text();
    const [data] = /<script[^>]*wc-add-to-cart-js-extra[^>]*>/.exec(text) ?? [];
    expect(data).toContain('script');
    expect(data).not.toContain('nonce');
    return;
  }
  await page.addInitScript(() => {
    const broken: string[] = [];
    Object.assign(globalThis, { broken });
    addEventListener('securitypolicyviolation', ({ violatedDirective, sourceFile, sample }) =>
      broken.push(`${violatedDirective}: ${sourceFile} ${sample}`),
    );
  });
  for (const path of ['/shop/?notice&policy', '/product/?policy&theme=block&with=module']) {
    await open(page, path);
    await expect(page.locator('body[data-island-cart-fragments]')).toHaveCount(1);
    const broken = await page.evaluate(
      () => (globalThis as unknown as { broken: string[] }).broken,
    );
    expect(broken, path).toEqual([]);
  }
});
