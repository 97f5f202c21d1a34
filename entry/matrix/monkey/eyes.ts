import type { CartJson } from '../../../fixtures-html/testing/shop-test';

/** What a page says of the basket and the wishlist, in each place where it says so. */

export interface Truth {
  cart: CartJson;
  wishes: number[];
}

/** Runs in the browser. @returns what is not as the server has it, or not as a page at rest is */
export function findLies({ cart, wishes }: Truth): string[] {
  const lies: string[] = [];
  const expect = (what: string, shown: unknown, truth: unknown): void => {
    const [now, right] = [JSON.stringify(shown), JSON.stringify(truth)];
    if (now !== right) lies.push(`${what}: shows ${now}, the server has ${right}`);
  };
  const each = (selector: string, look: (part: HTMLElement) => void): void =>
    document.querySelectorAll<HTMLElement>(selector).forEach(look);
  const digits = (text: string | null | undefined): number => Number(text?.replace(/\D/g, '') || 0);

  const count = cart.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  each('.cart-icon strong', (part) => expect('number', Number(part.textContent), count));
  each('.cart-price', (part) => expect('price', digits(part.textContent), cart.subtotalPence));
  // In any order: what was brought back stands where it stood, and last with the server.
  const inOrder = (rows: unknown[]): string[] => rows.map((line) => JSON.stringify(line)).sort();
  const lines = cart.lines.map(({ key, quantity }) => [key, quantity]);
  each('.widget_shopping_cart_content', (content) => {
    const rows = [...content.querySelectorAll('.mini_cart_item:not([hidden])')].map((row) => [
      row.querySelector<HTMLElement>('[data-cart_item_key]')?.dataset['cart_item_key'],
      // A field of the theme's, or what the platform prints: "3 × £24.00".
      Number.parseInt(
        row.querySelector<HTMLInputElement>('.qty')?.value ??
          row.querySelector('.quantity')?.textContent ??
          '',
      ),
    ]);
    const told = [...content.querySelectorAll<HTMLInputElement>('.quantity')].length
      ? rows
      : rows.map(([key]) => [key, lines.find(([own]) => own === key)?.[1]]);
    expect('lines', inOrder(told), inOrder(lines));
    const total = content.querySelector('.total');
    if (cart.lines.length > 0) expect('total', digits(total?.textContent), cart.subtotalPence);
  });

  each('i.wishlist-icon', ({ dataset }) =>
    expect('wishes', Number(dataset['iconLabel'] ?? 0), wishes.length),
  );
  each('div.wishlist-icon', (heart) => {
    const link = heart.querySelector<HTMLElement>('[data-product-id]');
    if (!link) return;
    const id = Number(link.dataset['productId']);
    const shown = heart.querySelector('.wishlist-added') !== null;
    expect(`heart of ${id}`, shown, wishes.includes(id));
  });
  return [...lies, ...findUnrest()];

  function findUnrest(): string[] {
    const busy = '.loading:not(html),.updating,.processing,.is-busy,[aria-busy=true]';
    const found = [...document.querySelectorAll(busy)].map(
      (part) => `busy: ${part.outerHTML.slice(0, 160)}`,
    );
    if (document.querySelector('[role=dialog],dialog[open]')) return found;
    const isLocked = getComputedStyle(document.documentElement).overflow === 'hidden';
    // A dialog has all that is beside it inert; the link to the top is while it is out of sight.
    each('body > [inert]:not(.back-to-top)', (part) => {
      found.push(`inert: ${part.outerHTML.slice(0, 160)}`);
    });
    return isLocked ? [...found, 'scrolling is locked, and no dialog is open'] : found;
  }
}

/** Runs in the browser. @returns islands that have failed */
export function findFailed(): string[] {
  return [...document.querySelectorAll('*')].flatMap(({ attributes }) =>
    [...attributes]
      .filter(({ name, value }) => name.startsWith('data-island-') && value === 'failed')
      .map(({ name }) => `failed: ${name}`),
  );
}
