import { cartCount } from '../server/cart';
import { subtotalPence } from '../server/cart-totals';
import { html, nothing, type Markup } from './markup';
import { amount } from './price';
import { absolute, type View } from './view';

/* The small parts of the header that show the cart. Each is also a fragment of its own. */

export function cartPrice(view: View): Markup {
  return html`<span class="cart-price">${amount(subtotalPence(view.visitor))}</span>`;
}

export function cartIcon(view: View): Markup {
  return html`<span class="cart-icon image-icon"><strong>${cartCount(view.visitor)}</strong></span>`;
}

export function cartBagIcon(view: View): Markup {
  return html`<i class="icon-shopping-bag" data-icon-label="${cartCount(view.visitor)}"></i>`;
}

export function cartImageIcon(view: View): Markup {
  return html`<span class="image-icon header-cart-icon" data-icon-label="${cartCount(view.visitor)}"><img class="cart-img-icon" alt="Basket" src="/wp-content/themes/fixture/icons/bag.svg" width="20" height="20"></span>`;
}

function countText(view: View): string {
  const count = cartCount(view.visitor);
  return count === 1 ? '1 item' : `${count} items`;
}

export function cartContents(view: View): Markup {
  return html`<a class="cart-contents" href="${absolute(view, '/basket/')}" title="View your shopping basket">${amount(subtotalPence(view.visitor))} <span class="count">${countText(view)}</span></a>`;
}

export function footerCartContents(view: View): Markup {
  return html`<a class="footer-cart-contents" href="${absolute(view, '/basket/')}">Basket${cartCount(view.visitor) > 0 ? html` <span class="count">${cartCount(view.visitor)}</span>` : nothing}</a>`;
}
