import { rewrite } from '../fixtures-html/testing/page-probes';
import {
  approach,
  expect,
  expectInDialog,
  expectIsland,
  test,
  type Page,
} from '../fixtures-html/testing/shop-test';

/** Markup that the theme's style sheet hides until a script says otherwise. */
const BLOCKS = `<div class="page-loader">…</div>
<section class="section"><div class="loading-spin"></div><p id="moving" data-parallax="3">Wool</p></section>
<p data-animate="fadeIn" id="near">Spun</p><p><span class="count-up">1200</span> sheep</p>
<div class="slider-wrapper"><div class="slider slider-load-first" data-flickity-options="{}"><div>One</div><div>Two</div></div><div class="loading-spin" id="spin"></div></div>
<p data-animate="fadeIn" id="far" class="far">Knitted</p>`;
const HIDING = `[data-parallax]:not(.parallax-active),[data-animate]:not([data-animated=true]),.count-up:not(.active),.slider-load-first:not(.flickity-enabled)>div{opacity:0}.far{margin-top:3000px}.page-loader{position:fixed;inset:0}`;

const inArticle = (page: Page, markup: string): Promise<void> =>
  rewrite(page, '**/journal/how-to-wash-wool/', (html) =>
    html.replace('</main>', `${markup}</main>`),
  );

test('whatever becomes of the bundle, the page is shown: after some time in sight, and in print', async ({
  page,
  shop,
}) => {
  await shop.situation({ themeApi: true });
  await inArticle(page, `<style>${HIDING}</style>${BLOCKS}`);
  // Nothing comes that could tell of a failure either.
  await page.route('**/loader.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  );
  // Time stands from the first moment on: it passes as the test says, not as the machine is fast.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.goto('/journal/how-to-wash-wool/');
  await expect(page.locator('html')).toHaveClass('js');
  await page.locator('.slider').scrollIntoViewIfNeeded();
  // Whoever watches what is in sight has been told, in the order in which they began.
  await page
    .locator('#near')
    .evaluate((near) => new Promise((seen) => new IntersectionObserver(seen).observe(near)));
  await page.clock.runFor(2000);
  await expect(page.locator('.page-loader')).toHaveCount(0);
  await expect(page.locator('.section .loading-spin')).toBeHidden();
  await expect(page.locator('#near')).toHaveCSS('opacity', '0');
  await page.clock.runFor(2000);
  for (const id of [
    '#moving',
    '#near',
    '.count-up',
    '.slider > :first-child',
    '.slider > :last-child',
  ]) {
    await expect(page.locator(id), id).toHaveCSS('opacity', '1');
  }
  await expect(page.locator('#spin')).toBeHidden();
  // Slides that no script moves are a row that scrolls.
  await expect(page.locator('.slider')).toHaveCSS('overflow-x', 'auto');
  expect(
    await page.locator('.slider').evaluate((slider) => slider.scrollWidth / slider.clientWidth),
  ).toBe(2);
  await test.step('what leaves the page is forgotten', async () => {
    await page.evaluate(() => {
      const near = document.querySelector('#near')!;
      Object.assign(globalThis, { left: new WeakRef(near) });
      near.remove();
    });
    const isKept = (): Promise<boolean> =>
      page.evaluate(
        () => (globalThis as unknown as { left: WeakRef<Element> }).left.deref() !== undefined,
      );
    await expect
      .poll(async () => {
        await page.requestGC();
        return isKept();
      })
      .toBe(false);
  });
  await expect(page.locator('#far')).toHaveCSS('opacity', '0');
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(page.locator('#far')).toHaveCSS('opacity', '1');
});

/** As inline code and other plugins call the theme, right behind its script. */
const CALLERS = `
  window.seen = [];
  Flatsome.behavior('theirs', { attach: function (context) { seen.push(context === document ? 'document' : context.id); } });
  seen.push(String(Flatsome.attach('nobody')));
  Flatsome.cookie('lightbox_1', 'opened_1', 365);
  seen.push(Flatsome.cookie('lightbox_1'));
  Flatsome.cookie('lightbox_1', false);
  seen.push(String(Flatsome.cookie('lightbox_1')));
  function Badge(element, options) { this.element = element; this.options = options; }
  Badge.prototype.say = function (word) { this.element.title = this.options.name + word; };
  Flatsome.plugin('badge', Badge, { name: 'Wool ' });
  if (window.jQuery) jQuery(function ($) {
    seen.push(typeof $.scrollTo + typeof $.scroll_to_notices + $.fn.flickity.isFlickityStub);
    $('h1').badge().badge('say', 'week');
    $('.wool').lazyFlickity({ wrapAround: true }).addQty().imagesLoaded(function () { seen.push('loaded'); });
  });`;

for (const jquery of ['before', 'late', 'none'] as const) {
  test(`code of others finds the theme’s functions (jQuery: ${jquery})`, async ({ page, shop }) => {
    await shop.situation({ themeApi: true, jquery });
    await rewrite(page, '**/journal/how-to-wash-wool/', (html) =>
      html
        .replace('</main>', '<p class="wool">Wool</p></main>')
        .replace(/(<script type="module")/, `<script>${CALLERS}</script>$1`),
    );
    await page.goto('/journal/how-to-wash-wool/');
    const seen = (): Promise<unknown[]> =>
      page.evaluate(() => (globalThis as unknown as { seen: unknown[] }).seen);
    const always = ['null', 'opened_1', 'null', 'document'];
    if (jquery === 'before') {
      await expect.poll(seen).toEqual([...always, 'functionfunctiontrue', 'loaded']);
      await expect(page.locator('h1')).toHaveAttribute('title', 'Wool week');
      await expect(page.locator('.wool')).toHaveAttribute(
        'data-flickity-options',
        '{"wrapAround":true}',
      );
    } else await expect.poll(seen).toEqual(always);
    if (jquery === 'late') {
      await page.waitForFunction(() => 'jQuery' in globalThis);
      const functions = (): Promise<unknown[]> =>
        page.evaluate(() => {
          const { jQuery } = globalThis as unknown as { jQuery: { fn: object; scrollTo: unknown } };
          return [typeof jQuery.scrollTo, 'badge' in jQuery.fn, 'lazyFlickity' in jQuery.fn];
        });
      await expect.poll(functions).toEqual(['function', true, true]);
    }
  });
}

interface Promised {
  done: (run: () => void) => unknown;
}

test('pictures are waited for wherever they stand, and positions are scrolled to however they are given', async ({
  page,
  shop,
}) => {
  await shop.situation({ themeApi: true, jquery: 'before' });
  await page.goto('/journal/how-to-wash-wool/');
  await page.waitForFunction(() => 'imagesLoaded' in (jQuery.fn as object));
  await page.evaluate(async () => {
    const far = document.createElement('p');
    far.style.paddingTop = '20000px';
    const picture = Object.assign(new Image(), { loading: 'lazy', alt: '' });
    picture.src = '/wp-content/uploads/blank-600x450.webp';
    far.append(picture);
    document.body.append(far);
    const set = jQuery(far) as unknown as { imagesLoaded: () => Promised };
    await new Promise<void>((resolve) => set.imagesLoaded().done(resolve));
  });
  const scrolledTo = (target: unknown, options: object = {}): Promise<number> =>
    page.evaluate(
      ([where, given]) =>
        new Promise<number>((resolve) => {
          const { scrollTo } = jQuery as unknown as { scrollTo: (...args: unknown[]) => void };
          scrollTo(where, 0, { ...(given as object), onAfter: () => resolve(Math.round(scrollY)) });
        }),
      [target, options],
    );
  expect(await scrolledTo('300px')).toBe(300);
  expect(await scrolledTo('+=200')).toBe(500);
  const heading = await page
    .locator('h1')
    .evaluate((element) => Math.round(element.getBoundingClientRect().top + scrollY));
  expect(await scrolledTo('h1', { offset: { top: -20 } })).toBe(heading - 20);

  const { covered, box } = await page.evaluate(async () => {
    type Scroll = (...args: unknown[]) => void;
    const { scrollTo: scroll } = jQuery as unknown as { scrollTo: Scroll };
    const { flatsomeVars } = globalThis as unknown as { flatsomeVars: Record<string, unknown> };
    flatsomeVars['scrollPaddingTop'] = 90;
    const inner = document.createElement('div');
    inner.innerHTML = '<p style="height:500px"></p><p id="inner" style="height:900px">Inner</p>';
    inner.style.cssText = 'height:200px;overflow:auto';
    document.body.prepend(inner);
    document.body.style.paddingTop = '3000px';
    const topAfter = (...args: unknown[]): Promise<number> =>
      new Promise((resolve) => {
        const onAfter = (): void => resolve(Math.round(inner.getBoundingClientRect().top));
        scroll(inner, ...args.slice(0, -1), { ...(args.at(-1) as object), onAfter });
      });
    const begin = performance.now();
    const tops = [await topAfter(100, {}), await topAfter({ offset: -20, duration: 100 })];
    const isQuick = performance.now() - begin < 1800;
    (jQuery(inner) as unknown as { scrollTo: Scroll }).scrollTo('#inner', 100, { offset: 0 });
    return { covered: { tops, isQuick }, box: scrollY };
  });
  expect(covered).toEqual({ tops: [90, 20], isQuick: true });
  await expect
    .poll(() => page.locator('#inner').evaluate((inner) => inner.parentElement!.scrollTop))
    .toBeGreaterThan(490);
  expect(await page.evaluate(() => scrollY)).toBe(box);
  // What is no selector is no position either.
  await page.evaluate(() =>
    (jQuery as unknown as { scrollTo: (to: string) => void }).scrollTo('50%'),
  );
});

test('markup that a script has changed becomes an island once the script attaches by name, and only once', async ({
  page,
  shop,
}) => {
  await shop.situation({ themeApi: true, csp: 'strict' });
  await page.goto('/shop/');
  await expect(page.locator('#flatsome-js-js')).toHaveCount(1);
  await approach(page.locator('.quick-view'));
  await expectIsland(page.locator('.quick-view'), 'quick-view', 'ready');
  const button = page.locator('main h1');
  await button.evaluate((heading) => {
    heading.textContent = '';
    const link = document.createElement('a');
    link.href = '#main-menu';
    link.textContent = 'Menu of the heading';
    heading.append(link);
  });
  const link = page.getByRole('link', { name: 'Menu of the heading' });
  await link.evaluate((element) => {
    const { Flatsome } = globalThis as unknown as {
      Flatsome: { attach: (what?: unknown, where?: unknown) => unknown };
    };
    element.dataset['open'] = '#main-menu';
    for (let times = 0; times < 3; times += 1) {
      Flatsome.attach('lightboxes', element);
      Flatsome.attach('quick-view');
      Flatsome.attach(document.body);
    }
  });
  await expect(link).toHaveAttribute('data-island-off-canvas');
  await link.click();
  await expectInDialog(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.locator('.quick-view').first().click();
  await expect(page.getByRole('dialog')).toHaveCount(1);
});
