import { expect, expectIsland, test, type Page } from '../../fixtures-html/testing/shop-test';
import { dropdownOf, openDropdown, toastOf } from './mini-cart.page';

const TEE = 'Organic Cotton Tee';
const JUMPER = 'Merino Crew Jumper';
const LINEN = 'Irish Linen';
const MAC = 'Waxed Rain Mac';
const SAVE = 'alter_quantity';
const twoLines = [
  { sku: 'HV-W101', quantity: 1 },
  { sku: 'HV-W107', quantity: 2 },
];

/** Notes how many saves run side by side at most. */
function watchSideBySide(page: Page): () => number {
  let running = 0;
  let most = 0;
  const count = (change: 1 | -1) => (request: { url: () => string }) => {
    if (!request.url().includes('admin-ajax')) return;
    running += change;
    most = Math.max(most, running);
  };
  page.on('request', count(1));
  page.on('requestfinished', count(-1));
  page.on('requestfailed', count(-1));
  return () => most;
}

test.describe('a quantity', () => {
  test('follows plus and minus, and the total is the server’s', async ({ page, shop }) => {
    await shop.fill(twoLines);
    const cart = await openDropdown(page);
    await expect(cart.total).toContainText('£182.00');
    await cart.row(TEE).locator('.plus').click();
    await expect(cart.field(TEE)).toHaveValue('2');
    await expect(cart.total).toContainText('£206.00');
    await expect(cart.row(TEE).locator('.product-subtotal')).toContainText('£48.00');
    await cart.row(JUMPER).locator('.minus').click();
    await expect(cart.total).toContainText('£127.00');
    expect((await shop.cart()).lines.map(({ quantity }) => quantity)).toEqual([2, 1]);
  });

  test('can be typed, also after it was changed before', async ({ page, shop }) => {
    await shop.fill(twoLines);
    const cart = await openDropdown(page);
    await cart.row(TEE).locator('.plus').click();
    await expect(cart.total).toContainText('£206.00');
    await cart.field(TEE).fill('5');
    await cart.field(TEE).press('Enter');
    await expect(cart.total).toContainText('£278.00');
    // The field is still the platform's: its name and its limits count as before.
    await expect(cart.field(TEE)).toHaveAttribute('type', 'number');
    await expect(cart.field(TEE)).toHaveAttribute('name', /^cart\[\w+\]\[qty\]$/);
    await expect(cart.field(TEE)).toBeFocused();
  });

  test('by the metre keeps its decimals', async ({ page, shop }) => {
    await shop.fill([{ sku: 'HV-A308', quantity: 1.25 }]);
    const cart = await openDropdown(page);
    await cart.row(LINEN).locator('.plus').click();
    await expect(cart.field(LINEN)).toHaveValue(/^1.50?$/);
    await expect.poll(async () => (await shop.cart()).lines[0]?.quantity).toBe(1.5);
  });

  for (const [what, sku, name, typed] of [
    ['above the stock', 'HV-M209', MAC, '4'],
    ['below nothing', 'HV-W101', TEE, '-1'],
    ['between two steps', 'HV-A308', LINEN, '1.3'],
  ] as const) {
    test(`${what} is refused by the browser itself`, async ({ page, shop }) => {
      await shop.fill([{ sku, quantity: 1 }]);
      const cart = await openDropdown(page);
      await shop.forgetRequests();
      const field = cart.field(name);
      await field.fill(typed);
      await page.keyboard.press('Tab');
      // The browser's message belongs to the field, which it therefore focuses.
      await expect(field).toBeFocused();
      expect(await field.evaluate((input: HTMLInputElement) => input.validationMessage)).not.toBe(
        '',
      );
      await field.fill('2');
      await field.press('Enter');
      await expect.poll(async () => (await shop.cart()).lines[0]?.quantity).toBe(2);
      expect(await shop.requests(SAVE)).toHaveLength(1);
    });
  }

  test('that was emptied is restored, and nothing is sent', async ({ page, shop }) => {
    await shop.fill(twoLines);
    const cart = await openDropdown(page);
    await shop.forgetRequests();
    await cart.field(JUMPER).fill('');
    await cart.field(JUMPER).press('Enter');
    await expect(cart.field(JUMPER)).toHaveValue('2');
    expect(await shop.requests(SAVE)).toEqual([]);
    expect((await shop.cart()).lines).toHaveLength(2);
  });

  test('of nothing removes the line, which can be brought back', async ({ page, shop }) => {
    await shop.fill(twoLines);
    const cart = await openDropdown(page);
    await cart.row(TEE).locator('.minus').click();
    await expect(cart.undoRow).toContainText(`${TEE} was removed.`);
    await expect.poll(async () => (await shop.cart()).lines).toHaveLength(1);
    await cart.undo(TEE).click();
    await expect(cart.field(TEE)).toHaveValue('1');
  });

  test('is shown before the server answers, and its total says that it is not ready', async ({
    page,
    shop,
  }) => {
    await shop.fill(twoLines);
    const cart = await openDropdown(page);
    await shop.fault({ match: SAVE, kind: 'slow', delayMs: 1500 });
    // Read in the very frame of the press: nothing the network does can be in it.
    const shown = await cart.row(TEE).evaluate(async (row) => {
      row.querySelector<HTMLElement>('.plus')!.click();
      await new Promise((resolve) => requestAnimationFrame(resolve));
      const content = row.closest('.widget_shopping_cart_content')!;
      return {
        quantity: row.querySelector<HTMLInputElement>('.qty')!.value,
        isRowUpdating: row.classList.contains('updating'),
        total: content.querySelector('.total')!.textContent,
        isTotalBusy: content.querySelector('.total')!.getAttribute('aria-busy'),
      };
    });
    expect(shown).toEqual({
      quantity: '2',
      isRowUpdating: true,
      total: 'Subtotal: £182.00',
      isTotalBusy: 'true',
    });
    await expect(cart.total).toContainText('£206.00');
    await expect(cart.total).not.toHaveAttribute('aria-busy');
    await expect(cart.content.locator('.updating')).toHaveCount(0);
  });

  test('pressed ten times quickly is sent in few requests, in order, one at a time', async ({
    page,
    shop,
  }) => {
    await shop.fill(twoLines);
    const cart = await openDropdown(page);
    const mostAtOnce = watchSideBySide(page);
    await shop.fault({ match: SAVE, kind: 'slow', delayMs: 1500 });
    const press = (times: number): Promise<void> =>
      cart.row(TEE).evaluate((row, count) => {
        for (let done = 0; done < count; done++) row.querySelector<HTMLElement>('.plus')!.click();
      }, times);
    await press(1);
    await expect.poll(() => shop.requests(SAVE)).toHaveLength(1);
    await press(9);
    await expect(cart.field(TEE)).toHaveValue('11');
    await expect(cart.total).toContainText('£422.00');
    const sent = (await shop.requests(SAVE)).map(({ body }) =>
      Number(new URLSearchParams(body).get('quantity')),
    );
    expect(sent).toEqual([2, 11]);
    expect(mostAtOnce()).toBe(1);
  });

  test('of two lines is saved one after the other', async ({ page, shop }) => {
    await shop.fill(twoLines);
    const cart = await openDropdown(page);
    const mostAtOnce = watchSideBySide(page);
    await shop.fault({ match: SAVE, kind: 'slow', delayMs: 500, times: 'always' });
    await cart.row(TEE).locator('.plus').click();
    await cart.row(JUMPER).locator('.plus').click();
    await expect(cart.total).toContainText('£285.00');
    expect(mostAtOnce()).toBe(1);
  });

  test('beyond what is left is set back to what the shop has, and said', async ({ page, shop }) => {
    await shop.fill([{ sku: 'HV-M209', quantity: 1 }]);
    const cart = await openDropdown(page);
    await shop.stock('HV-M209', 1);
    await cart.row(MAC).locator('.plus').click();
    await expect(toastOf(page)).toContainText('The shop set the quantity of Waxed Rain Mac to 1.');
    await expect(cart.field(MAC)).toHaveValue('1');
    await expect(cart.total).toContainText('£165.00');
  });

  test('is announced once the server has confirmed it, with the server’s total', async ({
    page,
    shop,
  }) => {
    await shop.fill(twoLines);
    const cart = await openDropdown(page);
    await cart.row(TEE).locator('.plus').click();
    await expect(page.locator('.widget_shopping_cart_live_region')).toHaveText(
      `${TEE}: quantity 2. Subtotal: £206.00`,
    );
  });

  test('raises updated_wc_div, then added_to_cart without arguments', async ({ page, shop }) => {
    await shop.situation({ jquery: 'before', thirdParty: true });
    await shop.fill(twoLines);
    const cart = await openDropdown(page);
    await page.evaluate(() => void (window.fixtureEvents!.length = 0));
    await cart.row(TEE).locator('.plus').click();
    await expect(cart.total).toContainText('£206.00');
    const heard = await page.evaluate(() => window.fixtureEvents!);
    expect(heard.filter(([name]) => /^(updated_wc_div|added_to_cart)$/.test(name))).toEqual([
      ['updated_wc_div', 'jquery', expect.stringMatching(/^body/), []],
      ['updated_wc_div', 'native', expect.stringMatching(/^body/), ['array']],
      ['added_to_cart', 'jquery', expect.stringMatching(/^body/), []],
      ['added_to_cart', 'native', expect.stringMatching(/^body/), ['array']],
    ]);
    // An event without fragments must not blank the cart, nor put a link beside a button.
    await expect(cart.rows).toHaveCount(2);
    await expect(page.locator('.added_to_cart')).toHaveCount(0);
  });

  test('changed by another script with jQuery’s own trigger is saved once', async ({
    page,
    shop,
  }) => {
    await shop.situation({ jquery: 'before' });
    await shop.fill(twoLines);
    const cart = await openDropdown(page);
    await cart
      .field(TEE)
      .evaluate((field) => void window.jQuery!(field).val('4').trigger('change'));
    await expect(cart.total).toContainText('£254.00');
    expect(await shop.requests(SAVE)).toHaveLength(1);
  });

  test('changed before the mini-cart’s code is there is not lost', async ({ page, shop }) => {
    await shop.fill(twoLines);
    await shop.fault({ match: 'chunks/react', kind: 'slow', delayMs: 3000 });
    await page.goto('/shop/');
    const cart = dropdownOf(page);
    await expectIsland(cart.frame, 'cart-item', 'ready');
    await cart.frame.hover();
    await expectIsland(page.locator('body'), 'quantity', 'ready');
    await cart.row(TEE).locator('.plus').click();
    await expectIsland(cart.content, 'mini-cart', 'ready');
    await expect(cart.field(TEE)).toHaveValue('2');
    await expect(cart.total).toContainText('£206.00');
  });

  test('half typed when the code arrives is saved when the field is left', async ({
    page,
    shop,
  }) => {
    await shop.fill(twoLines);
    await shop.fault({ match: 'chunks/react', kind: 'slow', delayMs: 3000 });
    await page.goto('/shop/');
    const cart = dropdownOf(page);
    await expectIsland(cart.frame, 'cart-item', 'ready');
    await cart.frame.hover();
    await cart.field(TEE).click();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('3');
    await expectIsland(cart.content, 'mini-cart', 'ready');
    await expect(cart.field(TEE)).toBeFocused();
    await page.keyboard.type('2');
    await expect(cart.field(TEE)).toHaveValue('32');
    await page.keyboard.press('Tab');
    await expect(cart.total).toContainText('£926.00');
  });

  test('reached with Tab before the code is there is replaced by typing', async ({
    page,
    shop,
  }) => {
    await shop.fill(twoLines);
    await shop.fault({ match: 'chunks/react', kind: 'slow', delayMs: 3000 });
    await page.goto('/shop/');
    const cart = dropdownOf(page);
    await expectIsland(cart.frame, 'cart-item', 'ready');
    await cart.frame.locator('.header-cart-link').focus();
    await page.keyboard.press('Space');
    while (!(await cart.field(TEE).evaluate((field) => field === document.activeElement))) {
      await page.keyboard.press('Tab');
    }
    await expectIsland(cart.content, 'mini-cart', 'ready');
    await page.keyboard.type('5');
    await expect(cart.field(TEE)).toHaveValue('5');
  });

  test('keeps the focus and the half-typed number when fragments arrive', async ({
    page,
    shop,
  }) => {
    await shop.fill(twoLines);
    const cart = await openDropdown(page);
    await cart.field(TEE).click();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('1');
    await shop.fill([...twoLines, { sku: 'HV-A302', quantity: 1 }]);
    await page.evaluate(() => document.body.dispatchEvent(new CustomEvent('wc_fragment_refresh')));
    await expect(cart.row('Ribbed Beanie')).toBeVisible();
    await expect(cart.field(TEE)).toBeFocused();
    await page.keyboard.type('2');
    await expect(cart.field(TEE)).toHaveValue('12');
    await page.keyboard.press('Enter');
    await expect(cart.total).toContainText('£468.00');
  });
});

test.describe('a quantity that cannot be saved', () => {
  test.use({ allowErrors: [/Failed to load resource/] });

  for (const kind of ['500', '403', '204', 'html', 'empty', 'cut', 'reset'] as const) {
    test(`(${kind}) goes back to what it was, is told, and can be tried again`, async ({
      page,
      shop,
    }) => {
      await shop.fill(twoLines);
      const cart = await openDropdown(page);
      // Half an answer comes after the server has done its work.
      const isDone = kind === 'cut';
      // Chromium itself sends once more what was cut off on a connection that it had used before.
      await shop.fault({ match: SAVE, kind, times: 'always' });
      await cart.row(TEE).locator('.plus').click();
      const alert = toastOf(page);
      await expect(alert).toContainText(`The quantity of ${TEE} could not be changed.`);
      await expect(cart.field(TEE)).toHaveValue(isDone ? '2' : '1');
      await expect(cart.total).toContainText(isDone ? '£206.00' : '£182.00');
      await expect(cart.content.locator('.updating')).toHaveCount(0);
      await shop.clearFaults();
      await alert.getByRole('button', { name: 'Try again' }).click();
      await expect(cart.total).toContainText('£206.00');
      await expect(cart.field(TEE)).toHaveValue('2');
      await expect(alert).toHaveCount(0);
    });
  }

  test('(answered with other types) counts as done, which it is', async ({ page, shop }) => {
    await shop.fill(twoLines);
    const cart = await openDropdown(page);
    await shop.fault({ match: SAVE, kind: 'wrong-types' });
    await cart.row(TEE).locator('.plus').click();
    await expect(cart.total).toContainText('£206.00');
    await expect(cart.field(TEE)).toHaveValue('2');
  });

  test('(cut off after the work was done) shows what the server has', async ({ page, shop }) => {
    await shop.fill(twoLines);
    const cart = await openDropdown(page);
    await shop.fault({ match: SAVE, kind: 'reset-after', times: 2 });
    await cart.row(TEE).locator('.plus').click();
    await expect(toastOf(page)).toContainText('could not be changed');
    await expect(cart.field(TEE)).toHaveValue('2');
    await expect(cart.total).toContainText('£206.00');
  });

  test('while offline is kept, told, and sent once', async ({ page, shop, context }) => {
    await shop.fill(twoLines);
    const cart = await openDropdown(page);
    await context.setOffline(true);
    await cart.row(TEE).locator('.plus').click();
    await cart.row(TEE).locator('.plus').click();
    await expect(toastOf(page)).toContainText('You are offline.');
    await expect(cart.field(TEE)).toHaveValue('3');
    await context.setOffline(false);
    await expect(cart.total).toContainText('£230.00');
    await expect(toastOf(page)).toHaveCount(0);
    expect(await shop.requests(SAVE)).toHaveLength(1);
  });
});

declare global {
  interface Window {
    fixtureEvents?: Array<[name: string, by: string, target: string, args: string[]]>;
    jQuery?: (target: unknown) => {
      val: (value: string) => { trigger: (name: string) => unknown };
      on: (name: string, listener: () => void) => unknown;
    };
  }
}
