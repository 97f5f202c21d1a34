import { addFragments, insert, refresh } from '../../fixtures-html/testing/cart-probes';
import { holdBack } from '../../fixtures-html/testing/page-probes';
import { expect, expectIsland, openSettled, test } from '../../fixtures-html/testing/shop-test';

const listing = '/shop/';
const oneTee = [{ sku: 'HV-W101', quantity: 1 }];
const icon = '#header .cart-icon';

test.describe('selectors', () => {
  test('every match is replaced, of jQuery’s own selectors too where it is; nonsense harms no other', async ({
    page,
    shop,
  }) => {
    await test.step('every match is replaced; one that nobody understands harms no other', async () => {
      await addFragments(page, {
        'div[[': '<p>never</p>',
        '': '<p>never</p>',
        '.probe': '<span class="probe">new</span>',
        '.probe:first': '<span class="probe">first</span>',
      });
      await openSettled(page, listing);
      await insert(
        page,
        '<i class="probe">old</i><i class="probe">old</i><i class="probe">old</i>',
      );
      await shop.fill(oneTee);
      await refresh(page);
      await expect(page.locator(icon)).toHaveText('1');
      await expect(page.locator('.probe')).toHaveText(['new', 'new', 'new']);
    });

    await test.step('jQuery’s own selectors work where jQuery is', async () => {
      await shop.startAfresh();
      await shop.situation({ jquery: 'before' });
      await addFragments(page, { '.probe:first': '<span class="probe">first</span>' });
      await openSettled(page, listing);
      await insert(page, '<i class="probe">old</i><i class="probe">old</i>');
      await refresh(page);
      await expect(page.locator('.probe')).toHaveText(['first', 'old']);
    });
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

test('hostile markup in a fragment is inert, with the browser’s sanitizer and with DOMPurify', async ({
  page,
  shop,
}) => {
  await addFragments(page, { '.probe': HOSTILE });
  for (const gate of ['the browser’s sanitizer', 'DOMPurify']) {
    await test.step(gate, async () => {
      if (gate === 'DOMPurify') {
        await page.addInitScript(() => {
          Reflect.deleteProperty(Element.prototype, 'setHTML');
          Reflect.deleteProperty(globalThis, 'Sanitizer');
        });
      }
      await shop.forgetRequests();
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
});

test('an island that was being woken in a region is woken in its replacement', async ({
  page,
  shop,
}) => {
  await shop.fill(oneTee);
  const releaseReact = await holdBack(page, '**/chunks/react-*.js');
  await openSettled(page, listing);
  const content = page.locator('.cart-item.has-dropdown .widget_shopping_cart_content');
  await page.locator('.cart-item.has-dropdown .header-cart-link').focus();
  await expectIsland(content, 'mini-cart', 'loading');
  await content.evaluate((element) => element.setAttribute('data-first', ''));
  await refresh(page);
  await expect(content).not.toHaveAttribute('data-first');
  // The shopper has done nothing since.
  releaseReact();
  await expectIsland(content, 'mini-cart', 'ready');
});

test('a region that is being pressed is replaced once it is let go', async ({ page, shop }) => {
  const region = (note: string): string => `<div class="probe"><button>${note}</button></div>`;
  await addFragments(page, { '.probe': region('new') });
  await openSettled(page, listing);
  await insert(page, region('old'));
  const probe = page.locator('.probe');
  const presses = await page.evaluateHandle(() => {
    const texts: string[] = [];
    document.querySelector('.probe')!.parentElement!.addEventListener('click', ({ target }) => {
      texts.push((target as Element).textContent);
    });
    return texts;
  });
  await shop.fill(oneTee);
  await probe.locator('button').hover();
  await page.mouse.down();
  await refresh(page);
  await expect(page.locator(icon)).toHaveText('1');
  await expect(probe).toHaveText('old');
  await page.mouse.up();
  await expect(probe).toHaveText('new');
  expect(await presses.jsonValue()).toEqual(['old']);
});
