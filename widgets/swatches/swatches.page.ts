import type { Situation } from '../../fixtures-html/server/situation';
import {
  expectIsland,
  type Locator,
  type Page,
  type Shop,
} from '../../fixtures-html/testing/shop-test';

/** Colours forest, rust, navy and sand; sizes s to xl; some missing, navy/s sold out, 3 of forest/m. */
export const OVERSHIRT = '/product/corduroy-overshirt/';
/** Colour, size and lining. */
export const OVERCOAT = '/product/wool-overcoat/';

/** The swatches of a product page, as a shopper finds them. */
export interface Swatches {
  /** The list of an attribute, by the attribute's name. */
  list: (name: string) => Locator;
  item: (name: string, value: string) => Locator;
  select: (name: string) => Locator;
  label: (name: string) => Locator;
}

export function swatchesOf(page: Page): Swatches {
  const row = (name: string): Locator =>
    page.locator('tr', { has: page.getByText(name, { exact: true }) });
  const list = (name: string): Locator => row(name).locator('.variable-items-wrapper,.ux-swatches');
  return {
    list,
    item: (name, value) => list(name).locator(`[data-value="${value}"]:not(input)`),
    select: (name) => row(name).locator('select'),
    label: (name) => row(name).locator('.label'),
  };
}

/** Opens a product page and waits until all its swatches work. */
export async function openSwatches(
  page: Page,
  shop: Shop,
  path: string,
  situation: Partial<Situation> = {},
): Promise<Swatches> {
  await shop.situation({ swatches: 'plugin', ...situation });
  // Firefox waits with the page's `load` for code that was asked for before, and may be held back.
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  const swatches = swatchesOf(page);
  const lists = page.locator('.variable-items-wrapper,.ux-swatches');
  for (const list of await lists.all()) await expectIsland(list, 'swatches', 'ready');
  return swatches;
}
