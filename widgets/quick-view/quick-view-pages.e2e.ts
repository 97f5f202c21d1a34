import { violations } from '../../fixtures-html/testing/accessibility';
import {
  expect,
  expectIsland,
  expectKnown,
  test,
  type Page,
} from '../../fixtures-html/testing/shop-test';
import { QuickViewPage } from './quick-view.page';

test('a press with a modifier is the browser’s, and leads to the product', async ({
  page,
  context,
}) => {
  await page.goto('/shop/');
  const view = new QuickViewPage(page);
  const link = view.link('Oxford Shirt');
  await expect(link).toHaveAttribute('href', '#quick-view');
  await link.hover();
  await expectIsland(link, 'quick-view', 'ready');
  const opened = context.waitForEvent('page');
  await link.click({ modifiers: ['ControlOrMeta'] });
  await expect(await opened).toHaveURL('/product/oxford-shirt/');
  await expect(view.dialog).toHaveCount(0);
});

test('shows every kind of product: sold out, missing pictures, signs in names, narrow windows', async ({
  page,
  shop,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await shop.situation({ swatches: 'theme' });
  const view = new QuickViewPage(page);
  const show = async (product: string): Promise<void> => {
    // The theme offers no quick view on small screens, but other themes do.
    const tools = view.box(product).locator('.grid-tools');
    await tools.evaluate((element) => element.classList.remove('hide-for-small'));
    await expect(view.link(product)).toHaveAttribute('data-island-quick-view');
    await view.link(product).dispatchEvent('click');
    await expect(view.content.getByRole('heading')).toHaveText(product);
    await view.settled();
    expect(
      await view.dialog.evaluate((one) => one.scrollWidth - one.clientWidth),
      product,
    ).toBeLessThanOrEqual(0);
  };
  const hide = async (): Promise<void> => {
    await view.escape();
    await view.gone();
  };

  await page.goto('/shop/unusual/page/2/');
  await show('The <b>Bold</b> & "Brash" Beanie <img src=x onerror=alert(1)>');
  await expect(view.dialog).toHaveAccessibleName(/“The <b>Bold<\/b> & "Brash" Beanie <img/);
  await expect(view.content.locator('b,em')).toHaveCount(0);
  await hide();

  await page.goto('/shop/unusual/');
  await show('Camera-Shy Tote');
  await expect(view.slider.getByRole('button')).toHaveCount(0);
  await expect(view.main).toHaveAttribute('alt', 'Awaiting product image');
  await hide();
  await show('Single-Picture Scarf');
  await expect(view.slider).not.toHaveClass(/flickity-enabled/);
  await hide();
  await show('Retired Gilet');
  await expect(view.content).toContainText('currently out of stock and unavailable');
  await hide();
  await show('Corduroy Overshirt');
  await expectIsland(view.content.locator('.ux-swatches'), 'swatches', 'ready');
  expect(await violations(page)).toEqual([]);
  await hide();

  await page.goto('/shop/');
  await show('Bridle Leather Belt');
  await expect(view.content.locator('.stock')).toHaveText('Out of stock');
  await expect(view.content.locator('form')).toHaveCount(0);
  // Where the link cannot have the focus any more, the product's name gets it.
  await view.link('Bridle Leather Belt').evaluate((link) => (link.style.display = 'none'));
  await hide();
  await expect(
    view
      .box('Bridle Leather Belt')
      .getByRole('link', { name: 'Bridle Leather Belt', exact: true })
      .last(),
  ).toBeFocused();
});

/** Waits until everything that begins by itself, sooner or later, has begun. */
async function begun(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  const isUnderWay = (): boolean =>
    [...document.querySelectorAll('*')].some((element) =>
      [...element.attributes].some(
        ({ name, value }) => name.startsWith('data-island-') && value === 'loading',
      ),
    );
  await expect.poll(() => page.evaluate(isUnderWay)).toBe(false);
}

test('opened and closed again and again it leaves no listener, no node and no entry behind', async ({
  page,
}) => {
  await page.goto('/shop/unusual/');
  const view = new QuickViewPage(page);
  await view.link('Corduroy Overshirt').focus();
  await expectIsland(view.link('Corduroy Overshirt'), 'quick-view', 'ready');
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable');
  // What browsers do with input is not the question here.
  const round = async (): Promise<void> => {
    await view.link('Corduroy Overshirt').dispatchEvent('click');
    await expectIsland(view.content.locator('.variations_form'), 'variation-form', 'ready');
    await expect(view.slider).toHaveClass(/flickity-enabled/);
    await view.close.dispatchEvent('click');
    await view.gone();
    // Browsers take the entry in the history away some time later.
    await expect.poll(() => page.evaluate(() => history.state as unknown)).toBeNull();
  };
  const measure = async () => {
    await cdp.send('HeapProfiler.collectGarbage');
    await cdp.send('HeapProfiler.collectGarbage');
    const { metrics } = await cdp.send('Performance.getMetrics');
    const of = (name: string) => metrics.find((metric) => metric.name === name)?.value;
    return {
      listeners: of('JSEventListeners') ?? Number.NaN,
      elements: await page.evaluate(() => document.querySelectorAll('*').length),
      entries: await page.evaluate(() => history.length),
    };
  };
  // The first ones fill caches that stay.
  await round();
  await round();
  await begun(page);
  // Browsers let go of what has been closed some time later: until then there is too much.
  let before = await measure();
  let timesEqual = 0;
  const fallen = async (): Promise<number> => {
    const now = await measure();
    timesEqual = now.listeners === before.listeners ? timesEqual + 1 : 0;
    before = now;
    return timesEqual;
  };
  await expect.poll(fallen, { intervals: [250] }).toBeGreaterThan(3);
  for (let times = 0; times < 3; times += 1) await round();
  await expect.poll(async () => (await measure()).listeners).toBeLessThanOrEqual(before.listeners);
  expect(await measure()).toMatchObject({ elements: before.elements, entries: before.entries });
});

test('a listing that is taken away under the popup takes it along, and nothing goes wrong', async ({
  page,
}) => {
  await page.goto('/shop/unusual/');
  const view = new QuickViewPage(page);
  await page.evaluate(() => {
    const heard: string[] = [];
    Object.assign(globalThis, { heard });
    for (const name of ['mfpOpen', 'mfpBeforeClose', 'mfpClose', 'mfpAfterClose'])
      document.addEventListener(name, () => heard.push(name));
  });
  await view.open('Corduroy Overshirt');
  await view.settled();
  // As filters do that fetch a new listing.
  await page.locator('.products').evaluate((grid) => {
    const copy = grid.cloneNode(true) as Element;
    for (const marked of copy.querySelectorAll('.quick-view')) {
      marked.removeAttribute('data-island-quick-view');
      marked.classList.remove('quick-view-added');
    }
    grid.replaceWith(copy);
  });
  await view.gone();
  await expect
    .poll(() => page.evaluate(() => (globalThis as unknown as { heard: string[] }).heard))
    .toEqual(['mfpOpen', 'mfpBeforeClose', 'mfpClose', 'mfpAfterClose']);
  await expect(page.locator('#wrapper')).toHaveJSProperty('inert', false);
  expect(await page.evaluate(() => document.documentElement.style.overflow)).toBe('');
  await expect.poll(() => page.evaluate(() => history.state as unknown)).toBeNull();
  // The new listing works like the old one.
  await view.open('Wool Overcoat');
});

test('labels lead to the fields inside, where the page below has the same', async ({ page }) => {
  await page.goto('/product/oxford-shirt/');
  const view = new QuickViewPage(page);
  const link = page.locator('.related a.quick-view').first();
  // A product with the same options, as a shop with many shirts has.
  await link.evaluate((element) => (element.dataset.prod = '401'));
  await expectKnown(link, 'quick-view');
  await link.click();
  await expect(view.content.getByRole('heading')).toHaveText('Corduroy Overshirt');
  await view.content.getByText('Size', { exact: true }).click();
  await expect(view.content.locator('select[name=attribute_pa_size]')).toBeFocused();
  expect(
    await page.evaluate(() => {
      const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
      return ids.filter((id, index) => ids.indexOf(id) !== index);
    }),
  ).toEqual([]);
});

test('the popup engine’s events, and those that swatch plugins wait for, in their order', async ({
  page,
  shop,
}) => {
  await shop.situation({ jquery: 'before' });
  await page.addInitScript(() => {
    const heard: string[] = [];
    Object.assign(globalThis, { heard });
    const names =
      'mfpBeforeOpen mfpElementParse mfpBeforeAppend mfpChange mfpOpen mfpBeforeClose mfpClose mfpAfterClose flatsome-flickity-ready wc_variation_form';
    for (const name of names.split(' '))
      document.addEventListener(name, () => heard.push(`native ${name}`));
    document.addEventListener('DOMContentLoaded', () => {
      const { jQuery } = globalThis as unknown as {
        jQuery: (target: Document) => {
          on: (names: string, react: (event: Event, ...rest: unknown[]) => void) => void;
        };
      };
      const inPage = (): string =>
        document.querySelector('.product-lightbox form') ? ' with content' : '';
      jQuery(document).on(names, ({ type }) => heard.push(type + inPage()));
      jQuery(document).on('ajaxComplete', (_event, xhr, settings) => {
        const { data } = settings as { data: string };
        const { responseText } = xhr as { responseText: string };
        const isProduct = responseText.includes('product-quick-view-container');
        if (isProduct) heard.push(`ajaxComplete ${data}${inPage()}`);
      });
    });
  });
  await page.goto('/shop/');
  const view = new QuickViewPage(page);
  await view.open('Oxford Shirt');
  await expect(view.slider).toHaveClass(/flickity-enabled/);
  await expectIsland(view.content.locator('.variations_form'), 'variation-form', 'ready');
  await view.escape();
  await view.gone();
  const takeHeard = (): Promise<string[]> =>
    page.evaluate(() => (globalThis as unknown as { heard: string[] }).heard);
  // jQuery's listeners hear it after the page's.
  await expect.poll(takeHeard).toContain('mfpAfterClose');
  const heard = await takeHeard();
  const sent = 'ajaxComplete action=flatsome_quickview&product=201';
  const jQueryOnly = heard.filter((one) => !one.startsWith('native'));
  expect(jQueryOnly.slice(0, 7)).toEqual([
    sent,
    'mfpBeforeOpen',
    'mfpElementParse',
    'mfpBeforeAppend',
    'mfpChange with content',
    'mfpOpen with content',
    `${sent} with content`,
  ]);
  expect(jQueryOnly.slice(7, 9).sort()).toEqual([
    'flatsome-flickity-ready with content',
    'wc_variation_form with content',
  ]);
  expect(jQueryOnly.slice(9)).toEqual(['mfpBeforeClose with content', 'mfpClose', 'mfpAfterClose']);
  expect(
    heard.filter((one) => one.startsWith('native')).map((one) => one.replace('native ', '')),
  ).toEqual(jQueryOnly.filter((one) => !one.startsWith('ajax')).map((one) => one.split(' ')[0]));
});

for (const gate of ['the browser’s sanitizer', 'DOMPurify']) {
  test(`under a strict policy (${gate})`, async ({ page, shop }) => {
    const found: string[] = [];
    await page.exposeFunction('noteViolation', (text: string) => found.push(text));
    await page.addInitScript((isNative) => {
      document.addEventListener('securitypolicyviolation', (event) => {
        const { noteViolation } = globalThis as unknown as {
          noteViolation: (text: string) => void;
        };
        noteViolation(`${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}`);
      });
      if (!isNative) Reflect.deleteProperty(Element.prototype, 'setHTML');
    }, gate !== 'DOMPurify');
    await shop.situation({ csp: 'strict', swatches: 'plugin', redirectAfterAdd: 'no' });
    await page.goto('/shop/unusual/');
    const view = new QuickViewPage(page);
    await view.open('Corduroy Overshirt');
    await expectIsland(view.content.locator('.variable-items-wrapper'), 'swatches', 'ready');
    await expect(view.slider).toHaveClass(/flickity-enabled/);
    await view.content.getByRole('button', { name: 'Next' }).click();
    await expect.poll(() => view.shown()).toBe(2);
    await view.content.getByRole('radio', { name: 'Navy' }).click();
    await view.content.getByRole('radio', { name: 'M', exact: true }).click();
    await expect(view.main).toHaveAttribute('src', /corduroy-overshirt-navy/);
    await view.content.locator('.single_add_to_cart_button').click();
    await view.gone();
    await expect.poll(async () => (await shop.cart()).lines.length).toBe(1);
    expect(found).toEqual([]);
  });
}
