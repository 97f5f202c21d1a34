import { readFile } from 'node:fs/promises';

import { violations } from '../../fixtures-html/testing/accessibility';
import { noteShifts } from '../../fixtures-html/testing/layout-shifts';
import { rewrite } from '../../fixtures-html/testing/page-probes';
import {
  approach,
  expect,
  expectIsland,
  test,
  touch,
  visit,
  type Locator,
  type Page,
} from '../../fixtures-html/testing/shop-test';

const BUNDLE = '/wp-content/plugins/storefront-islands';
const DEBUG = '?storefront-islands=debug';
const PANEL = '#storefront-islands-diagnostics';
const simple = '/product/organic-cotton-tee/';

/** Calls one of the functions of `dist/diagnostics.js`, as somebody at the console does. */
const call = (page: Page, name: 'open' | 'close' | 'table' | 'text'): Promise<unknown> =>
  page.evaluate(
    async ([file, wanted]) => ((await import(file)) as Record<string, () => unknown>)[wanted]?.(),
    [`${BUNDLE}/diagnostics.js`, name] as const,
  );

const rowOf = (page: Page, island: string): Locator =>
  page.locator(`${PANEL} .row`).filter({ has: page.getByText(island, { exact: true }) });

async function notePolicy(page: Page): Promise<string[]> {
  const refused: string[] = [];
  await page.exposeFunction('noteRefused', (text: string) => refused.push(text));
  await page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', ({ violatedDirective }) =>
      (globalThis as unknown as { noteRefused: (text: string) => void }).noteRefused(
        violatedDirective,
      ),
    ),
  );
  return refused;
}

test('a listing: the panel comes by the address alone, follows the page, and disturbs nothing', async ({
  page,
  shop,
}) => {
  const refused = await notePolicy(page);
  await shop.situation({ csp: 'strict' });
  await test.step('without the parameter nothing of it is asked for', async () => {
    await visit(page, '/shop/');
    await expectIsland(page.locator('#header'), 'sticky-header', 'ready');
    expect(await shop.requests('diagnostics')).toEqual([]);
    expect(await shop.requests('manifest.json')).toEqual([]);
  });

  const shifts = await noteShifts(page);
  await visit(page, `/shop/${DEBUG}`);
  const panel = page.getByRole('region', { name: 'Islands' });
  await expect(panel).toBeVisible();
  const status = panel.getByRole('status').first();

  await test.step('every island with a state, its time, size and what it waits for', async () => {
    await expect(rowOf(page, 'sticky-header')).toContainText(/ready.* ms, at .* KiB \(/);
    await expect(rowOf(page, 'quick-view')).toContainText(
      /waiting.*Waits until somebody points at, touches or focuses it/,
    );
    await expect(panel.locator('.problem')).toHaveCount(0);
    await expect(panel.getByRole('heading', { name: 'Problems' })).toBeHidden();
    const found = await page.evaluate(() => {
      const names = new Set<string>();
      for (const element of document.querySelectorAll('*')) {
        for (const name of element.getAttributeNames()) {
          if (/^data-island-(?!pressed)/.test(name)) names.add(name.slice('data-island-'.length));
        }
      }
      return [...names].sort();
    });
    const listed = await panel.locator('.row .name').allTextContents();
    expect([...new Set(listed)].sort()).toEqual(found);
    await panel.getByText('islands have nothing to do here').click();
    await expect(panel.locator('.absent').filter({ hasText: 'variation-form' })).toContainText(
      'no element is .variations_form',
    );
    await expect(panel.locator('details').filter({ hasText: 'nothing to do here' })).toContainText(
      /Where the page has such a part.+compare it with “Markup” on the island’s page/,
    );
  });

  await test.step('a row marks its elements, and leads to them', async () => {
    const marks = page.locator(`${PANEL} .mark`);
    const row = rowOf(page, 'quick-view');
    await row.locator('.name').hover();
    await expect(marks).toHaveCount(await page.locator('a.quick-view[data-prod]').count());
    await row.locator('summary').click();
    const last = row.getByRole('button').last();
    await last.focus();
    await expect(marks).toHaveCount(1);
    await page.keyboard.press('Enter');
    await expect(page.locator('a.quick-view[data-prod]').last()).toBeInViewport();
  });

  await test.step('a change of a state is shown, and what has the focus keeps it', async () => {
    const said = await status.textContent();
    const copy = panel.getByRole('button', { name: 'Copy' });
    await copy.focus();
    await approach(page.locator('a.quick-view[data-prod]'));
    await expect(rowOf(page, 'quick-view').filter({ hasText: 'ready' })).toHaveCount(1);
    await expect(status).not.toHaveText(said ?? '');
    await expect(copy).toBeFocused();
    // What moves within the panel has no name here.
    expect(shifts.filter((shift) => /: .*\w/.test(shift))).toEqual([]);
  });

  await test.step('for everybody, also in the dark and on a telephone', async () => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await violations(page)).toEqual([]);
    const { x, width } = (await panel.boundingBox())!;
    expect([x, width]).toEqual([0, 360]);
    const least = await panel.evaluate((element) =>
      Math.min(
        ...[...element.querySelectorAll('button,summary')]
          .map((tool) => tool.getBoundingClientRect())
          .flatMap(({ width: wide, height: high }) => (wide > 0 ? [wide, high] : [])),
      ),
    );
    expect(least).toBeGreaterThanOrEqual(24);
    await panel.getByRole('button', { name: 'Fold' }).click();
    await expect(rowOf(page, 'quick-view').first()).toBeHidden();
  });

  await test.step('Escape takes it away; nothing is stored or refused', async () => {
    await page.keyboard.press('Escape');
    await expect(page.locator(PANEL)).toHaveCount(0);
    const kept = await page.evaluate(() => [
      ...Object.keys(localStorage),
      ...Object.keys(sessionStorage),
      ...document.cookie.split('; ').map((cookie) => cookie.split('=')[0] ?? ''),
    ]);
    // The platform's own, and nobody else's.
    expect(kept.filter((name) => !/^(?:wc_|woocommerce_|sbjs_|fixture_)/.test(name))).toEqual([]);
    expect(refused).toEqual([]);
  });
});

test('a bookmark opens the panel, also where the loader is missing', async ({ page, shop }) => {
  await shop.situation({ bundle: false });
  await visit(page, '/shop/');
  const readme = await readFile('entry/diagnostics/README.md', 'utf8');
  const [bookmark = ''] = /(?<=^ *)javascript:.+/m.exec(readme) ?? [];
  await page.evaluate((address) => location.assign(address), bookmark);
  await expect(page.getByRole('region', { name: 'Islands' })).toBeVisible();
});

test.describe('a product page on which much is wrong', () => {
  test.use({ allowErrors: [/Failed to load resource|storefront-islands:error/] });

  test('says of each island why, and what to do: in the panel, the console and as text', async ({
    page,
    shop,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await shop.situation({
      csp: 'strict',
      bundleTwice: true,
      settings: { islands: { 'size-chart': 'off', 'cart-itm': 'off' } },
    });
    await shop.fault({ match: 'chunks/product-tabs', kind: '404', times: 'always' });
    await rewrite(page, '**/chunks/quantity-*', (code) =>
      code.replace(
        /export\{[^}]*\bas mount\}/,
        'export const mount=()=>{throw new TypeError("no field")}',
      ),
    );
    await page.route('**/theirs/add-to-cart.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: '' }),
    );
    await rewrite(page, `**${simple}`, (html) =>
      html
        .replace(
          '</body>',
          '<script src="/theirs/add-to-cart.js" id="wc-add-to-cart-js"></script></body>',
        )
        .replace('<header id="header"', '$& data-island-cart-item="off"'),
    );
    await page.goto(simple);
    await expectIsland(page.locator('body'), 'quantity', 'failed');

    await test.step('before any sign of a shopper: what is not looked for yet', async () => {
      await call(page, 'open');
      await expect(rowOf(page, 'sticky-header')).toContainText(
        /not noticed.*first sign of a shopper.*Move the pointer/,
      );
    });

    await touch(page);
    await page.locator('.woocommerce-tabs').scrollIntoViewIfNeeded();
    await expectIsland(page.locator('.woocommerce-tabs'), 'product-tabs', 'failed');
    const rows: Array<[island: string, says: RegExp]> = [
      [
        'product-tabs',
        /failed.*product-tabs-\w+\.js was answered with 404.*copy the whole of dist/,
      ],
      ['quantity', /failed.*An error while it was set up: TypeError: no field/],
      ['size-chart', /off.*Turned off by the page’s settings/],
      ['cart-item', /off.*data-island-cart-item="off" on header#header around it/],
      ['add-to-cart', /waiting.*The script that it replaces runs as well/],
    ];
    for (const [island, says] of rows) {
      await expect(rowOf(page, island).first(), island).toContainText(says);
    }
    await expect(page.locator(`${PANEL} .problem`)).toContainText([
      /included 2 times/,
      /product-tabs-\w+\.js was answered with 404/,
      /“cart-itm”, which is no island.*Write “cart-item”/,
      /“wc-add-to-cart” \(.*add-to-cart\.js\) runs beside the islands “add-to-cart”, “cart-fragments”/,
    ]);
    expect(await violations(page)).toEqual([]);

    await test.step('the same as text, which can be copied', async () => {
      await page.getByRole('button', { name: 'Copy' }).click();
      await expect(page.locator(`${PANEL} .note`)).toHaveText('Copied.');
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      expect(copied).toMatch(
        /^storefront-islands [\d.]+ \([0-9a-f]{16}\)\nhttp:\S+organic-cotton-tee\/\n/,
      );
      expect(copied).toMatch(
        /\n- product-tabs: failed .*404\.\n {2}→ .*dist.*\n {2}on .*woocommerce-tabs/,
      );
      expect(copied).toMatch(/\n- The bundle is included 2 times/);
      expect(copied).toMatch(
        /\nNot on this page\n→ Where the page has such a part.+\n(?:- .+\n)*- variation-form: no element is \.variations_form\n/,
      );
      expect(await call(page, 'text')).toBe(copied);
    });

    await test.step('the same as a table in the console', async () => {
      const table = page.waitForEvent('console', (message) => message.type() === 'table');
      await call(page, 'table');
      const lines = (await (await table).args()[0]!.jsonValue()) as Array<Record<string, string>>;
      const failed = lines.filter(({ state }) => state === 'failed');
      expect(failed.map(({ island }) => island)).toEqual(['quantity', 'product-tabs']);
      expect(failed[0]).toMatchObject({ element: 'body', size: expect.stringContaining('KiB') });
      expect(failed[0]!['what']).toContain('no field');
      // What has never been set up has no time; all that works has one.
      const ready = lines.filter(({ state }) => state === 'ready');
      expect(ready.length).toBeGreaterThan(5);
      for (const { island, timing } of ready) {
        expect(timing, island).toMatch(/^(?:\d+ × )?\d+(?:–\d+)? ms, (?:at|from) \d+\.\d\d s$/);
      }
      expect(lines.find(({ island }) => island === 'size-chart')).toMatchObject({ timing: '' });
      const absent = lines.filter(({ state }) => state === 'not on this page');
      expect(absent.find(({ island }) => island === 'variation-form')).toMatchObject({
        what: 'no element is .variations_form',
        todo: expect.stringContaining('writes it otherwise'),
      });
      expect(absent).toHaveLength(await page.locator(`${PANEL} .absent`).count());
      expect(lines.length - absent.length).toBe(
        await page.locator(`${PANEL} .where button`).count(),
      );
    });

    await call(page, 'close');
    await expect(page.locator(PANEL)).toHaveCount(0);
  });

  test('where the loader, its second half or the manifest is missing, a call tells', async ({
    page,
    shop,
  }) => {
    const problems = page.locator(`${PANEL} .problem`);
    await shop.fault({ match: 'chunks/starter', kind: '404', times: 'always' });
    await shop.fault({ match: 'manifest.json', kind: 'html', times: 'always' });
    await visit(page, simple);
    await expectIsland(page.locator('body'), 'quantity', 'failed');
    await call(page, 'open');
    await expect(problems).toContainText([
      /starter-\w+\.js was answered with 404.*copy the whole of dist/,
      /manifest\.json could not be read/,
    ]);
    await expect(rowOf(page, 'quantity')).toContainText(
      /failed.*did not come: chunks\/starter-\w+\.js was answered with 404/,
    );
    await expect(rowOf(page, 'product-tabs')).toContainText(
      /not noticed.*second half of the loader.*starter/,
    );

    await shop.startAfresh();
    await shop.fault({ match: 'loader.js', kind: '404', times: 'always' });
    await page.goto(simple);
    await call(page, 'open');
    await expect(problems.first()).toContainText(
      /loader has not run.*loader\.js, and was answered with 404\..*Copy the whole of dist/,
    );
    await expect(rowOf(page, 'quantity')).toContainText(/not noticed.*The loader has not run/);
  });
});
