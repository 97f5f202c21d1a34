import { expectIsland, type Locator, type Page } from '../../fixtures-html/testing/shop-test';

/** A product form with options, as its shopper sees it. */
export interface ProductForm {
  form: Locator;
  select: (label: string) => Locator;
  result: Locator;
  price: Locator;
  button: Locator;
  clear: Locator;
  quantity: Locator;
  id: Locator;
  sku: Locator;
  message: Locator;
}

export const OVERSHIRT = '/product/corduroy-overshirt/';
export const OVERCOAT = '/product/wool-overcoat/';
/** Has its variations asked for one at a time. */
export const SOCKS = '/product/boot-socks/';

export function formOf(page: Page): ProductForm {
  const form = page.locator('.variations_form');
  return {
    form,
    select: (label) => form.getByLabel(label, { exact: true }),
    result: form.locator('.single_variation'),
    price: form.locator('.woocommerce-variation-price'),
    button: form.locator('.single_add_to_cart_button'),
    clear: form.locator('.reset_variations'),
    quantity: form.locator('.qty'),
    id: form.locator('.variation_id'),
    sku: page.locator('.product_meta .sku'),
    message: form.locator('.wc-no-matching-variations'),
  };
}

/** Opens a product page, and waits until its form works. */
export async function openForm(page: Page, path: string): Promise<ProductForm> {
  await page.goto(path);
  const product = formOf(page);
  await expectIsland(product.form, 'variation-form', 'ready');
  return product;
}

/** Chooses a value for each attribute, by what the shopper reads. */
export async function choose(product: ProductForm, choice: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(choice)) {
    await product.select(label).selectOption({ label: value });
  }
}

/** What can be chosen of an attribute, by what the shopper reads. */
export function optionsOf(product: ProductForm, label: string): Promise<string[]> {
  return product
    .select(label)
    .locator('option')
    .evaluateAll((options) =>
      (options as HTMLOptionElement[])
        .filter(({ value }) => value)
        .map(({ text, disabled }) => (disabled ? `(${text})` : text)),
    );
}
