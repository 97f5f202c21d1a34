import type { Product } from '../catalogue/product';
import { html, nothing, type Markup } from '../templates/markup';
import type { AddRefusal } from './cart';

/* What the shop says about the basket. Names are data and are escaped by the template. */

export interface AddedItem {
  readonly name: string;
  readonly quantity: number;
}

const viewBasket = html` <a href="/basket/" class="button wc-forward">View basket</a>`;

function listNames(items: readonly AddedItem[]): string {
  const names = items.map(({ name, quantity }) =>
    quantity === 1 ? `“${name}”` : `${quantity} × “${name}”`,
  );
  const last = names.pop() ?? '';
  return names.length === 0 ? last : `${names.join(', ')} and ${last}`;
}

/** On the way to the basket the link leads back to the shop; otherwise it leads to the basket. */
export function addedMessage(items: readonly AddedItem[], continueTo: string | undefined): Markup {
  const count = items.reduce((sum, item) => sum + item.quantity, 0);
  const text = `${listNames(items)} ${count > 1 ? 'have' : 'has'} been added to your basket.`;
  const link =
    continueTo === undefined
      ? viewBasket
      : html` <a href="${continueTo}" class="button wc-forward">Continue shopping</a>`;
  return html`${text}${link}`;
}

export function refusalMessage(product: Product, refusal: AddRefusal): Markup {
  switch (refusal.reason) {
    case 'not-purchasable':
      return html`Sorry, this product cannot be bought here.`;
    case 'options-missing':
      if (product.kind === 'grouped') {
        return html`Please choose the quantity of items that you would like to add to your basket.`;
      }
      return html`Please choose the options you would like for “${product.name}” first.`;
    case 'out-of-stock':
      return html`You cannot add “${product.name}” to the basket because it is out of stock.`;
    case 'already-in-cart':
      return html`You cannot add another “${product.name}” to your basket.${viewBasket}`;
    case 'not-enough-stock':
      return refusal.inCart > 0
        ? html`You cannot add that many – we have ${refusal.stock} in stock and you already have ${refusal.inCart} in your basket.${viewBasket}`
        : html`You cannot add that many of “${product.name}” because there is not enough stock (${refusal.stock} remaining).`;
  }
}

export function removedMessage(name: string, undoUrl: string | undefined): Markup {
  return html`“${name}” removed. ${undoUrl === undefined ? nothing : html`<a href="${undoUrl}" class="restore-item">Undo?</a>`}`;
}
