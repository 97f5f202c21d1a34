import { violations } from '../../fixtures-html/testing/accessibility';
import { noteIslandErrors, rewrite } from '../../fixtures-html/testing/page-probes';
import { expect, expectIsland, test, visit } from '../../fixtures-html/testing/shop-test';
import { ChartPage } from './size-chart.page';

test('a tab without panel, ragged rows, spanning headers: shown; a chart of the settings takes the place of none', async ({
  page,
  shop,
}) => {
  await test.step('a tab without panel: said clearly, and every table shown as it stands', async () => {
    const warnings: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'warning') warnings.push(message.text());
    });
    await page.goto('/product/linen-camp-shirt/');
    const chart = new ChartPage(page);
    await chart.open();
    for (const text of ['59.5', '32¼', 'Hips: around']) {
      await expect(chart.dialog.getByText(text)).toBeVisible();
    }
    await expect(chart.dialog.getByRole('tab')).toHaveCount(0);
    await expect.poll(() => warnings.join()).toContain('no .scfw-tab-content for "Inches"');
    expect(warnings.join()).toContain('chart-data-id="chart-11"');
    expect(await violations(page)).toEqual([]);
  });

  await test.step('ragged rows and spanning headers: highlighted by column', async () => {
    await page.goto('/product/washed-silk-blouse/');
    const chart = new ChartPage(page);
    await chart.open();
    await chart.cell('99').hover();
    await chart.expectLit(['Petite', '12', '91', '99']);
    await chart.cell('Tall').hover();
    await chart.expectLit(['Tall']);
    expect(await violations(page)).toEqual([]);
  });

  await test.step('a picture alone is a chart', async () => {
    const path = '/product/wide-leg-trousers/';
    await rewrite(page, `**${path}`, (html) =>
      html.replace(
        /(md-size-chart-modal-body.*?<\/button><\/div>)/s,
        '$1<div class="chart-container"><div class="chart-image"><img src="/wp-content/uploads/feed-1.webp" width="300" height="300" alt="Chest 91 to 112 cm"></div></div>',
      ),
    );
    await page.goto(path);
    const chart = new ChartPage(page);
    await chart.open();
    await expect(chart.dialog.getByRole('img', { name: 'Chest 91 to 112 cm' })).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });

  await test.step('a chart of the settings takes the place of one that is not in the page', async () => {
    await shop.startAfresh();
    const tabs = [
      {
        label: 'UK',
        title: 'Dresses',
        rows: [
          ['Size', '8'],
          ['Bust', '<b>82</b>'],
          ['Hips', ''],
        ],
      },
      { label: 'Advice', text: 'Take the larger one.', note: 'Measured flat.' },
    ];
    await shop.situation({
      settings: { sizeCharts: { 'chart-11': { title: 'Dresses', tabs } } },
    });
    await page.goto('/product/midnight-tea-dress/');
    const chart = new ChartPage(page);
    await chart.open();
    await expect(chart.dialog).toHaveAccessibleName('Dresses');
    // What the settings say is text.
    await chart.cell('<b>82</b>').hover();
    await chart.expectLit(['8', '<b>82</b>']);
    await expect(chart.cell('N/A')).toBeVisible();
    await chart.tab('Advice').click();
    await expect(chart.dialog.getByRole('tabpanel')).toContainText('Measured flat.');
    expect(await violations(page)).toEqual([]);
  });
});

test('a chart of the settings is printed with all its tabs', async ({ page, shop }) => {
  const tabs = [
    {
      label: 'UK',
      title: 'Dresses',
      rows: [
        ['Size', '8'],
        ['Hips', ''],
      ],
    },
    { label: 'Advice', text: 'Take the larger one.' },
  ];
  await shop.situation({
    settings: { sizeCharts: { 'chart-11': { title: 'Dresses', tabs } } },
  });
  await page.goto('/product/midnight-tea-dress/');
  const chart = new ChartPage(page);
  await chart.open();
  await chart.tab('Advice').click();
  await expect(chart.dialog.getByText('Hips')).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(chart.dialog.getByText('Hips')).toBeVisible();
});

test.describe('that cannot be shown', () => {
  test.use({ allowErrors: [/storefront-islands:error/] });

  test('one clear error, the button as the server sent it', async ({ page }) => {
    for (const [name, path, expected] of [
      [
        'no chart for the button',
        '/product/midnight-tea-dress/',
        /no chart for <a.*chart-11.*sizeCharts\.chart-11/,
      ],
      [
        'an empty chart',
        '/product/wide-leg-trousers/',
        /is empty: expected \.md-size-chart-modal-body/,
      ],
    ] as const) {
      await test.step(`${name}: one clear error, the button as the server sent it`, async () => {
        const errors = await noteIslandErrors(page);
        await page.goto(path);
        const chart = new ChartPage(page);
        await chart.press();
        await expectIsland(chart.button, 'size-chart', 'failed');
        await expect(chart.dialog).toHaveCount(0);
        const [error, ...others] = await errors();
        expect(others).toEqual([]);
        expect(error).toMatchObject({ island: 'size-chart', phase: 'mount' });
        expect(error!.message).toMatch(expected);
        for (const attribute of ['role', 'aria-haspopup', 'aria-expanded', 'tabindex']) {
          await expect(chart.button).not.toHaveAttribute(attribute);
        }
        // Nothing of an empty one stands in the page.
        await expect(page.locator('.md-size-chart-modal:visible')).toHaveCount(0);
      });
    }
  });
});

test.describe('in the settings', () => {
  test.use({ allowErrors: [/storefront-islands:error/] });
  test('the error says what was expected', async ({ page, shop }) => {
    for (const broken of [
      null,
      {},
      { tabs: [] },
      { tabs: [{ label: 1 }] },
      { tabs: [{ label: 'A', rows: [[1]] }] },
    ]) {
      await test.step(`${JSON.stringify(broken)}: the error says what was expected`, async () => {
        await shop.situation({ settings: { sizeCharts: { 'chart-11': broken } } });
        const errors = await noteIslandErrors(page);
        // A pointer that has rested there since the page before comes to nothing.
        await visit(page, '/product/midnight-tea-dress/');
        const chart = new ChartPage(page);
        await chart.button.hover();
        await expectIsland(chart.button, 'size-chart', 'failed');
        expect((await errors())[0]!.message).toContain('"tabs": [{"label"');
      });
    }
  });
});
