import { expect, test, type Shop } from '../../fixtures-html/testing/shop-test';
import { openDropdown, refill, toastOf, type MiniCart } from './mini-cart.page';

const TEE = 'Organic Cotton Tee';
const JUMPER = 'Merino Crew Jumper';
const LINEN = 'Irish Linen';
const MAC = 'Waxed Rain Mac';
const SAVE = 'alter_quantity';
const twoLines = [
  { sku: 'HV-W101', quantity: 1 },
  { sku: 'HV-W107', quantity: 2 },
];

/** Milliseconds between the saves as they reached the shop. */
async function pausesBetweenSaves(shop: Shop): Promise<number[]> {
  const times = (await shop.requests(SAVE)).map(({ at }) => at);
  return times.slice(1).map((at, index) => at - times[index]!);
}

async function quantitiesOf(shop: Shop): Promise<number[]> {
  return (await shop.cart()).lines.map(({ quantity }) => quantity);
}

test('a quantity follows plus, minus and typing, and the total and the announcement are the server’s', async ({
  page,
  shop,
}) => {
  await shop.fill(twoLines);
  const cart = await openDropdown(page);

  await test.step('plus and minus', async () => {
    await expect(cart.total).toContainText('£182.00');
    await cart.row(TEE).locator('.plus').click();
    await expect(cart.field(TEE)).toHaveValue('2');
    await expect(cart.total).toContainText('£206.00');
    await expect(cart.row(TEE).locator('.product-subtotal')).toContainText('£48.00');
    await expect(page.locator('.widget_shopping_cart_live_region')).toHaveText(
      `${TEE}: quantity 2. Subtotal: £206.00`,
    );
    await cart.row(JUMPER).locator('.minus').click();
    await expect(cart.total).toContainText('£127.00');
    expect(await quantitiesOf(shop)).toEqual([2, 1]);
  });

  await test.step('typing, also after it was changed before', async () => {
    await cart.field(TEE).fill('5');
    await cart.field(TEE).press('Enter');
    await expect(cart.total).toContainText('£199.00');
    // The field is still the platform's: its name and its limits count as before.
    await expect(cart.field(TEE)).toHaveAttribute('type', 'number');
    await expect(cart.field(TEE)).toHaveAttribute('name', /^cart\[\w+\]\[qty\]$/);
    await expect(cart.field(TEE)).toBeFocused();
  });

  await test.step('emptied, it is restored, and nothing is sent', async () => {
    await refill(page, shop, twoLines, '£182.00');
    await cart.field(JUMPER).fill('');
    await cart.field(JUMPER).press('Enter');
    await expect(cart.field(JUMPER)).toHaveValue('2');
  });

  await test.step('focus and a half-typed number outlive fragments', async () => {
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
    // One after the other: what the emptied field had asked for would have come before.
    expect(await shop.requests(SAVE)).toHaveLength(1);
    expect(await quantitiesOf(shop)).toEqual([12, 2, 1]);
  });

  await test.step('of nothing, it removes the line, which can be brought back', async () => {
    await refill(page, shop, twoLines, '£182.00');
    await cart.row(TEE).locator('.minus').click();
    await expect(cart.undoRow).toContainText(`${TEE} was removed.`);
    await expect.poll(async () => (await shop.cart()).lines).toHaveLength(1);
    await cart.undo(TEE).click();
    await expect(cart.field(TEE)).toHaveValue('1');
  });
});

/** Presses plus and reads in the very frame of the press: nothing the network does can be in it. */
async function pressAndRead(cart: MiniCart): Promise<object> {
  return cart.row(TEE).evaluate(async (row) => {
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
}

test('quick presses are shown before the server answers, and sent in few requests, in order, one at a time', async ({
  page,
  shop,
}) => {
  await shop.fill(twoLines);
  const cart = await openDropdown(page);

  await test.step('the first is shown at once, and the total says that it is not ready', async () => {
    await shop.fault({ match: SAVE, kind: 'held' });
    expect(await pressAndRead(cart)).toEqual({
      quantity: '2',
      isRowUpdating: true,
      total: 'Subtotal: £182.00',
      isTotalBusy: 'true',
    });
  });

  await test.step('nine more wait for the answer, and are one request', async () => {
    await expect.poll(() => shop.requests(SAVE)).toHaveLength(1);
    await cart.row(TEE).evaluate((row) => {
      for (let done = 0; done < 9; done++) row.querySelector<HTMLElement>('.plus')!.click();
    });
    await expect(cart.field(TEE)).toHaveValue('11');
    await shop.clearFaults();
    await expect(cart.total).toContainText('£422.00');
    await expect(cart.total).not.toHaveAttribute('aria-busy');
    await expect(cart.content.locator('.updating')).toHaveCount(0);
    const sent = (await shop.requests(SAVE)).map(({ body }) =>
      Number(new URLSearchParams(body).get('quantity')),
    );
    expect(sent).toEqual([2, 11]);
  });

  await test.step('two lines are saved one after the other', async () => {
    await shop.forgetRequests();
    await shop.fault({ match: SAVE, kind: 'slow', delayMs: 500 });
    await cart.row(TEE).evaluate(
      (row, other) => {
        row.querySelector<HTMLElement>('.plus')!.click();
        other!.querySelector<HTMLElement>('.plus')!.click();
      },
      await cart.row(JUMPER).elementHandle(),
    );
    await expect(cart.total).toContainText('£525.00');
    const [pause, ...more] = await pausesBetweenSaves(shop);
    expect(more).toEqual([]);
    // The second waited for the answer to the first.
    expect(pause).toBeGreaterThanOrEqual(500);
  });

  await test.step('two lines that one answer confirms are both told', async () => {
    await expect(cart.total).not.toHaveAttribute('aria-busy');
    await shop.clearFaults();
    await shop.forgetRequests();
    await shop.fault({ match: 'get_refreshed_fragments', kind: 'held' });
    await cart.row(TEE).locator('.plus').click();
    await cart.row(JUMPER).locator('.plus').click();
    await expect.poll(() => shop.requests(SAVE)).toHaveLength(2);
    await shop.clearFaults();
    const region = page.locator('.widget_shopping_cart_live_region');
    await expect(region).toContainText(`${TEE}: quantity 13.`);
    await expect(region).toContainText(`${JUMPER}: quantity 4.`);
  });
});

test('limits, steps and stock of a quantity are kept, by the browser or by the shop, and told', async ({
  page,
  shop,
}) => {
  await shop.fill([
    { sku: 'HV-M209', quantity: 1 },
    { sku: 'HV-W101', quantity: 1 },
    { sku: 'HV-A308', quantity: 1.25 },
  ]);
  const cart = await openDropdown(page);

  await test.step('by the metre, it keeps its decimals', async () => {
    await cart.row(LINEN).locator('.plus').click();
    await expect(cart.field(LINEN)).toHaveValue(/^1.50?$/);
    await expect.poll(async () => (await quantitiesOf(shop))[2]).toBe(1.5);
    await expect(cart.total).not.toHaveAttribute('aria-busy');
  });

  for (const [what, name, typed] of [
    ['above the stock', MAC, '4'],
    ['below nothing', TEE, '-1'],
    ['between two steps', LINEN, '1.3'],
  ] as const) {
    await test.step(`${what}, it is refused by the browser itself`, async () => {
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
      await expect
        .poll(
          async () => (await shop.cart()).lines.find((line) => line.name.includes(name))?.quantity,
        )
        .toBe(2);
      expect(await shop.requests(SAVE)).toHaveLength(1);
    });
  }

  await test.step('beyond what is left, it is set back to what the shop has, and said', async () => {
    await refill(page, shop, [{ sku: 'HV-M209', quantity: 1 }], '£165.00');
    await shop.stock('HV-M209', 1);
    await cart.row(MAC).locator('.plus').click();
    await expect(toastOf(page)).toContainText('The shop set the quantity of Waxed Rain Mac to 1.');
    await expect(cart.field(MAC)).toHaveValue('1');
    await expect(cart.total).toContainText('£165.00');
  });
});

test('with jQuery, a change raises updated_wc_div and added_to_cart, and may come from another script', async ({
  page,
  shop,
}) => {
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

  await shop.forgetRequests();
  await cart.field(TEE).evaluate((field) => void window.jQuery!(field).val('4').trigger('change'));
  await expect(cart.total).toContainText('£254.00');
  expect(await shop.requests(SAVE)).toHaveLength(1);
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
