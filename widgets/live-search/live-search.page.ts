import {
  expect,
  expectIsland,
  touch,
  type Locator,
  type Page,
  type Shop,
} from '../../fixtures-html/testing/shop-test';

/** A search form of the fixture shop as its shopper meets it; the header's by default. */
export class SearchForm {
  readonly form: Locator;
  readonly field: Locator;
  readonly category: Locator;
  readonly submit: Locator;
  readonly results: Locator;
  readonly list: Locator;
  readonly options: Locator;
  readonly chosen: Locator;
  readonly note: Locator;

  constructor(
    readonly page: Page,
    around = '#header',
  ) {
    this.form = page.locator(`${around} .searchform`);
    this.field = this.form.locator('.search-field');
    this.category = this.form.locator('.search_categories');
    this.submit = this.form.locator('.submit-button');
    this.results = this.form.locator('.live-search-results');
    this.list = this.results.locator('.autocomplete-suggestions');
    this.options = this.list.locator('.autocomplete-suggestion');
    this.chosen = this.list.locator('[aria-selected=true]');
    this.note = this.results.locator('.storefront-islands-search-note');
  }

  /** Opens a page, and the field with its code. */
  async open(path = '/shop/'): Promise<void> {
    await this.page.goto(path);
    await touch(this.page);
    await this.enter();
  }

  async enter(): Promise<void> {
    await this.field.focus();
    await expectIsland(this.results, 'live-search', 'ready');
  }

  /** Types into the field and waits for the answer to the whole of it. */
  async search(text: string): Promise<void> {
    await this.field.fill(text);
    await this.settled();
    await expect(this.list).toBeVisible();
  }

  async settled(): Promise<void> {
    await expect(this.submit).not.toHaveClass(/loading/);
  }

  /** Names of the suggestions, as they are read. */
  names(): Promise<string[]> {
    return this.list.locator('.search-name').allTextContents();
  }

  async expectActive(index: number): Promise<void> {
    const id = await this.options.nth(index).getAttribute('id');
    await expect(this.field).toHaveAttribute('aria-activedescendant', id!);
    await expect(this.chosen).toHaveAttribute('data-index', String(index));
    await expect(this.chosen).toHaveClass(/autocomplete-selected/);
  }

  /** What the keys have led to: the field's text, the chosen suggestion (-1: none), and the list. */
  now(): Promise<{ text: string; chosen: number; isOpen: boolean; isConsistent: boolean }> {
    return this.field.evaluate((element) => {
      const field = element as HTMLInputElement;
      const list = document.getElementById(field.getAttribute('aria-controls')!)!;
      const options = [...list.children];
      const marked = options.filter(({ ariaSelected }) => ariaSelected === 'true');
      const active = document.getElementById(field.getAttribute('aria-activedescendant') ?? '');
      const isOpen = list.checkVisibility();
      return {
        text: field.value,
        chosen: active ? options.indexOf(active) : -1,
        isOpen,
        // What is seen is what assistive technology is told.
        isConsistent:
          field.ariaExpanded === String(isOpen) &&
          marked.length === (active ? 1 : 0) &&
          marked.every((option) => option === active && option.matches('.autocomplete-selected')),
      };
    });
  }

  async expectNoneActive(): Promise<void> {
    await expect(this.field).not.toHaveAttribute('aria-activedescendant');
    await expect(this.chosen).toHaveCount(0);
  }
}

export const liveRegion = (page: Page): Locator =>
  page.locator('.widget_shopping_cart_live_region');

/** The texts that were searched for, in the order in which the shop was asked. */
export async function queries(
  shop: Shop,
): Promise<Array<[query: string, category: string | null]>> {
  const requests = await shop.requests('flatsome_ajax_search_products');
  return requests.map(({ path }) => {
    const { searchParams } = new URL(path, 'http://shop.example');
    return [searchParams.get('query')!, searchParams.get('product_cat')];
  });
}
