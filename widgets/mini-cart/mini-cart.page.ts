import {
  expect,
  expectIsland,
  openSettled,
  type Locator,
  type Page,
  type Shop,
} from '../../fixtures-html/testing/shop-test';

export const TEE = 'Organic Cotton Tee';
export const JUMPER = 'Merino Crew Jumper';
export const BEANIE = 'Ribbed Beanie';
/** One of the first, two of the second, three of the third. */
export const threeLines = [
  { sku: 'HV-W101', quantity: 1 },
  { sku: 'HV-W107', quantity: 2 },
  { sku: 'HV-A302', quantity: 3 },
];

/** What the cart on the server holds, in its order. */
export const names = async (shop: Shop): Promise<string[]> =>
  (await shop.cart()).lines.map(({ name }) => name);

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

/**
 * Opens the header's dropdown by pointer and waits until the mini-cart in it works. No refresh is under
 * way then: one that was would take a fault for itself, or renew what a test has just read.
 */
export async function openDropdown(page: Page, address = '/shop/'): Promise<MiniCart> {
  await openSettled(page, address);
  return useDropdown(page);
}

/** The same on a page that is open already. */
export async function useDropdown(page: Page): Promise<MiniCart> {
  const cart = dropdownOf(page);
  await expectIsland(cart.frame, 'cart-item', 'ready');
  await cart.frame.hover();
  await expectIsland(page.locator('body'), 'quantity', 'ready');
  await expectIsland(cart.content, 'mini-cart', 'ready');
  return cart;
}

/** Opens the off-canvas panel and waits until the mini-cart in it works. */
export async function openPanel(page: Page, address = '/shop/'): Promise<MiniCart> {
  await openSettled(page, address);
  return usePanel(page);
}

/** The same on a page that is open already. */
export async function usePanel(page: Page): Promise<MiniCart> {
  await expectIsland(page.locator('.cart-item:visible'), 'cart-item', 'ready');
  await page.locator('.off-canvas-toggle:visible').click();
  const cart = panelOf(page);
  await cart.content.hover();
  await expectIsland(page.locator('body'), 'quantity', 'ready');
  await expectIsland(cart.content, 'mini-cart', 'ready');
  return cart;
}

/** Gives the basket of an open page other lines, and waits until the mini-cart shows their total. */
export async function refill(
  page: Page,
  shop: Shop,
  lines: Parameters<Shop['fill']>[0],
  total: string,
): Promise<void> {
  await shop.fill(lines);
  // On its way it does not hear of a refresh yet, and may find what it has stored good enough.
  await expectIsland(page.locator('body'), 'cart-fragments', 'ready');
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        document.addEventListener('wc_fragments_refreshed', resolve, { once: true });
        document.body.dispatchEvent(new CustomEvent('wc_fragment_refresh'));
      }),
  );
  const { frame, total: shownTotal } = dropdownOf(page);
  // A press elsewhere, e.g. on a message, has closed it.
  await frame.hover();
  await expect(shownTotal).toContainText(total);
  await expect(shownTotal).toBeVisible();
  await shop.forgetRequests();
}
