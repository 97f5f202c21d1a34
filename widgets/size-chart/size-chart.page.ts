import {
  expect,
  expectKnown,
  type Locator,
  type Page,
} from '../../fixtures-html/testing/shop-test';

/** A size chart as a shopper meets it. */
export class ChartPage {
  readonly button: Locator;
  readonly dialog: Locator;

  constructor(
    readonly page: Page,
    nth = 0,
  ) {
    this.button = page.locator('.md-size-chart-btn').nth(nth);
    this.dialog = page.getByRole('dialog');
  }

  tab(name: string): Locator {
    return this.dialog.getByRole('tab', { name });
  }

  /** A cell of the table that is shown, by its text. */
  cell(text: string): Locator {
    return this.dialog.locator('td:visible,th:visible').getByText(text, { exact: true });
  }

  /** Waits until just these cells are highlighted, by their texts from the top down. */
  async expectLit(texts: string[]): Promise<void> {
    const lit = this.dialog.locator('.col-highlight:visible');
    await expect.poll(() => lit.allTextContents()).toEqual(texts);
  }

  async press(times = 1): Promise<void> {
    await expectKnown(this.button, 'size-chart');
    await this.button.click({ clickCount: times });
  }

  /** Opens by mouse, and waits until keys go to the dialog. */
  async open(): Promise<void> {
    await this.press();
    await expect(this.dialog).toBeFocused();
  }
}
