import { noteShifts } from '../../fixtures-html/testing/layout-shifts';
import { rewrite } from '../../fixtures-html/testing/page-probes';
import {
  expect,
  expectIsland,
  painted,
  test,
  visit,
  type Locator,
  type Page,
} from '../../fixtures-html/testing/shop-test';

const WIDE = { width: 1280, height: 700 };
const inner = (page: Page, section: string): Locator =>
  page.locator(`[aria-labelledby=craft-${section}] .is-sticky-column__inner`);

const edges = (part: Locator): Promise<{ top: number; bottom: number }> =>
  part.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return { top: Math.round(top), bottom: Math.round(bottom) };
  });

async function scrollBy(page: Page, pixels: number): Promise<void> {
  await page.evaluate((y) => globalThis.scrollBy({ top: y, behavior: 'instant' }), pixels);
  await painted(page);
}

/** Scrolls until the upper edge of a column's row is so far from the window's. */
async function scrollRowTo(page: Page, column: Locator, top: number): Promise<void> {
  const row = column.locator('xpath=ancestor::*[contains(@class,"craft-row")]');
  const at = await row.evaluate((element) => element.getBoundingClientRect().top);
  await scrollBy(page, at - top);
}

test('columns stick 30 pixels below the header if they fit, else by the end that the page moves to', async ({
  page,
  shop,
}) => {
  await shop.situation({ csp: 'strict' });
  await page.setViewportSize(WIDE);
  const shifts = await noteShifts(page);
  await visit(page, '/our-craft/');
  const [short, long, css] = ['fibre', 'cut', 'mending'].map((name) => inner(page, name)) as [
    Locator,
    Locator,
    Locator,
  ];
  const column = page.locator('.is-sticky-column[data-sticky-mode]');
  await expectIsland(column.first(), 'sticky-column', 'ready');
  await expectIsland(column.last(), 'sticky-column', 'ready');
  const { height } = (await long.boundingBox())!;
  expect(height, 'longer than the window').toBeGreaterThan(WIDE.height);
  // Sizes only change on load from here on: no rectangle is asked for while the page scrolls.
  await page.evaluate(async () => {
    for (const picture of document.querySelectorAll('img')) picture.loading = 'eager';
    await Promise.allSettled([...document.images].map((picture) => picture.decode()));
  });

  await test.step('one that fits', async () => {
    await scrollRowTo(page, short, 0);
    expect((await edges(short)).top).toBe(100);
    await scrollBy(page, 200);
    expect((await edges(short)).top).toBe(100);
    await scrollBy(page, -120);
    expect((await edges(short)).top).toBe(100);
  });

  await test.step('one that does not', async () => {
    await scrollRowTo(page, long, 200);
    expect((await edges(long)).top).toBe(200);
    await page.evaluate(() => {
      const native = Reflect.get(Element.prototype, 'getBoundingClientRect') as () => DOMRect;
      const asked: string[] = [];
      Object.assign(globalThis, { asked });
      Element.prototype.getBoundingClientRect = function count(this: Element) {
        if (this.matches('.is-sticky-column *')) asked.push(this.className);
        return native.call(this);
      };
    });
    await scrollBy(page, 900);
    const ownEdges = (): Promise<{ top: number; bottom: number }> =>
      long.evaluate((element) => {
        const [box] = element.getClientRects();
        return { top: Math.round(box!.top), bottom: Math.round(box!.bottom) };
      });
    expect((await ownEdges()).bottom).toBe(WIDE.height);
    await scrollBy(page, 150);
    expect((await ownEdges()).bottom).toBe(WIDE.height);
    // Back: it moves with the page until its beginning is there.
    await scrollBy(page, -80);
    expect((await ownEdges()).bottom).toBe(WIDE.height + 80);
    await scrollBy(page, 40);
    expect((await ownEdges()).bottom).toBe(WIDE.height + 40);
    await scrollBy(page, -500);
    expect((await ownEdges()).top).toBe(100);
    await scrollBy(page, -60);
    expect((await ownEdges()).top).toBe(100);
    const asked = await page.evaluate(() => (globalThis as unknown as { asked: string[] }).asked);
    expect(asked).toEqual([]);
    expect(shifts).toEqual([]);
  });

  await test.step('what the style sheet does, and other windows', async () => {
    await expect(css).not.toHaveAttribute('style');
    // In a higher window it fits.
    await page.setViewportSize({ width: 1280, height: 1400 });
    await expect.poll(async () => (await edges(long)).top).toBe(100);
    await scrollBy(page, 50);
    expect((await edges(long)).top).toBe(100);
    // One below the other there is nothing to stick to.
    await page.setViewportSize({ width: 768, height: 900 });
    await scrollRowTo(page, long, -300);
    await expect.poll(async () => (await edges(long)).top).toBe(-300);
  });
});

test('with an admin bar the header’s height is the one that is printed; nobody asks where the page is after a change', async ({
  page,
  shop,
}) => {
  await shop.situation({ headerStyle: 'hide' });
  await page.setViewportSize(WIDE);
  await page.addInitScript(() => {
    const log: string[] = [];
    Object.assign(globalThis, { log });
    addEventListener('scroll', () => log.push('scroll'), true);
    const scrolled = Object.getOwnPropertyDescriptor(globalThis, 'scrollY')!;
    Object.defineProperty(globalThis, 'scrollY', {
      get: () => (log.push('read'), scrolled.get!.call(globalThis) as number),
    });
    const add = Reflect.get(DOMTokenList.prototype, 'add') as DOMTokenList['add'];
    DOMTokenList.prototype.add = function note(...names) {
      log.push('write');
      add.apply(this, names);
    };
    const changes = { subtree: true, attributeFilter: ['class', 'style'] };
    new MutationObserver(() => log.push('write')).observe(document, changes);
  });
  await rewrite(page, '**/our-craft/', (html) =>
    html.replace('"sticky_height":"70"', '"sticky_height":"100"'),
  );
  await page.goto('/our-craft/');
  const short = inner(page, 'fibre');
  await scrollRowTo(page, short, -50);
  await expectIsland(page.locator('.is-sticky-column').first(), 'sticky-column', 'ready');
  await expect.poll(async () => (await edges(short)).top).toBe(130);

  // The header's classes and the columns' styles change in the same event, in one go.
  await expectIsland(page.locator('#header'), 'sticky-header', 'ready');
  await page.evaluate(() => ((globalThis as unknown as { log: string[] }).log.length = 0));
  await scrollRowTo(page, inner(page, 'cut'), -40);
  await scrollBy(page, 30);
  const log = await page.evaluate(() => (globalThis as unknown as { log: string[] }).log.join(' '));
  const events = log.split('scroll');
  expect(events.filter((event) => /read.*write/.test(event))).not.toEqual([]);
  expect(events.filter((event) => /write.*read/.test(event))).toEqual([]);
});
