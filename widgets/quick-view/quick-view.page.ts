import {
  expect,
  expectKnown,
  painted,
  type Locator,
  type Page,
} from '../../fixtures-html/testing/shop-test';

/** The quick view as a shopper meets it. */
export class QuickViewPage {
  readonly dialog: Locator;
  readonly content: Locator;
  readonly slider: Locator;
  /** The first picture, which follows the choice. */
  readonly main: Locator;
  readonly status: Locator;
  readonly close: Locator;

  constructor(readonly page: Page) {
    this.dialog = page.getByRole('dialog');
    this.content = this.dialog.locator('.product-lightbox');
    this.slider = this.content.locator('.product-gallery-slider');
    this.main = this.slider.locator('img').first();
    this.status = this.dialog.getByRole('status');
    this.close = this.dialog.getByRole('button', { name: 'Close (Esc)' });
  }

  box(product: string): Locator {
    return this.page.locator('.product-small.col', { hasText: product });
  }

  link(product: string): Locator {
    return this.box(product).locator('a.quick-view');
  }

  /** Presses a product's button by mouse. */
  async press(product: string): Promise<void> {
    await painted(this.page);
    await expectKnown(this.link(product), 'quick-view');
    await this.link(product).click();
  }

  /** Opens by mouse, and waits for the product, and until keys go to the dialog. */
  async open(product: string): Promise<void> {
    await this.press(product);
    await expect(this.content.getByRole('heading', { name: product })).toBeVisible();
    await expect(this.dialog).toBeFocused();
  }

  /** Raises the quantity inside, and waits until that is done. */
  async raiseQuantity(): Promise<void> {
    await this.content.locator('.quantity .plus').click();
    await expect(this.content.locator('.quantity .qty')).toHaveValue('2');
  }

  /** Closes by key, as soon as the dialog hears keys. */
  async escape(): Promise<void> {
    await expect
      .poll(() => this.dialog.evaluate((dialog) => dialog.contains(document.activeElement)))
      .toBe(true);
    await this.page.keyboard.press('Escape');
  }

  /** Waits until the theme has faded it in. */
  async settled(): Promise<void> {
    await expect(this.dialog).toHaveClass(/mfp-ready/);
    await expect(this.dialog.locator('.mfp-container')).toHaveCSS('opacity', '1');
  }

  /** Waits until it has faded. */
  async gone(): Promise<void> {
    await expect(this.dialog).toHaveCount(0);
  }

  /** Number of the picture shown, from 1. */
  async shown(): Promise<number> {
    return this.slider
      .locator('.slide')
      .evaluateAll((slides) => 1 + slides.findIndex((one) => one.matches('.is-selected')));
  }

  /** Where the picture that is shown really stands, from the slider’s start, in CSS pixels. */
  async offset(): Promise<number> {
    return this.slider.evaluate((slider) => {
      const slide = slider.querySelector('.is-selected')!.getBoundingClientRect();
      // Never −0, which is not 0 to a test.
      return Math.round(slide.left - slider.getBoundingClientRect().left) + 0;
    });
  }

  /** Presses the mouse on the pictures; what follows moves it from there, by CSS pixels. */
  async grab(): Promise<{
    width: number;
    drag: (dx: number) => Promise<void>;
    drop: () => Promise<void>;
  }> {
    const { x, y, width, height } = (await this.slider.boundingBox())!;
    const { mouse } = this.page;
    const [centre, middle] = [x + width / 2, y + height / 2];
    await mouse.move(centre, middle);
    await mouse.down();
    return {
      width,
      drag: (dx) => mouse.move(centre + dx, middle),
      drop: () => mouse.up(),
    };
  }

  /** Waits until everything that follows from the last move can be seen. */
  async drawn(): Promise<void> {
    await this.page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
  }
}
