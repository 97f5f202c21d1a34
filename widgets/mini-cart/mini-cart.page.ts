import { expectIsland, type Locator, type Page } from '../../fixtures-html/testing/shop-test';

/** A mini-cart of the fixture shop as its shopper sees it. */
export interface MiniCart {
  /** The header item or the panel around the content. */
  frame: Locator;
  content: Locator;
  rows: Locator;
  total: Locator;
  undoRow: Locator;
  row: (name: string) => Locator;
  field: (name: string) => Locator;
  remove: (name: string) => Locator;
  undo: (name: string) => Locator;
}

function describe(frame: Locator): MiniCart {
  const content = frame.locator('.widget_shopping_cart_content');
  const rows = content.locator('.mini_cart_item:not([hidden])');
  const row = (name: string): Locator => rows.filter({ hasText: name });
  return {
    frame,
    content,
    rows,
    total: content.locator('.woocommerce-mini-cart__total'),
    undoRow: content.locator('.storefront-islands-undo'),
    row,
    field: (name) => row(name).locator('.qty'),
    remove: (name) => row(name).locator('.remove_from_cart_button'),
    undo: (name) => content.getByRole('button', { name: `Undo: bring ${name} back` }),
  };
}

export const dropdownOf = (page: Page): MiniCart =>
  describe(page.locator('.cart-item.has-dropdown'));
export const panelOf = (page: Page): MiniCart => describe(page.locator('#cart-popup'));
export const widgetOf = (page: Page): MiniCart =>
  describe(page.locator('#woocommerce_widget_cart-2'));

/** The problem that is told at the foot of the window. */
export const toastOf = (page: Page): Locator =>
  page.locator('.storefront-islands-toast').and(page.getByRole('alert'));

/** Opens the header's dropdown by pointer and waits until the mini-cart in it works. */
export async function openDropdown(page: Page, address = '/shop/'): Promise<MiniCart> {
  await page.goto(address);
  const cart = dropdownOf(page);
  await expectIsland(cart.frame, 'cart-item', 'ready');
  await cart.frame.hover();
  await expectIsland(page.locator('body'), 'quantity', 'ready');
  await expectIsland(cart.content, 'mini-cart', 'ready');
  return cart;
}

/** Opens the off-canvas panel and waits until the mini-cart in it works. */
export async function openPanel(page: Page, address = '/shop/'): Promise<MiniCart> {
  await page.goto(address);
  const toggle = page.locator('.off-canvas-toggle:visible');
  await expectIsland(page.locator('.cart-item:visible'), 'cart-item', 'ready');
  await toggle.click();
  const cart = panelOf(page);
  await cart.content.hover();
  await expectIsland(page.locator('body'), 'quantity', 'ready');
  await expectIsland(cart.content, 'mini-cart', 'ready');
  return cart;
}
