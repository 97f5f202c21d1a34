import { expect, test } from '../../fixtures-html/testing/shop-test';
import { openSwatches, OVERSHIRT } from './swatches.page';

test('the theme’s swatches write into their select, and give back or keep, and name, as the theme is told', async ({
  page,
  shop,
}) => {
  await test.step('the theme’s swatches write into their select, and give a second press back', async () => {
    const theme = { swatches: 'theme' } as const;
    const { item, select, label } = await openSwatches(page, shop, OVERSHIRT, theme);
    await item('Colour', 'rust').click();
    await expect(select('Colour')).toHaveValue('rust');
    await expect(item('Colour', 'rust')).toHaveClass(/selected/);
    await expect(item('Colour', 'rust')).toHaveAttribute('aria-checked', 'true');
    // Without the stacked layout the label stays as it is.
    await expect(label('Colour')).toHaveText('Colour');
    await expect(item('Size', 'xl')).toHaveClass(/disabled/);
    await expect(item('Size', 'xl')).toHaveAttribute('title', 'XL, Unavailable');
    await item('Colour', 'rust').click();
    await expect(select('Colour')).toHaveValue('');
    // What is sold out says so, and stays open to a press, whatever the plugin is told.
    await item('Colour', 'navy').click();
    await expect(item('Size', 's')).toHaveAttribute('title', 'S, Out of stock');
    await expect(item('Size', 's')).not.toHaveClass(/disabled/);
    await item('Size', 's').click();
    await expect(select('Size')).toHaveValue('s');
  });

  await test.step('a choice stays where the theme is told so', async () => {
    await shop.startAfresh();
    const { item, select } = await openSwatches(page, shop, OVERSHIRT, {
      swatches: 'theme',
      themeOptions: { swatches_disable_deselect: '1' },
    });
    await item('Colour', 'rust').click();
    await item('Colour', 'rust').click();
    await expect(select('Colour')).toHaveValue('rust');
  });

  await test.step('stacked, the label names the choice, and what the pointer is over', async () => {
    await shop.startAfresh();
    const { item, label } = await openSwatches(page, shop, OVERSHIRT, {
      swatches: 'theme',
      themeOptions: { swatches_layout: 'stacked' },
    });
    await item('Colour', 'rust').click();
    await expect(label('Colour').locator('.ux-swatch-selected-value')).toHaveText(': Rust');
    await item('Colour', 'navy').hover();
    await expect(label('Colour')).toHaveText('Colour: Navy');
    await label('Size').hover();
    await expect(label('Colour')).toHaveText('Colour: Rust');
  });
});
