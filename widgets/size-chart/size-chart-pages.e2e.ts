import { violations } from '../../fixtures-html/testing/accessibility';
import { noteIslandErrors, rewrite } from '../../fixtures-html/testing/page-probes';
import { expect, expectIsland, expectKnown, test } from '../../fixtures-html/testing/shop-test';
import { ChartPage } from './size-chart.page';

const TEE = '/product/organic-cotton-tee/';
const chartInPage = '.summary .md-size-chart-modal';

test.describe('on a touch screen of 320 px', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true });

  test('the chart fits, scrolls inside, and keeps what a finger touched', async ({ page }) => {
    await page.goto(TEE);
    const chart = new ChartPage(page);
    await expectKnown(chart.button, 'size-chart');
    await chart.button.tap();
    await chart.dialog.waitFor();
    await chart.cell('86').tap();
    await chart.expectLit(['10', '86']);
    const widths = await page.evaluate(() => [
      document.documentElement.scrollWidth,
      document.querySelector('[role=dialog] .md-size-chart-modal-body')!.clientWidth,
      document.querySelector('[role=dialog] .md-size-chart-modal-body')!.scrollWidth,
    ]);
    expect(widths[0]).toBe(320);
    expect(widths[2]).toBe(widths[1]);
    for (const target of await chart.dialog.locator('button,[role=tab]').all()) {
      const { height, width } = (await target.boundingBox())!;
      expect(Math.min(height, width)).toBeGreaterThanOrEqual(24);
    }
    await chart.cell('N/A').focus();
    await expect(chart.cell('N/A')).toBeInViewport();
    expect(await violations(page)).toEqual([]);
    await chart.dialog.getByRole('button', { name: 'Close' }).tap();
    await expect(chart.dialog).toHaveCount(0);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

  test('every table stands in the page, and no dead button', async ({ page }) => {
    await page.goto(TEE);
    for (const text of ['59.5', '32¼', 'Hips: around']) {
      await expect(page.locator(chartInPage).getByText(text)).toBeVisible();
    }
    await expect(page.locator('.md-size-chart-btn')).toBeHidden();
    await expect(page.locator(`${chartInPage} .remodal-close`)).toBeHidden();
    expect((await page.locator('.summary').boundingBox())!.width).toBeLessThan(360);
  });
});

test('prints as plain tables, open or not', async ({ page }) => {
  await page.goto(TEE);
  const chart = new ChartPage(page);
  await page.emulateMedia({ media: 'print' });
  const check = async (): Promise<void> => {
    for (const text of ['59.5', '32¼', 'Hips: around']) {
      await expect(page.locator(chartInPage).getByText(text)).toBeVisible();
    }
    await expect(page.locator(`${chartInPage} .md-size-chart-overlay`)).toBeHidden();
    await expect(chart.button).toBeHidden();
  };
  await check();
  await page.emulateMedia({ media: 'screen' });
  await chart.open();
  await page.emulateMedia({ media: 'print' });
  await check();
  await expect(chart.dialog).toBeHidden();
});

test('the highlight is seen in forced colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(TEE);
  const chart = new ChartPage(page);
  await chart.open();
  await chart.cell('73').hover();
  const background = (text: string): Promise<string> =>
    chart.cell(text).evaluate((cell) => getComputedStyle(cell).backgroundColor);
  await expect.poll(async () => (await background('91')) !== (await background('96'))).toBe(true);
});

test('opens under the strict policy without a violation', async ({ page, shop }) => {
  await shop.situation({ csp: 'strict' });
  await page.addInitScript(() => {
    const broken: string[] = [];
    Object.assign(globalThis, { broken });
    document.addEventListener('securitypolicyviolation', (event) =>
      broken.push(event.violatedDirective),
    );
  });
  await page.goto(TEE);
  const chart = new ChartPage(page);
  await chart.open();
  await chart.tab('Inches').click();
  await page.keyboard.press('Escape');
  await expect(chart.dialog).toHaveCount(0);
  expect(await page.evaluate(() => (globalThis as unknown as { broken: string[] }).broken)).toEqual(
    [],
  );
});

test.describe('when code is missing or breaks', () => {
  test.use({ allowErrors: [/404|storefront-islands:error/] });

  for (const chunk of ['chunks/size-chart', 'chunks/open-panel']) {
    test(`${chunk}: missing once, the dialog opens; for good, the chart is shown in the page`, async ({
      page,
      shop,
    }) => {
      await test.step('missing once: the dialog opens', async () => {
        await shop.fault({ match: chunk, kind: '404' });
        await page.goto(TEE);
        const chart = new ChartPage(page);
        await chart.open();
        await expect(chart.cell('59.5')).toBeVisible();
      });

      await test.step('missing for good: the press shows the chart in the page', async () => {
        await shop.startAfresh();
        await shop.fault({ match: chunk, kind: '404', times: 'always' });
        await page.setViewportSize({ width: 360, height: 740 });
        await page.goto(TEE);
        const chart = new ChartPage(page);
        await chart.press();
        await expectIsland(chart.button, 'size-chart', 'failed');
        for (const text of ['59.5', '32¼', 'Hips: around']) {
          await expect(page.locator(chartInPage).getByText(text)).toBeVisible();
        }
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
        await expect(page.locator('.quantity .plus').first()).toBeEnabled();
      });
    });
  }

  test('an error while rendering gives page and chart back', async ({ page }) => {
    await rewrite(page, '**/chunks/size-chart-*.js', (code) =>
      code.replace(
        /"aria-readonly":\s*["`]true["`]/,
        '"aria-readonly":(()=>{throw new Error("broken")})()',
      ),
    );
    const errors = await noteIslandErrors(page);
    await page.goto(TEE);
    const chart = new ChartPage(page);
    await chart.press();
    await expectIsland(chart.button, 'size-chart', 'failed');
    expect(await errors()).toMatchObject([{ island: 'size-chart', phase: 'render' }]);
    await expect(chart.dialog).toHaveCount(0);
    await expect(page.locator('#wrapper')).toHaveJSProperty('inert', false);
    await expect(page.locator('body')).not.toHaveClass(/scfw-size-chart-active/);
    await expect(page.locator(chartInPage).getByText('59.5')).toBeVisible();
  });
});

test('a button that leaves the page while its chart is open takes the dialog along', async ({
  page,
}) => {
  await page.goto(TEE);
  const chart = new ChartPage(page);
  await chart.open();
  await page.evaluate(() => document.querySelector('.summary .scfw-size-chart-main')!.remove());
  await expect(chart.dialog).toHaveCount(0);
  await expect(page.locator('#wrapper')).toHaveJSProperty('inert', false);
});
