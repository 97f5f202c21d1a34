import { holdBack, rewrite } from '../../fixtures-html/testing/page-probes';
import {
  expect,
  expectIsland,
  expectKnown,
  painted,
  test,
} from '../../fixtures-html/testing/shop-test';
import { ChartPage } from './size-chart.page';

const TEE = '/product/organic-cotton-tee/';

for (const theme of ['flatsome', 'plain'] as const) {
  test(`opens as a modal dialog with the plugin’s classes, and leaves none behind (${theme})`, async ({
    page,
    shop,
  }) => {
    await shop.situation({ theme });
    await page.clock.install();
    await page.goto(TEE);
    const chart = new ChartPage(page);
    const asSent = page.locator('.summary .md-size-chart-modal');
    const before = await asSent.evaluate(({ outerHTML }) => outerHTML);
    await chart.open();
    await expect(chart.button).toHaveAttribute('aria-expanded', 'true');
    await expect(chart.dialog).toHaveAttribute('aria-modal', 'true');
    await expect(chart.dialog).toHaveAccessibleName('Women’s tops');
    await expect(chart.dialog).toBeFocused();
    const modal = chart.dialog.locator('.scfw-size-chart-main > .md-size-chart-modal');
    await expect(modal).toHaveClass(/md-size-chart-show/);
    await expect(page.locator('body')).toHaveClass(/scfw-size-chart-active/);
    await expect(page.locator('#wrapper,#page')).toHaveJSProperty('inert', true);

    // Less than code that is still on its way may take.
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.keyboard.press('Escape');
    await expect(modal).toHaveClass(/md-size-chart-hide/);
    await expect(modal).not.toHaveClass(/md-size-chart-show/);
    await page.clock.runFor(280);
    await expect(chart.dialog).toHaveCount(1);
    await page.clock.runFor(30);
    await expect(chart.dialog).toHaveCount(0);
    await expect(chart.button).toBeFocused();
    await expect(page.locator('body')).not.toHaveClass(/scfw-size-chart-active/);
    await expect(page.locator('#wrapper,#page')).toHaveJSProperty('inert', false);
    expect(await asSent.evaluate(({ outerHTML }) => outerHTML)).toBe(before);
  });
}

test('takes no second press that meets it once it is open', async ({ page }) => {
  await page.goto(TEE);
  const chart = new ChartPage(page);
  await chart.open();
  const cell = chart.cell('86');
  await cell.hover();
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  await painted(page);
  await expect(chart.dialog).toBeFocused();
  await page.mouse.down();
  await page.mouse.up();
  await expect(cell).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(chart.dialog).toHaveCount(0);
});

test('opens with Enter and Space, once however often pressed, keeps Tab inside, closes by button and overlay, and nothing moves', async ({
  page,
}) => {
  await page.goto(TEE);
  const chart = new ChartPage(page);
  await test.step('opens once, however often the button is pressed', async () => {
    await chart.press(2);
    await expect(chart.dialog).toHaveCount(1);
    await expect(chart.dialog).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(chart.dialog).toHaveCount(0);
  });

  await test.step('opens with Enter and with Space', async () => {
    for (const key of ['Enter', ' ']) {
      await chart.button.focus();
      await expectIsland(chart.button, 'size-chart', 'ready');
      await page.keyboard.press(key);
      await expect(chart.dialog).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(chart.dialog).toHaveCount(0);
      await expect(chart.button).toBeFocused();
    }
  });

  await test.step('keeps Tab inside, from the close button through tabs and table', async () => {
    await chart.open();
    const stops: string[] = [];
    for (let press = 0; press < 5; press += 1) {
      await page.keyboard.press('Tab');
      stops.push(
        await page.evaluate(
          () => document.activeElement!.getAttribute('role') ?? document.activeElement!.localName,
        ),
      );
    }
    expect(stops).toEqual(['button', 'tab', 'tabpanel', 'td', 'button']);
    await page.keyboard.press('Shift+Tab');
    await expect(chart.cell('82')).toBeFocused();
  });

  await test.step('closes by its button and by a press on the overlay, and not by one inside', async () => {
    await chart.cell('Bust').click();
    await chart.dialog.locator('.md-modal-title').click();
    await expect(chart.dialog.locator('.md-size-chart-show')).toBeVisible();
    await chart.dialog.getByRole('button', { name: 'Close' }).click();
    await expect(chart.dialog).toHaveCount(0);
    await expect(chart.button).toBeFocused();
    await chart.open();
    await page.mouse.click(5, 300);
    await expect(chart.dialog).toHaveCount(0);
    await expect(chart.button).toBeFocused();
  });

  await test.step('closes by Back, which does not leave the product; a message over it can be answered', async () => {
    await chart.open();
    await page.evaluate(() => {
      const message = document.createElement('p');
      message.setAttribute('role', 'alert');
      message.textContent = 'Could not be added';
      document.querySelector('[role=dialog]')!.append(message);
    });
    await page.getByText('Could not be added').dispatchEvent('click');
    await painted(page);
    await expect(chart.dialog).toHaveCount(1);
    await page.goBack();
    await expect(chart.dialog).toHaveCount(0);
    await expect(chart.button).toBeFocused();
    await expect(page).toHaveURL(TEE);
    await page.waitForFunction(() => !(history.state as object | null));
  });

  await test.step('nothing moves when it opens and closes', async () => {
    const place = (): Promise<unknown> =>
      page.locator('.product-info').evaluate((element) => element.getBoundingClientRect().toJSON());
    await chart.button.scrollIntoViewIfNeeded();
    const before = await place();
    await chart.open();
    expect(await place()).toEqual(before);
    await page.keyboard.press('Escape');
    await expect(chart.dialog).toHaveCount(0);
    expect(await place()).toEqual(before);
  });
});

test('a button without an address, which the gate for markup leaves in a quick view, is one for keys as well', async ({
  page,
}) => {
  await rewrite(page, '**/*admin-ajax.php*', (html) =>
    html.replace(
      '<form class="cart',
      '<a class="md-size-chart-btn" chart-data-id="chart-7" href="javascript:void(0);">Size chart</a><div class="md-size-chart-modal" chart-data-id="chart-7" hidden><div class="md-size-chart-modal-body"><table><tr><th>Size</th><td>8</td></tr></table></div></div>$&',
    ),
  );
  await page.goto('/product-category/women/');
  const link = page.locator('a.quick-view').first();
  await expectKnown(link, 'quick-view');
  await link.click();
  const button = page.getByRole('dialog').locator('.md-size-chart-btn');
  await expect(button).toBeVisible();
  await expect(page.getByRole('dialog')).toBeFocused();
  const tab = async (): Promise<boolean> => {
    await page.keyboard.press('Tab');
    return button.evaluate((element) => element === document.activeElement);
  };
  await expect.poll(tab).toBe(true);
  await expectIsland(button, 'size-chart', 'ready');
  for (let held = 0; held < 3; held += 1) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  const chart = page.getByRole('dialog', { name: 'Size chart' });
  await expect(chart).toHaveCount(1);
  await expect(chart).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(chart).toHaveCount(0);
  await expect(button).toBeFocused();
});

for (const rtl of [false, true]) {
  test(`tabs answer to every key of the pattern, and keys walk the table (${rtl ? 'right to left' : 'left to right'})`, async ({
    page,
    shop,
  }) => {
    await shop.situation({ rtl });
    await page.goto(TEE);
    const chart = new ChartPage(page);
    await test.step('tabs answer to every key of the pattern', async () => {
      await chart.open();
      const [on, back] = rtl ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
      await chart.tab('Centimetres').focus();
      for (const [key, name, shown] of [
        [on, 'Inches', '32¼'],
        [on, 'How to measure', 'Bust: around'],
        [on, 'Centimetres', '59.5'],
        [back, 'How to measure', 'Waist: where'],
        ['Home', 'Centimetres', '59.5'],
        ['End', 'How to measure', 'Hips: around'],
        ['ArrowDown', 'How to measure', 'Hips: around'],
      ] as const) {
        await page.keyboard.press(key!);
        await expect(chart.tab(name!)).toBeFocused();
        await expect(chart.tab(name!)).toHaveAttribute('aria-selected', 'true');
        await expect(chart.dialog.getByRole('tab', { selected: true })).toHaveCount(1);
        await expect(chart.dialog.getByRole('tabpanel')).toHaveCount(1);
        await expect(chart.dialog.getByRole('tabpanel', { name: name! })).toContainText(shown!);
      }
      await expect(chart.dialog.locator('[role=tab][tabindex="0"]')).toHaveCount(1);
    });

    await test.step('keys walk the table and highlight the way', async () => {
      await page.keyboard.press('Home');
      await expect(chart.cell('82')).toBeVisible();
      // Else the mouse would light up the cell that has come under it, sooner or later.
      await page.mouse.move(2, 2);
      await chart.cell('82').focus();
      await chart.expectLit(['8', '82']);
      await page.keyboard.press(rtl ? 'ArrowLeft' : 'ArrowRight');
      await page.keyboard.press('ArrowDown');
      await expect(chart.cell('68')).toBeFocused();
      await chart.expectLit(['10', '86', '68']);
      await page.keyboard.press('Home');
      await chart.expectLit([]);
      await page.keyboard.press('Control+End');
      await expect(chart.cell('N/A')).toBeFocused();
      await chart.expectLit(['18', '107', '89', '115', 'N/A']);
      await page.keyboard.press('Tab');
      await chart.expectLit([]);
      await page.keyboard.press('Shift+Tab');
      await expect(chart.cell('N/A')).toBeFocused();
    });
  });
}

test('press and hover mark tab, line, column and row; twin charts stay apart; an early press is not lost', async ({
  page,
}) => {
  await page.goto(TEE);
  const chart = new ChartPage(page);
  await test.step('the chosen tab and its line follow the pointer’s press', async () => {
    await chart.open();
    await chart.tab('Inches').click();
    await expect(chart.cell('35¾')).toBeVisible();
    await expect(chart.cell('59.5')).toHaveCount(0);
    const isUnderTab = (): Promise<boolean> =>
      chart.dialog.locator('.scfw_tab_underline').evaluate((element) => {
        const { left, width } = (element as HTMLElement).style;
        const tab = document.querySelector<HTMLElement>('[role=tab][aria-selected=true]')!;
        return left === `${tab.offsetLeft}px` && width === `${tab.offsetWidth}px`;
      });
    await expect.poll(isUnderTab).toBe(true);
  });

  await test.step('hovering a cell highlights its column down to its row, and no label', async () => {
    await chart.tab('Centimetres').click();
    await chart.cell('73').hover();
    await chart.expectLit(['12', '91', '73']);
    await chart.cell('12').hover();
    await chart.expectLit(['12']);
    await chart.cell('Waist').hover();
    await chart.expectLit([]);
    await chart.cell('104').hover();
    await chart.expectLit(['14', '96', '78', '104']);
    await chart.dialog.locator('.md-modal-title').hover();
    await chart.expectLit([]);
  });

  await test.step('two charts with the same ids on one page stay apart', async () => {
    await page.goto('/product/breton-stripe-top/');
    const hats = new ChartPage(page, 1);
    await hats.open();
    await expect(hats.dialog).toHaveAccessibleName('Gloves and hats');
    await hats.tab('Gloves').click();
    await hats.cell('24').hover();
    await hats.expectLit(['9', '24']);
    await page.keyboard.press('Escape');
    await expect(hats.dialog).toHaveCount(0);
    await expect(hats.button).toBeFocused();
    const tops = new ChartPage(page, 0);
    await tops.open();
    await expect(tops.dialog).toHaveAccessibleName('Women’s tops');
  });

  await test.step('a press before the code is there is not lost', async () => {
    const release = await holdBack(page, '**/chunks/size-chart-*');
    await page.goto(TEE);
    await chart.press();
    await expectIsland(chart.button, 'size-chart', 'loading');
    await expect(chart.button).toHaveAttribute('data-island-pressed', '');
    release();
    await expect(chart.dialog).toBeFocused();
  });
});
