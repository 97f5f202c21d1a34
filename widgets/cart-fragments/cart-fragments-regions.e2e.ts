import {
  addFragments,
  raiseNatively,
  readStored,
  refreshes,
} from '../../fixtures-html/testing/cart-probes';
import { noteEvents, rewrite } from '../../fixtures-html/testing/page-probes';
import { expect, openSettled, test, type Page } from '../../fixtures-html/testing/shop-test';

const listing = '/shop/';
const oneTee = [{ sku: 'HV-W101', quantity: 1 }];
const threeJumpers = [{ sku: 'HV-W107', quantity: 3 }];
const icon = '#header .cart-icon';

/** Puts markup of the test's own into the page, as the server's. */
async function insert(page: Page, html: string): Promise<void> {
  await page.evaluate((markup) => {
    document.querySelector('#main')!.insertAdjacentHTML('afterbegin', markup);
  }, html);
}

const refresh = (page: Page): Promise<boolean> => raiseNatively(page, 'wc_fragment_refresh');

test.describe('selectors', () => {
  test('every match is replaced; one that nobody understands harms no other', async ({
    page,
    shop,
  }) => {
    await addFragments(page, {
      'div[[': '<p>never</p>',
      '': '<p>never</p>',
      '.probe': '<span class="probe">new</span>',
      '.probe:first': '<span class="probe">first</span>',
    });
    await openSettled(page, listing);
    await insert(page, '<i class="probe">old</i><i class="probe">old</i><i class="probe">old</i>');
    await shop.fill(oneTee);
    await refresh(page);
    await expect(page.locator(icon)).toHaveText('1');
    await expect(page.locator('.probe')).toHaveText(['new', 'new', 'new']);
  });

  test('jQuery’s own selectors work where jQuery is', async ({ page, shop }) => {
    await shop.situation({ jquery: 'before' });
    await addFragments(page, { '.probe:first': '<span class="probe">first</span>' });
    await openSettled(page, listing);
    await insert(page, '<i class="probe">old</i><i class="probe">old</i>');
    await refresh(page);
    await expect(page.locator('.probe')).toHaveText(['first', 'old']);
  });
});

test('what a shopper does inside a region goes on in its replacement', async ({ page, shop }) => {
  const region = (note: string): string => `<div class="probe"><p>${note}</p>
    <details><summary>More</summary>text</details>
    <input name="amount" value="1"><textarea name="wish"></textarea>
    <div class="scroller"><p class="tall">long</p></div></div>`;
  await addFragments(page, { '.probe': region('new') });
  await openSettled(page, listing);
  await insert(page, region('old'));
  await page.addStyleTag({
    content: '.scroller{height:50px;overflow:auto}.tall{height:900px}',
  });
  const probe = page.locator('.probe');
  await probe.locator('summary').click();
  await probe.locator('textarea').fill('In blue');
  await probe.locator('.scroller').evaluate((box) => box.scrollTo(0, 120));
  await probe.locator('input').fill('12');
  await probe
    .locator('input')
    .evaluate((field) => (field as HTMLInputElement).setSelectionRange(1, 2));
  await shop.fill(oneTee);
  await refresh(page);
  await expect(probe.locator('p').first()).toHaveText('new');
  await expect(probe.locator('details')).toHaveAttribute('open', '');
  await expect(probe.locator('textarea')).toHaveValue('In blue');
  await expect(probe.locator('input')).toBeFocused();
  expect(await probe.locator('.scroller').evaluate(({ scrollTop }) => scrollTop)).toBe(120);
  await page.keyboard.type('5');
  await expect(probe.locator('input')).toHaveValue('15');
});

const HOSTILE = `<div class="probe">
  <script>globalThis.hostile = 'script'</script>
  <img src="data:image/png;base64,AA" onerror="globalThis.hostile = 'onerror'" alt="">
  <svg onload="globalThis.hostile = 'svg'"><script>globalThis.hostile = 'svg script'</script></svg>
  <a href="javascript:void (globalThis.hostile = 'link')">link</a>
  <a href=" java&#10;script:void (globalThis.hostile = 'spaced')">spaced</a>
  <form action="javascript:void (globalThis.hostile = 'form')"><button>send</button></form>
  <form><button formaction="javascript:void (globalThis.hostile = 'formaction')">send</button></form>
  <iframe srcdoc="<script>parent.hostile = 'frame'</script>"></iframe>
  <object data="javascript:1"></object><embed src="javascript:1">
  <details open ontoggle="globalThis.hostile = 'toggle'"><summary>s</summary></details>
  <input onfocus="globalThis.hostile = 'focus'" autofocus>
  <b class="kept" id="kept" data-kept="1" aria-label="kept">kept</b>
</div>`;

for (const gate of ['the browser’s sanitizer', 'DOMPurify']) {
  test(`hostile markup in a fragment is inert with ${gate}`, async ({ page, shop }) => {
    if (gate === 'DOMPurify') {
      await page.addInitScript(() => {
        Reflect.deleteProperty(Element.prototype, 'setHTML');
        Reflect.deleteProperty(globalThis, 'Sanitizer');
      });
    }
    await addFragments(page, { '.probe': HOSTILE });
    await openSettled(page, listing);
    await insert(page, '<div class="probe">old</div>');
    await refresh(page);
    await expect(page.locator('.probe .kept')).toHaveText('kept');
    expect(await shop.requests('html-fallback')).toHaveLength(gate === 'DOMPurify' ? 1 : 0);

    const kept = await page.locator('.probe .kept').evaluate((b) => b.getAttributeNames().sort());
    expect(kept).toEqual(['aria-label', 'class', 'data-kept', 'id']);
    const found = await page.evaluate(() =>
      [...document.querySelectorAll('.probe, .probe *')].flatMap((element) => [
        ...(element.matches('script,iframe,object,embed') ? [element.localName] : []),
        ...[...element.attributes]
          .filter(({ name, value }) => name.startsWith('on') || /^\s*java\s*script:/.test(value))
          .map(({ name }) => `${element.localName}[${name}]`),
      ]),
    );
    expect(found).toEqual([]);
    for (const control of await page.locator('.probe a').all()) await control.click();
    const hostile = await page.evaluate(
      () => (globalThis as unknown as { hostile?: string }).hostile,
    );
    expect(hostile).toBeUndefined();
  });
}

test.describe('scripts', () => {
  const pixelEvents = (page: Page): Promise<unknown[]> =>
    page.evaluate(
      () => (globalThis as unknown as { fixturePixelEvents?: unknown[] }).fixturePixelEvents ?? [],
    );

  test('of the pixel’s region run once, and of no other', async ({ page, shop }) => {
    await shop.situation({ pixel: true });
    await addFragments(page, {
      '.probe': '<b class="probe"><script>fixturePixelEvents.push("probe")</script>new</b>',
    });
    await openSettled(page, listing);
    const place = '<div class="wc-facebook-pixel-event-placeholder"></div>';
    await insert(page, `${place}${place}<b class="probe">old</b>`);
    await refresh(page);
    await expect(page.locator('.probe')).toHaveText('new');
    await expect.poll(() => pixelEvents(page)).toEqual([{ name: 'AddToCart', cartHash: '' }]);
    await refresh(page);
    await expect.poll(() => pixelEvents(page)).toHaveLength(2);
  });

  test('of a region that the page’s settings name run instead', async ({ page, shop }) => {
    await shop.situation({ pixel: true, settings: { scriptRegions: ['.probe'] } });
    await addFragments(page, {
      '.probe': '<b class="probe"><script>globalThis.fixturePixelEvents = ["probe"]</script></b>',
    });
    await openSettled(page, listing);
    await insert(
      page,
      '<div class="wc-facebook-pixel-event-placeholder"></div><b class="probe">old</b>',
    );
    await refresh(page);
    await expect.poll(() => pixelEvents(page)).toEqual(['probe']);
  });

  test('get the page’s nonce, so that a strict policy lets them run', async ({ page, shop }) => {
    await shop.situation({ pixel: true });
    await rewrite(page, '**/shop/', (html) =>
      html
        .replaceAll('<script ', '<script nonce="fixture" ')
        .replace(
          '<head>',
          `$&<meta http-equiv="Content-Security-Policy" content="script-src 'self' 'nonce-fixture'">`,
        ),
    );
    await openSettled(page, listing);
    await insert(page, '<div class="wc-facebook-pixel-event-placeholder"></div>');
    await refresh(page);
    await expect.poll(() => pixelEvents(page)).toHaveLength(1);
  });
});

test.describe('added_to_cart, raised by others', () => {
  const answer = async (page: Page): Promise<{ fragments: object; cart_hash: string }> =>
    (await page.request.post('/?wc-ajax=get_refreshed_fragments')).json() as Promise<{
      fragments: object;
      cart_hash: string;
    }>;

  for (const way of ['natively', 'by jQuery'] as const) {
    test(`${way}, with fragments and button: shown, stored, no refresh`, async ({ page, shop }) => {
      await shop.situation({
        redirectAfterAdd: 'no',
        jquery: way === 'by jQuery' ? 'before' : 'none',
      });
      await openSettled(page, listing);
      await shop.fill(threeJumpers);
      const { fragments, cart_hash: hash } = await answer(page);
      await shop.forgetRequests();
      await page.evaluate(
        ([map, cartHash, isJQuery]) => {
          const button = document.querySelector('.ajax_add_to_cart')!;
          button.classList.add('loading');
          if (isJQuery) {
            jQuery(document.body).trigger('added_to_cart', [map, cartHash, jQuery(button)]);
          } else {
            const detail = [map, cartHash, button];
            document.body.dispatchEvent(new CustomEvent('added_to_cart', { detail }));
          }
        },
        [fragments, hash, way === 'by jQuery'] as const,
      );
      await expect(page.locator(icon)).toHaveText('3');
      const button = page.locator('.ajax_add_to_cart').first();
      await expect(button).toHaveClass(/\badded\b/);
      await expect(button).not.toHaveClass(/\bloading\b/);
      await expect(page.locator('a.added_to_cart.wc-forward')).toHaveCount(1);
      expect(await readStored(page)).toMatchObject({
        fragments,
        sessionHash: hash,
        localHash: hash,
      });
      expect((await readStored(page)).created).not.toBeNull();
      expect(await refreshes(shop)).toEqual([]);
    });

    test(`${way}, without fragments: the button is free, nothing is stored`, async ({
      page,
      shop,
    }) => {
      await shop.situation({ jquery: way === 'by jQuery' ? 'before' : 'none' });
      const heard = await noteEvents(page, ['wc_cart_button_updated']);
      await shop.fill(oneTee);
      await openSettled(page, listing);
      const stored = await readStored(page);
      await page.evaluate((isJQuery) => {
        const button = document.querySelector('.ajax_add_to_cart')!;
        button.classList.add('loading');
        if (isJQuery) {
          jQuery(document.body).trigger('added_to_cart', [undefined, '', jQuery(button)]);
          jQuery(document.body).trigger('added_to_cart');
        } else {
          const detail = [undefined, '', button];
          document.body.dispatchEvent(new CustomEvent('added_to_cart', { detail }));
          document.body.dispatchEvent(new CustomEvent('added_to_cart'));
          document.body.dispatchEvent(new CustomEvent('added_to_cart', { detail: { a: 1 } }));
        }
      }, way === 'by jQuery');
      const button = page.locator('.ajax_add_to_cart').first();
      await expect(button).not.toHaveClass(/\bloading\b|\badded\b/);
      expect(await heard()).toEqual(['wc_cart_button_updated']);
      expect(await readStored(page)).toEqual(stored);
      await expect(page.locator(icon)).toHaveText('1');
    });
  }

  test('our own add is told in the platform’s order, to each side once', async ({ page, shop }) => {
    await shop.situation({ redirectAfterAdd: 'no', jquery: 'before', thirdParty: true });
    await openSettled(page, listing);
    type Heard = Array<[name: string, side: string, target: string, args: string[]]>;
    const heard = (): Promise<Heard> =>
      page.evaluate(() => (globalThis as unknown as { fixtureEvents: Heard }).fixtureEvents);
    await page.evaluate(() =>
      (globalThis as unknown as { fixtureEvents: unknown[] }).fixtureEvents.splice(0),
    );
    await page.locator('.ajax_add_to_cart').first().click();
    await expect.poll(async () => (await heard()).map(([name]) => name)).toContain('ajaxComplete');
    const told = (await heard()).map(([name, side, , args]) => `${side} ${name} ${args.join()}`);
    expect(told.filter((line) => line.startsWith('jquery'))).toEqual([
      'jquery should_send_ajax_request.adding_to_cart jquery',
      'jquery adding_to_cart jquery,object',
      'jquery ajaxSend object,object',
      'jquery wc_cart_button_updated jquery',
      'jquery wc_fragments_loaded ',
      'jquery added_to_cart object,string,jquery',
      'jquery ajaxSuccess object,object,object',
      'jquery ajaxComplete object,object',
    ]);
    expect(told.filter((line) => line.startsWith('native'))).toEqual([
      'native should_send_ajax_request.adding_to_cart array',
      'native adding_to_cart array',
      'native wc_cart_button_updated array',
      'native wc_fragments_loaded array',
      'native added_to_cart array',
    ]);
  });
});
