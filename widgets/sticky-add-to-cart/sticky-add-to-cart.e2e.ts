import { settled } from '../../fixtures-html/testing/accessibility';
import { noteShifts } from '../../fixtures-html/testing/layout-shifts';
import { holdBack } from '../../fixtures-html/testing/page-probes';
import {
  expect,
  expectIsland,
  expectKnown,
  painted,
  test,
  type Page,
} from '../../fixtures-html/testing/shop-test';
import {
  SIMPLE,
  VARIABLE,
  barOf,
  wrapperOf,
  wake,
  open,
  scrollPast,
} from './sticky-add-to-cart.page';

/** Room that is left above the options when the page has been scrolled to them, in pixels. */
const MARGIN = 15;

/** Waits until the page has been scrolled to the options, below the header. */
async function expectArrival(page: Page): Promise<void> {
  const room = (): Promise<number> =>
    page.locator('.variations_form').evaluate((form) => {
      const padding = Number.parseFloat(
        getComputedStyle(document.documentElement).scrollPaddingTop,
      );
      return Math.round(form.getBoundingClientRect().top - padding);
    });
  await expect.poll(room).toBe(MARGIN);
}

const scrollToTop = (page: Page): Promise<void> =>
  page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));

test.beforeEach(({ shop }) => shop.situation({ stickyBar: true }));

test('comes when the button has gone, hands its focus on when it goes, and covers no focus', async ({
  page,
}) => {
  await test.step('comes when the button has gone past the top, and goes when it is back', async () => {
    await page.setViewportSize({ width: 1000, height: 400 });
    await open(page, SIMPLE);
    const bar = barOf(page);
    // The button is still to come, below the window's edge.
    await expect(page.locator('.product .single_add_to_cart_button')).not.toBeInViewport();
    await expect(bar).toBeHidden();
    await expect(bar).toHaveAttribute('inert', '');
    await scrollPast(page);
    await expect(bar).toHaveClass(/sticky-add-to-cart--active/);
    await expect(bar).not.toHaveAttribute('inert');
    await expect(page.locator('body')).toHaveClass(/has-sticky-product-cart/);
    await scrollToTop(page);
    await expect(bar).toBeHidden();
    await expect(bar).toHaveAttribute('inert', '');
    await expect(page.locator('body')).not.toHaveClass(/has-sticky-product-cart/);
  });

  await test.step('stays away where the button is hidden, which is not past', async () => {
    const show = (display: string): Promise<void> =>
      page.locator('.product .single_add_to_cart_button').evaluate((button: HTMLElement, value) => {
        button.style.display = value;
      }, display);
    await show('none');
    // The browser has told of it by then.
    await painted(page);
    await painted(page);
    await expect(barOf(page)).toBeHidden();
    await page.evaluate(() => scrollTo({ top: 2000, behavior: 'instant' }));
    await painted(page);
    await expect(barOf(page)).toBeHidden();
    await show('');
    await expect(barOf(page), 'it is past by the time that it is shown').toBeVisible();
    await scrollToTop(page);
    await expect(barOf(page)).toBeHidden();
  });

  await test.step('takes its focus along to the main form when it goes', async () => {
    for (const [inBar, inForm] of [
      ['.qty', '.product .qty'],
      ['.single_add_to_cart_button', '.product .single_add_to_cart_button'],
    ] as const) {
      await scrollPast(page);
      await barOf(page).locator(inBar).focus();
      await scrollToTop(page);
      await expect(barOf(page)).toBeHidden();
      await expect(page.locator(inForm)).toBeFocused();
    }
  });

  await test.step('never covers what has the focus', async () => {
    await page.setViewportSize({ width: 360, height: 640 });
    await open(page, SIMPLE);
    await scrollPast(page);
    await page.locator('.products-related a').first().focus();
    for (let stop = 0; stop < 12; stop += 1) {
      await page.keyboard.press('Tab');
      const isCovered = (): Promise<boolean> =>
        page.evaluate(() => {
          const bar = document.querySelector('.sticky-add-to-cart--active');
          const { activeElement } = document;
          if (!bar || !activeElement || bar.contains(activeElement)) return false;
          return activeElement.getBoundingClientRect().bottom > bar.getBoundingClientRect().top;
        });
      // The browser may glide to where the focus goes.
      await expect.poll(isCovered).toBe(false);
    }
    // What is fixed to the window stays where it is: scrolling the page would help nobody.
    const top = await page.evaluate(() => {
      const notice = document.createElement('p');
      notice.id = 'notice';
      notice.style.cssText = 'position: fixed; inset: auto 0 0; z-index: 9999';
      notice.innerHTML = '<button>Accept</button><button>Refuse</button>';
      document.body.append(notice);
      return scrollY;
    });
    for (const name of ['Refuse', 'Accept'])
      await page.getByRole('button', { name }).last().focus();
    await painted(page);
    expect(await page.evaluate(() => scrollY)).toBe(top);
    await page.locator('#notice').evaluate((notice) => notice.remove());
    await scrollToTop(page);
    await expect(barOf(page)).toBeHidden();
    await expect
      .poll(() => page.evaluate(() => document.documentElement.style.scrollPaddingBottom))
      .toBe('');
  });
});

test('is not printed', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await open(page, SIMPLE);
  await scrollPast(page);
  await expect(barOf(page)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(barOf(page)).toBeHidden();
});

test('a picture that waits for lazy loading is that of the choice, and the server’s again', async ({
  page,
}) => {
  await page.addInitScript(() => {
    document.addEventListener('readystatechange', () => {
      const image = document.querySelector<HTMLImageElement>('.sticky-add-to-cart-img');
      if (document.readyState !== 'interactive' || !image) return;
      const { src, srcset } = image;
      Object.assign(image.dataset, { src, srcset });
      image.removeAttribute('srcset');
      image.src = 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg"/%3E';
      image.classList.add('lazy-load');
    });
  });
  await open(page, VARIABLE);
  await expectIsland(page.locator('form.variations_form'), 'variation-form', 'ready');
  const image = barOf(page).locator('.sticky-add-to-cart-img');
  const shown = (): Promise<string> =>
    image.evaluate(({ currentSrc }: HTMLImageElement) => currentSrc);
  await expect.poll(shown).toMatch(/overshirt/);
  const before = await shown();
  await page.getByLabel('Colour').selectOption('navy');
  await page.getByLabel('Size').selectOption('m');
  await expect.poll(shown).toMatch(/overshirt-navy-front/);
  await scrollPast(page);
  await expect(barOf(page)).toBeVisible();
  await settled(page);
  expect(await shown()).toMatch(/overshirt-navy-front/);
  await page.locator('.reset_variations').click();
  await expect.poll(shown).toBe(before);
});

test('shows the chosen variation and leads to the options; quantities follow each other', async ({
  page,
  shop,
}) => {
  await test.step('shows the price and the picture of the chosen variation, and gives them back', async () => {
    await open(page, VARIABLE);
    await expectIsland(page.locator('form.variations_form'), 'variation-form', 'ready');
    const bar = barOf(page);
    const image = bar.locator('.sticky-add-to-cart-img');
    const before = {
      price: await bar.locator('.price').innerHTML(),
      src: await image.getAttribute('src'),
      srcset: await image.getAttribute('srcset'),
    };
    await page.getByLabel('Colour').selectOption('navy');
    await page.getByLabel('Size').selectOption('m');
    await expect(bar.locator('.price')).toHaveText('£104.00');
    await expect(image).toHaveAttribute('src', /overshirt-navy-front/);
    await expect(image).not.toHaveAttribute('srcset');
    // A picture that takes its time does not keep the price of another choice.
    const release = await holdBack(page, '**/*overshirt-rust-front*');
    await page.getByLabel('Colour').selectOption('rust');
    await expect(bar.locator('.price')).toHaveText('£98.00');
    await expect(image).not.toHaveAttribute('src', /overshirt-(rust|navy)-front/);
    release();
    await expect(image).toHaveAttribute('src', /overshirt-rust-front/);
    await page.locator('.reset_variations').click();
    await expect(image).toHaveAttribute('src', before.src!);
    await expect(image).toHaveAttribute('srcset', before.srcset!);
    await expect.poll(() => bar.locator('.price').innerHTML()).toBe(before.price);
  });

  await test.step('leads to the options, by keyboard into them', async () => {
    await open(page, VARIABLE);
    await scrollPast(page);
    const button = barOf(page).getByRole('button', { name: 'Select options' });
    await button.click();
    await expectArrival(page);
    await expect(page.locator('.variations select').first()).toBeInViewport();
    await expect(page.locator('.variations select').first()).not.toBeFocused();
    for (const key of ['Enter', 'Space']) {
      await scrollPast(page);
      await button.focus();
      await page.keyboard.press(key);
      await expectArrival(page);
      await expect(page.locator('.variations select').first()).toBeFocused();
      await expect(page.locator('.variations select').first()).toBeInViewport();
    }
  });

  await test.step('quantities follow each other, with events and without an echo', async () => {
    await shop.startAfresh({ stickyBar: true });
    await shop.situation({ jquery: 'before' });
    await open(page, SIMPLE);
    await page.evaluate(() => {
      const heard: string[] = [];
      Object.assign(globalThis, { heard });
      for (const field of document.querySelectorAll<HTMLInputElement>('.qty')) {
        const where = field.closest('.sticky-add-to-cart') ? 'bar' : 'form';
        jQuery(field).on('change', () => void heard.push(`${where} ${field.value}`));
      }
    });
    const heard = (): Promise<string[]> =>
      page.evaluate(() => (globalThis as unknown as { heard: string[] }).heard.splice(0));
    const inBar = barOf(page).locator('.qty');
    const inForm = page.locator('.product .qty');
    await page.locator('.product .plus').click();
    await expect(inBar).toHaveValue('2');
    expect(await heard()).toEqual(['form 2', 'bar 2']);
    await scrollPast(page);
    await barOf(page).locator('.plus').click();
    await expect(inForm).toHaveValue('3');
    await inBar.fill('7');
    await inBar.press('Tab');
    await expect(inForm).toHaveValue('7');
    await page.evaluate(() => {
      const field = document.querySelector<HTMLInputElement>('.product .qty')!;
      field.value = '4';
      (jQuery(field) as unknown as { trigger: (name: string) => void }).trigger('change');
    });
    await expect(inBar).toHaveValue('4');
  });
});

test('neither its code nor React is loaded before anything is done @window', async ({
  page,
  shop,
}) => {
  await page.goto(SIMPLE);
  await expectIsland(page.locator('body'), 'quantity', 'ready');
  await expect(wrapperOf(page)).not.toHaveAttribute(
    'data-island-sticky-add-to-cart',
    /loading|ready/,
  );
  expect(await shop.requests('chunks/sticky-add-to-cart')).toEqual([]);
  expect(await shop.requests('chunks/react')).toEqual([]);
});

test('scrolling wakes it; what was typed is kept, and added', async ({ page, shop }) => {
  await test.step('scrolling alone wakes it', async () => {
    await page.goto(SIMPLE);
    await painted(page);
    // What hears the page scroll comes with the islands that need no sign.
    await expectKnown(page.locator('.woocommerce-tabs'), 'product-tabs');
    await page.evaluate(() => scrollTo({ top: 1600, behavior: 'instant' }));
    await expect(barOf(page)).toBeVisible();
  });

  await test.step('what was typed before its code came is taken over', async () => {
    const release = await holdBack(page, '**/chunks/sticky-add-to-cart-*');
    await wake(page, SIMPLE);
    await page.locator('.product .qty').fill('5');
    release();
    await expectIsland(wrapperOf(page), 'sticky-add-to-cart', 'ready');
    await expect(barOf(page).locator('.qty')).toHaveValue('5');
  });

  await test.step('adds what it shows', async () => {
    await open(page, SIMPLE);
    await scrollPast(page);
    await barOf(page).locator('.plus').click();
    await expect(barOf(page).locator('.qty')).toHaveValue('2');
    await barOf(page).getByRole('button', { name: 'Add to basket' }).click();
    await expect.poll(async () => (await shop.cart()).lines[0]?.quantity).toBe(2);
  });
});

test('moves nothing on the page, when it mounts and when it comes', async ({ page }) => {
  const shifts = await noteShifts(page);
  await open(page, SIMPLE);
  await scrollPast(page);
  await painted(page);
  expect(shifts).toEqual([]);
});
