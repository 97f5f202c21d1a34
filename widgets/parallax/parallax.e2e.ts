import { settled } from '../../fixtures-html/testing/accessibility';
import { noteShifts, noteShiftsFromNow } from '../../fixtures-html/testing/layout-shifts';
import { noteIslandErrors, rewrite } from '../../fixtures-html/testing/page-probes';
import {
  expect,
  expectIsland,
  painted,
  test,
  type Locator,
  type Page,
} from '../../fixtures-html/testing/shop-test';

const PAGE = '/our-craft/';
const LAYER = '.moving-banner .bg';
const WORDS = '.moving-banner .text-box';
const PLACES = [0, 120, 240, 360];

interface Place {
  /** Of the layer, from the upper edge of its banner, in pixels. */
  shift: number;
  /** Whether the layer covers what can be seen of the banner. */
  isCovered: boolean;
  wordsShift: number;
  opacity: number;
}

/** Where everything is once the page is scrolled there. */
async function placesAt(page: Page, top: number): Promise<Place> {
  await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top);
  await painted(page);
  await painted(page);
  // The style sheet has a transition of its own.
  await settled(page);
  return page.evaluate(
    ([layerSelector, wordsSelector]) => {
      const rect = (selector: string): DOMRect =>
        document.querySelector(selector)!.getBoundingClientRect();
      const layer = rect(layerSelector);
      const banner = rect('.moving-banner');
      const words = getComputedStyle(document.querySelector(wordsSelector)!);
      return {
        shift: layer.top - banner.top,
        isCovered:
          layer.top <= Math.max(banner.top, 0) + 0.5 &&
          layer.bottom >= Math.min(banner.bottom, innerHeight) - 0.5,
        wordsShift: new DOMMatrix(words.transform).f,
        opacity: Number(words.opacity),
      };
    },
    [LAYER, WORDS] as const,
  );
}

const follow = async (page: Page): Promise<Place[]> => {
  const places: Place[] = [];
  for (const top of PLACES) places.push(await placesAt(page, top));
  return places;
};

/** Whether the browser can move something with the page by itself; in the others a script does. */
const canFollow = (page: Page): Promise<boolean> =>
  page.evaluate(() => 'ViewTimeline' in globalThis);

/** Whether a layer of the page follows it, by the browser's own means or by script. */
const follows = (layer: Locator): Promise<boolean> =>
  layer.evaluate((element) =>
    'ViewTimeline' in globalThis
      ? element.getAnimations().some(({ timeline }) => timeline instanceof ViewTimeline)
      : (element as HTMLElement).style.transform.includes('translateY'),
  );

test('pictures and words follow the page by their factors, by the compositor alone; elsewhere by script, to the same places', async ({
  page,
  shop,
}) => {
  await shop.situation({ csp: 'strict' });
  const shifts = await noteShifts(page);
  await page.goto(PAGE);
  await expectIsland(page.locator(LAYER), 'parallax', 'ready');
  await expectIsland(page.locator(WORDS), 'parallax', 'ready');
  const kinds = (): Promise<string[]> =>
    page.evaluate((selector) => {
      const animations = document.querySelector(selector)!.getAnimations();
      return animations.map(({ timeline }) => timeline!.constructor.name);
    }, WORDS);
  const isNative = await canFollow(page);
  // For the way through the window, and for the way out of it; beside the style sheet's transition.
  if (isNative)
    await expect.poll(kinds).toEqual(expect.arrayContaining(['ViewTimeline', 'ViewTimeline']));
  else await expect(page.locator(WORDS)).toHaveAttribute('style', /translateY/);
  const native = await follow(page);
  for (const [index, place] of native.entries()) {
    expect(place.isCovered).toBe(true);
    if (index === 0) continue;
    const way = PLACES[index]! - PLACES[0]!;
    expect(place.shift - native[0]!.shift).toBeCloseTo(way / 3, 0);
    expect(place.wordsShift - native[0]!.wordsShift).toBeCloseTo(way * -0.1111, 0);
  }
  expect(native[0]!.opacity).toBe(1);
  expect(native.at(-1)!.opacity).toBeLessThan(0.6);
  if (isNative) await expect(page.locator(WORDS)).not.toHaveAttribute('style');

  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'ViewTimeline'));
  await page.goto(PAGE);
  await expect(page.locator(LAYER)).toHaveAttribute('style', /translateY/);
  await expect(page.locator(WORDS)).toHaveAttribute('style', /translateY/);
  await expect(page.locator(WORDS)).toHaveCSS('opacity', '1');
  const scripted = await follow(page);
  for (const [index, place] of scripted.entries()) {
    expect(place.isCovered).toBe(true);
    expect(place.shift).toBeCloseTo(native[index]!.shift, 0);
    expect(place.wordsShift).toBeCloseTo(native[index]!.wordsShift, 0);
    expect(place.opacity).toBeCloseTo(native[index]!.opacity, 1);
  }
  expect(shifts).toEqual([]);
});

test('a background picture moves on a layer of its own', async ({ page, shop }) => {
  await shop.situation({ csp: 'strict' });
  const shifts = await noteShifts(page);
  await page.goto(PAGE);
  // Behind the words.
  const band = page.locator('.numbers-band');
  await band.scrollIntoViewIfNeeded();
  await expectIsland(band, 'parallax', 'ready');
  await expect(band).toHaveCSS('background-image', 'none');
  const layer = band.locator('> div > div');
  await expect(layer).toHaveCSS('background-image', /spool-shelf/);
  await expect
    .poll(async () => (await layer.boundingBox())!.height)
    .toBeGreaterThan((await band.boundingBox())!.height + 40);
  expect(shifts).toEqual([]);
});

test.describe('where nothing is to move, everything is in sight all the same', () => {
  // The last is all that Firefox's driver tells of it.
  test.use({ allowErrors: [/data-parallax on|island: parallax, phase: mount/] });

  test('less motion, at any time', async ({ page }) => {
    const layer = page.locator(LAYER);
    const moves = (): Promise<boolean> => follows(layer);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(PAGE);
    await expectIsland(layer, 'parallax', 'ready');
    await expect(layer).toHaveClass(/parallax-active/);
    expect(await moves()).toBe(false);
    await expect(layer).not.toHaveAttribute('style');
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await expect.poll(moves).toBe(true);
    // A box that hides what leaves it is no window: there a script follows the page.
    await page.evaluate(() => {
      const box = document.createElement('div');
      box.style.overflow = 'hidden';
      const moving = document.createElement('p');
      Object.assign(moving, { id: 'boxed', textContent: 'By hand' });
      moving.dataset['parallax'] = '4';
      box.append(moving);
      document.querySelector('main')!.prepend(box);
    });
    await expect(page.locator('#boxed')).toHaveAttribute('style', /translateY/);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect.poll(moves).toBe(false);
    await expect(layer).not.toHaveAttribute('style');

    await test.step('a background picture that has moved goes back to where it was', async () => {
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await page.goto(PAGE);
      const band = page.locator('.numbers-band');
      await band.scrollIntoViewIfNeeded();
      await expect(band).toHaveCSS('background-image', 'none');
      // The header that sticks by now may be on its way, and would jump.
      await expect(page.locator('.header-wrapper')).toHaveClass(/\bstuck\b/);
      await settled(page);
      const shifts = await noteShiftsFromNow(page);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await expect(band).toHaveCSS('background-image', /spool-shelf/);
      await expect(band).not.toHaveAttribute('style');
      await expect(band.locator('> div > div')).toHaveCount(0);
      expect(shifts).toEqual([]);
    });
  });

  test('mobile devices that do not ask for it; a strength that is none', async ({ page }) => {
    const layer = page.locator(LAYER);
    const moves = (): Promise<boolean> => follows(layer);
    await page.addInitScript(() =>
      Object.defineProperty(Navigator.prototype, 'userAgent', { get: () => 'iPhone' }),
    );
    await page.goto(PAGE);
    await expectIsland(layer, 'parallax', 'ready');
    await expect(layer).toHaveCSS('opacity', '1');
    expect(await moves()).toBe(false);

    const errors = await noteIslandErrors(page);
    await rewrite(page, `**${PAGE}`, (html) =>
      html
        .replace('<body class="', '<body class="parallax-mobile ')
        .replace('data-parallax="2"', 'data-parallax="much"'),
    );
    await page.goto(PAGE);
    await expect.poll(moves).toBe(true);
    await expectIsland(page.locator(WORDS), 'parallax', 'failed');
    await expect(page.locator(WORDS)).toHaveCSS('opacity', '1');
    expect((await errors())[0]).toMatchObject({
      island: 'parallax',
      message: expect.stringMatching(/data-parallax on <div .* is "much", expected a number/),
    });
  });
});
