import { goBackTo, noteHowShown } from '../../fixtures-html/testing/back';
import { noteShiftsFromNow } from '../../fixtures-html/testing/layout-shifts';
import { holdBack } from '../../fixtures-html/testing/page-probes';
import {
  expect,
  expectIsland,
  expectKnown,
  painted,
  test,
} from '../../fixtures-html/testing/shop-test';
import { openSwatches, OVERSHIRT, swatchesOf } from './swatches.page';

test('mounting moves nothing, no early press is lost, and the choice outlives going away @window', async ({
  page,
  shop,
}) => {
  await test.step('mounting moves nothing on the page', async () => {
    const release = await holdBack(page, '**/chunks/swatches-*');
    await shop.situation({ swatches: 'plugin' });
    await page.goto(OVERSHIRT);
    const { list } = swatchesOf(page);
    await list('Size').scrollIntoViewIfNeeded();
    const shifts = await noteShiftsFromNow(page);
    release();
    await expectIsland(list('Size'), 'swatches', 'ready');
    await painted(page);
    expect(shifts).toEqual([]);
  });

  await test.step('a press before the code is there is not lost', async () => {
    const release = await holdBack(page, '**/chunks/swatches-*');
    await shop.situation({ swatches: 'plugin' });
    // Not until everything has come: a browser may wait for the code, too, that is kept back.
    await page.goto(OVERSHIRT, { waitUntil: 'domcontentloaded' });
    const { item, select, list } = swatchesOf(page);
    await expectKnown(list('Colour'), 'swatches');
    await item('Colour', 'rust').click();
    await expect(item('Colour', 'rust')).toHaveAttribute('data-island-pressed', '');
    release();
    await expectIsland(list('Colour'), 'swatches', 'ready');
    await expect(select('Colour')).toHaveValue('rust');
    await expect(item('Colour', 'rust')).not.toHaveAttribute('data-island-pressed');
  });

  await test.step('the choice is there after going away and coming back', async () => {
    await noteHowShown(page);
    const { item, select } = await openSwatches(page, shop, OVERSHIRT);
    await item('Colour', 'rust').click();
    await item('Size', 'm').click();
    await page.goto('/basket/');
    await goBackTo(page, /overshirt/, 'restored');
    await expect(select('Colour')).toHaveValue('rust');
    await expect(item('Colour', 'rust')).toHaveAttribute('aria-checked', 'true');
    await expect(item('Size', 'm')).toHaveAttribute('aria-checked', 'true');
    await item('Size', 'l').click();
    await expect(select('Size')).toHaveValue('l');
  });
});

test('shoppers who save data get no picture ahead of need', async ({ page, shop }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await shop.situation({ swatches: 'plugin' });
  await page.goto(OVERSHIRT);
  const { item, list } = swatchesOf(page);
  await list('Size').scrollIntoViewIfNeeded();
  await expectIsland(list('Colour'), 'swatches', 'ready');
  await item('Colour', 'rust').hover();
  await item('Colour', 'rust').click();
  await item('Size', 'm').click();
  await expect(item('Size', 'm')).toHaveClass(/selected/);
  // The chosen picture may be shown by now; one that was only passed over is not asked for.
  await item('Colour', 'navy').hover();
  await page.goto('/basket/');
  expect(await shop.requests('overshirt-navy-front')).toHaveLength(0);
});
