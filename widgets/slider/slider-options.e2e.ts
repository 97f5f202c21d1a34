import { noteIslandErrors } from '../../fixtures-html/testing/page-probes';
import {
  expect,
  expectIsland,
  test,
  visit,
  type Page,
} from '../../fixtures-html/testing/shop-test';
import { expectReachable, insertSlider, openSlider, reachable } from './slider.page';

interface Instance {
  selectedIndex: number;
  next: () => void;
  select: (index: number) => void;
  destroy: () => void;
}
declare const jQuery: ((target: unknown) => {
  data: (key: string) => unknown;
  flickity: (...args: unknown[]) => unknown;
  lazyFlickity: (...args: unknown[]) => unknown;
}) & { fn: Record<string, unknown> };

test.describe('what scripts insert, misprint and take back', () => {
  test.use({ allowErrors: [/storefront-islands:error/] });

  test('sliders begin when they come, tell jQuery, and give the markup back node by node', async ({
    page,
    shop,
  }) => {
    const errors = await noteIslandErrors(page);
    await shop.situation({ jquery: 'before' });
    await page.addInitScript(() => {
      const heard: unknown[] = [];
      Object.assign(globalThis, { heard });
      document.addEventListener('DOMContentLoaded', () => {
        const on = jQuery(document) as unknown as {
          on: (names: string, run: (event: { type: string }, index: unknown) => void) => void;
        };
        on.on(
          'flatsome-flickity-ready ready.flickity select.flickity change.flickity settle.flickity',
          ({ type }, index) => heard.push(index === undefined ? type : [type, index]),
        );
      });
    });
    await visit(page, '/');
    const before = await insertSlider(page, {
      cellAlign: 'left',
      contain: true,
      wrapAround: false,
      rightToLeft: false,
    });
    const slider = page.locator('.inserted');
    await openSlider(slider);
    await expect(slider.locator('button.previous')).toBeDisabled();
    await page.waitForFunction(() => jQuery('.inserted').data('flickity') !== undefined);
    await page.evaluate(() => (jQuery('.inserted').data('flickity') as Instance).next());
    await expectReachable(slider, ['2 of 4']);
    await page.evaluate(() => {
      jQuery('.inserted').flickity('select', 2);
    });
    await expectReachable(slider, ['3 of 4']);
    await page.evaluate(() => {
      jQuery('.inserted').lazyFlickity('next');
    });
    await expectReachable(slider, ['4 of 4']);
    await expect(slider.locator('button.next')).toBeDisabled();
    await expect
      .poll(() => page.evaluate(() => (globalThis as unknown as { heard: unknown[] }).heard))
      .toContainEqual(['settle', 3]);
    const heard = await page.evaluate(() => (globalThis as unknown as { heard: unknown[] }).heard);
    expect(heard).toContainEqual('flatsome-flickity-ready');
    expect(heard).toContainEqual(['change', 1]);
    expect(heard).toContainEqual(['select', 2]);

    await page.evaluate(() => (jQuery('.inserted').data('flickity') as Instance).destroy());
    expect(await slider.evaluate((element) => element.innerHTML)).toBe(before);
    expect(
      await slider.evaluate((element) =>
        [...element.childNodes].every(
          (node, index) => node === (globalThis as unknown as { kept: Node[] }).kept[index],
        ),
      ),
    ).toBe(true);
    await expect(slider).toHaveClass('slider inserted');

    await test.step('options that are none are named, and the slides stay', async () => {
      await slider.evaluate((element) => element.remove());
      await insertSlider(page, '{cellAlign: left}');
      await slider.scrollIntoViewIfNeeded();
      await expectIsland(slider, 'slider', 'failed');
      await expect(slider.getByRole('link', { name: 'Slide 1' })).toBeVisible();
      const [error] = await errors();
      expect(error?.message).toContain('data-flickity-options on <div class="slider inserted"');
      expect(error?.message).toContain('must be a JSON object');
    });

    await test.step('what the style sheet is to lay out is left alone', async () => {
      await slider.evaluate((element) => element.remove());
      await insertSlider(page, { watchCSS: true });
      await slider.scrollIntoViewIfNeeded();
      await expectIsland(slider, 'slider', 'ready');
      await expect(slider).not.toHaveClass(/flickity-enabled/);
    });
  });
});

/** Puts a slider in the place of the one before. */
async function openInserted(page: Page, options: object): Promise<void> {
  const slider = page.locator('.inserted');
  await slider.evaluateAll((all) => all.forEach((element) => element.remove()));
  await insertSlider(page, options);
  await openSlider(slider);
}

test('options decide how slides look and move', async ({ page, shop }) => {
  await shop.situation({ csp: 'strict' });
  await visit(page, '/');
  const slider = page.locator('.inserted');
  const use = (options: object): Promise<void> => openInserted(page, options);

  await test.step('no dots, no arrows, no dragging; keys remain', async () => {
    await use({ pageDots: false, prevNextButtons: false, draggable: false, initialIndex: 1 });
    await expect(slider.locator('button,.dot')).toHaveCount(0);
    await expect(slider).not.toHaveClass(/is-draggable/);
    await expectReachable(slider, ['2 of 4']);
    await slider.focus();
    await page.keyboard.press('ArrowRight');
    await expectReachable(slider, ['3 of 4']);
  });

  await test.step('against the page’s direction, with words that are not', async () => {
    await use({ rightToLeft: true });
    const way = (): Promise<number> =>
      slider
        .locator('.slide')
        .evaluateAll(
          ([first, second]) =>
            second!.getBoundingClientRect().left - first!.getBoundingClientRect().left,
        );
    await expect.poll(way).toBeLessThan(0);
    await expect(slider.locator('.slide').first()).toHaveCSS('direction', 'ltr');
    await slider.getByRole('button', { name: 'Next' }).click();
    await expect(slider.locator('.slide').nth(1)).toHaveClass(/is-selected/);
  });

  await test.step('a height that follows the selected slide', async () => {
    await use({ adaptiveHeight: true });
    await slider
      .locator('.slide')
      .nth(1)
      .evaluate((slide) => void (slide.style.height = '25vw'));
    const heightOf = async (): Promise<number> =>
      Math.round((await slider.locator('.flickity-viewport').boundingBox())!.height);
    await slider.getByRole('button', { name: 'Next' }).click();
    await expect.poll(heightOf).toBe(320);
    await page.setViewportSize({ width: 1000, height: 720 });
    await expect.poll(heightOf).toBe(250);
    await page.setViewportSize({ width: 1280, height: 720 });
    await expect.poll(heightOf).toBe(320);
    await slider.getByRole('button', { name: 'Next' }).click();
    await expect.poll(heightOf).toBeLessThan(100);
  });

  await test.step('slides that come and go are counted', async () => {
    await use({ wrapAround: false });
    await slider.evaluate((element) =>
      element.querySelector('.flickity-slider')!.lastElementChild!.remove(),
    );
    await expect(
      slider.getByRole('list', { name: 'Choose a slide' }).getByRole('button'),
    ).toHaveCount(3);
    await expectReachable(slider, ['1 of 3']);
  });
});

test('slides may be hidden, peek in, fill a row that does not come out even, or be links', async ({
  page,
  shop,
}) => {
  await shop.situation({ csp: 'strict' });
  await visit(page, '/');
  const slider = page.locator('.inserted');
  const use = (options: object): Promise<void> => openInserted(page, options);
  /** As the policy allows scripts to. */
  const style = (rules: string): Promise<unknown> =>
    page.evaluate((text) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
      document.adoptedStyleSheets.push(sheet);
    }, rules);

  await test.step('what the style sheet hides is no place, until it shows it', async () => {
    await style('@media (width > 800px) { .inserted .slide:nth-of-type(2) { display: none } }');
    await use({});
    await expectReachable(slider, ['1 of 3']);
    await slider.getByRole('button', { name: 'Next' }).click();
    await expectReachable(slider, ['2 of 3']);
    await expect(slider.getByRole('link', { name: 'Slide 3' })).toBeInViewport({ ratio: 1 });
    await page.setViewportSize({ width: 700, height: 720 });
    const dots = slider.getByRole('list', { name: 'Choose a slide' }).getByRole('button');
    await expect(dots).toHaveCount(4);
    await dots.nth(1).click();
    await expectReachable(slider, ['2 of 4']);
    await expect(slider.getByRole('link', { name: 'Slide 2' })).toBeInViewport({ ratio: 1 });
    await page.setViewportSize({ width: 1280, height: 720 });
    await expect(dots).toHaveCount(3);
    // The same slide stays, whatever number it has now.
    await dots.nth(1).click();
    await expect(slider.locator('.slide.is-selected')).toHaveText('Slide 3');
    await page.setViewportSize({ width: 700, height: 720 });
    await expect(dots).toHaveCount(4);
    await expect(slider.locator('.slide.is-selected')).toHaveText('Slide 3');
    await page.setViewportSize({ width: 1280, height: 720 });
    await expect(dots).toHaveCount(3);
  });

  await test.step('what peeks in can be pressed, and comes in whole with the focus', async () => {
    await style(
      '.inserted .slide { min-width: 0 !important; flex: 0 0 60% !important; width: 60% !important; max-width: 60% !important }',
    );
    await use({ cellAlign: 'center', initialIndex: 1 });
    const peeking = slider.getByRole('link', { name: 'Slide 4' });
    await expect.poll(() => reachable(slider)).toEqual(['1 of 3', '2 of 3', '3 of 3']);
    await peeking.click();
    await expect(page).toHaveURL(/#slide-4$/);
    await slider.getByRole('link', { name: 'Slide 3' }).focus();
    await page.keyboard.press('Tab');
    await expect(peeking).toBeFocused();
    await expect(slider.locator('.slide.is-selected')).toHaveText('Slide 4');
    await expect(slider.locator('.flickity-viewport')).toHaveJSProperty('scrollLeft', 0);
  });

  await test.step('what is in sight whole stays there for the focus', async () => {
    await style('.inserted .slide { flex-basis: 25% !important; width: 25% !important }');
    await use({ groupCells: '100%', wrapAround: true, cellAlign: 'left' });
    await slider.locator('.slide').evaluateAll((all) => {
      // As many as a row of products that does not come out even: the first ones are there again.
      const track = all[0]!.parentElement!;
      for (const slide of all.slice(0, 2)) track.append(slide.cloneNode(true));
    });
    const dots = slider.getByRole('list', { name: 'Choose a slide' }).getByRole('button');
    await expect(dots).toHaveCount(2);
    await dots.nth(1).click();
    const names = ['1 of 5', '2 of 5', '3 of 5', '5 of 5'];
    await expect.poll(() => reachable(slider)).toEqual(names);
    await slider.focus();
    for (const name of ['Slide 1', 'Slide 3', 'Slide 4', 'Slide 2']) {
      await page.keyboard.press('Tab');
      await expect(slider.locator('a:focus')).toHaveText(name);
    }
    expect(await reachable(slider)).toEqual(names);
  });

  await test.step('of slides that rest anywhere, each comes in whole for the focus', async () => {
    await style('.inserted .slide { flex-basis: 60% !important; width: 60% !important }');
    await use({ freeScroll: true, cellAlign: 'left', prevNextButtons: false });
    const first = slider.getByRole('link', { name: 'Slide 1' });
    const { x, y, height } = (await slider.boundingBox())!;
    await page.mouse.move(x + 600, y + height / 2);
    await page.mouse.down();
    await page.mouse.move(x + 400, y + height / 2, { steps: 40 });
    await page.mouse.up();
    const out = async (): Promise<number> =>
      Math.round((await slider.locator('.slide').first().boundingBox())!.x - x);
    await expect.poll(out).toBeLessThan(-20);
    await expect(slider.locator('.slide.is-selected')).toHaveText('Slide 1');
    await slider.focus();
    await page.keyboard.press('Tab');
    await expect(first).toBeFocused();
    await expect.poll(out).toBe(0);
  });

  await test.step('slides that are links stay links, with their own names', async () => {
    await slider.evaluateAll((all) => all.forEach((element) => element.remove()));
    await page.evaluate(() => {
      const element = document.createElement('div');
      element.className = 'slider inserted';
      element.dataset['flickityOptions'] = '{}';
      for (const name of ['Coats', 'Shirts', 'Hats']) {
        const link = document.createElement('a');
        link.href = '#footer';
        link.style.flex = '0 0 100%';
        link.textContent = name;
        element.append(link);
      }
      document.querySelector('main .page-content')!.prepend(element);
    });
    await openSlider(slider);
    await slider.getByRole('link', { name: 'Coats' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(slider.getByRole('link', { name: 'Shirts' })).toBeFocused();
  });
});
