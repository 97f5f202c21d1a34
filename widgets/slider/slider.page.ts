import type { Locator, Page } from 'playwright/test';

import { expect, expectIsland } from '../../fixtures-html/testing/shop-test';

/** What tests of sliders do on a page. */

/** The slides at the top of the home page. */
export const heroOf = (page: Page): Locator => page.locator('.hero-slides .slider');

/** The product boxes in a row. */
export const carouselOf = (page: Page): Locator => page.locator('.row-slider');

/** Brings a slider into sight, and waits until it works. */
export async function openSlider(slider: Locator): Promise<Locator> {
  await slider.scrollIntoViewIfNeeded();
  await slider.first().dispatchEvent('pointerover');
  await expectIsland(slider, 'slider', 'ready');
  return slider;
}

/** Names of the slides that can be reached, e.g. `2 of 3`, once the slides have come to rest. */
export const reachable = (slider: Locator): Promise<Array<string | null>> =>
  slider.evaluate((element) =>
    [...element.querySelectorAll('[aria-roledescription=slide]:not([inert])')].map((slide) =>
      slide.getAttribute('aria-label'),
    ),
  );

/** Waits until just these slides can be reached, and the first of them stands where slides begin. */
export async function expectReachable(slider: Locator, names: readonly string[]): Promise<void> {
  await expect.poll(() => reachable(slider)).toEqual(names);
  await expect
    .poll(() =>
      slider.evaluate((element) => {
        const slide = element.querySelector('.is-selected')!.getBoundingClientRect();
        const frame = element.querySelector('.flickity-viewport')!.getBoundingClientRect();
        const isRtl = getComputedStyle(element).direction === 'rtl';
        return Math.round(isRtl ? frame.right - slide.right : slide.left - frame.left);
      }),
    )
    .toBeCloseTo(0, -1);
}

/**
 * Adds a slider of plain slides at the start of the page's content, as a script may.
 *
 * @returns its markup as it was then; its nodes are in the page's global `kept`
 */
export function insertSlider(page: Page, options: object | string, count = 4): Promise<string> {
  const printed = typeof options === 'string' ? options : JSON.stringify(options);
  return page.evaluate(
    ([json, amount]) => {
      const slider = document.createElement('div');
      slider.className = 'slider inserted';
      slider.dataset['flickityOptions'] = json;
      for (let n = 1; n <= amount; n += 1) {
        const slide = document.createElement('div');
        slide.className = 'slide';
        const link = document.createElement('a');
        link.href = `#slide-${n}`;
        link.textContent = `Slide ${n}`;
        const bg = document.createElement('div');
        bg.className = 'bg';
        slide.append(bg, link);
        slider.append(slide, '\n');
      }
      Object.assign(globalThis, { kept: [...slider.childNodes] });
      document.querySelector('main .page-content')!.prepend(slider);
      return slider.innerHTML;
    },
    [printed, count] as const,
  );
}
