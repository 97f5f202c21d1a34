import { readFileSync } from 'node:fs';

import type { CDPSession } from 'playwright/test';

import {
  expect,
  expectIsland,
  openSettled,
  test,
  type Page,
} from '../fixtures-html/testing/shop-test';

interface Manifest {
  islands: Record<string, { file: string }>;
}

const manifest = JSON.parse(
  readFileSync(new URL('../dist/manifest.json', import.meta.url), 'utf8'),
) as Manifest;
const SELECTORS: Record<string, string> = {
  'cart-item': '#header .cart-item',
  'mini-cart': '#header .widget_shopping_cart_content',
};
const ROUNDS = 100;
const MAX_GROWTH_BYTES = 200_000;

/** Mounts an island by its own door and takes it down again, as often as asked for. */
function mountAndUnmount(page: Page, name: string, times: number): Promise<string[]> {
  const url = `/wp-content/plugins/storefront-islands/${manifest.islands[name]!.file}`;
  return page.evaluate(
    async ([address, island, selector, rounds]) => {
      type Mount = (element: Element, context: object) => void | Promise<void>;
      const { mount } = (await import(address)) as { mount: Mount };
      const failures: string[] = [];
      const fail = (error: unknown): void => void failures.push(String(error));
      for (let round = 0; round < rounds; round += 1) {
        const controller = new AbortController();
        const context = { name: island, signal: controller.signal, fail };
        await mount(document.querySelector(selector)!, context);
        controller.abort();
      }
      return failures;
    },
    [url, name, SELECTORS[name] ?? 'body', times] as const,
  );
}

/** Listeners, nodes and bytes in use after all garbage has been collected. */
async function measure(cdp: CDPSession): Promise<{ listeners: number; bytes: number }> {
  await cdp.send('HeapProfiler.collectGarbage');
  await cdp.send('HeapProfiler.collectGarbage');
  const { metrics } = await cdp.send('Performance.getMetrics');
  const { usedSize } = await cdp.send('Runtime.getHeapUsage');
  const listeners = metrics.find(({ name }) => name === 'JSEventListeners')?.value ?? Number.NaN;
  return { listeners, bytes: usedSize };
}

for (const name of Object.keys(manifest.islands)) {
  test(`${name}: ${ROUNDS} mounts leave no listener and no memory behind`, async ({
    page,
    shop,
  }) => {
    await shop.fill([{ sku: 'HV-W107', quantity: 2 }]);
    await openSettled(page, '/shop/');
    const off = Object.fromEntries(Object.keys(manifest.islands).map((island) => [island, 'off']));
    await shop.situation({ settings: { islands: off } });
    await page.reload();
    await expectIsland(page.locator('body'), 'cart-fragments', 'off');
    const before = await page.locator('#header').innerHTML();
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Performance.enable');

    // The first few fill caches that stay.
    expect(await mountAndUnmount(page, name, 10)).toEqual([]);
    const start = await measure(cdp);
    expect(await mountAndUnmount(page, name, ROUNDS)).toEqual([]);
    const end = await measure(cdp);
    expect(end.listeners).toBe(start.listeners);
    expect(end.bytes - start.bytes).toBeLessThan(MAX_GROWTH_BYTES);
    expect(await shop.requests('wc-ajax=get_refreshed')).toHaveLength(1);
    if (name !== 'cart-fragments') expect(await page.locator('#header').innerHTML()).toBe(before);
  });
}
