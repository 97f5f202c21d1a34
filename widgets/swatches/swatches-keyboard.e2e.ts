import { expect, test, type Locator } from '../../fixtures-html/testing/shop-test';
import { openSwatches, OVERCOAT, OVERSHIRT, type Swatches } from './swatches.page';

/** Presses a key and says which item has the focus and which value is chosen. */
async function press({ list, select }: Swatches, name: string, key: string): Promise<string[]> {
  const group = list(name);
  await group.page().keyboard.press(key);
  const focused = group.locator(':focus');
  await expect(focused).toHaveCount(1);
  return [(await focused.getAttribute('data-value')) ?? '', await select(name).inputValue()];
}

test('the radio group’s keys, in both kinds and both directions', async ({ page, shop }) => {
  for (const source of ['plugin', 'theme'] as const) {
    for (const rtl of [false, true]) {
      const forward = rtl ? 'ArrowLeft' : 'ArrowRight';
      const back = rtl ? 'ArrowRight' : 'ArrowLeft';
      const direction = rtl ? 'right to left' : 'left to right';

      await test.step(`${source}, ${direction}`, async () => {
        const swatches = await openSwatches(page, shop, OVERSHIRT, { swatches: source, rtl });
        const { item, list, select } = swatches;
        await expect(list('Colour')).toHaveRole('radiogroup');
        await expect(list('Colour')).toHaveAccessibleName('Colour');
        await item('Colour', 'forest').focus();
        await expect(select('Colour')).toHaveValue('');
        expect(await press(swatches, 'Colour', forward)).toEqual(['rust', 'rust']);
        expect(await press(swatches, 'Colour', 'ArrowDown')).toEqual(['navy', 'navy']);
        expect(await press(swatches, 'Colour', back)).toEqual(['rust', 'rust']);
        expect(await press(swatches, 'Colour', 'ArrowUp')).toEqual(['forest', 'forest']);
        expect(await press(swatches, 'Colour', back)).toEqual(['sand', 'sand']);
        expect(await press(swatches, 'Colour', forward)).toEqual(['forest', 'forest']);
        expect(await press(swatches, 'Colour', 'End')).toEqual(['sand', 'sand']);
        expect(await press(swatches, 'Colour', 'Home')).toEqual(['forest', 'forest']);
      });
    }
  }
});

test('Tab stops once at each attribute; Space and Enter choose; arrows pass over what cannot be; other keys stay', async ({
  page,
  shop,
}) => {
  const swatches = await openSwatches(page, shop, OVERSHIRT);
  const { item, select } = swatches;
  await test.step('other keys, and keys of the browser, stay what they are', async () => {
    await item('Colour', 'forest').focus();
    for (const key of ['a', 'Control+ArrowRight', 'Shift+End']) await page.keyboard.press(key);
    await expect(item('Colour', 'forest')).toBeFocused();
    await expect(select('Colour')).toHaveValue('');
  });

  await test.step('Tab stops once at each attribute, at the choice or at the first that can be chosen', async () => {
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Tab');
    await expect(item('Size', 's')).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(item('Colour', 'rust')).toBeFocused();
    await item('Colour', 'sand').click();
    await page.keyboard.press('Tab');
    await expect(item('Size', 'l')).toBeFocused();
  });

  await test.step('arrows pass over what cannot be chosen', async () => {
    expect(await press(swatches, 'Size', 'ArrowRight')).toEqual(['l', '']);
    await page.keyboard.press('Space');
    await expect(select('Size')).toHaveValue('l');
  });

  await test.step('Space and Enter choose, and post no form', async () => {
    const coat = await openSwatches(page, shop, OVERCOAT);
    for (const [key, lining] of [
      ['Space', 'Viscose & silk'],
      ['Enter', 'Quilted'],
    ] as const) {
      await coat.item('Lining', lining).focus();
      await page.keyboard.press(key);
      await expect(coat.select('Lining')).toHaveValue(lining);
      await expect(page).toHaveURL(/overcoat/);
    }
  });
});

test('where other choices give way, arrows lead there; tooltips show, stay inside the window, and go', async ({
  page,
  shop,
}) => {
  await test.step('where other choices give way, arrows lead there, and only a press chooses', async () => {
    const swatchOptions = { deselect_unavailable: '1', clear_on_reselect: '1' };
    const swatches = await openSwatches(page, shop, OVERSHIRT, { swatchOptions });
    const { item, select } = swatches;
    await item('Colour', 'sand').click();
    await item('Size', 'l').focus();
    await page.keyboard.press('Space');
    const ways = await press(swatches, 'Size', 'ArrowLeft');
    expect(ways).toEqual(['m', 'l']);
    await expect(item('Size', 'm')).toHaveAccessibleName('M, Unavailable');
    await expect(item('Size', 'm')).not.toHaveAttribute('aria-disabled');
    // The way back leads to the choice, and only a second press would take that back.
    expect(await press(swatches, 'Size', 'ArrowRight')).toEqual(['l', 'l']);
    expect(await press(swatches, 'Size', 'ArrowLeft')).toEqual(['m', 'l']);
    await page.keyboard.press('Space');
    await expect(select('Size')).toHaveValue('m');
    await expect(select('Colour')).toHaveValue('');
  });

  await test.step('the keyboard gets the tooltip too, and Escape sends it away', async () => {
    await shop.startAfresh();
    // Where it rests from before is a swatch, which would show its tooltip.
    await page.mouse.move(0, 0);
    const { item } = await openSwatches(page, shop, OVERSHIRT);
    await item('Colour', 'forest').focus();
    await page.keyboard.press('ArrowRight');
    const rust = item('Colour', 'rust');
    await expect.poll(() => hasTooltip(rust)).toBe(true);
    await page.keyboard.press('Escape');
    await expect.poll(() => hasTooltip(rust)).toBe(false);
    await page.keyboard.press('ArrowRight');
    const navy = item('Colour', 'navy');
    await expect.poll(() => hasTooltip(navy)).toBe(true);
    // Nor does it keep one under a pointer, wherever the focus is.
    await page.locator('.product_title').click();
    await rust.hover();
    await expect.poll(() => hasTooltip(rust)).toBe(true);
    await page.keyboard.press('Escape');
    await expect.poll(() => hasTooltip(rust)).toBe(false);
    // Over another part of the same item.
    await rust.hover({ position: { x: 1, y: 1 } });
    expect(await hasTooltip(rust)).toBe(false);
    await navy.hover();
    await expect.poll(() => hasTooltip(navy)).toBe(true);
  });

  await test.step('the link to the rest of a list gives the focus to the first that it reveals', async () => {
    await shop.startAfresh();
    await page.addInitScript(limitColours);
    const { item } = await openSwatches(page, shop, OVERSHIRT);
    await expect(item('Colour', 'navy')).toBeHidden();
    await page.getByRole('link', { name: '+2 More' }).focus();
    await page.keyboard.press('Enter');
    await expect(item('Colour', 'navy')).toBeFocused();
    await expect(page.getByRole('link', { name: '+2 More' })).toBeHidden();
  });

  await test.step('tooltips stay inside the window', async () => {
    await shop.startAfresh();
    await page.setViewportSize({ width: 360, height: 700 });
    const { item } = await openSwatches(page, shop, OVERSHIRT, { headerStyle: 'static' });
    const forest = item('Colour', 'forest');
    await forest.evaluate((node) => {
      node.setAttribute('data-wvstooltip', 'A green as deep as the woods');
      scrollBy({ top: node.getBoundingClientRect().top - 4, behavior: 'instant' });
    });
    // By hand: a driver may scroll first what it is to hover over.
    const box = (await forest.boundingBox())!;
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await expect(forest).toHaveClass(/wvs-tooltip-position-bottom/);
    const shift = await forest.evaluate((node) =>
      node.style.getPropertyValue('--horizontal-position'),
    );
    expect(Number.parseFloat(shift)).toBeGreaterThan(20);
  });
});

/** Shows two colours and a link to the rest, as the plugin prints a list that is limited. */
function limitColours(): void {
  document.addEventListener('readystatechange', () => {
    const list = document.querySelector(
      '[data-attribute_name=attribute_pa_colour] > li',
    )?.parentElement;
    if (document.readyState !== 'interactive' || !list) return;
    list.classList.add('enabled-display-limit-mode');
    const style = document.createElement('style');
    style.textContent =
      '.enabled-display-limit-mode > .variable-item:nth-child(n+3) { display: none } .woo-variation-swatches-variable-item-more { display: flex }';
    const more = document.createElement('li');
    more.className = 'woo-variation-swatches-variable-item-more';
    const link = document.createElement('a');
    link.href = location.href;
    link.textContent = '+2 More';
    more.append(link);
    list.append(style, more);
  });
}

/** Whether the tooltip that the style sheet draws can be seen. */
function hasTooltip(item: Locator): Promise<boolean> {
  return item.evaluate((node) => getComputedStyle(node, '::before').visibility === 'visible');
}

test('in forced colours, colours are shown and every state looks different', async ({
  page,
  shop,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const { item } = await openSwatches(page, shop, OVERSHIRT);
  await item('Colour', 'sand').click();
  await item('Size', 'l').click();
  const looks = (): Promise<object> =>
    page.evaluate(() => {
      const look = (value: string): string => {
        const style = getComputedStyle(document.querySelector(`li[data-value="${value}"]`)!);
        return `${style.outlineStyle} ${style.borderStyle}`;
      };
      const dye = getComputedStyle(
        document.querySelector('li[data-value=rust] .variable-item-span')!,
      );
      return { chosen: look('l'), out: look('m'), plain: look('forest'), dye: dye.backgroundColor };
    });
  await expect.poll(looks).toEqual({
    chosen: 'solid solid',
    out: 'none dashed',
    plain: 'none solid',
    dye: 'rgb(169, 87, 58)',
  });
});
