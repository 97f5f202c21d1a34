import { readFileSync } from 'node:fs';

import { goBackTo, noteHowShown } from '../../fixtures-html/testing/back';
import { rewrite } from '../../fixtures-html/testing/page-probes';
import { atRest, expect, test, touch } from '../../fixtures-html/testing/shop-test';
import { SearchForm } from './live-search.page';

const manifest = JSON.parse(
  readFileSync(new URL('../../dist/manifest.json', import.meta.url), 'utf8'),
) as { islands: Record<string, { file: string }> };

for (const gate of ['the browser’s sanitizer', 'DOMPurify']) {
  test.describe(gate, () => {
    // Browsers tell of the handlers in what they parse, also where these are taken out and never run.
    test.use({ allowErrors: [/404.*(no-such-oddment|nowhere)|inline event handler/] });

    test('shows names as text and prices as they came, and runs nothing, under a strict policy', async ({
      page,
      shop,
    }) => {
      const blocked: string[] = [];
      await page.exposeFunction('noteBlocked', (text: string) => blocked.push(text));
      await page.addInitScript((isNative) => {
        document.addEventListener(
          'securitypolicyviolation',
          ({ violatedDirective, blockedURI }) => {
            const { noteBlocked } = globalThis as unknown as {
              noteBlocked: (text: string) => void;
            };
            noteBlocked(`${violatedDirective} ${blockedURI}`);
          },
        );
        if (!isNative) Reflect.deleteProperty(Element.prototype, 'setHTML');
      }, gate !== 'DOMPurify');
      await shop.situation({ csp: 'strict' });
      const search = new SearchForm(page);
      await search.open();
      await search.search('oddment');
      expect((await search.names()).slice(0, 5)).toEqual([
        'Oddment: tailor’s chalk & thread <red>',
        'Oddment of silk',
        'Oddment whose picture is missing on the server',
        'Oddment with an address that runs',
        'Oddment that leads nowhere',
      ]);
      await expect(search.list.locator('.search-name > bdi :not(strong, span)')).toHaveCount(0);
      await expect(search.list.locator('script')).toHaveCount(0);
      const silk = search.options.nth(1);
      await expect(silk.locator('.search-price del')).toHaveText('£12.00');
      await expect(silk.locator('.search-price ins')).toHaveText('£9.00');
      await expect(silk.locator('.search-image')).toHaveCount(0);
      await expect(search.options.nth(2).locator('.search-image')).toHaveCSS(
        'visibility',
        'hidden',
      );
      await expect(search.options.nth(2).locator('.search-price')).toHaveCount(0);
      for (const place of [3, 4]) {
        await expect(search.options.nth(place)).toHaveAttribute('aria-disabled', 'true');
      }
      // The keys pass those that lead nowhere.
      for (const place of [0, 1, 2, 5]) {
        await page.keyboard.press('ArrowDown');
        await search.expectActive(place);
      }
      await search.options.nth(3).click({ force: true });
      expect(new URL(page.url()).pathname).toBe('/shop/');
      expect(await page.evaluate(() => 'hacked' in globalThis)).toBe(false);
      expect(blocked.filter((text) => text !== 'script-src-attr inline')).toEqual([]);
      await page.keyboard.press('Home');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/product\/organic-cotton-tee\/$/);
    });
  });
}

test.describe('before its code is there', () => {
  test('costs nothing until the field is entered, and then uses what was typed meanwhile', async ({
    page,
    shop,
  }) => {
    const search = new SearchForm(page);
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(`**/${manifest.islands['live-search']!.file}`, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/shop/');
    await touch(page);
    await expect(search.results).toHaveAttribute('data-island-live-search', 'waiting');
    await atRest(page);
    expect(await shop.requests('chunks/live-search')).toEqual([]);
    await search.field.focus();
    await search.field.pressSequentially('wool');
    await expect(search.results).toHaveAttribute('data-island-live-search', 'loading');
    release();
    await expect(search.list).toBeVisible();
    await expect(search.field).toBeFocused();
    await expect(search.field).toHaveValue('wool');
    await search.field.pressSequentially('len');
    await search.field.press('Enter');
    await expect(page).toHaveURL(/\/\?s=woollen&post_type=product$/);

    // Enter before anything has come.
    await page.goto('/shop/');
    await search.field.fill('tote');
    await search.field.press('Enter');
    await expect(page).toHaveURL(/\/\?s=tote&post_type=product$/);
    // On the results page the field says what was searched for, and suggests it when it is entered.
    await page.waitForLoadState();
    await touch(page);
    await search.enter();
    await expect(search.field).toHaveValue('tote');
    await expect(search.list).toBeVisible();
  });

  test.describe('and never comes, or breaks', () => {
    test.use({ allowErrors: [/storefront-islands:error|ERR_FAILED/] });

    test('the form searches as it always did', async ({ page }) => {
      const { file } = manifest.islands['live-search']!;
      const search = new SearchForm(page);
      const asSent = async (): Promise<void> => {
        await expect(search.results).toHaveAttribute('data-island-live-search', 'failed');
        await expect(search.results).toBeEmpty();
        for (const name of ['role', 'aria-controls', 'aria-expanded', 'autocomplete']) {
          await expect(search.field).not.toHaveAttribute(name);
        }
        await search.field.fill('tote');
        await search.field.press('Enter');
        await expect(page).toHaveURL(/\/\?s=tote&post_type=product$/);
      };
      await page.route(`**/${file}*`, (route) => route.abort());
      await page.goto('/shop/');
      await search.field.focus();
      await asSent();
      await page.unroute(`**/${file}*`);

      await rewrite(page, `**/${file}*`, (code) =>
        code.replace(/["`]listbox["`]/, 'undefined.broken'),
      );
      await page.goto('/shop/');
      await search.field.focus();
      await asSent();
    });
  });
});

test('comes back from the next page calm: nothing loading, nothing open @window', async ({
  page,
  shop,
}) => {
  await noteHowShown(page);
  const search = new SearchForm(page);
  await search.open();
  await shop.fault({ match: 'query=jumper', kind: 'hang', times: 'always' });
  await search.field.fill('jumper');
  await expect(search.submit).toHaveClass(/loading/);
  await search.field.press('Enter');
  await expect(page).toHaveURL(/\/\?s=jumper/);
  await shop.clearFaults();
  await goBackTo(page, '/shop/', 'restored');
  await search.settled();
  await expect(search.list).toBeHidden();
  await expect(search.field).toHaveValue('jumper');
  // Where the browser does not keep the page, its code has to come again.
  await page.waitForFunction(() => document.readyState === 'complete');
  await search.enter();
  await search.search('wool');
});
