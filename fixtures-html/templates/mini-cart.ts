import { lineName, lineSku, type CartLine } from '../server/cart-line';
import { lineTotalPence, subtotalPence } from '../server/cart-totals';
import { createNonce } from '../server/nonces';
import { unitPence } from '../server/stock';
import { html, type Markup } from './markup';
import { picture } from './picture';
import { amount } from './price';
import { quantityField } from './quantity';
import { absolute, type View } from './view';

export function removeUrl(view: View, line: CartLine): string {
  return absolute(
    view,
    `/basket/?remove_item=${line.key}&_wpnonce=${createNonce(view.visitor, 'woocommerce-cart')}`,
  );
}

function removeLink(view: View, line: CartLine): Markup {
  const name = lineName(line);
  return html`<a role="button" href="${removeUrl(view, line)}" class="remove remove_from_cart_button" aria-label="Remove ${name} from basket" data-product_id="${line.product.id}" data-cart_item_key="${line.key}" data-product_sku="${lineSku(line)}" data-success_message="“${name}” has been removed from your basket">×</a>`;
}

function flatsomeQuantity(view: View, line: CartLine): Markup {
  const field = quantityField(view, line.product, {
    name: `cart[${line.key}][qty]`,
    value: line.quantity,
    min: line.product.soldIndividually ? 1 : 0,
    variation: line.variation,
    classes: 'form-minimal',
  });
  return html`<div class="ux-mini-cart-qty">${field}<span class="product-subtotal price-wrapper" data-title="Subtotal">${amount(lineTotalPence(line))}</span></div>`;
}

function quantity(view: View, line: CartLine): Markup {
  const { theme, miniCartQuantity } = view.visitor.situation;
  if (theme === 'flatsome' && miniCartQuantity) return flatsomeQuantity(view, line);
  const text = html`<span class="quantity">${line.quantity} × ${amount(unitPence(line.product, line.variation))}</span>`;
  return theme === 'flatsome' ? html`<div class="ux-mini-cart-qty">${text}</div>` : text;
}

function item(view: View, line: CartLine): Markup {
  return html`<li class="woocommerce-mini-cart-item mini_cart_item">
${removeLink(view, line)}
<a href="${absolute(view, `/product/${line.product.slug}/`)}">${picture(line.product, { alt: '' })}${lineName(line)}</a>
${quantity(view, line)}
</li>
`;
}

function totalAndButtons(view: View): Markup {
  return html`<p class="woocommerce-mini-cart__total total"><strong>Subtotal:</strong> ${amount(subtotalPence(view.visitor))}</p>
<p class="woocommerce-mini-cart__buttons buttons"><a href="${absolute(view, '/basket/')}" class="button wc-forward">View basket</a><a href="${absolute(view, '/checkout/')}" class="button checkout wc-forward">Checkout</a></p>`;
}

function emptyContent(view: View): Markup {
  if (view.visitor.situation.theme === 'plain') {
    return html`<p class="woocommerce-mini-cart__empty-message">No products in the basket.</p>`;
  }
  return html`<div class="ux-mini-cart-empty flex flex-row-col text-center"><div class="ux-mini-cart-empty-icon" aria-hidden="true"></div><p class="woocommerce-mini-cart__empty-message empty">No products in the basket.</p><p class="return-to-shop"><a class="button primary wc-backward" href="${absolute(view, '/shop/')}">Return to shop</a></p></div>`;
}

/** Inside of the mini-cart: the same on the page and in the fragments. */
function miniCart(view: View): Markup {
  const { lines, situation } = view.visitor;
  if (lines.length === 0) return emptyContent(view);
  const footer = totalAndButtons(view);
  return html`<ul class="woocommerce-mini-cart cart_list product_list_widget">
${lines.map((line) => item(view, line))}</ul>
${situation.theme === 'flatsome' ? html`<div class="ux-mini-cart-footer">${footer}</div>` : footer}`;
}

export function miniCartContent(view: View): Markup {
  return html`<div class="widget_shopping_cart_content">${miniCart(view)}</div>`;
}

/** Printed empty where the platform leaves it to the fragments to fill in. */
export function emptyMiniCartContent(): Markup {
  return html`<div class="widget_shopping_cart_content"></div>`;
}
