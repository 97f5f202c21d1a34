import { expect, expectIsland, test, touch, type Page } from '../fixtures-html/testing/shop-test';
import { noteIslandErrors } from '../fixtures-html/testing/page-probes';
import { API, importApi } from './api.page';

const LISTING = '/shop/';

/** Marks its element, counts presses in it, and undoes both when it ends. */
const NOTE = `export function mount(element, { name, signal }) {
  element.dataset.mounted = name;
  element.addEventListener('click', () => {
    element.dataset.presses = Number(element.dataset.presses ?? 0) + 1;
  }, { signal });
  signal.addEventListener('abort', () => delete element.dataset.mounted);
  if (element.matches('.broken')) throw new Error('it cannot work here');
}`;

const MARKUP = `<div class="note" id="one"><button type="button">One</button></div>
<div data-island-note="off"><div class="note" id="off"></div></div>
<div class="note broken" id="broken"><button type="button">Broken</button></div>
<div class="lost" id="lost"><a href="#found">Lost</a></div>`;

/** Adds islands of a theme's own to the listing: their markup, and a script before the loader's. */
async function prepare(page: Page): Promise<() => void> {
  const script = `import { registerIsland } from '${API}?ver=2';
    registerIsland({ name: 'note', selector: '.note', press: 'button', load: '/own/note.js' });
    registerIsland({ name: 'lost', selector: '.lost', press: 'a', load: () => import('/own/none.js') });
    registerIsland({
      name: 'around-add', selector: '#wrapper', wake: '.never', press: '.add_to_cart_button',
      when: 'visible', load: '/own/note.js',
    });`;
  await page.route(LISTING, async (route) => {
    const response = await route.fetch();
    const body = (await response.text())
      .replace('</head>', '<script type="module" src="/own/theme.js"></script></head>')
      .replace(/<body[^>]*>/, (tag) => `${tag}<main id="own">${MARKUP}</main>`);
    await route.fulfill({ response, body });
  });
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  const contentType = 'text/javascript';
  await page.route('/own/theme.js', (route) => route.fulfill({ contentType, body: script }));
  await page.route(/\/own\/note\.js/, async (route) => {
    await released;
    await route.fulfill({ contentType, body: NOTE });
  });
  await page.route(/\/own\/none\.js/, (route) => route.fulfill({ status: 404 }));
  return release;
}

test.use({ allowErrors: [/Failed to load resource|storefront-islands:error/] });

test('an island of one’s own lives as the bundle’s do: states, held presses, failure, coming and going', async ({
  page,
  shop,
}) => {
  await shop.situation({ redirectAfterAdd: 'no', csp: 'strict' });
  const errors = await noteIslandErrors(page);
  const release = await prepare(page);
  await page.goto(LISTING);
  const one = page.locator('#one');
  const lost = page.locator('#lost');

  await test.step('before the loader: found, off where it is turned off, and a press is kept', async () => {
    await expectIsland(one, 'note', 'waiting');
    await expectIsland(page.locator('#off'), 'note', 'off');
    await one.getByRole('button').click();
    await expectIsland(one, 'note', 'loading');
    await expect(one).not.toHaveAttribute('data-presses');
    release();
    await expectIsland(one, 'note', 'ready');
    await expect(one).toHaveAttribute('data-mounted', 'note');
    await expect(one).toHaveAttribute('data-presses', '1');
    await one.getByRole('button').click();
    await expect(one).toHaveAttribute('data-presses', '2');
  });

  await test.step('a press that an island of the bundle wants as well reaches both, once', async () => {
    await touch(page);
    await page.locator('a.ajax_add_to_cart[data-product_sku="HV-W101"]').click();
    await expect
      .poll(async () => (await shop.cart()).lines)
      .toMatchObject([{ sku: 'HV-W101', quantity: 1 }]);
    await expect(page.locator('#wrapper')).toHaveAttribute('data-presses', '1');
    expect(await shop.requests('wc-ajax=add_to_cart')).toHaveLength(1);
  });

  await test.step('what fails is given back, with one error each, and the press is not lost', async () => {
    const broken = page.locator('#broken');
    await broken.getByRole('button').click();
    await expectIsland(broken, 'note', 'failed');
    await expect(broken).not.toHaveAttribute('data-mounted');
    await lost.getByRole('link').click();
    await expectIsland(lost, 'lost', 'failed');
    await expect(page).toHaveURL(/#found$/);
    expect(await errors()).toMatchObject([
      { island: 'note', phase: 'mount', message: 'Error: it cannot work here', cancelable: true },
      { island: 'lost', phase: 'load', target: 'div.lost', cancelable: true },
    ]);
    await expectIsland(one, 'note', 'ready');
  });

  await test.step('after the loader: what is there, what comes, and what leaves', async () => {
    await importApi(page);
    await page.evaluate(() => {
      const { api } = globalThis as unknown as { api: typeof import('./api') };
      api.registerIsland({
        name: 'later',
        selector: '.note,.later',
        when: 'now',
        load: () =>
          Promise.resolve({
            mount(element, { signal }) {
              element.dataset['later'] = 'mounted';
              signal.addEventListener('abort', () => (element.dataset['later'] = 'ended'));
            },
          }),
      });
    });
    await expectIsland(one, 'later', 'ready');
    await page.evaluate(() => {
      const element = Object.assign(document.createElement('p'), { className: 'later' });
      document.querySelector('#own')?.append(element);
      Object.assign(globalThis, { element });
    });
    await expect(page.locator('p.later')).toHaveAttribute('data-later', 'mounted');
    await page.evaluate(() => (globalThis as unknown as { element: Element }).element.remove());
    const state = () =>
      page.evaluate(() => (globalThis as unknown as { element: HTMLElement }).element.outerHTML);
    await expect.poll(state).toBe('<p class="later" data-later="ended"></p>');
    // What becomes one by a class is found when a script says so.
    await page.evaluate(() => {
      document.querySelector('#lost')?.classList.add('later');
      document.dispatchEvent(new Event('storefront-islands:attach'));
    });
    await expectIsland(lost, 'later', 'ready');
  });

  await test.step('what cannot work is refused with what is wrong', async () => {
    const told = await page.evaluate(() => {
      const { api } = globalThis as unknown as { api: typeof import('./api') };
      const refuse = (given: object): string => {
        try {
          api.registerIsland(given as never);
        } catch (error) {
          return String(error);
        }
        return 'accepted';
      };
      const load = '/own/note.js';
      return [
        refuse({ name: 'mini-cart', selector: '.x', load }),
        refuse({ name: 'note', selector: 'p[', load }),
        refuse({ name: 'x', selector: '.x', load, when: 'soon', presses: 'a' }),
      ];
    });
    expect(told[0]).toContain('an island "mini-cart" is there already');
    expect(told[1]).toContain('"selector" is "p[", expected a CSS selector');
    expect(told[1]).toContain('an island "note" is there already');
    expect(told[2]).toContain('"when" is "soon", expected now, idle, visible, interaction');
    expect(told[2]).toContain('"presses" is no key of an island; there are name, selector, load');
  });
});
