import { holdBack, rewrite } from '../../fixtures-html/testing/page-probes';
import {
  atRest,
  expect,
  expectIsland,
  painted,
  test,
  type Locator,
  type Page,
} from '../../fixtures-html/testing/shop-test';

/** A product box with five colours or more, and what its swatches change. */
interface Box {
  list: Locator;
  swatch: (colour: string) => Locator;
  image: Locator;
  links: Locator;
  /** Links beside the picture that lead elsewhere. */
  others: Locator;
  limiter: Locator;
}

function boxOf(page: Page, name: string): Box {
  const frame = page.locator('.product-small.box', { has: page.getByText(name, { exact: true }) });
  return {
    list: frame.locator('.ux-swatches-in-loop'),
    swatch: (colour) => frame.locator(`.ux-swatch[data-value="${colour}"]`),
    image: frame.locator('.box-image img:not(.back-image)'),
    links: frame.locator(
      '.box-image a[aria-label],.add_to_cart_button,.woocommerce-loop-product__link',
    ),
    others: frame.locator('.add_to_wishlist,.quick-view'),
    limiter: frame.locator('.ux-swatches__limiter'),
  };
}

async function open(page: Page, name = 'Corduroy Overshirt'): Promise<Box> {
  // A pointer that rests where it was on the page before would pass over what comes under it.
  await away(page);
  await page.goto('/shop/');
  const box = boxOf(page, name);
  await box.links.last().focus();
  await expectIsland(box.list, 'box-swatches', 'ready');
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  return box;
}

const PATH = '/product/corduroy-overshirt/';
/** Out of every box. */
const away = (page: Page): Promise<void> => page.mouse.move(2, 2);

test.beforeEach(({ shop }) => shop.situation({ boxSwatches: true }));

test('passing over shows picture and links; a press on the chosen one leads to it, or takes it back', async ({
  page,
  shop,
}) => {
  await test.step('or takes the choice back, where the theme says so', async () => {
    await shop.situation({
      themeOptions: { swatches_box_select_event: 'click', swatches_box_behavior_selected: '1' },
    });
    const { swatch, image, links } = await open(page);
    const before = await image.getAttribute('src');
    await swatch('rust').hover();
    await expect.poll(() => shop.requests('overshirt-rust-front.webp')).toHaveLength(1);
    await expect(image).toHaveAttribute('src', before!);
    await swatch('rust').click();
    await expect(image).toHaveAttribute('src', /rust/);
    await swatch('rust').click();
    await expect(image).toHaveAttribute('src', before!);
    await expect(image).not.toHaveAttribute('srcset');
    await expect(links.last()).toHaveAttribute('href', new RegExp(`${PATH}$`));
  });

  await test.step('passing over a swatch shows its picture and points the links at it', async () => {
    await shop.startAfresh({ boxSwatches: true, wishlist: 'view' });
    const { swatch, image, links, others } = await open(page);
    const addresses = (): Promise<(string | null)[]> =>
      others.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    const elsewhere = await addresses();
    expect(elsewhere[0]).toContain('?add_to_wishlist=');
    await expect(links).toHaveCount(3);
    await swatch('rust').hover();
    await expect(image).toHaveAttribute('src', /overshirt-rust-front/);
    await expect(image).toHaveAttribute('srcset', /overshirt-rust-front\.webp 600w/);
    await expect(swatch('rust')).toHaveClass(/selected/);
    await expect(page.locator('.ux-swatch-active')).toHaveCount(1);
    for (const link of await links.all()) {
      await expect(link).toHaveAttribute('href', /overshirt\/\?attribute_pa_colour=rust$/);
    }
    expect(await addresses()).toEqual(elsewhere);
    await swatch('navy').hover();
    await expect(image).toHaveAttribute('src', /overshirt-navy-front/);
    await expect(swatch('rust')).not.toHaveClass(/selected/);
    await away(page);
    await expect(swatch('navy')).toHaveClass(/selected/);
  });

  await test.step('a press on the chosen one leads to the product with it chosen', async () => {
    const { swatch } = boxOf(page, 'Corduroy Overshirt');
    await swatch('rust').click();
    await expect(page).toHaveURL(/overshirt\/\?attribute_pa_colour=rust$/);
    await expect(page.locator('#pa_colour')).toHaveValue('rust');
  });

  for (const theme of ['flatsome', 'mill'])
    await test.step(`links stay as they are where the theme (${theme}) does not update them`, async () => {
      const themeOptions = { swatches_box_update_urls: '' };
      await shop.startAfresh({ boxSwatches: true, themeOptions, settings: { names: { theme } } });
      if (theme !== 'flatsome')
        await rewrite(page, '**/shop/', (html) => html.replaceAll('flatsomeVars', `${theme}Vars`));
      const { swatch, image, links } = await open(page);
      await swatch('rust').hover();
      await expect(image).toHaveAttribute('src', /rust/);
      await expect(links.last()).toHaveAttribute('href', new RegExp(`${PATH}$`));
    });

  await test.step('what a lazy loader has filled in meanwhile comes back as it was filled', async () => {
    await shop.startAfresh({
      boxSwatches: true,
      themeOptions: { swatches_box_select_event: 'click', swatches_box_behavior_selected: '1' },
    });
    await page.addInitScript(() =>
      document.addEventListener('DOMContentLoaded', () => {
        for (const image of document.querySelectorAll<HTMLImageElement>(
          '.box-image img:not(.back-image)',
        )) {
          const source = document.createElement('source');
          source.srcset =
            'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';
          const picture = document.createElement('picture');
          image.before(picture);
          picture.append(source, image);
        }
      }),
    );
    const { swatch, image } = await open(page);
    const source = image.locator('xpath=preceding-sibling::source');
    const filled = await image.getAttribute('src');
    await source.evaluate((own, src) => own.setAttribute('srcset', src!), filled);
    await swatch('rust').click();
    await expect(source).toHaveAttribute('srcset', /rust/);
    await swatch('rust').click();
    await expect(source).toHaveAttribute('srcset', filled!);
  });
});

test('resets 300 ms after the pointer has left the swatch, unless it comes back', async ({
  page,
  shop,
}) => {
  await shop.situation({ themeOptions: { swatches_box_reset: '1' } });
  await page.clock.install({ time: 0 });
  const { swatch, image } = await open(page);
  const before = await image.getAttribute('src');
  await page.clock.pauseAt(100_000);
  await swatch('rust').hover();
  await expect(image).toHaveAttribute('src', /rust/);
  await away(page);
  await page.clock.runFor(290);
  await swatch('rust').hover();
  await page.clock.runFor(1000);
  await expect(image).toHaveAttribute('src', /rust/);
  await away(page);
  await page.clock.runFor(299);
  await expect(swatch('rust')).toHaveClass(/selected/);
  await page.clock.runFor(1);
  await expect(swatch('rust')).not.toHaveClass(/selected/);
  await expect(image).toHaveAttribute('src', before!);
  await expect(page.locator('.ux-swatch-active')).toHaveCount(0);
});

test('or when it has left the box', async ({ page, shop }) => {
  await shop.situation({
    themeOptions: { swatches_box_reset: '1', swatches_box_reset_extent: 'product-box' },
  });
  await page.clock.install({ time: 0 });
  const { swatch, image } = await open(page);
  await page.clock.pauseAt(100_000);
  await swatch('rust').hover();
  await image.hover();
  await page.clock.runFor(1000);
  await expect(swatch('rust')).toHaveClass(/selected/);
  await away(page);
  await page.clock.runFor(300);
  await expect(swatch('rust')).not.toHaveClass(/selected/);
});

test('the count of the others shows them; keys choose in both directions; an early press is not lost', async ({
  page,
  shop,
}) => {
  await test.step('the count of the others shows them', async () => {
    await shop.situation({
      jquery: 'before',
      themeOptions: { swatches_box_reset: '1', swatches_box_reset_limited: '1' },
    });
    const { limiter, swatch } = await open(page, 'Tee in Fifty Variations');
    await page.evaluate(() => {
      jQuery(document).on(
        'flatsome-equalize-box',
        () =>
          void (document.body.dataset.equalized = String(
            Number(document.body.dataset.equalized ?? 0) + 1,
          )),
      );
    });
    await expect(limiter).toHaveRole('button');
    await expect(limiter).toHaveAccessibleName('Show 6 more options of Tee in Fifty Variations');
    await expect(swatch('blush')).toBeHidden();
    await limiter.focus();
    await page.keyboard.press('Enter');
    await expect(swatch('blush')).toBeVisible();
    await expect(limiter).toBeHidden();
    await expect(page.locator('.ux-swatch:focus')).toHaveAttribute('data-value', 'rust');
    await expect(page.locator('body')).toHaveAttribute('data-equalized', '1');
    await swatch('blush').hover();
    await away(page);
    await expect(swatch('blush')).toBeHidden();
    await expect(limiter).toBeFocused();
  });

  await test.step('a double click on it is one press: the swatch in its place leads nowhere', async () => {
    const { limiter, swatch } = boxOf(page, 'Tee in Fifty Variations');
    await page.evaluate(() => void (document.body.dataset.stays = ''));
    await limiter.dblclick();
    await expect(swatch('blush')).toBeVisible();
    await atRest(page);
    await expect(page.locator('body')).toHaveAttribute('data-stays', '');
    await swatch('rust').click();
    await expect(page).toHaveURL(/attribute_pa_colour=rust$/);
  });

  for (const rtl of [false, true]) {
    await test.step(`keys choose in the box, ${rtl ? 'right to left' : 'left to right'}`, async () => {
      await shop.startAfresh({ boxSwatches: true });
      await shop.situation({ rtl });
      const { list, swatch, image, links } = await open(page);
      await expect(list).toHaveRole('radiogroup');
      await expect(list).toHaveAccessibleName('Options of Corduroy Overshirt');
      // The title stands before the swatches, the button behind them.
      await links.nth(1).focus();
      await page.keyboard.press('Tab');
      await expect(swatch('forest')).toBeFocused();
      await page.keyboard.press(rtl ? 'ArrowLeft' : 'ArrowRight');
      await expect(swatch('rust')).toBeFocused();
      await expect(swatch('rust')).toHaveAttribute('aria-checked', 'true');
      await expect(image).toHaveAttribute('src', /rust/);
      for (const [key, value] of [
        [rtl ? 'ArrowRight' : 'ArrowLeft', 'forest'],
        ['ArrowDown', 'rust'],
        ['ArrowUp', 'forest'],
        ['ArrowUp', 'sand'],
        ['ArrowDown', 'forest'],
        ['End', 'sand'],
        ['Home', 'forest'],
        ['End', 'sand'],
      ] as const) {
        await page.keyboard.press(key);
        await expect(swatch(value), key).toBeFocused();
        await expect(swatch(value), key).toHaveAttribute('aria-checked', 'true');
        await expect(list.locator('[role=radio][aria-checked=true]'), key).toHaveCount(1);
      }
      await page.keyboard.press('Tab');
      await page.keyboard.press('Shift+Tab');
      await expect(swatch('sand')).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/attribute_pa_colour=sand$/);
    });
  }

  await test.step('a press before the code is there is not lost', async () => {
    await shop.startAfresh({ boxSwatches: true });
    await shop.situation({ themeOptions: { swatches_box_select_event: 'click' } });
    await shop.fault({ match: 'chunks/box-swatches', kind: 'slow', delayMs: 800 });
    await page.goto('/shop/');
    const { swatch, image } = boxOf(page, 'Corduroy Overshirt');
    await swatch('navy').click();
    await expect(image).toHaveAttribute('src', /navy/);
  });
});

test.describe('by touch', () => {
  test.use({ hasTouch: true });

  test('the first press chooses, the second leads to the product', async ({ page }) => {
    const { swatch, image } = await open(page);
    await swatch('rust').tap();
    await expect(image).toHaveAttribute('src', /rust/);
    await expect(page).toHaveURL(/\/shop\/$/);
    await swatch('rust').tap();
    await expect(page).toHaveURL(/attribute_pa_colour=rust$/);
  });
});

test('pictures passed over in haste never win; no code is loaded before @window', async ({
  page,
  shop,
}) => {
  await test.step('a listing with swatches loads none of their code before it is touched', async () => {
    await page.goto('/shop/');
    await expectIsland(page.locator('body'), 'quantity', 'waiting');
    expect(await shop.requests('chunks/box-swatches')).toEqual([]);
    expect(await shop.requests('chunks/react')).toEqual([]);
  });

  const { swatch, image } = await open(page);
  await test.step('pictures of values that were passed over in haste never win', async () => {
    const release = await holdBack(page, '**/*overshirt-rust-front*');
    await swatch('rust').hover();
    await swatch('navy').hover();
    await expect(image).toHaveAttribute('src', /navy/);
    const late = page.waitForResponse(/rust-front/);
    release();
    await (await late).finished();
    // Whoever asks for the same picture gets it no earlier than the box has.
    await swatch('rust').evaluate(async ({ dataset }) => {
      const picture = new Image();
      picture.src = dataset.imageSrc!;
      await picture.decode();
    });
    await painted(page);
    await expect(image).toHaveAttribute('src', /navy/);
  });
});
