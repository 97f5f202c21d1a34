import { settled } from '../../fixtures-html/testing/accessibility';
import { noteShiftsFromNow } from '../../fixtures-html/testing/layout-shifts';
import { holdBack } from '../../fixtures-html/testing/page-probes';
import {
  expect,
  expectIsland,
  openSettled,
  painted,
  test,
  visit,
  type Locator,
} from '../../fixtures-html/testing/shop-test';
import { dropdownOf, openDropdown, panelOf } from './mini-cart.page';

const TEE = 'Organic Cotton Tee';
const twoLines = [
  { sku: 'HV-W101', quantity: 1 },
  { sku: 'HV-W107', quantity: 2 },
];

/** The fragment with all of it. */
const CONTENT = 'div.widget_shopping_cart_content';

/** Markup that plugins put between and into rows; inert, and none of our business. */
const EXTRAS = {
  beforeRow: '<li class="gift-note" data-x="1">Wrapped as a gift <em>free</em></li>',
  inRow:
    '<dl class="variation"><dt class="variation-Size">Size:</dt><dd class="variation-Size"><p>12</p></dd></dl>' +
    '<svg viewBox="0 0 8 8" class="badge"><defs><linearGradient id="g"></linearGradient></defs><use xlink:href="#g"></use></svg>' +
    '<meta itemprop="sku" content="HV"><x-price cents="2400">24</x-price>',
  afterList:
    '<div class="ux-mini-cart-cross-sells"><select name="extra"><option value="a">A</option><option value="b" selected="">B</option></select>' +
    '<textarea name="note">For Ann</textarea><input type="checkbox" name="wrap" value="1" checked=""></div>',
};

async function addExtras(content: Locator): Promise<void> {
  await content.evaluate((element, { beforeRow, inRow, afterList }) => {
    element.querySelectorAll('.mini_cart_item')[1]!.insertAdjacentHTML('beforebegin', beforeRow);
    element.querySelector('.mini_cart_item')!.insertAdjacentHTML('beforeend', inRow);
    element.querySelector('.cart_list')!.insertAdjacentHTML('afterend', afterList);
  }, EXTRAS);
}

/** Without the names of plus and minus, which the server does not give. */
const markupOf = (content: Locator): Promise<string> =>
  content.evaluate((element) =>
    element.innerHTML.replaceAll(/ aria-label="(?:Reduce|Increase) [^"]* quantity"/g, ''),
  );

test('the server’s markup and what plugins added survive mounting, go and come back', async ({
  page,
  shop,
}) => {
  await test.step('the server’s markup and what plugins added survive mounting, attribute for attribute', async () => {
    await shop.fill(twoLines);
    // A refresh that was still to come would replace what is added.
    await openSettled(page, '/shop/');
    const cart = dropdownOf(page);
    await expectIsland(cart.frame, 'cart-item', 'ready');
    await addExtras(cart.content);
    const before = await markupOf(cart.content);
    await cart.frame.hover();
    await expectIsland(cart.content, 'mini-cart', 'ready');
    expect(await markupOf(cart.content)).toBe(before);

    // A change renders all of it anew, and the drawing's link still is one.
    await cart.content.locator('textarea').fill('For Bob');
    await page.evaluate(() =>
      document.body.dispatchEvent(
        new CustomEvent('added_to_cart', { detail: [{ '.nothing': '<p></p>' }, ''] }),
      ),
    );
    await expect(cart.content.locator('textarea')).toHaveValue('For Bob');
    const href = await cart.content
      .locator('use')
      .evaluate((use) => use.getAttributeNS('http://www.w3.org/1999/xlink', 'href'));
    expect(href).toBe('#g');
  });

  await test.step('what stands behind a row goes and comes back with it', async () => {
    const cart = dropdownOf(page);
    await expect(cart.content.locator('.gift-note')).toHaveCount(1);
    await shop.fault({ match: 'remove_from_cart', kind: 'held' });
    await cart.remove(TEE).click();
    await expect(cart.content.locator('.gift-note')).toHaveCount(0);
    await cart.undo(TEE).click();
    await shop.clearFaults();
    await expect(cart.field(TEE)).toHaveValue('1');
  });
});

test('a plugin’s fragment may name a part of the content', async ({ page, shop }) => {
  await shop.fill(twoLines);
  let left = 20;
  await page.route('**/*wc-ajax=get_refreshed_fragments*', async (route) => {
    const answer = await route.fetch();
    const { fragments, ...rest } = (await answer.json()) as { fragments: Record<string, string> };
    const bar = `<div class="shipping-bar"><b>£${left}</b> to go</div>`;
    // The plugin prints it empty there, and fills it by a fragment of its own.
    if (left > 0)
      fragments[CONTENT] = fragments[CONTENT]!.replace(
        /<p [^>]*total/,
        '<div class="shipping-bar"></div>$&',
      ).replace(/(class="button checkout[^>]*>)[^<]*/, `$1Checkout (£${left} to go)`);
    await route.fulfill({ json: { ...rest, fragments: { ...fragments, '.shipping-bar': bar } } });
  });
  await openSettled(page, '/shop/');
  const cart = dropdownOf(page);
  await openDropdown(page);
  await expectIsland(cart.content, 'mini-cart', 'ready');
  const refresh = async (pounds: number): Promise<void> => {
    left = pounds;
    await page.evaluate(() => document.body.dispatchEvent(new CustomEvent('wc_fragment_refresh')));
  };
  const bar = cart.content.locator('.shipping-bar');
  await expect(bar).toHaveText('£20 to go');
  const checkout = cart.content.locator('.checkout');
  await checkout.focus();
  await refresh(10);
  await expect(bar).toHaveText('£10 to go');
  // Its words are others, and the focus is still there.
  await expect(checkout).toHaveText('Checkout (£10 to go)');
  await expect(checkout).toBeFocused();
  // It comes by itself, too.
  await page.evaluate(() =>
    document.body.dispatchEvent(
      new CustomEvent('added_to_cart', {
        detail: [{ '.shipping-bar': '<div class="shipping-bar">Free delivery</div>' }, 'x'],
      }),
    ),
  );
  await expect(bar).toHaveText('Free delivery');
  await refresh(0);
  await expect(bar).toHaveCount(0);
  await expect(cart.row(TEE)).toBeVisible();
  await expectIsland(cart.content, 'mini-cart', 'ready');
});

test('products that the mini-cart offers are each their own, whichever leaves', async ({
  page,
  shop,
}) => {
  await shop.situation({ redirectAfterAdd: 'no', miniCartReveal: false });
  await shop.fill(twoLines.slice(1));
  const offers: ReadonlyArray<[id: number, name: string]> = [
    [101, TEE],
    [301, 'Lambswool Scarf'],
    [302, 'Ribbed Beanie'],
  ];
  await page.route('**/*wc-ajax=*', async (route) => {
    const response = await route.fetch();
    const json = (await response.json()) as { fragments: Record<string, string> };
    const content = json.fragments[CONTENT]!;
    const boxes = offers
      .filter(([id]) => !content.includes(`data-product_id="${id}"`))
      .map(
        ([id, name]) =>
          `<div class="product-small box"><p>${name}</p><a href="/shop/?add-to-cart=${id}" data-quantity="1" class="button product_type_simple add_to_cart_button ajax_add_to_cart" data-product_id="${id}" aria-label="Add to basket: “${name}”" rel="nofollow">Add to basket</a></div>`,
      );
    json.fragments[CONTENT] = content.replace(
      /<p [^>]*total/,
      `<div class="ux-mini-cart-cross-sells">${boxes.join('')}</div>$&`,
    );
    await route.fulfill({ response, json });
  });
  await openSettled(page, '/shop/');
  const cart = dropdownOf(page);
  await openDropdown(page);
  await expectIsland(cart.content, 'mini-cart', 'ready');
  const add = cart.content.locator('.add_to_cart_button');
  const scarf = await add.nth(1).elementHandle();
  await add.first().click();
  await expect(cart.row(TEE)).toBeVisible();
  await expect(add).toHaveCount(2);
  expect(await scarf!.evaluate((own) => own.isConnected)).toBe(true);
  await expect(cart.content.locator('.add_to_cart_button.added')).toHaveCount(0);
  await expect(cart.content.locator('.added_to_cart')).toHaveCount(0);
  await expect.poll(() => scarf!.getAttribute('data-product_id')).toBe('301');
});

test('mounting moves nothing on the page, and only the mini-cart in use is mounted', async ({
  page,
  shop,
}) => {
  await test.step('mounting moves nothing on the page', async () => {
    await shop.fill(twoLines);
    // A refresh that was still to come would bring an element of its own.
    await openSettled(page, '/shop/');
    const cart = dropdownOf(page);
    await expectIsland(cart.frame, 'cart-item', 'ready');
    const release = await holdBack(page, '**/chunks/react*');
    await cart.frame.hover();
    await expect(cart.total).toBeVisible();
    await expectIsland(cart.content, 'mini-cart', 'loading');
    await settled(page);
    const shifts = await noteShiftsFromNow(page);
    release();
    await expectIsland(cart.content, 'mini-cart', 'ready');
    await painted(page);
    expect(shifts).toEqual([]);
  });

  await test.step('only the mini-cart in use is mounted; another is renewed by the server’s markup', async () => {
    const cart = dropdownOf(page);
    const panel = panelOf(page);
    await expectIsland(panel.content, 'mini-cart', 'waiting');
    await cart.row(TEE).locator('.plus').click();
    await expect(panel.field(TEE)).toHaveValue('2');
    await expectIsland(panel.content, 'mini-cart', 'waiting');
  });
});

test.describe('markup that cannot be rendered', () => {
  test.use({ allowErrors: [/island: mini-cart, phase: render/] });

  test('leaves the server’s own in its place, and everything works by plain links', async ({
    page,
    shop,
  }) => {
    await shop.fill(twoLines);
    // A refresh that arrives now would replace the watched markup.
    await openSettled(page, '/shop/');
    const cart = dropdownOf(page);
    await expectIsland(cart.frame, 'cart-item', 'ready');
    await cart.content.evaluate((content) => {
      content.querySelector('.total')!.setAttribute('data-watched', '');
      // Consent tools put themselves between scripts and attributes, and are not free of faults.
      const { setAttribute } = Element.prototype;
      Element.prototype.setAttribute = function (name, value) {
        if (name === 'data-watched') throw new Error('not today');
        setAttribute.call(this, name, value);
      };
    });
    await page.evaluate(() => {
      document.addEventListener('storefront-islands:error', ({ detail }) => {
        document.body.dataset.failed = `${detail.island} ${detail.phase}`;
      });
    });
    const before = await markupOf(cart.content);
    await cart.frame.hover();
    await expectIsland(cart.content, 'mini-cart', 'failed');
    await expect(page.locator('body')).toHaveAttribute('data-failed', 'mini-cart render');
    expect(await markupOf(cart.content)).toBe(before);
    await cart.remove(TEE).click();
    await expect(cart.row(TEE)).toHaveCount(0);
    expect((await shop.cart()).lines).toHaveLength(1);
  });
});

test.describe('without its code', () => {
  test.use({ allowErrors: [/Failed to load resource|island: mini-cart, phase: load/] });

  test('the held press on a remove link is done all the same', async ({ page, shop }) => {
    await shop.fill(twoLines);
    await shop.fault({ match: 'chunks/mini-cart', kind: '404', times: 'always' });
    await visit(page, '/shop/');
    const cart = dropdownOf(page);
    await expectIsland(cart.frame, 'cart-item', 'ready');
    await cart.frame.hover();
    await cart.remove(TEE).click();
    await expect(cart.row(TEE)).toHaveCount(0);
    await expectIsland(cart.content, 'mini-cart', 'failed');
    expect((await shop.cart()).lines).toHaveLength(1);
  });
});

test('the plain theme shows its empty basket, has its mini-cart filled, and rows without fields', async ({
  page,
  shop,
}) => {
  await shop.situation({ theme: 'plain' });
  await test.step('shows its empty basket', async () => {
    await visit(page, '/shop/');
    await page.locator('.site-header-cart').hover();
    await expect(page.locator('.site-header-cart')).toContainText('No products in the basket.');
  });

  await test.step('has its empty mini-cart filled, and rows without fields', async () => {
    await shop.fill(twoLines);
    await visit(page, '/shop/');
    const header = page.locator('.site-header-cart');
    const content = header.locator('.widget_shopping_cart_content');
    await header.hover();
    await expectIsland(content, 'mini-cart', 'ready');
    await expect(content.locator('.mini_cart_item')).toHaveCount(2);
    await expect(content).toContainText('1 × £24.00');
    await content.getByRole('button', { name: `Remove ${TEE} from basket` }).click();
    await expect(content.locator('.storefront-islands-undo')).toContainText(`${TEE} was removed.`);
    await expect(content.locator('.total')).toContainText('£158.00');
    await content.getByRole('button', { name: `Undo: bring ${TEE} back` }).click();
    await expect(content).toContainText('1 × £24.00');
    await expect(content.locator('.total')).toContainText('£182.00');
  });
});

test('a theme that leaves the fields out says how many, and takes away and back all the same', async ({
  page,
  shop,
}) => {
  await shop.situation({ miniCartQuantity: false });
  await shop.fill(twoLines);
  const cart = await openDropdown(page);
  await expect(cart.rows).toHaveCount(2);
  await expect(cart.row(TEE)).toContainText('1 × £24.00');
  await expect(cart.content.locator('input')).toHaveCount(0);
  await cart.remove(TEE).click();
  await expect(cart.undo(TEE)).toBeFocused();
  await expect(cart.total).toContainText('£158.00');
  await cart.undo(TEE).click();
  await expect(cart.row(TEE)).toContainText('1 × £24.00');
  await expect(cart.total).toContainText('£182.00');
});

test.describe('a refresh that fails', () => {
  test.use({ allowErrors: [/Failed to load resource/] });

  test('is told in the mini-cart, and can be tried again', async ({ page, shop }) => {
    await shop.fill(twoLines);
    const cart = await openDropdown(page);
    await shop.fault({ match: 'get_refreshed_fragments', kind: '500' });
    await shop.fill([{ sku: 'HV-A302', quantity: 1 }]);
    await page.evaluate(() => document.body.dispatchEvent(new CustomEvent('wc_fragment_refresh')));
    const note = cart.content.getByRole('status');
    await expect(note).toContainText('Your basket could not be refreshed.');
    await note.getByRole('button', { name: 'Try again' }).press('Enter');
    await expect(cart.row('Ribbed Beanie')).toBeVisible();
    await expect(note).toHaveCount(0);
    await expect(cart.content.locator(':focus')).toHaveCount(1);
  });
});
